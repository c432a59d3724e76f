"""SR-7.3 to SR-7.5: mergers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.stephensons_rocket.positions import (
    BOTH_EDITIONS,
    E1999,
    E2018,
    held,
    points,
    position,
    tiles_laid,
)
from tests.support.playing import facts, kinds, may, play, told
from trunkline import Match

# The LSWR is about to come next to Reading, Swindon and the locomotive of the GWR.
SOUTH = {"GWR": "C11 D10 E11 F11", "LSWR": "F13"}
CLOSE_LSWR = "extend LSWR F12"
# The LNWR, with Manchester, is about to come next to the locomotive of the L&Y.
NORTH = {"L&Y": "C1", "LNWR": "B2"}
CLOSE_LNWR = "extend LNWR C2"


def company(match: Match, name: str) -> Any:
    return facts(match)["companies"][name]


def supplementary(match: Match, name: str) -> list[int]:
    """How many of the shares that each player has in the company are supplementary ones."""
    return [each["supplementary_shares"].get(name, 0) for each in facts(match)["players"]]


# SR-7.3: what the moving company pays


@pytest.mark.clause("SR-7.3")
def test_1999_lswr_with_3_towns_merges_into_gwr_3000_and_1000() -> None:
    match = position(lines=SOUTH, shares={"LSWR": [1, 0, 1]}, options=E1999)
    events = play(match, CLOSE_LSWR, "pass")
    assert told(events, "merged") == [("LSWR", "GWR", "F12", 3)]
    assert company(match, "LSWR")["closed"]
    assert not company(match, "GWR")["closed"]
    assert points(match) == [3, 0, 1]


@pytest.mark.clause("SR-7.3", "SR-7.5")
def test_2018_ger_with_peterborough_and_cambridge_merges_into_the_green_line() -> None:
    """Pink holds 5 shares and gets 3 points and 2 shares, white holds 2 and gets 1 and 1."""
    pink, white, brown = range(3)
    match = position(
        turn_of=pink,
        lines={"GWR": "C11 D10 E10 F9 G9 H9 I9", "GER": "N7 M7 L7 K7 J7"},
        shares={"GER": [4, 2, 0]},
        invested={"Cambridge": {"leather": [0, 0, 1], "brewing": [0, 0, 1]}},
        options=E2018,
    )
    events = play(match, "extend GER J8", "pass")
    assert told(events, "city-connected") == [("GER", "Cambridge")]
    assert told(events, "city-paid") == [(brown, "Cambridge", 2)]
    assert told(events, "merged") == [("GER", "GWR", "J8", 3)]
    assert told(events, "merger-paid") == [(pink, "GER", 5, 3), (white, "GER", 2, 1)]
    assert points(match) == [3, 1, 2]
    assert held(match, "GWR") == [2, 1, 0]
    order = [kind for kind in kinds(events) if kind in ("city-paid", "merged", "merger-paid")]
    assert order == ["city-paid", "merged", "merger-paid", "merger-paid"]
    assert set(company(match, "GWR")["towns"]) > {"Norwich", "Peterborough", "Cambridge"}


@pytest.mark.clause("SR-7.3")
@BOTH_EDITIONS
def test_towns_are_scored_before_the_line_closes(options: Mapping[str, str]) -> None:
    """A station on the closing line is paid for Swindon, in which the survivor's has no part."""
    match = position(lines=SOUTH, stations={"F13": 1, "D10": 2, "E11": 2}, options=options)
    play(match, CLOSE_LSWR)
    assert points(match) == [3, 3, 0]  # to the first as the only holder


@pytest.mark.clause("SR-7.3")
@pytest.mark.parametrize("beside", ["the locomotive", "track"])
@BOTH_EDITIONS
def test_next_to_track_or_a_locomotive_is_a_merger(beside: str, options: Mapping[str, str]) -> None:
    way = "C11 D10 E11 F11" if beside == "the locomotive" else "C11 D10 E11 F11 G11 H10"
    match = position(lines={"GWR": way, "LSWR": "F13"}, options=options)
    assert told(play(match, CLOSE_LSWR), "merged") == [("LSWR", "GWR", "F12", 3)]


@pytest.mark.clause("SR-7.3")
@BOTH_EDITIONS
def test_the_company_that_moved_closes_whoever_is_longer(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C11 D10 E11", "LSWR": "F13 F12"}, options=options)
    assert told(play(match, "extend GWR F11"), "merged") == [("GWR", "LSWR", "F11", 5)]
    assert company(match, "GWR")["locomotive"] is None
    assert company(match, "LSWR")["locomotive"] == "F12"


@pytest.mark.clause("SR-7.3")
@BOTH_EDITIONS
def test_shares_paid_in_the_veto_no_longer_count(options: Mapping[str, str]) -> None:
    """The second player held most, and pays two for the move."""
    match = position(lines=SOUTH, shares={"LSWR": [1, 3, 0]}, options=options)
    play(match, "extend LSWR G13", "bid 2 F12", "yield")
    assert points(match) == [3, 1, 0]


@pytest.mark.clause("SR-7.3")
@BOTH_EDITIONS
def test_shares_of_the_survivor_pay_nothing(options: Mapping[str, str]) -> None:
    match = position(lines=SOUTH, shares={"GWR": [0, 5, 0]}, options=options)
    play(match, CLOSE_LSWR)
    assert points(match) == [3, 0, 0]


# SR-7.4: what becomes of the line


@pytest.mark.clause("SR-7.4")
@BOTH_EDITIONS
def test_the_survivor_takes_over_track_stations_and_towns(options: Mapping[str, str]) -> None:
    match = position(lines=SOUTH, stations={"F13": 1, "D10": 2}, options=options)
    laid = tiles_laid(match)
    play(match, CLOSE_LSWR)
    closed, survivor = company(match, "LSWR"), company(match, "GWR")
    assert closed["locomotive"] is None
    assert closed["line"] == []
    assert set(survivor["line"]) == {"C11", "D10", "E11", "F11", "F13", "F12"}
    assert survivor["locomotive"] == "F11"
    assert survivor["stations"] == [0, 1, 1]
    assert set(survivor["towns"]) == {
        *("Bristol", "Gloucester", "Oxford", "Swindon", "Reading"),
        "Southampton",
    }
    assert tiles_laid(match) == laid + 2  # on the hex just left, and in place of the locomotive


@pytest.mark.clause("SR-7.4")
@BOTH_EDITIONS
def test_a_town_that_came_by_a_merger_is_not_new(options: Mapping[str, str]) -> None:
    invested = {"Manchester": {"steel": [0, 0, 1]}}
    match = position(lines=NORTH, invested=invested, options=options)
    play(match, CLOSE_LNWR, "extend L&Y D1")
    assert set(company(match, "L&Y")["towns"]) == {"Preston", "Liverpool", "Manchester"}
    before = points(match)
    assert "city-connected" not in kinds(play(match, "extend L&Y D2", "pass"))
    assert points(match) == before


@pytest.mark.clause("SR-7.4")
@BOTH_EDITIONS
def test_the_closed_company_moves_no_more(options: Mapping[str, str]) -> None:
    match = position(lines=NORTH, options=options)
    play(match, CLOSE_LNWR)
    assert not any(str(action).startswith("extend LNWR") for action in match.legal)
    assert may(match, "extend L&Y D1")


@pytest.mark.clause("SR-7.4")
@BOTH_EDITIONS
def test_stations_that_came_by_a_merger_are_paid_for_on_the_survivors_line(
    options: Mapping[str, str],
) -> None:
    match = position(lines={"L&Y": "C1", "LNWR": "B2"}, stations={"B2": 2}, options=options)
    play(match, CLOSE_LNWR, "extend L&Y D1")
    before = points(match)
    play(match, "extend L&Y E2", "pass")  # Leeds is the fourth town
    assert points(match) == [before[0], before[1], before[2] + 4]


# SR-7.5: the shares


@pytest.mark.clause("SR-7.5")
@pytest.mark.parametrize(
    ("holdings", "gained"),
    [([0, 0, 0], [0, 0, 0]), ([1, 1, 2], [1, 0, 1]), ([4, 3, 5], [2, 1, 2])],
)
@BOTH_EDITIONS
def test_one_for_every_two_and_an_odd_one_is_lost(
    holdings: Sequence[int], gained: list[int], options: Mapping[str, str]
) -> None:
    """The active player takes one more before the merger."""
    match = position(lines=NORTH, shares={"LNWR": holdings, "L&Y": [0, 0, 3]}, options=options)
    play(match, CLOSE_LNWR, *["pass"] * sum(count > 0 for count in holdings[1:]))
    assert held(match, "LNWR") == [0, 0, 0]
    assert held(match, "L&Y") == [gained[0], gained[1], gained[2] + 3]


@pytest.mark.clause("SR-7.5")
def test_1999_shares_go_back_to_the_piles() -> None:
    match = position(lines=NORTH, shares={"LNWR": [4, 3, 0]}, options=E1999)
    play(match, CLOSE_LNWR, "pass")
    assert company(match, "LNWR")["pile"] == 16
    assert company(match, "L&Y")["pile"] == 16 - 2 - 1


@pytest.mark.clause("SR-7.5")
def test_1999_a_short_pile_is_drawn_from_in_turn_order_then_supplementary_shares() -> None:
    """Two for each of three players, and three in the pile: the first player draws last."""
    shares = {"LNWR": [4, 4, 4], "L&Y": [5, 5, 3]}
    match = position(turn_of=1, lines=NORTH, shares=shares, options=E1999)
    play(match, CLOSE_LNWR, "pass", "pass")
    assert held(match, "L&Y") == [7, 7, 5]
    assert supplementary(match, "L&Y") == [2, 0, 1]
    assert company(match, "L&Y")["pile"] == 0
    assert facts(match)["supplementary_shares"] == 16 - 3


@pytest.mark.clause("SR-7.5")
def test_1999_the_rest_is_lost_when_supplementary_shares_are_gone_too() -> None:
    match = position(
        lines=NORTH,
        shares={"LNWR": [4, 4, 4], "L&Y": [5, 5, 3]},
        substitutes={"NER": [5, 5, 5]},  # one is left
        options=E1999,
    )
    events = play(match, CLOSE_LNWR, "pass", "pass")
    assert held(match, "L&Y") == [7, 7, 3]
    assert supplementary(match, "L&Y") == [0, 1, 0]
    assert facts(match)["supplementary_shares"] == 0
    assert told(events, "shares-lost") == [(2, "L&Y", 2)]


@pytest.mark.clause("SR-7.5")
def test_1999_supplementary_shares_of_the_closed_company_go_back_first() -> None:
    """They count in the merger, and can be drawn again at once."""
    match = position(
        lines=NORTH,
        shares={"LNWR": [0, 1, 0], "L&Y": [8, 8, 0]},
        substitutes={"LNWR": [0, 3, 0], "NER": [5, 5, 3]},  # all sixteen
        options=E1999,
    )
    play(match, CLOSE_LNWR, "pass")
    assert points(match) == [1, 2, 0]  # one share and four; 2 towns
    assert held(match, "L&Y") == [8, 10, 0]
    assert supplementary(match, "L&Y") == [0, 2, 0]
    assert facts(match)["supplementary_shares"] == 1


@pytest.mark.clause("SR-7.5")
def test_2018_shares_have_no_limit() -> None:
    match = position(lines=NORTH, shares={"LNWR": [39, 0, 0], "L&Y": [30, 0, 0]}, options=E2018)
    play(match, CLOSE_LNWR)
    assert held(match, "L&Y") == [50, 0, 0]
