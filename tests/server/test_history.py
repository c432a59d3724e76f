"""Time travel and plans over HTTP: every moment, through whose eyes, and what might come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import httpx
import pytest
from pydantic import TypeAdapter

from tests.server.support.api_client import (
    GAME,
    HERE,
    ApiClient,
    accepted,
    legal,
    problem_of,
    view_of,
)
from tests.server.support.asia_matches import legendary_match
from tests.server.support.scripted_matches import (
    ScriptedAction,
    ScriptedMatch,
    laid_out,
    scripted_match,
    without_undo,
)
from tests.server.support.server_process import Server
from tests.server.support.stored_rows import ANN, BOB, GOING_ON, race, with_actions
from tests.server.support.traffic import LANGUAGES, PlayedMatch, Query, RecordingClient, seated
from tests.ticket_to_ride.positions import LEGENDARY
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.setup import open_game
from trunkline.games import find_game
from trunkline.server.model.schemas.history import MomentView, PlanView, ReadMarkerView
from trunkline.server.model.schemas.match import LogView, MatchView, PreviewView, RefusalView
from trunkline.server.storage.chat import ReadMarkers
from trunkline.server.storage.matches import MatchStore
from trunkline.testing.laws.base import play_some_action

_MOMENT = TypeAdapter(MomentView)
_PLAN = TypeAdapter(PlanView)
_PREVIEW = TypeAdapter(PreviewView)
_REFUSAL = TypeAdapter(RefusalView)
_SEEN = TypeAdapter(ReadMarkerView)
_LOG = TypeAdapter(LogView)

pytestmark = pytest.mark.usefixtures("night_mail")  # before the server starts, which then has it


@pytest.fixture(scope="module")
def script() -> ScriptedMatch:
    return without_undo(legendary_match())


@pytest.fixture(scope="module")
def table(server: Server, script: ScriptedMatch) -> Iterator[PlayedMatch]:
    """The scripted match where Béla is to decide again, in the middle of it."""
    with seated(laid_out(script, server.database, server.url, len(script.steps))) as table:
        yield table


@pytest.fixture(scope="module")
def over(server: Server) -> Iterator[tuple[PlayedMatch, ScriptedMatch]]:
    """A whole match."""
    match = Match(LEGENDARY, 2, seed=1)
    while match.actor is not None:
        play_some_action(match)
    script = scripted_match(match)
    with seated(laid_out(script, server.database, server.url, len(script.steps))) as table:
        yield table, script


def ask_moment(person: RecordingClient, id: str, number: int, **query: Query) -> httpx.Response:
    return person.ask(f"/matches/{id}/moments/{number}", **query)


def moment(person: RecordingClient, id: str, number: int, **query: Query) -> MomentView:
    return _MOMENT.validate_json(accepted(ask_moment(person, id, number, **query)).content)


def panel_ids(view: MatchView) -> list[str]:
    return [panel.id for panel in view.scene.panels]


def words(view: MatchView, id: str) -> list[str]:
    (panel,) = (each for each in view.scene.panels if each.id == id)
    return [" ".join(cell.text for cell in row) for row in panel.rows]


# Moments


@pytest.mark.parametrize("seat", [0, None])
def test_a_moment_is_what_was_seen_then(
    server: Server, script: ScriptedMatch, table: PlayedMatch, seat: int | None
) -> None:
    person = table.person(seat)
    for number in (0, 1, len(script.steps) // 2, len(script.steps) - 1):
        found = moment(person, table.id, number, language="hu")
        with seated(laid_out(script, server.database, server.url, number)) as then:
            live = then.person(seat).see(then.id, language="hu")
        view = found.view
        assert (view.scene, view.scores, view.seat) == (live.scene, live.scores, seat)
        assert (view.number, view.actor) == (number, live.actor)
        assert view.version == person.see(table.id).version
        assert (view.choices, view.ways, view.undo.steps) == ([], False, 0)
        assert (view.log.start, view.log.entries, view.outcome) == (number + 1, [], None)
        assert view.prompt.startswith(("Ada", "Béla", "Вера"))
        assert (found.map.key, found.map.ground) == (view.scene.map, "")
        assert "<" in found.map.play


def test_the_printed_board_comes_for_who_asks(table: PlayedMatch) -> None:
    live = table.spectator.ask(f"/matches/{table.id}/map").json()
    last = table.spectator.see(table.id).number
    found = moment(table.spectator, table.id, last, ground="true").map
    assert (found.ground, found.play) == (live["ground"], live["play"])
    assert found.lying == live["lying"]
    assert [each.target for each in found.places] == [each["target"] for each in live["places"]]
    assert found.view_box == live["view_box"]


def test_while_a_match_goes_on_eyes_are_ones_own_or_a_spectators(table: PlayedMatch) -> None:
    ada, bela, _ = table.players
    assert moment(ada, table.id, 5, eyes="seat", seat=0).view.seat == 0
    past_viewer = moment(ada, table.id, 5, eyes="spectator").view
    assert past_viewer.scene == moment(table.spectator, table.id, 5).view.scene
    assert (past_viewer.seat, "hand" in panel_ids(past_viewer)) == (None, False)
    for person, query in (
        (ada, {"eyes": "seat", "seat": 1}),
        (bela, {"eyes": "all"}),
        (table.spectator, {"eyes": "seat", "seat": 0}),
    ):
        for path in (f"/matches/{table.id}/moments/5", f"/matches/{table.id}/log"):
            refused = person.ask(path, before=5, **query)
            code = "all-hidden" if query["eyes"] == "all" else "not-your-eyes"
            assert (refused.status_code, problem_of(refused).code) == (403, code)
    for language, word in zip(LANGUAGES, ("spectator", "зрителя", "néző"), strict=True):
        refused = ask_moment(ada, table.id, 5, eyes="seat", seat=1, language=language)
        assert word in problem_of(refused).message


def test_what_is_not_there_is_said(table: PlayedMatch) -> None:
    last = table.spectator.see(table.id).number
    for number in (last + 1, 2**31 - 1):
        refused = ask_moment(table.spectator, table.id, number)
        assert (refused.status_code, str(last) in problem_of(refused).message) == (404, True)
    for number in (2**70, -1):
        assert ask_moment(table.spectator, table.id, number).status_code == 422
    assert ask_moment(table.spectator, table.id, 5, eyes="seat", seat=7).status_code == 404
    assert ask_moment(table.spectator, table.id, 5, eyes="seat").status_code == 404
    assert ask_moment(table.spectator, table.id, 5, eyes="nobody").status_code == 422


def test_after_the_end_anybody_looks_through_all_eyes(
    over: tuple[PlayedMatch, ScriptedMatch],
) -> None:
    table, script = over
    number = len(script.steps) // 2
    own = [moment(each, table.id, number).view for each in table.players]
    for seat, seen in enumerate(own):
        found = moment(table.spectator, table.id, number, eyes="seat", seat=seat).view
        assert (found.scene, found.scores, found.seat) == (seen.scene, seen.scores, seat)
    everything = moment(table.spectator, table.id, number, eyes="all").view
    for seat, seen in enumerate(own):
        assert words(everything, f"hand-{seat}") == words(seen, "hand")
        assert words(everything, f"tickets-{seat}") == words(seen, "tickets")
    titles = {panel.id: [panel.title, *panel.notes] for panel in everything.scene.panels}
    assert [titles["hand-0"][-1], titles["hand-1"][-1]] == ["Ada", "Béla"]
    assert len({*panel_ids(everything)}) == len(everything.scene.panels)
    (players,) = (panel for panel in own[0].scene.panels if panel.id == "players")
    assert titles["players"] == [players.title, *players.notes]


def test_the_outcome_stands_at_the_last_moment_only(
    over: tuple[PlayedMatch, ScriptedMatch],
) -> None:
    table, script = over
    last = len(script.steps)
    live = table.spectator.see(table.id)
    assert moment(table.spectator, table.id, last).view.outcome == live.outcome
    assert moment(table.spectator, table.id, last - 1).view.outcome is None


def test_the_log_is_told_to_the_same_eyes(over: tuple[PlayedMatch, ScriptedMatch]) -> None:
    table, _ = over

    def log(person: RecordingClient, **query: Query) -> LogView:
        answer = person.ask(f"/matches/{table.id}/log", before=3, **query)
        return _LOG.validate_json(accepted(answer).content)

    mine = log(table.players[1])
    assert log(table.spectator, eyes="seat", seat=1) == mine
    assert log(table.players[1], eyes="spectator") == log(table.spectator) != mine
    everything = log(table.spectator, eyes="all")
    for own in (log(each).entries[0] for each in table.players):
        told = [event.text for event in everything.entries[0].events]
        assert {event.text for event in own.events if "cards: " in event.text} <= {*told}
    assert log(table.spectator) == log(table.spectator, eyes="spectator")


def test_what_was_taken_back_is_no_moment_any_more(server: Server) -> None:
    with ApiClient(server.url) as ada:
        view = ada.see(ada.begin(HERE).id)
        path = f"/matches/{view.id}/moments/1"
        view = view_of(ada.submit(view, "bid 9"))
        before = _MOMENT.validate_json(accepted(ada.http.get(path)).content).view
        view = view_of(ada.take_back(view))
        assert ada.http.get(path).status_code == 404
        view = view_of(ada.submit(view, "bid 12"))
        after = _MOMENT.validate_json(accepted(ada.http.get(path)).content).view
        assert (after.scene, after.version) == (view.scene, view.version)
        assert after.prompt != before.prompt


# How far somebody has followed


def test_what_i_have_seen_goes_forward_only(server: Server, script: ScriptedMatch) -> None:
    with seated(laid_out(script, server.database, server.url, 8)) as table:
        ada, path = table.players[0], f"/matches/{table.id}/seen"

        def seen(person: RecordingClient) -> int | None:
            return _SEEN.validate_json(accepted(person.ask(path)).content).number

        assert (seen(ada), seen(table.spectator)) == (None, None)
        version = ada.see(table.id).version
        for number, kept in ((0, 0), (5, 5), (3, 5), (1000, 8)):
            answer = accepted(ada.say(path, number=number))
            assert (answer.json(), seen(ada)) == ({"number": kept}, kept)
        assert (seen(table.players[1]), ada.see(table.id).version) == (None, version)
        assert table.spectator.say(path, number=1).status_code == 401
        assert ada.ask("/matches/nothere/seen").status_code == 404
        assert ada.say("/matches/nothere/seen", number=1).status_code == 404
        assert ada.say(path, number=-1).status_code == 422


def test_of_several_looks_at_once_the_farthest_counts(store: MatchStore) -> None:
    version, read_markers = with_actions(store, 8), ReadMarkers(store.database)
    race(*[partial(read_markers.see, "m1", ANN, number) for number in (3, 7, 5, 0)])
    assert (read_markers.seen("m1", ANN), read_markers.seen("m1", BOB)) == (7, None)
    assert store.undo("m1", version, 4, GOING_ON)
    assert read_markers.seen("m1", ANN) == 4
    read_markers.see("m1", ANN, 9)
    assert read_markers.seen("m1", ANN) == 4
    read_markers.see("nothere", ANN, 1)
    assert read_markers.seen("nothere", ANN) is None


def test_who_saw_what_was_taken_back_has_not_seen_what_came_instead(server: Server) -> None:
    with ApiClient(server.url) as ada:
        view = ada.see(ada.begin(HERE).id)
        view = view_of(ada.submit(view, "bid 9"))
        path = f"/matches/{view.id}/seen"
        accepted(ada.http.post(path, json={"number": 1}))
        view_of(ada.submit(view_of(ada.take_back(view)), "bid 12"))
        assert ada.http.get(path).json() == {"number": 0}


# Plans


def ask_plan(
    person: RecordingClient, id: str, number: int, *actions: str, **more: int
) -> httpx.Response:
    return person.say(f"/matches/{id}/plans", number=number, actions=actions, **more)


def plan(person: RecordingClient, id: str, number: int, *actions: str, **more: int) -> PlanView:
    return _PLAN.validate_json(accepted(ask_plan(person, id, number, *actions, **more)).content)


def planned_on(person: RecordingClient, id: str, number: int, steps: int) -> list[PlanView]:
    """Whatever is legal first, for whoever decides."""
    found, actions = [plan(person, id, number)], list[str]()
    for _ in range(steps):
        actions.append(legal(found[-1].view)[0])
        found.append(plan(person, id, number, *actions))
    return found


def test_a_plan_goes_on_for_everybody(table: PlayedMatch) -> None:
    """Béla decides next; then the others, whose cards are guessed."""
    bela = table.players[1]
    live = bela.see(table.id)
    begun, *_, last = planned_on(bela, table.id, live.number, 6)
    assert (begun.view.choices, begun.view.prompt) == (live.choices, live.prompt)
    assert (begun.view.scene, begun.view.scores) == (live.scene, live.scores)
    assert (begun.guessed, begun.entries, begun.submittable) == (True, [], 0)
    assert last.view.number == live.number + 6
    assert [entry.number for entry in last.entries] == [*range(live.number + 1, live.number + 7)]
    assert {entry.seat for entry in last.entries} > {1}
    assert {entry.at for entry in last.entries} == {""}
    assert (last.view.seat, bool(last.view.choices)) == (1, True)
    assert last.map.key == last.view.scene.map
    assert bela.see(table.id) == live


def test_the_same_luck_gives_the_same_guess(table: PlayedMatch) -> None:
    ada, bela, _ = table.players
    number = ada.see(table.id).number
    drawn = [plan(bela, table.id, number, "draw deck", luck=luck) for luck in (1, 1, 2, 3, 4, 5)]
    assert drawn[0] == drawn[1]
    assert len({tuple(words(each.view, "hand")) for each in drawn}) > 1
    # Ada sees her own hand, whatever Béla draws.
    watched = [plan(ada, table.id, number, "draw deck", luck=luck) for luck in (1, 2, 3, 4, 5)]
    assert len({tuple(words(each.view, "hand")) for each in watched}) == 1


def test_what_can_be_sent_of_a_plan_is_mine_and_ends_with_news(table: PlayedMatch) -> None:
    ada, bela, _ = table.players
    view = bela.see(table.id)
    number = view.number
    assert plan(bela, table.id, number, "draw deck", "draw deck").submittable == 1
    assert plan(ada, table.id, number, "draw deck").submittable == 0
    assert plan(table.spectator, table.id, number, "draw deck").submittable == 0
    assert plan(bela, table.id, number - 2, "draw deck", "draw deck").submittable == 0
    claim = next(each for each in legal(view) if each.startswith("claim"))
    paid = [claim, legal(plan(bela, table.id, number, claim).view)[0]]
    after = plan(bela, table.id, number, *paid)
    assert (after.view.actor, after.submittable) == (2, 2)
    assert plan(bela, table.id, number, *paid, legal(after.view)[0]).submittable == 2


def test_a_plan_begins_at_any_moment(table: PlayedMatch, script: ScriptedMatch) -> None:
    found = plan(table.players[0], table.id, len(script.steps) // 2)
    seen = moment(table.players[0], table.id, len(script.steps) // 2).view
    assert (found.view.scene, found.view.actor) == (seen.scene, seen.actor)
    assert ask_plan(table.spectator, table.id, len(script.steps) + 1).status_code == 404


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Decision 2"), ("ru", "№ 2"), ("hu", "2. döntése")]
)
def test_a_plan_that_breaks_says_where_and_why(server: Server, language: str, said: str) -> None:
    with ApiClient(server.url, language=language) as ada:
        id = ada.begin(HERE).id

        def tried(*actions: str) -> httpx.Response:
            return ada.http.post(f"/matches/{id}/plans", json={"number": 0, "actions": actions})

        broken = tried("bid 9", "bid 8", "bid 12")
        problem = problem_of(broken)
        assert (broken.status_code, problem.code, problem.at) == (422, "illegal", 1)
        assert problem.clause.startswith("CE-")
        assert said in problem.message
        nonsense = tried("bid 9", "fly")
        assert (nonsense.status_code, problem_of(nonsense).code) == (400, "unknown-action")
        assert problem_of(nonsense).at == 1
        assert tried(*["bid 9"] * 201).status_code == 422
        open_game = _PLAN.validate_json(accepted(tried("bid 9", "bid 10")).content)
        assert (open_game.guessed, open_game.submittable) == (False, 1)


def test_previews_and_refusals_go_on_from_the_plan(server: Server) -> None:
    with ApiClient(server.url) as ada:
        id = ada.begin(HERE).id
        body = {"plan": {"number": 0, "actions": ["bid 9"]}}
        after = {"plan": {"number": 0, "actions": ["bid 9", "bid 14"]}}
        path = f"/matches/{id}/plans"
        next_view = _PLAN.validate_json(accepted(ada.http.post(path, json=after["plan"])).content)
        answer = ada.http.post(f"{path}/preview", json={**body, "action": "bid 14"})
        shown = _PREVIEW.validate_json(accepted(answer).content)
        assert shown.panels == next_view.view.scene.panels
        assert [event.text for event in shown.events] == [
            event.text for event in next_view.entries[-1].events
        ]
        answer = ada.http.post(f"{path}/refusal", json={**body, "action": "bid 8"})
        why = _REFUSAL.validate_json(accepted(answer).content)
        assert (why.legal, why.clause[:3], bool(why.rule)) == (False, "CE-", True)
        answer = ada.http.post(f"{path}/refusal", json={**body, "target": "hex:A1+hex:A2"})
        assert problem_of(answer).code in ("not-found", "unknown-target")
        answer = ada.http.post(f"{path}/ways", json=body)
        assert problem_of(answer).code == "no-ways"
        assert ada.see(id).number == 0


def test_what_others_hold_is_not_shown_by_planning_for_them(table: PlayedMatch) -> None:
    """Ada sees her own hand only, and reads what she would read."""
    ada = table.players[0]
    live = ada.see(table.id)
    drawn = plan(ada, table.id, live.number, "draw deck")
    assert (drawn.view.actor, drawn.view.seat) == (1, 0)
    assert panel_ids(drawn.view) == panel_ids(live)
    assert words(drawn.view, "hand") == words(live, "hand")
    assert "Béla draws a card from the deck." in [each.text for each in drawn.entries[0].events]


# Series of any decisions


def test_any_decisions_of_mine_go_at_one_go(server: Server, script: ScriptedMatch) -> None:
    steps = script.texts.index("claim 17")
    with seated(laid_out(script, server.database, server.url, steps)) as table:
        ada, path = table.players[0], f"/matches/{table.id}/actions"
        view = ada.see(table.id)
        for then, code in (
            (["pay yellow 0", "draw deck"], "bad-series"),
            (["pay red 0"], "illegal"),
            (["fly"], "unknown-action"),
        ):
            refused = ada.say(path, version=view.version, action="claim 17", then=then)
            assert problem_of(refused).code == code
        news = ada.say(path, version=view.version, action="draw deck", then=["draw deck"])
        assert problem_of(news).code == "bad-series"
        assert ada.see(table.id) == view
        after = view_of(
            ada.say(path, version=view.version, action="claim 17", then=["pay yellow 0"])
        )
        assert (after.number, after.version) == (view.number + 2, view.version + 1)
        assert after.undo.steps == 2


def test_what_is_refused_teaches_nothing(server: Server, night_mail: AnyGame) -> None:
    """Whatever lies on top of the pile, a series past the draw is refused in the same words."""

    def refused(top: int) -> list[str]:
        rest = [letter for letter in range(1, 31) if letter not in (5, 6)]
        pile = [11 - top, *rest[6:], top, *rest[:6]]  # the hands are dealt from its end
        return _refusals(server, Match(night_mail, 2, seed=1, deal={"first": 0, "pile": pile}))

    assert refused(5) == refused(6)


def _refusals(server: Server, match: Match) -> list[str]:
    with seated(laid_out(scripted_match(match), server.database, server.url)) as table:
        ada, path = table.players[0], f"/matches/{table.id}/actions"
        for then in (["carry 5"], ["carry 6"], ["carry 1"], ["draw"], ["to E1"]):
            ada.say(path, version=1, action="draw", then=then)
        assert ada.see(table.id).number == 0
        return [each for each in ada.heard if "POST" in each]


# A long turn


def test_a_long_turn_is_taken_back_whole(server: Server) -> None:
    """Fifty decisions of one seat, read from the database, and one more; then all are gone."""
    opening = open_game(find_game(GAME), 3, seed=1, deal={"first": 0})
    again = ScriptedAction("bid 9", 0, opening.position, opening.position)
    script = ScriptedMatch(find_game(GAME), 3, opening, (again,) * 50)
    with seated(laid_out(script, server.database, server.url, 50)) as table:
        ada = table.players[0]
        view = ada.see(table.id)
        assert (view.undo.steps, view.undo.barrier) == (50, "")
        view = ada.play(view, "bid 9")
        assert (view.number, view.undo.steps) == (51, 51)
        assert view_of(ada.take_back(view, 51)).number == 0
