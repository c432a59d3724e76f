"""The decisions of a game, each declared once: its name, its clause, its actions, its prompt.

    DECISIONS = Decisions()
    TURN = DECISIONS.add("turn", "CE-3.1", AUCTION, EXPAND, offers=("auction", "expand"))
    BUILD = DECISIONS.add("build", "CE-5.2", BUILDS, DONE, offers=("done",))

`add` gives the number that the state's field `decision` holds while it is taken. From the
declaration come the default list of legal actions and the keys of the prompts: `prompt-build` for
who decides, `waiting-build` for the rest. `clauses` gives the rules the clause of each decision,
with which they refuse an action of another one.

A decision that is not quiet is one in the middle of something, such as an auction: what a position
is worth shows only after it, and players that search judge none before. A shared one is about what
partners have together, and a player that is careless elsewhere is not careless there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from trunkline.core.actions import Block
from trunkline.core.rulebook import ClauseNumbers
from trunkline.core.struct import Row


@dataclass(frozen=True)
class Decision:
    """A decision as it is declared."""

    name: str
    clause: str  # that asks for it: why an action of another decision is out of place
    blocks: tuple[Block, ...] = ()  # whose actions can be legal; none at the end of a match
    offers: tuple[str, ...] = ()  # actions that a table shows by name, legal now or not
    quiet: bool = True  # a position can be judged there
    shared: bool = False  # it is about what partners have together


class Decisions:
    """In order: `decisions[state.decision]` is the one that is being taken."""

    def __init__(self) -> None:
        self._all: list[Decision] = []

    def add(
        self,
        name: str,
        clause: str,
        *blocks: Block,
        offers: tuple[str, ...] = (),
        quiet: bool = True,
        shared: bool = False,
    ) -> int:
        """The number of the new decision; blocks in any order."""
        self._all.append(Decision(name, clause, tuple(sorted(blocks)), offers, quiet, shared))
        return len(self._all) - 1

    def __getitem__(self, number: int) -> Decision:
        return self._all[number]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Decision]:
        return iter(self._all)

    def blocks(self) -> Any:
        """For compiled code: in row d the blocks of decision d, each its first number and its end.

        Rows with fewer blocks end in blocks of no action.
        """
        most = max((len(each.blocks) for each in self._all), default=0)
        rows = np.zeros((len(self._all), max(most, 1), 2), np.int64)
        for number, each in enumerate(self._all):
            for place, block in enumerate(each.blocks):
                rows[number, place] = block
        return rows

    def quiet(self) -> Row:
        """For compiled code: in place d whether decision d is quiet, 1 or 0."""
        return _flags(each.quiet for each in self._all)

    def shared(self) -> Row:
        """The same of whether it is shared."""
        return _flags(each.shared for each in self._all)

    def clauses(self, numbers: ClauseNumbers) -> Row:
        """For compiled code: in place d the clause of decision d.

        No tuple, whose index is checked: that cost random games of Ticket to Ride 6 % of their
        speed.
        """
        found: Any = np.array([numbers[each.clause] for each in self._all], np.int64)
        clauses: Row = found
        return clauses


def _flags(of_each: Iterable[bool]) -> Row:
    found: Any = np.array([*of_each], np.int64)
    flags: Row = found
    return flags
