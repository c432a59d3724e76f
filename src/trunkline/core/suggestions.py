"""Suggestions: series of actions of one player that are best looked at, and taken, as one.

Some things are decided step by step although people see them whole: a journey over a map, hex by
hex. A game that can weigh such series has `Game.suggest`, and the prompts of these decisions say so
(`Prompt.suggests`). Who decides points at things on the table, reads what the best series by them
come to, and takes one; or goes step by step, as ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Suggestion:
    """A suggested series of actions: legal one after the other, up to where the whole is done.

    Each of them answers a decision that has suggestions, and none but the last may bring anything
    to light that could not be foreseen.
    """

    actions: tuple[int, ...]
    places: tuple[str, ...]  # targets on the map that it goes by, from where it begins: "hex:F40"
    stops: tuple[str, ...]  # those of them that it is called by: the cities, both ends among them
    # What it is made of: targets of liveries, and how many each: ("railroad:red", 2)
    parts: tuple[tuple[str, int], ...] = ()
    # What none that was found is better for, of those of `Suggestions.bounds`
    aims: tuple[str, ...] = ()


@dataclass(frozen=True)
class Suggestions:
    """The best series by what was pointed at, best first; none where none leads there.

    Of those that come to the same, one only.
    """

    found: tuple[Suggestion, ...] = ()
    next: tuple[str, ...] = ()  # targets that can be pointed at next: each leads to one at least
    ask: str = ""  # the text that says what these are: "ask-start", "ask-destination"
    # Each aim (its text is `aim-…`) with how much better than the best one found for it another
    # could be, in points or dollars: 0 where it is proved that none is.
    bounds: Mapping[str, int] = field(default_factory=dict)
