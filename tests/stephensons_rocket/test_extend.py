"""SR-5.1 to SR-5.4: extend a line; which hexes its locomotive may go to."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.stephensons_rocket.positions import (
    BOTH_EDITIONS,
    E1999,
    E2018,
    line,
    opening,
    position,
)
from tests.support.playing import decision, facts, kinds, may, offered, play, refusal, told
from trunkline import Match

CRAMPED = str(Path(__file__).parent.parent / "boards" / "stephensons-rocket-cramped.toml")
USA = {"board": "usa"}
FLAT = ("north", "north-east", "south-east", "south", "south-west", "north-west")
POINTY = ("north-east", "east", "south-east", "south-west", "west", "north-west")
NOT_AT_START = {"merge_at_start": "no"}
BOTH_WAYS_TO_MERGE = pytest.mark.parametrize("merge_at_start", ["yes", "no"])

# From Bristol past Swindon, and along the south coast; both end near Southampton.
WEST, EAST = "C12 D12 E13", "N13 M14 L13 K13 J13 I14 H13 G13"


def ways(match: Match, company: str) -> set[str]:
    """The hexes that the locomotive may go to."""
    words = f"extend {company} "
    return {each.removeprefix(words) for each in offered(match) if each.startswith(words)}


def at(match: Match, company: str) -> str | None:
    where: str | None = facts(match)["companies"][company]["locomotive"]
    return where


# SR-5.1: one hex further


@pytest.mark.clause("SR-5.1")
@BOTH_EDITIONS
def test_from_its_starting_town_a_locomotive_goes_to_any_of_the_six(
    options: Mapping[str, str],
) -> None:
    match = opening(options=options)
    assert ways(match, "LSWR") == {"F13", "G14", "G15", "F15", "E15", "E14"}


@pytest.mark.clause("SR-5.1")
def test_on_the_turned_hexes_of_the_usa_as_well() -> None:
    assert ways(opening(options=USA), "IC") == {"G3", "H4", "I3", "I1", "H0", "G1"}


@pytest.mark.clause("SR-5.1")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("company", "way", "heading", "ahead"),
    [
        ("LSWR", "F13", "north", {"E13", "F12", "G13"}),
        ("LSWR", "G14", "north-east", {"G13", "H13", "H14"}),
        ("GWR", "C12", "south-east", {"D11", "D12", "C13"}),
        ("NER", "J2", "south", {"K3", "J3", "I3"}),
        ("NER", "I2", "south-west", {"I3", "H2", "H1"}),
        ("LSWR", "E14", "north-west", {"D14", "D13", "E13"}),
    ],
)
def test_later_only_the_three_hexes_ahead(
    options: Mapping[str, str], company: str, way: str, heading: str, ahead: set[str]
) -> None:
    match = opening(2, options=options)
    play(match, f"extend {company} {way}", "invest London steel")
    assert facts(match)["companies"][company]["heading"] == FLAT.index(heading)
    assert ways(match, company) == ahead


@pytest.mark.clause("SR-5.1")
@pytest.mark.parametrize(
    ("company", "way", "heading", "ahead"),
    [
        ("IC", "G3", "north-east", {"F2", "F4", "G5"}),
        ("IC", "H4", "east", {"G5", "H6", "I5"}),
        ("IC", "I3", "south-east", {"I5", "J4", "J2"}),
        ("MC", "F4", "south-west", {"G5", "G3", "F2"}),
        ("B&A", "D30", "west", {"E29", "D28", "C29"}),
        ("B&A", "C31", "north-west", {"C29", "B30", "B32"}),
    ],
)
def test_later_only_the_three_hexes_ahead_in_the_usa(
    company: str, way: str, heading: str, ahead: set[str]
) -> None:
    match = opening(2, options=USA)
    play(match, f"extend {company} {way}", "invest New York cotton")
    assert facts(match)["companies"][company]["heading"] == POINTY.index(heading)
    assert ways(match, company) == ahead


@pytest.mark.clause("SR-5.1")
@pytest.mark.parametrize(
    ("to", "heading", "ahead"),
    [
        ("D12", "south-east", {"E13", "D13"}),  # straight on; Swindon is the third
        ("D11", "north-east", {"D10", "E11"}),  # 60 degrees to the left
        ("C13", "south", {"D13", "C14", "B13"}),  # 60 degrees to the right
    ],
)
def test_it_then_faces_away_from_the_hex_that_it_left(
    to: str, heading: str, ahead: set[str]
) -> None:
    match = position(2, lines={"GWR": "C12"})
    play(match, f"extend GWR {to}", "invest London steel")
    assert facts(match)["companies"]["GWR"]["heading"] == FLAT.index(heading)
    assert ways(match, "GWR") == ahead


@pytest.mark.clause("SR-5.1")
@pytest.mark.parametrize("hex", ["C12", "C11", "B12", "D13", "E13", "N5"])
def test_neither_back_nor_sideways_nor_further_than_one_hex(hex: str) -> None:
    assert refusal(position(lines={"GWR": "C12"}), f"extend GWR {hex}") == "SR-5.1"


@pytest.mark.clause("SR-5.1")
@pytest.mark.parametrize("hex", ["F12", "H13", "A1"])
def test_from_its_starting_town_too_only_to_a_neighbouring_hex(hex: str) -> None:
    assert refusal(opening(), f"extend LSWR {hex}") == "SR-5.1"


@pytest.mark.clause("SR-5.1")
@BOTH_EDITIONS
def test_any_locomotive_whoever_holds_its_shares(options: Mapping[str, str]) -> None:
    match = position(turn_of=2, shares={"GWR": (5, 4, 0)}, options=options)
    companies = facts(match)["companies"]
    assert {each.split()[1] for each in offered(match) if each[:6] == "extend"} == set(companies)
    play(match, "extend GWR C12")
    assert decision(match) == "veto"


@pytest.mark.clause("SR-5.1")
def test_at_the_edge_of_the_board_there_is_no_way_on() -> None:
    match = position(lines={"LSWR": "F15"})  # it faces the sea
    assert ways(match, "LSWR") == set()
    match = position(lines={"LSWR": "G15"})
    assert ways(match, "LSWR") == {"H14"}


# SR-5.2: where not


@pytest.mark.clause("SR-5.2")
@BOTH_EDITIONS
@BOTH_WAYS_TO_MERGE
@pytest.mark.parametrize(
    ("lines", "action"),
    [
        ({"LSWR": "G14 H13"}, "extend LSWR I13"),
        ({"GWR": "C11"}, "extend GWR C10"),
        ({"GWR": "C12 D12 E13 E14", "LSWR": "G14"}, "extend GWR F14"),
        ({"GWR": "C12 D12 D13 C14 B13 B12"}, "extend GWR B11"),
    ],
    ids=["city", "railway town", "another's starting town", "its own starting town"],
)
def test_not_on_a_town(
    options: Mapping[str, str], merge_at_start: str, lines: Mapping[str, str], action: str
) -> None:
    chosen = {**options, "merge_at_start": merge_at_start}
    assert refusal(position(lines=lines, options=chosen), action) == "SR-5.2"


@pytest.mark.clause("SR-5.2")
@BOTH_EDITIONS
def test_not_on_its_own_track(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12 D12 D13 C14 B13 B12"}, options=options)
    assert refusal(match, "extend GWR C12") == "SR-5.2"


@pytest.mark.clause("SR-5.2")
@BOTH_EDITIONS
def test_not_on_the_track_or_the_locomotive_of_another(options: Mapping[str, str]) -> None:
    """Where starting towns do not merge, a line can come past one."""
    match = position(lines={"GWR": f"{WEST} E14 E15"}, options={**options, **NOT_AT_START})
    assert refusal(match, "extend LSWR E14") == "SR-5.2"
    assert refusal(match, "extend LSWR E15") == "SR-5.2"
    assert may(match, "extend LSWR G15")


@pytest.mark.clause("SR-5.2")
@BOTH_EDITIONS
@pytest.mark.parametrize("owner", [0, 1], ids=["own", "another's"])
def test_a_station_does_not_hinder(options: Mapping[str, str], owner: int) -> None:
    match = position(lines={"GWR": "C12"}, stations={"C13": owner}, options=options)
    play(match, "extend GWR C13")
    assert at(match, "GWR") == "C13"
    assert facts(match)["stations"] == {"C13": owner}


# SR-5.3: next to two lines


@pytest.mark.clause("SR-5.3")
@BOTH_EDITIONS
@BOTH_WAYS_TO_MERGE
def test_not_next_to_two_other_lines(options: Mapping[str, str], merge_at_start: str) -> None:
    chosen = {**options, "merge_at_start": merge_at_start}
    match = position(lines={"GWR": WEST, "SER": EAST}, options=chosen)
    assert refusal(match, "extend LSWR F13") == "SR-5.3"


@pytest.mark.clause("SR-5.3")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    "lines",
    [
        {"GWR": f"{WEST} E14 E15 D15", "SER": EAST},
        {"GWR": f"{WEST} E14 E15 D15", "SER": f"{EAST.removesuffix(' G13')} G14 G15"},
    ],
    ids=["track and a locomotive", "track and track"],
)
def test_track_is_as_much_a_line_as_the_locomotive(
    options: Mapping[str, str], lines: Mapping[str, str]
) -> None:
    match = position(lines=lines, options={**options, **NOT_AT_START})
    assert refusal(match, "extend LSWR F13") == "SR-5.3"


@pytest.mark.clause("SR-5.3")
@BOTH_EDITIONS
def test_next_to_one_other_line_it_may(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": WEST, "SER": EAST}, options=options)
    assert ways(match, "LSWR") == {"G14", "G15", "F15", "E15", "E14"}
    play(match, "extend LSWR E14")
    assert facts(match)["companies"]["LSWR"]["closed"]


@pytest.mark.clause("SR-5.3")
@BOTH_EDITIONS
def test_two_hexes_of_the_same_line_are_one_line(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": WEST, "SER": EAST}, options=options)
    play(match, "extend LSWR G14")  # next to the SER's track at H13 and its locomotive at G13
    assert line(match, "SER") >= {"G13", "G14", "H13"}


@pytest.mark.clause("SR-5.3", "SR-7.4")
@BOTH_EDITIONS
def test_lines_that_have_merged_are_one_line(options: Mapping[str, str]) -> None:
    """The SER has joined the GWR: between their tracks is one line only."""
    match = position(
        2, lines={"GWR": f"{WEST} F12 F11", "SER": EAST.removesuffix(" G13")}, options=options
    )
    play(match, "extend SER G13", "invest London steel")
    assert facts(match)["companies"]["SER"]["closed"]
    assert may(match, "extend LSWR F13")


@pytest.mark.clause("SR-5.3")
@BOTH_EDITIONS
def test_its_own_line_does_not_count(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": f"{WEST} F12", "LSWR": "G14"}, options=options)
    assert may(match, "extend LSWR G13")  # next to the GWR, and to the hex that it leaves


@pytest.mark.clause("SR-5.3", "SR-5.4")
@BOTH_EDITIONS
def test_a_starting_town_that_was_left_is_no_part_of_the_line(
    options: Mapping[str, str],
) -> None:
    match = position(lines={"GWR": WEST, "LSWR": "G15 H14"}, options=options)
    events = play(match, "extend GWR F13")  # next to Southampton
    assert "merged" not in kinds(events)
    assert line(match, "LSWR") == {"G15", "H14"}


# SR-5.4: a locomotive in its starting town


@pytest.mark.clause("SR-5.4")
@BOTH_EDITIONS
def test_merge_at_start_is_played_unless_chosen_otherwise(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    assert match.options["merge_at_start"] == facts(match)["merge_at_start"] == "yes"
    for chosen in ("yes", "no"):
        match = opening(options={**options, "merge_at_start": chosen})
        assert facts(match)["merge_at_start"] == chosen


@pytest.mark.clause("SR-5.4")
@BOTH_EDITIONS
@BOTH_WAYS_TO_MERGE
def test_a_starting_town_is_connected_to_its_line_from_the_beginning(
    options: Mapping[str, str], merge_at_start: str
) -> None:
    match = opening(options={**options, "merge_at_start": merge_at_start})
    towns = {name: it["towns"] for name, it in facts(match)["companies"].items()}
    assert towns["GWR"] == ["Bristol"]
    assert all(len(each) == 1 for each in towns.values())
    play(match, "extend GWR C12")
    assert facts(match)["companies"]["GWR"]["towns"] == ["Bristol"]


@pytest.mark.clause("SR-5.4")
@BOTH_EDITIONS
def test_a_locomotive_in_its_starting_town_is_a_line_of_one_hex(
    options: Mapping[str, str],
) -> None:
    match = opening(options=options)
    assert line(match, "LSWR") == {"F14"}
    play(match, "extend LSWR F13")
    assert line(match, "LSWR") == {"F13"}


@pytest.mark.clause("SR-5.4")
@BOTH_EDITIONS
@pytest.mark.parametrize("chosen", [{}, {"merge_at_start": "yes"}], ids=["default", "chosen"])
def test_moving_next_to_it_is_a_merger(
    options: Mapping[str, str], chosen: Mapping[str, str]
) -> None:
    match = position(lines={"GWR": WEST}, options={**options, **chosen})
    events = play(match, "extend GWR E14")
    assert [(closed, survivor) for closed, survivor, *_ in told(events, "merged")] == [
        ("GWR", "LSWR")
    ]
    assert facts(match)["companies"]["GWR"]["closed"]
    assert (at(match, "GWR"), at(match, "LSWR")) == (None, "F14")
    assert line(match, "LSWR") == {"C12", "D12", "E13", "E14", "F14"}


@pytest.mark.clause("SR-5.4")
@BOTH_EDITIONS
def test_the_line_that_survived_there_leaves_its_town_in_any_direction(
    options: Mapping[str, str],
) -> None:
    match = position(2, lines={"GWR": WEST}, options=options)
    play(match, "extend GWR E14", "invest London steel")
    assert ways(match, "LSWR") == {"F13", "G14", "G15", "F15", "E15"}
    play(match, "extend LSWR G14")
    assert line(match, "LSWR") == {"C12", "D12", "E13", "E14", "G14"}


@pytest.mark.clause("SR-5.4")
@BOTH_EDITIONS
def test_with_no_such_a_locomotive_is_no_line(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": WEST}, options={**options, **NOT_AT_START})
    assert line(match, "LSWR") == set()
    events = play(match, "extend GWR E14")
    assert "merged" not in kinds(events)
    companies = facts(match)["companies"]
    assert not companies["GWR"]["closed"]
    assert companies["GWR"]["towns"] == ["Bristol", "Southampton", "Swindon"]


@pytest.mark.clause("SR-5.4", "SR-7.3")
@BOTH_EDITIONS
def test_with_no_it_is_a_line_as_soon_as_it_leaves(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": f"{WEST} E14"}, options={**options, **NOT_AT_START})
    away = match.copy()
    play(away, "extend LSWR G14")
    assert line(away, "LSWR") == {"G14"}
    events = play(match, "extend LSWR F13")  # next to the GWR's track
    assert [(closed, survivor) for closed, survivor, *_ in told(events, "merged")] == [
        ("LSWR", "GWR")
    ]


@pytest.mark.clause("SR-5.3", "SR-5.4")
@BOTH_EDITIONS
def test_a_locomotive_in_its_starting_town_is_one_of_two_lines(
    options: Mapping[str, str],
) -> None:
    lines = {"GWR": WEST, "SER": EAST}
    match = position(lines=lines, options=options)
    assert refusal(match, "extend GWR F13") == "SR-5.3"  # next to the SER and Southampton
    match = position(lines=lines, options={**options, **NOT_AT_START})
    events = play(match, "extend GWR F13")
    assert [(closed, survivor) for closed, survivor, *_ in told(events, "merged")] == [
        ("GWR", "SER")
    ]


@pytest.mark.clause("SR-5.3", "SR-5.4")
@BOTH_EDITIONS
def test_three_locomotives_around_one_hex(options: Mapping[str, str]) -> None:
    match = opening(2, options=options, board=CRAMPED)
    for company in ("WR", "NR", "ER"):
        assert refusal(match, f"extend {company} B1") == "SR-5.3"
    match = opening(2, options={**options, **NOT_AT_START}, board=CRAMPED)
    for company in ("WR", "NR", "ER"):
        assert may(match, f"extend {company} B1")


@pytest.mark.clause("SR-5.1", "SR-5.2", "SR-5.3")
@pytest.mark.parametrize(
    ("options", "lines"),
    [
        (E1999, {}),
        (E2018, {"GWR": WEST, "SER": EAST}),
        ({**E2018, **NOT_AT_START}, {"GWR": f"{WEST} E14 E15", "SER": EAST}),
        (USA, {"PRR": "F24 E23 D22", "IC": "H4 H6", "C&O": "I21"}),
    ],
)
def test_the_list_is_exactly_what_is_not_refused(
    options: Mapping[str, str], lines: Mapping[str, str]
) -> None:
    match = position(lines=lines, options=options)
    ids = [each.id for each in match.board.file.hexes]
    every = [f"extend {company} {hex}" for company in facts(match)["companies"] for hex in ids]
    allowed = [action for action in every if match.why_not(action) is None]
    assert [each for each in offered(match) if each.startswith("extend")] == allowed
