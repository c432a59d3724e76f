"""Viewers: who looks at a match, from which seat, and with everything face up after the end.

While a match goes on, one looks from an own seat or as a spectator. When it is over, whoever knows
its address may look from any seat, or see everything at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from trunkline.core.actions import Action
from trunkline.core.position import Position
from trunkline.core.scene import Panel, Scene
from trunkline.core.struct import Struct, StructArray
from trunkline.server.model import lessons
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.requests import Language
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.storage.rows import is_turn_of


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks, in which language, and from which seat if that can be chosen."""

    owner: str | None = None
    language: Language = "en"
    seat: int | None = None

    def viewpoint(self, match: MatchSnapshot) -> int | None:
        """The seat asked for, if it is mine; else who decides, if that is me; else my first."""
        mine = match.held_by(self.owner)
        if self.seat in mine:
            return self.seat
        if match.actor in mine:
            return match.actor
        return mine[0] if mine else None

    def deciding(self, match: MatchSnapshot) -> int | None:
        """The seat whose choices I am shown: the one that decides, if I look from it."""
        seat = self.viewpoint(match)
        return seat if seat == match.actor and self.is_asked(match) else None

    def is_asked(self, match: MatchSnapshot) -> bool:
        """Whether it is mine to decide, wherever I look from."""
        return is_turn_of(match.stored, self.owner)

    def wanted(self, match: MatchSnapshot) -> tuple[Action, ...]:
        """What alone I may do, in a lesson."""
        return lessons.wanted(match)


# From where somebody asks to look at the past; "": from wherever they look at the present.
Viewpoint = Literal["", "spectator", "seat", "all"]


@dataclass(frozen=True, slots=True)
class PastViewer(Viewer):
    """A viewer of the past, whose viewpoint is settled, and who decides nothing."""

    through: int | None = None  # None: a spectator's
    all: bool = False  # nothing is hidden; see `OmniscientPosition`

    def viewpoint(self, match: MatchSnapshot) -> int | None:
        return self.through

    def deciding(self, match: MatchSnapshot) -> int | None:
        return None

    def is_asked(self, match: MatchSnapshot) -> bool:
        return False


def past_viewer_of(match: MatchSnapshot, viewer: Viewer, viewpoint: Viewpoint) -> PastViewer:
    """Refused: they may not look from there. `match` is the match as it stands now."""
    return PastViewer(
        viewer.owner,
        viewer.language,
        viewer.seat,
        _seat(match, viewer, viewpoint),
        viewpoint == "all",
    )


def _seat(match: MatchSnapshot, viewer: Viewer, viewpoint: Viewpoint) -> int | None:
    if viewpoint == "":
        return viewer.viewpoint(match)
    if viewpoint == "all" and not match.stored.over:
        raise Refused(403, "all-hidden")
    if viewpoint != "seat":
        return None
    match.check_seat(viewer.seat)
    if not match.stored.over and viewer.seat not in match.held_by(viewer.owner):
        raise Refused(403, "not-your-eyes")
    return viewer.seat


class OmniscientPosition(Position):
    """A position observed with nothing hidden, for replays of matches that are over."""

    @classmethod
    def of(cls, position: Position) -> OmniscientPosition:
        states = position.game.state_struct.read(position.state_bytes)
        return cls(position.game, position.board, position.players, position.names, states)

    def observation(self, seat: int | None) -> StructArray[Struct]:
        return self._states

    def observed_by(self, seat: int | None) -> Position:
        return self

    def named(self, names: tuple[str, ...]) -> OmniscientPosition:
        return OmniscientPosition.of(super().named(names))

    def scene(self, language: str = "en", seat: int | None = None) -> Scene:
        """The spectator's, with the panels of each seat."""
        seats = [
            super(OmniscientPosition, self).scene(language, each) for each in range(self.players)
        ]
        text = self.text(language)
        names = [text.seat_name(each) for each in range(self.players)]
        panels = tuple(_gathered([scene.panels for scene in seats], names))
        return replace(super().scene(language, None), panels=panels)


def _gathered(seats: Sequence[Sequence[Panel]], names: Sequence[str]) -> Iterator[Panel]:
    """What all seats see once; what differs one after another, with whose it is."""
    found: dict[str, dict[Panel, list[int]]] = defaultdict(lambda: defaultdict(list))
    for seat, panels in enumerate(seats):
        for panel in panels:
            found[panel.id][panel].append(seat)
    for id, alike in found.items():
        for panel, whose in alike.items():
            if len(whose) == len(seats):
                yield panel
            else:
                called = ", ".join(names[seat] for seat in whose)
                yield replace(panel, id=f"{id}-{whose[0]}", notes=(*panel.notes, called))
