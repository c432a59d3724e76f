"""SR-7.1, SR-7.2, SR-7.6 to SR-7.8: cities and railway towns; SR-8: first and second place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.stephensons_rocket.positions import BOTH_EDITIONS, E1999, E2018, points, position
from tests.support.playing import facts, kinds, play, told
from trunkline import Match

# The LNWR goes from Liverpool past Manchester towards Leeds.
TO_LEEDS = "B2 C2 D1"
LEEDS = "extend LNWR E1"
# The L&Y goes from Preston past Leeds to Sheffield.
TO_SHEFFIELD = "C1 D1 E2"
SHEFFIELD = "extend L&Y E3"


def towns(match: Match, company: str) -> set[str]:
    return set(facts(match)["companies"][company]["towns"])


def near_leeds(options: Mapping[str, str], *owners: int, players: int = 3) -> Match:
    """The LNWR with two towns and these players' stations, one hex away from Leeds."""
    hexes = ("B2", "C2", "D1", "E1")
    stations = dict(zip(hexes, owners, strict=False))
    return position(players, lines={"LNWR": TO_LEEDS}, stations=stations, options=options)


# SR-7.1: cities


@pytest.mark.clause("SR-7.1")
def test_1999_the_only_token_of_a_city_pays_2000() -> None:
    match = position(invested={"Manchester": {"textiles": [1, 0, 0]}}, options=E1999)
    play(match, "extend LNWR B2")
    assert points(match) == [2, 0, 0]


@pytest.mark.clause("SR-7.1")
def test_2018_moving_next_to_sheffield_pays_blue_2_and_brown_1() -> None:
    blue_and_brown = {"steel": [0, 2, 0], "brewing": [1, 0, 0]}
    match = position(lines={"L&Y": TO_SHEFFIELD}, invested={"Sheffield": blue_and_brown})
    events = play(match, SHEFFIELD)
    assert told(events, "city-connected") == [("L&Y", "Sheffield")]
    assert told(events, "city-paid") == [(0, "Sheffield", 1), (1, "Sheffield", 2)]
    assert points(match) == [1, 2, 0]


@pytest.mark.clause("SR-7.1")
@BOTH_EDITIONS
def test_all_goods_of_the_city_count_together_and_of_other_cities_none(
    options: Mapping[str, str],
) -> None:
    invested = {
        "Sheffield": {"steel": [1, 1, 0], "brewing": [1, 0, 0]},
        "Birmingham": {"steel": [0, 2, 0]},
    }
    match = position(lines={"L&Y": TO_SHEFFIELD}, invested=invested, options=options)
    play(match, SHEFFIELD)
    assert points(match) == [2, 1, 0]


@pytest.mark.clause("SR-7.1")
@BOTH_EDITIONS
def test_a_city_pays_again_when_another_line_comes(options: Mapping[str, str]) -> None:
    match = position(
        lines={"L&Y": TO_SHEFFIELD, "NER": "I2 H2 H3"},
        invested={"Sheffield": {"steel": [1, 0, 0]}},
        options=options,
    )
    play(match, SHEFFIELD)
    assert points(match) == [2, 0, 0]
    play(match, "extend NER G4")
    assert points(match) == [4, 0, 0]


@pytest.mark.clause("SR-7.1")
def test_2018_the_first_connection_by_any_line_is_marked() -> None:
    match = position(lines={"L&Y": TO_SHEFFIELD}, options=E2018)
    assert not facts(match)["cities"]["Sheffield"]["connected"]
    play(match, SHEFFIELD)
    marked = {name for name, each in facts(match)["cities"].items() if each["connected"]}
    assert marked == {"Sheffield"}


# SR-7.2: railway towns


@pytest.mark.clause("SR-7.2")
def test_1999_one_station_on_a_line_of_3_towns_pays_3000() -> None:
    match = near_leeds(E1999, 1)
    events = play(match, LEEDS)
    assert towns(match, "LNWR") == {"Liverpool", "Manchester", "Leeds"}
    assert told(events, "railway-town-connected") == [("LNWR", "Leeds", 3)]
    assert points(match) == [0, 3, 0]


@pytest.mark.clause("SR-7.2", "SR-8.3")
@BOTH_EDITIONS
def test_second_most_stations_pay_half_rounded_down(options: Mapping[str, str]) -> None:
    match = near_leeds(options, 2, 0, 2)
    play(match, LEEDS)
    assert points(match) == [1, 0, 3]


@pytest.mark.clause("SR-7.2")
@BOTH_EDITIONS
def test_a_station_on_the_hex_just_entered_counts(options: Mapping[str, str]) -> None:
    match = position(lines={"LNWR": TO_LEEDS}, stations={"E1": 2}, options=options)
    play(match, LEEDS)
    assert points(match) == [0, 0, 3]


@pytest.mark.clause("SR-7.2")
@BOTH_EDITIONS
def test_stations_beside_the_line_and_on_other_lines_do_not_count(
    options: Mapping[str, str],
) -> None:
    match = position(
        lines={"LNWR": TO_LEEDS, "GWR": "C12 C13"},
        stations={"C2": 0, "E3": 1, "G1": 1, "C12": 2, "C13": 2},
        options=options,
    )
    play(match, LEEDS)
    assert points(match) == [3, 0, 0]


# SR-7.6: what pays nothing


@pytest.mark.clause("SR-7.6")
@BOTH_EDITIONS
def test_the_same_city_by_the_same_line_pays_once(options: Mapping[str, str]) -> None:
    match = position(
        lines={"L&Y": TO_SHEFFIELD}, invested={"Sheffield": {"steel": [1, 0, 0]}}, options=options
    )
    play(match, SHEFFIELD, "invest London steel")
    events = play(match, "extend L&Y E4", "pass")  # next to Sheffield still
    assert "city-connected" not in kinds(events)
    assert points(match) == [2, 0, 0]


@pytest.mark.clause("SR-7.6")
@BOTH_EDITIONS
def test_the_same_railway_town_by_the_same_line_pays_once(options: Mapping[str, str]) -> None:
    match = near_leeds(options, 1)
    play(match, LEEDS, "invest London steel")
    assert points(match) == [0, 3, 0]
    events = play(match, "extend LNWR F0", "pass")  # next to Leeds still, and to York
    assert told(events, "railway-town-connected") == [("LNWR", "York", 4)]
    assert points(match) == [0, 7, 0]


@pytest.mark.clause("SR-7.6", "SR-8.2")
@BOTH_EDITIONS
def test_a_city_nobody_invested_in_pays_nothing(options: Mapping[str, str]) -> None:
    match = position(
        lines={"L&Y": TO_SHEFFIELD}, invested={"London": {"steel": [1, 0, 0]}}, options=options
    )
    events = play(match, SHEFFIELD)
    assert told(events, "city-connected") == [("L&Y", "Sheffield")]
    assert points(match) == [0, 0, 0]


@pytest.mark.clause("SR-7.6", "SR-8.2")
@BOTH_EDITIONS
def test_a_railway_town_pays_nothing_to_a_line_without_stations(
    options: Mapping[str, str],
) -> None:
    match = near_leeds(options)
    events = play(match, LEEDS)
    assert told(events, "railway-town-connected") == [("LNWR", "Leeds", 3)]
    assert points(match) == [0, 0, 0]


# SR-7.7: several at once


@pytest.mark.clause("SR-7.7")
@BOTH_EDITIONS
def test_two_railway_towns_at_once_each_pay_for_all_towns(options: Mapping[str, str]) -> None:
    match = position(lines={"L&Y": "C0 D0 E0"}, stations={"D0": 1}, options=options)
    events = play(match, "extend L&Y F0")
    assert told(events, "railway-town-connected") == [("L&Y", "Leeds", 3), ("L&Y", "York", 3)]
    assert points(match) == [0, 6, 0]


@pytest.mark.clause("SR-7.7")
@BOTH_EDITIONS
def test_two_cities_at_once_are_scored_in_alphabetical_order(options: Mapping[str, str]) -> None:
    invested = {"London": {"steel": [1, 0, 0]}, "Guildford": {"brewing": [0, 1, 0]}}
    match = position(lines={"SER": "N13 M14 L13 K13"}, invested=invested, options=options)
    events = play(match, "extend SER J12")
    assert told(events, "city-connected") == [("SER", "Guildford"), ("SER", "London")]
    assert points(match) == [2, 2, 0]


@pytest.mark.clause("SR-7.7")
@BOTH_EDITIONS
def test_cities_come_before_railway_towns_and_count_for_them(options: Mapping[str, str]) -> None:
    match = position(
        lines={"LSWR": "F13"},
        stations={"F13": 1},
        invested={"Reading": {"brewing": [1, 0, 0]}},
        options=options,
    )
    events = play(match, "extend LSWR F12")
    connected = [kind for kind in kinds(events) if kind.endswith("-connected")]
    assert connected == ["city-connected", "railway-town-connected"]
    assert told(events, "railway-town-connected") == [("LSWR", "Swindon", 3)]
    assert points(match) == [2, 3, 0]


# SR-7.8: foreign starting towns


@pytest.mark.clause("SR-7.8")
@BOTH_EDITIONS
def test_a_foreign_starting_town_triggers_nothing_and_counts(options: Mapping[str, str]) -> None:
    match = position(
        lines={"GWR": "B10 B9", "LSWR": "E14 D13 C13"}, stations={"D13": 1}, options=options
    )
    events = play(match, "extend LSWR C12", "invest London steel")
    assert told(events, "start-connected") == [("LSWR", "Bristol")]
    assert towns(match, "LSWR") == {"Southampton", "Bristol"}
    assert points(match) == [0, 0, 0]
    events = play(match, "extend LSWR D11", "pass")
    assert told(events, "railway-town-connected") == [("LSWR", "Swindon", 3)]
    assert points(match) == [0, 3, 0]


# SR-8: first and second place


@pytest.mark.clause("SR-8.1", "SR-8.3")
@pytest.mark.parametrize(
    ("owners", "paid"),
    [
        ((0, 1), [2, 2, 0, 0]),  # 3 and 1, shared
        ((0, 1, 2), [1, 1, 1, 0]),
        ((0, 1, 2, 3), [1, 1, 1, 1]),
        ((0, 1, 0, 1), [2, 2, 0, 0]),
        ((0, 0, 1, 2), [3, 0, 0, 0]),  # 1 shared by two, rounded down
    ],
)
@BOTH_EDITIONS
def test_level_for_a_place(
    owners: Sequence[int], paid: list[int], options: Mapping[str, str]
) -> None:
    match = near_leeds(options, *owners, players=4)
    play(match, LEEDS)
    assert points(match) == paid


@pytest.mark.clause("SR-8.1")
@BOTH_EDITIONS
def test_behind_two_leaders_nobody_is_second(options: Mapping[str, str]) -> None:
    """York is the fourth town: 4 and 2, shared by the two leaders."""
    match = position(
        lines={"LNWR": f"{TO_LEEDS} E1"},
        stations={"B2": 0, "C2": 1, "D1": 0, "E1": 1, "F0": 2},
        options=options,
    )
    play(match, "extend LNWR F0")
    assert points(match) == [3, 3, 0]


@pytest.mark.clause("SR-8.2")
@BOTH_EDITIONS
def test_alone_at_the_top_there_is_no_second_prize(options: Mapping[str, str]) -> None:
    match = near_leeds(options, 2, 2)
    play(match, LEEDS)
    assert points(match) == [0, 0, 3]
