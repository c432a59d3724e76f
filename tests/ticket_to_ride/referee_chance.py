"""The referee on chance: in which order the cards lay that were shuffled, by what was told.

A new deck is made of the discards (TR-3.3). Which of them came first is known by the cards drawn
since, and the rest of the deck can be seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tests.ticket_to_ride.referee import Facts
from trunkline import Event

# The events of one action tell of so many rows that are replaced (TR-1.3), then of the last one.
ROWS_TOLD = 8


@dataclass
class Shuffles:
    """What chance brought: the new decks of one action, and where the cards lay in the end."""

    decks: list[list[str]]  # of each what was drawn, top card first, and of the last also the rest
    after: Facts

    @classmethod
    def told(cls, events: Sequence[Event], after: Facts) -> Shuffles:
        shuffles, replaced = Shuffles([], after), 0
        for event in events:
            replaced += event.kind == "row-replaced"
            if replaced == ROWS_TOLD:
                return shuffles
            if event.kind == "reshuffled":
                shuffles.decks.append([])
            elif event.kind in ("row-filled", "drew-blind", "turned-up") and shuffles.decks:
                shuffles.decks[-1].append(str(event["card"]))
        if shuffles.decks:
            shuffles.decks[-1] += after["deck"]
        return shuffles

    def new_deck(self, discards: Counter[str]) -> list[str]:
        """The discards, those first that are told of."""
        assert self.decks, "the discards were not shuffled"
        told = Counter(first := self.decks.pop(0))
        assert told <= discards, "other cards than the discards were shuffled"
        return [*first, *(discards - told).elements()]


def lying(facts: Facts) -> Counter[str]:
    """The cards of row, deck and discards."""
    return Counter(facts["row"]) + Counter(facts["deck"]) + Counter(facts["discards"])
