"""Taking back in Ticket to Ride Asia: choices and payments, until a card or a ticket is turned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.support.api_client import legal, problem_of, view_of
from tests.server.support.asia_matches import legendary_match, team_match
from tests.server.support.scripted_matches import ScriptedMatch, laid_out, without_undo
from tests.server.support.server_process import Server
from tests.server.support.traffic import PlayedMatch, RecordingClient, seated
from tests.server.test_api_undo import NEWS, OTHER
from trunkline.server.model.schemas.match import MatchView

Reach = Callable[[ScriptedMatch, str], PlayedMatch]


@pytest.fixture(scope="module")
def team() -> ScriptedMatch:
    return without_undo(team_match())


@pytest.fixture(scope="module")
def legendary() -> ScriptedMatch:
    return without_undo(legendary_match())


@pytest.fixture
def reach(server: Server) -> Iterator[Reach]:
    """The table of a story, where that action comes next."""
    with ExitStack() as stack:

        def found(script: ScriptedMatch, action: str) -> PlayedMatch:
            steps = script.texts.index(action)
            return stack.enter_context(seated(laid_out(script, server.database, server.url, steps)))

        yield found


def play(person: RecordingClient, view: MatchView, *actions: str) -> MatchView:
    for action in actions:
        view = person.play(view, action)
    return view


def allowed(view: MatchView) -> tuple[int, str]:
    return view.undo.steps, view.undo.barrier


# Tickets


def test_all_choices_of_the_start_can_be_taken_back(legendary: ScriptedMatch, reach: Reach) -> None:
    table = reach(legendary, "keep 31")
    ada, bela, _ = table.players
    begun = ada.see(table.id)
    view = play(ada, begun, "keep 31", "return 1", "keep 2", "keep 3")
    assert view.actor == 1
    assert allowed(view) == (4, "")
    back = view_of(ada.take_back(view, steps=4))
    assert (back.choices, back.scene) == (begun.choices, begun.scene)
    view = play(ada, back, "return 31", "keep 1", "return 2", "keep 3")
    view = play(bela, bela.see(table.id), "keep 32")
    assert allowed(view) == (1, OTHER)
    assert allowed(ada.see(table.id)) == (0, OTHER)
    assert problem_of(ada.take_back(view)).message == OTHER


def test_how_many_the_others_kept_is_news_to_the_last(
    legendary: ScriptedMatch, reach: Reach
) -> None:
    """Until then a seat knows nothing of it, and so nothing that would stand in the way."""
    table = reach(legendary, "keep 33")
    vera = table.players[2]
    view = play(vera, vera.see(table.id), "keep 33", "return 7", "keep 8")
    assert allowed(view) == (3, OTHER)
    view = play(vera, view, "keep 9")
    assert (view.actor, *allowed(view)) == (0, 0, NEWS)


def test_the_ticket_named_for_the_rack_can_be_taken_back_until_both_lie_there(
    team: ScriptedMatch, reach: Reach
) -> None:
    table = reach(team, "rack 1")
    ada, bela, vera, _ = table.players
    view = play(ada, ada.see(table.id), "rack 1")
    assert allowed(view) == (6, "")
    back = view_of(ada.take_back(view))
    view = play(ada, back, "rack 2")
    view = play(bela, bela.see(table.id), "keep 6", "keep 7", "return 8", "keep 9", "keep 10")
    assert allowed(view) == (5, OTHER)
    view = play(bela, view, "rack 6")  # and now he sees Ada's
    assert allowed(view) == (0, NEWS)
    assert vera.see(table.id).actor == 2


@pytest.mark.parametrize("game", ["legendary", "team"])
def test_drawn_tickets_cannot_be_put_back(
    game: str, reach: Reach, request: pytest.FixtureRequest
) -> None:
    table = reach(request.getfixturevalue(game), "tickets")
    _, person, view = table.decider()
    view = play(person, view, "tickets")
    assert allowed(view) == (0, NEWS)
    view = play(person, view, legal(view)[0])
    assert allowed(view) == (1, NEWS)
    assert view_of(person.take_back(view)).number == view.number - 1


def test_shared_tickets_can_be_taken_back(team: ScriptedMatch, reach: Reach) -> None:
    table = reach(team, "share")
    ada = table.players[0]
    begun = ada.see(table.id)
    view = play(ada, begun, "share", "rack 2", "rack 4")
    assert (view.actor, *allowed(view)) == (1, 3, OTHER)
    assert view_of(ada.take_back(view, steps=3)).scene == begun.scene


# Train cards


@pytest.mark.parametrize(("game", "action"), [("legendary", "draw deck"), ("team", "draw green")])
def test_a_drawn_card_is_drawn(
    game: str, action: str, reach: Reach, request: pytest.FixtureRequest
) -> None:
    """From the row too: the next card lies there then."""
    table = reach(request.getfixturevalue(game), action)
    _, person, view = table.decider()
    view = play(person, view, action)
    assert allowed(view) == (0, NEWS)
    assert problem_of(person.take_back(view)).message == NEWS


def test_where_a_card_goes_can_be_taken_back_until_the_second_is_drawn(
    team: ScriptedMatch, reach: Reach
) -> None:
    table = reach(team, "to rack")
    ada = table.players[0]
    view = play(ada, ada.see(table.id), "to rack")
    assert allowed(view) == (1, NEWS)
    view = play(ada, view_of(ada.take_back(view)), "to hand", "draw deck")
    assert allowed(view) == (0, NEWS)


# Payments


def test_a_payment_can_be_taken_back_until_somebody_else_decides(
    legendary: ScriptedMatch, reach: Reach
) -> None:
    table = reach(legendary, "claim 17")
    ada, bela, _ = table.players
    begun = ada.see(table.id)
    view = play(ada, begun, "claim 17", "pay yellow 0")
    assert (view.actor, *allowed(view)) == (1, 2, OTHER)
    back = view_of(ada.take_back(view, steps=2))
    assert (back.scene, back.scores) == (begun.scene, begun.scores)
    view = play(ada, back, "claim 17", "pay yellow 0")
    play(bela, bela.see(table.id), "draw locomotive")
    assert allowed(ada.see(table.id)) == (0, OTHER)


def test_a_payment_for_a_tunnel_can_be_taken_back_until_the_cards_are_turned_up(
    team: ScriptedMatch, reach: Reach
) -> None:
    table = reach(team, "claim 54")
    vera = table.players[2]
    begun = vera.see(table.id)
    view = play(vera, begun, "claim 54", "pay yellow 0")
    assert allowed(view) == (2, OTHER)
    assert view_of(vera.take_back(view, steps=2)).scene == begun.scene
    view = play(vera, vera.see(table.id), "claim 54", "pay yellow 0", "from-rack 0 0")
    assert allowed(view) == (0, NEWS)
    assert problem_of(vera.take_back(view)).message == NEWS
    view = play(vera, view, "withdraw")
    assert (view.actor, *allowed(view)) == (3, 1, NEWS)
    assert "withdraw" in legal(view_of(vera.take_back(view)))


def test_the_barriers_stand_after_a_restart(
    team: ScriptedMatch, reach: Reach, server: Server
) -> None:
    table = reach(team, "from-rack 0 0")
    vera = table.players[2]
    turned = play(vera, vera.see(table.id), "from-rack 0 0", "withdraw")
    server.restart()
    again = table.at(server.url)
    with seated(again):
        view = again.players[2].see(table.id)
        assert allowed(view) == allowed(turned) == (1, NEWS)
        assert problem_of(again.players[2].take_back(view, steps=2)).code == "barrier"
