"""The store: the same on SQLite and on PostgreSQL."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import pytest

from tests.server.support.stored_rows import (
    ANN,
    BOB,
    BOT,
    DEALT,
    GOING_ON,
    LINK,
    OPEN,
    PERSON,
    SEATS,
    SEED,
    SHARED,
    bid,
    loaded,
    new_match,
    played,
    race,
    state,
    with_actions,
)
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.rows import NewAction, Status, event_data, read_events, read_undone
from trunkline.server.storage.seats import SeatStore

RACES = 50


# What is put in comes out


def test_a_new_match_is_loaded_as_it_was_created(store: MatchStore) -> None:
    before = datetime.now(UTC)
    store.create(new_match())
    match = loaded(store)
    assert (match.game, match.rules_version, match.board) == ("some-game", 3, "")
    assert (match.seed, match.salt, match.creator) == (SEED, "5a17", ANN)
    assert list(match.options.items()) == [("zeal", "much"), ("age", "old")]  # the order too
    assert match.deal == {"starter": 1, "company": "B&O"}
    assert (match.version, match.number, match.actor, match.over) == (1, 0, 0, False)
    assert (match.players, match.seats) == (3, SEATS)
    assert match.state == state(0)
    assert before <= match.created == match.changed <= datetime.now(UTC)


def test_what_is_not_there_is_none(store: MatchStore) -> None:
    assert store.load("nothing") is None
    assert store.entries("nothing") == []
    assert store.events("nothing") == []
    assert store.recent("nothing", 5) == []
    assert store.mine(ANN) == []
    assert not store.append("nothing", 1, [played(1)], GOING_ON)


def test_the_set_up_is_action_0(store: MatchStore) -> None:
    store.create(new_match())
    (opening,) = store.entries("m1")
    assert (opening.number, opening.version, opening.seat, opening.action) == (0, 1, None, "")
    assert opening.events == (DEALT,)


def test_an_action_raises_version_and_number(store: MatchStore) -> None:
    store.create(new_match())
    assert store.append("m1", 1, [played(7)], Status(2, over=False))
    match = loaded(store)
    assert (match.version, match.number, match.actor, match.state) == (2, 1, 2, state(7))
    assert match.changed > match.created
    last = store.entries("m1")[-1]
    assert (last.number, last.version, last.seat, last.action) == (1, 2, 0, "bid 7")
    assert last.events == (bid(7),)
    assert last.at == match.changed


def test_a_series_is_one_version_and_a_row_for_each_action(store: MatchStore) -> None:
    version = with_actions(store, 2)
    series = [played(7), played(8), played(9)]
    assert store.append("m1", version, series, Status(2, over=False))
    match = loaded(store)
    assert (match.version, match.number, match.actor) == (version + 1, 5, 2)
    assert match.state == state(9)
    rows = store.recent("m1", 3)
    assert [(row.number, row.version, row.action) for row in rows] == [
        (3, version + 1, "bid 7"),
        (4, version + 1, "bid 8"),
        (5, version + 1, "bid 9"),
    ]
    assert [row.state for row in rows] == [state(7), state(8), state(9)]
    assert [row.number for row in store.entries("m1", since_version=version)] == [3, 4, 5]
    assert store.undo("m1", version + 1, 4, GOING_ON)
    assert loaded(store).state == state(8)


def test_a_match_that_is_over_has_no_actor(store: MatchStore) -> None:
    store.create(new_match())
    assert store.append("m1", 1, [played(1)], Status(None, over=True))
    assert (loaded(store).actor, loaded(store).over) == (None, True)


def test_who_has_won_is_listed_until_the_end_is_taken_back(store: MatchStore) -> None:
    store.create(new_match())
    assert store.append("m1", 1, [played(1)], Status(None, over=True, winners=(0, 2)))
    assert store.mine(ANN)[0].winners == [0, 2]
    assert store.undo("m1", 2, 0, GOING_ON)
    assert store.mine(ANN)[0].winners is None


def test_a_stale_action_leaves_nothing_behind(store: MatchStore) -> None:
    version = with_actions(store, 2)
    was = loaded(store), store.recent("m1", 9)
    for stale in (version - 1, version + 1):
        assert not store.append("m1", stale, [played(9)], GOING_ON)
        assert not store.undo("m1", stale, 0, GOING_ON)
        assert not SeatStore(store.database).claim("m1", stale, 1, LINK, BOB, "Bob")
        assert not SeatStore(store.database).invite("m1", stale, 1, BOB)
        assert not SeatStore(store.database).replace_bot("m1", stale, 2, "random")
    assert (loaded(store), store.recent("m1", 9)) == was


def test_all_events_in_order(store: MatchStore) -> None:
    with_actions(store, 3)
    assert store.events("m1") == [DEALT, bid(1), bid(2), bid(3)]


def test_who_may_know_a_secret_is_stored_with_it(store: MatchStore) -> None:
    action = NewAction(0, "share", [SHARED, DEALT], state(1))
    store.create(new_match())
    assert store.append("m1", 1, [action], GOING_ON)
    assert store.events("m1") == [DEALT, SHARED, DEALT]


def test_events_that_do_not_say_who_may_know_are_for_their_seat() -> None:
    old = [["dealt", "X-1.1", {"seat": 1, "card": "ő — Пётр"}, True, ["card"]]]
    assert read_events(old) == (DEALT,)
    assert read_events(event_data([DEALT, SHARED])) == (DEALT, SHARED)


def test_nothing_secret_is_shown_by_repr(store: MatchStore) -> None:
    with_actions(store, 1)
    shown = repr([new_match(), played(1), loaded(store), store.recent("m1", 9), store.mine(ANN)])
    for secret in (str(SEED), "5a17", ANN, LINK, repr(state(0))[2:20]):
        assert secret not in shown


# The log


def test_entries_are_the_last_ones(store: MatchStore) -> None:
    with_actions(store, 8)
    assert [entry.number for entry in store.entries("m1", limit=3)] == [6, 7, 8]
    assert [entry.number for entry in store.entries("m1", before=6, limit=3)] == [3, 4, 5]
    assert [entry.number for entry in store.entries("m1", before=2)] == [0, 1]
    assert len(store.entries("m1", limit=None)) == 9


def test_entries_since_a_version(store: MatchStore) -> None:
    version = with_actions(store, 4)
    assert [entry.number for entry in store.entries("m1", since_version=version - 2)] == [3, 4]
    assert store.entries("m1", since_version=version) == []


def test_entries_after_a_take_back_have_later_versions(store: MatchStore) -> None:
    version = with_actions(store, 4)
    assert store.undo("m1", version, 2, GOING_ON)
    assert store.entries("m1", since_version=version) == []
    assert store.append("m1", version + 1, [played(30)], GOING_ON)
    (entry,) = store.entries("m1", since_version=version)
    assert (entry.number, entry.version, entry.action) == (3, version + 2, "bid 30")


def test_recent_has_the_states(store: MatchStore) -> None:
    with_actions(store, 5)
    assert [(step.number, step.state) for step in store.recent("m1", 2)] == [
        (4, state(4)),
        (5, state(5)),
    ]


# Taking back


def test_take_back_restores_the_state(store: MatchStore) -> None:
    version = with_actions(store, 5)
    assert store.undo("m1", version, 2, Status(1, over=False))
    match = loaded(store)
    assert (match.version, match.number, match.actor, match.state) == (version + 1, 2, 1, state(2))
    assert [step.number for step in store.recent("m1", 9)] == [0, 1, 2]


def test_take_back_to_the_beginning(store: MatchStore) -> None:
    version = with_actions(store, 1)
    assert store.undo("m1", version, 0, GOING_ON)
    assert loaded(store).state == state(0)


def test_take_back_nothing(store: MatchStore) -> None:
    version = with_actions(store, 2)
    assert not store.undo("m1", version, 2, GOING_ON)
    assert loaded(store).version == version


# Seats


def test_claim_by_the_link(store: MatchStore) -> None:
    store.create(new_match())
    assert SeatStore(store.database).claim("m1", 1, 1, LINK, BOB, "Bob")
    match = loaded(store)
    assert match.seats[1] == replace(OPEN, kind="person", name="Bob", owner=BOB, invite=None)
    assert (match.version, match.number) == (2, 0)
    assert not SeatStore(store.database).claim("m1", 2, 1, LINK, ANN, "Ann")  # a link works once


@pytest.mark.parametrize(("seat", "token"), [(1, BOB), (0, LINK), (7, LINK)])
def test_a_wrong_claim_leaves_nothing_behind(store: MatchStore, seat: int, token: str) -> None:
    store.create(new_match())
    was = loaded(store)
    assert not SeatStore(store.database).claim("m1", 1, seat, token, BOB, "Bob")
    assert loaded(store) == was


def test_a_new_link_takes_the_place_of_the_old(store: MatchStore) -> None:
    store.create(new_match())
    assert SeatStore(store.database).invite("m1", 1, 1, BOB)
    assert not SeatStore(store.database).claim("m1", 2, 1, LINK, BOB, "Bob")
    assert SeatStore(store.database).claim("m1", 2, 1, BOB, BOB, "Bob")


def test_a_person_stays_until_the_new_link_is_followed(store: MatchStore) -> None:
    store.create(new_match())
    assert SeatStore(store.database).invite("m1", 1, 0, BOB)
    assert loaded(store).seats[0] == replace(PERSON, invite=BOB)
    assert SeatStore(store.database).claim("m1", 2, 0, BOB, BOB, "Bob")
    assert loaded(store).seats[0] == replace(PERSON, name="Bob", owner=BOB)


def test_a_bot_plays_on_until_somebody_follows_the_link_to_its_seat(store: MatchStore) -> None:
    store.create(new_match())
    assert not SeatStore(store.database).replace_bot("m1", 1, 0, "random")
    assert loaded(store).version == 1
    assert SeatStore(store.database).replace_bot("m1", 1, 2, "random")
    assert SeatStore(store.database).invite("m1", 2, 2, BOB)
    assert loaded(store).seats[2] == replace(BOT, bot="random", replaced=True, invite=BOB)
    assert SeatStore(store.database).claim("m1", 3, 2, BOB, BOB, "Bob")
    assert loaded(store).seats[2] == replace(BOT, kind="person", bot="", name="Bob", owner=BOB)


# What is no action


def test_what_was_taken_back_is_kept(store: MatchStore) -> None:
    version = with_actions(store, 4)
    kept = store.entries("m1")[3:]
    assert store.undo("m1", version, 2, GOING_ON, 0, {"agreed": True})
    (undone,) = store.happenings("m1")
    assert (undone.version, undone.number, undone.kind) == (version + 1, 2, "undone")
    assert read_undone(undone.data) == kept
    assert undone.data["agreed"]
    assert store.entries("m1")[-1].number == 2


def test_what_happened_stands_where_it_is_read_even_after_a_take_back(store: MatchStore) -> None:
    version = with_actions(store, 3)
    assert SeatStore(store.database).claim("m1", version, 1, LINK, BOB, "Bob")
    assert store.append("m1", version + 1, [played(4)], GOING_ON)
    assert store.undo("m1", version + 2, 1, GOING_ON)
    found = store.happenings("m1")
    assert [(each.kind, each.number) for each in found] == [("sat", 1), ("undone", 1)]
    assert [each.kind for each in store.happenings("m1", after=version + 1)] == ["undone"]
    assert [each.kind for each in store.happenings("m1", limit=1)] == ["undone"]
    assert not store.happenings("m1", first=2)
    assert not store.happenings("m1", before=1)


def test_a_change_that_comes_too_late_is_not_told(store: MatchStore) -> None:
    version = with_actions(store, 2)
    assert not SeatStore(store.database).claim("m1", version - 1, 1, LINK, BOB, "Bob")
    assert not SeatStore(store.database).claim("m1", version, 1, BOB, BOB, "Bob")
    assert not store.undo("m1", version - 1, 0, GOING_ON)
    assert not store.happenings("m1")


# Lists


def test_mine_are_those_i_began_or_sit_in(store: MatchStore) -> None:
    for id in ("m1", "m2", "m3"):
        store.create(new_match(id))
    store.create(replace(new_match("foreign", (BOT,)), creator=BOB))
    assert SeatStore(store.database).claim("m2", 1, 1, LINK, BOB, "Bob")
    assert [match.id for match in store.mine(ANN)] == ["m2", "m3", "m1"]  # the last changed first
    assert [match.id for match in store.mine(BOB)] == ["m2", "foreign"]
    assert store.mine(LINK) == []
    first = store.mine(ANN)[0]
    assert first.seats == loaded(store, "m2").seats
    assert (first.version, first.number, first.actor, first.over) == (2, 0, 0, False)
    assert [match.id for match in store.mine(ANN, limit=2)] == ["m2", "m3"]


def test_versions_of_many(store: MatchStore) -> None:
    for id in ("m1", "m2", "m3"):
        store.create(new_match(id))
    assert store.append("m2", 1, [played(1)], GOING_ON)
    assert store.versions(["m1", "m2", "nothing"]) == {"m1": 1, "m2": 2}
    assert store.versions([]) == {}


def test_bots_to_move(store: MatchStore) -> None:
    store.create(new_match("person", actor=0))
    store.create(new_match("bot", actor=2))
    store.create(new_match("over", actor=2))
    assert store.append("over", 1, [played(1)], Status(None, over=True))
    assert store.bots_to_move() == ["bot"]
    assert store.bots_to_move(older_than=3600) == []


# Races


def test_of_two_actions_exactly_one_wins(store: MatchStore) -> None:
    store.create(new_match())
    for version in range(1, RACES + 1):
        results = race(
            *[
                partial(store.append, "m1", version, [played(seat, seat)], GOING_ON)
                for seat in (0, 1)
            ]
        )
        assert results in ([True, False], [False, True])
        last = store.recent("m1", 1)[0]
        assert (last.seat, last.number) == (results.index(True), version)
        assert loaded(store).state == last.state
    assert [entry.number for entry in store.entries("m1")] == list(range(RACES + 1))


def test_different_changes_race_too(store: MatchStore) -> None:
    first = with_actions(store, RACES)
    for version in range(first, first + 10):
        back = loaded(store).number - 2
        results = race(
            partial(store.append, "m1", version, [played(9)], GOING_ON),
            partial(store.undo, "m1", version, back, GOING_ON),
            partial(SeatStore(store.database).invite, "m1", version, 1, BOB),
        )
        assert results.count(True) == 1
        match = loaded(store)
        assert match.version == version + 1
        assert store.recent("m1", 1)[0].number == match.number


def test_two_servers_over_one_database(store: MatchStore, database_url: str) -> None:
    with closing(MatchStore(database_url)) as other:
        store.create(new_match())
        for version in range(1, 11):
            results = race(
                *[
                    partial(server.append, "m1", version, [played(1)], GOING_ON)
                    for server in (store, other)
                ]
            )
            assert results in ([True, False], [False, True])
        assert loaded(store) == loaded(other)


def test_many_matches_at_once(store: MatchStore) -> None:
    def play(id: str) -> None:
        with_actions(store, 10, id)

    ids = [f"m{number}" for number in range(12)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(play, ids))
    assert {loaded(store, id).number for id in ids} == {10}
