"""Matches over HTTP: begun, looked at, played; and everything that is refused, with its reason."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support.api_client import GAME, HERE, ApiClient, legal, problem_of, view_of
from tests.server.support.server_process import Server
from trunkline.games import find_game

BOT = {"kind": "bot", "bot": "random"}
LINK = {"kind": "link"}


@pytest.fixture
def stranger(server: Server) -> Iterator[ApiClient]:
    with ApiClient(server.url) as guest:
        yield guest


def test_a_new_match_waits_for_its_first_decision(ada: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    assert (view.version, view.number, view.game) == (1, 0, GAME)
    assert [(seat.name, seat.kind, seat.mine) for seat in view.seats] == [
        ("Ada", "person", True),
        ("Béla", "person", True),
        ("Вера", "person", True),
    ]
    assert view.seat == view.actor
    assert view.prompt.startswith(view.seats[view.seat or 0].name)
    assert view.log.start == 0
    assert [entry.number for entry in view.log.entries] == [0]
    assert not view.private
    assert view.outcome is None
    assert view.shuffle is not None
    assert (view.shuffle.seed, view.shuffle.salt, len(view.shuffle.commitment)) == (None, None, 64)


def test_what_can_be_chosen_is_grouped_by_its_word(ada: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    assert [(each.word, each.kind, each.label) for each in view.choices] == [
        ("pass", "button", "Pass"),
        ("bid", "number", "Bid"),
    ]
    bids = view.choices[1].options
    first = bids[0]
    assert (first.action, first.label, first.number, first.targets) == ("bid 7", "Bid $7", 7, [])


def test_an_action_is_answered_with_what_came_of_it(ada: ApiClient) -> None:
    before = ada.see(ada.begin().id)
    after = view_of(ada.submit(before, "bid 9"))
    assert (after.version, after.number) == (2, 1)
    (entry,) = after.log.entries
    assert (after.log.start, entry.number, entry.seat) == (1, 1, before.actor)
    assert (entry.action, entry.label) == ("bid 9", "Bid $9")
    name = before.seats[before.actor or 0].name
    (event,) = entry.events
    assert event.text == f"{name} bids $9 for a share of the Pennsylvania."
    assert (event.clause, event.targets) == ("CE-2.4", [f"seat:{before.actor}", "company:PRR"])
    assert ada.see(before.id).log.entries[-1] == entry


def test_of_two_submissions_for_one_decision_one_wins(ada: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    assert ada.submit(view, "bid 9").status_code == 200
    late = ada.submit(view, "bid 10")
    problem = problem_of(late)
    assert (late.status_code, problem.code, problem.version) == (409, "conflict", 2)
    assert ada.see(view.id).number == 1


def test_nobody_acts_for_a_seat_that_is_not_theirs(ada: ApiClient, stranger: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    answer = stranger.submit(view, "bid 9")
    assert (answer.status_code, problem_of(answer).code) == (403, "not-your-seat")
    nobody = httpx.post(
        f"{ada.url}/api/v1/matches/{view.id}/actions", json={"version": 1, "action": "bid 9"}
    )
    assert (nobody.status_code, problem_of(nobody).code) == (401, "secret-missing")
    other = ((view.actor or 0) + 1) % 3
    body = {"version": 1, "action": "bid 9", "seat": other}
    answer = ada.http.post(f"/matches/{view.id}/actions", json=body)
    assert (answer.status_code, problem_of(answer).code) == (403, "not-your-turn")
    assert ada.see(view.id).version == 1


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_an_illegal_action_is_refused_with_its_clause(ada: ApiClient, language: str) -> None:
    view = ada.see(ada.begin().id)
    answer = ada.http.post(
        f"/matches/{view.id}/actions",
        params={"language": language},
        json={"version": 1, "action": "bid 3"},
    )
    problem = problem_of(answer)
    assert (answer.status_code, problem.code, problem.clause) == (422, "illegal", "CE-2.3")
    assert find_game(GAME).rulebook(language)["CE-2.3"].summary in problem.message
    assert ada.see(view.id).version == 1


def test_what_is_no_action_is_refused(ada: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    answer = ada.submit(view, "castle")
    assert (answer.status_code, problem_of(answer).code) == (400, "unknown-action")


def test_a_spectator_sees_all_but_decides_nothing(ada: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    seen = httpx.get(f"{ada.url}/api/v1/matches/{view.id}").json()
    assert (seen["seat"], seen["choices"]) == (None, [])
    assert not any(seat["mine"] for seat in seen["seats"])
    assert " is bidding for the first share of the Pennsylvania" in seen["prompt"]
    assert seen["scores"] == view.scores


def test_each_reads_the_same_log_in_their_own_language(ada: ApiClient) -> None:
    view = ada.play(ada.see(ada.begin().id))
    texts = {
        language: ada.http.get(f"/matches/{view.id}", params={"language": language}).json()["log"]
        for language in ("en", "ru", "hu")
    }
    told = {log["entries"][0]["events"][0]["text"] for log in texts.values()}
    assert len(told) == 3


def test_my_matches_are_listed_those_first_where_i_decide(
    ada: ApiClient, stranger: ApiClient
) -> None:
    with_me = ada.begin().id
    links = stranger.begin([HERE[0], LINK])
    ada.claim(links.id, 1, links.invitations[0].token, "Ada")
    listed = ada.http.get("/matches").json()
    assert {each["id"] for each in listed} >= {with_me, links.id}
    turns = [each["my_turn"] for each in listed]
    assert turns == sorted(turns, reverse=True)
    assert stranger.http.get("/matches").json()[0]["title"] == "Chicago Express"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": "monopoly"}, "“monopoly”"),
        ({"seats": [HERE[0]]}, "2 to 6 players, not 1"),
        ({"options": {"speed": "fast"}}, "“speed”"),
        ({"options": {"chicago_dividend": "never"}}, "“never”"),
        ({"board": "../../etc/passwd"}, "passwd"),
        ({"seats": [HERE[0], {"kind": "bot", "bot": "alphazero"}]}, "“alphazero”"),
    ],
)
def test_a_bad_set_up_is_refused_with_a_sentence(
    ada: ApiClient, body: dict[str, object], said: str
) -> None:
    answer = ada.http.post("/matches", json={"game": GAME, "seats": HERE, **body})
    assert answer.status_code in (400, 404)
    assert said in problem_of(answer).message


def test_a_match_that_is_not_there(ada: ApiClient) -> None:
    query: dict[str, str | int] = {"before": 1, "action": "pass", "version": 1}
    for path in ("", "/map", "/log", "/preview", "/refusal", "/record"):
        answer = ada.http.get(f"/matches/nothinglikethis{path}", params=query)
        assert (answer.status_code, problem_of(answer).code) == (404, "not-found"), path


def test_the_log_can_be_read_back_to_its_beginning(ada: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    for _ in range(6):
        view = ada.play(view)
    log = ada.http.get(f"/matches/{view.id}/log", params={"before": 4}).json()
    assert [entry["number"] for entry in log["entries"]] == [0, 1, 2, 3]
    assert (log["start"], log["earlier"]) == (0, False)


def test_the_record_is_there_at_any_time_where_nothing_is_hidden(ada: ApiClient) -> None:
    view = ada.see(ada.begin(HERE[:2]).id)
    assert "Result: unfinished" in ada.http.get(f"/matches/{view.id}/record").text
    while view.outcome is None:
        actions = legal(view)
        view = view_of(ada.submit(view, actions[(7 * view.number) % len(actions)]))
    assert view.shuffle is not None
    assert view.shuffle.seed is not None
    assert sorted(view.outcome.ranking) in ([1, 1], [1, 2])
    for seat in range(2):
        lines = [line.points for line in view.outcome.lines if line.seat == seat]
        assert sum(lines) == view.outcome.scores[seat]
    record = ada.http.get(f"/matches/{view.id}/record").text
    assert f"Seed: {view.shuffle.seed}" in record
    over = ada.submit(view, "pass")
    assert (over.status_code, problem_of(over).code) == (409, "over")
    assert view.undo.barrier
    assert ada.take_back(view).status_code == 422
