"""Boards that others type: small ones are good, and what is wrong is told, all at once."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.bad_boards import problems, told
from trunkline.core.actions import Notation
from trunkline.core.board import Toml, parse_board, read_board
from trunkline.games.stephensons_rocket import GAME, board_file

SHORT = Path(__file__).parent.parent / "boards" / "stephensons-rocket-short.toml"
SHORT_TEXT = SHORT.read_text(encoding="utf-8")
BOARD = read_board(SHORT, board_file.SCHEMA)


def test_a_small_board_is_good() -> None:
    record = board_file.build(BOARD)[0]
    assert (record.hexes, record.companies, record.cities, record.towns) == (28, 3, 3, 8)
    assert board_file.towns(BOARD)[:3] == ("Burton", "Grantham", "Coventry")
    assert board_file.company_names(BOARD)[0] == "Midland Railway"
    assert record.goods == 3


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        # Counts
        (
            "cities = 3",
            "cities = 4",
            "[counts] has cities = 4; hexes with the terrain city: 3 (Ashby, Long",
        ),
        ("railway_towns = 2", "railway_towns = 3", "hexes with the terrain railway_town: 2 (Derby"),
        ("companies = 3", "companies = 4", "tables in [companies]: 3 (MR, G&N, LNWR)"),
        (
            "companies = 3",
            "companies = 4",
            "hexes with the terrain start: 3 (Burton, Coventry, Gra",
        ),
        ("companies = 3", "companies = 8", "[counts]: companies is a whole number from 2 to 7"),
        ("companies = 3", "", "[counts]: companies is missing"),
        ("spaces = 3", "spaces = 4", "goods, 3 times 4 spaces, make 12; cities, 3 times"),
        ("spaces = 3", "spaces = 4", "coal: [cities] has 3 of it, and [counts] has spaces = 4"),
        ("spaces = 3", "spaces = 3\nspace = 1", "[counts]: there is no 'space' here. Did you mean"),
        ("[counts]", "[count]", "there is no table [count] in this game. Did you mean counts?"),
        ("[counts]", "[count]", "the table [counts] is missing"),
        # Towns
        (', name = "Melton"', "", "hex E3: the name of a town is missing"),
        ('name = "Melton"', 'name = "ashby"', "hexes C3 and E3 are both called ashby"),
        ('name = "Melton"', 'name = "Melton, East"', "hex E3: the name of a town has no comma"),
        ('name = "Melton"', 'name = "Melton "', "has one space between words and none around"),
        ('terrain = "city", name = "Melton"', 'terrain = "plain", name = "Melton"', "hex E3 is pl"),
        ('terrain = "city"', 'terrain = "town"', "terrain 'town' is not plain, start, city or rai"),
        # Companies
        ('start = "A1"', 'start = "Z9"', "company MR: start 'Z9' is no hex of the board"),
        ('start = "A1"', 'start = "C3"', "company MR: its hex C3 must have the terrain start, not"),
        ('start = "A1"', 'start = "C3"', "hex A1 has the terrain start, and no company starts"),
        ('start = "A1"', 'start = "E0"', "companies MR and G&N both start in E0"),
        ('start = "A1"\n', "", "company MR: start None is no hex of the board"),
        ('colour = "red"', 'colour = "green"', "companies MR and G&N both have the colour green"),
        ('colour = "red"', 'colour = "teal"', "company MR: colour is black, blue, brown, green"),
        ('colour = "red"', 'color = "red"', "company MR: there is no 'color' here. Did you mean c"),
        ('name = "Midland Railway"', "name = 7", "company MR: name is its name in words, not 7"),
        ("[companies.MR]", '[companies."M R"]', "company 'M R': its id is a word without spaces"),
        ("[companies.MR]", '[companies."M,R"]', "company 'M,R': its id is a word without spaces"),
        ("[companies.MR]", "[companies.lnwr]", "companies lnwr and LNWR: their ids must differ"),
        ('[companies."G&N"]', '[companies]\n"G&N" = 3\n[goods.x]', "company G&N is a table: [comp"),
        # Goods and cities
        ('"dry goods"]\n', '"dry goods", 7]\n', "[goods] kinds is a list of 1 to 6 names"),
        ('kinds = ["steel"', 'kinds = ["Coal"', "[goods] kinds has coal 2 times"),
        ('kinds = ["steel"', 'kinds = ["st,eel"', "[goods]: the name of a good has no comma"),
        ('kinds = ["steel"', 'kinds = ["steele"', "city Ashby: 'steel' is not steele, coal or dry"),
        ('kinds = ["steel"', 'kinds = ["steele"', "Did you mean steele?"),
        ('["coal", "coal", "steel"]', '["coal", "steel"]', "city Ashby: a city has exactly 3"),
        ('["coal", "coal", "steel"]', '["coal", "coal", "steel", "coal"]', "has exactly 3 goods"),
        ('["coal", "coal", "steel"]', '"coal"', "city Ashby: a city has exactly 3 goods"),
        ('["coal", "coal", "steel"]', '["coal", "steel", "steel"]', "steel: [cities] has 4 of it"),
        ('Ashby = ["coal"', 'Ashbey = ["coal"', "[cities] has Ashbey, and no hex with the terra"),
        ('Ashby = ["coal"', 'Ashbey = ["coal"', "[cities] lacks Ashby: its 3 goods must stand"),
        (
            "[goods]\n",
            "[goods]\nkind = 1\n",
            "[goods]: there is no 'kind' here. Did you mean kinds",
        ),
        # Notation
        ('id = "A2"', 'id = "A,2"', "hex 'A,2': an id has no comma"),
        ('id = "A2"', 'id = "A 2"', "a hex needs an id, a word without spaces"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(old: str, new: str, problem: str) -> None:
    told(SHORT_TEXT, board_file.SCHEMA, old, new, problem)


def test_names_that_would_mean_two_things_are_refused() -> None:
    """'invest Long Eaton coal' is coal in Long Eaton; it may not be 'Eaton coal' in Long, too."""
    text = SHORT_TEXT.replace("Ashby", "Long").replace("dry goods", "Eaton coal")
    (problem,) = problems(text, board_file.SCHEMA)
    assert problem.startswith(
        "'invest long eaton coal' would be both Eaton coal in Long and coal in Long Eaton"
    )


def test_a_city_that_begins_like_another_is_allowed_where_it_is_clear() -> None:
    board = parse_board(SHORT_TEXT.replace("Ashby", "Long"), board_file.SCHEMA)
    notation = Notation(GAME.space, GAME.vocabulary(board))
    for number in notation.numbers():
        assert notation.parse(notation.text(number)).id == number


def test_everything_is_told_at_once() -> None:
    text = SHORT_TEXT.replace("railway_towns = 2", "railway_towns = 4")
    text = text.replace('start = "A1"', 'start = "A2"').replace('colour = "black"', 'colour = "x"')
    text = text.replace("Melton = ", "Meltham = ").replace('"coal", "coal",', '"coal", "cola",')
    found = problems(text, board_file.SCHEMA)
    for part in ("railway_towns = 4", "its hex A2", "colour is", "lacks Melton", "'cola' is not"):
        assert any(part in each for each in found), (part, found)


def test_nothing_is_said_twice_when_a_table_is_forgotten() -> None:
    head, _, _ = SHORT_TEXT.partition("[goods]")
    assert problems(head, board_file.SCHEMA) == [
        "the table [goods] is missing",
        "the table [cities] is missing",
    ]


@pytest.mark.parametrize("colour", ['["red"]', "{ red = 1 }", "7"])
def test_a_colour_that_is_no_word_is_told(colour: str) -> None:
    told(
        SHORT_TEXT, board_file.SCHEMA, 'colour = "red"', f"colour = {colour}", "MR: colour is black"
    )


# Parts of a board that nobody can reach


def with_hexes(*more: str) -> str:
    return SHORT_TEXT.replace(
        "\nhexes = [\n", "\nhexes = [\n" + "".join(f"  {{ {each} }},\n" for each in more)
    )


def test_an_island_is_told() -> None:
    text = with_hexes(
        'id = "X1", at = [20, 1], terrain = "plain"', 'id = "X2", at = [20, 2], terrain = "plain"'
    )
    (problem,) = problems(text, board_file.SCHEMA)
    assert problem == "these hexes hang together with no starting town: X1, X2"


def test_a_board_that_is_too_long_is_told() -> None:
    """A second Burton, 150 columns further east, where companies could start as well."""
    text = with_hexes(
        'id = "X1", at = [150, 1], terrain = "start", name = "Far Burton"',
        'id = "X2", at = [150, 2], terrain = "plain"',
    )
    assert (
        "columns run from 0 to 150 and rows from 0 to 4: that is 154 together, and 127 are possible"
        in problems(text, board_file.SCHEMA)
    )


def test_a_locomotive_that_cannot_leave_is_told() -> None:
    """Burton keeps one neighbour, and that is a town."""
    lines = [
        line
        for line in SHORT_TEXT.splitlines()
        if not any(f'id = "{id}"' in line for id in ("A0", "A2", "B0", "B1"))
    ]
    text = "\n".join(lines).replace("railway_towns = 2", "railway_towns = 3")
    town = '  { id = "A2", at = [0, 2], terrain = "railway_town", name = "Repton" },'
    text = text.replace("hexes = [", f"hexes = [\n{town}", 1)
    (problem,) = problems(text, board_file.SCHEMA)
    assert problem == "hex A1: Burton has no plain hex beside it; no locomotive can leave"


def test_a_town_that_no_locomotive_can_come_next_to_is_told() -> None:
    """G1 hangs on the board by Saxby, a town, through which no locomotive goes."""
    text = with_hexes(
        'id = "G1", at = [6, 1], terrain = "plain"',
        'id = "H1", at = [7, 1], terrain = "railway_town", name = "Oakham"',
    )
    text = text.replace("railway_towns = 2", "railway_towns = 3")
    text = text.replace('  { id = "F0", at = [5, 0], terrain = "plain" },\n', "")
    (problem,) = problems(text, board_file.SCHEMA)
    assert problem == "hex H1: no locomotive can come next to Oakham"


def test_half_a_hex_too_far_in_a_pointy_layout_is_told() -> None:
    """A flat board turned by a corner, with its columns doubled; two hexes are between places."""

    def turned(found: re.Match[str]) -> str:
        row, column = int(found[1]), int(found[2])
        return f"at = [{2 * column + row % 2}, {row}]"

    text = re.sub(r"at = \[(\d), (\d)\]", turned, SHORT_TEXT).replace('"flat"', '"pointy"')
    assert len(parse_board(text, board_file.SCHEMA).hexes) == 28
    text = text.replace("at = [8, 4]", "at = [9, 4]").replace("at = [9, 3]", "at = [10, 3]")
    text = text.replace("at = [6, 4]", "at = [7, 4]")
    (problem,) = problems(text, board_file.SCHEMA)
    assert problem.endswith(
        "column + row is even for all hexes, or odd for all; it is not for D4, E3, E4"
    )


words = st.sampled_from(["Ashby", "coal", "A1", "red", "E0", "", "x y", "a,b"])
keys = words | st.sampled_from(["companies", "spaces", "kinds", "MR", "start", "colour", "name"])
values: st.SearchStrategy[Toml] = st.recursive(
    st.integers(-1, 9) | words | st.booleans(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=8,
)
tables = st.fixed_dictionaries(
    {}, optional={table: st.dictionaries(keys, values) for table in (*board_file.TABLES, "other")}
)


@given(tables)
def test_whatever_stands_in_the_tables_is_refused_or_built(tables: dict[str, Toml]) -> None:
    """A checker that breaks tells nobody what is wrong."""
    changed = replace(BOARD, tables={**BOARD.tables, **tables})
    if not board_file.check(changed):
        assert board_file.build(changed)[0].towns == 8
