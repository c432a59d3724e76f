"""What is installed is whole: the front end is in it, and nobody needs Node for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SITE = "src/trunkline/server/site"
LEFT_BEHIND = shutil.ignore_patterns(
    "node_modules", "site", "__pycache__", ".*_cache", ".venv", ".git", ".hypothesis", "dist"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the project, with nothing built in it."""
    copy = tmp_path / "checkout"
    shutil.copytree(ROOT, copy, ignore=LEFT_BEHIND)
    return copy


def write_site(checkout: Path) -> None:
    """Stands for what Vite would write."""
    (checkout / SITE / "assets").mkdir(parents=True)
    (checkout / SITE / "assets" / "table-abc.js.br").write_bytes(b"table")
    (checkout / SITE / "index.html").write_text("<!doctype html>")


def build(checkout: Path, target: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "built"],
        cwd=checkout,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def built(checkout: Path, target: str) -> Path:
    done = build(checkout, target)
    assert done.returncode == 0, done.stderr
    (made,) = (checkout / "built").iterdir()
    return made


def test_a_wheel_holds_everything_that_a_player_needs(checkout: Path) -> None:
    write_site(checkout)
    with zipfile.ZipFile(built(checkout, "wheel")) as wheel:
        names = set(wheel.namelist())
    for name in (
        "server/site/index.html",
        "server/site/assets/table-abc.js.br",
        "server/model/texts.hu.ftl",
        "server/storage/migrations/env.py",
        "games/chicago_express/board.toml",
        "games/chicago_express/rulebook.ru.md",
        "games/ticket_to_ride/rulebook.hu.md",
        "games/ticket_to_ride/texts.en.ftl",
        "games/ticket_to_ride/team_asia/board.toml",
        "games/ticket_to_ride/legendary_asia/texts.ru.ftl",
        "py.typed",
    ):
        assert f"trunkline/{name}" in names
    assert not [name for name in names if name.startswith(("web/", "tests/"))]


def test_an_sdist_holds_the_sources_of_the_front_end(checkout: Path) -> None:
    write_site(checkout)
    (checkout / "web" / "node_modules" / "vite").mkdir(parents=True)
    (checkout / "web" / "node_modules" / "vite" / "index.js").write_text("")
    with tarfile.open(built(checkout, "sdist")) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {"web/package-lock.json", "hatch_build.py", "Makefile", f"{SITE}/index.html"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_without_node_the_build_says_what_is_missing(checkout: Path) -> None:
    done = build(checkout, "wheel", PATH=str(checkout))
    assert done.returncode != 0
    assert "Install Node 20.19 or newer, or run `make wheel`" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_site_older_than_its_sources_is_built_anew(checkout: Path) -> None:
    write_site(checkout)
    os.utime(checkout / SITE / "index.html", (1, 1))
    assert "the front end is not built" in build(checkout, "wheel", PATH=str(checkout)).stderr
