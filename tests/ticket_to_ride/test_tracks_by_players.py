"""TA-4.1, LA-4.1, LA-4.2: how many tracks of double and triple routes are open."""

import pytest

from tests.support.playing import (
    facts,
    may,
    offered,
    play,
    refusal,
)
from tests.ticket_to_ride.positions import (
    LEGENDARY,
    TEAM,
    claim,
    owners,
    position,
    team,
    trains,
)
from trunkline.core.game import AnyGame

RICH = "6 locomotive"


def open_tracks(game: AnyGame, players: int) -> set[tuple[int, int]]:
    """(tracks side by side, of these open) of all pairs of cities."""
    board = game.board.structs[0]
    return {
        (int(board.tracks_of_pair[pair]), int(board.open[pair, players]))
        for pair in range(board.pairs)
    }


# Legendary Asia


@pytest.mark.clause("LA-4.1")
@pytest.mark.parametrize("players", [4, 5])
def test_with_4_or_5_players_both_tracks_are_open_to_different_players(players: int) -> None:
    match = position(LEGENDARY, players, 1, hands=("3 green", "3 green"), routes={0: "3"})
    claim(match, 4, "green 0")
    assert owners(match) == {"3": 0, "4": 1}
    assert open_tracks(LEGENDARY, players) == {(1, 1), (2, 2)}


@pytest.mark.clause("LA-4.1")
@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_only_one(players: int) -> None:
    match = position(LEGENDARY, players, 1, hands=("", "3 green"), routes={0: "3"})
    assert refusal(match, "claim 4") == "LA-4.1"
    assert open_tracks(LEGENDARY, players) == {(1, 1), (2, 1)}


@pytest.mark.clause("LA-4.1")
@pytest.mark.parametrize("first", ["3", "4"])
def test_whichever_is_claimed_first(first: str) -> None:
    match = position(LEGENDARY, 2, 1, hands=("", RICH), routes={0: first})
    other = "4" if first == "3" else "3"
    assert refusal(match, f"claim {other}") == "LA-4.1"
    free = position(LEGENDARY, 2, hands=(RICH,))
    assert may(free, "claim 3")
    assert may(free, "claim 4")


@pytest.mark.clause("LA-4.2")
def test_a_gray_track_beside_a_mountain_track_takes_any_one_colour_and_has_no_x() -> None:
    match = position(LEGENDARY, 4, hands=("3 blue",))
    claim(match, 1, "blue 0")  # Moscow - Perm: 1 is gray, 2 is red with an X
    assert trains(match)[0] == 42
    assert match.scores[0] == 4
    assert facts(match)["players"][0]["mountain_crossing"] == 0


@pytest.mark.clause("LA-4.2", "LA-5.1")
def test_the_mountain_track_beside_it_needs_its_colour_and_the_train() -> None:
    match = position(LEGENDARY, 4, 1, hands=("", "3 blue 3 red"), routes={0: "1"})
    play(match, "claim 2")
    assert offered(match) == ["pay red 0"]
    play(match, "pay red 0")
    assert trains(match)[1] == 45 - 3 - 1
    assert match.scores[1] == 4 + 2


@pytest.mark.clause("LA-4.2")
def test_a_gray_track_with_an_x_of_its_own_has_it() -> None:
    match = position(LEGENDARY, 4, hands=("2 blue",))
    claim(match, 21, "blue 0")  # Khabarovsk - Vladivostok: both gray, 21 with an X
    assert trains(match)[0] == 45 - 2 - 1
    plain = position(LEGENDARY, 4, hands=("2 blue",))
    claim(plain, 20, "blue 0")
    assert trains(plain)[0] == 45 - 2


@pytest.mark.clause("LA-4.1", "LA-4.2")
def test_with_few_players_the_gray_track_closes_the_mountain_track() -> None:
    match = position(LEGENDARY, 3, 1, hands=("", RICH), routes={0: "1"})
    assert refusal(match, "claim 2") == "LA-4.1"


# Team Asia


@pytest.mark.clause("TA-4.1")
@pytest.mark.parametrize("seat", [1, 2])
def test_with_4_players_one_track_of_a_double_route_is_open(seat: int) -> None:
    match = team(
        4, seat, hands=[RICH if each == seat else "" for each in range(4)], routes={0: "13"}
    )
    assert refusal(match, "claim 14") == "TA-4.1"


@pytest.mark.clause("TA-4.1")
@pytest.mark.parametrize("seat", [1, 2])
def test_except_hong_kong_canton_where_both_are(seat: int) -> None:
    match = team(
        4, seat, hands=[RICH if each == seat else "" for each in range(4)], routes={0: "88"}
    )
    claim(match, 89, "locomotive")
    assert owners(match) == {"88": 0, "89": seat}


@pytest.mark.clause("TA-4.1")
def test_of_a_triple_route_two_tracks_are_open() -> None:
    match = team(4, 2, hands=("", "", RICH), routes={0: "32", 3: "34"})
    assert refusal(match, "claim 33") == "TA-4.1"
    open = team(4, 2, hands=("", "", RICH), routes={0: "32"})
    claim(open, 33, "locomotive")
    assert owners(open) == {"32": 0, "33": 2}


@pytest.mark.clause("TA-4.1", "TR-4.5")
def test_partners_may_take_one_each_of_a_triple_route_and_so_close_it() -> None:
    match = team(4, 1, hands=("", RICH, RICH), routes={0: "32"})
    claim(match, 33, "locomotive")
    assert refusal(match, "claim 34") == "TA-4.1"


@pytest.mark.clause("TA-4.1")
def test_with_6_players_all_tracks_are_open() -> None:
    match = team(6, 4, hands=("", "", "", "", RICH), routes={0: "32 13", 1: "33", 2: "14"})
    claim(match, 34, "locomotive")
    assert owners(match)["34"] == 4
    assert open_tracks(TEAM, 6) == {(1, 1), (2, 2), (3, 3)}


@pytest.mark.clause("TA-4.1")
def test_with_4_players_hong_kong_canton_is_the_only_exception() -> None:
    board = TEAM.board.structs[0]
    exceptions = [
        int(board.first_of_pair[pair])
        for pair in range(board.pairs)
        if board.tracks_of_pair[pair] == 2 and board.open[pair, 4] == 2
    ]
    (first,) = exceptions
    track = TEAM.board.file.tracks[first]
    assert {track.a, track.b} == {"Canton", "Hong-Kong"}
    assert open_tracks(TEAM, 4) == {(1, 1), (2, 1), (2, 2), (3, 2)}
