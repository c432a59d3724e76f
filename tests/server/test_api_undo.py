"""Taking back: one's own decisions, up to another's, to new information, to the end."""

from __future__ import annotations

import pytest

from tests.server.support.api_client import HERE, ApiClient, problem_of, view_of
from tests.server.support.server_process import Server
from trunkline.server.model.schemas.match import MatchBegun, MatchView

LINK = {"kind": "link"}
OTHER = "What came before cannot be taken back: somebody else has decided since."
NEWS = "What came before cannot be taken back: it brought something new to light."

pytestmark = pytest.mark.usefixtures("night_mail")  # before the server starts, which then has it


def begin(guest: ApiClient, game: str, seats: list[dict[str, str]]) -> MatchView:
    answer = guest.http.post("/matches", json={"game": game, "seats": seats})
    return guest.see(MatchBegun(**answer.json()).id)


def turn_of_ada(ada: ApiClient) -> MatchView:
    """The opening auctions are over, and three of us sit at this screen."""
    view = ada.see(ada.begin(HERE).id)
    while view.choices[0].word == "pass":
        view = view_of(ada.submit(view, "pass"))
    return view


def test_a_turn_is_taken_back_step_by_step_or_at_once(ada: ApiClient) -> None:
    begun = turn_of_ada(ada)
    view = view_of(ada.submit(begun, "develop"))
    view = view_of(ada.submit(view, "nothing"))
    assert (view.undo.steps >= 2, view.undo.barrier) == (True, OTHER)
    once = view_of(ada.take_back(view))
    back = view_of(ada.take_back(once))
    assert (back.number, back.version) == (begun.number, view.version + 2)
    assert (back.scene, back.choices, back.prompt) == (begun.scene, begun.choices, begun.prompt)
    assert (back.log.start, back.log.entries) == (begun.number + 1, [])
    view = view_of(ada.submit(back, "develop"))
    view = view_of(ada.submit(view, "nothing"))
    assert view_of(ada.take_back(view, steps=2)).scene == begun.scene


def test_anothers_decision_is_a_barrier(ada: ApiClient) -> None:
    view = ada.see(ada.begin(HERE).id)
    view = ada.play(ada.play(view))
    assert (view.undo.steps, view.undo.barrier) == (1, OTHER)
    refused = ada.take_back(view, steps=2)
    assert (refused.status_code, problem_of(refused).code) == (422, "barrier")
    assert problem_of(refused).message == OTHER
    first = view_of(ada.take_back(view))
    assert first.number == 1


def test_only_who_decided_takes_it_back(ada: ApiClient, server: Server) -> None:
    links = ada.begin([HERE[0], LINK])
    with ApiClient(server.url) as other, ApiClient(server.url) as stranger:
        other.claim(links.id, 1, links.invitations[0].token, "Béla")
        view = ada.see(links.id)
        actor, waiting = (ada, other) if view.actor == 0 else (other, ada)
        view = actor.play(actor.see(links.id))
        assert waiting.see(links.id).undo.steps == 0
        refused = waiting.take_back(view)
        assert (refused.status_code, problem_of(refused).code) == (422, "barrier")
        refused = stranger.take_back(view)
        assert (refused.status_code, problem_of(refused).code) == (403, "not-your-seat")
        assert actor.take_back(view).status_code == 200


def test_new_information_is_a_barrier(ada: ApiClient) -> None:
    view = begin(ada, "night-mail", [HERE[0], HERE[1]])
    letter = next(each for each in view.choices if each.word == "carry").options[0].action
    view = view_of(ada.submit(view, letter))
    assert (view.undo.steps, view.undo.barrier) == (1, "")
    view = view_of(ada.take_back(view))
    view = view_of(ada.submit(view, "draw"))
    assert (view.undo.steps, view.undo.barrier) == (0, NEWS)
    assert problem_of(ada.take_back(view)).message == NEWS
    view = view_of(ada.submit(view, letter))
    assert (view.undo.steps, view.undo.barrier) == (1, NEWS)


def test_the_barrier_stands_after_a_restart(ada: ApiClient, server: Server) -> None:
    view = begin(ada, "night-mail", [HERE[0], HERE[1]])
    view = view_of(ada.submit(view, "draw"))
    letter = next(each for each in view.choices if each.word == "carry").options[0].action
    view = view_of(ada.submit(view, letter))
    server.restart()
    again = ada.see(view.id)
    assert again.undo == view.undo
    assert again.undo.steps == 1
    assert ada.take_back(again, steps=2).status_code == 422
    assert view_of(ada.take_back(again)).number == 1


def test_what_was_taken_back_is_gone_and_the_version_goes_on(ada: ApiClient) -> None:
    view = ada.see(ada.begin(HERE).id)
    played = view_of(ada.submit(view, "bid 9"))
    back = view_of(ada.take_back(played))
    late = ada.take_back(played)
    assert (late.status_code, problem_of(late).version) == (409, back.version)
    other = view_of(ada.submit(back, "bid 12"))
    assert [entry.action for entry in ada.see(view.id).log.entries] == ["", "bid 12"]
    assert other.version == 4
