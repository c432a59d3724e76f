"""Perft: how many sequences of actions there are to a depth. A fingerprint of a game's rules."""

from __future__ import annotations

from collections.abc import Iterator

from trunkline.core.events import Log
from trunkline.core.match import Match
from trunkline.core.struct import int_buffer


def perft(match: Match, depth: int) -> int:
    """The number of sequences of `depth` actions from the present position."""
    states = match.game.state_struct.array(depth + 1)
    states[depth] = match.state
    room = int_buffer((depth + 1) * match.game.space.size)
    count = match.game.kernel("trunkline.testing.perft_kernel").count
    return int(count(match.board.structs, states, Log.array(), room, depth))


def divide(match: Match, depth: int) -> Iterator[tuple[str, int]]:
    """The same, by first action: where two programs differ, this finds the place."""
    for action in match.legal:
        after = match.copy()
        after.play(action)
        yield str(action), perft(after, depth - 1)
