"""Editions of a game over HTTP: the book of one of them, and where they differ."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support.server_process import running_server
from tests.support.handcar_editions import NAME, write_editions_game
from trunkline.server.views.games import as_html

GAME = f"/games/{NAME}"
SIDES = {
    "en": ("braked with the boot", "has a brake", "1840, improved", "the boot", ["short", "long"]),
    "ru": (
        *("тормозят сапогом", "есть тормоз", "1840, исправленное", "сапог"),
        ["короткий", "длинный"],
    ),
    "hu": ("csizmával fékezik", "fékje van", "1840, javított", "csizma", ["rövid", "hosszú"]),
}


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server that has the game which has come out twice."""
    folder = tmp_path_factory.mktemp("editions")
    write_editions_game(folder)
    with (
        running_server(games=folder) as server,
        httpx.Client(base_url=f"{server.url}/api/v1", timeout=60) as client,
    ):
        yield client


@pytest.mark.parametrize("language", SIDES)
def test_every_difference_is_told_side_by_side(api: httpx.Client, language: str) -> None:
    old, new, label, boot, lines = SIDES[language]
    found = api.get(f"{GAME}/editions", params={"language": language}).json()
    assert found["option"] == "edition"
    assert found["editions"] == [
        {"id": "1830", "label": "1830"},
        {"id": "1840", "label": label},
    ]
    (chapter,) = found["chapters"]
    braking, line, whistle = chapter["differences"]
    assert [each["clause"] for each in (braking, line, whistle)] == ["HC-1.2", "HC-1.3", "HC-1.4"]
    first, second = braking["sides"]
    assert (first["edition"], second["edition"]) == ("1830", "1840")
    assert old in first["html"]
    assert "<blockquote>" not in first["html"]  # the example
    assert new in second["html"]
    assert "HC-1.3" in second["html"]  # the ruling
    assert first["options"][0]["default"] == boot
    assert (line["sides"][0]["html"], line["sides"][0]["options"][0]["default"]) == ("", "")
    assert line["sides"][0]["options"][0]["possible"] == lines[:1]
    assert line["sides"][1]["options"][0]["possible"] == lines
    assert (whistle["sides"][0]["html"], whistle["sides"][0]["options"]) == ("", [])


def test_the_rulebook_marks_what_holds_in_one_edition(api: httpx.Client) -> None:
    book = api.get(f"{GAME}/rulebook").json()
    assert [each["id"] for each in book["editions"]] == ["1830", "1840"]
    assert book["edition"] == ""
    clause = book["chapters"][0]["clauses"][1]
    assert '<p><span class="edition">1830</span> The handcar is braked' in clause["html"]
    ruling = '<strong>Ruling.</strong> <span class="edition">1840</span> Whoever'
    assert ruling in clause["html"]


@pytest.mark.parametrize(
    ("edition", "ids", "word"), [("1830", [1, 2, 3], "boot"), ("1840", [1, 2, 3, 4], "has a brake")]
)
def test_the_rulebook_of_one_edition(
    api: httpx.Client, edition: str, ids: list[int], word: str
) -> None:
    book = api.get(f"{GAME}/rulebook", params={"edition": edition}).json()
    clauses = book["chapters"][0]["clauses"]
    assert [each["id"] for each in clauses] == [f"HC-1.{id}" for id in ids]
    assert word in clauses[1]["text"]
    assert "edition" not in clauses[1]["html"]
    assert (book["edition"], len(book["editions"])) == (edition, 2)


def test_a_game_names_the_option_that_chooses_its_edition(api: httpx.Client) -> None:
    assert api.get(GAME).json()["edition_option"] == "edition"
    assert api.get("/games/chicago-express").json()["edition_option"] == ""


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (f"{GAME}/rulebook?edition=1850", "Дрезина» нет издания «1850»"),
        ("/games/chicago-express/rulebook?edition=1830", "нет издания «1830»"),
        ("/games/chicago-express/editions", "Чикаго-Экспресс» только одно издание"),
        ("/games/monopoly/editions", "monopoly"),
    ],
)
def test_what_is_not_there_is_said_to_be_so(api: httpx.Client, path: str, sentence: str) -> None:
    answer = api.get(path, headers={"Accept-Language": "ru"})
    assert answer.status_code == 404
    assert sentence in answer.json()["error"]["message"]


def test_only_a_mark_before_a_paragraph_is_one() -> None:
    assert "edition" not in as_html("Say *1830:* here.\n\n- *1830:* there")
    assert as_html("*<b>:* no") == "<p><em>&lt;b&gt;:</em> no</p>\n"
