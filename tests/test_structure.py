"""The structure of the tree: which folder may import which, and one name for one class."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import trunkline
from trunkline import games
from trunkline.games import find_game, game_ids, game_modules

PACKAGE = Path(trunkline.__file__).parent
BELOW_CLI = {
    "core",
    "games",
    "players",
    "render",
    "lab",
    "testing",
    "terminal",
    "server",
    "api",
    "progress",
}
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "players": {"core", "players"},
    "render": {"core", "render"},
    "lab": {"core", "games", "players", "lab"},
    "testing": {"core", "games", "players", "lab", "testing"},
    "progress": {"core"},
    "api": {"core", "games", "render", "progress"},
    "terminal": {"core", "players", "terminal"},
    "server": {"core", "games", "players", "render", "server", "api", ""},
    "cli": {*BELOW_CLI, "cli", ""},
    "": {"core", "games", "api", "cli"},  # the package's own __init__ and __main__
}
MODULES = sorted(PACKAGE.rglob("*.py"))
TESTS = Path(__file__).parent
BENCH = TESTS.parent / "bench"
ONE_IN_EACH_GAME = {"Board", "Deal", "State", "PanelData"}
ONE_IN_EACH_REFEREE = {"PrintedBoard", "RefereeTable", "RefereePlayer", "Watched"}
# What a board of routes prints, and what lies on the table: fingerprints in stored matches are made
# of the names of the former.
IN_STORED_MATCHES = {"City", "Track"}


def folder_of(parts: tuple[str, ...]) -> str:
    """The folder (or the module beside the folders) that a dotted name belongs to."""
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else ""


def imported(path: Path) -> set[tuple[str, ...]]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            names |= {f"{node.module}.{each.name}" for each in node.names}
    return {tuple(name.split(".")) for name in names if name.split(".")[0] == "trunkline"}


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(PACKAGE)) for path in MODULES])
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    inside = ("trunkline", *path.relative_to(PACKAGE).with_suffix("").parts)
    home = folder_of(inside)
    for name in imported(path):
        assert folder_of(name) in MAY_IMPORT[home], f"{'.'.join(inside)} imports {'.'.join(name)}"
        if home == "games" and folder_of(name) == "games" and len(inside) > 3:
            # Those that share their base rules are one folder, and one game in this sense.
            assert name[2] == inside[2], f"games never import each other: {'.'.join(name)}"


def test_no_two_classes_have_the_same_name() -> None:
    where: dict[str, list[str]] = {}
    for path in (*MODULES, *TESTS.rglob("*.py"), *BENCH.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                where.setdefault(node.name, []).append(str(path))
    repeated = {name: paths for name, paths in where.items() if len(paths) > 1}
    expected = ONE_IN_EACH_GAME | ONE_IN_EACH_REFEREE | IN_STORED_MATCHES
    assert repeated.keys() == expected, repeated


def test_core_names_no_game() -> None:
    # Games that share their base rules lie in one folder, which has its own name.
    folders = [each.name for each in (PACKAGE / "games").iterdir() if each.is_dir()]
    names = {*folders, *(id.replace("-", "_") for id in game_ids())} - {"__pycache__"}
    for path in (PACKAGE / "core").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for folder in names:
            for name in (folder, folder.replace("_", " ").title()):
                code = [line for line in text.splitlines() if name in line]
                assert not code, f"{path.name} names a game: {code[0]}"


def test_every_package_with_a_board_is_a_game() -> None:
    boards = (PACKAGE / "games").rglob("board.toml")
    found = {"-".join(path.parent.relative_to(PACKAGE / "games").parts) for path in boards}
    assert {id.replace("_", "-") for id in found} == set(game_ids())
    for id in game_ids():
        assert find_game(id).id == id


def test_games_that_share_a_folder_are_found_without_being_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("alone", "base_rules", "base_rules/by_day", "base_rules/by_night", "helpers"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text("raise RuntimeError")
    for game in ("alone", "base_rules/by_day", "base_rules/by_night"):
        (tmp_path / game / "board.toml").touch()
    monkeypatch.setattr(games, "__file__", str(tmp_path / "__init__.py"))
    assert game_modules.__wrapped__() == {
        "alone": "trunkline.games.alone",
        "base-rules-by-day": "trunkline.games.base_rules.by_day",
        "base-rules-by-night": "trunkline.games.base_rules.by_night",
    }
