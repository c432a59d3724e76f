"""Follow docs/enter-a-rocket-board.md: write its board, check it, draw it, play on it."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import trunkline
from tests.support.bad_boards import problems
from tests.support.command_line import run
from trunkline.core.board import parse_board
from trunkline.games.stephensons_rocket import GAME, board_file
from trunkline.games.stephensons_rocket.state import CITIES, COMPANIES, HEXES, RAILWAY_TOWNS
from trunkline.lab.simulate import simulate

PAGE = (Path(__file__).parent.parent.parent / "docs" / "enter-a-rocket-board.md").read_text(
    encoding="utf-8"
)
FILE = "my-board.toml"
BOARD = "\n".join(re.findall(r"^```toml\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))
COMMANDS = [shlex.split(each) for each in re.findall(r"^ {4}trunkline (.+)$", PAGE, re.MULTILINE)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the reader of the page has put the parts of the board into one file."""
    (tmp_path / FILE).write_text(BOARD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def shown(first: str) -> list[str]:
    """The lines that the checker prints, as the page shows them after a sentence."""
    _, _, after = PAGE.partition(f"{first}\n\n")
    block, _, _ = after.partition("\n\n")
    lines = re.findall(rf"^ {{4}}{FILE}: (.+)$", block, re.MULTILINE)
    assert lines, first
    return lines


def test_the_parts_make_a_board() -> None:
    board = parse_board(BOARD, board_file.SCHEMA)
    assert board_file.towns(board) == ("Dover", "Faversham", "Canterbury", "Maidstone", "Ashford")
    assert board_file.companies(board) == ("SER", "LC&D")
    record = board_file.build(board)[0]
    assert (record.hexes, record.companies, record.cities, record.goods) == (18, 2, 2, 2)


def test_the_checker_says_what_the_page_says() -> None:
    without_row = re.sub(r"^Canterbury = .*\n", "", BOARD, flags=re.MULTILINE)
    assert problems(without_row, board_file.SCHEMA) == shown("If you forget the row of Canterbury:")
    plain = BOARD.replace('terrain = "railway_town"', 'terrain = "plain"')
    assert problems(plain, board_file.SCHEMA) == shown("If Ashford has stayed `plain`:")


def test_the_numbers_of_the_page_are_those_of_the_game() -> None:
    assert f"up to {HEXES};" in PAGE
    assert f"2 to {COMPANIES} companies, 1 to {CITIES} cities and up to {RAILWAY_TOWNS}" in PAGE
    *colours, last = board_file.COLOURS
    assert f"{', '.join(colours)} and {last}" in " ".join(PAGE.split())


def test_the_commands_check_it_and_draw_it(folder: Path) -> None:
    check, draw = COMMANDS[:2]
    result = run(*check)
    assert result.exit_code == 0
    assert f"    {result.stdout.strip()}\n" in PAGE
    assert run(*draw).exit_code == 0
    picture = (folder / "my-board.svg").read_text(encoding="utf-8")
    for word in ("Canterbury", "Ashford", "Dover", "Channel", "A corner of Kent"):
        assert word in picture


@pytest.mark.parametrize("edition", ["2018", "1999"])
def test_the_commands_play_on_it(folder: Path, edition: str) -> None:
    play, simulation = COMMANDS[2:]
    assert play[0] == "play"
    played = run(*play, "--seats", "random,random", "--seed", "1", "--option", f"edition={edition}")
    assert played.exit_code == 0
    assert simulation[0] == "simulate"
    simulated = run(*simulation, "--option", f"edition={edition}")
    assert simulated.exit_code == 0


def test_matches_on_it_come_to_an_end_and_are_recorded(folder: Path) -> None:
    tally = simulate(GAME.id, 2, 20, board=folder / FILE)
    assert (tally.games, tally.unfinished) == (20, 0)
    match = trunkline.new(GAME.id, players=2, seed=5, board=folder / FILE)
    match.play("invest Canterbury leather")
    match.save(folder / "record.txt")
    again = trunkline.load(folder / "record.txt", board=folder / FILE)
    assert again.state_bytes == match.state_bytes
    with pytest.raises(trunkline.BadRecord, match="give the board file that it was played on"):
        trunkline.load(folder / "record.txt")
