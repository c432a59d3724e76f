"""SR-4: place or move a station."""

from collections.abc import Iterable, Mapping, Sequence

import pytest

from tests.stephensons_rocket.positions import BOTH_EDITIONS, E1999, E2018, opening, position
from tests.support.playing import facts, kinds, may, offered, play, refusal, told
from trunkline import Match
from trunkline.core import hexes

ANY, UNCONNECTED = {"move_stations": "any"}, {"move_stations": "unconnected"}
WHERE_ANY_MAY_MOVE = pytest.mark.parametrize(
    "options", [E1999, {**E2018, **ANY}, {**E1999, **ANY}], ids=["1999", "2018 any", "1999 any"]
)
WHERE_ONLY_UNCONNECTED_MAY = pytest.mark.parametrize(
    "options",
    [E2018, {**E1999, **UNCONNECTED}, {**E2018, **UNCONNECTED}],
    ids=["2018", "1999 unconnected", "2018 unconnected"],
)


def supply(match: Match) -> list[int]:
    return [each["stations"] for each in facts(match)["players"]]


def on_line(match: Match, company: str) -> list[int]:
    counts: list[int] = facts(match)["companies"][company]["stations"]
    return counts


def around(match: Match, ids: Iterable[str]) -> set[str]:
    """The hexes next to these."""
    file = match.board.file
    names = {each.at: each.id for each in file.hexes}
    places = [
        place
        for id in ids
        for place in hexes.neighbours(file.layout, file.hexes[file.index[id]].at)
    ]
    return {names[place] for place in places if place in names}


def targets(match: Match, words: str) -> set[str]:
    """The last words of the offered actions that begin so."""
    return {each.split()[-1] for each in offered(match) if each.startswith(f"{words} ")}


# SR-4.1: place one, or move one


@pytest.mark.clause("SR-4.1")
@BOTH_EDITIONS
def test_a_station_is_placed_from_the_supply(options: Mapping[str, str]) -> None:
    match = opening(first=1, options=options)
    events = play(match, "station E6")
    assert told(events, "station-placed") == [(1, "E6", 6)]
    assert kinds(events) == ["station-placed"]
    assert supply(match) == [7, 6, 7]
    assert facts(match)["stations"] == {"E6": 1}


@pytest.mark.clause("SR-4.1")
@BOTH_EDITIONS
def test_the_seventh_is_the_last(options: Mapping[str, str]) -> None:
    places = ["A6", "C6", "E6", "A8", "C8", "E8"]
    match = position(stations=dict.fromkeys(places, 0), options=options)
    assert supply(match) == [1, 7, 7]
    play(match, "station A14")
    assert supply(match) == [0, 7, 7]
    assert refusal(match, "station C14") == "SR-4.1"
    assert targets(match, "station") == set()
    assert may(match, "move A14 C14")  # those on the map can still be moved


@pytest.mark.clause("SR-4.1")
@BOTH_EDITIONS
def test_a_station_on_the_map_is_moved(options: Mapping[str, str]) -> None:
    match = position(stations={"E6": 0}, options=options)
    events = play(match, "move E6 A14")
    assert told(events, "station-moved") == [(0, "E6", "A14")]
    assert kinds(events) == ["station-moved"]
    assert supply(match) == [6, 7, 7]
    assert facts(match)["stations"] == {"A14": 0}
    assert may(match, "station E6")  # the old place is empty again


@pytest.mark.clause("SR-4.1")
@BOTH_EDITIONS
@pytest.mark.parametrize("move_stations", ["any", "unconnected"])
def test_only_ones_own_stations_are_moved(options: Mapping[str, str], move_stations: str) -> None:
    match = position(
        stations={"E6": 1, "C6": 0}, options={**options, "move_stations": move_stations}
    )
    assert refusal(match, "move E6 A14") == "SR-4.1"
    assert may(match, "move C6 A14")


@pytest.mark.clause("SR-4.1")
@pytest.mark.parametrize("hex", ["E6", "C3", "F14"])  # empty, a city, a locomotive
def test_where_no_station_stands_none_is_moved(hex: str) -> None:
    assert refusal(position(stations={"C6": 0}), f"move {hex} A14") == "SR-4.1"


@pytest.mark.clause("SR-4.1")
@pytest.mark.parametrize(
    ("options", "default"), [(E1999, "any"), (E2018, "unconnected")], ids=["1999", "2018"]
)
def test_the_default_of_move_stations_is_the_editions(
    options: Mapping[str, str], default: str
) -> None:
    match = opening(options=options)
    assert match.options["move_stations"] == facts(match)["move_stations"] == default
    for other in ("any", "unconnected"):
        chosen = opening(options={**options, "move_stations": other})
        assert facts(chosen)["move_stations"] == other


@pytest.mark.clause("SR-4.1")
@WHERE_ANY_MAY_MOVE
@pytest.mark.parametrize("way", ["C12", "C12 D12"], ids=["locomotive there", "track there"])
def test_any_own_station_may_be_moved(options: Mapping[str, str], way: str) -> None:
    match = position(lines={"GWR": way}, stations={"C12": 0}, options=options)
    play(match, "move C12 E6")
    assert facts(match)["stations"] == {"E6": 0}


@pytest.mark.clause("SR-4.1")
@WHERE_ONLY_UNCONNECTED_MAY
@pytest.mark.parametrize("way", ["C12", "C12 D12"], ids=["locomotive there", "track there"])
def test_a_connected_station_stays(options: Mapping[str, str], way: str) -> None:
    match = position(lines={"GWR": way}, stations={"C12": 0, "E6": 0}, options=options)
    assert refusal(match, "move C12 A14") == "SR-4.1"
    assert targets(match, "move C12") == set()
    assert may(match, "move E6 A14")


@pytest.mark.clause("SR-4.1")
@WHERE_ONLY_UNCONNECTED_MAY
def test_a_station_becomes_immovable_when_a_locomotive_comes(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, stations={"D12": 0}, options=options)
    assert may(match, "move D12 A14")
    play(match, "extend GWR D12")
    assert refusal(match, "move D12 A14") == "SR-4.1"


@pytest.mark.clause("SR-4.1", "SR-7.4")
@WHERE_ONLY_UNCONNECTED_MAY
def test_a_station_of_a_line_that_closed_stays_too(options: Mapping[str, str]) -> None:
    match = position(
        lines={"GWR": "C12 D12 E13 F12", "LSWR": "G14"}, stations={"G14": 0}, options=options
    )
    play(match, "extend LSWR G13")
    assert refusal(match, "move G14 A14") == "SR-4.1"


# SR-4.2: where


@pytest.mark.clause("SR-4.2")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    "hex",
    ["D7", "F1", "B11", "F14", "C12", "D12", "E6", "A6"],
    ids=[
        "city",
        "railway town",
        "starting town that was left",
        "locomotive in its starting town",
        "track",
        "locomotive",
        "another's station",
        "own station",
    ],
)
def test_the_hex_must_be_empty(options: Mapping[str, str], hex: str) -> None:
    match = position(lines={"GWR": "C12 D12"}, stations={"E6": 1, "A6": 0}, options=options)
    assert refusal(match, f"station {hex}") == "SR-4.2"
    assert refusal(match, f"move A6 {hex}") == "SR-4.2"


@pytest.mark.clause("SR-4.2")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    "hex",
    ["D11", "E13", "D13", "C13", "F13", "G15", "E7", "F5", "A7", "B6"],
)
def test_not_next_to_a_locomotive_or_a_station(options: Mapping[str, str], hex: str) -> None:
    match = position(lines={"GWR": "C12 D12"}, stations={"E6": 1, "A6": 0}, options=options)
    assert hex in around(match, ["D12", "F14", "E6", "A6"])
    assert refusal(match, f"station {hex}") == "SR-4.2"


@pytest.mark.clause("SR-4.2")
@BOTH_EDITIONS
def test_next_to_towns_and_track_is_allowed(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12 D12 D13"}, options=options)
    assert around(match, ["C11"]) >= {"C10", "B11", "C12"}  # towns, and track
    assert may(match, "station C11")
    assert may(match, "station B12")  # next to the starting town that the locomotive has left
    assert may(match, "station G4")  # next to Sheffield and Nottingham


@pytest.mark.clause("SR-4.2")
@pytest.mark.parametrize(
    ("options", "lines", "stations"),
    [
        (E1999, {"GWR": "C12 D12 D13", "GER": "N7"}, {"D12": 0, "E6": 1, "H10": 2}),
        (E2018, {"GWR": "C12 D12 D13", "GER": "N7"}, {"D12": 0, "E6": 1, "H10": 2}),
        ({"board": "usa"}, {"PRR": "F24 E23 D22", "IC": "H4"}, {"E23": 0, "K5": 1, "N12": 2}),
    ],
    ids=["1999", "2018", "usa"],
)
@pytest.mark.parametrize("merge_at_start", ["yes", "no"])
def test_printed_example_stations_can_be_placed_exactly_where_nothing_hinders(
    options: Mapping[str, str],
    lines: Mapping[str, str],
    stations: Mapping[str, int],
    merge_at_start: str,
) -> None:
    """As the pictures in both books show it: crosses, or light hexes."""
    chosen = {**options, "merge_at_start": merge_at_start}
    match = position(lines=lines, stations=stations, options=chosen)
    locomotives = [it["locomotive"] for it in facts(match)["companies"].values()]
    track = [hex for way in lines.values() for hex in way.split()]
    towns = {each.id for each in match.board.file.hexes if each.terrain != "plain"}
    keeping_off = [*locomotives, *stations]
    everywhere = {each.id for each in match.board.file.hexes}
    free = everywhere - towns - {*track, *keeping_off} - around(match, keeping_off)
    assert targets(match, "station") == free
    assert 60 < len(free) < len(everywhere) - len(towns)


@pytest.mark.clause("SR-4.2")
@BOTH_EDITIONS
def test_where_a_locomotive_has_gone_on_there_is_room_again(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, options=options)
    assert refusal(match, "station B12") == "SR-4.2"
    play(match, "extend GWR D12")
    assert may(match, "station B12")
    assert refusal(match, "station D13") == "SR-4.2"


@pytest.mark.clause("SR-4.2", "SR-7.4")
@BOTH_EDITIONS
def test_where_a_locomotive_has_left_the_board_there_is_room_again(
    options: Mapping[str, str],
) -> None:
    match = position(lines={"GWR": "C12 D12 E13 F12 F11", "LSWR": "G14"}, options=options)
    assert refusal(match, "station H13") == "SR-4.2"
    play(match, "extend LSWR G13")
    assert may(match, "station H13")  # next to track only
    assert refusal(match, "station G13") == "SR-4.2"  # the tile where the locomotive stood


@pytest.mark.clause("SR-4.2")
@BOTH_EDITIONS
def test_a_station_that_is_moved_is_not_in_its_own_way(options: Mapping[str, str]) -> None:
    match = position(stations={"E6": 0}, options=options)
    beside = around(match, ["E6"])
    assert beside == {"E5", "F5", "F6", "E7", "D6", "D5"}
    assert targets(match, "move E6") >= beside
    for hex in sorted(beside):
        assert refusal(match, f"station {hex}") == "SR-4.2"  # a second one is
    play(match, "move E6 E7")
    assert facts(match)["stations"] == {"E7": 0}


@pytest.mark.clause("SR-4.2")
@BOTH_EDITIONS
def test_it_goes_to_another_hex(options: Mapping[str, str]) -> None:
    match = position(stations={"E6": 0}, options=options)
    assert refusal(match, "move E6 E6") == "SR-4.2"


@pytest.mark.clause("SR-4.2")
@WHERE_ANY_MAY_MOVE
def test_not_even_a_connected_one_stays(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12 D12"}, stations={"C12": 0}, options=options)
    assert refusal(match, "move C12 C12") == "SR-4.2"


@pytest.mark.clause("SR-4.2")
@BOTH_EDITIONS
@pytest.mark.parametrize("owner", [0, 1], ids=["own", "another's"])
def test_other_stations_and_locomotives_are_in_its_way(
    options: Mapping[str, str], owner: int
) -> None:
    match = position(stations={"E6": 0, "E8": owner, "F13": 0}, options=options)
    assert refusal(match, "move E6 E7") == "SR-4.2"  # next to both
    assert refusal(match, "move E6 D8") == "SR-4.2"  # next to the other
    assert refusal(match, "move F13 F14") == "SR-4.2"
    assert refusal(match, "move F13 G14") == "SR-4.2"  # next to Southampton's locomotive
    assert may(match, "move F13 G13")


@pytest.mark.clause("SR-4.2")
@BOTH_EDITIONS
def test_moving_a_station_makes_room_around_its_old_place(options: Mapping[str, str]) -> None:
    match = position(stations={"E6": 0}, options=options)
    play(match, "move E6 A14")
    for hex in ("E5", "E6", "E7", "D5", "F6"):
        assert may(match, f"station {hex}")
    assert refusal(match, "station A15") == "SR-4.2"


# SR-4.3: connected


@pytest.mark.clause("SR-4.3")
@BOTH_EDITIONS
@pytest.mark.parametrize("owner", [0, 1], ids=["own", "another's"])
def test_a_station_is_connected_when_a_locomotive_moves_on_its_hex(
    options: Mapping[str, str], owner: int
) -> None:
    match = position(lines={"GWR": "C12"}, stations={"D12": owner}, options=options)
    assert on_line(match, "GWR") == [0, 0, 0]
    events = play(match, "extend GWR D12")
    assert told(events, "station-connected") == [(owner, "GWR", "D12")]
    assert on_line(match, "GWR") == [int(owner == seat) for seat in range(3)]
    assert facts(match)["stations"] == {"D12": owner}


@pytest.mark.clause("SR-4.3")
@BOTH_EDITIONS
def test_coming_next_to_it_does_not_connect_it(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, stations={"D13": 0}, options=options)
    assert "station-connected" not in kinds(play(match, "extend GWR D12"))
    assert on_line(match, "GWR") == [0, 0, 0]


@pytest.mark.clause("SR-4.3")
@BOTH_EDITIONS
def test_the_veto_decides_which_station_is_connected(options: Mapping[str, str]) -> None:
    match = position(
        lines={"GWR": "C12"},
        stations={"D11": 2, "C13": 1},
        shares={"GWR": (0, 2, 0)},
        options=options,
    )
    play(match, "extend GWR D11", "bid 2 C13")
    assert on_line(match, "GWR") == [0, 1, 0]


@pytest.mark.clause("SR-4.3")
@BOTH_EDITIONS
def test_the_locomotive_that_moves_on_leaves_it_connected(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12 D12"}, stations={"D12": 0}, options=options)
    play(match, "extend GWR D13")
    assert on_line(match, "GWR") == [1, 0, 0]
    assert facts(match)["stations"] == {"D12": 0}  # on top of the tile
    assert "D12" in facts(match)["track"]


@pytest.mark.clause("SR-4.3")
@WHERE_ANY_MAY_MOVE
def test_a_connected_station_that_is_moved_leaves_the_line_and_the_tile_stays(
    options: Mapping[str, str],
) -> None:
    match = position(lines={"GWR": "C12 D12 D13"}, stations={"C12": 1, "D12": 0}, options=options)
    before = facts(match)
    assert on_line(match, "GWR") == [1, 1, 0]
    events = play(match, "move D12 E6")
    assert told(events, "station-left") == [(0, "GWR")]
    assert on_line(match, "GWR") == [0, 1, 0]
    after = facts(match)
    for same in ("track", "tiles"):
        assert after[same] == before[same]
    assert after["companies"]["GWR"]["line"] == before["companies"]["GWR"]["line"]
    assert refusal(match, "station D12") == "SR-4.2"  # the tile


@pytest.mark.clause("SR-4.3", "SR-7.4")
@WHERE_ANY_MAY_MOVE
def test_after_a_merger_it_leaves_the_line_that_survived(options: Mapping[str, str]) -> None:
    match = position(
        lines={"GWR": "C12 D12 E13 F12", "LSWR": "G14"}, stations={"G14": 0}, options=options
    )
    play(match, "extend LSWR G13")
    assert on_line(match, "GWR") == [1, 0, 0]
    assert told(play(match, "move G14 A14"), "station-left") == [(0, "GWR")]
    assert on_line(match, "GWR") == [0, 0, 0]


@pytest.mark.clause("SR-4.3")
@WHERE_ANY_MAY_MOVE
def test_it_can_be_connected_again_to_any_line(options: Mapping[str, str]) -> None:
    match = position(2, lines={"GWR": "C12"}, stations={"C12": 0}, options=options)
    play(match, "move C12 D14", "invest London steel")
    play(match, "extend LSWR E14", "invest London brewing")
    play(match, "extend LSWR D14", "pass")
    assert on_line(match, "GWR") == [0, 0]
    assert on_line(match, "LSWR") == [1, 0]


@pytest.mark.clause("SR-4.3")
@BOTH_EDITIONS
def test_a_station_that_was_not_connected_leaves_no_line(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, stations={"E6": 0}, options=options)
    assert "station-left" not in kinds(play(match, "move E6 A14"))


@pytest.mark.clause("SR-4.1", "SR-4.2")
@pytest.mark.parametrize(
    ("options", "lines", "stations"),
    [
        (E1999, {}, ["E6", "E8", "A6"]),
        (E1999, {"GWR": "C12 D12 D13"}, ["D12", "D14", "B13", "F12"]),
        (E2018, {"GWR": "C12 D12 D13", "NER": "I2 H2"}, ["D12", "H2", "H4", "I6"]),
        ({**E2018, "board": "usa"}, {"PRR": "F24 E23"}, ["E23", "D20", "E19", "A5"]),
    ],
)
def test_the_list_is_exactly_what_is_not_refused(
    options: Mapping[str, str], lines: Mapping[str, str], stations: Sequence[str]
) -> None:
    match = position(lines=lines, stations=dict.fromkeys(stations, 0), options=options)
    ids = [each.id for each in match.board.file.hexes]
    placed = [f"station {hex}" for hex in ids]
    moved = [f"move {station} {hex}" for station in ids for hex in ids]
    allowed = [action for action in placed + moved if match.why_not(action) is None]
    assert [each for each in offered(match) if each[:4] in ("stat", "move")] == allowed
