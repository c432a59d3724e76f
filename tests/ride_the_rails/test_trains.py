"""RR-6: running a train."""

import pytest

from tests.ride_the_rails.positions import all_but_first, money, position, rides, running, way
from tests.support.playing import decision, facts, may, offered, play, refusal, told

# Omaha (F28), Des Moines (F34) and Chicago (F40) in a row, Milwaukee (D38) north of Chicago.
RED = "F28 F30 F32 F34 F36 F38 F40"
BLUE = "F40 E39 D38"


# The example of the rulebook


@pytest.mark.clause("RR-6.5", "RR-6.6")
def test_the_printed_example() -> None:
    """Two red links and one blue: 2 dollars a red share, 1 a blue share, 4 for who ran it."""
    match = running(
        {"red": RED, "blue": BLUE}, shares={"red": [2, 1, 0], "blue": [1, 0, 3]}, money=[5, 5, 5]
    )
    play(match, "from F28")
    events = play(
        match, *rides("red", all_but_first(RED)), *rides("blue", all_but_first(BLUE)), "stop"
    )
    assert money(match) == [5 + 2 * 2 + 1 + 4, 5 + 2, 5 + 3]
    assert told(events, "link-ridden") == [
        (0, "red", "F34", 1),
        (0, "red", "F40", 2),
        (0, "blue", "D38", 3),
    ]
    assert told(events, "arrived") == [(0, "F28", "D38", 3)]
    assert told(events, "dividend-paid") == [
        (0, "red", 2, 2, 4),
        (1, "red", 2, 1, 2),
        (0, "blue", 1, 1, 1),
        (2, "blue", 1, 3, 3),
    ]
    assert told(events, "fare-paid") == [(0, 4, 4)]
    assert facts(match)["bank"] == -15 - 14


# RR-6.1


@pytest.mark.clause("RR-6.1")
def test_a_start_is_a_city_with_a_passenger_where_a_link_starts() -> None:
    match = running({"red": RED, "blue": "D38 E39"}, passengers="F28 F40 D38 I35")
    assert offered(match) == ["from F28", "from F40"]
    assert refusal(match, "from F34") == "RR-6.1"  # no passenger
    assert refusal(match, "from F30") == "RR-6.1"  # no city
    assert refusal(match, "from I35") == "RR-6.2"  # no track
    assert refusal(match, "from D38") == "RR-6.2"  # the only city of its railroad


@pytest.mark.clause("RR-6.1")
def test_links_of_all_railroads_count() -> None:
    match = running({"red": RED, "blue": BLUE, "black": "D38 D36 C35 C33"})
    assert offered(match) == [f"from {city}" for city in ["C33", "D38", "F28", "F34", "F40"]]


@pytest.mark.clause("RR-6.1")
def test_the_destination_needs_no_passenger() -> None:
    match = running({"red": RED}, passengers="F28", round=3)
    play(match, "from F28", *rides("red", "F30 F32 F34"))
    assert may(match, "stop")
    play(match, *rides("red", "F36 F38 F40"), "stop")
    assert money(match) == [3, 0, 0]


@pytest.mark.clause("RR-6.1")
def test_the_destination_is_another_city() -> None:
    match = running({"red": RED})
    play(match, "from F34")
    assert offered(match) == ["ride red F32", "ride red F36"]
    assert refusal(match, "stop") == "RR-6.1"


@pytest.mark.clause("RR-6.1", "RR-6.2")
@pytest.mark.parametrize("action", ["from F34", "from F28", "done", "share red", "lay red F42"])
def test_a_start_once_named_is_not_taken_back(action: str) -> None:
    match = running({"red": RED}, shares={"red": [1, 0, 0]})
    play(match, "from F28")
    assert refusal(match, action) == "RR-6.2"
    assert offered(match) == ["ride red F30"]  # asked all the same


# RR-6.2


@pytest.mark.clause("RR-6.2")
def test_a_link_is_ridden_hex_by_hex_to_the_next_city() -> None:
    match = running({"red": RED})
    play(match, "from F28")
    assert facts(match)["journey"]["railroad"] is None
    assert play(match, "ride red F30", "ride red F32") == []  # a link is told when it is ridden
    assert facts(match)["journey"] == {
        "start": "F28",
        "at": "F32",
        "railroad": "red",
        "links": {"red": 0, "blue": 0, "orange": 0, "yellow": 0, "purple": 0, "black": 0},
        "visited": ["F28", "F30", "F32"],
    }
    assert offered(match) == ["ride red F34"]
    assert refusal(match, "stop") == "RR-6.2"
    events = play(match, "ride red F34")
    assert told(events, "link-ridden") == [(0, "red", "F34", 1)]
    assert facts(match)["journey"]["railroad"] is None
    assert facts(match)["journey"]["links"]["red"] == 1
    assert offered(match) == ["stop", "ride red F36"]


@pytest.mark.clause("RR-6.2")
def test_every_city_on_the_way_counts() -> None:
    """Straight through Des Moines it is two links, not one."""
    match = running({"red": RED}, shares={"red": [0, 1, 0]})
    play(match, "from F40", *rides("red", "F38 F36 F34 F32 F30 F28"), "stop")
    assert money(match) == [3, 2, 0]


@pytest.mark.clause("RR-6.2")
def test_the_railroad_changes_only_in_a_city() -> None:
    """Red and blue cross in the plain F36."""
    match = running({"red": RED, "blue": "D38 E37 F36 G35 H34 I35"})
    play(match, "from F34", "ride red F36")
    assert offered(match) == ["ride red F38"]
    assert refusal(match, "ride blue G35") == "RR-6.2"
    assert refusal(match, "ride blue E37") == "RR-6.2"


@pytest.mark.clause("RR-6.2")
def test_only_along_the_railroads_own_track() -> None:
    match = running({"red": RED, "blue": BLUE})
    play(match, "from F40")
    assert offered(match) == ["ride red F38", "ride blue E39"]
    assert refusal(match, "ride red E39") == "RR-6.2"  # blue's
    assert refusal(match, "ride blue F38") == "RR-6.2"  # red's
    assert refusal(match, "ride red F36") == "RR-6.2"  # not next to it
    assert refusal(match, "ride red G41") == "RR-6.2"  # nobody's
    assert refusal(match, "ride orange F42") == "RR-6.2"
    assert refusal(match, "ride red F40") == "RR-6.2"  # where it is


@pytest.mark.clause("RR-6.2")
def test_a_dead_end_is_not_offered() -> None:
    """F26 and F24 lead nowhere; nor, with the passenger come from Omaha, do G29 and H28."""
    match = running({"red": f"{RED} F26 F24 G29 H28"})
    play(match, "from F28")
    assert offered(match) == ["ride red F30", "ride red G29"]  # G29 is beside F30, too
    assert refusal(match, "ride red F26") == "RR-6.2"
    play(match, "ride red F30")
    assert offered(match) == ["ride red F32"]
    assert refusal(match, "ride red G29") == "RR-6.2"


@pytest.mark.clause("RR-6.2")
def test_neighbouring_hexes_of_a_railroad_are_joined_whenever_they_were_laid() -> None:
    """G33 was laid from F32, but it lies beside F34 too."""
    match = running({"red": "F28 F30 F32 G33 F34"})
    play(match, "from F34")
    assert offered(match) == ["ride red F32", "ride red G33"]


@pytest.mark.clause("RR-6.2")
def test_where_a_network_branches_either_way_is_open() -> None:
    """From F36 red goes to Des Moines, to Chicago, and by G37 and H36 to Saint Louis."""
    match = running({"red": "F34 F36 F38 F40 G37 H36 I35"})
    play(match, "from F34", "ride red F36")
    assert offered(match) == ["ride red F38", "ride red G37"]
    play(match, "ride red G37", "ride red H36", "ride red I35")
    assert offered(match) == ["stop"]  # every way on leads back: asked all the same
    play(match, "stop")
    assert money(match)[0] == 2


@pytest.mark.clause("RR-6.2", "RR-6.4")
def test_cities_side_by_side_in_a_network_are_links_of_their_own() -> None:
    """Three links of one railroad end in Chicago; a journey takes two of them."""
    match = running({"red": f"{RED} E39 D38"}, shares={"red": [1, 0, 0]})
    play(match, "from F34", *rides("red", "F36 F38"))
    # E39 is beside F38 as well, so that Milwaukee can be reached past Chicago
    assert offered(match) == ["ride red E39", "ride red F40"]
    play(match, "ride red F40", "ride red E39", "ride red D38", "stop")
    assert money(match) == [2 + 3, 0, 0]


# RR-6.3


@pytest.mark.clause("RR-6.3")
def test_no_city_is_visited_twice() -> None:
    match = running({"red": RED, "blue": "F34 G33 G31 G29 F28"})
    play(match, "from F28", *rides("red", "F30 F32 F34"))
    assert offered(match) == ["stop", "ride red F36"]
    # G33 is the way of blue, which leads to Omaha alone
    assert refusal(match, "ride blue G33") == "RR-6.2"
    assert refusal(match, "ride red F32") == "RR-6.3"


@pytest.mark.clause("RR-6.3")
def test_a_loop_is_not_closed() -> None:
    """A ring of red track with one city in it and one beside it."""
    ring = "F34 F36 G37 H36 H34 G33"
    match = running({"red": f"{ring} I35"})
    play(match, "from F34", "ride red F36", "ride red G37", "ride red H36")
    assert offered(match) == ["ride red H34", "ride red I35"]  # H34 is beside Saint Louis, too
    play(match, "ride red H34")
    assert offered(match) == ["ride red I35"]  # G33 leads to Des Moines alone
    assert refusal(match, "ride red G33") == "RR-6.2"
    play(match, "ride red I35", "stop")
    assert money(match)[0] == 2


@pytest.mark.clause("RR-6.3")
def test_either_way_round_a_loop() -> None:
    ring = "F34 F36 G37 H36 I35 H34 G33"
    for hexes in ("F36 G37 H36 I35", "G33 H34 I35"):
        match = running({"red": ring})
        play(match, "from F34", *rides("red", hexes))
        assert offered(match)[0] == "stop"
        assert refusal(match, f"ride red {hexes.split()[-2]}") == "RR-6.3"


@pytest.mark.clause("RR-6.3")
def test_back_by_the_other_side_of_a_loop_to_a_third_city() -> None:
    """From Des Moines to Saint Louis by the east of the ring, back by its west to Omaha."""
    match = running({"red": "F34 F36 G37 H36 I35 H34 H32 G31 G29 F28"})
    play(match, "from F34", *rides("red", "F36 G37 H36 I35"))
    assert offered(match) == ["stop", "ride red H34"]
    play(match, *rides("red", "H34 H32 G31 G29 F28"), "stop")
    assert money(match)[0] == 3


@pytest.mark.clause("RR-6.3")
def test_a_plain_hex_is_not_crossed_a_second_time_on_another_railroad() -> None:
    """Red comes to Chicago through F38; so blue does not go from there through F38."""
    blue = "F40 G39 F38 G37 H36 I35"
    match = running({"red": RED, "blue": blue}, passengers="F34 F40")
    play(match, "from F34", *rides("red", "F36 F38 F40"))
    # G39 and G37 are neighbours: blue has a way past F38
    assert offered(match) == ["stop", "ride blue G39"]
    assert refusal(match, "ride blue F38") == "RR-6.3"
    play(match, "ride blue G39")
    assert offered(match) == ["ride blue G37"]
    assert refusal(match, "ride blue F38") == "RR-6.3"


@pytest.mark.clause("RR-6.3")
def test_a_railroad_that_leads_only_through_a_visited_hex_is_not_offered() -> None:
    """Blue leaves Chicago by G39, and goes on through F36 alone, where red has been."""
    blue = "F40 G39 G37 F36 E35 D36 D38"
    match = running({"red": RED, "blue": blue})
    play(match, "from F34", *rides("red", "F36 F38 F40"))
    assert offered(match) == ["stop"]
    assert refusal(match, "ride blue G39") == "RR-6.2"
    # the other way it can be taken
    match = running({"red": RED, "blue": blue})
    play(match, "from F40", *rides("blue", "G39 G37 F36 E35 D36 D38"), "stop")
    assert money(match)[0] == 2


@pytest.mark.clause("RR-6.3")
def test_two_railroads_through_the_same_hexes() -> None:
    """Out on red and back on blue is not possible where they run side by side."""
    match = running({"red": RED, "blue": RED})
    play(match, "from F28", *rides("red", "F30 F32 F34"))
    assert offered(match) == ["stop", "ride red F36", "ride blue F36"]
    assert refusal(match, "ride blue F32") == "RR-6.3"
    play(match, *rides("blue", "F36 F38 F40"))
    assert offered(match) == ["stop"]


@pytest.mark.clause("RR-6.3")
def test_what_was_visited_is_open_again_to_the_next_train() -> None:
    match = running({"red": RED})
    play(match, "from F28", *rides("red", "F30 F32 F34"), "stop")
    play(match, "from F34", *rides("red", "F32 F30 F28"), "stop")
    assert money(match) == [2, 2, 0]


# RR-6.4


@pytest.mark.clause("RR-6.4")
def test_links_of_railroads_that_one_does_not_own() -> None:
    match = running({"red": RED, "blue": BLUE}, shares={"red": [0, 1, 0], "blue": [0, 0, 1]})
    play(match, "from D38", *rides("blue", "E39 F40"), *rides("red", "F38 F36 F34"), "stop")
    assert money(match) == [3, 1, 1]


@pytest.mark.clause("RR-6.4")
def test_at_each_city_the_railroad_may_change() -> None:
    match = running({"red": RED, "blue": BLUE, "black": "F40 F42 G43 H42 I43"})
    play(match, "from F34", *rides("red", "F36 F38 F40"))
    assert offered(match) == ["stop", "ride blue E39", "ride black F42"]


@pytest.mark.clause("RR-6.4")
def test_of_railroads_side_by_side_the_player_chooses() -> None:
    for railroad, paid in (("red", [2 + 2, 0, 0]), ("blue", [2, 3, 0])):
        networks = {"red": "F34 F36 F38 F40", "blue": "F34 F36 F38 F40"}
        match = running(networks, shares={"red": [2, 0, 0], "blue": [0, 3, 0]})
        play(match, "from F34")
        assert offered(match) == ["ride red F36", "ride blue F36"]
        play(match, *rides(railroad, "F36 F38 F40"), "stop")
        assert money(match) == paid


@pytest.mark.clause("RR-6.4")
def test_back_to_a_railroad_used_before() -> None:
    """Red, blue, red: two red links."""
    networks = {"red": f"{RED} E39 D38", "blue": "F34 G35 G37 G39 F40"}
    match = running(networks, shares={"red": [1, 0, 0], "blue": [0, 1, 0]})
    play(match, "from F28", *rides("red", "F30 F32 F34"), *rides("blue", "G35 G37 G39 F40"))
    events = play(match, *rides("red", "E39 D38"), "stop")
    assert told(events, "dividend-paid") == [(0, "red", 2, 1, 2), (1, "blue", 1, 1, 1)]
    assert money(match) == [4 + 2, 1, 0]


# RR-6.5, RR-6.6


@pytest.mark.clause("RR-6.5")
def test_a_railroad_that_is_not_used_pays_nothing() -> None:
    match = running({"red": RED, "blue": BLUE}, shares={"red": [1, 0, 0], "blue": [0, 7, 0]})
    play(match, "from F28", *rides("red", "F30 F32 F34"), "stop")
    assert money(match) == [2 + 1, 0, 0]


@pytest.mark.clause("RR-6.5")
def test_owners_are_paid_whoever_runs_the_train() -> None:
    match = running(
        {"red": RED}, turn=1, shares={"red": [3, 0, 4]}, order=[2, 1, 0], money=[1, 1, 1]
    )
    assert match.actor == 1
    play(match, "from F28", *rides("red", "F30 F32 F34 F36 F38 F40"), "stop")
    assert money(match) == [1 + 2 * 3, 1 + 3, 1 + 2 * 4]


@pytest.mark.clause("RR-6.5")
def test_nothing_is_paid_before_the_journey_ends() -> None:
    match = running({"red": RED}, shares={"red": [1, 1, 1]})
    play(match, "from F28", *rides("red", "F30 F32 F34 F36 F38 F40"))
    assert money(match) == [0, 0, 0]


@pytest.mark.clause("RR-6.6")
@pytest.mark.parametrize("links", [1, 2, 3, 4])
def test_the_train_earns_its_links_and_1(links: int) -> None:
    cities = ["F20", "F28", "F34", "F40", "D38"]
    red = way(*cities)
    match = running({"red": red})
    ridden = all_but_first(way(*cities[: links + 1]))
    events = play(match, "from F20", *rides("red", ridden), "stop")
    assert money(match) == [links + 1, 0, 0]
    assert told(events, "fare-paid") == [(0, links + 1, links + 1)]
    assert told(events, "arrived") == [(0, "F20", cities[links], links)]


# RR-6.7


@pytest.mark.clause("RR-6.7")
def test_the_passenger_leaves_the_game() -> None:
    match = running({"red": RED})
    before = facts(match)["passengers"]
    play(match, "from F28", *rides("red", "F30 F32 F34"), "stop")
    assert facts(match)["passengers"] == [city for city in before if city != "F28"]
    assert decision(match) == "from"
    assert refusal(match, "from F28") == "RR-6.1"
    assert may(match, "from F34")  # nobody came there, nobody left


@pytest.mark.clause("RR-6.7", "RR-2.4")
def test_a_city_without_a_passenger_stays_so_in_later_rounds() -> None:
    match = position("lay", turn=2, round=2, networks={"red": RED}, passengers="F34")
    play(match, "done", "from F34", *rides("red", "F36 F38 F40"), "stop")
    assert facts(match)["passengers"] == []
    play(match, *["share red"] * 3)
    events = play(match, *["done"] * 3)
    assert len(told(events, "no-train")) == 3
