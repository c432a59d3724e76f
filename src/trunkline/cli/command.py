"""What all commands share: the language option, and errors told in a sentence."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Annotated, ParamSpec

import typer

from trunkline.core.errors import TrunklineError

BAD_INPUT = 2

P = ParamSpec("P")

Language = Annotated[
    str,
    typer.Option(
        "--language", "-l", metavar="en|ru|hu", envvar="TRUNKLINE_LANGUAGE", help="The language."
    ),
]


def report_errors(command: Callable[P, None]) -> Callable[P, None]:
    """What the user can put right is told in a sentence, with exit code 2, never as a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except (TrunklineError, OSError) as error:
            if isinstance(error, BrokenPipeError):
                raise
            # Rich is not loaded for `trunkline --help`.
            from trunkline.cli.output import complain  # noqa: PLC0415

            complain(_sentence(error))
            raise typer.Exit(BAD_INPUT) from None

    return run


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {(error.strerror or str(error)).lower()}"
    return str(error)
