"""The messages of a game's catalogues, to look into and to say with every kind of number."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from fluent.syntax import ast, parse

from trunkline.core.game import AnyGame
from trunkline.core.rulebook import LANGUAGES


@functools.cache
def messages(game: AnyGame, language: str) -> dict[str, ast.Message]:
    text = (game.folder / f"texts.{language}.ftl").read_text(encoding="utf-8")
    return {each.id.name: each for each in parse(text).body if isinstance(each, ast.Message)}


def walk(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from walk(child)


def variables(node: object) -> set[str]:
    return {each.id.name for each in walk(node) if isinstance(each, ast.VariableReference)}


@functools.cache
def numbers_in(game: AnyGame, key: str) -> set[str]:
    """The values of a message that are numbers: in some language it depends on how many."""
    return {
        name
        for language in LANGUAGES
        for each in walk(messages(game, language)[key])
        if isinstance(each, ast.SelectExpression)
        for name in variables(each.selector)
    }


def said(game: AnyGame, language: str, key: str) -> Iterator[str]:
    """The message with every kind of number: none, one, a few, many."""
    texts, names = game.texts(language), variables(messages(game, language)[key])
    counted = numbers_in(game, key) & names
    for number in (0, 1, 2, 5, 11, 21) if counted else (0,):
        values: dict[str, str | int] = dict.fromkeys(names - counted, "№")
        yield texts(key, **values, **dict.fromkeys(counted, number))
