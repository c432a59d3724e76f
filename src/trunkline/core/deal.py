"""Deals given by hand: words into the numbers of a deal struct, and back.

A thing is one word (who begins) or a list of words (the order of a pile). Words that are numbers,
such as those of seats and tickets, may be given as numbers, and are given back so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from numbers import Integral

from trunkline.core.errors import BadSetup, did_you_mean, one_of

LISTED = 12  # words that an error lists, before it says how many more there are


def given_number(name: str, value: object, words: Sequence[str], players: int) -> int:
    """The index of the word that was given for a single thing."""
    word = _word(value)
    if word is None or word not in words:
        raise BadSetup(
            f"the deal does not fit: {name} is {one_of(words)} with {players} players, "
            f"not {value!r}"
        )
    return words.index(word)


def given_order(name: str, value: object, words: Sequence[str], pile: Sequence[int]) -> list[int]:
    """The indexes of the words that were given for a pile; it must be the whole pile."""
    if not isinstance(value, Iterable) or isinstance(value, str | Mapping):
        raise BadSetup(
            f"the deal does not fit: {name} is a list of {len(pile)}, "
            f"the whole pile in its order, not {value!r}"
        )
    index_of = {words[index]: index for index in pile}
    order = [_index(name, each, index_of) for each in value]
    _check_whole(name, Counter(pile), Counter(order), words)
    return order


def _index(name: str, value: object, index_of: Mapping[str, int]) -> int:
    word = _word(value)
    if word is None or word not in index_of:
        raise BadSetup(
            f"the deal does not fit: {name} has {value!r}, and in its pile are "
            f"{_listed(index_of)}." + did_you_mean(str(value), index_of)
        )
    return index_of[word]


def _check_whole(name: str, pile: Counter[int], order: Counter[int], words: Sequence[str]) -> None:
    problems = [
        f"{what}: {_listed(f'{words[index]}{_times(count)}' for index, count in found.items())}"
        for what, found in (("missing", pile - order), ("too many", order - pile))
        if found
    ]
    if problems:
        raise BadSetup(
            f"the deal does not fit: {name} has {order.total()} of a pile of {pile.total()}; "
            + "; ".join(problems)
        )


def _times(count: int) -> str:
    return f" ({count} times)" if count > 1 else ""


def _listed(words: Iterable[str]) -> str:
    found = list(words)
    more = len(found) - LISTED
    return ", ".join(found) if more <= 0 else f"{', '.join(found[:LISTED])} and {more} more"


def _word(value: object) -> str | None:
    """The word of a text or of a whole number, NumPy's among them; True is none."""
    if isinstance(value, bool):
        return None
    return str(value) if isinstance(value, str | Integral) else None


def word_value(word: str) -> str | int:
    """A word as a deal gives it back."""
    return int(word) if word.isdecimal() else word


# As text: in records, and on the command line


def value_text(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def read_words(text: str) -> list[str | int]:
    return [word_value(word) for word in text.split()]
