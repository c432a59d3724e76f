"""The games over HTTP: what is on offer, the rules to read, the picture for the card."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support.server_process import Server
from trunkline.games import find_game, game_ids
from trunkline.players.characters import characters_of
from trunkline.server.views.games import as_html

GAME = "/games/chicago-express"
LEVELS = range(1, 9)


@pytest.fixture
def api(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{server.url}/api/v1", timeout=60) as client:
        yield client


def test_every_game_is_on_offer(api: httpx.Client) -> None:
    found = api.get("/games").json()
    assert [each["id"] for each in found] == list(game_ids())
    for each in found:
        game = find_game(each["id"])
        assert each["players"] == list(game.players)
        assert each["usual"] in each["players"]
        assert each["partners"] == game.partners
        assert each["about"]
        assert each["boards"][0]["id"] == ""
        assert [bot["id"] for bot in each["bots"]] == [
            *(f"level-{number}" for number in LEVELS),
            *characters_of(game),
        ]


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_every_bot_has_a_name_and_a_sentence(api: httpx.Client, language: str) -> None:
    bots = api.get(GAME, params={"language": language}).json()["bots"]
    assert [bot["level"] for bot in bots][: len(LEVELS)] == [*LEVELS]
    assert len({bot["label"] for bot in bots}) == len({bot["about"] for bot in bots}) == len(bots)
    assert all("5" in bot["about"] for bot in bots[len(LEVELS) :])  # about as strong as that level
    assert not any(bot["label"] == bot["id"] or not bot["about"] for bot in bots)


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_an_option_is_told_with_its_clause(api: httpx.Client, language: str) -> None:
    (option,) = api.get(GAME, params={"language": language}).json()["options"]
    game = find_game("chicago-express")
    assert option["label"] == game.texts(language)("option-chicago_dividend")
    assert option["rule"] == as_html(game.rulebook(language)["CE-8.2"].text)
    assert (option["clause"], len(option["choices"])) == ("CE-8.2", 2)


def test_the_rulebook_has_every_clause_as_html(api: httpx.Client) -> None:
    book = api.get(f"{GAME}/rulebook", params={"language": "hu"}).json()
    clauses = [each for chapter in book["chapters"] for each in chapter["clauses"]]
    rules = find_game("chicago-express").rulebook("hu")
    assert [each["id"] for each in clauses] == [each.id for each in rules.clauses]
    capital = clauses[0]
    assert "<table>" in capital["html"]
    assert "|" not in capital["text"]
    assert "<p>" in book["introduction"]


def test_the_cover_is_a_picture(api: httpx.Client) -> None:
    answer = api.get(f"{GAME}/cover.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg ")


def test_what_has_not_changed_is_not_sent_again(api: httpx.Client) -> None:
    first = api.get(f"{GAME}/rulebook")
    again = api.get(f"{GAME}/rulebook", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["content-encoding"] == "gzip"


def test_an_unknown_game_is_not_found(api: httpx.Client) -> None:
    answer = api.get("/games/monopoly", headers={"Accept-Language": "hu,en;q=0.5"})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (404, "not-found")
    assert error["message"] == "Itt nincs „monopoly” nevű játék."
