"""Progress bars on stderr for work that takes seconds; none where nobody is looking."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from trunkline.core.game import AnyGame
from trunkline.core.warm_up import Progress as Report


def is_interactive(console: Console) -> bool:
    return console.is_terminal or console.is_jupyter


def progress_bar(*, ticking: bool = True) -> Progress:
    """A bar on stderr that goes away; not ticking (no thread of its own) where work forks."""
    console = Console(stderr=True, highlight=False, emoji=False)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not is_interactive(console),
        auto_refresh=ticking,
    )


def compiling_sentence(game: AnyGame) -> str:
    return f"Compiling the rules of {game.title} (only the first time)"


@contextmanager
def compiling_bar(game: AnyGame) -> Iterator[Report]:
    with progress_bar() as bar:
        task = bar.add_task(compiling_sentence(game))
        yield lambda done, total, name: bar.update(task, completed=done, total=total)
