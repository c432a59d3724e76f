from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from trunkline.core.compiled import PACKAGE, _imports, _sources_of, instantiate
from trunkline.games import find_game, game_ids

ENTRY = """
from trunkline.core.compiled import compiled
from callee import step

@compiled(entry=True)
def run(n: int) -> int:
    return step(n)
"""
CALLEE = """
from trunkline.core.compiled import compiled

@compiled
def step(n: int) -> int:
    return n + ADDED
"""


def run_module(folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", "from entry import run; print(run(1))"],
        env={
            **os.environ,
            "PYTHONPATH": str(folder),
            "XDG_CACHE_HOME": str(folder / "cache"),
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_no_edit_is_served_stale(tmp_path: Path) -> None:
    """Numba alone would miss an edit in the file that an entry calls into."""
    (tmp_path / "entry.py").write_text(ENTRY)
    for added in (10, 20):
        (tmp_path / "callee.py").write_text(CALLEE.replace("ADDED", str(added)))
        assert run_module(tmp_path) == str(1 + added)
    cached = list((tmp_path / "cache").rglob("*.nbi"))
    assert len(cached) == 2


def test_a_second_copy_of_the_sources_finds_what_the_first_one_compiled(tmp_path: Path) -> None:
    """Even where it lies elsewhere and is younger, as a clone is."""
    made = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        folder.mkdir()
        (folder / "entry.py").write_text(ENTRY)
        (folder / "callee.py").write_text(CALLEE.replace("ADDED", "10"))
        assert run_module(folder, XDG_CACHE_HOME=str(tmp_path / "cache")) == "11"
        kept = (tmp_path / "cache").rglob("*.nb?")
        made.append({file.name: file.stat().st_mtime_ns for file in kept})
    assert len(made[0]) == 2  # the machine code, and the index that leads to it
    assert made[0] == made[1]


@pytest.mark.parametrize(
    "line",
    [
        "import trunkline.core.rng",
        "    from trunkline.core.rng import below, seed_random  # in a function",
        "from trunkline.core import (\n    hexes,\n    rng as chance,\n)",
        "import sys; import trunkline.core.rng",
        "from trunkline.core import hexes, \\\n    rng",
        "if True: import trunkline.core.rng",
    ],
)
def test_no_import_is_overlooked(line: str, tmp_path: Path) -> None:
    """However it is written: what it leads to is part of the machine code."""
    file = tmp_path / "rules.py"
    body = f"def f():\n{line}\n" if line.startswith(" ") else f"{line}\n"
    file.write_text(f'"""The rules."""\n{body}')
    assert PACKAGE / "core" / "rng.py" in _imports(file)


def test_without_the_compiler_it_is_plain_python(tmp_path: Path) -> None:
    (tmp_path / "entry.py").write_text(ENTRY)
    (tmp_path / "callee.py").write_text(CALLEE.replace("ADDED", "5"))
    assert run_module(tmp_path, NUMBA_DISABLE_JIT="1") == "6"
    assert not (tmp_path / "cache").exists()


def test_rules_are_not_made_of_what_people_see() -> None:
    """An edit of panels, scenes or texts compiles nothing anew."""
    for id in game_ids():
        game = find_game(id)
        sources = _sources_of(game.engine.apply)
        # The blocks of the decisions are given as data; an edit of them counts by their file.
        assert (game.shared or game.folder) / "decisions.py" in sources
        made_of = {path.name for path in sources}
        assert {"rules.py", "legality.py", "struct.py", "engine_kernel.py"} <= made_of
        assert not made_of & {"presentation.py", "scene.py", "panels.py", "texts.py", "game.py"}


def test_a_template_is_instantiated_with_the_rules_it_was_given() -> None:
    game = find_game("chicago-express")
    engine = game.engine
    assert engine.rules is game.contract
    assert engine is game.kernel("trunkline.core.engine_kernel")
    template = pytest.importorskip("trunkline.core.engine_kernel")
    assert not hasattr(template, "rules")


def test_binding_what_is_not_there_says_so() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"trunkline\.core\.nothing"):
        instantiate("trunkline.core.nothing", "x")


RULES = """
from trunkline.core.compiled import compiled

@compiled
def leaf(n: int, more: int = 1) -> int:
    return n + more

@compiled
def left(n: int) -> int:
    return leaf(n, 2) if n < 3 else leaf(n)

@compiled
def countdown(n: int) -> int:
    return 0 if n <= 0 else leaf(countdown(n - 1))

@compiled(entry=True)
def run(n: int) -> int:
    return left(n) + leaf(n, more=4) + countdown(n)
"""


def test_an_entry_links_each_rule_function_once(tmp_path: Path) -> None:
    """A diamond of calls, defaults, constants and recursion: compiled as interpreted."""
    (tmp_path / "entry.py").write_text(RULES)
    expected = run_module(tmp_path, NUMBA_DISABLE_JIT="1")
    assert run_module(tmp_path) == expected
    assert run_module(tmp_path) == expected  # from the cache


FOLDED = """
from trunkline.core.compiled import compiled

@compiled
def shared(n: int) -> int:
    total = 0
    for each in range(n):
        total += each * each % 7
    return total

@compiled
def calls_it_never(n: int) -> int:
    nought = n - n
    return shared(n) if nought == 1 else n

@compiled
def calls_it(n: int) -> int:
    return shared(n) + 1

@compiled(entry=True)
def run(n: int) -> int:
    return calls_it_never(n) + calls_it(n)
"""


def test_a_function_is_linked_though_the_first_call_of_it_is_folded_away(tmp_path: Path) -> None:
    (tmp_path / "entry.py").write_text(FOLDED)
    assert run_module(tmp_path) == run_module(tmp_path, NUMBA_DISABLE_JIT="1")


def test_a_rule_function_called_from_python_runs_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "called_rules.py").write_text(RULES)
    monkeypatch.syspath_prepend(tmp_path)
    rules = importlib.import_module("called_rules")
    assert rules.leaf(4) == 5
    assert rules.leaf(4, more=3) == 7
    assert rules.left(1) == 3


def test_constants_make_no_copies_of_a_rule_function(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "constant_rules.py").write_text(RULES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    rules = importlib.import_module("constant_rules")
    assert rules.run(1) == 3 + 5 + 1
    # With a second argument, and without.
    assert len(rules.leaf.overloads) == 2
