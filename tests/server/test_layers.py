"""The layers inside the server: each layer imports itself and what lies below it, no two modules
import each other in a circle, and playing an action knows no feature."""

from __future__ import annotations

import ast
from collections.abc import Hashable, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import TypeVar

import pytest

from trunkline import server

PACKAGE = "trunkline.server"
ROOT = Path(server.__file__).parent
# From top to bottom. Packages are layers; modules beside them are wiring.
LAYERS = (
    "run",
    "app",
    "http",
    "container",
    "service",
    "views",
    "model",
    "settings",
    "storage",
    "observability",
)
MODULES = sorted(ROOT.rglob("*.py"))
# What a match does without: each hooks into it.
FEATURES = {
    "bot_process",
    "bots",
    "bus",
    "chat",
    "clocks",
    "history",
    "hub",
    "lessons",
    "notifications",
    "records",
    "seats",
    "undo_requests",
    "views",
}

T = TypeVar("T", bound=Hashable)
Dotted = tuple[str, ...]  # the name of a module, without `trunkline.server`


def name_of(path: Path) -> Dotted:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


NAMES = {name_of(path) for path in MODULES}


def imported(path: Path) -> set[Dotted]:
    """The modules of the server that a module imports, wherever in it the import stands."""
    found: set[Dotted] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} has a relative import in line {node.lineno}"
            names = [f"{node.module}.{each.name}" for each in node.names]
        else:
            continue
        for name in names:
            if name == PACKAGE or name.startswith(f"{PACKAGE}."):
                parts = tuple(name.split(".")[2:])
                found.add(parts if parts in NAMES else parts[:-1])
    return found - {()}


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(ROOT)) for path in MODULES])
def test_a_module_imports_only_its_own_layer_and_those_below(path: Path) -> None:
    name = name_of(path)
    if not name:  # the package of the server itself
        assert not imported(path)
        return
    assert name[0] in LAYERS, f"{name[0]} belongs to no layer"
    below = LAYERS[LAYERS.index(name[0]) :]
    for other in imported(path):
        assert other[0] in below, f"{'.'.join(name)} imports {'.'.join(other)}"


@pytest.mark.parametrize("depth", [2, None], ids=["packages", "modules"])
def test_no_two_units_of_the_server_import_each_other(depth: int | None) -> None:
    """Neither modules do, nor packages inside a layer, each of which counts as one."""
    graph: dict[Dotted, set[Dotted]] = {}
    for path in MODULES:
        name = name_of(path)
        if len(name) < 2 and path.name == "__init__.py":
            continue
        others = {each[:depth] for each in imported(path)} - {name[:depth]}
        graph.setdefault(name[:depth], set()).update(others)
    assert circle(graph) == []


@pytest.mark.parametrize("module", ["matches", "hooks", "new_match"])
def test_playing_an_action_imports_no_feature(module: str) -> None:
    found = imported(ROOT / "service" / f"{module}.py")
    assert {each[1] for each in found if each[0] == "service"} & FEATURES == set()
    assert ("model", "clocks") not in found
    assert ("model", "lessons") not in found


def test_every_feature_is_a_module_of_the_service() -> None:
    assert {("service", each) for each in FEATURES} <= NAMES


def circle(graph: Mapping[T, set[T]]) -> list[T]:
    """Units that import each other in a ring; none: []."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[T] = error.args[1]
        return found
    return []


def test_a_circle_would_be_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}}) != []
