"""The direction of imports: cli, server, lab -> players -> games -> core."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import trunkline

PACKAGE = Path(trunkline.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "players": {"core", "games", "players"},
    "lab": {"core", "games", "players", "lab"},
    "progress": {"core"},
    "server": {"core", "games", "players", "lab", "server", "api", "progress", ""},
    "cli": {"core", "games", "players", "lab", "server", "cli", "api", "progress", ""},
    "api": {"core", "games", "progress"},
    "": {"core", "games", "api", "cli"},  # the package's own __init__ and __main__
}
MODULES = sorted(PACKAGE.rglob("*.py"))


def room(parts: tuple[str, ...]) -> str:
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
    home = room(inside)
    for name in imported(path):
        assert room(name) in MAY_IMPORT[home], f"{'.'.join(inside)} imports {'.'.join(name)}"
        if home == "games" and room(name) == "games" and len(inside) > 3:
            assert name[2] == inside[2], f"games never import each other: {'.'.join(name)}"


def test_core_names_no_game() -> None:
    from trunkline.games import game_ids  # noqa: PLC0415

    for path in (PACKAGE / "core").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        for id in game_ids():
            for name in (id.replace("-", "_"), id.replace("-", " ").title()):
                code = [line for line in text.splitlines() if name in line]
                assert not code, f"{path.name} names a game: {code[0]}"
