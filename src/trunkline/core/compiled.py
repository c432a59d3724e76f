"""The one decorator for compiled functions, and generic modules bound to a game.

`@compiled` hands a function to Numba; the machine code of entries is cached on disk. Numba itself
notices a change of the function's own file only; a change in a file that it calls into would be
served stale. So the cache folder is named by a hash of all our sources (and of the folders that a
game from elsewhere lives in): any edit gives a new folder.

With Numba's JIT switched off (NUMBA_DISABLE_JIT=1) everything runs as plain Python.
"""

from __future__ import annotations

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

P = ParamSpec("P")
T = TypeVar("T")

PACKAGE = Path(__file__).parent.parent
KEPT_FOLDERS = 6


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
        vars(numba.config)["CACHE_DIR"] = str(cache_folder(function))
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
    functions are ordinary globals, so the compiler inlines them and its cache knows them. (Passing
    compiled functions as arguments costs 7 µs a call and is compiled anew in every process.)
    """
    bound = f"{template}[{name}]"
    if bound in sys.modules:
        return sys.modules[bound]
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"no module {template} to bind to {name}")
    _homes[bound] = frozenset().union(*map(_homes_of, filter(callable, given.values())))
    spec = importlib.machinery.ModuleSpec(bound, found.loader, origin=found.origin)
    spec.has_location = True
    module = importlib.util.module_from_spec(spec)
    vars(module).update(given)
    sys.modules[bound] = module
    loader = importlib.machinery.SourceFileLoader(bound, found.origin)
    exec(loader.get_code(bound), vars(module))  # type: ignore[arg-type]
    return module


def cache_root() -> Path:
    return Path(platformdirs.user_cache_dir("trunkline", appauthor=False)) / "compiled"


def cache_folder(function: Callable[..., object]) -> Path:
    """Where the machine code of this function is kept."""
    name = function.__module__.replace("[", "-").rstrip("]")
    return _fingerprinted(_homes_of(function)) / name


# Bound module -> the folders outside the package that what it was given comes from.
_homes: dict[str, frozenset[Path]] = {}


def _homes_of(function: Callable[..., object]) -> frozenset[Path]:
    """The folders outside the package whose sources this function is made of."""
    plain = interpreted(function)
    home = Path(plain.__code__.co_filename).parent
    own = frozenset() if home.is_relative_to(PACKAGE) else frozenset({home})
    return own | _homes.get(plain.__module__, frozenset())


@functools.cache
def _fingerprinted(homes: frozenset[Path]) -> Path:
    folders = [PACKAGE, *sorted(homes)]
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for folder in folders:
        for source in sorted(folder.rglob("*.py")):
            digest.update(source.relative_to(folder).as_posix().encode())
            digest.update(source.read_bytes())
    folder = cache_root() / digest.hexdigest()[:16]
    if not folder.exists():
        _forget_oldest(cache_root())
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _forget_oldest(root: Path) -> None:
    """Every edit starts a new folder; keep the newest few."""
    if not root.is_dir():
        return
    newest = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in newest[KEPT_FOLDERS - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)
