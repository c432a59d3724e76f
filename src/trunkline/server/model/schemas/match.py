"""Schemas of responses about matches: the view, choices, seats, clocks, the log, errors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pydantic.dataclasses

from trunkline.server.model.schemas.scene import EndView, Known, PanelView, SceneView
from trunkline.server.model.table_settings import TableSettings

Why = Literal["hours", "vacation"]


@dataclass(frozen=True, slots=True)
class PauseView:
    """When a clock stands still: outside somebody's hours, or on their vacation."""

    since: str  # ISO 8601, UTC
    until: str
    why: Why


@dataclass(frozen=True, slots=True)
class ClockView:
    """All times are fixed ones, so that whoever reads this can compute what is left now."""

    seat: int
    left: int  # milliseconds, at `since`
    since: str | None  # since when it runs; None: it stands
    pauses: list[PauseView]  # after that, in order
    vacation: PauseView | None  # of who sits there, whether it is their turn or not
    grace: int  # milliseconds after its end, until a bot holds the seat


OriginKind = Literal["imported", "continued", "lesson"]


@dataclass(frozen=True, slots=True)
class OriginView:
    """No promise was made about the shuffle of such a match."""

    kind: OriginKind
    match: str  # the address of the one that it goes on from, or ""
    number: int  # after how many of its actions


@dataclass(frozen=True, slots=True)
class UndoRequestView:
    """What somebody wants to take back, while the others are being asked."""

    id: int  # to be named by whoever answers
    seat: int  # who asks
    to: int  # the match would stand as after this action
    count: int  # how many decisions that takes back
    news: bool  # something came to light meanwhile that could not be foreseen
    waits_for: list[int]  # the seats that have not answered yet
    mine: bool  # it is I who ask
    to_me: bool  # I am asked


@dataclass(frozen=True, slots=True)
class UndoCostView:
    """What it would take to go back so far."""

    to: int
    count: int
    news: bool
    concerned: list[int]  # the seats whose people must agree; none: it is done at once


@dataclass(frozen=True, slots=True)
class Invitation:
    """Whoever opens the link takes the seat."""

    seat: int
    token: str
    url: str


@dataclass(frozen=True, slots=True)
class MatchBegun:
    id: str
    invitations: list[Invitation]


@dataclass(frozen=True, slots=True)
class HurryView:
    """Whether the match waits for a bot, which then decides without a pause."""

    hurried: bool


# A match as somebody sees it


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: int
    name: str
    kind: Literal["person", "open", "bot"]  # open: nobody has followed the link yet
    bot: str  # which one, or ""
    bot_title: str  # how it is called, with its level; "": no bot sits there
    level: int | None  # of the bot, if it has one
    mine: bool
    here: bool  # somebody who holds the seat has the match open now; a bot always
    replaced: bool  # the bot that sat here failed, and this one plays on
    invited: bool  # a link to it is out: whoever follows it sits here
    team: int | None  # partners have the same; None where everybody plays alone


@dataclass(frozen=True, slots=True)
class CardsView:
    """So many cards or other things of a kind, to be drawn on a button."""

    owner: str  # of the livery that they are shown in
    count: int


@dataclass(frozen=True, slots=True)
class OptionView:
    """One action that can be chosen now, or that is offered but refused."""

    action: str  # the notation, to be sent back
    label: str
    legal: bool
    targets: list[str]  # what on the table it is about, in order: "company:PRR", "hex:Q5"
    number: int | None  # the amount, where a number belongs to it
    cards: list[CardsView] | None = None  # what is laid or taken, where that is the whole point


@dataclass(frozen=True, slots=True)
class BranchView:
    """Legal actions that differ in their last word only: very many of them in few bytes."""

    action: str  # what they begin with: "move H5"
    label: str  # with {} for what the last word is called: "Move H5 to {}"
    targets: list[str]  # what they are all about: "station:H5"
    number: int | None  # the amount that belongs to all of them
    last: str  # what the last words are: "hex" makes of "K7" the target "hex:K7"
    words: list[str]


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """The actions that begin with the same word and are about the same kinds of things.

    Few of them are options, each with its label; of very many the legal ones are in branches.
    """

    word: str
    label: str
    kind: Literal["button", "number", "target"]
    options: list[OptionView]
    branches: list[BranchView]
    names: dict[str, str]  # of the last words of branches, where they are called otherwise
    brief: Known[str] = None  # what is done with a thing, on the thing itself: "Keep"


@dataclass(frozen=True, slots=True)
class UndoView:
    """How many of the last actions I may take back: the last one, or my turn so far."""

    steps: int
    barrier: str  # a sentence: why no more than that, or ""
    may_ask: bool  # for more than that, those whom it concerns can be asked


@dataclass(frozen=True, slots=True)
class EventView:
    kind: str
    text: str
    clause: str
    targets: list[str]  # what on the table it is about: "hex:Q5", "company:PRR", "seat:1"
    heading: bool  # begins a part of the log


@dataclass(frozen=True, slots=True)
class EntryView:
    """One action and what came of it; number 0 is the set-up."""

    number: int
    seat: int | None
    action: str
    label: str
    at: str  # ISO 8601, UTC
    events: list[EventView]


@dataclass(frozen=True, slots=True)
class HappeningView:
    """Something that is no action: somebody sat down, something was taken back."""

    version: int  # of the match from then on; there is one happening of a version at most
    after: int  # the number of the entry after which it stands
    at: str  # ISO 8601, UTC
    kind: str
    seat: int | None  # whom it is about
    text: str
    undone: list[EntryView]  # what was taken back


@dataclass(frozen=True, slots=True)
class LogView:
    start: int  # entries from this number on are replaced by the ones here
    entries: list[EntryView]
    earlier: bool  # there are entries before the first one that was ever sent
    happenings: list[HappeningView]


@dataclass(frozen=True, slots=True)
class ScoreLineView:
    seat: int
    text: str
    clause: str
    points: int


@dataclass(frozen=True, slots=True)
class OutcomeView:
    reason: str
    ranking: list[int]
    scores: list[int]
    lines: list[ScoreLineView]


@dataclass(frozen=True, slots=True)
class ShuffleView:
    """The seed's hash is known from the start, the seed and its salt from the end on."""

    commitment: str
    seed: str | None  # in digits: more of them than a number in JSON can have
    salt: str | None


@dataclass(frozen=True, slots=True)
class MatchView:
    id: str
    game: str
    title: str
    rules_version: int
    board: str  # "" is the game's own
    options: dict[str, str]
    created: str
    version: int  # raised by every change; a submission names the one that it answers
    number: int  # how many actions have been played
    seats: list[SeatView]
    seat: int | None  # through whose eyes this is seen; None: a spectator's
    private: bool  # my seats see different things: put a curtain between them
    actor: int | None
    prompt: str
    about: list[str]  # what on the table is being decided on: "track:17"
    choices: list[ChoiceView]
    ways: bool  # the best series of actions can be asked for: I decide, and the game weighs them
    undo: UndoView
    scene: SceneView
    scores: list[int]  # -1: not for these eyes
    ends: list[EndView]  # how near each of the ways to end is
    outcome: OutcomeView | None
    shuffle: ShuffleView | None  # None: it did not begin with a deal of its own; see `origin`
    origin: OriginView | None
    log: LogView
    clocks: list[ClockView]  # one for each seat; none where nobody minds the time
    customs: TableSettings  # how this table plays
    asked: UndoRequestView | None  # what somebody wants to take back
    rematch: str  # the id of the match that was begun after this one, or ""
    lesson: bool  # I am being taught here: see `/matches/{id}/lesson`


@dataclass(frozen=True, slots=True)
class MatchSummary:
    id: str
    game: str
    title: str
    created: str
    changed: str
    number: int
    seats: list[SeatView]
    actor: int | None
    my_turn: bool
    over: bool
    winners: list[int]  # seats; of a match that goes on, or ended long ago, none
    lesson: bool  # a first match that explains the game
    unread: int = 0  # messages in the chat


@dataclass(frozen=True, slots=True)
class PreviewView:
    """What an action or a series of them would do, as far as whoever asks can know."""

    action: str
    then: list[str]
    label: str
    events: list[EventView]
    panels: list[PanelView]
    scores: list[int]
    ends: list[EndView]


@dataclass(frozen=True, slots=True)
class SuggestionView:
    """A series of actions that can be taken at one go, and what it comes to."""

    actions: list[str]  # the notation, to be sent back: the first as `action`, the rest as `then`
    label: str  # the places that it is called by
    places: list[str]  # targets on the map that it goes by, in order: "hex:F40"
    stops: list[str]  # those of them that it is called by
    parts: list[CardsView]  # what it is made of, to be drawn
    gains: list[int | None]  # by how much it changes the score of each seat; None: not for my eyes
    aims: list[str]  # what none that was found is better for, each in a word or two


@dataclass(frozen=True, slots=True)
class SuggestionsView:
    """The best ways by what was pointed at, the best first."""

    ways: list[SuggestionView]
    next: list[str]  # targets that can be pointed at next
    ask: str  # what these are, in a sentence; "" where there are none
    said: list[str]  # a sentence for each aim: that no way is better, or how much one could be


@dataclass(frozen=True, slots=True)
class RefusalView:
    """Why something cannot be done now."""

    action: str
    label: str
    legal: bool
    clause: str
    message: str
    rule: str


# Errors


@dataclass(frozen=True, slots=True)
class Problem:
    code: str
    message: str  # what was wrong and what would be right, in the reader's language
    clause: str = ""
    version: int | None = None  # of the match, where the submission was too late
    at: int | None = None  # of a plan: which of its actions cannot be played, from 0


# Each route describes a dozen refusals. Pydantic keeps the schema of a dataclass of its own; of any
# other it makes a new one every time, 700 of them whenever a server starts: half a second.
@pydantic.dataclasses.dataclass(frozen=True, slots=True)
class ErrorBody:
    error: Problem


@dataclass(frozen=True, slots=True)
class ChatUpdate:
    """Something was said at the table; whoever lacks it asks for it."""

    talk: int  # the number of the newest message; 0: it is not known


# Whatever the server sends over the websocket.
LiveMessage = MatchView | ErrorBody | ChatUpdate


# hand: let a bot hold my seat. take: decide there again. leave: give it up to a bot. invite: make a
# link. fill: let a bot hold a seat of somebody who does not come.
SeatChange = Literal["hand", "take", "leave", "invite", "fill"]


@dataclass(frozen=True, slots=True)
class SeatRightsView:
    """A seat, and what I can do about it now."""

    seat: int
    can: list[SeatChange]
    awaited: str | None  # ISO 8601: since when the match waits for who sits there
    free_from: str | None  # ISO 8601: when I could give it to somebody else
    why_not: str  # a sentence: why I cannot do that now, or ""


@dataclass(frozen=True, slots=True)
class SeatingView:
    version: int
    chairs: list[SeatRightsView]
    rematch: bool  # I can begin another match with the same people


@dataclass(frozen=True, slots=True)
class RecordInfo:
    """What is in a record that has nothing wrong in it."""

    game: str
    title: str
    players: int
    names: list[str]  # "" where the record has none
    number: int  # how many actions
    actor: int | None  # who is to decide where it breaks off; None: it is over


@dataclass(frozen=True, slots=True)
class LessonStepView:
    """Something to read, a decision of the learner, or decisions of the other seats."""

    kind: Literal["read", "do", "they"]
    text: str  # "": what was said before goes on
    at: list[str]  # what of the table it is about: "hex:Q5", "panel:companies"
    clause: str
    after: int  # how many actions have been played before it
    takes: int  # how many are played in it; of the learner always one


@dataclass(frozen=True, slots=True)
class LessonView:
    seat: int  # the learner's
    pace: float  # seconds before each decision of another seat
    steps: list[LessonStepView]
