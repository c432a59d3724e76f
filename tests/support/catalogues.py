"""The messages of catalogues, to look into and to say with every kind of number."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse

from trunkline.core.game import AnyGame
from trunkline.core.rulebook import LANGUAGES

NUMBERS = (0, 1, 2, 5, 11, 21)  # none, one, a few, many


@functools.cache
def messages_in(path: Path) -> dict[str, ast.Message]:
    resource = parse(path.read_text(encoding="utf-8"))
    junk = [each.content for each in resource.body if isinstance(each, ast.Junk)]
    assert not junk, f"{path.name}: {junk[0]}"
    return {each.id.name: each for each in resource.body if isinstance(each, ast.Message)}


def messages(game: AnyGame, language: str) -> dict[str, ast.Message]:
    """Those of the game and those that it shares with others; its own ones win."""
    folders = [game.shared, game.folder] if game.shared else [game.folder]
    return {
        key: message
        for folder in folders
        for key, message in messages_in(folder / f"texts.{language}.ftl").items()
    }


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


def said(
    game: AnyGame, language: str, key: str, numbers: tuple[int, ...] = NUMBERS
) -> Iterator[str]:
    """The message with every kind of number."""
    texts, names = game.texts(language), variables(messages(game, language)[key])
    counted = numbers_in(game, key) & names
    for number in numbers if counted else (0,):
        values: dict[str, str | int] = dict.fromkeys(names - counted, "№")
        yield texts(key, **values, **dict.fromkeys(counted, number))
