"""Lessons: begun, followed step by step, left, and played on freely."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from tests.server.support.api_client import (
    GAME,
    ApiClient,
    accepted,
    eventually,
    legal,
    problem_of,
    view_of,
)
from tests.server.support.night_mail_match import NIGHT_MAIL, PACKAGES
from tests.server.support.server_process import Running, Server
from trunkline.core.lessons import Lesson, lesson_of
from trunkline.games import find_game
from trunkline.server.model.schemas.match import MatchView
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.schema import matches


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    found = lesson_of(find_game(GAME))
    assert found is not None
    return found


def begun(guest: ApiClient, game: str = GAME) -> MatchView:
    answer = accepted(guest.http.post(f"/games/{game}/lesson", json={"name": "Ada"}))
    return guest.see(answer.json()["id"])


def they_decide(guest: ApiClient, view: MatchView) -> MatchView:
    address = f"/matches/{view.id}/lesson/they"
    return view_of(guest.http.post(address, json={"version": view.version}))


def leave(guest: ApiClient, view: MatchView) -> MatchView:
    address = f"/matches/{view.id}/lesson/leave"
    return view_of(guest.http.post(address, json={"version": view.version}))


def follow(guest: ApiClient, view: MatchView, lesson: Lesson, until: int) -> MatchView:
    """As a learner does who does what is asked."""
    while view.number < until:
        if view.number in lesson.theirs:
            view = they_decide(guest, view)
        else:
            view = view_of(guest.submit(view, lesson.script[view.number][0]))
    return view


def test_a_lesson_is_followed_to_its_end_and_goes_on_with_bots(
    ada: ApiClient, lesson: Lesson
) -> None:
    view = begun(ada)
    assert view.lesson
    assert view.shuffle is None
    assert view.origin is not None
    assert view.origin.kind == "lesson"
    assert [seat.mine for seat in view.seats] == [True, False, False]
    assert [seat.level for seat in view.seats] == [None, 2, 2]
    [listed] = ada.http.get("/matches").json()
    assert (listed["lesson"], listed["winners"]) == (True, [])
    while view.number < len(lesson.script):
        if view.number in lesson.theirs:
            assert not view.choices
            view = they_decide(ada, view)
        else:
            assert legal(view) == list(lesson.script[view.number])
            view = view_of(ada.submit(view, legal(view)[0]))
    assert view.actor == lesson.seat
    assert set(legal(view)) == {"auction", "expand", "develop"}  # whatever the rules allow
    view = view_of(ada.submit(view, "expand"))
    view = view_of(ada.submit(view, "nothing"))
    eventually(lambda: ada.see(view.id).number > view.number, "a bot decides")


def test_the_steps_follow_from_the_number_of_actions(ada: ApiClient, lesson: Lesson) -> None:
    view = begun(ada)
    barons = [seat.name for seat in view.seats]
    for language in ("en", "ru", "hu"):
        told = accepted(
            ada.http.get(f"/matches/{view.id}/lesson", params={"language": language})
        ).json()
        steps = told["steps"]
        assert sum(step["takes"] for step in steps) == len(lesson.script)
        after = 0
        for step in steps:
            assert step["after"] == after
            after += step["takes"]
            assert (step["kind"] == "read") == (step["takes"] == 0)
            assert step["kind"] != "they" or not step["text"]
        assert language != "en" or barons[1] in steps[0]["text"]
    # What others do is told when they have done it.
    kinds = [step["kind"] for step in steps[:6]]
    assert kinds == ["read", "read", "read", "do", "they", "read"]


def test_whatever_else_is_tried_is_refused_with_what_is_wanted(ada: ApiClient) -> None:
    view = begun(ada)
    problem = problem_of(ada.submit(view, "bid 9"))
    assert problem.code == "lesson"
    assert "Bid $10" in problem.message
    with ApiClient(ada.url, ada.secret, language="hu") as reader:
        assert "10 dollárt" in problem_of(reader.submit(view, "pass")).message
    why = ada.http.get(f"/matches/{view.id}/refusal", params={"action": "pass"}).json()
    assert (why["legal"], why["clause"]) == (False, "")
    assert "Bid $10" in why["message"]
    # What the rules forbid is told by the rules.
    why = ada.http.get(f"/matches/{view.id}/refusal", params={"action": "bid 6"}).json()
    assert why["clause"] == "CE-2.3"
    series = {"version": view.version, "action": "bid 10", "then": ["pass"]}
    answer = ada.http.post(f"/matches/{view.id}/actions", json=series)
    assert problem_of(answer).code == "lesson"
    assert ada.see(view.id).version == view.version


def test_buttons_stay_and_only_the_wanted_one_can_be_chosen(ada: ApiClient, lesson: Lesson) -> None:
    view = follow(ada, begun(ada), lesson, lesson.script.index(("expand",)))
    buttons = {option.action: option.legal for each in view.choices for option in each.options}
    assert buttons == {"auction": False, "expand": True, "develop": False}
    view = follow(ada, view, lesson, lesson.script.index(("build Q5",)))
    assert legal(view) == ["build Q5"]


def test_undo_goes_back_in_the_lesson(ada: ApiClient, lesson: Lesson) -> None:
    view = follow(ada, begun(ada), lesson, lesson.script.index(("build P4",)))
    view = view_of(ada.take_back(view))
    assert legal(view) == ["build Q5"]
    view = follow(ada, view, lesson, len(lesson.script))
    view = view_of(ada.submit(view, "expand"))
    view = view_of(ada.take_back(view))
    assert set(legal(view)) == {"auction", "expand", "develop"}


def test_the_others_decide_when_asked_and_bots_leave_it_to_them(
    ada: ApiClient, lesson: Lesson, server: Server
) -> None:
    view = begun(ada)
    early = ada.http.post(f"/matches/{view.id}/lesson/they", json={"version": view.version})
    assert problem_of(early).code == "not-theirs"
    view = view_of(ada.submit(view, lesson.script[0][0]))
    assert view.number in lesson.theirs
    store = MatchStore(server.database)
    assert view.id not in store.bots_to_move()  # nor does anybody find it who looks around
    late = ada.http.post(f"/matches/{view.id}/lesson/they", json={"version": view.version - 1})
    assert problem_of(late).code == "conflict"
    with ApiClient(ada.url) as other:
        seen = other.see(view.id)
        assert not seen.lesson
        move = {"version": view.version}
        for task in ("they", "leave"):
            answer = other.http.post(f"/matches/{view.id}/lesson/{task}", json=move)
            assert answer.status_code == 404
        assert other.http.get(f"/matches/{view.id}/lesson").status_code == 404
    assert ada.see(view.id).version == view.version


def test_who_leaves_plays_on_freely(ada: ApiClient, lesson: Lesson, server: Server) -> None:
    view = begun(ada)
    view = view_of(ada.submit(view, lesson.script[0][0]))
    left = leave(ada, view)
    assert not left.lesson
    eventually(lambda: ada.see(view.id).number > view.number, "a bot decides")
    answer = ada.http.post(f"/matches/{view.id}/lesson/leave", json={"version": left.version})
    assert answer.status_code == 404


def test_a_lesson_that_was_rewritten_can_be_left(ada: ApiClient, server: Server) -> None:
    view = begun(ada)
    store = MatchStore(server.database)
    stored = store.load(view.id)
    assert stored is not None
    with store.database.writing() as connection:
        another = {**(stored.origin or {}), "lesson": "another"}
        connection.execute(update(matches).where(matches.c.id == view.id).values(origin=another))
    server.stop()
    server.start()
    answer = ada.http.get(f"/matches/{view.id}/lesson")
    assert problem_of(answer).code == "other-lesson"
    assert len(legal(ada.see(view.id))) > 1
    assert not leave(ada, ada.see(view.id)).lesson


def test_a_game_without_a_lesson_says_so(running: Running, sqlite_url: str) -> None:
    with ApiClient(running(sqlite_url, games=PACKAGES).url) as guest:
        infos = {each["id"]: each["lesson"] for each in guest.http.get("/games").json()}
        assert infos[GAME]
        assert not infos[NIGHT_MAIL]
        answer = guest.http.post(f"/games/{NIGHT_MAIL}/lesson", json={})
        assert problem_of(answer).code == "not-found"
        assert guest.http.post("/games/nothing/lesson", json={}).status_code == 404
