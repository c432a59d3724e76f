"""Bots at tables of Ticket to Ride Asia: alone, with people, and with a ticket deck of our own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.server.support.api_client import ApiClient, legal, view_of
from tests.server.support.server_process import Server, running_server
from tests.test_route_boards import deck_file
from tests.ticket_to_ride.positions import LEGENDARY, TEAM
from trunkline.cli.prepare import player_need
from trunkline.core.game import AnyGame, LoadedBoard
from trunkline.core.match import Match
from trunkline.core.route_board import RouteBoard
from trunkline.core.warm_up import warm_up
from trunkline.games.ticket_to_ride.state import Board
from trunkline.players import make_player
from trunkline.players.player import decide
from trunkline.server.model.schemas.match import MatchView
from trunkline.server.service.bot_process import Question
from trunkline.server.service.bots import BotPool

HANGS = 240  # seconds
COUNT = 35  # tickets of the deck
FIRST = 25  # it begins after so many of the board's own: every number stands for another ticket


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The last tickets of Team Asia, as if these were all."""
    file = deck_file(tmp_path_factory.mktemp("deck"), TEAM.board.file, FIRST + COUNT)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    start = next(number for number, line in enumerate(lines) if line.startswith("deck")) + 1
    file.write_text("".join(lines[:start] + lines[start + FIRST :]), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def server(deck: Path) -> Iterator[Server]:
    for game in (LEGENDARY, TEAM):
        warm_up(game, more={"greedy": player_need(game, "greedy")[1]})
    with running_server(tickets=[str(deck)], bot_workers=2) as server:
        yield server


@pytest.fixture
def ada(server: Server) -> Iterator[ApiClient]:
    with ApiClient(server.url, timeout=HANGS) as guest:
        yield guest


def begin(guest: ApiClient, game: AnyGame, seats: Sequence[str], board: str = "") -> str:
    """`me`, or the names of bots."""
    requests = [{"kind": "me"} if each == "me" else {"kind": "bot", "bot": each} for each in seats]
    body = {"game": game.id, "seats": requests, "board": board}
    return str(guest.http.post("/matches", json=body).raise_for_status().json()["id"])


def play_to_the_end(guest: ApiClient, id: str) -> MatchView:
    """Whenever it is our turn we take what comes first; the bots go on by themselves."""
    deadline = time.monotonic() + HANGS
    view = guest.see(id)
    while view.outcome is None:
        assert time.monotonic() < deadline, f"the match does not go on: {view.prompt}"
        if view.choices:
            view = view_of(guest.submit(view, legal(view)[0]))
        else:
            view = guest.see(id, wait=view.version, since=view.version)
    return guest.see(id)


def check_end(view: MatchView, server: Server) -> None:
    assert view.outcome is not None
    assert not any(seat.replaced for seat in view.seats)
    assert not [line for line in server.lines if line["event"] == "a bot failed"]
    totals = [0] * len(view.seats)
    for line in view.outcome.lines:
        totals[line.seat] += line.points
    assert totals == view.outcome.scores


@pytest.mark.parametrize(
    ("game", "seats"),
    [(LEGENDARY, ("greedy", "random")), (TEAM, ("greedy", "random", "greedy", "greedy"))],
    ids=["legendary", "team"],
)
def test_bots_play_a_whole_match(
    game: AnyGame, seats: tuple[str, ...], ada: ApiClient, server: Server
) -> None:
    check_end(play_to_the_end(ada, begin(ada, game, seats)), server)


@pytest.mark.parametrize(
    ("game", "seats"),
    [(LEGENDARY, ("me", "greedy")), (TEAM, ("greedy", "me", "random", "greedy"))],
    ids=["legendary", "team"],
)
def test_somebody_plays_with_bots(
    game: AnyGame, seats: tuple[str, ...], ada: ApiClient, server: Server
) -> None:
    view = play_to_the_end(ada, begin(ada, game, seats))
    check_end(view, server)
    assert [seat.mine for seat in view.seats] == [each == "me" for each in seats]


# A ticket deck of our own


def test_bots_play_with_the_deck_of_the_house(ada: ApiClient, server: Server) -> None:
    board = ada.http.get(f"/games/{TEAM.id}").json()["boards"][0]["id"]
    assert board
    view = play_to_the_end(ada, begin(ada, TEAM, ["greedy"] * 4, board))
    check_end(view, server)
    scored = [event for event in view.log.entries[-1].events if event.kind == "ticket-scored"]
    ids = {target for event in scored for target in event.targets if target.startswith("ticket:")}
    assert ids <= {f"ticket:{FIRST + number + 1}" for number in range(COUNT)}
    assert len(ids) >= 12


def opening(board: LoadedBoard[RouteBoard, Board], seed: int) -> Match:
    return Match(TEAM, 4, seed=seed, board=board)


def question(match: Match, board: str) -> Question:
    assert match.actor is not None
    return Question.about(match, board, match.actor, "greedy", 1)


def test_a_bot_decides_in_its_process_on_the_deck_that_it_is_told(deck: Path) -> None:
    """It has nothing but the text of the board; with the printed deck it would decide otherwise."""
    loaded_board = TEAM.load_board({}, tickets=deck)
    matches = [opening(loaded_board, seed) for seed in range(12)]

    async def answers(board: str) -> list[int]:
        pool = BotPool(1)
        await pool.start()
        try:
            return [await pool.decide(question(each, board), 5.0) for each in matches]
        finally:
            await pool.close()

    here = [decide(each, make_player("greedy", 1)).id for each in matches]
    assert asyncio.run(answers(loaded_board.file.text())) == here
    assert asyncio.run(answers("")) != here
