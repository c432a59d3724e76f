"""Schemas of games: what can be played, by which rules, with which examples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trunkline.server.model.schemas.history import MomentView
from trunkline.server.model.schemas.scene import MapView


@dataclass(frozen=True, slots=True)
class ChoiceInfo:
    id: str
    label: str
    about: str  # of a board: where its facts come from
    demands: dict[str, str]  # what it demands of other options, by their names


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """A rule that is played in more than one way; the first choice is the default."""

    name: str
    label: str
    clause: str
    rule: str  # the clause as HTML
    choices: list[ChoiceInfo]
    decider: str  # an option before this one on which the default depends; "": none does
    defaults: dict[str, str]  # by the decider's choices, where the default is not the first choice


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A player that can take a seat."""

    id: str
    label: str
    about: str  # what it is like, in a sentence
    level: int | None  # from 1, the weakest, on; None: a character, or a player from elsewhere


@dataclass(frozen=True, slots=True)
class BoardInfo:
    id: str  # "" is the game's own: where it has several, its option chooses
    label: str
    provenance: str


@dataclass(frozen=True, slots=True)
class GameInfo:
    id: str
    title: str
    designer: str
    about: str  # one sentence that makes one want to play
    players: list[int]  # how many can play, ascending
    partners: int  # players of a team, who sit side by side; 1: everybody plays alone
    usual: int  # how many seats a new table has
    minutes: int
    rules_version: int
    boards: list[BoardInfo]
    options: list[OptionInfo]
    edition_option: str  # the one that chooses the edition; "": the game has one only
    bots: list[BotInfo]
    lesson: bool  # there is a first match in which the table says what to do


@dataclass(frozen=True, slots=True)
class ClauseInfo:
    id: str
    html: str
    text: str  # plain, for searching
    shown: bool  # there are examples of it: see `/games/{game}/examples/{clause}`


@dataclass(frozen=True, slots=True)
class ChapterInfo:
    id: str
    title: str
    clauses: list[ClauseInfo]


@dataclass(frozen=True, slots=True)
class EditionInfo:
    id: str
    label: str


@dataclass(frozen=True, slots=True)
class RulebookInfo:
    game: str
    language: str
    title: str
    introduction: str  # HTML
    chapters: list[ChapterInfo]
    editions: list[EditionInfo]  # of the game; none: it has one only
    edition: str  # of which alone this book is; "": what holds in one edition only is marked
    lesson: bool  # as in `GameInfo`


@dataclass(frozen=True, slots=True)
class OptionInEdition:
    """An option that stands otherwise in this edition than in another."""

    name: str
    label: str
    default: str  # as it is called; "": the same in all editions
    possible: list[str]  # the choices as they are called; none: the same in all editions


@dataclass(frozen=True, slots=True)
class SideInfo:
    """What one edition says in a clause in which they differ."""

    edition: str
    html: str  # "": nothing in particular
    options: list[OptionInEdition]


@dataclass(frozen=True, slots=True)
class DifferenceInfo:
    clause: str
    sides: list[SideInfo]  # one for each edition


@dataclass(frozen=True, slots=True)
class DifferentChapter:
    id: str
    title: str
    differences: list[DifferenceInfo]


@dataclass(frozen=True, slots=True)
class EditionsInfo:
    """Every difference between the editions of a game, side by side."""

    game: str
    language: str
    title: str
    option: str  # the name of the option that chooses the edition
    editions: list[EditionInfo]
    chapters: list[DifferentChapter]


ExampleKind = Literal["played", "refused", "scored", "ends", "seen"]


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A moment of a match that shows a clause, through the eyes of who decides there."""

    index: int  # among all examples of the clause
    kind: ExampleKind
    edition: str  # by which it is played; "": the game has one only
    settings: list[str]  # the options that are not the usual ones, in words
    deed: str  # the action that is played or refused there, in words; "": none is
    told: str  # what is to be seen, in a sentence; "": what happens says it all
    sentences: list[str]  # what the engine says: what happened, what cannot be done, what counts
    points: list[str]  # what on the table it is about: "hex:Q5"
    panels: list[str]  # the ids of the panels that matter
    before: MomentView | None  # of an action: the moment before it
    moment: MomentView  # the printed board of both is in `ExamplesView.boards`
    board: str


@dataclass(frozen=True, slots=True)
class ExamplesView:
    game: str
    clause: str
    language: str
    examples: list[ExampleView]
    boards: dict[
        str, MapView
    ]  # with the printed board, once for all examples that are played on it
