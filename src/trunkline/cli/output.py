"""Where the command writes: results to stdout, sentences about problems to stderr."""

from __future__ import annotations

import json

from rich.console import Console


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
