"""Games that lie outside the package, found for a while as if they were installed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from trunkline.games import game_modules


@contextmanager
def on_path(folder: Path) -> Iterator[None]:
    """The games in that folder are found here, and by servers and commands started meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        game_modules.cache_clear()
        yield
    game_modules.cache_clear()
