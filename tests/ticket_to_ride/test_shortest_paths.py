"""The shortest paths that are still open."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.ticket_to_ride.tables import Asia
from trunkline.games.ticket_to_ride.legendary_asia import GAME as LEGENDARY
from trunkline.games.ticket_to_ride.shortest_paths import OpenPath, Roads, claims_of
from trunkline.games.ticket_to_ride.state import NOBODY, State
from trunkline.games.ticket_to_ride.team_asia import GAME as TEAM


def state_of(game: Asia, players: int, owners: Mapping[str, int]) -> State:
    """A map on which only those tracks are claimed."""
    file, board = game.board.file, game.board.structs[0]
    state = State.array()[0]
    state.players = players
    state.owner[:] = NOBODY
    for id, seat in owners.items():
        track = file.track_index[id]
        state.owner[track] = seat
        state.taken[board.pair[track]] += 1
    return state


def way(
    game: Asia, a: str, b: str, owners: Mapping[str, int], players: int = 4, team: int = 0
) -> OpenPath | None:
    claims = claims_of(game.board, state_of(game, players, owners))
    roads = Roads(game.board, claims, team)
    return roads.shortest(game.board.file.city_index[a], game.board.file.city_index[b])


def ids(game: Asia, found: OpenPath | None) -> list[str]:
    assert found is not None
    return [game.board.file.tracks[track].id for track in found.tracks]


def between(game: Asia, a: str, b: str) -> list[str]:
    """The tracks between the two cities."""
    return [each.id for each in game.board.file.tracks if {each.a, each.b} == {a, b}]


@pytest.mark.parametrize("game", [LEGENDARY, TEAM], ids=["legendary", "team"])
def test_on_an_empty_map_it_is_the_shortest_of_all(game: Asia) -> None:
    file = game.board.file
    far = {(a.id, b.id): 0 if a == b else 1000 for a in file.cities for b in file.cities}
    for each in file.tracks:
        far[each.a, each.b] = far[each.b, each.a] = min(far[each.a, each.b], each.length)
    for via in file.cities:
        for a in file.cities:
            for b in file.cities:
                there = far[a.id, via.id] + far[via.id, b.id]
                far[a.id, b.id] = min(far[a.id, b.id], there)
    for ticket in file.tickets:
        found = way(game, ticket.a, ticket.b, {})
        assert found is not None
        assert found.spaces == far[ticket.a, ticket.b]
        assert found.spaces == sum(file.tracks[track].length for track in found.tracks)


def test_it_runs_from_city_to_city() -> None:
    file = LEGENDARY.board.file
    found = way(LEGENDARY, "Omsk", "Kobe", {})
    assert found is not None
    here = "Omsk"
    for track in found.tracks:
        ends = {file.tracks[track].a, file.tracks[track].b}
        assert here in ends
        (here,) = ends - {here}
    assert here == "Kobe"


def test_own_tracks_cost_nothing() -> None:
    moscow_perm, *_ = between(LEGENDARY, "Moscow", "Perm")
    before = way(LEGENDARY, "Moscow", "Omsk", {})
    after = way(LEGENDARY, "Moscow", "Omsk", {moscow_perm: 0})
    assert before is not None
    assert after is not None
    assert after.spaces == before.spaces - 3
    assert moscow_perm in ids(LEGENDARY, after)


def test_a_completed_way_runs_over_own_tracks_alone() -> None:
    moscow_perm, perm_omsk = (between(LEGENDARY, *ends)[0] for ends in MOSCOW_OMSK)
    found = way(LEGENDARY, "Moscow", "Omsk", {moscow_perm: 0, perm_omsk: 0})
    assert found is not None
    assert found.spaces == 0
    assert ids(LEGENDARY, found) == [moscow_perm, perm_omsk]


MOSCOW_OMSK = (("Moscow", "Perm"), ("Perm", "Omsk"))


@pytest.mark.clause("TR-4.6")
def test_a_city_that_others_have_closed_off_is_cut_off() -> None:
    around = [each.id for each in LEGENDARY.board.file.tracks if "Mecca" in (each.a, each.b)]
    assert way(LEGENDARY, "Mecca", "Tehran", dict.fromkeys(around, 1), players=5) is None
    open_again = dict.fromkeys(around[1:], 1)
    assert way(LEGENDARY, "Mecca", "Tehran", open_again, players=5) is not None


@pytest.mark.clause("LA-4.1")
def test_the_second_track_is_open_with_four_players_and_not_with_two() -> None:
    first, second = between(LEGENDARY, "Moscow", "Perm")
    assert ids(LEGENDARY, way(LEGENDARY, "Moscow", "Perm", {first: 1})) == [second]
    with_two = way(LEGENDARY, "Moscow", "Perm", {first: 1}, players=2)
    assert second not in ids(LEGENDARY, with_two)


@pytest.mark.clause("TA-4.1")
def test_the_tracks_of_partners_are_one_network() -> None:
    canton_hong_kong, *_ = between(TEAM, "Canton", "Hong-Kong")
    for seat, team, spaces in ((0, 0, 0), (1, 0, 0), (2, 0, 1), (2, 1, 0)):
        found = way(TEAM, "Canton", "Hong-Kong", {canton_hong_kong: seat}, team=team)
        assert found is not None
        assert found.spaces == spaces
