"""The one decorator for compiled functions, and generic modules bound to a game.

`@compiled` hands a function to Numba; the machine code of entries is cached on disk. Numba itself
notices a change of the function's own file only; a change in a file that it calls into would be
served stale. So the cache folder is named by a hash of all sources that the function can be made
of: its own file, what that imports of ours, and what a generic module was given. Any edit of those
gives a new folder, and an edit elsewhere costs nothing.

With Numba's JIT switched off (NUMBA_DISABLE_JIT=1) everything runs as plain Python.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib.machinery
import importlib.util
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, overload

import numba
import numpy as np
import platformdirs

KEPT = 4

# Bound module -> the sources of what it was given.
_given_to: dict[str, frozenset[Path]] = {}

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
    if entry:
        # Numba reads the setting when its decorator runs, so it may differ between functions.
        folder = cache_folder(function)
        _forget_oldest(folder.parent)
        vars(numba.config)["CACHE_DIR"] = str(folder)
    # Nothing of ours is handed to C as a callback: leaving that wrapper out saves compiling time.
    settings: Any = {
        "cache": entry,
        "no_cfunc_wrapper": True,
        "error_model": "numpy",
        "nogil": True,
    }
    decorated: Callable[P, T] = numba.njit(**settings)(function)
    return decorated


def interpreted(function: Callable[P, T]) -> Callable[P, T]:
    """The function as plain Python, for a single call from Python that is not worth compiling."""
    plain: Callable[P, T] = getattr(function, "py_func", function)
    return plain


def bind(template: str, name: str, **given: object) -> ModuleType:
    """A copy of a generic module in which some names are a game's own.

    Such a module declares what it must be given as bare annotations (`legal: Callable[…]`). This
    is how code written once runs at full speed for every game: inside the copy the game's
    functions are ordinary globals, so the compiler inlines them and its cache knows them.
    (Functions that take compiled functions as arguments are compiled anew in every process.)
    """
    bound = f"{template}[{name}]"
    if bound in sys.modules:
        return sys.modules[bound]
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"no module {template} to bind to {name}")
    _given_to[bound] = frozenset().union(*map(_sources_of, filter(callable, given.values())))
    spec = importlib.machinery.ModuleSpec(bound, found.loader, origin=found.origin)
    spec.has_location = True
    module = importlib.util.module_from_spec(spec)
    vars(module).update(given)
    sys.modules[bound] = module
    exec(compile(Path(found.origin).read_bytes(), found.origin, "exec"), vars(module))
    return module


def cache_root() -> Path:
    return Path(platformdirs.user_cache_dir("trunkline", appauthor=False)) / "compiled"


def cache_folder(function: Callable[..., object]) -> Path:
    """Where the machine code of this function is kept."""
    name = function.__module__.replace("[", "-").rstrip("]")
    return cache_root() / name / _fingerprint(_sources_of(function))


def _sources_of(function: Callable[..., object]) -> frozenset[Path]:
    """Every source file that this function can be made of."""
    plain = interpreted(function)
    given = _given_to.get(plain.__module__, frozenset())
    return _with_imports(Path(plain.__code__.co_filename)) | given


@functools.cache
def _forget_oldest(folder: Path) -> None:
    """Every edit starts a new folder; keep the newest few."""
    if folder.is_dir():
        newest = sorted(folder.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
        for each in newest[KEPT:]:
            shutil.rmtree(each, ignore_errors=True)


@functools.cache
def _fingerprint(sources: frozenset[Path]) -> str:
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for source in sorted(sources):
        digest.update(source.name.encode() + source.read_bytes())
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
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    stems = (PACKAGE.parent.joinpath(*name.split(".")) for name in names if _is_ours(name))
    candidates = {
        path for stem in stems for path in (stem.with_suffix(".py"), stem / "__init__.py")
    }
    return frozenset(path for path in candidates if path.is_file())


def _is_ours(name: str) -> bool:
    return name.split(".", maxsplit=1)[0] == PACKAGE.name
