"""RR-5: bonuses for building."""

from collections.abc import Mapping

import pytest

from tests.ride_the_rails.positions import (
    CHICAGO,
    EAST_COAST,
    GREEN,
    WEST_COAST,
    all_but_first,
    all_but_last,
    laying,
    money,
    reverse,
    way,
)
from tests.support.playing import facts, kinds, play, told
from trunkline import Event, Match

ALL = {name: [1, 1, 1] for name in ("red", "blue", "orange", "yellow", "purple", "black")}


def earned(match: Match, *actions: str) -> int:
    """What seat 0 gets for these decisions."""
    before = money(match)[0]
    events = play(match, *actions)
    got = money(match)[0] - before
    assert got == sum(amounts(events))
    return got


def amounts(events: list[Event]) -> list[int]:
    return [int(event["amount"]) for event in events if event.kind.endswith("-paid")]


# RR-5.1


@pytest.mark.clause("RR-5.1")
def test_each_locomotive_in_chicago_pays_2() -> None:
    around = {"red": "E39", "blue": "F38", "purple": "F42"}
    match = laying(around)
    assert [earned(match, f"lay {railroad} F40") for railroad in around] == [2, 2, 2]


@pytest.mark.clause("RR-5.1")
@pytest.mark.parametrize("railroad", ["orange", "yellow", "black"])
def test_a_start_in_chicago_pays_too(railroad: str) -> None:
    match = laying()
    events = play(match, f"lay {railroad} F40")
    assert kinds(events) == ["started", "chicago-paid"]
    assert told(events, "chicago-paid") == [(0, "F40", 2)]
    assert money(match) == [2, 0, 0]


@pytest.mark.clause("RR-5.1")
def test_all_six_railroads_pay_and_whoever_places_is_paid() -> None:
    match = laying({"red": "E39", "blue": "F38", "purple": "G41"}, shares=ALL)
    play(match, "lay red F40", "lay orange F40", "done")
    play(match, "lay blue F40", "done")
    play(match, "lay yellow F40", "lay black F40", "lay purple F40", "done")
    assert [paid[0] for paid in told(match.events, "chicago-paid")] == [0, 0, 1, 2, 2, 2]


@pytest.mark.clause("RR-5.1")
def test_other_cities_pay_nothing() -> None:
    match = laying({"red": "E37", "blue": "G55"})
    assert earned(match, "lay red D38", "lay blue H54", "lay purple A1", "lay black S47") == 0


# RR-5.2


def into(city: str) -> str:
    """A hex beside the city, no city itself."""
    return {"C33": "C31", "I19": "I21", "I29": "I27", "N28": "N26"}[city]


@pytest.mark.clause("RR-5.2")
@pytest.mark.parametrize("city", GREEN)
def test_who_first_builds_into_a_city_with_a_green_stripe_takes_5(city: str) -> None:
    match = laying({"red": into(city)})
    assert facts(match)["bonuses"] == GREEN
    events = play(match, f"lay red {city}")
    assert kinds(events) == ["laid", "city-paid"]
    assert told(events, "city-paid") == [(0, city, 5)]
    assert money(match) == [5, 0, 0]
    assert facts(match)["bonuses"] == [each for each in GREEN if each != city]


@pytest.mark.clause("RR-5.2")
@pytest.mark.parametrize("city", GREEN)
def test_a_later_railroad_gets_nothing(city: str) -> None:
    match = laying({"red": into(city), "blue": into(city)}, shares=ALL)
    play(match, f"lay red {city}", "done", f"lay blue {city}")
    assert money(match) == [5, 0, 0]


@pytest.mark.clause("RR-5.2")
def test_nor_does_a_later_railroad_of_the_same_player() -> None:
    match = laying({"red": "I27", "blue": "I31"})
    assert earned(match, "lay red I29", "lay blue I29") == 5


@pytest.mark.clause("RR-5.2")
@pytest.mark.parametrize("city", GREEN)
def test_a_start_there_gets_nothing_and_leaves_the_bonus(city: str) -> None:
    match = laying({"red": into(city)}, shares=ALL)
    assert earned(match, f"lay black {city}") == 0
    assert city in facts(match)["bonuses"]
    play(match, "done", f"lay red {city}")
    assert money(match) == [0, 5, 0]


@pytest.mark.clause("RR-5.2")
def test_a_start_beside_a_railroad_that_took_it_gets_nothing_either() -> None:
    match = laying({"red": way("F28", "I29")})
    assert facts(match)["bonuses"] == ["C33", "I19", "N28"]
    assert earned(match, "lay black I29", "lay yellow F28") == 0


@pytest.mark.clause("RR-5.2", "RR-4.3")
def test_yellow_can_start_in_one_and_gets_nothing() -> None:
    match = laying({"black": "I29"})
    assert earned(match, "lay yellow I29") == 0
    assert "I29" in facts(match)["bonuses"]


@pytest.mark.clause("RR-5.2")
def test_one_player_can_take_several() -> None:
    match = laying({"red": "I27", "blue": "N26"})
    assert earned(match, "lay red I29", "lay blue N28") == 10


# RR-5.3. The west: from Los Angeles (M7) by Santa Fe (L18). The east: from Jacksonville (O47).

TO_SANTA_FE = way("M7", "L18")  # 7 hexes
FROM_SANTA_FE = way("L20", "O47")  # L20 lies beside Santa Fe, and is plain
ALONE = way("M7", "O47")  # 22 hexes, no city between


def completed(networks: Mapping[str, str], *actions: str) -> int:
    """What seat 0 gets for the last of these decisions; before, the bonus is open and unpaid."""
    match = laying(networks)
    for action in actions[:-1]:
        earned(match, action)
    assert facts(match)["transcontinental_bonus"]
    assert told(match.events, "transcontinental-paid") == []
    got = earned(match, actions[-1])
    assert facts(match)["transcontinental_bonus"] == (got == 0)
    assert told(match.events, "transcontinental-paid") == ([(0, got)] if got else [])
    return got


@pytest.mark.clause("RR-5.3")
def test_railroads_that_connect_in_a_city_earn_12() -> None:
    assert completed({"purple": TO_SANTA_FE, "red": reverse(FROM_SANTA_FE)}, "lay red L18") == 12


@pytest.mark.clause("RR-5.3")
def test_railroads_that_connect_in_another_hex_earn_8() -> None:
    assert completed({"purple": TO_SANTA_FE, "red": reverse(FROM_SANTA_FE)}, "lay purple L20") == 8


@pytest.mark.clause("RR-5.3")
def test_a_mountain_is_another_hex() -> None:
    networks = {"purple": way("M7", "L14"), "red": reverse(way("L16", "L20", "O47"))}
    assert completed(networks, "lay red L14") == 8


@pytest.mark.clause("RR-5.3")
def test_track_side_by_side_does_not_connect() -> None:
    """L18 and L20 are neighbours; a change is in one hex."""
    networks = {"purple": TO_SANTA_FE, "red": reverse(FROM_SANTA_FE)}
    assert completed(networks, "lay red M19") == 0


@pytest.mark.clause("RR-5.3")
@pytest.mark.parametrize("west", WEST_COAST)
@pytest.mark.parametrize("east", EAST_COAST)
def test_any_two_cities_of_the_coasts(west: str, east: str) -> None:
    networks = {"purple": way(west, "F28"), "red": all_but_last(way(east, "F28"))}
    assert completed(networks, "lay red F28") == 12


@pytest.mark.clause("RR-5.3")
@pytest.mark.parametrize(
    ("west", "east"), [("H4", "O47"), ("N14", "G57"), ("M7", "Q45"), ("C1", "E59")]
)
def test_other_cities_near_the_sea_are_not_on_the_coasts(west: str, east: str) -> None:
    networks = {"purple": way(west, "F28"), "red": all_but_last(way(east, "F28"))}
    assert completed(networks, "lay red F28") == 0


# both kinds of line


@pytest.mark.clause("RR-5.3")
@pytest.mark.parametrize("last", ["lay red O47", "lay purple M7"])
def test_where_there_is_a_line_of_either_kind_it_is_12(last: str) -> None:
    """Red and purple share Santa Fe and the plain L20, whichever coast is reached last."""
    red, purple = f"L18 {FROM_SANTA_FE}", f"L20 {reverse(TO_SANTA_FE)}"
    if last == "lay red O47":
        red = all_but_last(red)
    else:
        purple = all_but_last(purple)
    assert completed({"red": red, "purple": purple}, last) == 12


@pytest.mark.clause("RR-5.3")
def test_the_bonus_is_8_even_if_a_city_would_come_next() -> None:
    """Paid at once, and once: the better line comes too late."""
    match = laying({"purple": TO_SANTA_FE, "red": reverse(FROM_SANTA_FE)})
    assert earned(match, "lay purple L20") == 8
    assert earned(match, "lay red L18") == 0


@pytest.mark.clause("RR-5.3")
def test_three_railroads_that_change_in_cities_only() -> None:
    yellow = way("L18", "K27")
    networks = {"purple": TO_SANTA_FE, "yellow": yellow, "red": all_but_last(way("O47", "K27"))}
    assert completed(networks, "lay red K27") == 12


@pytest.mark.clause("RR-5.3")
def test_three_railroads_of_which_two_connect_elsewhere() -> None:
    """Purple and yellow in Santa Fe, yellow and red in the plain K25."""
    networks = {
        "purple": TO_SANTA_FE,
        "yellow": way("L18", "K25"),
        "red": reverse(all_but_first(way("K25", "M27", "O47"))),
    }
    assert completed(networks, "lay red K25") == 8


@pytest.mark.clause("RR-5.3")
def test_a_way_round_that_changes_in_cities_only() -> None:
    """Purple and red share a plain hex; over yellow, both of them in cities, it is 12."""
    networks = {
        "purple": f"{TO_SANTA_FE} L20",
        "yellow": way("L18", "K27"),
        "red": all_but_last(way("L20", "L26", "K27", "O47")),
    }
    assert completed(networks, "lay red O47") == 12


@pytest.mark.clause("RR-5.3")
def test_a_hex_may_be_passed_on_two_railroads() -> None:
    """Purple runs past the plain hexes that it shares with red to Oklahoma City, where the line
    changes and comes back over them."""
    there = way("L18", "L24", "K27")
    red = reverse(way("L20", "L24", "K27")) + " M19 " + way("N20", "O47")
    purple = f"{TO_SANTA_FE} {all_but_first(there)}"
    assert {"L20", "L22", "L24"} <= set(red.split()) & set(purple.split())
    assert "L18" not in red
    assert completed({"purple": purple, "red": all_but_last(red)}, "lay red O47") == 12


# one railroad alone


@pytest.mark.clause("RR-5.3")
def test_one_railroad_alone_earns_nothing() -> None:
    assert completed({"black": all_but_last(ALONE)}, "lay black O47") == 0


@pytest.mark.clause("RR-5.3")
def test_railroads_beside_it_that_reach_no_coast_change_nothing() -> None:
    """The line could leave black and come back to it: its ends are black all the same."""
    hexes = ALONE.split()
    networks = {"black": all_but_last(ALONE), "yellow": " ".join(hexes[8:14])}
    assert completed(networks, "lay black O47") == 0


@pytest.mark.clause("RR-5.3")
def test_alone_with_a_city_in_common_changes_nothing_either() -> None:
    black = way("M7", "N28", "O47")
    networks = {"black": all_but_last(black), "yellow": "P28 O27"}
    assert completed(networks, "lay yellow N28", "lay black O47") == 0


@pytest.mark.clause("RR-5.3")
def test_a_second_railroad_on_the_west_coast_completes_a_line() -> None:
    """Purple from San Francisco meets black, which spans the continent, in a plain hex."""
    hex = ALONE.split()[4]
    networks = {"black": ALONE, "purple": all_but_last(way("J2", hex))}
    assert completed(networks, f"lay purple {hex}") == 8


@pytest.mark.clause("RR-5.3")
def test_a_second_railroad_on_the_east_coast_completes_a_line() -> None:
    hex = ALONE.split()[-5]
    networks = {"black": ALONE, "red": all_but_last(way("M49", hex))}
    assert completed(networks, f"lay red {hex}") == 8


@pytest.mark.clause("RR-5.3")
def test_a_railroad_beside_it_that_reaches_a_coast_later() -> None:
    hexes = ALONE.split()
    yellow = " ".join(reversed(hexes[1:5]))
    networks = {"black": ALONE, "yellow": yellow}
    assert completed(networks, "lay yellow M7") == 12  # they share Los Angeles itself


# the west-coast city, and starts


@pytest.mark.clause("RR-5.3")
@pytest.mark.parametrize("railroad", ["purple", "yellow"])
def test_a_start_in_the_west_coast_city_completes_a_line(railroad: str) -> None:
    """Black spans the continent; the line begins on another railroad, in Los Angeles itself."""
    assert completed({"black": ALONE}, f"lay {railroad} M7") == 12


@pytest.mark.clause("RR-5.3")
def test_a_start_elsewhere_on_the_west_coast_completes_nothing() -> None:
    assert completed({"black": ALONE}, "lay purple J2") == 0


@pytest.mark.clause("RR-5.3")
def test_a_start_of_black_beside_purple() -> None:
    """Purple spans alone; black starts in purple's city on the west coast."""
    assert completed({"purple": ALONE}, "lay black M7") == 12
    assert completed({"purple": ALONE}, "lay black J2") == 0
    assert completed({"purple": ALONE}, "lay black L52") == 0


# who, and how often


@pytest.mark.clause("RR-5.3")
def test_who_completes_it_is_paid_whoever_built_the_rest() -> None:
    networks = {"purple": TO_SANTA_FE, "red": reverse(FROM_SANTA_FE)}
    match = laying(networks, shares={"purple": [5, 0, 5], "red": [3, 1, 3]})
    play(match, "done", "lay red L18")
    assert money(match) == [0, 12, 0]


@pytest.mark.clause("RR-5.3")
def test_it_is_paid_once() -> None:
    networks = {
        "purple": TO_SANTA_FE,
        "red": reverse(FROM_SANTA_FE),
        "black": way("J2", "F20"),
        "blue": all_but_last(way("G57", "F20")),
    }
    match = laying(networks, shares=ALL)
    play(match, "lay red L18", "done", "lay blue F20", "lay purple L20", "done", "lay blue F18")
    assert money(match) == [12, 0, 0]
    assert len(told(match.events, "transcontinental-paid")) == 1


# RR-5.4


@pytest.mark.clause("RR-5.4", "RR-5.1", "RR-5.3")
def test_chicago_and_the_transcontinental_bonus_add_up() -> None:
    networks = {"purple": all_but_last(way("C1", "F40")), "red": way("G57", "F40")}
    match = laying(networks)
    events = play(match, "lay purple F40")
    assert amounts(events) == [2, 12]
    assert money(match) == [14, 0, 0]


@pytest.mark.clause("RR-5.4", "RR-5.2", "RR-5.3")
@pytest.mark.parametrize(("city", "east"), [("N28", "O47"), ("I29", "L52"), ("C33", "G57")])
def test_a_green_stripe_and_the_transcontinental_bonus_add_up(city: str, east: str) -> None:
    """Black started in the city, so that its bonus is open."""
    west = {"N28": "M7", "I29": "J2", "C33": "C1"}[city]
    networks = {"purple": all_but_last(way(west, city)), "black": way(city, east)}
    match = laying(networks)
    events = play(match, f"lay purple {city}")
    assert kinds(events) == ["laid", "city-paid", "transcontinental-paid"]
    assert amounts(events) == [5, 12]
    assert money(match) == [17, 0, 0]


@pytest.mark.clause("RR-5.4", "RR-5.1", "RR-5.3")
def test_a_start_in_chicago_completes_no_line_by_itself() -> None:
    networks = {"purple": way("C1", "F40"), "red": all_but_last(way("G57", "F40"))}
    match = laying(networks)
    assert earned(match, f"lay black {CHICAGO}") == 2
    assert earned(match, f"lay red {CHICAGO}") == 14
