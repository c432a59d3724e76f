"""SR-6.3, SR-6.4: whose hex counts after a veto, and who pays which shares."""

from collections.abc import Mapping

import pytest

from tests.stephensons_rocket.positions import BOTH_EDITIONS, E1999, E2018, held, position
from tests.stephensons_rocket.vetoes import asked, at, concede, moving, pile
from tests.support.playing import facts, may, offered, play, refusal, told

# SR-6.3: the winner pays


@pytest.mark.clause("SR-6.3")
@BOTH_EDITIONS
def test_the_winners_hex_counts_and_only_the_winner_pays(options: Mapping[str, str]) -> None:
    match = moving((0, 4, 5, 6), options)
    events = play(match, "bid 2 C13", "bid 4 D11", "bid 5 C13")
    assert at(match) == "C13"
    assert held(match, "GWR") == [1, 4, 5, 1]
    assert told(events, "veto-paid") == [(3, "GWR", 5, "C13", 1)]


@pytest.mark.clause("SR-6.3")
def test_1999_the_shares_go_back_to_the_pile() -> None:
    match = moving((1, 4, 0), E1999)
    assert pile(match) == 16 - 6
    play(match, "bid 3 C13")
    assert pile(match) == 13


@pytest.mark.clause("SR-6.3")
def test_1999_where_they_are_available_again() -> None:
    match = moving((0, 16, 0), E1999)
    assert held(match, "GWR") == [0, 16, 0]  # the pile was empty
    play(match, "bid 2 C13", "invest London steel")
    assert pile(match) == 2
    play(match, "extend GWR C14")
    assert held(match, "GWR") == [0, 15, 0]
    assert pile(match) == 1


@pytest.mark.clause("SR-6.3", "SR-9.2")
def test_1999_the_pile_of_an_isolated_line_has_left_the_board() -> None:
    match = moving((0, 4, 0), E1999, isolated="GWR")
    assert held(match, "GWR") == [0, 4, 0]
    play(match, "bid 3 C13")
    assert held(match, "GWR") == [0, 1, 0]
    assert pile(match) == 0


@pytest.mark.clause("SR-6.3")
def test_printed_example_2018_blue_sends_the_l_and_y_past_the_station() -> None:
    """Seats 0, 1, 2 are Brown, Blue, and the one whose station it is."""
    match = position(
        lines={"L&Y": "C1"}, stations={"D0": 2}, shares={"L&Y": (1, 4, 0)}, options=E2018
    )
    play(match, "extend L&Y D0")
    assert set(offered(match)) >= {"bid 3 C2", "bid 3 D0", "bid 3 D1"}
    events = play(match, "bid 3 D1")  # straight on
    companies = facts(match)["companies"]
    assert companies["L&Y"]["locomotive"] == "D1"
    assert companies["L&Y"]["stations"] == [0, 0, 0]
    assert held(match, "L&Y") == [2, 1, 0]  # Brown keeps the share for the move
    assert [each["passengers"] for each in facts(match)["players"]] == [0, 0, 0]
    assert told(events, "tile-laid") == [("L&Y", "C1", 59)]


@pytest.mark.clause("SR-6.3", "SR-7.1")
@BOTH_EDITIONS
def test_what_the_winners_hex_is_next_to_is_connected(options: Mapping[str, str]) -> None:
    match = position(lines={"LSWR": "G14"}, shares={"LSWR": (0, 2, 0)}, options=options)
    events = play(match, "extend LSWR H14", "bid 2 H13")
    assert told(events, "city-connected") == [("LSWR", "Guildford")]


@pytest.mark.clause("SR-6.3", "SR-7.3")
@BOTH_EDITIONS
def test_the_winner_may_bring_about_a_merger_or_prevent_one(
    options: Mapping[str, str],
) -> None:
    lines = {"GWR": "C12 D12 E13 F12", "LSWR": "G14"}
    match = position(lines=lines, shares={"LSWR": (0, 3, 0)}, options=options)
    forced, avoided = match.copy(), match.copy()
    play(forced, "extend LSWR H14", "bid 2 G13")
    assert facts(forced)["companies"]["LSWR"]["closed"]
    play(avoided, "extend LSWR G13", "bid 2 H14")
    assert not facts(avoided)["companies"]["LSWR"]["closed"]


# SR-6.4: which shares


@pytest.mark.clause("SR-6.4")
@BOTH_EDITIONS
def test_the_share_just_taken_can_be_bid(options: Mapping[str, str]) -> None:
    match = moving((0, 1, 0), options)
    play(match, "bid 1 C13")
    assert asked(match) == (0, "answer")
    play(match, "match D12" if options == E1999 else "match")
    assert at(match) == "D12"
    assert held(match, "GWR") == [0, 1, 0]


@pytest.mark.clause("SR-6.4", "SR-5.5")
def test_1999_no_share_was_taken_from_an_empty_pile() -> None:
    match = moving((1, 15, 0), E1999)
    play(match, "bid 2 C13")
    assert asked(match) == (0, "turn")  # with 1 share he cannot equal 2
    assert held(match, "GWR") == [1, 13, 0]


@pytest.mark.clause("SR-6.4")
def test_1999_supplementary_shares_count_like_shares() -> None:
    match = moving((0, 0, 0), E1999, substitutes=(0, 2, 0))
    assert asked(match) == (1, "veto")
    assert may(match, "bid 2 C13")
    assert refusal(match, "bid 3 C13") == "SR-6.1"


@pytest.mark.clause("SR-6.4")
def test_1999_the_active_player_can_equal_a_bid_with_them() -> None:
    match = moving((0, 3, 0), E1999, substitutes=(2, 0, 0))
    play(match, "bid 3 C13")
    assert asked(match) == (0, "answer")


@pytest.mark.clause("SR-6.4")
@pytest.mark.parametrize(
    ("bid", "real_left", "substitutes_left"),
    [(1, 1, 3), (2, 0, 3), (3, 0, 2), (5, 0, 0)],
)
def test_1999_real_shares_are_paid_first_and_supplementary_ones_return_to_their_supply(
    bid: int, real_left: int, substitutes_left: int
) -> None:
    match = moving((0, 2, 0), E1999, substitutes=(0, 3, 0))
    before = pile(match)
    assert facts(match)["supplementary_shares"] == 16 - 3
    play(match, f"bid {bid} C13")
    concede(match)
    player = facts(match)["players"][1]
    assert player["shares"]["GWR"] == real_left + substitutes_left
    assert player["supplementary_shares"].get("GWR", 0) == substitutes_left
    assert pile(match) == before + 2 - real_left
    assert facts(match)["supplementary_shares"] == 16 - substitutes_left


@pytest.mark.clause("SR-6.4")
def test_1999_so_does_an_active_player_who_matches() -> None:
    match = moving((1, 3, 0), E1999, substitutes=(2, 0, 0))
    play(match, "bid 3 C13", "match D12")  # 2 real ones, the new one included, and 1 other
    player = facts(match)["players"][0]
    assert (player["shares"]["GWR"], player["supplementary_shares"]["GWR"]) == (1, 1)
    assert facts(match)["supplementary_shares"] == 15
    assert pile(match) == 16 - 3


@pytest.mark.clause("SR-6.4")
def test_2018_there_are_no_supplementary_shares() -> None:
    assert facts(moving((1, 3, 0), E2018))["supplementary_shares"] is None
