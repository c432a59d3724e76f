"""Board files of routes: read, written, and what is wrong in them said exactly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.bad_boards import problems, told
from trunkline.core.board import Toml, parse_board, provenance, read_tickets, toml
from trunkline.core.errors import BadBoard
from trunkline.core.route_board import RouteBoard
from trunkline.core.route_schema import RouteSchema
from trunkline.games import find_game

SMALL = RouteSchema(
    game="small",
    colours=("red", "blue"),
    lengths=range(1, 7),
    marks={"ferry": range(1, 7), "tunnel": range(4, 7)},
    values=range(1, 30),
    most_cities=4,
    most_tracks=6,
    most_pairs=4,
    most_at_city=4,
    most_tickets=4,
    check=lambda board: [],
)
SMALL_TEXT = """
format = 1
game = "small"
title = "A small board"

[provenance]
summary = "made up"
summary_hu = "kitalált"

[map]
size = [100, 80.5]
cities = [
  { id = "Aden", name = "Aden", at = [10, 20.5], modern = "Eden", lat = 12.8, lon = 45 },
  { id = "Port-Said", name = "Port Said", at = [50, 20] },
  { id = "Basra", name = "Basra", at = [90, 70] },
  { id = "Halt", name = "Halt", at = [5, 5], junction = true, note = "no name is printed" },
]
tracks = [
  { id = 1, a = "Aden", b = "Port-Said", length = 3, colour = "red" },
  { id = 2, a = "Aden", b = "Port Said", length = 3, colour = "gray", via = [[30, 30]] },
  { id = 3, a = "Port-Said", b = "Basra", length = 2, colour = "blue", ferry = 1 },
  { id = 4, a = "Basra", b = "Halt", length = 6, colour = "red", tunnel = 4, doubt = "or 5" },
]
waters = [ { name = "Red Sea", at = [60, 60] } ]
land = [ [0, 0, 100, 0, 100, 80.5], ]
ridges = [ [1.5, 2, 3, 4] ]

[tickets]
title = "Two tickets"
summary = "made up too"
deck = [
  { id = 1, a = "Aden", b = "Basra", points = 5 },
  { id = 2, a = "Port-Said", b = "Basra", points = 2, long = true },
]
"""


def test_a_good_board_is_read() -> None:
    board = parse_board(SMALL_TEXT, SMALL)
    assert list(map(list, board.pairs)) == [[0, 1], [2], [3]]
    assert list(board.lanes) == [(0, 2), (1, 2), (0, 1), (0, 1)]
    assert board.tracks[1].b == "Port-Said"  # a city may be called by its name
    assert list(board.land) == [((0, 0), (100, 0), (100, 80.5))]
    assert list(board.ridges) == [((1.5, 2), (3, 4))]
    assert list(board.waters) == [("Red Sea", (60, 60))]
    assert board.contents() == "4 cities, 4 tracks, 2 tickets"
    assert provenance(board, "hu") == "kitalált made up too"
    assert parse_board(board.text(), SMALL) == board


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("size = [100, 80.5]", "", "[map]: size must be [x, y], two numbers, not None"),
        ('id = "Basra"', 'id = "aden"', "city aden is listed twice"),
        ('id = "Port-Said"', 'id = "Port Said"', "a city needs an id, a word without spaces"),
        ("at = [90, 70]", "at = [90, 81]", "city Basra: [90.0, 81.0] is not on the map"),
        ("at = [90, 70]", "at = [90]", "city Basra: at must be [x, y], two numbers, not [90]"),
        ("lon = 45", 'lon = "45"', "city Aden: lon is a number of degrees, not '45'"),
        ("lon = 45", "long = 45", "city Aden: there is no 'long' here. Did you mean lon"),
        ("junction = true", 'junction = "yes"', "city Halt: junction is true or false, not 'yes'"),
        ("id = 4, a", "id = 3, a", "track 3 is listed twice: every id must be different"),
        ("id = 4, a", 'id = "IV", a', "track 'IV': id is a whole number from 1 to 999, not 'IV'"),
        ('b = "Halt"', 'b = "Hallt"', "b = 'Hallt' is no city of the board. Did you mean Halt?"),
        ('b = "Halt"', 'b = "Basra"', "track 4: both ends are Basra"),
        ('b = "Halt", ', "", "track 4: b is missing, a city"),
        ("length = 6", "length = 7", "track 4: length is a whole number from 1 to 6, not 7"),
        ("length = 6, ", "", "track 4: length is missing"),
        ('colour = "blue"', 'colour = "bleu"', "track 3: colour is red, blue or gray, not 'bleu'"),
        ("tunnel = 4", "tunnel = 3", "track 4: tunnel is a whole number from 4 to 6, not 3"),
        ("tunnel = 4", "mountain = 1", "track 4: there is no 'mountain' here"),
        ("ferry = 1", "ferry = 3", "track 3: no more locomotives on a ferry than spaces (2)"),
        ("via = [[30, 30]]", "via = [30]", "track 2: each point of via must be [x, y]"),
        ("id = 2, a", "id = 9, always_open = 1, a", "track 9: always_open is true or false, not 1"),
        (
            'id = 2, a = "Aden", b = "Port Said"',
            'id = 2, a = "Port-Said", b = "Aden"',
            "track 2: write its cities as track 1 does, a = 'Aden', b = 'Port-Said'",
        ),
        (
            'length = 3, colour = "gray"',
            'length = 2, colour = "gray"',
            "track 2: its length is 2, and that of track 1 between the same cities 3",
        ),
        (
            'a = "Basra", b = "Halt"',
            'a = "Aden", b = "Port-Said"',
            "tracks 1, 2, 4 join the same cities and must follow each other",
        ),
        (
            'a = "Port-Said", b = "Basra", length',
            'a = "Halt", b = "Basra", length',
            "from Aden these cities cannot be reached: Basra, Halt",
        ),
        ("at = [60, 60]", "at = 60", "water 'Red Sea': at must be [x, y]"),
        ("[0, 0, 100, 0, 100, 80.5]", "[0, 0, 100]", "[map] land: an outline is [x, y, x, y, …]"),
        ("[1.5, 2, 3, 4]", '[1.5, "2"]', "[map] ridges: an outline is [x, y, x, y, …]"),
        ("ridges = [ [1.5, 2, 3, 4] ]", "ridges = 1", "[map] ridges must be a list of outlines"),
        ("[tickets]", "[ticket]", "the table [tickets] is missing"),
        ('summary = "made up too"', "", "[tickets] must have a summary: where the tickets come"),
        ('title = "Two tickets"', "substitute = 1", "[tickets] substitute is true or false"),
        ("points = 5", "points = 0", "ticket 1: points is a whole number from 1 to 29, not 0"),
        ('a = "Aden", b = "Basra"', 'a = "Basra", b = "Basra"', "ticket 1: both ends are Basra"),
        ('a = "Aden", b = "Basra"', 'a = "Eden", b = "Basra"', "ticket 1: a = 'Eden' is no city"),
        ('b = "Basra", points', 'b = "Halt", points', "ticket 1: Halt is a junction; tickets go"),
        ('id = 2, a = "Port-Said"', 'id = 1, a = "Port-Said"', "ticket 1 is listed twice"),
        ("long = true", 'long = "yes"', "ticket 2: long is true or false, not 'yes'"),
        ("deck = [", "cards = [", "[tickets] deck has 0; 1 to 4 are possible"),
        ('"small"', '"large"', "game must be 'small', not 'large'"),
        ('title = "A small board"', "title = 1979-05-27", "holds a date or a time"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(old: str, new: str, problem: str) -> None:
    told(SMALL_TEXT, SMALL, old, new, problem)


def test_what_there_is_no_room_for() -> None:
    narrow = replace(SMALL, most_cities=3, most_tracks=3, most_tickets=1)
    assert problems(SMALL_TEXT, narrow) == [
        "[map] has 4 cities; 2 to 3 are possible",
        "[tickets] deck has 2; 1 to 1 are possible",
        "[map] has 4 tracks; 1 to 3 are possible",
    ]
    crowded = replace(SMALL, most_pairs=2, most_at_city=2)
    assert problems(SMALL_TEXT, crowded) == [
        "[map] joins 3 pairs of cities; 2 are possible",
        "city Port-Said has 3 tracks; 2 are possible",
    ]


# The games' own numbers


TEAM = find_game("ticket-to-ride-team-asia")
LEGENDARY = find_game("ticket-to-ride-legendary-asia")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("partners = 2", "partners = 1", "[rules]: partners is a whole number from 2 to 2, not 1"),
        ("trains = 27", "trains = 0", "[rules]: trains is a whole number from 1 to 60, not 0"),
        ("trains = 27", "trains = 27\nlast_turns_at = 3", "there is no 'last_turns_at' here"),
        ("regular = 5", "regular = 6", "[rules.start_tickets]: regular is a whole number from 0"),
        ("regular = 5", "regular = 2", "[rules.start_tickets]: keep is no more than the 2 seen"),
        ("long = 0", "long = 1", "[rules.start_tickets]: 6 are dealt; 5 can be"),
        ("leave = false", "", "[rules.start_tickets]: leave is true or false"),
        ("drawn = 4\nkeep = 1", "drawn = 1\nkeep = 2", "[rules.turn_tickets]: keep is no more"),
        ("6 = 3", "6 = 4", "[rules.open.triple]: 6 is a whole number from 1 to 3, not 4"),
        ("6 = 3", "", "[rules.open.triple]: 6 is missing"),
        ("[rules.open.triple]", "[rules.open.tripel]", "[rules.open.triple]: 4 is missing"),
        (", always_open = true", "", "always_open stands on all of them, or on none"),
        ("[rules]", "[rulez]\n[rules]", "there is no table [rulez] in this game"),
        ("tunnel = 4", "ferry = 1", "there is no 'ferry' here"),
        ("tunnel = 4", "tunnel = 7", "tunnel is a whole number from 4 to 6, not 7"),
        (
            "points = 4 }",
            "points = 4, long = true }",
            "deck has 1 long tickets, and none are dealt",
        ),
    ],
)
def test_the_game_checks_its_numbers(old: str, new: str, problem: str) -> None:
    told((TEAM.folder / "board.toml").read_text(encoding="utf-8"), TEAM.schema, old, new, problem)


# Ticket decks


def deck_file(tmp_path: Path, board: RouteBoard, count: int, **about: Toml) -> Path:
    """A deck of the board's first tickets, as somebody could have typed it."""
    lines = board.text().partition("deck = [\n")[2].partition("]\n")[0].splitlines()[:count]
    given = {"title": "Ours", "summary": "typed from the cards", **about}
    facts = [f"{key} = {toml(value)}" for key, value in given.items()]
    file = tmp_path / "tickets.toml"
    head = ["format = 1", f'game = "{board.game}"', "", "[tickets]", *facts, "deck = ["]
    file.write_text("\n".join([*head, *lines, "]"]) + "\n", encoding="utf-8")
    return file


def test_a_ticket_deck_takes_the_place_of_the_boards_own(tmp_path: Path) -> None:
    board = TEAM.board.file
    file = deck_file(tmp_path, board, 30)
    loaded_board = TEAM.load_board({}, tickets=file)
    assert loaded_board.file.tickets == board.tickets[:30]
    assert loaded_board.file.tracks == board.tracks
    assert (board.substitute, loaded_board.file.substitute) == (True, False)
    assert loaded_board.file.deck_title == "Ours"
    assert "substitute" not in provenance(loaded_board.file, "en")
    assert provenance(loaded_board.file, "en").endswith("typed from the cards")
    assert loaded_board.file.fingerprint != board.fingerprint
    assert loaded_board.structs[0].tickets == 30
    assert len(loaded_board.vocabulary["ticket"]) == 30
    assert parse_board(loaded_board.file.text(), TEAM.schema) == loaded_board.file


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('b = "Xian"', 'b = "Xiann"', "ticket 1: b = 'Xiann' is no city of the board. Did you"),
        ("id = 2,", "id = 1,", "ticket 1 is listed twice"),
        ("points = 4", "points = -4", "ticket 1: points is a whole number from 1 to 99, not -4"),
        ('b = "Xian"', 'b = "Junction-West"', "Junction-West is a junction; tickets go to cities"),
        ("team-asia", "legendary-asia", "game must be 'ticket-to-ride-team-asia'"),
        ("[tickets]", "[map]\n[tickets]", "'map' has no place in a file of tickets"),
        ("[tickets]", "", "the table [tickets] is missing"),
        ("points = 4 },", "points = 4, value = 4 },", "ticket 1: there is no 'value' here"),
    ],
)
def test_what_is_wrong_in_a_ticket_deck(tmp_path: Path, old: str, new: str, problem: str) -> None:
    file = deck_file(tmp_path, TEAM.board.file, 30)
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadBoard) as caught:
        read_tickets(file, TEAM.board.file, TEAM.schema)
    assert any(problem in each for each in caught.value.problems), caught.value.problems


def test_a_ticket_deck_must_be_enough_for_all(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="29 regular tickets, and 6 players are dealt 5 each: 30"):
        TEAM.load_board({}, tickets=deck_file(tmp_path, TEAM.board.file, 29))
    with pytest.raises(BadBoard, match="0 long tickets, and 5 players are dealt 1 each: 5 are"):
        LEGENDARY.load_board({}, tickets=deck_file(tmp_path, LEGENDARY.board.file, 30))


def test_a_game_without_tickets_has_no_ticket_deck(tmp_path: Path) -> None:
    file = deck_file(tmp_path, TEAM.board.file, 30)
    with pytest.raises(BadBoard, match="there are no tickets in chicago-express"):
        find_game("chicago-express").load_board({}, tickets=file)
    with pytest.raises(BadBoard, match="there is no such file"):
        TEAM.load_board({}, tickets=tmp_path / "nowhere.toml")


# Anything at all


numbers = st.integers(-5, 120) | st.floats(-5, 120)
points = st.lists(numbers, min_size=2, max_size=2)
ids = st.sampled_from(["Aden", "Basra", "Port-Said", "Kuwait"])
cities = st.fixed_dictionaries(
    {"id": ids, "at": points},
    optional={"name": st.text(max_size=8), "lat": numbers, "junction": st.booleans()},
)
tracks = st.fixed_dictionaries(
    {"id": st.integers(0, 5), "a": ids, "b": ids, "length": st.integers(0, 7)},
    optional={
        "colour": st.sampled_from(["red", "gray", "pink"]),
        "ferry": st.integers(0, 3),
        "via": st.lists(points, max_size=2),
        "doubt": st.text(max_size=5),
    },
)
tickets = st.fixed_dictionaries(
    {"id": st.integers(0, 5), "a": ids, "b": ids, "points": st.integers(0, 40)},
    optional={"long": st.booleans()},
)


@given(
    st.lists(cities, max_size=4),
    st.lists(tracks, max_size=4),
    st.lists(tickets, max_size=3),
    st.lists(st.lists(numbers, max_size=7), max_size=2),
)
def test_any_board_is_refused_or_prints_and_parses(
    cities: list[Toml], tracks: list[Toml], tickets: list[Toml], land: list[Toml]
) -> None:
    text = (
        'format = 1\ngame = "small"\n[provenance]\nsummary = ""\n[map]\nsize = [100, 100]\n'
        f"cities = {toml(cities)}\ntracks = {toml(tracks)}\nland = {toml(land)}\n"
        f'[tickets]\nsummary = ""\ndeck = {toml(tickets)}\n'
    )
    try:
        board = parse_board(text, SMALL)
    except BadBoard:
        return
    assert parse_board(board.text(), SMALL) == board
