"""Legal actions in few words, and what a person may have meant by a text."""

from __future__ import annotations

import difflib
import itertools
from collections.abc import Iterable, Sequence

from trunkline.core.position import Position

SHORTEST_RANGE = 3
MOST_LISTED, BEGINNING = 60, 12  # more actions of one word than that: the first ones, and how many


def summarise(actions: Iterable[str]) -> list[str]:
    """'bid 9 … bid 31', 'build A2, B3', 'pass': one text for each word an action begins with."""
    grouped: dict[str, list[str]] = {}
    for action in actions:
        word, _, rest = action.partition(" ")
        grouped.setdefault(word, []).append(rest)
    return [_summary(word, rests) for word, rests in grouped.items()]


def _summary(word: str, rests: list[str]) -> str:
    if all(rest.isdecimal() for rest in rests):
        return ", ".join(_ranges(word, [int(rest) for rest in rests]))
    listed = [rest for rest in rests if rest]
    if len(listed) > MOST_LISTED:
        listed = [*listed[:BEGINNING], f"… ({len(listed)})"]
    return f"{word} {', '.join(listed)}".strip()


def _ranges(word: str, numbers: Sequence[int]) -> list[str]:
    """Runs of numbers by their ends."""
    found = []
    for _, run in itertools.groupby(enumerate(numbers), key=lambda each: each[1] - each[0]):
        values = [value for _, value in run]
        if len(values) >= SHORTEST_RANGE:
            found.append(f"{word} {values[0]} … {word} {values[-1]}")
        else:
            found += [f"{word} {value}" for value in values]
    return found


def only_with_last_word(text: str, actions: Iterable[str]) -> str | None:
    """'q5' -> 'build Q5', where exactly one legal action ends so."""
    wanted = " ".join(text.casefold().split())
    found = [action for action in actions if action.casefold().partition(" ")[2] == wanted]
    return found[0] if wanted and len(found) == 1 else None


def correct_typo(text: str, legal: Sequence[str], words: Iterable[str]) -> str | None:
    """What may have been meant: a legal action, or the text with its first word put right."""
    text = " ".join(text.casefold().split())
    word, _, rest = text.partition(" ")
    known = list(dict.fromkeys(words))
    if word in known:
        same = [action for action in legal if action.casefold().startswith(f"{word} ")]
        return next(iter(_near(text, same)), None)
    repaired = [f"{each} {rest}".strip() for each in _near(word, known)]
    allowed = {action.casefold(): action for action in legal}
    possible = [allowed[each] for each in repaired if each in allowed]
    return next(iter(possible + repaired), None)


def _near(text: str, known: Iterable[str]) -> list[str]:
    """The nearest first."""
    by_key = {each.casefold(): each for each in known}
    return [by_key[key] for key in difflib.get_close_matches(text, by_key)]


def targets(actions: Iterable[str], spots: Iterable[str]) -> set[str]:
    """The hexes that the actions end in."""
    return {action.rpartition(" ")[2] for action in actions} & set(spots)


def targets_called(position: Position, word: str) -> list[str]:
    """'f40' -> 'hex:F40': what can be pointed at by that word."""
    return [
        f"{kind}:{each}"
        for kind, words in position.board.vocabulary.items()
        for each in words
        if each.casefold() == word.casefold()
    ]
