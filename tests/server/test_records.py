"""Records taken in and given out, matches that go on from a moment, pictures, the public page."""

from __future__ import annotations

from collections.abc import Sequence

import httpx
import pytest

import trunkline
from tests.server.support.api_client import GAME, HERE, ApiClient, accepted, problem_of
from tests.server.support.night_mail_match import NIGHT_MAIL, PACKAGES
from tests.server.support.server_process import Running, Server
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.record_file import read_record
from trunkline.games import find_game
from trunkline.testing.laws.base import play_some_action

ME = [{"kind": "me", "name": ""}, {"kind": "here", "name": "Béla"}, {"kind": "link"}]
PNG = b"\x89PNG\r\n"


def played(actions: int) -> Match:
    match = trunkline.new(GAME, players=3, seed=5, names=["Ann", "", "Čeněk <b>"])
    for _ in range(actions):
        if match.actor is not None:
            play_some_action(match)
    return match


def take_in(guest: ApiClient, text: str, seats: Sequence[dict[str, str]] = ()) -> httpx.Response:
    return guest.http.post("/records", json={"text": text, "seats": list(seats)})


def go_on(guest: ApiClient, id: str, **body: object) -> httpx.Response:
    return guest.http.post(f"/matches/{id}/continue", json=body)


def test_a_match_that_is_over_comes_back_from_its_record(ada: ApiClient, server: Server) -> None:
    text = played(10_000).record()
    id = accepted(take_in(ada, text)).json()["id"]
    given = ada.http.get(f"/matches/{id}/record").text.replace("Name 1: Player 2\n", "")
    assert given.split("Check:")[0] == text.split("Check:")[0]
    view = ada.see(id)
    assert view.outcome is not None
    assert view.shuffle is None
    assert view.origin is not None
    assert (view.origin.kind, view.origin.match) == ("imported", "")
    assert [seat.name for seat in view.seats] == ["Ann", "Player 2", "Čeněk <b>"]
    assert view.log.entries[-1].number == view.number == len(read_record(text, find_game).actions)
    for seat in range(3):
        lines = [line.points for line in view.outcome.lines if line.seat == seat]
        assert sum(lines) == view.outcome.scores[seat]
    moment = ada.http.get(f"/matches/{id}/moments/3").json()
    assert moment["view"]["number"] == 3
    [listed] = ada.http.get("/matches").json()
    assert (listed["id"], listed["over"], listed["lesson"]) == (id, True, False)
    assert listed["winners"] == [
        seat for seat, rank in enumerate(view.outcome.ranking) if rank == 1
    ]

    # The page for who has the link, with names that are text and nothing else.
    with httpx.Client(base_url=server.url) as anybody:
        page = anybody.get(f"/match/{id}", headers={"accept-language": "hu"})
        assert page.headers["content-type"].startswith("text/html")
        assert '<html lang="hu"' in page.text
        assert "<b>" not in page.text
        assert "Čeněk &lt;b&gt;" in page.text
        assert f'property="og:url" content="{server.url}/match/{id}"' in page.text
        start = page.text.index('property="og:image" content="') + len(
            'property="og:image" content="'
        )
        picture = page.text[start : page.text.index('"', start)].replace("&amp;", "&")
        drawn = anybody.get(picture, timeout=60)
        assert drawn.headers["content-type"] == "image/png"
        assert drawn.content.startswith(PNG)
        svg = anybody.get(picture.replace(".png", ".svg"))
        assert svg.headers["content-security-policy"].startswith("default-src 'none'")
        assert "Čeněk &lt;b&gt;" in svg.text
        assert "@font-face" in svg.text
        nothing = anybody.get("/match/zzzz")
        assert (nothing.status_code, "og:title" in nothing.text) == (200, False)


def test_a_match_that_is_not_over_goes_on_with_whom_one_likes(ada: ApiClient) -> None:
    match = played(30)
    looked = accepted(ada.http.post("/records/look", json={"text": match.record()})).json()
    assert looked == {
        "game": GAME,
        "title": "Chicago Express",
        "players": 3,
        "names": ["Ann", "", "Čeněk <b>"],
        "number": 30,
        "actor": match.actor,
    }
    few = take_in(ada, match.record(), ME[:2])
    assert (few.status_code, problem_of(few).code) == (400, "bad-setup")
    begun = accepted(take_in(ada, match.record(), ME)).json()
    assert [link["seat"] for link in begun["invitations"]] == [2]
    view = ada.see(begun["id"])
    assert [(seat.name, seat.mine) for seat in view.seats][:2] == [("Ann", True), ("Béla", True)]
    assert (view.number, view.actor) == (30, match.actor)
    record = ada.http.get(f"/matches/{view.id}/record").text
    assert read_record(record, find_game).state_bytes == match.state_bytes


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Line 3 of the record: the record was played by version 99 of the rules"),
        ("ru", "Строка 3 записи: партия сыграна по правилам версии 99"),
        ("hu", "A feljegyzés 3. sora: a játszmát a szabályok 99. változatával játszották"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(server: Server, language: str, said: str) -> None:
    with ApiClient(server.url, language=language) as guest:
        refused = take_in(guest, played(3).record().replace("Rules: 1", "Rules: 99"))
        assert (refused.status_code, problem_of(refused).code) == (400, "bad-record")
        assert problem_of(refused).message.startswith(said)
        assert problem_of(take_in(guest, "Dear diary")).code == "bad-record"
        assert problem_of(take_in(guest, "Trunkline record 1\nGame: whist")).code == "bad-record"
        assert guest.http.get("/matches").json() == []


def test_a_match_goes_on_from_a_moment_of_another(ada: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    for _ in range(8):
        view = ada.play(view, -1)
    begun = accepted(go_on(ada, view.id, number=5, seats=HERE)).json()
    other = ada.see(begun["id"])
    assert (other.number, other.version, other.shuffle) == (0, 1, None)
    assert other.origin is not None
    assert (other.origin.kind, other.origin.match, other.origin.number) == ("continued", view.id, 5)
    assert [event.kind for event in other.log.entries[0].events] == ["continued"]
    then = ada.http.get(f"/matches/{view.id}/moments/5").json()["view"]
    assert (other.scores, other.actor) == (then["scores"], then["actor"])
    assert other.scene.map == then["scene"]["map"]
    ada.play(other)
    record = ada.http.get(f"/matches/{other.id}/record").text
    assert "From here: as dealt" in record
    again = ada.see(accepted(take_in(ada, record, HERE)).json()["id"])
    assert (again.number, again.scores) == (1, ada.see(other.id).scores)

    for body, code in (
        ({"number": 99, "seats": HERE}, "not-found"),
        ({"number": 5, "seats": HERE[:2]}, "bad-setup"),
        ({"number": 5, "seats": HERE, "as_dealt": True}, "still-hidden"),
    ):
        assert problem_of(go_on(ada, view.id, **body)).code == code


def test_what_is_hidden_is_dealt_anew_until_the_match_is_over(
    running: Running, night_mail: AnyGame, sqlite_url: str
) -> None:
    server = running(sqlite_url, games=PACKAGES)
    players = night_mail.players.start
    here = [{"kind": "here", "name": f"P{seat}"} for seat in range(players)]
    with ApiClient(server.url) as ada, ApiClient(server.url) as eve:
        view = ada.see(ada.begin(here, NIGHT_MAIL).id)
        view = ada.play(view, 0)
        seat, number = view.actor, view.number
        assert seat is not None
        assert problem_of(ada.http.get(f"/matches/{view.id}/record")).code == "not-over"

        def hand(guest: ApiClient, id: str, seat: int, at: int) -> str:
            asked = {"eyes": "seat", "seat": str(seat)}
            panels = accepted(guest.http.get(f"/matches/{id}/moments/{at}", params=asked)).json()
            return str(panels["view"]["scene"]["panels"])

        mine, others = hand(ada, view.id, seat, number), (seat + 1) % players
        found = set()
        for _ in range(4):
            begun = accepted(go_on(ada, view.id, number=number, seats=here)).json()["id"]
            assert hand(ada, begun, seat, 0) == mine
            found.add(hand(ada, begun, others, 0))
        assert len(found) > 1, "the other hand is always the same"
        watched = accepted(go_on(eve, view.id, number=number, seats=here)).json()["id"]
        dealt = {hand(eve, watched, each, 0) for each in range(players)}
        while view.outcome is None:
            view = ada.play(view, 0)
        real = {hand(ada, view.id, each, number) for each in range(players)}
        assert dealt != real

        # The record of one that has ended tells the deal of the other, so it waits for that.
        assert "dealt anew for seat" not in ada.http.get(f"/matches/{view.id}/record").text
        body = {"number": number, "seats": here, "as_dealt": True}
        same = accepted(go_on(eve, view.id, **body)).json()["id"]
        assert {hand(eve, same, each, 0) for each in range(players)} == real


def test_a_record_does_not_tell_of_a_match_that_still_runs(
    running: Running, night_mail: AnyGame, sqlite_url: str
) -> None:
    server = running(sqlite_url, games=PACKAGES)
    here = [{"kind": "here", "name": f"P{seat}"} for seat in range(night_mail.players.start)]
    with ApiClient(server.url) as ada:
        first = ada.play(ada.see(ada.begin(here, NIGHT_MAIL).id), 0)
        body = {"number": first.number, "seats": here}
        other = ada.see(accepted(go_on(ada, first.id, **body)).json()["id"])
        while other.outcome is None:
            other = ada.play(other, 0)
        assert problem_of(ada.http.get(f"/matches/{other.id}/record")).code == "origin-not-over"
        while first.outcome is None:
            first = ada.play(first, 0)
        record = ada.http.get(f"/matches/{other.id}/record").text
        again = read_record(record, lambda _: night_mail)
        assert list(again.scores) == other.outcome.scores
        for seat in range(len(here)):
            lines = [line.points for line in other.outcome.lines if line.seat == seat]
            assert sum(lines) == other.outcome.scores[seat]
