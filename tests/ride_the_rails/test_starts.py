"""RR-4: where railroads start."""

import pytest

from tests.ride_the_rails.positions import (
    CHICAGO,
    EAST_COAST,
    GREEN,
    WEST_COAST,
    hexes_to_lay,
    laying,
    owning,
    position,
    track,
    way,
)
from tests.support.playing import may, offered, play, refusal


def cities() -> list[str]:
    return [each.id for each in laying().board.file.hexes if each.name]


# RR-4.1


@pytest.mark.clause("RR-4.1")
@pytest.mark.parametrize("railroad", ["red", "blue"])
def test_red_and_blue_start_on_the_east_coast(railroad: str) -> None:
    match = laying()
    assert hexes_to_lay(match, railroad) == EAST_COAST
    for city in ["F40", "E59", "Q45", "I29", "A1"]:
        assert refusal(match, f"lay {railroad} {city}") == "RR-4.1"


@pytest.mark.clause("RR-4.1", "RR-3.6")
def test_red_and_blue_never_start_in_the_same_city() -> None:
    match = laying({"red": "M49 M47"})
    assert refusal(match, "lay blue M49") == "RR-3.6"
    assert hexes_to_lay(match, "blue") == ["G57", "H54", "J52", "L52", "O47"]


@pytest.mark.clause("RR-4.1", "RR-3.6")
@pytest.mark.parametrize("city", EAST_COAST)
def test_one_that_another_railroad_reached_is_taken(city: str) -> None:
    match = laying({"purple": city})
    assert refusal(match, f"lay red {city}") == "RR-3.6"


@pytest.mark.clause("RR-4.1")
def test_the_first_locomotive_of_the_game() -> None:
    match = position("lay", round=1, shares={"red": [1, 0, 1], "blue": [0, 1, 0]})
    assert offered(match) == ["done", *(f"lay red {city}" for city in EAST_COAST)]
    play(match, "lay red J52")
    assert track(match, "red") == ["J52"]


# RR-4.2


@pytest.mark.clause("RR-4.2")
def test_orange_starts_on_the_east_coast_or_in_chicago() -> None:
    match = laying()
    assert hexes_to_lay(match, "orange") == [CHICAGO, *EAST_COAST]
    for city in ["D38", "E59", "I29", "J2"]:
        assert refusal(match, f"lay orange {city}") == "RR-4.2"


@pytest.mark.clause("RR-4.2", "RR-3.5", "RR-3.6")
def test_room_for_orange() -> None:
    match = laying({"red": "G57 G55 H54", "blue": way("O47", "F40"), "black": "F40"})
    assert hexes_to_lay(match, "orange") == [CHICAGO, "J52", "L52", "M49"]
    assert refusal(match, "lay orange H54") == "RR-3.6"


# RR-4.3. Columns of the cities used here, from the west: A1 1, C1 1, J2 2, H4 4, M7 7, E7 7, A7 7,
# K11 11, G13 13, E13 13, B14 14, N14 14, L18 18, F20 20, D22 22, F28 28, F34 34, D38 38, F40 40.


def yellow_starts(**networks: str) -> list[str]:
    return hexes_to_lay(laying(networks), "yellow")


@pytest.mark.clause("RR-4.3")
def test_with_an_empty_board_yellow_starts_in_chicago() -> None:
    assert yellow_starts() == [CHICAGO]


@pytest.mark.clause("RR-4.3")
def test_the_three_westernmost_occupied_cities_or_chicago() -> None:
    red = way("F20", "F28", "F34", "D38")
    assert yellow_starts(red=red) == ["F20", "F28", "F34", CHICAGO]
    match = laying({"red": red})
    assert refusal(match, "lay yellow D38") == "RR-4.3"  # the fourth
    assert refusal(match, "lay yellow A1") == "RR-4.3"  # farther west, and nobody is there
    play(match, "lay yellow F28")
    assert track(match, "yellow") == ["F28"]


@pytest.mark.clause("RR-4.3")
def test_cities_of_different_railroads_count_together() -> None:
    assert yellow_starts(red=way("F34", "F40"), blue="L18", orange="D22") == [
        "D22",
        "F34",
        CHICAGO,
        "L18",
    ]


@pytest.mark.clause("RR-4.3")
def test_with_fewer_than_three_occupied_all_of_them() -> None:
    assert yellow_starts(red="F34") == ["F34", CHICAGO]
    assert yellow_starts(red=way("F28", "F34")) == ["F28", "F34", CHICAGO]


@pytest.mark.clause("RR-4.3")
def test_the_city_holds_exactly_one_locomotive_before() -> None:
    """One with two has its place among the three all the same."""
    match = laying({"red": way("F20", "F28", "F34", "D38"), "blue": "F28"})
    assert hexes_to_lay(match, "yellow") == ["F20", "F34", CHICAGO]
    assert refusal(match, "lay yellow F28") == "RR-4.3"
    assert refusal(match, "lay yellow D38") == "RR-4.3"


@pytest.mark.clause("RR-4.3")
def test_chicago_is_open_whatever_stands_there() -> None:
    red, blue = way("F20", "F28", "F34", "F40"), way("O47", "F40")
    match = laying({"red": red, "blue": blue, "orange": CHICAGO, "black": CHICAGO})
    assert may(match, f"lay yellow {CHICAGO}")
    play(match, f"lay yellow {CHICAGO}")
    assert CHICAGO in track(match, "yellow")


@pytest.mark.clause("RR-4.3")
def test_chicago_has_a_place_among_the_three() -> None:
    """F28, Chicago and I43; then H48 is the fourth."""
    assert yellow_starts(red="F28", blue=way("F40", "I43", "H48")) == ["F28", CHICAGO, "I43"]


@pytest.mark.clause("RR-4.3")
def test_chicago_has_its_place_with_many_locomotives_too() -> None:
    starts = yellow_starts(red="F28", blue=way("F40", "I43", "H48"), orange="F40", black="F40")
    assert starts == ["F28", CHICAGO, "I43"]


@pytest.mark.clause("RR-4.3")
def test_a_tie_at_third_place_includes_all_who_are_level() -> None:
    # A1 and J2 before them, then three cities at column 7
    assert yellow_starts(red="A1", blue="J2", orange="A7", purple="E7", black="M7") == [
        "A1",
        "A7",
        "E7",
        CHICAGO,
        "J2",
        "M7",
    ]


@pytest.mark.clause("RR-4.3")
def test_a_tie_that_begins_before_third_place() -> None:
    # K11, then two at 13 for the second and third place; two at 14 are out
    assert yellow_starts(red="K11", blue="G13", orange="E13", purple="B14", black="N14") == [
        "E13",
        CHICAGO,
        "G13",
        "K11",
    ]


@pytest.mark.clause("RR-4.3")
def test_a_tie_of_which_one_has_two_locomotives() -> None:
    """A1, J2, then A7 and E7 level: A7 is full, E7 is not, and the next to the east stays out."""
    starts = yellow_starts(red="A1", blue="J2", orange="A7", purple="A7", black=way("E7", "E13"))
    assert starts == ["A1", "E7", CHICAGO, "J2"]


@pytest.mark.clause("RR-4.3")
def test_a_tie_wholly_before_third_place_adds_nothing() -> None:
    # A1 and C1 level in the first place, J2 third; H4 is the fourth
    assert yellow_starts(red="A1", blue="C1", orange="J2", purple="H4") == [
        "A1",
        "C1",
        CHICAGO,
        "J2",
    ]


@pytest.mark.clause("RR-4.3")
def test_cities_of_the_east_coast_count_but_have_no_room() -> None:
    """D38, M49 and L52 are the three; the two on the coast are full, and H54 is not among them."""
    match = laying({"red": "M49", "blue": "L52", "orange": "H54", "black": "D38"})
    assert hexes_to_lay(match, "yellow") == ["D38", CHICAGO]
    assert refusal(match, "lay yellow H54") == "RR-4.3"
    assert refusal(match, "lay yellow M49") == "RR-3.6"


@pytest.mark.clause("RR-4.3")
def test_at_the_start_of_the_game_only_the_east_coast_is_occupied() -> None:
    assert yellow_starts(red="G57 G55", blue="O47") == [CHICAGO]


@pytest.mark.clause("RR-4.3")
def test_track_that_is_in_no_city_does_not_count() -> None:
    assert yellow_starts(red=way("F34", "F38") + " E33 E31 E29") == ["F34", CHICAGO]


@pytest.mark.clause("RR-4.3")
def test_which_they_are_is_determined_when_yellow_starts() -> None:
    """What is laid before in the same turn counts."""
    match = laying({"red": way("F20", "F28", "F34"), "black": "E11"})
    assert may(match, "lay yellow F34")
    play(match, "lay black E13")  # farther west than all of them
    assert refusal(match, "lay yellow F34") == "RR-4.3"
    assert hexes_to_lay(match, "yellow") == ["E13", "F20", "F28", CHICAGO]


@pytest.mark.clause("RR-4.3")
def test_yellow_has_one_start() -> None:
    match = laying({"red": way("F20", "F28", "F34")})
    play(match, "lay yellow F28")
    for city in ["F20", "F34", CHICAGO]:
        assert refusal(match, f"lay yellow {city}") == "RR-3.4"


# RR-4.4


@pytest.mark.clause("RR-4.4")
def test_purple_starts_on_the_west_coast() -> None:
    match = laying()
    assert hexes_to_lay(match, "purple") == WEST_COAST
    for city in ["A7", "H4", CHICAGO, "G57", "I19"]:
        assert refusal(match, f"lay purple {city}") == "RR-4.4"


@pytest.mark.clause("RR-4.4", "RR-3.5")
def test_purple_starts_beside_another_but_not_as_the_third() -> None:
    match = laying({"black": "A1", "yellow": "C1", "red": "C1"})
    assert hexes_to_lay(match, "purple") == ["A1", "J2", "M7"]
    assert refusal(match, "lay purple C1") == "RR-3.5"


# RR-4.5


@pytest.mark.clause("RR-4.5")
def test_black_starts_in_any_city() -> None:
    assert hexes_to_lay(laying(), "black") == cities()


@pytest.mark.clause("RR-4.5")
def test_black_starts_beside_one_locomotive_but_not_as_the_third() -> None:
    match = laying({"red": way("F28", "F34"), "blue": "F34", "orange": "A1", "purple": "A1"})
    assert refusal(match, "lay black F34") == "RR-4.5"
    assert refusal(match, "lay black A1") == "RR-4.5"
    assert hexes_to_lay(match, "black") == [city for city in cities() if city not in ("F34", "A1")]


@pytest.mark.clause("RR-4.5")
@pytest.mark.parametrize("city", EAST_COAST)
def test_black_starts_on_the_east_coast_only_where_nobody_is(city: str) -> None:
    assert may(laying(), f"lay black {city}")
    assert refusal(laying({"yellow": city}), f"lay black {city}") == "RR-4.5"


@pytest.mark.clause("RR-4.5")
def test_black_starts_in_chicago_whatever_stands_there() -> None:
    match = laying(dict.fromkeys(("red", "blue", "orange", "yellow", "purple"), CHICAGO))
    play(match, f"lay black {CHICAGO}")
    assert track(match, "black") == [CHICAGO]


@pytest.mark.clause("RR-4.5")
@pytest.mark.parametrize("city", GREEN)
def test_black_starts_in_a_city_with_a_green_stripe(city: str) -> None:
    match = laying(shares=owning("black"))
    play(match, f"lay black {city}")
    assert track(match, "black") == [city]
