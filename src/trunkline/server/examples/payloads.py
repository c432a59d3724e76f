"""What the API sends about examples of clauses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trunkline.server.history.payloads import MomentView
from trunkline.server.payloads import MapView

ExampleKind = Literal["played", "refused", "scored", "ends", "seen"]


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A moment of a match that shows a clause, through the eyes of who decides there."""

    index: int  # among all examples of the clause
    kind: ExampleKind
    edition: str  # by which it is played; "": the game has one only
    settings: list[str]  # the options that are not the usual ones, in words
    deed: str  # the action that is played or refused there, in words; "": none is
    told: str  # what is to be seen, in a sentence; "": what happens says it all
    sentences: list[str]  # what the engine says: what happened, what cannot be done, what counts
    points: list[str]  # what on the table it is about: "hex:Q5"
    panels: list[str]  # the ids of the panels that matter
    before: MomentView | None  # of an action: the moment before it
    moment: MomentView  # the printed board of both is in `ExamplesView.boards`
    board: str


@dataclass(frozen=True, slots=True)
class ExamplesView:
    game: str
    clause: str
    language: str
    examples: list[ExampleView]
    boards: dict[
        str, MapView
    ]  # with the printed board, once for all examples that are played on it
