"""Message catalogues: the same keys and values in every language, every plural form there."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

import trunkline
from tests.support.catalogues import messages_in, variables, walk
from trunkline.core.rulebook import LANGUAGES

PACKAGE = Path(trunkline.__file__).parent
ENGLISH = sorted(PACKAGE.rglob("texts.en.ftl"))
# The plural forms of whole numbers. In the Russian genitive few and many are the same.
PLURALS = {
    "en": [{"one", "other"}],
    "ru": [{"one", "few", "many"}, {"one", "few", "other"}, {"one", "many"}, {"one", "other"}],
    "hu": [{"one", "other"}],
}


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
