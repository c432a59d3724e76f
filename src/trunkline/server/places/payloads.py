"""What the API says of the places of a map."""

from __future__ import annotations

from dataclasses import dataclass


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
