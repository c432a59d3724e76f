"""The game of docs/add-a-game.md, as written there or with a fault put in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FILES = 12
# The last text of each catalogue, in the order of the languages.
_LAST_TEXTS = (
    "score-terminus = Brought the handcar in\n",
    "score-terminus = Дрезина в тупике\n",
    "score-terminus = Célba vitt hajtány\n",
)
Change = tuple[str, str]  # a piece of the page's text, and what stands there instead


def write_page_game(folder: Path, name: str = "handcar", *faults: Change) -> None:
    """Write the files of the page, and what pip would leave of its entry point.

    Each fault replaces a piece of the page's text, which must be there exactly once.
    """
    page = PAGE.read_text(encoding="utf-8")
    entry = re.search(r"^ +(handcar) = \"(handcar)\"$", page, re.MULTILINE)
    assert entry is not None
    for old, new in faults:
        assert page.count(old) == 1, f"{old!r} stands {page.count(old)} times in the page"
        page = page.replace(old, new)
    fenced = r"^`handcar/([\w.]+)`\n\n(`{3,})\w+\n(.*?)^\2$"
    files = re.findall(fenced, page, re.DOTALL | re.MULTILINE)
    assert len(files) == FILES
    (folder / name).mkdir()
    for path, _, text in files:
        named = re.sub(r"\bhandcar\b(?= import|\.state|\"$)", name, text, flags=re.MULTILINE)
        named = named.replace('id="handcar"', f'id="{name}"')
        named = named.replace('game="handcar"', f'game="{name}"')
        (folder / name / path).write_text(named, encoding="utf-8")
    installed = folder / f"{name}-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[trunkline.games]\n{name} = {name}\n")


def add_options(source: str, texts: Mapping[str, tuple[str, str, str]]) -> tuple[Change, ...]:
    """What gives the game options: their source, and texts in English, Russian and Hungarian."""
    imports = "from trunkline.core.game import DealField, Game\n"
    return (
        ("    deal=(DealField(", f"    options=({source}),\n    deal=(DealField("),
        (f"{imports}\nGAME", f"{imports}from trunkline.core.options import Option\n\nGAME"),
        *(
            (last, last + "".join(f"option-{key} = {said[at]}\n" for key, said in texts.items()))
            for at, last in enumerate(_LAST_TEXTS)
        ),
    )
