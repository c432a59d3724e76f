"""Message catalogues: the same keys and values in every language, every plural form there."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path

import pytest
from fluent.syntax import ast

import trunkline
from tests.support.catalogues import messages_in, variables, walk
from trunkline.core.examples import examples_of
from trunkline.core.lessons import lesson_texts
from trunkline.core.rulebook import LANGUAGES
from trunkline.games import find_game

GAME = find_game("chicago-express")
PACKAGE = Path(trunkline.__file__).parent
ENGLISH = sorted(PACKAGE.rglob("texts.en.ftl"))
# The plural forms of whole numbers. In the Russian genitive few and many are the same.
PLURALS = {
    "en": [{"one", "other"}],
    "ru": [{"one", "few", "many"}, {"one", "few", "other"}, {"one", "many"}, {"one", "other"}],
    "hu": [{"one", "other"}],
}


def test_a_game_with_one_language_speaks_it_everywhere(tmp_path: Path) -> None:
    """Also in its lesson and its examples."""
    for file in (
        "texts.en.ftl",
        "lesson.en.ftl",
        "examples.en.ftl",
        "examples.txt",
        "rulebook.en.md",
        "board.toml",
    ):
        shutil.copy(GAME.folder / file, tmp_path)
    game = dataclasses.replace(GAME, folder=tmp_path)
    assert game.texts("hu")("company-prr") == GAME.texts("en")("company-prr")
    assert lesson_texts(game, "hu")("railways") == lesson_texts(GAME, "en")("railways")
    told = [each for each in examples_of(game) if each.told("en")]
    assert told
    assert all(each.told("hu") == each.told("en") for each in told)


def catalogue(english: Path, language: str) -> dict[str, ast.Message]:
    return messages_in(english.with_name(f"texts.{language}.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("english", ENGLISH, ids=[path.parent.name for path in ENGLISH])
def test_every_language_has_the_same_messages_with_the_same_values(
    english: Path, language: str
) -> None:
    expected = {key: variables(message) for key, message in messages_in(english).items()}
    found = {key: variables(message) for key, message in catalogue(english, language).items()}
    assert set(found) == set(expected)
    assert found == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("english", ENGLISH, ids=[path.parent.name for path in ENGLISH])
def test_every_choice_by_number_has_the_forms_of_the_language(english: Path, language: str) -> None:
    for key, message in catalogue(english, language).items():
        for node in walk(message):
            if isinstance(node, ast.SelectExpression):
                named = {
                    each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)
                }
                if len(named) > 1:
                    assert named in PLURALS[language], key
