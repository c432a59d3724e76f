from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import trunkline
from tests.support.bad_boards import problems, told
from trunkline.core.board import Toml, game_of_board, parse_board, read_board, toml
from trunkline.core.errors import BadBoard
from trunkline.core.hex_board import HexBoard, HexSchema
from trunkline.games import find_game

GAME = find_game("chicago-express")
PRINTED = (GAME.folder / "board.toml").read_text(encoding="utf-8")

SMALL = HexSchema(
    game="small",
    most_hexes=6,
    facts={"cost": range(1, 5)},
    terrains={"plain": ("cost",), "lake": ()},
    check=lambda board: [],
)

SMALL_TEXT = """
format = 1
game = "small"
title = "A small board"

[provenance]
summary = "made up"

[map]
layout = "flat"
hexes = [
  { id = "A1", at = [0, 1], terrain = "plain", cost = 1, neighbours = ["A2", "B1"] },
  { id = "A2", at = [0, 2], terrain = "plain", cost = 2 },
  { id = "B1", at = [1, 1], terrain = "lake", name = "Erie" },
]
"""


def test_a_number_of_a_terrain_has_a_range() -> None:
    message = "terrain siding has the number 'wagons', but facts do not say its range"
    with pytest.raises(ValueError, match=message):
        HexSchema("small", 6, {"cost": range(1, 5)}, {"siding": ("wagons",)}, lambda board: [])


def test_a_good_board_is_read() -> None:
    board = parse_board(SMALL_TEXT, SMALL)
    assert [each.id for each in board.hexes] == ["A1", "A2", "B1"]
    assert board.place_names == {"B1": "Erie"}
    assert parse_board(board.text(), SMALL) == board


@pytest.mark.parametrize(
    ("what", "word", "said"),
    [
        ("hex", "B1", "озеро Эри (B1)"),
        ("hex", "A1", "A1"),
        ("city", "Lake Erie", "озеро Эри"),
        ("town", "Lake Erie", "озеро Эри"),
        ("town", "B1", None),
        ("company", "Lake Erie", None),
    ],
)
def test_what_has_a_name_on_the_board_is_called_so(what: str, word: str, said: str | None) -> None:
    board = parse_board(SMALL_TEXT.replace("Erie", "Lake Erie"), SMALL)
    assert board.spoken(what, word, GAME.texts("ru")) == said


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "A2"', 'id = "a1"', "hex a1 is listed twice"),
        ('id = "A2"', 'id = "A,2"', "hex 'A,2': an id has no comma, which separates actions"),
        ('"flat"', '"pointy"', "even for all hexes, or odd for all; it is not for A1"),
        ("at = [0, 2]", "at = [0, 1]", "hexes A1 and A2 stand in one place"),
        ("cost = 2", "cost = 7", "hex A2: cost is a whole number from 1 to 4, not 7"),
        ("cost = 2", "cost = -1", "hex A2: cost is a whole number from 1 to 4, not -1"),
        ("cost = 2", "cost = 1.5", "hex A2: cost is a whole number from 1 to 4, not 1.5"),
        ("cost = 2", "cost = true", "hex A2: cost is a whole number from 1 to 4, not True"),
        (", cost = 2", "", "hex A2: cost is missing"),
        ("cost = 2", "cost = 2, price = 3", "hex A2: plain hexes have no 'price'"),
        ('"lake"', '"laek"', "hex B1: terrain 'laek' is not plain or lake. Did you mean lake?"),
        ('["A2", "B1"]', '["A2"]', "hex A1: neighbour B1 is missing in its list"),
        ('["A2", "B1"]', '["A2", "B1", "C7"]', "hex A1: neighbour C7 is not on the board"),
        ("at = [0, 2]", "at = [0, 9]", "hex A2 at [0, 9] has no neighbour on the board"),
        ("at = [0, 2]", 'at = "there"', "hex A2: at must be [column, row]"),
        ('"flat"', '"round"', "[map] layout must be flat or pointy, not 'round'"),
        ('"small"', '"large"', "game must be 'small', not 'large'"),
        ("format = 1", "format = 9", "format must be 1, not 9"),
        ('summary = "made up"', "", "[provenance] must have a summary"),
        ('title = "A small board"', "title = 1979-05-27", "holds a date or a time"),
        ("[map]", "[maps]", "the table [map] is missing"),
    ],
)
def test_what_is_wrong_is_said_with_the_hex(old: str, new: str, problem: str) -> None:
    told(SMALL_TEXT, SMALL, old, new, problem)


def test_all_problems_are_told_at_once() -> None:
    text = SMALL_TEXT.replace("cost = 1", "cost = 99").replace("cost = 2", "cost = 98")
    assert len(problems(text, SMALL)) == 2


def test_a_broken_toml_file_is_told_the_line() -> None:
    assert "line 2" in problems("format = 1\ngame = \n", SMALL)[0]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('start = "R5"', 'start = "Z5"', "company PRR: start 'Z5' is no hex of the board"),
        ('start = "R5"', 'start = "R6"', "company PRR: hex R6 must have the terrain start"),
        ('start = "D3"', 'start = "D4"', "company Wabash: hex D4 must have the terrain city"),
        ("shares = 3", "shares = 0", "company PRR: shares is a number from 1 to 99, not 0"),
        ("[companies.NYC]", "[companies.NYCC]", "[companies] lacks NYC"),
        ('hex = "E0"', 'hex = "E1"', "industry Detroit: hex 'E1' is no industrial hex"),
        ("[4, 6, 8]", "[4, 3, 8]", "industry Pittsburgh: boxes are 2 to 8 rising numbers"),
        ("6, 7, 8]", "6, 7]", "industry Detroit: the last box is 8"),
        ("[4, 6, 8]", "[4, 6, 99]", "a player could hold 9021 dollars; 6000 are possible"),
        ("auction = 3", "auction = 0", "dial auction: the steps to red are a number from 1 to 20"),
        (
            'terrain = "chicago", cost = 3, income = 7',
            'terrain = "plain", cost = 3',
            "one hex must",
        ),
    ],
)
def test_the_game_checks_its_own_tables(old: str, new: str, problem: str) -> None:
    told(PRINTED, GAME.schema, old, new, problem)


def test_the_game_of_a_file_is_found(tmp_path: Path) -> None:
    assert game_of_board(GAME.folder / "board.toml") == "chicago-express"
    nameless = tmp_path / "nameless.toml"
    nameless.write_text("format = 1\n")
    with pytest.raises(BadBoard, match="must name its game"):
        game_of_board(nameless)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBoard, match="not a text file in UTF-8"):
        read_board(path, SMALL)


def test_a_match_can_be_played_on_another_board(tmp_path: Path) -> None:
    """An owner of the printed game mends an odd hex, and plays on that."""
    mended = tmp_path / "mended.toml"
    mended.write_text(re.sub(r'(id = "J2".*?cost = )1', r"\g<1>2", PRINTED), encoding="utf-8")
    match = trunkline.new("chicago-express", players=3, seed=1, board=mended)
    match.play("pass")
    match.save(tmp_path / "record.txt")
    assert trunkline.load(tmp_path / "record.txt", board=mended).actions == match.actions
    with pytest.raises(trunkline.BadRecord, match="give the board file that it was played on"):
        trunkline.load(tmp_path / "record.txt")


places = st.tuples(st.integers(-2, 3), st.integers(-2, 3)).map(list)
words = st.text(max_size=8)
entries = st.fixed_dictionaries(
    {"id": st.sampled_from(["A1", "A2", "B1", "B2"]), "at": places},
    optional={
        "terrain": st.sampled_from(["plain", "lake", "hill"]),
        "cost": st.integers(-1, 6),
        "neighbours": st.lists(st.sampled_from(["A1", "A2", "Z9"]), max_size=3),
        "name": words,
        "odd": words,
        "confidence": st.floats(-1, 2) | st.integers(0, 1),
    },
)


@given(st.lists(entries, max_size=5), words, st.lists(st.tuples(words, st.lists(places))))
def test_any_board_is_refused_or_prints_and_parses(
    hexes: list[dict[str, Toml]], title: str, waters: list[tuple[str, list[Toml]]]
) -> None:
    board = HexBoard(
        game="small", title=title, provenance={"summary": title}, layout="flat", hexes=()
    )
    text = board.text()
    lines = ", ".join(toml(each) for each in hexes)
    water = ", ".join(toml({"name": name, "at": at}) for name, at in waters)
    text = text.replace("hexes = [\n]", f"hexes = [{lines}]")
    text = text.replace("waters = [\n]", f"waters = [{water}]")
    try:
        board = parse_board(text, SMALL)
    except BadBoard:
        return
    assert parse_board(board.text(), SMALL) == board


@given(st.text(max_size=200))
def test_any_text_is_refused_or_a_board(text: str) -> None:
    with pytest.raises(BadBoard):
        parse_board(text, SMALL)
