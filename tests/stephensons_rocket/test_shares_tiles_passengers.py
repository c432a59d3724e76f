"""SR-5.5 to SR-5.7: what an extension brings: a share, a track tile, a passenger."""

from collections.abc import Mapping, Sequence

import pytest

from tests.stephensons_rocket.positions import (
    BOTH_EDITIONS,
    E1999,
    E2018,
    held,
    line,
    opening,
    position,
    tiles_laid,
)
from tests.support.playing import decision, facts, kinds, may, offered, play, refusal, told
from trunkline import Match

FLAT = ("north", "north-east", "south-east", "south", "south-west", "north-west")
WEST = "C12 D12 E13"  # from Bristol past Swindon


def at(match: Match, company: str) -> str:
    return str(facts(match)["companies"][company]["locomotive"])


def carried(match: Match) -> list[int]:
    return [each["passengers"] for each in facts(match)["players"]]


# SR-5.5: a share


@pytest.mark.clause("SR-5.5")
@BOTH_EDITIONS
def test_the_active_player_takes_one_share(options: Mapping[str, str]) -> None:
    match = position(turn_of=1, lines={"GWR": "C12"}, options=options)
    events = play(match, "extend GWR D12")
    assert told(events, "share-taken") == [(1, "GWR", 1)]
    assert held(match, "GWR") == [0, 1, 0]
    assert kinds(events)[:2] == ["extended", "share-taken"]


@pytest.mark.clause("SR-5.5")
@BOTH_EDITIONS
def test_at_once_before_anybody_bids(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, shares={"GWR": (1, 1, 0)}, options=options)
    play(match, "extend GWR D12")
    assert decision(match) == "veto"
    assert held(match, "GWR") == [2, 1, 0]
    assert at(match, "GWR") == "C12"  # the hex is not decided yet


@pytest.mark.clause("SR-5.5")
@BOTH_EDITIONS
def test_the_share_stays_whoever_wins_the_veto(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, shares={"GWR": (0, 3, 0)}, options=options)
    play(match, "extend GWR D12", "bid 2 C13")
    assert held(match, "GWR") == [1, 1, 0]


@pytest.mark.clause("SR-5.5")
def test_1999_it_comes_from_the_pile() -> None:
    match = position(shares={"GWR": (4, 0, 0)}, options=E1999)
    assert facts(match)["companies"]["GWR"]["pile"] == 12
    play(match, "extend GWR C12")
    assert held(match, "GWR") == [5, 0, 0]
    assert facts(match)["companies"]["GWR"]["pile"] == 11


@pytest.mark.clause("SR-5.5")
def test_1999_the_sixteenth_is_the_last() -> None:
    match = position(2, shares={"GWR": (15, 0)}, options=E1999)
    play(match, "extend GWR C12", "invest London steel")
    assert held(match, "GWR") == [16, 0]
    events = play(match, "extend GWR D12")
    assert told(events, "no-share") == [(1, "GWR")]
    assert "share-taken" not in kinds(events)
    assert held(match, "GWR") == [16, 0]
    assert facts(match)["supplementary_shares"] == 16  # those are for mergers only


@pytest.mark.clause("SR-5.5", "SR-6.3")
def test_1999_and_not_later_either() -> None:
    match = position(lines={"GWR": "C12"}, shares={"GWR": (6, 6, 4)}, options=E1999)
    events = play(match, "extend GWR D12", "bid 2 C13", "pass", "yield")
    assert told(events, "no-share") == [(0, "GWR")]
    assert facts(match)["companies"]["GWR"]["pile"] == 2  # there are shares again
    assert held(match, "GWR") == [6, 4, 4]
    play(match, "invest London steel")
    assert held(match, "GWR") == [6, 4, 4]


@pytest.mark.clause("SR-5.5")
@BOTH_EDITIONS
def test_an_isolated_line_gives_none(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, isolated="GWR", options=options)
    events = play(match, "extend GWR D12")
    assert told(events, "no-share-isolated") == [(0, "GWR")]
    assert held(match, "GWR") == [0, 0, 0]
    assert at(match, "GWR") == "D12"


# SR-5.6: a track tile


@pytest.mark.clause("SR-5.6")
@BOTH_EDITIONS
def test_a_tile_goes_on_the_hex_just_left(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, options=options)
    events = play(match, "extend GWR D12")
    assert told(events, "tile-laid") == [("GWR", "C12", 59)]
    assert facts(match)["tiles"] == 59
    assert facts(match)["track"] == {"C12": [FLAT.index("south-east"), FLAT.index("north-west")]}
    assert line(match, "GWR") == {"C12", "D12"}


@pytest.mark.clause("SR-5.6")
@pytest.mark.parametrize(
    ("to", "sides"),
    [
        ("D12", ("south-east", "north-west")),
        ("D11", ("north-east", "north-west")),
        ("C13", ("south", "north-west")),
    ],
    ids=["straight", "curved left", "curved right"],
)
def test_it_joins_the_line_to_the_locomotive(to: str, sides: tuple[str, str]) -> None:
    match = position(lines={"GWR": "C12"})
    play(match, f"extend GWR {to}")
    assert facts(match)["track"]["C12"] == [FLAT.index(side) for side in sides]


@pytest.mark.clause("SR-5.6")
@BOTH_EDITIONS
def test_none_on_the_starting_town(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    assert "tile-laid" not in kinds(play(match, "extend GWR C12"))
    assert facts(match)["tiles"] == 60
    assert facts(match)["track"] == {}
    assert line(match, "GWR") == {"C12"}


@pytest.mark.clause("SR-5.6")
@BOTH_EDITIONS
def test_after_the_veto_it_leads_to_the_hex_of_the_winner(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, shares={"GWR": (0, 2, 0)}, options=options)
    assert "tile-laid" not in kinds(play(match, "extend GWR D12"))
    events = play(match, "bid 2 C13")
    assert told(events, "tile-laid") == [("GWR", "C12", 59)]
    assert facts(match)["track"] == {"C12": [FLAT.index("south"), FLAT.index("north-west")]}
    assert at(match, "GWR") == "C13"


@pytest.mark.clause("SR-5.6")
@BOTH_EDITIONS
def test_the_tile_goes_under_a_station(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, stations={"C12": 1}, options=options)
    play(match, "extend GWR D12")
    assert facts(match)["stations"] == {"C12": 1}
    assert "C12" in facts(match)["track"]


@pytest.mark.clause("SR-5.6")
def test_2018_with_no_tile_left_a_locomotive_under_way_cannot_move() -> None:
    match = position(lines={"GWR": "C12", "LSWR": "G14"}, tiles=0)
    assert refusal(match, "extend GWR D12") == "SR-5.6"
    assert refusal(match, "extend LSWR G13") == "SR-5.6"
    assert not any(each.startswith(("extend GWR", "extend LSWR")) for each in offered(match))


@pytest.mark.clause("SR-5.6")
def test_2018_with_no_tile_left_one_in_its_starting_town_can() -> None:
    match = position(lines={"GWR": "C12"}, tiles=0)
    play(match, "extend LSWR G14")
    assert at(match, "LSWR") == "G14"
    assert facts(match)["tiles"] == 0


@pytest.mark.clause("SR-5.6")
def test_2018_the_first_action_can_use_the_last_tile() -> None:
    match = position(lines={"GWR": "C12", "LSWR": "G14"}, tiles=1)
    play(match, "extend GWR D12")
    assert facts(match)["tiles"] == 0
    assert refusal(match, "extend LSWR H13") == "SR-5.6"
    assert may(match, "extend NER I2")


@pytest.mark.clause("SR-5.6")
def test_2018_a_merger_that_lacks_the_tile_for_its_own_hex_goes_through() -> None:
    match = position(lines={"GWR": f"{WEST} F12 F11", "LSWR": "G14"}, tiles=1)
    events = play(match, "extend LSWR G13")
    assert told(events, "tile-laid") == [("LSWR", "G14", 0)]
    assert facts(match)["companies"]["LSWR"]["closed"]
    assert line(match, "GWR") == {"C12", "D12", "E13", "F12", "F11", "G13", "G14"}
    assert facts(match)["tiles"] == 0


@pytest.mark.clause("SR-5.6")
def test_2018_so_does_one_from_a_starting_town_with_no_tile_at_all() -> None:
    match = position(lines={"GWR": f"{WEST} F12 F11"}, tiles=0)
    events = play(match, "extend LSWR F13")
    assert "tile-laid" not in kinds(events)
    assert facts(match)["companies"]["LSWR"]["closed"]
    assert line(match, "GWR") >= {"F12", "F13"}


@pytest.mark.clause("SR-5.6", "SR-4.2")
def test_2018_the_hex_counts_as_track_without_a_tile() -> None:
    match = position(lines={"GWR": f"{WEST} F12 F11"}, tiles=0)
    play(match, "extend LSWR F13")
    assert refusal(match, "station F13") == "SR-4.2"  # no locomotive and no station is near
    assert may(match, "station G14")
    assert "F13" in facts(match)["track"]


@pytest.mark.clause("SR-5.6", "SR-10.1")
def test_1999_such_a_merger_is_scored_before_the_game_ends() -> None:
    match = position(lines={"GWR": f"{WEST} F12 F11", "LSWR": "G14"}, tiles=1, options=E1999)
    events = play(match, "extend LSWR G13")
    assert facts(match)["companies"]["LSWR"]["closed"]
    told_in_order = [each for each in kinds(events) if each in ("merged", "ended-at-once")]
    assert told_in_order == ["merged", "ended-at-once"]
    assert tiles_laid(match) == 60


# SR-5.7: passengers


@pytest.mark.clause("SR-5.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@BOTH_EDITIONS
def test_another_players_station_brings_a_passenger(
    players: int, options: Mapping[str, str]
) -> None:
    match = position(players, lines={"GWR": "C12"}, stations={"D12": 1}, options=options)
    events = play(match, "extend GWR D12")
    assert told(events, "passenger-taken") == [(0, 8)]
    assert carried(match) == [1, *[0] * (players - 1)]
    assert facts(match)["passengers"] == 8


@pytest.mark.clause("SR-5.7")
@BOTH_EDITIONS
def test_ones_own_station_brings_none(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, stations={"D12": 0}, options=options)
    assert "passenger-taken" not in kinds(play(match, "extend GWR D12"))
    assert carried(match) == [0, 0, 0]


@pytest.mark.clause("SR-5.7")
@BOTH_EDITIONS
def test_nor_does_a_station_that_was_passed_by_or_left(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, stations={"C12": 1, "D13": 2}, options=options)
    play(match, "extend GWR D12")
    assert carried(match) == [0, 0, 0]


@pytest.mark.clause("SR-5.7")
@BOTH_EDITIONS
@pytest.mark.parametrize("taken", [(5, 3, 0), (5, 4, 0)], ids=["one left", "none left"])
def test_as_long_as_there_are_any(options: Mapping[str, str], taken: Sequence[int]) -> None:
    match = position(
        turn_of=2, lines={"GWR": "C12"}, stations={"D12": 1}, passengers=taken, options=options
    )
    left = 9 - sum(taken)
    events = play(match, "extend GWR D12")
    assert len(told(events, "passenger-taken")) == left
    assert carried(match) == [*taken[:2], left]
    assert facts(match)["passengers"] == 0
    assert told(events, "station-connected") == [(1, "GWR", "D12")]


@pytest.mark.clause("SR-5.7")
@BOTH_EDITIONS
def test_when_nobody_bids_he_takes_it(options: Mapping[str, str]) -> None:
    match = position(
        lines={"GWR": "C12"}, stations={"D12": 1}, shares={"GWR": (0, 2, 2)}, options=options
    )
    play(match, "extend GWR D12", "pass", "pass")
    assert carried(match) == [1, 0, 0]


@pytest.mark.clause("SR-5.7")
@pytest.mark.parametrize(
    ("options", "answer"), [(E1999, "match D12"), (E2018, "match")], ids=["1999", "2018"]
)
def test_after_a_bid_he_takes_it_if_he_won(options: Mapping[str, str], answer: str) -> None:
    match = position(
        lines={"GWR": "C12"}, stations={"D12": 1}, shares={"GWR": (1, 2, 0)}, options=options
    )
    play(match, "extend GWR D12", "bid 2 C13", answer)
    assert carried(match) == [1, 0, 0]
    assert held(match, "GWR") == [0, 2, 0]


@pytest.mark.clause("SR-5.7")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("shares", "answers"), [((0, 2, 0), []), ((5, 2, 0), ["yield"])], ids=["outbid", "yielding"]
)
def test_the_station_of_the_bidders_hex_brings_nobody_a_passenger(
    options: Mapping[str, str], shares: Sequence[int], answers: Sequence[str]
) -> None:
    match = position(
        lines={"GWR": "C12"}, stations={"C13": 2}, shares={"GWR": shares}, options=options
    )
    play(match, "extend GWR D12", "bid 2 C13", *answers)
    assert facts(match)["companies"]["GWR"]["stations"] == [0, 0, 1]
    assert carried(match) == [0, 0, 0]
    assert facts(match)["passengers"] == 9


@pytest.mark.clause("SR-5.7")
@BOTH_EDITIONS
def test_not_even_when_the_bidder_left_it_where_it_was(options: Mapping[str, str]) -> None:
    match = position(
        lines={"GWR": "C12"}, stations={"D12": 2}, shares={"GWR": (0, 2, 0)}, options=options
    )
    play(match, "extend GWR D12", "bid 2 D12")
    assert at(match, "GWR") == "D12"
    assert carried(match) == [0, 0, 0]


@pytest.mark.clause("SR-5.7", "SR-6.2")
@pytest.mark.parametrize(
    "options", [E1999, {**E2018, "veto_defence": "any"}], ids=["1999", "2018 any"]
)
def test_who_matches_for_another_hex_takes_the_passenger_there(
    options: Mapping[str, str],
) -> None:
    match = position(
        lines={"GWR": "C12"}, stations={"C13": 2}, shares={"GWR": (1, 2, 0)}, options=options
    )
    play(match, "extend GWR D12", "bid 2 D11", "match C13")
    assert carried(match) == [1, 0, 0]
