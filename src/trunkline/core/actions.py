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

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

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
    """How a block is called and what arguments it has."""

    word: str
    arguments: tuple[tuple[str, int], ...]
    block: Block


class ActionSpace:
    """The blocks in order. One that is built on another begins with its blocks, numbers and all."""

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
    """Both directions between action numbers and their texts, on a given board."""

    def __init__(self, space: ActionSpace, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._space = space
        self._texts: list[str | None] = [None] * space.size
        self._ids: dict[str, int] = {}
        for shape in space.shapes:
            for number, text in self._spell(shape):
                self._texts[number] = text
                self._ids.setdefault(_key(text), number)
        self._tight = {_without_spaces(key): number for key, number in self._ids.items()}

    def _spell(self, shape: Shape) -> Iterator[tuple[int, str]]:
        choices = [
            [str(n) for n in range(count)] if name == NUMBER else self._vocabulary[name][:count]
            for name, count in shape.arguments
        ]
        strides = [count for _, count in shape.arguments]
        for picked in itertools.product(*(range(len(words)) for words in choices)):
            number = shape.block.first
            offset = 0
            for index, stride in zip(picked, strides, strict=True):
                offset = offset * stride + index
            words = [words[index] for words, index in zip(choices, picked, strict=True)]
            yield number + offset, " ".join([shape.word, *words])

    def text(self, number: int) -> str:
        """The notation; only numbers that mean something on this board have one."""
        text = self._texts[number]
        if text is None:
            raise UnknownAction(f"action {number} has no meaning on this board")
        return text

    def action(self, number: int) -> Action:
        return Action(number, self.text(number))

    def parts(self, number: int) -> tuple[Shape, Arguments]:
        """The block of an action, and its arguments by name; a number stands for itself."""
        words = self.text(number).split(" ")[1:]
        shape = next(each for each in self._space.shapes if number < each.block.end)
        named = zip((name for name, _ in shape.arguments), words, strict=True)
        return shape, {name: int(word) if name == NUMBER else word for name, word in named}

    def numbers(self) -> list[int]:
        """Every action number that means something on this board."""
        return [number for number, text in enumerate(self._texts) if text is not None]

    def parse(self, text: str) -> Action:
        """The action of a text; odd case and spaces are forgiven."""
        key = _key(text)
        number = self._ids.get(key, self._tight.get(_without_spaces(key)))
        if number is None:
            raise UnknownAction(self._why_unknown(text, key))
        return self.action(number)

    def _why_unknown(self, text: str, key: str) -> str:
        if not key:
            return "an action is missing: write for example " + one_of(self.examples()[:3])
        word, _, rest = key.partition(" ")
        shapes = [shape for shape in self._space.shapes if shape.word == word]
        if not shapes:
            words = list(dict.fromkeys(shape.word for shape in self._space.shapes))
            return f"'{text}' is no action: an action begins with {one_of(words)}." + did_you_mean(
                word, words
            )
        expected = one_of(dict.fromkeys(self._pattern(shape) for shape in shapes))
        problem = f"'{text}' is no action: write {expected}."
        for shape in shapes:
            if len(shape.arguments) == 1 and rest and shape.arguments[0][0] != NUMBER:
                name, _ = shape.arguments[0]
                known = self._vocabulary[name]
                problem += f" '{rest.upper()}' is no {name} here." + did_you_mean(rest, known)
        return problem

    def _pattern(self, shape: Shape) -> str:
        names = [
            f"a whole number from 0 to {count - 1}" if name == NUMBER else f"a {name}"
            for name, count in shape.arguments
        ]
        return " and ".join([f"'{shape.word}'", *names])

    def examples(self) -> list[str]:
        """One text of each block."""
        return [text for shape in self._space.shapes for _, text in [next(self._spell(shape))]]


def _key(text: str) -> str:
    return " ".join(text.casefold().split())


def _without_spaces(key: str) -> str:
    """'buildh5' for 'build h5'. Spaces between digits stay: 'bid 1 2' is not 'bid 12'."""
    return re.sub(r"(?<!\d)\s|\s(?!\d)", "", key)
