"""Two submissions for the same decision: exactly one wins, and the others are told so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

import httpx
import pytest

from tests.server.support.api_client import HERE, ApiClient, legal, problem_of, view_of
from tests.server.support.databases import Postgres
from tests.server.support.server_process import running_pair, running_server
from tests.server.support.stored_rows import race
from trunkline.server.model.errors import server_texts
from trunkline.server.model.schemas.match import MatchView

ROUNDS = 6
LANGUAGES = ("en", "ru", "hu")
LINK = [HERE[0], HERE[1], {"kind": "link"}]


@pytest.fixture(scope="module", params=["one process, SQLite", "two processes, PostgreSQL"])
def doors(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """The addresses by which the same matches are reached, four of them."""
    with ExitStack() as stack:
        if "SQLite" in request.param:
            yield [stack.enter_context(running_server()).url] * 4
        else:
            service: Postgres = request.getfixturevalue("postgres_service")
            database = stack.enter_context(service.empty_database())
            pair = stack.enter_context(running_pair(database))
            yield [server.url for server in pair] * 2


@pytest.fixture
def guests(doors: list[str]) -> Iterator[list[ApiClient]]:
    """One person, in several windows and languages, at every door."""
    with ExitStack() as all_of_them:
        yield [
            all_of_them.enter_context(ApiClient(door, "a" * 43, LANGUAGES[number % 3]))
            for number, door in enumerate(doors)
        ]


def at_once(*calls: partial[httpx.Response]) -> list[httpx.Response]:
    answers = race(*calls)
    assert all(isinstance(answer, httpx.Response) for answer in answers)
    return [answer for answer in answers if isinstance(answer, httpx.Response)]


def one_won(answers: list[httpx.Response]) -> MatchView:
    """What the winner sees. The others got a conflict, in their language, with the version."""
    won = [answer for answer in answers if answer.is_success]
    assert len(won) == 1, [answer.text for answer in answers]
    view = view_of(won[0])
    for number, answer in enumerate(answers):
        if answer is not won[0]:
            check_conflict(answer, view.version, LANGUAGES[number % 3])
    return view


def check_conflict(answer: httpx.Response, version: int, language: str) -> None:
    problem = problem_of(answer)
    assert (answer.status_code, problem.code) == (409, "conflict")
    assert problem.version == version
    assert problem.message == server_texts(language)("problem-conflict")


def test_the_same_decision_from_several_windows(guests: list[ApiClient]) -> None:
    first = guests[0]
    view = first.see(first.begin().id)
    for turn in range(ROUNDS):
        actions = legal(view)
        assert actions
        moves = [actions[(turn + number) % len(actions)] for number in range(len(guests))]
        answers = at_once(
            *(partial(guest.submit, view, move) for guest, move in zip(guests, moves, strict=True))
        )
        after = one_won(answers)
        assert (after.version, after.number) == (view.version + 1, view.number + 1)
        chosen = next(move for move, each in zip(moves, answers, strict=True) if each.is_success)
        assert after.log.entries[-1].action == chosen
        for guest in guests:  # whoever lost sees what the winner did, at every door
            assert guest.see(view.id, wait=view.version).log.entries[-1].action == chosen
        view = after


def test_taking_back_against_playing_on(guests: list[ApiClient]) -> None:
    first = guests[0]
    view = free_to_take_back(first)
    for _ in range(ROUNDS):
        action = legal(view)[0]
        answers = at_once(
            partial(guests[0].take_back, view),
            partial(guests[1].submit, view, action),
            partial(guests[2].take_back, view),
            partial(guests[3].submit, view, action),
        )
        after = one_won(answers)
        assert after.version == view.version + 1
        assert abs(after.number - view.number) == 1
        stored = first.see(view.id, wait=view.version)
        assert [entry.number for entry in stored.log.entries] == list(range(after.number + 1))
        view = after if after.undo.steps else free_to_take_back(first)


def free_to_take_back(guest: ApiClient) -> MatchView:
    """A match in which the last action can be taken back."""
    view = guest.see(guest.begin().id)
    while not view.undo.steps:
        view = guest.play(view)
    return view


def test_one_link_and_many_who_follow_it(doors: list[str]) -> None:
    with ExitStack() as all_of_them:
        people = [all_of_them.enter_context(ApiClient(door)) for door in doors * 2]
        for _ in range(ROUNDS):
            begun = people[0].begin(LINK)
            token = begun.invitations[0].token
            answers = at_once(
                *(
                    partial(person.claim, begun.id, 2, token, f"Guest {number}")
                    for number, person in enumerate(people)
                )
            )
            check_one_seated(begun.id, people, answers)


def check_one_seated(id: str, people: list[ApiClient], answers: list[httpx.Response]) -> None:
    winners = [number for number, answer in enumerate(answers) if answer.is_success]
    assert len(winners) == 1, [answer.text for answer in answers]
    for number, answer in enumerate(answers):
        if number not in winners:
            assert problem_of(answer).code in ("link-used", "conflict")
            assert answer.status_code in (403, 409)
    for number, person in enumerate(people):
        seat = person.see(id, wait=1).seats[2]
        assert (seat.name, seat.mine) == (f"Guest {winners[0]}", number in winners)


def test_a_seat_of_somebody_else_wins_no_race(guests: list[ApiClient]) -> None:
    """The action of a stranger is refused, not lost in a conflict."""
    view = guests[0].see(guests[0].begin().id)
    action = legal(view)[0]
    with ApiClient(guests[1].url) as stranger:
        answers = at_once(
            partial(stranger.submit, view, action), partial(guests[0].submit, view, action)
        )
    assert problem_of(answers[0]).code == "not-your-seat"
    assert answers[0].status_code == 403
    assert view_of(answers[1]).number == view.number + 1
