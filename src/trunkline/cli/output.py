"""Where the command writes: results to stdout, sentences about problems and progress to stderr."""

from __future__ import annotations

import json

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn


def stdout() -> Console:
    return Console(highlight=False, emoji=False)


def stderr() -> Console:
    return Console(stderr=True, highlight=False, emoji=False)


def complain(sentence: str) -> None:
    stderr().print(sentence, markup=False, soft_wrap=True)


def say(sentence: str) -> None:
    stdout().print(sentence, markup=False, soft_wrap=True)


def print_json(data: object) -> None:
    say(json.dumps(data, ensure_ascii=False, indent=2))


def progress_bar(*, ticking: bool = True) -> Progress:
    """A bar on stderr that goes away; not ticking (no thread of its own) where work forks.

    Where stderr is no terminal there is no bar.
    """
    console = stderr()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        auto_refresh=ticking,
    )
