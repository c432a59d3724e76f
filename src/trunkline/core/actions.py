"""An action space made of named blocks: action number <-> words.

A game declares its blocks once, in order:

    SPACE = ActionSpace()
    PASS = SPACE.block("pass")
    BUILD = SPACE.block("build", hex=HEXES)

A block is a range of action numbers, one for each combination of its arguments. Rule functions
write `BUILD.first + hex`; people write `build H5`. The argument's name says which vocabulary gives
its words (the board knows how its hexes are called); `number` stands for itself.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from trunkline.core.errors import UnknownAction, did_you_mean, one_of

NUMBER = "number"
Vocabulary = Mapping[str, Sequence[str]]
Arguments = dict[str, str | int]  # of an action, by name


class Block(NamedTuple):
    """The action numbers from `first` up to, not including, `end`. Numba reads it as constants."""

    first: int
    end: int


@dataclass(frozen=True)
class Shape:
    """The word and the arguments of a block of actions."""

    word: str
    arguments: tuple[tuple[str, int], ...]
    block: Block


class ActionSpace:
    """All blocks of actions of a game, in order; one with a base begins with the base's blocks."""

    def __init__(self, base: ActionSpace | None = None) -> None:
        self.shapes: list[Shape] = list(base.shapes) if base else []
        self.size: int = base.size if base else 0

    def block(self, word: str, **arguments: int) -> Block:
        count = 1
        for choices in arguments.values():
            count *= choices
        block = Block(self.size, self.size + count)
        self.shapes.append(Shape(word, tuple(arguments.items()), block))
        self.size = block.end
        return block


@dataclass(frozen=True)
class Action:
    """One decision. `str(action)` is its notation."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


class Notation:
    """Both directions between action numbers and their texts, on a given board.

    A text is made when it is asked for: with two hexes to an action there are tens of thousands,
    and nobody reads them all.
    """

    def __init__(self, space: ActionSpace, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._space = space
        self._ends = [shape.block.end for shape in space.shapes]
        self._words = [self._words_of(shape) for shape in space.shapes]
        self._columns = [
            [(count, words) for (_, count), words in zip(shape.arguments, known, strict=True)][::-1]
            for shape, known in zip(space.shapes, self._words, strict=True)
        ]
        spellings = (_Spelling(_key, _apart), _Spelling(_tight_key, _tight_gap))
        self._spellings = [(each, self._grammar(each)) for each in spellings]

    def _words_of(self, shape: Shape) -> list[Sequence[str]]:
        """The words of each argument that the board has; there may be room for more of them."""
        for name, _ in shape.arguments:
            if name != NUMBER and name not in self._vocabulary:
                raise ValueError(
                    f"the block '{shape.word}' has the argument '{name}', but the vocabulary has "
                    f"only {', '.join(self._vocabulary)}"
                )
        return [
            [str(n) for n in range(count)] if name == NUMBER else self._vocabulary[name][:count]
            for name, count in shape.arguments
        ]

    def _grammar(self, spelling: _Spelling) -> list[_Sentence]:
        """How each shape is spelt; the same argument of another shape has the same lexicon."""
        made: dict[tuple[str, int], _Lexicon] = {}
        for shape, known in zip(self._space.shapes, self._words, strict=True):
            for argument, words in zip(shape.arguments, known, strict=True):
                if argument not in made:
                    made[argument] = _Lexicon(map(spelling.key, words))
        return [
            _Sentence(spelling.key(shape.word), [made[each] for each in shape.arguments], shape)
            for shape in self._space.shapes
        ]

    # From number to text

    def text(self, number: int) -> str:
        """The notation; only numbers that mean something on this board have one."""
        at, words = self._spelt(number)
        return " ".join([self._space.shapes[at].word, *words])

    def action(self, number: int) -> Action:
        return Action(number, self.text(number))

    def parts(self, number: int) -> tuple[Shape, Arguments]:
        """The block of an action, and its arguments by name; a number stands for itself."""
        at, words = self._spelt(number)
        shape = self._space.shapes[at]
        named = zip((name for name, _ in shape.arguments), words, strict=True)
        return shape, {name: int(word) if name == NUMBER else word for name, word in named}

    def _spelt(self, number: int) -> tuple[int, list[str]]:
        """Which shape, and the words of its arguments; the last argument runs fastest."""
        at = bisect_right(self._ends, number)
        if number < 0 or at == len(self._ends):
            raise _meaningless(number)
        rest, words = number - self._space.shapes[at].block.first, list[str]()
        for count, known in self._columns[at]:
            rest, index = divmod(rest, count)
            if index >= len(known):
                raise _meaningless(number)
            words.append(known[index])
        return at, words[::-1]

    def numbers(self) -> list[int]:
        """Every action number that means something on this board, ascending."""
        shapes = zip(self._space.shapes, self._words, strict=True)
        return [n for shape, known in shapes for n in _block_numbers(shape, map(len, known))]

    def about(self, target: str) -> list[int]:
        """The numbers of all actions about something on the table, 'hex:Q5', ascending.

        No numbers: nothing of that name is on this board, or no action is about it.
        """
        name, _, word = target.partition(":")
        found = list[int]()
        for shape, known in zip(self._space.shapes, self._words, strict=True):
            at = next((i for i, (each, _) in enumerate(shape.arguments) if each == name), None)
            if at is not None and name != NUMBER and word in known[at]:
                found += _block_numbers(shape, map(len, known), {at: known[at].index(word)})
        return found

    # From text to number

    def parse(self, text: str) -> Action:
        """The action of a text; odd case and spaces are forgiven.

        A name may have spaces: of several that fit, the longest is meant that makes an action.
        """
        for spelling, grammar in self._spellings:
            key = spelling.key(text)
            for sentence in grammar:
                if key.startswith(sentence.word):
                    indexes = spelling.read(key, sentence).found
                    if indexes is not None:
                        return self.action(_number(sentence.shape, indexes))
        raise UnknownAction(self._why_unknown(text, _key(text)))

    def _why_unknown(self, text: str, key: str) -> str:
        if not key:
            return "an action is missing: write for example " + one_of(self.examples()[:3])
        word = key.partition(" ")[0]
        shapes = [at for at, shape in enumerate(self._space.shapes) if shape.word == word]
        if not shapes:
            words = list(dict.fromkeys(shape.word for shape in self._space.shapes))
            return f"'{text}' is no action: an action begins with {one_of(words)}." + did_you_mean(
                word, words
            )
        expected = one_of(dict.fromkeys(self._pattern(self._space.shapes[at]) for at in shapes))
        strangers = dict.fromkeys(self._stranger(at, key) for at in shapes)
        return f"'{text}' is no action: write {expected}." + "".join(strangers)

    def _stranger(self, at: int, key: str) -> str:
        """' 'Q99' is no hex here.', where the text is clear up to a name that the board lacks."""
        spelling, grammar = self._spellings[0]
        reading = spelling.read(key, grammar[at])
        names = [name for name, _ in self._space.shapes[at].arguments]
        name = names[reading.depth] if reading.depth < len(names) else NUMBER
        if not reading.rest or name == NUMBER:
            return ""
        known = self._vocabulary[name]
        return f" '{reading.rest.upper()}' is no {name} here." + did_you_mean(reading.rest, known)

    def _pattern(self, shape: Shape) -> str:
        names = [
            f"a whole number from 0 to {count - 1}" if name == NUMBER else f"a {name}"
            for name, count in shape.arguments
        ]
        return " and ".join([f"'{shape.word}'", *names])

    def examples(self) -> list[str]:
        """One text of each block that means something on this board."""
        shapes = zip(self._space.shapes, self._words, strict=True)
        return [
            " ".join([shape.word, *(each[0] for each in known)])
            for shape, known in shapes
            if all(known)
        ]


def _meaningless(number: int) -> UnknownAction:
    return UnknownAction(f"action {number} has no meaning on this board")


# The numbers of a block


def _number(shape: Shape, indexes: Sequence[int]) -> int:
    offset = 0
    for (_, count), index in zip(shape.arguments, indexes, strict=True):
        offset = offset * count + index
    return shape.block.first + offset


def _block_numbers(
    shape: Shape, known: Iterable[int], fixed: Mapping[int, int] | None = None
) -> list[int]:
    """With as many words of each argument as are known, or with the one that is fixed."""
    found = np.array([0])
    for at, ((_, count), words) in enumerate(zip(shape.arguments, known, strict=True)):
        indexes = [fixed[at]] if fixed and at in fixed else np.arange(words)
        found = np.add.outer(found * count, indexes).ravel()
    listed: list[int] = (shape.block.first + found).tolist()
    return listed


# Reading a text


class _Lexicon:
    """The keys of the words of an argument."""

    def __init__(self, keys: Iterable[str]) -> None:
        self.index_of: dict[str, int] = {}
        for index, key in enumerate(keys):
            self.index_of.setdefault(key, index)
        self._lengths = sorted({len(key) for key in self.index_of}, reverse=True)

    def beginning(self, text: str, start: int) -> Iterator[tuple[int, int]]:
        """The words that stand there, the longest first: the index, and where it ends."""
        for length in self._lengths:
            index = self.index_of.get(text[start : start + length])
            if index is not None and start + length <= len(text):
                yield index, start + length


class _Sentence(NamedTuple):
    """A shape as it is spelt."""

    word: str
    lexicons: Sequence[_Lexicon]
    shape: Shape


class _Reading(NamedTuple):
    found: list[int] | None  # the index of each argument's word, if the whole text was read
    depth: int  # arguments that were read
    rest: str  # what follows them


class _Spelling(NamedTuple):
    """A way to write actions: the key of a text, and what stands between two words of a key."""

    key: Callable[[str], str]
    gap: Callable[[str, str], str]

    def read(self, key: str, sentence: _Sentence) -> _Reading:
        """The first reading of the whole key, or the deepest one of its beginning.

        The key begins with the word of the sentence.
        """
        return self._arguments(key, len(sentence.word), sentence.lexicons)

    def _arguments(self, key: str, start: int, lexicons: Sequence[_Lexicon]) -> _Reading:
        if start == len(key) and not lexicons:
            return _Reading([], 0, "")
        deepest = _Reading(None, 0, key[start:].strip())
        if start == len(key) or not lexicons:
            return deepest
        gap = self.gap(key[start - 1], key[start:].lstrip()[:1])
        if not key.startswith(gap, start):
            return deepest
        for index, end in lexicons[0].beginning(key, start + len(gap)):
            found, depth, rest = self._arguments(key, end, lexicons[1:])
            if found is not None:
                return _Reading([index, *found], depth + 1, "")
            if depth + 1 > deepest.depth:
                deepest = _Reading(None, depth + 1, rest)
        return deepest


def _key(text: str) -> str:
    return " ".join(text.casefold().split())


def _apart(before: str, after: str) -> str:
    return " "


def _tight_key(text: str) -> str:
    """'buildh5' for 'build h5'. Spaces between digits stay: 'bid 1 2' is not 'bid 12'."""
    return re.sub(r"(?<!\d)\s|\s(?!\d)", "", _key(text))


def _tight_gap(before: str, after: str) -> str:
    return " " if before.isdecimal() and after.isdecimal() else ""
