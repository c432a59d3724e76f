"""A server with a ticket deck of somebody's own, and one that has it no longer."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.support.api_client import ApiClient
from tests.server.support.server_process import Running
from tests.test_route_boards import deck_file
from trunkline.core.board import parse_board
from trunkline.core.errors import BadBoard
from trunkline.games import find_game
from trunkline.server.model.catalogue import BoardCatalogue, board_text
from trunkline.server.model.errors import Refused
from trunkline.server.views import games as game_views

TEAM = find_game("ticket-to-ride-team-asia")
WISH = {"game": TEAM.id, "seats": [{"kind": "here", "name": name} for name in "ABCD"]}


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    return deck_file(tmp_path, TEAM.board.file, 35)


@pytest.fixture
def boards(deck: Path) -> BoardCatalogue:
    """The boards, with the deck among them."""
    return BoardCatalogue([str(deck)])


@pytest.fixture
def offered(boards: BoardCatalogue) -> str:
    """The board with the deck."""
    return boards.board_ids(TEAM)[0]


def test_it_stands_before_the_games_own(boards: BoardCatalogue, offered: str) -> None:
    own, printed = game_views.game_info(boards, TEAM, "en").boards
    assert (own.id, printed.id) == (offered, "")
    assert own.label == f"{printed.label} · Ours"
    assert "typed from the cards" in own.provenance
    assert "substitute" in printed.provenance
    others = game_views.game_info(boards, find_game("chicago-express"), "en").boards
    assert [each.id for each in others] == [""]


def test_bots_are_told_the_whole_board(boards: BoardCatalogue, offered: str) -> None:
    board = boards.board_of(TEAM, offered, {})
    assert parse_board(board_text(TEAM, board), TEAM.schema) == board.file
    assert board_text(TEAM, boards.board_of(TEAM, "", {})) == ""


def test_what_is_offered_no_longer_is_gone(boards: BoardCatalogue, offered: str) -> None:
    boards.board_of(TEAM, offered, {})
    without = BoardCatalogue()
    assert [each.id for each in game_views.game_info(without, TEAM, "en").boards] == [""]
    with pytest.raises(Refused):
        without.board_of(TEAM, offered, {})


def test_a_wrong_deck_is_not_offered(deck: Path, boards: BoardCatalogue, offered: str) -> None:
    deck.write_text(deck.read_text(encoding="utf-8").replace("Xian", "Sian"), encoding="utf-8")
    with pytest.raises(BadBoard, match="'Sian' is no city"):
        BoardCatalogue([str(deck)])
    assert boards.board_ids(TEAM)[0] == offered


def test_a_match_goes_on_with_its_deck_wherever_its_database_is(
    running: Running, sqlite_url: str, deck: Path
) -> None:
    server = running(sqlite_url, tickets=[str(deck)])
    with ApiClient(server.url, timeout=600) as ada:
        board = ada.http.get(f"/games/{TEAM.id}").json()["boards"][0]["id"]
        begun = ada.http.post("/matches", json={**WISH, "board": board})
        match = begun.raise_for_status().json()["id"]
        after = ada.play(ada.see(match))
        assert after.board == board
    server.stop()

    bare = running(sqlite_url)
    with ApiClient(bare.url, ada.secret, timeout=600) as ada:
        after = ada.play(ada.see(match))
        assert after.board == board
        again = ada.http.post("/matches", json={**WISH, "board": board})
        assert (again.status_code, again.json()["error"]["code"]) == (400, "bad-setup")
    bare.stop()

    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database, database:
        database.execute("DELETE FROM boards")  # as an earlier release has left it
    bare = running(sqlite_url)
    for language, word in (("en", "--tickets FILE"), ("ru", "ФАЙЛ"), ("hu", "FÁJL")):
        with ApiClient(bare.url, ada.secret, language, timeout=600) as guest:
            refused = guest.ask(match)
            error = refused.json()["error"]
            assert (refused.status_code, error["code"]) == (409, "other-tickets")
            assert word in error["message"]
            assert [each["id"] for each in guest.http.get("/matches").json()] == [match]
    bare.stop()

    later = running(sqlite_url, tickets=[str(deck)])
    with ApiClient(later.url, ada.secret, timeout=600) as ada:
        assert ada.see(match).version == after.version
