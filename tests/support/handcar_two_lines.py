"""The game of docs/add-a-game.md with two lines to choose from, and options that hang together."""

from __future__ import annotations

from pathlib import Path

from tests.support.handcar import Change, add_options, write_page_game

NAME = "twolines"

_OPTIONS = """
        Option("edition", ("new", "old"), "HC-1.1"),
        Option("board", ("main", "branch"), "HC-1.1", demands={"branch": {"edition": "new"}}),
        Option("push", ("hard", "soft"), "HC-1.2", default_by=("edition", {"old": "soft"})),
    """
_TEXTS = {
    "edition": ("Edition", "Издание", "Kiadás"),
    "edition-new": ("new", "новое", "új"),
    "edition-old": ("old", "старое", "régi"),
    "board": ("Line", "Путь", "Vonal"),
    "board-main": ("main line", "главный", "fővonal"),
    "board-branch": ("branch line", "боковой", "szárnyvonal"),
    "push": ("Push", "Толчок", "Lökés"),
    "push-hard": ("hard", "сильный", "erős"),
    "push-soft": ("soft", "слабый", "gyenge"),
}

CHANGES = (
    *add_options(_OPTIONS, _TEXTS),
    # Who pushes softly moves it 1 or 2 hexes.
    ("    handcar: int = int64()\n", "    handcar: int = int64()\n    soft: int = int64()\n"),
    (
        "    state.seat = deal.first\n",
        "    state.seat = deal.first\n    state.soft = setting.options[2]\n",
    ),
    ("    if steps < 1:\n", "    if steps < 1 or steps > 3 - state.soft:\n"),
)


def write_two_lines_game(folder: Path, name: str = NAME, *faults: Change) -> None:
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
