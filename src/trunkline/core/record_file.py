"""The text record of a match: headers, then one line for each turn of a seat, then the result.

    Trunkline record 1
    Game: chicago-express
    …
    2: expand, company PRR, build Q5, done

    Result: detroit, places 1 3 2, scores 88 61 70
    Check: 5c9a20f1b7e4

Readable, diffable, and replayed through the rules when it is read.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from trunkline.core.deal import written
from trunkline.core.errors import BadBoard, BadRecord, BadSetup, IllegalAction, UnknownAction
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.opening import check_seed

FIRST_LINE = "Trunkline record 1"
HEADERS = ("Game", "Rules", "Board", "Players", "Options", "Seed", "Deal")
UNFINISHED = "unfinished"


def write_record(match: Match) -> str:
    lines = [
        FIRST_LINE,
        f"Game: {match.game.id}",
        f"Rules: {match.game.rules_version}",
        f"Board: {match.ground.file.fingerprint}",
        f"Players: {match.players}",
        f"Options: {pairs_text(match.options)}",
        f"Seed: {match.seed}",
        f"Deal: {pairs_text(match.deal)}",
        *(f"Name {seat}: {name}" for seat, name in enumerate(match.names) if name),
        "",
        *_turns(match),
        "",
        f"Result: {result_line(match)}",
    ]
    return "\n".join([*lines, f"Check: {_check(lines)}"]) + "\n"


def _turns(match: Match) -> list[str]:
    """Actions of one seat in a row share a line."""
    decisions = [(match.decider(number), str(each)) for number, each in enumerate(match.actions)]
    return [
        f"{seat}: {', '.join(text for _, text in group)}"
        for seat, group in itertools.groupby(decisions, key=lambda decision: decision[0])
    ]


def result_line(match: Match) -> str:
    outcome = match.outcome
    if outcome is None:
        return UNFINISHED
    places, scores = _numbers(outcome.ranking), _numbers(match.scores)
    return f"{outcome.reason}, places {places}, scores {scores}"


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def pairs_text(values: Mapping[str, object]) -> str:
    """'name=value, name=value'; the words of a list are set apart by spaces."""
    return ", ".join(f"{name}={written(value)}" for name, value in values.items())


def _check(lines: list[str]) -> str:
    """Tells a changed record from an untouched one; blanks at line ends do not count."""
    text = "\n".join(line.rstrip() for line in lines)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def load_record(
    path: Path | str,
    find_game: Callable[[str], AnyGame],
    board: Path | str | None = None,
    tickets: Path | str | None = None,
) -> Match:
    where = str(path)
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord(where, "there is no such file") from None
    except UnicodeDecodeError:
        raise BadRecord(where, "not a text file in UTF-8, so not a record") from None
    except OSError as error:
        raise BadRecord(where, f"cannot be read: {error.strerror}") from None
    return read_record(text, find_game, where, board, tickets)


def read_record(
    text: str,
    find_game: Callable[[str], AnyGame],
    where: str = "record",
    board: Path | str | None = None,
    tickets: Path | str | None = None,
) -> Match:
    """Replay a record. BadRecord says which line is wrong, and what would be right."""
    return _Reader(text, where).match(find_game, board, tickets)


class _Reader:
    """Reads line by line; `at` is the line it is looking at."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.lines = [line.strip() for line in text.split("\n")]
        self.at = 0
        self.line_of: dict[str, int] = {}

    @property
    def line(self) -> str:
        """The present line; empty after the last one."""
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def wrong(self, problem: str, line: int | None = None) -> BadRecord:
        return BadRecord(f"{self.where}, line {(self.at if line is None else line) + 1}", problem)

    @contextmanager
    def blaming(self, header: str) -> Iterator[None]:
        """What cannot be set up is the fault of that header's line."""
        try:
            yield
        except (BadSetup, BadBoard) as error:
            raise self.wrong(str(error), self.line_of[header]) from None

    def match(
        self,
        find_game: Callable[[str], AnyGame],
        board: Path | str | None,
        tickets: Path | str | None,
    ) -> Match:
        if self.line != FIRST_LINE:
            raise self.wrong(f"a record begins with '{FIRST_LINE}', not '{self.line[:60]}'")
        self.at += 1
        match = self.headers(find_game, board, tickets)
        self.turns(match)
        self.result(match)
        return match

    # Headers

    def headers(
        self,
        find_game: Callable[[str], AnyGame],
        board: Path | str | None,
        tickets: Path | str | None,
    ) -> Match:
        values = {name: self.header(name) for name in HEADERS}
        with self.blaming("Game"):
            game = find_game(values["Game"])
        if values["Rules"] != str(game.rules_version):
            raise self.wrong(
                f"the record was played by version {values['Rules']} of the rules, "
                f"and this program plays version {game.rules_version}",
                self.line_of["Rules"],
            )
        options = self.pairs("Options", values["Options"])
        with self.blaming("Options"):
            options = game.choose_options(options)
        with self.blaming("Board"):
            ground = game.ground_from(options, board, tickets)
        if values["Board"] != ground.file.fingerprint:
            needed = "board file or the ticket deck" if ground.file.has_tickets else "board file"
            raise self.wrong(
                f"the record was played on board {values['Board']}, and this is board "
                f"{ground.file.fingerprint}: give the {needed} that it was played on",
                self.line_of["Board"],
            )
        players = self.number("Players", values["Players"])
        with self.blaming("Players"):
            game.check_players(players)
        seed = self.number("Seed", values["Seed"])
        with self.blaming("Seed"):
            check_seed(seed)
        deal = game.deal_of_texts(self.pairs("Deal", values["Deal"]))
        names = self.names(players)
        with self.blaming("Deal"):
            return Match(
                game, players, seed=seed, options=options, deal=deal, board=ground, names=names
            )

    def header(self, name: str) -> str:
        if not self.line.startswith(f"{name}:"):
            raise self.wrong(f"'{name}: …' is expected here, not '{self.line[:60]}'")
        self.line_of[name] = self.at
        value = self.line.removeprefix(f"{name}:").strip()
        self.at += 1
        return value

    def number(self, header: str, text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 20):
            raise self.wrong(f"a whole number is expected, not '{text}'", self.line_of[header])
        return int(text)

    def pairs(self, header: str, text: str) -> dict[str, str]:
        pairs: dict[str, str] = {}
        for pair in filter(None, (each.strip() for each in text.split(","))):
            name, equals, value = (part.strip() for part in pair.partition("="))
            if not equals or name in pairs:
                raise self.wrong(
                    f"'name=value' is expected, once for each name, not '{pair}'",
                    self.line_of[header],
                )
            pairs[name] = value
        return pairs

    def names(self, players: int) -> list[str]:
        names = [""] * players
        while self.line.startswith("Name "):
            seat, colon, name = self.line.removeprefix("Name ").partition(":")
            if not colon or seat not in map(str, range(players)):
                raise self.wrong(f"'Name SEAT: …' is expected, with a seat from 0 to {players - 1}")
            names[int(seat)] = " ".join(name.split())
            self.at += 1
        return names

    # Turns

    def turns(self, match: Match) -> None:
        while self.at < len(self.lines) and not self.line.startswith("Result:"):
            if self.line:
                self.turn(match)
            self.at += 1

    def turn(self, match: Match) -> None:
        seat, colon, actions = self.line.partition(":")
        if not colon:
            raise self.wrong(f"'SEAT: action, action, …' is expected, not '{self.line[:60]}'")
        for text in actions.split(","):
            if match.actor is None:
                raise self.wrong(f"the match is over before '{text.strip()}'")
            if seat != str(match.actor):
                raise self.wrong(f"seat {match.actor} decides here, not seat '{seat}'")
            try:
                match.play(text.strip())
            except (UnknownAction, IllegalAction) as error:
                raise self.wrong(str(error)) from None

    # Result

    def result(self, match: Match) -> None:
        if self.at >= len(self.lines):
            raise self.wrong(
                "the record breaks off: a line 'Result: …' must follow the last action",
                len(self.lines) - 1,
            )
        found = self.line.removeprefix("Result:").strip()
        expected = result_line(match)
        if found != expected:
            raise self.wrong(f"the actions above give 'Result: {expected}', not '{found}'")
        self.at += 1
        if self.line.startswith("Check:"):
            self.check()
        while self.at < len(self.lines):
            if self.line:
                raise self.wrong(f"nothing is expected after the end, not '{self.line[:60]}'")
            self.at += 1

    def check(self) -> None:
        found = self.line.removeprefix("Check:").strip()
        if found != _check(self.lines[: self.at]):
            raise self.wrong(
                "the record was changed after it was written, in a line above that is still legal. "
                "If that was meant, delete this line"
            )
        self.at += 1
