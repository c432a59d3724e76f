"""A game with two boards and options that depend on each other, on a server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support.api_client import (
    ApiClient,
    accepted,
    eventually,
    legal,
    problem_of,
    view_of,
)
from tests.server.support.server_process import Server, running_server
from tests.support.games_from_elsewhere import on_path
from tests.support.handcar_two_lines import NAME, write_two_lines_game
from trunkline.cli.prepare import player_need
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.warm_up import warm_up
from trunkline.games import find_game
from trunkline.server.model.catalogue import board_text
from trunkline.server.model.schemas.match import MatchView
from trunkline.server.model.shuffle_commitment import check
from trunkline.server.service.bot_process import Question, _observation
from trunkline.server.views import games as game_views

BRANCH = {"board": "branch"}


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    folder = tmp_path_factory.mktemp("lines")
    write_two_lines_game(folder)
    with on_path(folder):
        found = find_game(NAME)
        warm_up(found, more={"greedy": player_need(found, "greedy")[1]})
        yield found


@pytest.fixture(scope="module")
def server(game: AnyGame, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("matches")
    with running_server(f"sqlite:///{folder / 'matches.db'}") as server:
        yield server


@pytest.fixture
def ada(server: Server) -> Iterator[ApiClient]:
    with ApiClient(server.url, timeout=600) as guest:
        yield guest


def begin(guest: ApiClient, kinds: tuple[str, ...], **options: str) -> MatchView:
    seats = [
        {"kind": "bot", "bot": each} if each in ("greedy", "random") else {"kind": each}
        for each in kinds
    ]
    body = {"game": NAME, "seats": seats, "options": options}
    return guest.see(accepted(guest.http.post("/matches", json=body)).json()["id"])


# What there is to choose


def test_an_option_tells_what_its_default_depends_on(ada: ApiClient) -> None:
    edition, board, push = ada.http.get(f"/games/{NAME}").json()["options"]
    assert (edition["decider"], edition["defaults"]) == ("", {})
    assert (push["decider"], push["defaults"]) == ("edition", {"old": "soft"})
    assert [each["demands"] for each in board["choices"]] == [{}, {"edition": "new"}]


@pytest.mark.parametrize(
    ("language", "about"),
    [
        ("en", ["Made up for this page.", "Made up for the tests."]),
        ("ru", ["Made up for this page.", "Придумано для тестов."]),
    ],
)
def test_each_board_says_where_it_comes_from(
    server: Server, language: str, about: list[str]
) -> None:
    with ApiClient(server.url, language=language) as guest:
        info = guest.http.get(f"/games/{NAME}").json()
    _, board, push = info["options"]
    assert [each["about"] for each in board["choices"]] == about
    assert [each["about"] for each in push["choices"]] == ["", ""]
    assert [each["id"] for each in info["boards"]] == [""]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "“board=branch” is played with “edition=new”, not with “edition=old” (HC-1.1)."),
        ("ru", "«board=branch» играют только с «edition=new», а не с «edition=old» (HC-1.1)."),
        ("hu", "„board=branch” csak „edition=new” mellett játszható"),
    ],
)
def test_a_contradiction_is_refused(server: Server, language: str, sentence: str) -> None:
    body = {
        "game": NAME,
        "seats": [{"kind": "here"}] * 2,
        "options": {"board": "branch", "edition": "old"},
    }
    with ApiClient(server.url, language=language) as guest:
        refused = guest.http.post("/matches", json=body)
    problem = problem_of(refused)
    assert (refused.status_code, problem.code) == (400, "bad-setup")
    assert problem.message.startswith(sentence)


def test_a_board_is_no_longer_chosen_by_the_name_of_its_file(ada: ApiClient) -> None:
    body = {"game": NAME, "seats": [{"kind": "here"}] * 2, "board": "branch"}
    assert problem_of(ada.http.post("/matches", json=body)).code == "bad-setup"


# A match


def test_a_match_is_played_on_the_board_that_was_chosen(ada: ApiClient) -> None:
    view = begin(ada, ("here", "here"), **BRANCH)
    assert view.options == {"edition": "new", "board": "branch", "push": "hard"}
    assert view.scene.provenance == "Made up for the tests."
    view = view_of(ada.submit(view, "move 2"))
    assert legal(view) == ["move 1"]


def test_a_default_by_edition_counts(ada: ApiClient) -> None:
    assert legal(begin(ada, ("here", "here"), edition="old")) == ["move 1", "move 2"]


def test_a_match_is_the_same_after_a_restart(ada: ApiClient, server: Server) -> None:
    view = ada.play(begin(ada, ("here", "here"), **BRANCH))
    server.restart()
    again = ada.see(view.id)
    assert (again.version, legal(again)) == (view.version, legal(view))
    assert again.scene.provenance == "Made up for the tests."


def test_bots_play_on_it_and_its_shuffle_can_be_checked(ada: ApiClient) -> None:
    view = begin(ada, ("greedy", "random"), **BRANCH)
    eventually(lambda: ada.see(view.id).outcome is not None, "the bots come to the end")
    over = ada.see(view.id)
    record = ada.http.get(f"/matches/{view.id}/record").text
    assert "board=branch" in record
    shuffle = over.shuffle
    assert shuffle is not None
    assert shuffle.salt is not None
    assert check(record, shuffle.commitment, shuffle.salt).fair


def test_a_bot_is_told_the_board_unless_it_is_the_usual_one(game: AnyGame) -> None:
    for options, told in ((BRANCH, True), ({"push": "soft"}, False)):
        match = Match(game, 2, options=options, seed=1)
        assert match.actor is not None
        text = board_text(game, match.board)
        assert bool(text) == told
        observation = _observation(Question.about(match, text, match.actor, "greedy", 1))
        assert observation.board.file == match.board.file


def test_the_match_on_the_card_may_be_of_any_board(game: AnyGame) -> None:
    cover = game.folder / "cover.txt"
    cover.write_text(Match(game, 2, options=BRANCH, seed=0).record(), encoding="utf-8")
    try:
        assert game_views.cover(game, "en").startswith("<svg ")
    finally:
        cover.unlink()
