"""The documentation is true: its examples run, its links lead somewhere, its game is a game."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.handcar import PAGE, write_page_game

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
MOST_BYTES = 2_000_000  # of all pictures
EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def test_there_are_examples() -> None:
    assert {name(page) for page in EXAMPLES} >= {"README.md", "docs/python.md"}


@pytest.mark.parametrize("page", EXAMPLES, ids=name)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    code = re.sub(r"^```.*$", "", text, flags=re.MULTILINE).replace(": …", ": ...")
    code = code.replace("with … Did", "with ... Did")
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    test = doctest.DocTestParser().get_doctest(code, {}, name(page), str(page), 0)
    assert test.examples
    output: list[str] = []
    runner = doctest.DocTestRunner(optionflags=flags)
    runner.run(test, out=output.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(output)


def links(page: Path) -> list[Path]:
    """The files of ours that a page links to or shows."""
    found = re.findall(r"(?:\]\(|src=\")([^)#\"]+)[)#\"]", page.read_text(encoding="utf-8"))
    ours = [target for target in found if not target.startswith(("http:", "https:"))]
    return [(page.parent / target).resolve() for target in ours]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in links(page):
        assert target.exists(), f"{name(page)} links to {target}"


def test_every_picture_is_shown_and_together_they_are_light() -> None:
    """Each version of each stays in the history for ever."""
    pictures = {*(ROOT / "docs" / "images").iterdir()}
    assert pictures <= {target for page in PAGES for target in links(page)}
    assert sum(picture.stat().st_size for picture in pictures) <= MOST_BYTES


@pytest.mark.slow
def test_the_game_of_the_page_keeps_the_laws(tmp_path: Path) -> None:
    """Follow docs/add-a-game.md: write its files, let the game be found, check it, play it."""
    write_page_game(tmp_path)
    page = PAGE.read_text(encoding="utf-8")
    (steps,) = re.findall(
        r"^```python\n(from trunkline\.games.*?)^```$", page, re.DOTALL | re.MULTILINE
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}

    def run(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    run("-c", steps)
    assert "handcar" in run("-m", "trunkline", "games")
    assert "HC-1.3" in run("-m", "trunkline", "rules", "handcar", "HC-1.3")
    run("-m", "trunkline", "play", "handcar", "--seats", "greedy,random", "--players", "2")


def test_one_language_is_enough(tmp_path: Path) -> None:
    """What a reader of another language gets is in the one that the game has."""
    write_page_game(tmp_path)
    for file in (tmp_path / "handcar").glob("*.??.*"):
        if ".en." not in file.name:
            file.unlink()
    said = subprocess.run(
        [
            sys.executable,
            "-c",
            (
                "from trunkline.core.match import Match; from trunkline.games import find_game; "
                "match = Match(find_game('handcar'), 2); refused = match.refusal('move 0'); "
                "print(match.text('ru').prompt(), refused.message('hu'), match.game.title_in('ru'))"
            ),
        ],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert "move the handcar 1, 2 or 3 hexes" in said.stdout
    assert "moves the handcar 1, 2 or 3 hexes along the line" in said.stdout
    assert said.stdout.rstrip().endswith("Handcar")
