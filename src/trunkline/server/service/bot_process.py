"""The worker process of bots: questions come in, decisions go out, one line of JSON each.

    python -m trunkline.server.service.bot_process

A question holds what the seat may see and nothing else, so a bot cannot cheat. The process ends
when nobody is left at the other end of its input, in the middle of a thought too.
"""

from __future__ import annotations

import base64
import functools
import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import BinaryIO

from trunkline.core.board import BoardFile, parse_board
from trunkline.core.game import AnyGame, LoadedBoard
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.struct import Struct
from trunkline.games import find_game, game_ids
from trunkline.players import BUILT_IN, kernel_of, make_player, one_of_each_kernel
from trunkline.players.player import Observation, decide

WAIT = "--wait"  # load nothing before it is asked for
POLITENESS = 10  # added to the niceness: whoever watches a match comes before whoever thinks


@dataclass(frozen=True, slots=True)
class Question:
    """What shall this seat do?"""

    game: str
    board: str  # the text of the board file; empty: the board when nothing else is said
    players: int
    seat: int
    state: bytes  # the position as this seat sees it
    legal: tuple[int, ...]
    bot: str
    seed: int

    @classmethod
    def about(cls, position: Position, board: str, seat: int, bot: str, seed: int) -> Question:
        """Asked of the hidden position: what is hidden from the seat does not come here."""
        seen = position.observed_by(seat)
        return cls(
            position.game.id,
            board,
            position.players,
            seat,
            seen.state_bytes,
            seen.legal.ids,
            bot,
            seed,
        )

    def line(self, seconds: float) -> bytes:
        fields = {name: getattr(self, name) for name in self.__slots__}
        state = base64.b64encode(self.state).decode()
        return _line(fields | {"state": state, "seconds": seconds})


def read_question(line: bytes) -> tuple[Question, float]:
    """A question, and the seconds for it."""
    fields = json.loads(line)
    seconds = float(fields.pop("seconds"))
    fields |= {"state": base64.b64decode(fields["state"]), "legal": tuple(fields["legal"])}
    return Question(**fields), seconds


def _line(fields: dict[str, object]) -> bytes:
    return json.dumps(fields, separators=(",", ":")).encode() + b"\n"


def main() -> None:
    """Load what may be needed while nothing is asked, unless told not to; answer as soon as
    something is."""
    inward, outward = _own_pipes()
    # The server says when it is over. A signal to the whole group must not look like a crash.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(inward, lines.put), daemon=True).start()
    for load in () if WAIT in sys.argv[1:] else _loading():
        while not lines.empty():
            _answer(lines.get(), outward)
        load()
    while True:
        _answer(lines.get(), outward)


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, for us alone: what a bot prints goes to the error output."""
    inward, outward = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return inward, outward


def _listen(inward: BinaryIO, hear: Callable[[bytes], None]) -> None:
    for line in inward:
        hear(line)
    # The server is gone, and a bot may be thinking in the other thread, or in a process of its own.
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _loading() -> Iterator[Callable[[], None]]:
    for id in game_ids():
        for bot in one_of_each_kernel(BUILT_IN):
            yield functools.partial(_load, id, bot)


_loaded: set[tuple[str, str | None]] = set()  # games, with the kernels of players


def _load(game: str, bot: str) -> None:
    """The machine code of the rules and of a compiled player; made now, if nobody did that yet."""
    code = game, kernel_of(bot)
    if code in _loaded:
        return
    _loaded.add(code)
    try:
        found = find_game(game)
        decide(Match(found, found.players.start, seed=0), make_player(bot), seconds=0.01)
    except Exception as error:
        print(f"trunkline: {bot} cannot play {game}: {error}", file=sys.stderr)  # noqa: T201


def _answer(line: bytes, outward: BinaryIO) -> None:
    """First that the time runs from now, then the decision, or why there is none."""
    try:
        question, seconds = read_question(line)
        if kernel_of(question.bot):
            _load(question.game, question.bot)
        observation = _observation(question)
        seat = make_player(question.bot, question.seed)
        _send(outward, {"thinking": seconds})
        reply: dict[str, object] = {"action": int(seat.decide(observation, seconds))}
    except Exception as error:
        reply = {"failure": f"{type(error).__name__}: {error}"}
    _send(outward, reply)


def _send(outward: BinaryIO, fields: dict[str, object]) -> None:
    outward.write(_line(fields))
    outward.flush()


def _observation(question: Question) -> Observation:
    game = find_game(question.game)
    board = _board(game, question.board) if question.board else game.board
    names = ("",) * question.players
    position = Position.from_bytes(game, board, question.players, names, question.state)
    state = position.observation(question.seat)
    return Observation(game, board, question.seat, state, question.legal)


@functools.lru_cache(maxsize=20)
def _board(game: AnyGame, board: str) -> LoadedBoard[BoardFile, Struct]:
    return LoadedBoard(game, parse_board(board, game.schema))


if __name__ == "__main__":
    main()
