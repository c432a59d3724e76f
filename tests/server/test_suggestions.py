"""Suggestions over HTTP, and several actions played at one go: all of them or none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import httpx
import pytest
from pydantic import TypeAdapter

from tests.server.support.api_client import GAME, ApiClient, accepted, problem_of, view_of
from tests.server.support.scripted_matches import ScriptedMatch, laid_out, tell
from tests.server.support.server_process import Server, running_server
from tests.server.support.stored_rows import race
from tests.server.support.traffic import seated
from tests.support.ramble import NAME
from trunkline.core.game import AnyGame
from trunkline.server.model.schemas.match import MatchView, PreviewView, SuggestionsView
from trunkline.server.model.schemas.requests import LONGEST_SERIES
from trunkline.server.model.schemas.scene import PanelView

LANGUAGES = ("en", "ru", "hu")
HERE = [{"kind": "here", "name": name} for name in ("Ada", "Béla")]
ERRANDS = ("C3", "A1", "C1", "E1")
WALK = ("from A1", "walk B1", "walk C1", "stop")

_SUGGESTIONS = TypeAdapter(SuggestionsView)
_PREVIEW = TypeAdapter(PreviewView)

pytestmark = pytest.mark.usefixtures("ramble")  # before the server starts, which then has it


@pytest.fixture
def view(ada: ApiClient) -> MatchView:
    """A match in which Ada decides for both."""
    return ada.see(ada.begin(HERE, NAME).id)


def ask_suggestions(
    guest: ApiClient, view: MatchView, *targets: str, **more: str | int
) -> httpx.Response:
    query = {"version": view.version, "targets": "+".join(targets), **more}
    return guest.http.get(f"/matches/{view.id}/ways", params=query)


def ways(guest: ApiClient, view: MatchView, *targets: str, **more: str | int) -> SuggestionsView:
    return _SUGGESTIONS.validate_json(
        accepted(ask_suggestions(guest, view, *targets, **more)).content
    )


def take(guest: ApiClient, view: MatchView, actions: Sequence[str], **more: int) -> httpx.Response:
    action, *then = actions
    body = {"version": view.version, "action": action, "then": then, **more}
    return guest.http.post(f"/matches/{view.id}/actions", json=body)


def actions(view: MatchView) -> list[str]:
    return [entry.action for entry in view.log.entries if entry.seat is not None]


# Looking


def test_who_decides_is_told_that_there_are_ways(ada: ApiClient, view: MatchView) -> None:
    assert view.ways
    with ApiClient(ada.url) as stranger:
        assert not stranger.see(view.id).ways
    express = ada.see(ada.begin().id)
    assert (express.game, express.ways) == (GAME, False)


def test_the_best_ways_with_what_they_bring_and_what_is_proved(
    ada: ApiClient, view: MatchView
) -> None:
    found = ways(ada, view)
    assert found.next == ["hex:A1", "hex:C1", "hex:C3", "hex:E1"]
    assert found.ask.startswith("Point at a town to set out from")
    assert [said.split(":")[0] for said in found.said] == ["Most for you", "Most ahead"]
    best = found.ways[0]
    assert "Most for you" in best.aims
    assert best.places[0] == best.stops[0]
    mine = best.gains[view.seat or 0]
    assert mine == len(best.places) - 1 == len(best.actions) - 2
    assert {part.owner for part in best.parts} <= {each.owner for each in view.scene.liveries}


def test_they_follow_what_is_pointed_at(ada: ApiClient, view: MatchView) -> None:
    start = ways(ada, view, "hex:E1")
    assert {way.places[0] for way in start.ways} == {"hex:E1"}
    assert "hex:E1" not in start.next
    ends = ways(ada, view, "hex:E1", "hex:A1")
    assert {way.stops[-1] for way in ends.ways} == {"hex:A1"}
    assert (ends.next, ends.ask) == ([], "")
    nowhere = ways(ada, view, "hex:B1")
    assert (nowhere.ways, nowhere.said) == ([], [])


@pytest.mark.parametrize(
    ("language", "aim", "said"),
    [
        ("en", "Most for you", "no way is better"),
        ("ru", "Больше всего вам", "лучшего пути нет"),
        ("hu", "A legtöbb neked", "ennél jobb út nincs"),
    ],
)
def test_they_speak_the_readers_language(
    server: Server, language: str, aim: str, said: str
) -> None:
    with ApiClient(server.url, language=language) as guest:
        found = ways(guest, guest.see(guest.begin(HERE, NAME).id))
    assert found.ways[0].aims[0] == aim
    assert said in found.said[0]


def test_what_each_way_brings_is_what_taking_it_brings(ada: ApiClient, view: MatchView) -> None:
    before = view.scores
    for way in ways(ada, view).ways:
        after = view_of(take(ada, view, way.actions))
        assert [b - a for a, b in zip(before, after.scores, strict=True)] == way.gains
        view = view_of(ada.take_back(after, len(way.actions)))
        assert view.scores == before


def test_a_preview_of_a_series_is_what_it_comes_to(ada: ApiClient, view: MatchView) -> None:
    first, *then = WALK
    query = httpx.QueryParams({"action": first, "then": then, "version": view.version})
    answer = ada.http.get(f"/matches/{view.id}/preview", params=query)
    shown = _PREVIEW.validate_json(accepted(answer).content)
    assert (shown.action, shown.then) == (first, then)
    assert shown.events[-1].kind == "stopped"
    after = view_of(take(ada, view, WALK))
    assert shown.scores == after.scores
    assert money_in(shown.panels) == money_in(after.scene.panels)


def money_in(panels: Sequence[PanelView]) -> list[str]:
    return [row[1].text for row in panels[0].rows]


# Whose, and when


def test_only_who_decides_may_ask(ada: ApiClient) -> None:
    begun = ada.begin([{"kind": "me", "name": "Ada"}, {"kind": "link"}], NAME)
    with ApiClient(ada.url) as bela, ApiClient(ada.url) as stranger:
        view = view_of(bela.claim(begun.id, 1, begun.invitations[0].token, "Béla"))
        decides, waits = (ada, bela) if view.actor == 0 else (bela, ada)
        view = decides.see(begun.id)
        assert ways(decides, view).ways
        assert problem_of(ask_suggestions(waits, view)).code == "not-your-turn"
        assert problem_of(ask_suggestions(stranger, view)).code == "not-your-seat"
        assert problem_of(take(waits, view, WALK)).code == "not-your-turn"
        assert problem_of(take(stranger, view, WALK)).code == "not-your-seat"
        assert decides.see(begun.id).version == view.version


def test_of_a_version_that_is_past_nothing_is_told(ada: ApiClient, view: MatchView) -> None:
    after = view_of(take(ada, view, ["from A1"]))
    late = ask_suggestions(ada, view)
    assert (late.status_code, problem_of(late).version) == (409, after.version)


def test_what_is_not_on_the_board_is_refused(ada: ApiClient, view: MatchView) -> None:
    for target in ("hex:Z9", "A1", "letter:A1", "hex:A1 hex:C1"):
        answer = ask_suggestions(ada, view, target)
        assert (answer.status_code, problem_of(answer).code) == (400, "unknown-target")


def test_a_decision_without_ways_says_so(ada: ApiClient) -> None:
    express = ada.see(ada.begin().id)
    answer = ask_suggestions(ada, express)
    assert (answer.status_code, problem_of(answer).code) == (404, "no-ways")


def test_ways_go_on_from_a_plan(ada: ApiClient, view: MatchView) -> None:
    """Those of whoever decides there, the other one when a walk is over: made of what the planner
    knows, so that they are the real ones only in that seat's own plan."""
    assert view.actor is not None
    first, other = view.actor, 1 - view.actor

    def planned(seat: int, *actions: str, luck: int = 0) -> SuggestionsView:
        plan = {"number": 0, "actions": actions, "seat": seat, "luck": luck}
        answer = ada.http.post(f"/matches/{view.id}/plans/ways", json={"plan": plan})
        return _SUGGESTIONS.validate_json(accepted(answer).content)

    assert planned(first) == ways(ada, view)
    guesses = [planned(first, *WALK, luck=luck).ways for luck in range(4)]
    assert all(guesses)
    assert guesses[1:] != guesses[:-1]
    own = planned(other, *WALK)
    assert own == ways(ada, view_of(take(ada, view, WALK)))


# Playing at one go


def test_a_series_is_one_change_and_a_row_for_each_action(ada: ApiClient, view: MatchView) -> None:
    with ada.watching(view.id) as watcher:
        watcher.until(view.version)
        after = view_of(take(ada, view, WALK))
        assert (after.version, after.number) == (view.version + 1, view.number + len(WALK))
        live = watcher.until(after.version)
    assert actions(ada.see(view.id)) == [*WALK]
    assert [entry.number for entry in live.log.entries] == [1, 2, 3, 4]
    assert after.actor != view.actor


def test_whoever_was_away_gets_what_is_missing(ada: ApiClient, view: MatchView) -> None:
    after = view_of(take(ada, view, WALK))
    missed = ada.see(view.id, since=view.version).log
    assert (missed.start, len(missed.entries)) == (1, len(WALK))
    assert ada.see(view.id, since=after.version).log.entries == []


def test_all_of_it_or_single_steps_can_be_taken_back(ada: ApiClient, view: MatchView) -> None:
    after = view_of(take(ada, view, WALK))
    assert after.undo.steps == len(WALK)
    one = view_of(ada.take_back(after))
    assert (one.number, one.undo.steps) == (3, 3)
    assert one.ways
    again = view_of(take(ada, one, ["walk D1", "walk E1", "stop"]))
    assert actions(ada.see(view.id)) == [*WALK[:3], "walk D1", "walk E1", "stop"]
    whole = view_of(ada.take_back(again, again.undo.steps))
    assert whole.number == 0
    assert whole.scene.panels == view.scene.panels


def test_a_reader_at_any_version_comes_to_the_same_log(ada: ApiClient, view: MatchView) -> None:
    after = view_of(take(ada, view, WALK))
    back = view_of(ada.take_back(after, 2))
    view_of(take(ada, back, ["walk A2", "walk B2", "walk C3", "stop"]))
    whole = ada.see(view.id).log.entries
    for since in range(1, ada.see(view.id).version + 1):
        log = ada.see(view.id, since=since).log
        assert log.entries == whole[log.start :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_illegal_in_the_middle_refuses_all(server: Server, language: str) -> None:
    with ApiClient(server.url, language=language) as guest:
        view = guest.see(guest.begin(HERE, NAME).id)
        answer = take(guest, view, ["from A1", "walk B1", "walk E1", "stop"])
        problem = problem_of(answer)
        assert (answer.status_code, problem.code, problem.clause) == (422, "illegal", "RB-1.3")
        assert "walk E1" in problem.message
        nothing = {"en": "nothing of the series", "ru": "ничего не сыграно", "hu": "semmi sem"}
        assert nothing[language] in problem.message
        again = guest.see(view.id)
        assert (again.version, again.number) == (view.version, 0)


def test_a_single_action_is_refused_as_ever(ada: ApiClient, view: MatchView) -> None:
    assert "series" not in problem_of(take(ada, view, ["from B1"])).message


def test_a_series_does_not_go_on_into_anothers_turn(ada: ApiClient, view: MatchView) -> None:
    """Even where the same person holds both seats."""
    answer = take(ada, view, [*WALK, "from C1"])
    assert (answer.status_code, problem_of(answer).code) == (422, "bad-series")
    assert "from C1" in problem_of(answer).message
    assert ada.see(view.id).version == view.version


def test_a_series_needs_no_ways(ada: ApiClient) -> None:
    express = ada.see(ada.begin().id)
    answer = take(ada, express, ["bid 30", "bid 31"])  # somebody else is to bid
    assert problem_of(answer).code == "bad-series"
    assert ada.see(express.id).version == express.version
    while express.choices[0].word == "pass":
        express = view_of(take(ada, express, ["pass"]))
    after = view_of(take(ada, express, ["develop", "nothing"]))
    assert (after.number, after.version) == (express.number + 2, express.version + 1)


def test_what_is_no_action_refuses_all(ada: ApiClient, view: MatchView) -> None:
    assert problem_of(take(ada, view, ["from A1", "fly"])).code == "unknown-action"
    assert ada.see(view.id).number == 0


def test_a_series_has_an_end(ada: ApiClient, view: MatchView) -> None:
    answer = take(ada, view, ["from A1", *["walk B1"] * LONGEST_SERIES])
    assert (answer.status_code, problem_of(answer).code) == (422, "malformed")


def test_of_two_series_one_is_played(ada: ApiClient, view: MatchView) -> None:
    other = ("from E1", "walk D1", "walk C1", "stop")
    answers = race(partial(take, ada, view, WALK), partial(take, ada, view, other))
    found = [answer for answer in answers if isinstance(answer, httpx.Response)]
    assert sorted(answer.status_code for answer in found) == [200, 409]
    assert actions(ada.see(view.id)) in ([*WALK], [*other])


def test_a_series_is_on_disk_when_it_is_acknowledged(sqlite_url: str) -> None:
    with running_server(sqlite_url) as server, ApiClient(server.url) as guest:
        view = guest.see(guest.begin(HERE, NAME).id)
        after = view_of(take(guest, view, WALK))
        server.kill()
        server.start()
        again = guest.see(view.id)
        assert (again.version, actions(again)) == (after.version, [*WALK])
        assert again.undo.steps == len(WALK)


# What is hidden


def script(game: AnyGame, errands: Sequence[str]) -> ScriptedMatch:
    return tell(game, 2, {"first": 0, "errands": list(errands)}, WALK)


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_nobodys_secret_is_in_the_ways(ramble: AnyGame, server: Server, steps: int) -> None:
    """Ada is told the same, byte for byte, wherever Béla's errand is; her own makes a change."""

    def heard(errands: Sequence[str]) -> list[str]:
        table = laid_out(script(ramble, errands), server.database, server.url, steps)
        ada, path = table.players[0], f"/matches/{table.id}/ways"
        version = ada.see(table.id).version
        next_ones = _SUGGESTIONS.validate_json(
            accepted(ada.ask(path, version=version)).content
        ).next
        ada.heard.clear()
        for language in LANGUAGES:
            for targets in ("", *next_ones):
                ada.ask(path, version=version, targets=targets, language=language)
        with seated(table):
            return [*ada.heard]

    assert heard(ERRANDS) == heard(("C3", "E1", "C1", "A1"))
    assert heard(ERRANDS) != heard(("E1", "A1", "C1", "C3"))


def test_who_holds_several_seats_asks_for_the_one_that_decides(
    ada: ApiClient, view: MatchView
) -> None:
    assert view.actor is not None
    assert ways(ada, view, seat=view.actor).ways
    assert problem_of(ask_suggestions(ada, view, seat=1 - view.actor)).code == "not-your-turn"


def test_a_spectator_is_refused(server: Server, view: MatchView) -> None:
    with httpx.Client(base_url=f"{server.url}/api/v1") as nobody:
        query = {"version": view.version}
        answer = nobody.get(f"/matches/{view.id}/ways", params=query)
    assert (answer.status_code, problem_of(answer).code) == (403, "not-your-seat")
