"""What the API says of the places of a map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeVar

from pydantic import Field

T = TypeVar("T")
# Left out where there is none: a map has hundreds of places, a table hundreds of cells.
Known = Annotated[T | None, Field(exclude_if=lambda value: value is None)]


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place as it is printed: the same for the whole match."""

    target: str  # "hex:Q5", "track:17"
    name: str
    about: str  # what is printed there, after the name: "mountain, cost 4"
    groups: list[str]  # the headings that it stands under in a list of all places
    # What lies beside it: by direction, "north-east"; of a route, by the city that they share. Each
    # is told by how far it stands from this one in the list: numbers that repeat pack well.
    near: dict[str, list[int]]
    short: Known[str] = None  # "Chicago" of "Chicago (F40)"; none: the name is as short as can be
    title: Known[str] = None  # its name with the first of what is printed there; none: with all
