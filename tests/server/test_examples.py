"""Examples of clauses over HTTP: the moment, what is said of it, and playing on from it."""

from __future__ import annotations

import itertools
from typing import Any

import httpx
import pytest

from tests.server.support.api_client import ApiClient, accepted, problem_of
from trunkline.core.examples import examples_of
from trunkline.games import find_game, game_ids

CHICAGO = "/games/chicago-express/examples"
ROCKET = "/games/stephensons-rocket/examples"
LANGUAGES = ("en", "ru", "hu")


def match_response(guest: ApiClient, path: str, **query: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = accepted(guest.http.get(path, params=query)).json()["examples"]
    return found


def test_what_an_action_did_is_shown_with_the_moment_before_it(ada: ApiClient) -> None:
    answer = accepted(ada.http.get(f"{CHICAGO}/CE-5.8")).json()
    (example,) = answer["examples"]
    board = answer["boards"][example["board"]]
    before, after = example["before"], example["moment"]
    assert (before["view"]["number"], after["view"]["number"]) == (22, 23)
    assert before["map"]["play"] != after["map"]["play"]
    assert "data-target" in board["ground"]
    assert before["map"]["ground"] == after["map"]["ground"] == ""
    assert example["deed"] == "Build in Binghamton (Q3)"
    assert example["sentences"][0].startswith("The New York Central builds in Binghamton")
    assert "hex:Q3" in example["points"]
    assert example["panels"] == ["companies"]
    assert after["view"]["choices"] == []


def test_what_is_refused_is_named_with_its_clause(ada: ApiClient) -> None:
    (example,) = match_response(ada, f"{CHICAGO}/CE-5.4", language="ru")
    assert example["kind"] == "refused"
    assert example["before"] is None
    assert example["sentences"] == ["Здесь это невозможно по пункту CE-5.4."]
    assert example["points"] == ["hex:P2"]


def test_options_that_are_not_the_usual_ones_are_told(ada: ApiClient) -> None:
    usual, other = match_response(ada, f"{CHICAGO}/CE-8.2")
    assert usual["settings"] == []
    (said,) = other["settings"]
    assert "After the whole expansion" in said
    assert usual["told"] != other["told"]


def test_each_edition_has_its_own(ada: ApiClient) -> None:
    both = match_response(ada, f"{ROCKET}/SR-1.7")
    assert {each["edition"] for each in both} == {"1999", "2018"}
    (old,) = match_response(ada, f"{ROCKET}/SR-1.7", edition="1999")
    assert old["edition"] == "1999"
    assert old["moment"]["view"]["options"]["edition"] == "1999"
    points = [-1 if score < 0 else score for score in old["moment"]["view"]["scores"]]
    assert points.count(-1) == 3  # what the others have is nobody's business, here too


@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_example_is_drawn(ada: ApiClient, game: str) -> None:
    kinds = {each.line.kind: each.clause for each in examples_of(find_game(game))}
    # Every language comes up; all of them for all kinds would only draw the same again.
    for (kind, clause), language in zip(kinds.items(), itertools.cycle(LANGUAGES), strict=False):
        found = match_response(ada, f"/games/{game}/examples/{clause}", language=language)
        meant = [each for each in found if each["kind"] == kind]
        assert meant
        for each in meant:
            assert each["told"] or each["sentences"]
            assert each["moment"]["map"]["play"]


def test_who_has_it_is_not_sent_it_again(ada: ApiClient) -> None:
    first = accepted(ada.http.get(f"{CHICAGO}/CE-1.6"))
    again = ada.http.get(f"{CHICAGO}/CE-1.6", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["CE-99.1", "nonsense", "CE-1.6/7/record", "CE-99.1/0/record"])
def test_there_is_no_example_of_what_is_no_clause(ada: ApiClient, path: str) -> None:
    assert problem_of(ada.http.get(f"{CHICAGO}/{path}")).code == "not-found"


def test_the_rulebook_says_which_clauses_are_shown(ada: ApiClient) -> None:
    book = accepted(ada.http.get("/games/chicago-express/rulebook")).json()
    assert all(clause["shown"] for chapter in book["chapters"] for clause in chapter["clauses"])


def test_a_match_goes_on_from_an_example(ada: ApiClient) -> None:
    (example,) = match_response(ada, f"{CHICAGO}/CE-5.4")
    text = accepted(ada.http.get(f"{CHICAGO}/CE-5.4/0/record")).text
    seats = [{"kind": "me"} if seat == 2 else {"kind": "here"} for seat in range(3)]
    begun = accepted(ada.http.post("/records", json={"text": text, "seats": seats}))
    view = ada.see(begun.json()["id"])
    assert view.number == example["moment"]["view"]["number"]
    assert view.actor == example["moment"]["view"]["actor"]


def test_a_match_that_is_over_is_to_be_looked_at(ada: ApiClient) -> None:
    text = accepted(ada.http.get(f"{CHICAGO}/CE-9.2/0/record")).text
    begun: httpx.Response = ada.http.post("/records", json={"text": text, "seats": []})
    assert ada.see(accepted(begun).json()["id"]).outcome is not None
