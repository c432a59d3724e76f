"""RR-3: laying track."""

import pytest

from tests.ride_the_rails.positions import (
    EAST_COAST,
    GREEN,
    WEST_COAST,
    hexes_to_lay,
    laying,
    lays,
    opening,
    owning,
    position,
    supply,
    track,
    way,
)
from tests.support.playing import decision, facts, kinds, may, offered, play, refusal, told

# Red stands at D10: plains lie to its south, mountains to its north and east.
AT_THE_MOUNTAINS = {"red": "D10"}
PLAINS = ["E9", "E11", "F10", "F8", "F12", "F6", "F4", "F14"]
MOUNTAINS = ["D12", "C9", "C11"]
MOST = {3: 8, 4: 5, 5: 4}


# RR-3.1


@pytest.mark.clause("RR-3.1")
@pytest.mark.parametrize(("players", "most"), MOST.items())
def test_so_many_locomotives_in_a_turn_and_the_turn_ends_by_itself(players: int, most: int) -> None:
    match = laying(AT_THE_MOUNTAINS, players)
    assert facts(match)["laying"] == {"laid": 0, "left": most, "on_mountain": False}
    for number, hex in enumerate(PLAINS[:most]):
        assert (match.actor, decision(match)) == (0, "lay")
        assert facts(match)["laying"]["left"] == most - number
        play(match, f"lay red {hex}")
    assert (match.actor, decision(match)) == (1, "lay")
    assert facts(match)["laying"] == {"laid": 0, "left": most, "on_mountain": False}
    assert track(match, "red") == sorted(["D10", *PLAINS[:most]], key=place)


def place(hex: str) -> tuple[str, int]:
    """As the hexes are listed: rows from the north, each from the west."""
    return hex[0], int(hex[1:])


@pytest.mark.clause("RR-3.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_fewer_are_allowed_and_none(players: int) -> None:
    for count in range(MOST[players]):
        match = laying(AT_THE_MOUNTAINS, players)
        play(match, *lays("red", " ".join(PLAINS[:count])))
        assert (match.actor, decision(match)) == (0, "lay")
        events = play(match, "done")
        assert told(events, "laying-ended") == [(0, count)]
        assert (match.actor, decision(match)) == (1, "lay")
        assert len(track(match, "red")) == 1 + count


@pytest.mark.clause("RR-3.1")
def test_everybody_has_the_whole_maximum() -> None:
    match = laying(AT_THE_MOUNTAINS, 5, shares={"red": [1] * 5})
    play(match, *lays("red", "E9 E11 F10 F8"), *lays("red", "F12 F6 F4 F14"), "lay red D8")
    assert match.actor == 2
    assert facts(match)["laying"]["left"] == 3


@pytest.mark.clause("RR-3.1")
def test_the_turn_of_the_last_player_ends_the_stage_by_itself() -> None:
    match = position(
        "lay", 5, turn=4, round=2, networks=AT_THE_MOUNTAINS, shares={"red": [0, 0, 0, 0, 1]}
    )
    events = play(match, *lays("red", "E9 E11 F10 F8"))
    assert kinds(events)[-9:] == [
        "laid",
        *["no-train"] * 5,
        "order-of-5",
        "round-began",
        "railroad-opened",
    ]


@pytest.mark.clause("RR-3.1")
def test_what_laying_begins_with_is_told() -> None:
    match = opening(4)
    events = play(match, *["share red"] * 4)
    assert told(events, "laying-began") == [(0, 5)]
    assert told(play(match, "done"), "laying-began") == [(1, 5)]


# RR-3.2


@pytest.mark.clause("RR-3.2")
@pytest.mark.parametrize(
    ("players", "before"),
    [(players, before) for players, most in MOST.items() for before in range(most - 1)],
)
def test_with_a_mountain_among_them_the_maximum_is_one_less(players: int, before: int) -> None:
    """The mountain as the first of them, the second, …, the last but one that the plains allow."""
    match = laying(AT_THE_MOUNTAINS, players)
    play(match, *lays("red", " ".join(PLAINS[:before])), "lay red D12")
    left = MOST[players] - 1 - (before + 1)
    if left:
        assert facts(match)["laying"] == {"laid": before + 1, "left": left, "on_mountain": True}
        play(match, *lays("red", " ".join(PLAINS[before : before + left])))
    assert (match.actor, decision(match)) == (1, "lay")
    assert len(track(match, "red")) == 1 + MOST[players] - 1


@pytest.mark.clause("RR-3.2")
@pytest.mark.parametrize(("players", "most"), MOST.items())
def test_the_last_one_does_not_go_on_a_first_mountain(players: int, most: int) -> None:
    match = laying(AT_THE_MOUNTAINS, players)
    play(match, *lays("red", " ".join(PLAINS[: most - 1])))
    for mountain in MOUNTAINS:
        assert refusal(match, f"lay red {mountain}") == "RR-3.2"
    assert facts(match)["laying"] == {"laid": most - 1, "left": 1, "on_mountain": False}
    assert may(match, "done")
    play(match, f"lay red {PLAINS[most - 1]}")  # elsewhere it may go
    assert match.actor == 1


@pytest.mark.clause("RR-3.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_several_mountains_cost_no_more_than_one(players: int) -> None:
    match = laying(AT_THE_MOUNTAINS, players)
    play(match, "lay red D12", "lay red C9")
    assert facts(match)["laying"]["left"] == MOST[players] - 3
    play(match, *lays("red", " ".join(PLAINS[: MOST[players] - 4])))
    assert facts(match)["laying"]["left"] == 1
    play(match, "lay red C11")  # the last of the turn, on a third mountain
    assert match.actor == 1
    assert len(track(match, "red")) == 1 + MOST[players] - 1


@pytest.mark.clause("RR-3.2")
def test_mountains_of_earlier_turns_cost_nothing() -> None:
    match = laying({"red": "D10 D12 C9"}, 5, shares={"red": [1] * 5})
    play(match, *lays("red", "E9 E11 F10 F8"))
    assert match.actor == 1
    play(match, "lay red C11")
    assert facts(match)["laying"]["left"] == 2
    play(match, "done")
    assert facts(match)["laying"] == {"laid": 0, "left": 4, "on_mountain": False}


@pytest.mark.clause("RR-3.2")
def test_whose_railroad_is_on_the_mountain_does_not_matter() -> None:
    match = laying({"red": "D10", "blue": "D10"}, 5)
    play(match, "lay blue D12", "lay red E9", "lay red E11")
    assert match.actor == 1


# RR-3.3


@pytest.mark.clause("RR-3.3")
def test_who_lays_track_owns_a_share_of_the_railroad() -> None:
    networks = {"red": "F36", "blue": "F38", "orange": "F40"}
    match = laying(networks, shares={"red": [1, 0, 0], "blue": [0, 2, 1]})
    assert refusal(match, "lay blue G37") == "RR-3.3"
    assert refusal(match, "lay orange G41") == "RR-3.3"
    assert refusal(match, "lay purple A1") == "RR-3.3"  # nor does it start
    assert {text.split()[1] for text in offered(match)[1:]} == {"red"}
    play(match, "done")
    assert {text.split()[1] for text in offered(match)[1:]} == {"blue"}


@pytest.mark.clause("RR-3.3")
def test_shares_of_others_are_no_hindrance() -> None:
    match = laying({"red": "F36"}, shares={"red": [1, 9, 9]})
    assert may(match, "lay red F38")


@pytest.mark.clause("RR-3.3")
def test_several_railroads_are_mixed_in_a_turn() -> None:
    match = laying({"red": "D10", "blue": "K39"}, 4)
    events = play(
        match, "lay red E9", "lay blue K37", "lay orange F40", "lay red F8", "lay black C33"
    )
    assert told(events, "laid") == [
        (0, "red", "E9", 24),
        (0, "blue", "K37", 24),
        (0, "red", "F8", 23),
    ]
    assert told(events, "started") == [(0, "orange", "F40", 25), (0, "black", "C33", 25)]
    assert match.actor == 1


# RR-3.4


@pytest.mark.clause("RR-3.4")
@pytest.mark.parametrize("railroad", ["red", "blue", "orange", "yellow", "purple", "black"])
@pytest.mark.parametrize("hex", ["F38", "A3", "G55"])
def test_a_railroad_starts_in_a_city(railroad: str, hex: str) -> None:
    assert refusal(laying(), f"lay {railroad} {hex}") == "RR-3.4"


@pytest.mark.clause("RR-3.4")
def test_a_start_and_what_follows_it_are_told_apart() -> None:
    match = laying()
    events = play(match, "lay red G57", "lay red G55", "lay red H54")
    assert kinds(events) == ["started", "laid", "laid"]


@pytest.mark.clause("RR-3.4")
def test_every_later_one_is_next_to_one_of_the_railroad() -> None:
    match = laying({"red": "G57"}, shares=owning("red"))
    assert hexes_to_lay(match, "red") == ["F56", "F58", "G55"]
    play(match, "lay red G55")
    assert hexes_to_lay(match, "red") == ["F54", "F56", "F58", "G53", "H54"]
    for hex in ["G51", "E57", "F40", "O47"]:
        assert refusal(match, f"lay red {hex}") == "RR-3.4"


@pytest.mark.clause("RR-3.4")
def test_next_to_another_railroad_is_not_enough() -> None:
    match = laying({"red": "G57", "blue": "L52 K51"})
    assert refusal(match, "lay red K49") == "RR-3.4"
    assert may(match, "lay blue K49")


@pytest.mark.clause("RR-3.4")
def test_a_railroad_branches_anywhere() -> None:
    match = laying({"red": way("F28", "F34", "F40")}, shares=owning("red"))
    assert {"E29", "G33", "E37", "G41", "E39", "F42", "F26"} <= set(hexes_to_lay(match, "red"))


@pytest.mark.clause("RR-3.4")
def test_a_railroad_starts_once() -> None:
    match = laying({"orange": "F40"})
    for city in EAST_COAST:
        assert refusal(match, f"lay orange {city}") == "RR-3.4"


@pytest.mark.clause("RR-3.4")
def test_water_and_the_edge_of_the_board_end_the_track() -> None:
    """E39 and E43 are two hexes apart: there is Lake Michigan between."""
    match = laying({"red": "E39"}, shares=owning("red"))
    assert hexes_to_lay(match, "red") == ["D38", "E37", "F38", "F40"]


# RR-3.5


@pytest.mark.clause("RR-3.5")
def test_a_hex_holds_one_locomotive_of_a_railroad() -> None:
    match = laying({"red": "F36 F38"})
    assert refusal(match, "lay red F38") == "RR-3.5"
    assert refusal(match, "lay red F36") == "RR-3.5"


@pytest.mark.clause("RR-3.5")
@pytest.mark.parametrize("hex", ["F38", "D12", "F34", "I29", "A1"])
def test_a_hex_holds_two_locomotives_in_all(hex: str) -> None:
    match = laying()
    beside = next(each.neighbours[0] for each in match.board.file.hexes if each.id == hex)
    match = laying({"red": hex, "blue": beside, "black": beside})
    play(match, f"lay blue {hex}")
    assert refusal(match, f"lay black {hex}") == "RR-3.5"


@pytest.mark.clause("RR-3.5")
def test_chicago_holds_any_number() -> None:
    around = {"red": "E39", "blue": "F38", "orange": "F42", "yellow": "G39", "purple": "G41"}
    match = laying(around)
    for railroad in around:
        play(match, f"lay {railroad} F40")
    play(match, "lay black F40")
    assert all("F40" in track(match, railroad) for railroad in [*around, "black"])
    assert refusal(match, "lay red F40") == "RR-3.5"  # but one of each


# RR-3.6


@pytest.mark.clause("RR-3.6")
@pytest.mark.parametrize("city", EAST_COAST)
def test_a_city_of_the_east_coast_holds_one_locomotive(city: str) -> None:
    beside = {"G57": "G55", "H54": "G55", "J52": "J50", "L52": "L50", "M49": "M47", "O47": "O45"}
    match = laying({"red": city, "yellow": beside[city]})
    assert refusal(match, f"lay yellow {city}") == "RR-3.6"
    match = laying({"yellow": beside[city]})
    assert may(match, f"lay yellow {city}")


@pytest.mark.clause("RR-3.6")
def test_a_railroad_is_in_at_most_two_of_the_six() -> None:
    match = laying({"red": "H54 G55 G57 I53"})
    assert refusal(match, "lay red J52") == "RR-3.6"
    match = laying({"red": "H54 G55 I53"})
    assert may(match, "lay red G57")
    play(match, "lay red J52")
    assert refusal(match, "lay red G57") == "RR-3.6"


@pytest.mark.clause("RR-3.6")
@pytest.mark.parametrize("railroad", ["orange", "yellow", "purple", "black"])
def test_no_railroad_is_in_three(railroad: str) -> None:
    match = laying({railroad: "M47 M49 L50 L52 N46"})
    assert refusal(match, f"lay {railroad} O47") == "RR-3.6"


@pytest.mark.clause("RR-3.6")
def test_other_cities_do_not_count_among_the_six() -> None:
    """Boston lies on the sea and has room for two, as any other."""
    match = laying({"red": "G57 G55 H54 F58", "blue": "E57"})
    play(match, "lay red E59")
    assert may(match, "lay blue E59")


# RR-3.7


@pytest.mark.clause("RR-3.7")
def test_a_railroad_without_locomotives_lays_none() -> None:
    match = laying({"red": "F36", "blue": "D38"}, locomotives={"red": 2, "purple": 0})
    play(match, "lay red F38")
    assert supply(match, "red") == 1
    play(match, "lay red F40")
    assert supply(match, "red") == 0
    assert refusal(match, "lay red F42") == "RR-3.7"
    assert refusal(match, "lay purple A1") == "RR-3.7"  # nor does it start
    assert may(match, "lay blue E39")


@pytest.mark.clause("RR-3.7", "RR-1.2")
def test_a_share_can_take_the_last_locomotive() -> None:
    match = position("share", turn=0, networks={"red": "F36"}, locomotives={"red": 1})
    play(match, "share red")
    assert (match.actor, decision(match)) == (0, "lay")
    assert refusal(match, "lay red F38") == "RR-3.7"
    assert offered(match) == ["done"]


# Notation


def test_the_texts() -> None:
    match = laying({"red": "F38"}, shares=owning("red"))
    assert offered(match) == [
        "done",
        *(f"lay red {hex}" for hex in ["E37", "E39", "F36", "F40", "G37", "G39"]),
    ]


def test_all_sorts_of_cities_take_track() -> None:
    match = laying()
    by_id = {each.id: each for each in match.board.file.hexes}
    for city in [*GREEN, *WEST_COAST, "F34", "S47"]:
        beside = by_id[city].neighbours[0]
        assert may(laying({"red": beside}), f"lay red {city}"), city
