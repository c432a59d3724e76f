"""A position with everything face up, for whoever looks back at a match that is over."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from trunkline.core.position import Position
from trunkline.core.scene import Panel, Scene
from trunkline.core.struct import Record, Records


class FaceUp(Position):
    """Whoever looks sees the whole state, with what each seat has before it."""

    @classmethod
    def of(cls, position: Position) -> FaceUp:
        states = position.game.state_record.read(position.state_bytes)
        return cls(position.game, position.ground, position.players, position.names, states)

    def sight(self, seat: int | None) -> Records[Record]:
        return self._states

    def in_sight(self, seat: int | None) -> Position:
        return self

    def named(self, names: tuple[str, ...]) -> FaceUp:
        return FaceUp.of(super().named(names))

    def scene(self, language: str = "en", seat: int | None = None) -> Scene:
        """The spectator's, with the panels of each seat."""
        seats = [super(FaceUp, self).scene(language, each) for each in range(self.players)]
        texts = self.game.texts(language)
        names = [self.seat_name(each, texts) for each in range(self.players)]
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
                yield replace(panel, id=f"{id}-{whose[0]}", title=f"{panel.title} · {called}")
