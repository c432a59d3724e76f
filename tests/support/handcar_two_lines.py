"""The game of docs/add-a-game.md with two lines to choose from, and options that hang together."""

from __future__ import annotations

from pathlib import Path

from tests.support.handcar import write_page_game

NAME = "twolines"

_OPTIONS = """options=(
        Option("edition", ("new", "old"), "HC-1.1"),
        Option("board", ("main", "branch"), "HC-1.1", demands={"branch": {"edition": "new"}}),
        Option("push", ("hard", "soft"), "HC-1.2", default_by=("edition", {"old": "soft"})),
    ),"""
_TEXTS = """
option-edition = {0}
option-edition-new = {1}
option-edition-old = {2}
option-board = {3}
option-board-main = {4}
option-board-branch = {5}
option-push = {6}
option-push-hard = {7}
option-push-soft = {8}
"""

CHANGES = (
    ("    deal=(DealField(", f"    {_OPTIONS}\n    deal=(DealField("),
    (
        "from trunkline.core.game import DealField, Game\n\nGAME",
        (
            "from trunkline.core.game import DealField, Game\n"
            "from trunkline.core.options import Option\n\nGAME"
        ),
    ),
    # Who pushes softly moves it 1 or 2 hexes.
    ("    handcar: int = int64()\n", "    handcar: int = int64()\n    soft: int = int64()\n"),
    (
        "    state.seat = deal.first\n",
        "    state.seat = deal.first\n    state.soft = setting.options[2]\n",
    ),
    ("    if steps < 1:\n", "    if steps < 1 or steps > 3 - state.soft:\n"),
    (
        "score-terminus = Brought the handcar in\n",
        "score-terminus = Brought the handcar in"
        + _TEXTS.format(
            *("Edition", "new", "old", "Line", "main line", "branch line"),
            *("Push", "hard", "soft"),
        ),
    ),
    (
        "score-terminus = Дрезина в тупике\n",
        "score-terminus = Дрезина в тупике"
        + _TEXTS.format(
            *("Издание", "новое", "старое", "Путь", "главный", "боковой"),
            *("Толчок", "сильный", "слабый"),
        ),
    ),
    (
        "score-terminus = Célba vitt hajtány\n",
        "score-terminus = Célba vitt hajtány"
        + _TEXTS.format(
            *("Kiadás", "új", "régi", "Vonal", "fővonal", "szárnyvonal"),
            *("Lökés", "erős", "gyenge"),
        ),
    ),
)


def write_two_lines_game(folder: Path, name: str = NAME, *faults: tuple[str, str]) -> None:
    """The branch line ends two hexes earlier, and belongs to the new edition."""
    write_page_game(folder, name, *CHANGES, *faults)
    main = (folder / name / "board.toml").read_text(encoding="utf-8")
    (folder / name / "board-branch.toml").write_text(branch(main), encoding="utf-8")


def branch(main: str) -> str:
    lines = [line for line in main.split("\n") if '"A4"' not in line and '"A5"' not in line]
    text = "\n".join(lines)
    for old, new in (
        ('title = "Handcar"', 'title = "Branch line"'),
        (
            'summary = "Made up for this page."',
            'summary = "Made up for the tests."\nsummary_ru = "Придумано для тестов."',
        ),
        ('"A3", at = [0, 3], terrain = "line"', '"A3", at = [0, 3], terrain = "terminus"'),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text
