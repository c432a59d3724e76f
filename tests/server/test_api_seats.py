"""Seats: taken by a link, once; hot-seat with different hands; spectators."""

from __future__ import annotations

import pytest

from tests.server.support.api_client import HERE, ApiClient, problem_of, view_of
from tests.server.support.server_process import Server
from trunkline.server.model.schemas.match import MatchBegun

LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}

pytestmark = pytest.mark.usefixtures("night_mail")  # before the server starts, which then has it


def test_a_link_gives_its_seat_once(ada: ApiClient, bela: ApiClient, server: Server) -> None:
    begun = ada.begin([HERE[0], LINK, LINK])
    assert [each.seat for each in begun.invitations] == [1, 2]
    link = begun.invitations[0]
    assert link.url == f"{server.url}/join/{begun.id}/1/{link.token}"
    assert ada.see(begun.id).seats[1].kind == "open"
    view = view_of(bela.claim(begun.id, 1, link.token, " Béla\u202e \n"))
    assert (view.seats[1].name, view.seats[1].kind, view.seats[1].mine) == ("Béla", "person", True)
    assert view.seat == 1
    # Following it again is no harm to who sits there, and no use to anybody else.
    assert bela.claim(begun.id, 1, link.token, "Béla").status_code == 200
    refused = ada.claim(begun.id, 1, link.token, "Ada")
    assert (refused.status_code, problem_of(refused).code) == (403, "link-used")
    wrong = bela.claim(begun.id, 2, link.token, "Béla")
    assert wrong.status_code == 403


def test_who_began_the_match_makes_new_links(ada: ApiClient, bela: ApiClient) -> None:
    begun = ada.begin([HERE[0], LINK, BOT])
    old = begun.invitations[0].token
    made = ada.http.post(f"/matches/{begun.id}/seats/1/invitation").json()
    assert bela.claim(begun.id, 1, old, "Béla").status_code == 403
    assert bela.claim(begun.id, 1, made["token"], "Béla").status_code == 200
    refused = bela.http.post(f"/matches/{begun.id}/seats/2/invitation")
    assert (refused.status_code, problem_of(refused).code) == (403, "seat-creator")
    assert ada.http.post(f"/matches/{begun.id}/seats/7/invitation").status_code == 404


def test_nobody_takes_a_seat_from_who_sits_there(ada: ApiClient, bela: ApiClient) -> None:
    begun = ada.begin([HERE[0], LINK])
    assert bela.claim(begun.id, 1, begun.invitations[0].token, "Béla").status_code == 200
    awaited = ada.see(begun.id).actor == 1
    refused = ada.http.post(f"/matches/{begun.id}/seats/1/invitation")
    why = "seat-not-yet" if awaited else "seat-not-awaited"
    assert (refused.status_code, problem_of(refused).code) == (403, why)
    with ApiClient(ada.url) as stranger:
        refused = stranger.http.post(f"/matches/{begun.id}/seats/1/invitation")
    assert (refused.status_code, problem_of(refused).code) == (403, "not-your-seat")
    assert bela.see(begun.id).seats[1].mine


def test_hands_at_one_screen_are_private(ada: ApiClient) -> None:
    body = {"game": "night-mail", "seats": [HERE[0], HERE[1]]}
    view = ada.see(MatchBegun(**ada.http.post("/matches", json=body).json()).id)
    assert view.private
    mine = {seat: ada.see(view.id, seat=seat) for seat in (0, 1)}
    hands = [
        {cell.target for panel in each.scene.panels for row in panel.rows for cell in row}
        for each in mine.values()
    ]
    cards = [{each for each in hand if each and each.startswith("card:")} for hand in hands]
    assert all(len(each) == 3 for each in cards)
    assert not cards[0] & cards[1]
    assert bool(mine[0].choices) == (view.actor == 0)


def test_a_stranger_sees_no_hand_whatever_seat_they_ask_for(
    ada: ApiClient, bela: ApiClient
) -> None:
    body = {"game": "night-mail", "seats": [HERE[0], HERE[1]]}
    id = MatchBegun(**ada.http.post("/matches", json=body).json()).id
    for seat in (0, 1):
        answer = bela.ask(id, seat=seat)
        assert view_of(answer).seat is None
        assert "card:" not in answer.text
        assert "takes the letters" not in answer.text


def test_bots_answer_at_once_and_are_named(ada: ApiClient) -> None:
    begun = ada.begin([HERE[0], BOT, BOT])
    view = ada.see(begun.id)
    names = [seat.name for seat in view.seats]
    assert len({*names}) == 3
    assert all(seat.here for seat in view.seats[1:])
    for _ in range(3):
        while view.actor != 0:
            view = ada.see(begun.id, wait=view.version)
        view = view_of(ada.submit(view, view.choices[0].options[0].action))
    assert {entry.seat for entry in ada.see(begun.id).log.entries} >= {None, 0, 1, 2}
