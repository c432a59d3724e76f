"""Reading a text record (`record_writer` says how one looks): it is replayed through the rules.

So nothing in a record has to be believed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from trunkline.core.errors import BadBoard, BadRecord, BadSetup, IllegalAction, UnknownAction
from trunkline.core.game import AnyGame, LoadedBoard
from trunkline.core.match import Match
from trunkline.core.position import Redeal
from trunkline.core.record_writer import (
    AS_DEALT,
    FIRST_LINE,
    FROM_HERE,
    checksum,
    result_line,
)
from trunkline.core.rng import SEEDS
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.setup import check_seed
from trunkline.core.texts import read_texts

HEADERS = ("Game", "Rules", "Board", "Players", "Options", "Seed", "Deal")
FOLDER = Path(__file__).parent
_DEALT_ANEW = re.compile(r"dealt anew for (?:seat (\d{1,2})|spectators), (\d{1,19})")
MOST_LEGS = 40  # times that a match goes on from another; each is kept whole while it is read
SHOWN = 60  # characters of a line that is wrong


def load_record(
    path: Path | str,
    find_game: Callable[[str], AnyGame],
    board: Path | str | LoadedBoard[Any, Any] | None = None,
    tickets: Path | str | None = None,
) -> Match:
    where = str(path)
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise _wrong(where, None, "record-no-file") from None
    except UnicodeDecodeError:
        raise _wrong(where, None, "record-no-text") from None
    except OSError as error:
        raise _wrong(where, None, "record-unreadable", detail=str(error.strerror)) from None
    return read_record(text, find_game, where, board, tickets)


def read_record(
    text: str,
    find_game: Callable[[str], AnyGame],
    where: str = "record",
    board: Path | str | LoadedBoard[Any, Any] | None = None,
    tickets: Path | str | None = None,
) -> Match:
    """Replay a record. BadRecord says which line is wrong, and what would be right."""
    return _RecordReader(text, where).match(find_game, board, tickets)


def _wrong(where: str, line: int | None, key: str, **values: str) -> BadRecord:
    texts = {each: read_texts(FOLDER, each)(key, **values) for each in LANGUAGES}
    return BadRecord(where, texts["en"], line, texts)


class _RecordReader:
    """Reads line by line; `at` is the line it is looking at."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.lines = [line.strip() for line in text.split("\n")]
        self.at = 0
        self.legs = 0
        self.line_of: dict[str, int] = {}

    @property
    def line(self) -> str:
        """The present line; empty after the last one."""
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def wrong(self, key: str, line: int | None = None, **values: object) -> BadRecord:
        said = {name: str(value)[:SHOWN] for name, value in values.items() if name != "detail"}
        if "detail" in values:
            said["detail"] = str(values["detail"])
        return _wrong(self.where, (self.at if line is None else line) + 1, key, **said)

    @contextmanager
    def blaming(self, header: str) -> Iterator[None]:
        """What cannot be set up is the fault of that header's line."""
        try:
            yield
        except (BadSetup, BadBoard) as error:
            key, line = f"record-bad-{header.casefold()}", self.line_of[header]
            raise self.wrong(key, line, detail=error) from None

    def match(
        self,
        find_game: Callable[[str], AnyGame],
        board: Path | str | LoadedBoard[Any, Any] | None,
        tickets: Path | str | None,
    ) -> Match:
        if self.line != FIRST_LINE:
            raise self.wrong("record-first-line", expected=FIRST_LINE, found=self.line)
        self.at += 1
        match = self.headers(find_game, board, tickets)
        match = self.turns(match)
        self.result(match)
        return match

    # Headers

    def headers(
        self,
        find_game: Callable[[str], AnyGame],
        board: Path | str | LoadedBoard[Any, Any] | None,
        tickets: Path | str | None,
    ) -> Match:
        values = {name: self.header(name) for name in HEADERS}
        with self.blaming("Game"):
            game = find_game(values["Game"])
        if values["Rules"] != str(game.rules_version):
            raise self.wrong(
                "record-other-rules",
                self.line_of["Rules"],
                found=values["Rules"],
                present=game.rules_version,
            )
        options = self.pairs("Options", values["Options"])
        with self.blaming("Options"):
            options = game.choose_options(options)
        with self.blaming("Board"):
            loaded_board = game.load_board(options, board, tickets)
        if values["Board"] != loaded_board.file.fingerprint:
            raise self.wrong(
                "record-other-deck" if loaded_board.file.has_tickets else "record-other-board",
                self.line_of["Board"],
                found=values["Board"],
                present=loaded_board.file.fingerprint,
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
                game,
                players,
                seed=seed,
                options=options,
                deal=deal,
                board=loaded_board,
                names=names,
            )

    def header(self, name: str) -> str:
        if not self.line.startswith(f"{name}:"):
            raise self.wrong("record-header", name=name, found=self.line)
        self.line_of[name] = self.at
        value = self.line.removeprefix(f"{name}:").strip()
        self.at += 1
        return value

    def number(self, header: str, text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 20):
            raise self.wrong("record-number", self.line_of[header], found=text)
        return int(text)

    def pairs(self, header: str, text: str) -> dict[str, str]:
        pairs: dict[str, str] = {}
        for pair in filter(None, (each.strip() for each in text.split(","))):
            name, equals, value = (part.strip() for part in pair.partition("="))
            if not equals or name in pairs:
                raise self.wrong("record-pair", self.line_of[header], found=pair)
            pairs[name] = value
        return pairs

    def names(self, players: int) -> list[str]:
        names = [""] * players
        while self.line.startswith("Name "):
            seat, colon, name = self.line.removeprefix("Name ").partition(":")
            if not colon or seat not in map(str, range(players)):
                raise self.wrong("record-name", last=players - 1)
            names[int(seat)] = " ".join(name.split())
            self.at += 1
        return names

    # Turns

    def turns(self, match: Match) -> Match:
        while self.at < len(self.lines) and not self.line.startswith("Result:"):
            if self.line.startswith(f"{FROM_HERE}:"):
                match = match.go_on(self.redeal(match))
            elif self.line:
                self.turn(match)
            self.at += 1
        return match

    def redeal(self, match: Match) -> Redeal | None:
        """How the match goes on: as it was dealt, or dealt anew."""
        said = self.line.removeprefix(f"{FROM_HERE}:").strip()
        self.legs += 1
        if self.legs > MOST_LEGS:
            raise self.wrong("record-too-long", most=MOST_LEGS)
        if match.actor is None:
            raise self.wrong("record-over", found=self.line)
        if said == AS_DEALT:
            return None
        found = _DEALT_ANEW.fullmatch(said)
        seat = int(found[1]) if found and found[1] else None
        if found is None or seat not in (None, *range(match.players)) or int(found[2]) >= SEEDS:
            raise self.wrong("record-from-here", found=said, last=match.players - 1)
        return Redeal(seat, int(found[2]))

    def turn(self, match: Match) -> None:
        seat, colon, actions = self.line.partition(":")
        if not colon:
            raise self.wrong("record-turn", found=self.line)
        for text in actions.split(","):
            if match.actor is None:
                raise self.wrong("record-over", found=text.strip())
            if seat != str(match.actor):
                raise self.wrong("record-seat", actor=match.actor, found=seat)
            try:
                match.play(text.strip())
            except IllegalAction as error:
                texts = {each: error.message(each) for each in LANGUAGES}
                raise BadRecord(self.where, texts["en"], self.at + 1, texts) from None
            except UnknownAction as error:
                raise self.wrong("record-action", detail=error) from None

    # Result

    def result(self, match: Match) -> None:
        if self.at >= len(self.lines):
            raise self.wrong("record-breaks-off", len(self.lines) - 1)
        found = self.line.removeprefix("Result:").strip()
        expected = result_line(match)
        if found != expected:
            raise self.wrong("record-result", expected=expected, found=found)
        self.at += 1
        if self.line.startswith("Check:"):
            self.check()
        while self.at < len(self.lines):
            if self.line:
                raise self.wrong("record-after-end", found=self.line)
            self.at += 1

    def check(self) -> None:
        found = self.line.removeprefix("Check:").strip()
        if found != checksum(self.lines[: self.at]):
            raise self.wrong("record-changed")
        self.at += 1
