"""What the checkers say of board files in which something is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from trunkline.core.board import Schema, parse_board
from trunkline.core.errors import BadBoard


def problems(text: str, schema: Schema[Any]) -> list[str]:
    with pytest.raises(BadBoard) as caught:
        parse_board(text, schema)
    return caught.value.problems


def told(text: str, schema: Schema[Any], old: str, new: str, problem: str) -> None:
    """Written otherwise in one place, the file is refused, and the problem is said."""
    assert old in text
    found = problems(text.replace(old, new, 1), schema)
    assert any(problem in each for each in found), found
