"""SR-10: the end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.stephensons_rocket.positions import (
    BOTH_EDITIONS,
    E1999,
    E2018,
    opening,
    points,
    position,
)
from tests.support.playing import (
    decision,
    facts,
    may,
    near,
    near_parts,
    offered,
    play,
    reason,
    told,
)

BOARDS = Path(__file__).parent.parent / "boards"
VALLEYS = str(BOARDS / "stephensons-rocket-valleys.toml")

# Two lines are left, and the LSWR is about to merge into the GWR.
TWO_LEFT = "NER L&Y LNWR GER SER"
SOUTH = {"GWR": "C11 D10 E11 F11", "LSWR": "F13"}
MERGER = "extend LSWR F12"
# The LNWR lays a tile, and nothing else happens.
WEST = {"LNWR": "A4 A5 A6"}
LAY_A_TILE = "extend LNWR A7"


def all_held(*companies: str, seat: int = 0) -> dict[str, list[int]]:
    return {each: [16 if holder == seat else 0 for holder in range(3)] for each in companies}


# SR-10.1: 1999, at once


@pytest.mark.clause("SR-10.1")
def test_1999_the_game_ends_at_once_when_one_company_is_left() -> None:
    match = position(lines=SOUTH, isolated=TWO_LEFT, options=E1999)
    events = play(match, MERGER)
    assert told(events, "ended-at-once") == [("companies",)]
    assert decision(match) == "over"
    assert match.actor is None  # the second action is lost
    assert offered(match) == []
    assert reason(match) == "companies"


@pytest.mark.clause("SR-10.1")
def test_1999_the_merger_is_paid_before_the_end() -> None:
    """3 for the merger, 6 for the shares of a survivor with 6 towns."""
    match = position(
        lines=SOUTH,
        isolated=TWO_LEFT,
        shares={"LSWR": [1, 0, 0]},
        points=[10, 10, 10],
        options=E1999,
    )
    play(match, MERGER)
    assert points(match) == [10 + 3 + 6, 10, 10]


@pytest.mark.clause("SR-10.1")
def test_1999_at_most_one_also_when_none_is_left() -> None:
    """The last two companies meet in their valley, and the survivor is isolated."""
    match = position(
        lines={"NER": "D1 D2 D3", "GER": "D5"},
        isolated="L&Y SER LSWR GWR LNWR",
        board=VALLEYS,
        options=E1999,
    )
    play(match, "extend NER D4")
    assert all(each["isolated"] or each["closed"] for each in facts(match)["companies"].values())
    assert reason(match) == "companies"


@pytest.mark.clause("SR-10.1")
def test_1999_a_company_of_which_all_16_shares_are_held_cannot_be_had() -> None:
    """Five are held whole or isolated; the sixth's last share is taken now."""
    match = position(
        lines={"LSWR": "F13"},
        shares={**all_held("NER", "L&Y", "LNWR"), "LSWR": [15, 0, 0]},
        isolated="GER SER",
        options=E1999,
    )
    play(match, "extend LSWR G13")
    assert reason(match) == "companies"
    assert match.actor is None


@pytest.mark.clause("SR-10.1")
def test_1999_a_share_that_a_veto_brings_back_can_be_had_again() -> None:
    match = position(
        lines={"LSWR": "F13"},
        shares={**all_held("NER", "L&Y", "LNWR"), "LSWR": [14, 1, 0]},
        isolated="GER SER",
        options=E1999,
    )
    play(match, "extend LSWR G13", "bid 1 G13", "yield")
    assert facts(match)["companies"]["LSWR"]["pile"] == 1
    assert reason(match) is None
    assert match.actor == 0


@pytest.mark.clause("SR-10.1")
def test_1999_two_companies_are_enough_to_go_on() -> None:
    match = position(lines=SOUTH, isolated="NER L&Y LNWR GER", options=E1999)
    play(match, MERGER)
    assert reason(match) is None
    assert match.actor == 0


@pytest.mark.clause("SR-10.1")
def test_1999_the_60th_tile_ends_the_game_at_once_after_its_scoring() -> None:
    match = position(
        lines={"L&Y": "C1 D1 E2"},
        tiles=1,
        invested={"Sheffield": {"steel": [0, 1, 0]}},
        options=E1999,
    )
    events = play(match, "extend L&Y E3")
    assert told(events, "city-connected") == [("L&Y", "Sheffield")]
    assert told(events, "city-paid-secretly") == [(1, "Sheffield", 2)]
    assert told(events, "ended-at-once") == [("tiles",)]
    assert match.actor is None
    assert points(match) == [3, 2 + 6, 0]  # the only share of 3 towns; most steel


@pytest.mark.clause("SR-10.1")
def test_1999_the_60th_tile_may_be_that_of_a_merger() -> None:
    match = position(lines=SOUTH, tiles=2, options=E1999)
    play(match, MERGER)
    assert facts(match)["tiles"] == 0
    assert reason(match) == "tiles"


@pytest.mark.clause("SR-10.1")
def test_1999_with_a_tile_left_the_game_goes_on() -> None:
    match = position(lines=WEST, tiles=2, options=E1999)
    play(match, LAY_A_TILE)
    assert facts(match)["tiles"] == 1
    assert match.actor == 0


# SR-10.2: 2018, after the turn


@pytest.mark.clause("SR-10.2")
def test_2018_the_game_ends_after_the_turn_when_six_are_closed_or_isolated() -> None:
    match = position(lines=SOUTH, isolated=TWO_LEFT, options=E2018)
    play(match, MERGER)
    assert decision(match) == "turn"
    assert (match.actor, facts(match)["actions_left"]) == (0, 1)
    events = play(match, "station C6")
    assert told(events, "ended-after-turn") == [("companies",)]
    assert match.actor is None
    assert reason(match) == "companies"


@pytest.mark.clause("SR-10.2")
def test_2018_the_second_action_can_end_it() -> None:
    match = position(lines=SOUTH, isolated=TWO_LEFT, actions=1, options=E2018)
    play(match, MERGER)
    assert reason(match) == "companies"


@pytest.mark.clause("SR-10.2")
def test_2018_the_second_action_is_scored_too() -> None:
    match = position(
        lines={**SOUTH, "L&Y": "C1 D1 E2"},
        isolated=TWO_LEFT,
        invested={"Sheffield": {"steel": [0, 1, 0]}},
        options=E2018,
    )
    play(match, MERGER)
    assert told(play(match, "extend L&Y E3"), "city-paid") == [(1, "Sheffield", 2)]
    assert reason(match) == "companies"


@pytest.mark.clause("SR-10.2")
def test_2018_five_are_too_few() -> None:
    match = position(lines=SOUTH, isolated="NER L&Y LNWR GER", actions=1, options=E2018)
    play(match, MERGER)
    assert match.actor == 1


@pytest.mark.clause("SR-10.2")
def test_2018_many_shares_do_not_end_it() -> None:
    held = all_held("NER", "L&Y", "LNWR", "GER", "SER", "GWR")
    match = position(lines={"LSWR": "F13"}, shares=held, actions=1, options=E2018)
    play(match, "extend LSWR G13")
    assert match.actor == 1


@pytest.mark.clause("SR-10.2")
def test_2018_the_60th_tile_ends_the_game_after_the_turn() -> None:
    match = position(lines={**WEST, "L&Y": "C1"}, tiles=1, options=E2018)
    play(match, LAY_A_TILE)
    assert facts(match)["tiles"] == 0
    assert match.actor == 0
    assert not may(match, "extend L&Y D1")  # for want of a tile
    events = play(match, "extend GWR C12")  # from its starting town none is needed
    assert told(events, "ended-after-turn") == [("tiles",)]
    assert match.actor is None


# SR-10.3: nobody can act


@pytest.fixture
def still(tmp_path: Path) -> str:
    """Three companies around one hex, where each is next to two others; no room for stations. A
    fourth company goes down a valley."""
    text = (BOARDS / "stephensons-rocket-cramped.toml").read_text(encoding="utf-8")
    rows = [row for row in text.splitlines() if '"B3"' not in row and '"B4"' not in row]
    rows.insert(rows.index("]"), VALLEY)
    rows.insert(rows.index("[goods]"), VALLEY_RAILWAY)
    file = tmp_path / "still.toml"
    file.write_text("\n".join(rows).replace("companies = 3", "companies = 4"), encoding="utf-8")
    return str(file)


VALLEY = """
  { id = "E0", at = [4, 0], terrain = "start", name = "Valley" },
  { id = "E1", at = [4, 1], terrain = "plain" },
  { id = "E2", at = [4, 2], terrain = "plain" },
  { id = "E3", at = [4, 3], terrain = "plain" },"""
VALLEY_RAILWAY = """
[companies.VR]
name = "Valley Railway"
start = "E0"
colour = "blue"
"""
MIDHURST = {"Midhurst": {"steel": [1, 0], "coal": [1, 0], "leather": [0, 1]}}


@pytest.mark.clause("SR-10.3")
@BOTH_EDITIONS
def test_the_game_ends_after_the_action_when_nobody_could_act(
    still: str, options: Mapping[str, str]
) -> None:
    match = position(2, lines={"VR": "E1 E2 E3"}, options=options, board=still)
    assert {text.split()[0] for text in offered(match)} == {"invest"}
    play(match, "invest Midhurst steel", "invest Midhurst coal")
    assert (match.actor, reason(match)) == (1, None)
    events = play(match, "invest Midhurst leather")
    assert told(events, "ended-at-standstill") == [("standstill",)]
    assert match.actor is None  # the second action is lost, in 2018 too
    assert reason(match) == "standstill"


@pytest.mark.clause("SR-10.3", "SR-2.3")
@BOTH_EDITIONS
def test_what_could_be_done_at_the_start_of_a_turn_keeps_the_game_going(
    still: str, options: Mapping[str, str]
) -> None:
    """The one line that can move has been extended in this turn."""
    match = position(
        2, lines={"VR": "E1"}, stations={"E3": 0}, invested=MIDHURST, options=options, board=still
    )
    play(match, "extend VR E2")
    assert offered(match) == ["pass"]
    play(match, "pass")
    assert offered(match) == ["extend VR E3"]
    assert told(play(match, "extend VR E3", "pass"), "ended-at-standstill") == [("standstill",)]


@pytest.mark.clause("SR-10.3")
@BOTH_EDITIONS
def test_who_alone_can_act_keeps_the_game_going(options: Mapping[str, str]) -> None:
    """The first player has the only place for a station, and can move it."""
    board = str(BOARDS / "stephensons-rocket-cramped.toml")
    match = opening(2, options=options, board=board)
    play(match, "invest Midhurst steel", "station B3")
    play(match, "invest Midhurst coal", "invest Midhurst leather")
    assert offered(match) == ["move B3 B4"]
    play(match, "move B3 B4", "move B4 B3")
    assert offered(match) == ["pass"]
    play(match, "pass", "pass")
    assert (match.actor, reason(match)) == (0, None)


# How near it is


@pytest.mark.clause("SR-10.2")
def test_2018_closed_and_isolated_companies_count_and_the_turn_is_played_out() -> None:
    match = position(lines=SOUTH, isolated=TWO_LEFT, tiles=9, options=E2018)
    assert near(match) == {"companies": (5, 6), "tiles": (51, 60), "standstill": (0, 3)}
    assert near_parts(match, "companies")["company:NER"] == (1, 1)
    assert near_parts(match, "companies")["company:GWR"] == (0, 1)
    play(match, MERGER)
    assert near(match)["companies"] == (6, 6)
    assert match.text().say_end(match.ends[0]) == "The game ends after this turn."
    play(match, "station C6")
    assert reason(match) == "companies"


@pytest.mark.clause("SR-10.1")
def test_1999_shares_that_are_held_count_company_by_company() -> None:
    match = position(
        lines={"LSWR": "F13"},
        shares={**all_held("NER", "L&Y", "LNWR"), "LSWR": [14, 1, 0]},
        isolated="GER SER",
        options=E1999,
    )
    assert near(match)["companies"] == (5, 6)
    assert near_parts(match, "companies")["company:LSWR"] == (15, 16)
    assert near_parts(match, "companies")["company:GER"] == (16, 16)
    play(match, "extend LSWR G13")  # the last share, which the veto may bring back
    assert near(match)["companies"] == (6, 6)
    assert (
        match.text().say_end(match.ends[0]).startswith("The game ends after this extension, unless")
    )
    play(match, "bid 1 G13", "yield")
    assert near(match)["companies"] == (5, 6)


@pytest.mark.clause("SR-10.3")
def test_players_who_could_not_act_count_towards_a_standstill(still: str) -> None:
    match = position(2, lines={"VR": "E1 E2 E3"}, options=E2018, board=still)
    assert near(match)["standstill"] == (0, 2)
    play(match, "invest Midhurst steel", "invest Midhurst coal", "invest Midhurst leather")
    assert near(match)["standstill"] == (2, 2)
    assert reason(match) == "standstill"
