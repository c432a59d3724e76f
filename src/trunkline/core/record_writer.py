"""The text record of a match: headers, then one line for each turn of a seat, then the result.

    Trunkline record 1
    Game: chicago-express
    …
    2: expand, company PRR, build Q5, done

    Result: detroit, places 1 3 2, scores 88 61 70
    Check: 5c9a20f1b7e4

A match that goes on from a position of another one has the other's turns before its own, and
between them a line that says what became of what was hidden:

    From here: as dealt
    From here: dealt anew for seat 1, 8273645

So every record can be read by people and compared line by line. `record_file` reads it back.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from trunkline.core.actions import Action
from trunkline.core.deal import value_text
from trunkline.core.game import AnyGame, LoadedBoard
from trunkline.core.position import Outcome, Redeal

FIRST_LINE = "Trunkline record 1"
UNFINISHED = "unfinished"
FROM_HERE = "From here"
AS_DEALT = "as dealt"


class RecordSource(Protocol):
    """Protocol: what the record writer reads of a match."""

    game: AnyGame
    board: LoadedBoard[Any, Any]
    players: int
    names: tuple[str, ...]
    options: dict[str, str]
    seed: int
    deal: dict[str, object]
    actions: list[Action]
    redeal: Redeal | None

    @property
    def before(self) -> RecordSource | None: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    def decider(self, action: int) -> int: ...


def write_record(match: RecordSource) -> str:
    lines = [
        FIRST_LINE,
        f"Game: {match.game.id}",
        f"Rules: {match.game.rules_version}",
        f"Board: {match.board.file.fingerprint}",
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
    return "\n".join([*lines, f"Check: {checksum(lines)}"]) + "\n"


def _turns(match: RecordSource) -> list[str]:
    """Actions of one seat in a row share a line."""
    earlier = [*_turns(match.before), from_here(match.redeal)] if match.before else []
    decisions = [(match.decider(number), str(each)) for number, each in enumerate(match.actions)]
    return earlier + [
        f"{seat}: {', '.join(text for _, text in group)}"
        for seat, group in itertools.groupby(decisions, key=lambda decision: decision[0])
    ]


def from_here(redeal: Redeal | None) -> str:
    """The line before the turns of a match that goes on from another one."""
    if redeal is None:
        return f"{FROM_HERE}: {AS_DEALT}"
    whose = "spectators" if redeal.seat is None else f"seat {redeal.seat}"
    return f"{FROM_HERE}: dealt anew for {whose}, {redeal.seed}"


def result_line(match: RecordSource) -> str:
    outcome = match.outcome
    if outcome is None:
        return UNFINISHED
    places, scores = _numbers(outcome.ranking), _numbers(match.scores)
    return f"{outcome.reason}, places {places}, scores {scores}"


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def pairs_text(values: Mapping[str, object]) -> str:
    """'name=value, name=value'; the words of a list are set apart by spaces."""
    return ", ".join(f"{name}={value_text(value)}" for name, value in values.items())


def checksum(lines: Sequence[str]) -> str:
    """Tells a changed record from an untouched one; blanks at line ends do not count."""
    text = "\n".join(line.rstrip() for line in lines)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
