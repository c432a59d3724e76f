"""The `@compiled` decorator, its on-disk cache, and module templates (`instantiate`).

`@compiled` hands a function to Numba; the machine code of entries is cached on disk. Numba itself
notices a change of the function's own file only; a change in a file that it calls into would be
served stale. So the cache folder is named by a hash of all sources that the function can be made
of: its own file, what that imports of ours, and what a generic module was given. Any edit of those
gives a new folder, and an edit elsewhere costs nothing. Where the sources lie does not count: a
second copy of them, in another folder, finds what the first one has compiled.

With Numba's JIT switched off (NUMBA_DISABLE_JIT=1) everything runs as plain Python.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib.machinery
import importlib.util
import inspect
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeGuard, TypeVar, overload

import numba
import numpy as np
import platformdirs
from numba.core.caching import InTreeCacheLocator

from trunkline.core.rule_compiler import EntryCompiler, RuleDispatcher

MAX_CACHE_FOLDERS = 4  # of the cache that are kept for a module

# How a file says what it imports, unless it is written in an odd way.
_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+)?import\b[ \t]*(\([^()]*\)|[^()\\;\n]*)$", re.MULTILINE
)

# Instance of a template -> the sources of what it was given.
_template_sources: dict[str, frozenset[Path]] = {}

P = ParamSpec("P")
T = TypeVar("T")

PACKAGE = Path(__file__).parent.parent


@overload
def compiled(function: Callable[P, T], /) -> Callable[P, T]: ...
@overload
def compiled(*, entry: bool) -> Callable[[Callable[P, T]], Callable[P, T]]: ...
def compiled(
    function: Callable[P, T] | None = None, /, *, entry: bool = False
) -> Callable[P, T] | Callable[[Callable[P, T]], Callable[P, T]]:
    """Compile a function at its first call.

    A rule function is called by other compiled functions and becomes part of them. An entry is
    called from Python: its machine code, with everything it calls, is kept on disk.
    error_model="numpy": no branch for a division by zero, which the rules never do.
    """
    if function is None:
        return functools.partial(_compile, entry=entry)
    return _compile(function, entry=entry)


def _compile(function: Callable[P, T], *, entry: bool) -> Callable[P, T]:
    # Nothing of ours is handed to C as a callback: leaving that wrapper out saves compiling time.
    options: Any = {"no_cfunc_wrapper": True, "error_model": "numpy", "nogil": True}
    decorated: Callable[P, T]
    if vars(numba.config)["DISABLE_JIT"]:
        return function
    if not entry:
        decorated = RuleDispatcher(
            function, {**options, "nopython": True, "boundscheck": None, "no_cpython_wrapper": True}
        )
        return decorated
    _prune_cache(cache_folder(function).parent)
    with _our_cache_locator():
        decorated = numba.njit(cache=True, pipeline_class=EntryCompiler, **options)(function)
    return decorated


@contextmanager
def _our_cache_locator() -> Iterator[None]:
    """Numba reads the setting when its decorator runs: only what we decorate is kept so."""
    config = vars(numba.config)
    before = config["CACHE_LOCATOR_CLASSES"]
    config["CACHE_LOCATOR_CLASSES"] = f"{__name__}.{_CacheLocator.__name__}"
    try:
        yield
    finally:
        config["CACHE_LOCATOR_CLASSES"] = before


class _CacheLocator(InTreeCacheLocator):
    """Tells Numba where a function's machine code is kept, and of which sources it is."""

    def __init__(self, function: Callable[..., object], file: str) -> None:
        super().__init__(function, file)  # type: ignore[no-untyped-call]
        self._folder = cache_folder(function)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name


def instantiate(template: str, name: str, **given: object) -> ModuleType:
    """A generic module, a template, as a module of its own in which some names are a game's.

    A template declares what it must be given as bare annotations (`rules: AnyRules`). This is how
    code written once runs at full speed for every game: in the instance the game's rules are an
    ordinary global, so the compiler inlines them and its cache knows them.
    (Functions that take compiled functions as arguments are compiled anew in every process.)
    """
    instance = f"{template}[{name}]"
    if instance in sys.modules:
        return sys.modules[instance]
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"no module {template} to instantiate for {name}")
    _template_sources[instance] = frozenset().union(*map(_sources_of_argument, given.values()))
    spec = importlib.machinery.ModuleSpec(instance, found.loader, origin=found.origin)
    spec.has_location = True
    module = importlib.util.module_from_spec(spec)
    vars(module).update(given)
    sys.modules[instance] = module
    exec(compile(Path(found.origin).read_bytes(), found.origin, "exec"), vars(module))
    return module


def cache_root() -> Path:
    return Path(platformdirs.user_cache_dir("trunkline", appauthor=False)) / "compiled"


def cache_folder(function: Callable[..., object]) -> Path:
    """Where the machine code of this function is kept."""
    name = function.__module__.replace("[", "-").rstrip("]")
    return cache_root() / name / _fingerprint(_sources_of(function))


def _sources_of_argument(value: object) -> frozenset[Path]:
    """Of a function, or of all functions of a module; data comes from sources that count anyway."""
    inside = vars(value).values() if isinstance(value, ModuleType) else (value,)
    return frozenset().union(*(_sources_of(each) for each in inside if _is_function(each)))


def _is_function(value: object) -> TypeGuard[Callable[..., object]]:
    """Written in Python, decorated or not."""
    return callable(value) and inspect.isfunction(inspect.unwrap(value))


def _sources_of(function: Callable[..., object]) -> frozenset[Path]:
    """Every source file that this function can be made of."""
    plain = inspect.unwrap(function)
    given = _template_sources.get(plain.__module__, frozenset())
    return _with_imports(Path(plain.__code__.co_filename)) | given


@functools.cache
def _prune_cache(folder: Path) -> None:
    """Every edit starts a new folder; keep the newest few."""
    if folder.is_dir():
        newest = sorted(folder.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
        for each in newest[MAX_CACHE_FOLDERS:]:
            shutil.rmtree(each, ignore_errors=True)


@functools.cache
def _fingerprint(sources: frozenset[Path]) -> str:
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for name, text in sorted((source.name, source.read_bytes()) for source in sources):
        digest.update(name.encode() + text)
    return digest.hexdigest()[:16]


@functools.cache
def _with_imports(file: Path) -> frozenset[Path]:
    """The file and all of ours that it imports, directly or not."""
    # A game from elsewhere counts whole: we do not know how it finds its own modules.
    found = {file} if file.is_relative_to(PACKAGE) else set(file.parent.rglob("*.py"))
    waiting = list(found)
    while waiting:
        for imported in _imports(waiting.pop()):
            if imported not in found:
                found.add(imported)
                waiting.append(imported)
    return frozenset(found)


@functools.cache
def _imports(file: Path) -> frozenset[Path]:
    """The files of ours that a source imports."""
    found = set[Path]()
    for module, names in _import_statements(file.read_text(encoding="utf-8")):
        if _is_ours(module):
            parts = [path for name in names if (path := _file_of(f"{module}.{name}"))]
            # `from games.x import actions` is made of that module, not of the package around it.
            whole = _file_of(module) if len(parts) < len(names) or not names else None
            found.update(parts if whole is None else [*parts, whole])
    return frozenset(found)


def _file_of(module: str) -> Path | None:
    stem = PACKAGE.parent.joinpath(*module.split("."))
    candidates = (stem.with_suffix(".py"), stem / "__init__.py")
    return next((path for path in candidates if path.is_file()), None)


def _import_statements(text: str) -> list[tuple[str, list[str]]]:
    """Every module that a source may import, and the names that it takes from there.

    Every process asks this of every rule file, so it must be quick. Parsing takes a third of a
    second; it is done where the word stands elsewhere than in a plain statement.
    """
    plain = _IMPORT.findall(text)
    if len(plain) != len(re.findall(r"\bimport\b", text)):
        return _parsed_imports(text)
    found: list[tuple[str, list[str]]] = []
    for module, imported in plain:
        words = re.findall(r"[\w.]+", re.sub(r"\bas\s+\w+", "", imported))
        found += [(module, words)] if module else [(word, []) for word in words]
    return found


def _parsed_imports(text: str) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [(each.name, []) for each in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append((node.module, [each.name for each in node.names]))
    return found


def _is_ours(name: str) -> bool:
    return name.split(".", maxsplit=1)[0] == PACKAGE.name
