"""TA-7.2, TA-7.3, LA-6.2, LA-6.3: the bonuses and the winner."""

from collections.abc import Mapping, Sequence

import pytest

from tests.support.playing import (
    play,
    told,
)
from tests.ticket_to_ride.positions import (
    draw_two,
    final,
    position,
    ranking,
    team,
)
from trunkline import Match

# Networks of Legendary Asia
KATHMANDU_AGRA_CALCUTTA = "62 64"  # one mountain route; completes ticket 7, for 5 points
KARACHI_AGRA_BOMBAY = "57 63"  # no mountain
XIAN_MACAU_HANOI = "92 88"  # no mountain
TEHRAN_SHIRAZ_KARACHI = "46 53"  # two mountain routes


def ended(match: Match) -> Match:
    """The last turn of all is played."""
    match.state.last_turns = 1
    draw_two(match)
    assert match.actor is None
    return match


def legendary_end(
    routes: Mapping[int, str],
    points: Sequence[int] = (),
    tickets: Sequence[Sequence[int]] = (),
    players: int = 3,
) -> Match:
    return ended(position(players=players, routes=routes, points=points, tickets=tickets))


def team_end(
    routes: Mapping[int, str],
    points: Sequence[int] = (),
    tickets: Sequence[Sequence[int]] = (),
    players: int = 4,
) -> Match:
    return ended(team(players, routes=routes, points=points, tickets=tickets))


# LA-6.2: the Asian Explorer


@pytest.mark.clause("LA-6.2")
def test_the_asian_explorer_has_the_most_cities_in_one_network() -> None:
    match = legendary_end({0: "57 63 64", 1: "92 88"}, points=(20, 20, 0))
    assert final(match, "cities_in_network") == [4, 3, 0]
    assert final(match, "bonus") == [10, 0, 0]
    assert match.scores == (30, 20, 0)


@pytest.mark.clause("LA-6.2")
@pytest.mark.parametrize(
    ("routes", "cities"),
    [
        ("57", 2),
        ("57 63", 3),  # a line
        ("57 63 58", 3),  # a ring: Karachi - Agra - Bombay - Karachi
        ("57 63 64 62", 5),  # branches at Agra
        ("57 63 64 65", 4),  # a ring with a branch: each city once
        ("57 92", 2),  # two networks do not add up
        ("57 92 88 29", 4),  # the larger one counts: Peking - Xian - Macau - Hanoi
    ],
)
def test_branches_and_rings_are_allowed_each_city_counts_once(routes: str, cities: int) -> None:
    match = legendary_end({1: routes})
    assert final(match, "cities_in_network") == [0, cities, 0]


@pytest.mark.clause("LA-6.2")
def test_cities_count_not_spaces() -> None:
    match = legendary_end({0: "27", 1: "71 73"})  # six spaces against three
    assert final(match, "bonus") == [0, 10, 0]


@pytest.mark.clause("LA-6.2")
def test_all_who_tie_are_asian_explorers() -> None:
    match = legendary_end({0: KARACHI_AGRA_BOMBAY, 1: "1", 2: XIAN_MACAU_HANOI})
    assert final(match, "bonus") == [10, 0, 10]


@pytest.mark.clause("LA-6.2")
def test_ruling_no_explorer_without_any_route() -> None:
    assert final(legendary_end({}), "bonus") == [0, 0, 0]


# LA-6.3: the winner


@pytest.mark.clause("LA-6.3")
def test_most_points_win() -> None:
    match = legendary_end({}, points=(20, 35, 30))
    assert ranking(match) == (3, 1, 2)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.clause("LA-6.3")
def test_then_most_completed_tickets_before_mountain_routes() -> None:
    match = legendary_end(
        {0: KATHMANDU_AGRA_CALCUTTA, 1: TEHRAN_SHIRAZ_KARACHI}, points=(20, 25, 0), tickets=((7,),)
    )
    assert match.scores == (35, 35, 0)
    assert ranking(match) == (1, 2, 3)


@pytest.mark.clause("LA-6.3")
def test_then_most_mountain_routes() -> None:
    match = legendary_end({0: KARACHI_AGRA_BOMBAY, 1: TEHRAN_SHIRAZ_KARACHI}, points=(20, 20, 0))
    assert match.scores == (30, 30, 0)
    assert ranking(match) == (2, 1, 3)


@pytest.mark.clause("LA-6.3")
def test_mountain_routes_not_their_symbols() -> None:
    match = legendary_end({0: "46 53", 1: "2 7"}, points=(20, 20, 0))  # four X against two
    assert ranking(match) == (1, 1, 3)


@pytest.mark.clause("LA-6.3")
def test_ruling_then_the_victory_is_shared() -> None:
    match = legendary_end({0: KARACHI_AGRA_BOMBAY, 2: XIAN_MACAU_HANOI}, points=(20, 0, 20))
    assert ranking(match) == (1, 3, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)


@pytest.mark.clause("LA-6.3")
def test_ruling_the_same_order_ranks_all_places() -> None:
    match = legendary_end(
        {0: KATHMANDU_AGRA_CALCUTTA, 1: TEHRAN_SHIRAZ_KARACHI, 2: XIAN_MACAU_HANOI, 3: "93 89"},
        points=(10, 15, 15, 15, 90),
        tickets=((7,),),
        players=5,
    )
    assert match.scores == (25, 25, 25, 25, 90)
    assert ranking(match) == (2, 3, 4, 4, 1)


# TA-7.2: the bonuses of teams


@pytest.mark.clause("TA-7.2")
def test_the_asian_express_is_the_longest_continuous_path() -> None:
    match = team_end({0: "7 8", 2: "45"}, points=(20, 0, 20, 0))
    assert final(match, "longest_path") == [4, 3]
    assert final(match, "bonus") == [10, 0]
    assert match.scores == (30, 30, 20, 20)


@pytest.mark.clause("TA-7.2")
@pytest.mark.parametrize(
    ("routes", "spaces"),
    [
        ("7", 3),
        ("7 8 10", 7),  # a ring: Sukkur - Rawalpindi - Lahore - Sukkur
        ("7 8 10 13", 8),  # with a tail: Lahore is passed twice
        ("7 8 10 13 11", 8),  # with two tails: one of them does not fit in
        ("7 8 45", 4),  # what is not connected does not count
        ("11 46 51", 4),  # a line: Sukkur - Karachi - Baroda - Bombay
        ("13 49 47", 5),  # a fork at Delhi: the two longest branches, Cawnpore and Baroda
    ],
)
def test_a_track_once_and_cities_any_number_of_times(routes: str, spaces: int) -> None:
    match = team_end({2: routes})
    assert final(match, "longest_path") == [0, spaces]


@pytest.mark.clause("TA-7.2", "TA-1.2")
def test_the_partners_trains_are_one_colour() -> None:
    match = team_end({0: "7 13", 1: "8 10"})
    assert final(match, "longest_path") == [8, 0]


@pytest.mark.clause("TA-7.2")
def test_the_length_is_counted_in_spaces() -> None:
    match = team_end({0: "11 46 51 52", 2: "17"})  # four routes, four spaces, against one of 7
    assert final(match, "bonus") == [0, 10]


@pytest.mark.clause("TA-7.2", "TR-4.5")
def test_both_tracks_between_two_cities_are_two_tracks_of_the_path() -> None:
    match = team_end({0: "19", 1: "20"}, players=6)  # there and back
    assert final(match, "longest_path")[0] == 12


@pytest.mark.clause("TA-7.2")
def test_the_globetrotter_has_most_completed_tickets() -> None:
    match = team_end({0: "77", 1: "88", 2: "17"}, tickets=((4,), (60,), (14, 15)))
    assert final(match, "tickets_completed") == [1, 0]
    assert final(match, "longest_path") == [4, 7]
    assert final(match, "bonus") == [10, 10]  # one each


@pytest.mark.clause("TA-7.2")
def test_most_completed_tickets_whatever_they_are_worth() -> None:
    """Team 0 completes one ticket of 6 (Shanghai - Yinchuan), team 1 two of 4 and 4."""
    match = team_end({0: "32 29", 2: "77 43 88"}, tickets=((12,), (), (1, 4)))
    assert final(match, "tickets_completed") == [1, 2]
    assert final(match, "bonus") == [10, 10]  # Express for 7 spaces, Globetrotter


@pytest.mark.clause("TA-7.2")
def test_all_teams_that_tie_score() -> None:
    match = team_end({0: "7", 3: "45", 4: "47"}, players=6)
    assert final(match, "longest_path") == [3, 3, 3]
    assert final(match, "bonus") == [10, 10, 10]


@pytest.mark.clause("TA-7.2")
def test_all_who_tie_as_globetrotters() -> None:
    match = team_end({0: "77 88", 2: "59 64"}, tickets=((4,), (), (2,)))
    assert final(match, "tickets_completed") == [1, 1]
    assert final(match, "bonus") == [10, 10 + 10]  # and the longer path


@pytest.mark.clause("TA-7.2")
def test_ruling_no_bonus_for_none_at_all() -> None:
    match = team_end({}, tickets=((1,), (), (2,)))
    assert final(match, "bonus") == [0, 0]
    assert match.scores == (-4, -4, -4, -4)


# TA-7.3: the winners


@pytest.mark.clause("TA-7.3", "TA-1.2")
def test_the_team_with_most_points_wins() -> None:
    match = team_end({}, points=(20, 15, 40, 0))
    assert match.scores == (35, 35, 40, 40)
    assert ranking(match) == (2, 2, 1, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (2, 3)


@pytest.mark.clause("TA-7.3")
def test_then_most_completed_tickets_before_the_path() -> None:
    match = team_end({0: "77", 1: "88", 2: "17"}, points=(10, 0, 14, 0), tickets=((4,),))
    assert match.scores == (24, 24, 24, 24)
    assert ranking(match) == (1, 1, 2, 2)


@pytest.mark.clause("TA-7.3")
def test_then_the_longest_path() -> None:
    match = team_end({0: "7", 2: "5"}, points=(14, 0, 4, 0))
    assert match.scores == (14, 14, 14, 14)
    assert ranking(match) == (2, 2, 1, 1)


@pytest.mark.clause("TA-7.3")
def test_ruling_then_the_teams_share_the_victory() -> None:
    match = team_end({0: "7", 2: "45"}, points=(14, 0, 4, 10))
    assert ranking(match) == (1, 1, 1, 1)


@pytest.mark.clause("TA-7.3")
def test_ruling_the_same_order_ranks_all_teams() -> None:
    match = team_end({}, points=(20, 0, 30, 0, 10, 0), players=6)
    assert ranking(match) == (2, 2, 1, 1, 3, 3)
    tied = team_end({2: "7", 4: "5"}, points=(90, 0, 14, 0, 4, 0), players=6)
    assert tied.scores == (90, 90, 14, 14, 14, 14)
    assert ranking(tied) == (1, 1, 3, 3, 2, 2)


@pytest.mark.clause("TA-7.3")
def test_the_place_after_a_shared_one_is_left_out() -> None:
    match = team_end({}, points=(20, 0, 20, 0, 10, 0), players=6)
    assert ranking(match) == (1, 1, 1, 1, 3, 3)


@pytest.mark.clause("TA-7.3", "TR-6.1")
def test_the_scores_stand_in_the_log() -> None:
    match = team(routes={0: "77", 1: "88"}, tickets=((4,),), last_turns=1)
    events = play(match, "draw deck", "to hand", "draw deck")
    assert told(events, "express") == [(0, 4, 10)]
    assert told(events, "globetrotter") == [(0, 1, 10)]
