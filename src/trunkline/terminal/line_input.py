"""Reading a line, with history and completion by the Tab key where the system has readline."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

try:
    import readline
except ImportError:  # not on Windows
    readline = None  # type: ignore[assignment]


def stdin_is_terminal() -> bool:
    """And not a file, or another program."""
    return sys.stdin.isatty()


def read_line(prompt: str, words: Sequence[str]) -> str:
    """The next line. EOFError at the end of the input, KeyboardInterrupt on Ctrl-C."""
    if readline is not None and stdin_is_terminal():
        readline.set_completer_delims("")
        readline.set_completer(completer(words, readline.get_line_buffer))
        readline.parse_and_bind("tab: complete")
    line = input(prompt)
    if not stdin_is_terminal():
        # What was piped in, so that the output reads as at a terminal.
        sys.stdout.write(f"{line}\n")
    return line


def completer(words: Sequence[str], typed: Callable[[], str]) -> Callable[[str, int], str | None]:
    """Readline asks for the first, second, … completion until there is none."""

    def complete(text: str, number: int) -> str | None:
        found = completions(typed(), words)
        return found[number] if number < len(found) else None

    return complete


def completions(typed: str, words: Sequence[str]) -> list[str]:
    """The texts that go on from what is typed, word by word: 'b' -> 'bid ', 'bid 1' -> 'bid 10'."""
    start = typed.lstrip().casefold()
    going_on = [word for word in words if word.casefold().startswith(start)]
    gap = start.count(" ")
    steps = [" ".join(word.split(" ")[: gap + 1]) for word in going_on]
    return [step if step in going_on else f"{step} " for step in dict.fromkeys(steps)]
