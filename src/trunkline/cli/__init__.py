"""The command `trunkline`."""

from __future__ import annotations

import sys


def main() -> None:
    """The entry point; a text that the terminal cannot show costs its characters, not the run."""
    # The package is imported for its parts too, which need no command line.
    from trunkline.cli.app import app  # noqa: PLC0415

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
