"""The game of docs/add-a-game.md as if it had come out twice, in 1830 and in 1840."""

from __future__ import annotations

from pathlib import Path

from tests.support.handcar import Change, add_options, write_page_game

NAME = "handcars"
EDITIONS = ("1830", "1840")

_OPTIONS = """
        Option("edition", ("1840", "1830"), "HC-1.1"),
        Option("brake", ("lever", "boot"), "HC-1.2", default_by=("edition", {"1830": "boot"})),
        Option("line", ("short", "long"), "HC-1.3", demands={"long": {"edition": "1840"}}),
        Option("whistle", ("yes", "no"), "HC-1.3"),
    """
_TEXTS = {
    "edition": ("Which edition?", "Какое издание?", "Melyik kiadás?"),
    "edition-1830": ("1830", "1830", "1830"),
    "edition-1840": ("1840, improved", "1840, исправленное", "1840, javított"),
    "brake": ("What brakes it?", "Чем тормозят?", "Mi fékezi?"),
    "brake-lever": ("a lever", "рычаг", "kar"),
    "brake-boot": ("the boot", "сапог", "csizma"),
    "line": ("Which line?", "Какой путь?", "Melyik vonal?"),
    "line-short": ("short", "короткий", "rövid"),
    "line-long": ("long", "длинный", "hosszú"),
    "whistle": ("A whistle?", "Свисток?", "Síp?"),
    "whistle-yes": ("yes", "есть", "van"),
    "whistle-no": ("no", "нет", "nincs"),
}

_ENGLISH = """1, 2 or 3 hexes along the line.

*1830:* The handcar is braked with the boot.

*1840:* The handcar has a brake.

> **Ruling.** *1840:* Whoever brakes too late has moved all the same (HC-1.3).

> **Example.** *1830:* Ada loses a heel.
"""
_RUSSIAN = """на 1, 2 или 3 гекса по пути.

*1830:* Дрезину тормозят сапогом.

*1840:* У дрезины есть тормоз.

> **Решение.** *1840:* Кто затормозил слишком поздно, всё равно проехал (HC-1.3).

> **Пример.** *1830:* Ада теряет каблук.
"""
_HUNGARIAN = """1, 2 vagy 3 hatszöggel mozdítja előre a hajtányt.

*1830:* A hajtányt csizmával fékezik.

*1840:* A hajtánynak fékje van.

> **Döntés.** *1840:* Aki későn fékez, az is lépett (HC-1.3).

> **Példa.** *1830:* Ada elveszíti a sarkát.
"""
_CLAUSE = "\n\n**HC-1.4** *1840:* "

CHANGES = (
    *add_options(_OPTIONS, _TEXTS),
    ("1, 2 or 3 hexes along the line.\n", _ENGLISH),
    ("на 1, 2 или 3 гекса по пути.\n", _RUSSIAN),
    ("1, 2 vagy 3 hatszöggel mozdítja előre a hajtányt.\n", _HUNGARIAN),
    ("all others come second.", f"all others come second.{_CLAUSE}There is a whistle."),
    ("остальные делят второе место.", f"остальные делят второе место.{_CLAUSE}Есть свисток."),
    ("a többiek másodikok.", f"a többiek másodikok.{_CLAUSE}Van síp."),
)


def write_editions_game(folder: Path, name: str = NAME, *faults: Change) -> None:
    """HC-1.2 differs, and so do options of HC-1.2 and HC-1.3; HC-1.4 is of 1840 only."""
    write_page_game(folder, name, *CHANGES, *faults)
