"""Ways: several decisions of one player that are best looked at, and taken, as one.

Some things are decided step by step although people see them whole: a journey over a map, hex by
hex. A game that can weigh such series has `Game.ways`, and the prompts of these decisions say so
(`Prompt.ways`). Who decides points at things on the table, reads what the best ways by them come
to, and takes one; or goes step by step, as ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Way:
    """Actions of who decides now, legal one after the other, up to where the whole is done.

    Each of them answers a decision that has ways, and none but the last may bring anything to
    light that could not be foreseen.
    """

    actions: tuple[int, ...]
    places: tuple[str, ...]  # targets on the map that it goes by, from where it begins: "hex:F40"
    stops: tuple[str, ...]  # those of them that it is called by: the cities, both ends among them
    # What it is made of: targets of liveries, and how many each: ("railroad:red", 2)
    parts: tuple[tuple[str, int], ...] = ()
    aims: tuple[str, ...] = ()  # what none that was found is better for, of those of `Ways.bounds`


@dataclass(frozen=True)
class Ways:
    """The best ways by what was pointed at, to be read from the top; none where none leads there.

    Of ways that come to the same, one only.
    """

    found: tuple[Way, ...] = ()
    next: tuple[str, ...] = ()  # targets that can be pointed at next: each leads to a way at least
    ask: str = ""  # the text that says what these are: "ask-start", "ask-destination"
    # Each aim (its text is `aim-…`) with how much better than the best way found for it another
    # could be, in points or dollars: 0 where it is proved that none is.
    bounds: Mapping[str, int] = field(default_factory=dict)
