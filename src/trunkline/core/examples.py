"""Examples: for each clause of a rulebook a moment of a real match that shows it.

A game keeps them in `examples.txt`: matches, with their turns as in records, and lines that say
which clause is to be seen where.

    Match a: 3 players, seed 7, chicago_dividend=after_action
    0: bid 7
    1: pass

    CE-2.4 in a after 1: played
    CE-5.4 in a after 17: refused build Q5
    CE-1.6 in a after 0: seen, at panel:dials

`played`: the action did what the clause says, and the moment before it is shown too. `refused`: an
action that the clause forbids there. `scored`: lines of the final scoring. `ends NAME`: how near
that end is. `seen`: something that lies on the table. `at` says what is to be pointed at, where
that is not what the events or the action are about.

What the engine cannot say by itself stands in `examples.*.ftl` beside the rulebook, in a message
called like the clause: `ce-1-6`; or, of one match or one edition only, `ce-8-2-a`, `sr-5-7-1999`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from trunkline.core.editions import edition_option
from trunkline.core.end_conditions import EndProgress
from trunkline.core.events import Event
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.position_text import ScoreText
from trunkline.core.texts import Texts, slug, text_files

FILE = "examples.txt"
KINDS = ("played", "refused", "scored", "ends", "seen")
_MATCH = re.compile(
    r"Match (?P<name>\S+): (?P<players>\d+) players, seed (?P<seed>\d+)(?P<more>.*)"
)
_TURN = re.compile(r"\d+: (?P<actions>.+)")
_LINE = re.compile(
    r"(?P<clause>[A-Z]+-\d+\.\d+) in (?P<match>\S+) after (?P<number>\d+): "
    r"(?P<kind>[a-z]+)(?: (?P<argument>.+?))?(?:, at (?P<at>.+))?"
)


@dataclass(frozen=True)
class ExampleMatch:
    """A match of the file, as it is written there."""

    name: str
    players: int
    seed: int
    options: Mapping[str, str]
    actions: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class ExampleLine:
    """Which clause is to be seen where."""

    clause: str
    match: str
    number: int  # how many actions have been played
    kind: str
    argument: str = ""
    at: tuple[str, ...] = ()

    def __str__(self) -> str:
        said = f"{self.clause} in {self.match} after {self.number}: {self.kind}"
        pointed = f", at {' '.join(self.at)}" if self.at else ""
        return f"{said} {self.argument}".rstrip() + pointed


@dataclass(frozen=True)
class ExampleFile:
    matches: Mapping[str, ExampleMatch]
    lines: tuple[ExampleLine, ...]


def parse_examples(text: str, where: str = FILE) -> ExampleFile:
    """A file of examples; ours are checked by tests, so a bad one is a programming error."""
    matches: dict[str, ExampleMatch] = {}
    lines: list[ExampleLine] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if found := _MATCH.fullmatch(line):
            match = _match(found)
            matches[match.name] = match
        elif (found := _TURN.fullmatch(line)) and matches:
            [*matches.values()][-1].actions.extend(
                each.strip() for each in found["actions"].split(",")
            )
        elif (found := _LINE.fullmatch(line)) and _fits(found, matches):
            lines.append(_line(found))
        else:
            raise ValueError(f"{where}:{number}: {line!r} is no match, no turn and no example")
    return ExampleFile(matches, tuple(lines))


def _match(found: re.Match[str]) -> ExampleMatch:
    pairs = (each.strip().partition("=") for each in found["more"].split(",") if each.strip())
    options = {name: value for name, _, value in pairs}
    return ExampleMatch(found["name"], int(found["players"]), int(found["seed"]), options)


def _fits(found: re.Match[str], matches: Mapping[str, ExampleMatch]) -> bool:
    match = matches.get(found["match"])
    played = match is not None and int(found["number"]) <= len(match.actions)
    named = (found["argument"] is not None) == (found["kind"] in ("refused", "ends"))
    return played and named and found["kind"] in KINDS


def _line(found: re.Match[str]) -> ExampleLine:
    return ExampleLine(
        found["clause"],
        found["match"],
        int(found["number"]),
        found["kind"],
        found["argument"] or "",
        tuple((found["at"] or "").split()),
    )


@dataclass(frozen=True)
class Example:
    """A moment of a match, and what it shows."""

    game: AnyGame
    line: ExampleLine
    match: Match
    edition: str  # by which it is played; "": the game has one only

    @property
    def clause(self) -> str:
        return self.line.clause

    @property
    def position(self) -> Position:
        return self.match.at(self.line.number)

    @property
    def before(self) -> Position | None:
        """The moment before the action that is shown; None where no action is."""
        number = self.line.number
        return self.match.at(number - 1) if self.line.kind == "played" and number else None

    @property
    def seat(self) -> int | None:
        """Through whose eyes it is seen: of who decides, or has just decided."""
        return self.before.actor if self.before else self.position.actor

    @property
    def refused(self) -> str:
        """The action that cannot be taken there, or ""."""
        return self.line.argument if self.line.kind == "refused" else ""

    @property
    def events(self) -> list[Event]:
        """What the action did, or the set-up."""
        return self.match.events_of(self.line.number - 1) if self.line.kind == "played" else []

    @property
    def cited(self) -> list[Event]:
        """Those of the events that happened by the clause."""
        return [event for event in self.events if event.clause == self.clause]

    def scored(self, language: str) -> list[ScoreText]:
        """The lines of the final scoring by the clause."""
        if self.line.kind != "scored":
            return []
        lines = self.position.text(language).scoring(self.match.events)
        return [line for line in lines if line.clause == self.clause]

    @property
    def end(self) -> EndProgress | None:
        """The end that is shown."""
        named = (end for end in self.position.ends if end.name == self.line.argument)
        return next(named, None) if self.line.kind == "ends" else None

    def told(self, language: str) -> str:
        """What is written of it by hand, or ""."""
        texts, key = _texts(self.game, language), slug(self.clause)
        keys = (f"{key}-{self.line.match}", f"{key}-{self.edition}", key)
        found = next((each for each in keys if each in texts), None)
        return texts(found) if found else ""

    @property
    def holds(self) -> bool:
        """Whether the clause is really to be seen there: the engine says so, or a person does."""
        match self.line.kind:
            case "refused":
                return self.position.why_not(self.refused) == self.clause
            case "scored":
                return bool(self.scored("en"))
            case "ends":
                return self.end is not None and self.end.rule.clause == self.clause
            case "played" if self.cited:
                return True
            case _:
                return self.told("en") != ""


class Examples:
    """All examples of a game; its matches are played when one of them is first asked for."""

    def __init__(self, game: AnyGame, file: ExampleFile) -> None:
        self._game = game
        self._file = file
        self._played: dict[str, Match] = {}

    def __iter__(self) -> Iterator[Example]:
        return map(self._example, self._file.lines)

    def of(self, clause: str, edition: str = "") -> list[Example]:
        """Those of a clause, by the rules of that edition if there are any."""
        found = [self._example(line) for line in self._file.lines if line.clause == clause]
        of_edition = [each for each in found if each.edition == edition]
        return of_edition or found

    @functools.cached_property
    def clauses(self) -> frozenset[str]:
        """The clauses that have one."""
        return frozenset(line.clause for line in self._file.lines)

    def _example(self, line: ExampleLine) -> Example:
        match, chooser = self._match(line.match), edition_option(self._game)
        edition = match.options[chooser.name] if chooser else ""
        return Example(self._game, line, match, edition)

    def _match(self, name: str) -> Match:
        if name not in self._played:
            written = self._file.matches[name]
            match = Match(self._game, written.players, seed=written.seed, options=written.options)
            for action in written.actions:
                match.play(action)
            self._played[name] = match
        return self._played[name]


@functools.cache
def examples_of(game: AnyGame) -> Examples:
    """None of a game from elsewhere that has not written any."""
    path = game.folder / FILE
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return Examples(game, parse_examples(text, str(path)))


def example_texts(game: AnyGame) -> list[Path]:
    """The folders in which sentences may stand, the shared one first."""
    return [*([game.shared] if game.shared else []), game.folder]


@functools.cache
def _texts(game: AnyGame, language: str) -> Texts:
    return Texts(language, text_files(example_texts(game), "examples", language))
