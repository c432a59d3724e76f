"""What stands on the table at one moment, for some eyes: its numbers, and the sentence about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trunkline.core.contract import HIDDEN
from trunkline.core.position import Position
from trunkline.core.scene import Panel, Scene, seat_owner
from trunkline.server.model.errors import server_texts
from trunkline.server.model.schemas.match import EntryView, LineView
from trunkline.server.model.snapshot import Entry
from trunkline.server.model.viewer import OmniscientPosition
from trunkline.server.storage.rows import StoredStep
from trunkline.server.views.log import entry_view, revealed
from trunkline.server.views.scene import panel_view
from trunkline.server.views.statistics.figures import Found, Key, Name, numbers_in

SCORE = "score"
Numbers = list[tuple[Key, Found]]


@dataclass(frozen=True, slots=True)
class Reader:
    """Whose eyes, in which language, and whether they care for more than the scores."""

    seat: int | None  # None: a spectator's
    all: bool  # nothing is hidden
    language: str
    scores_only: bool = False
    over: bool = False  # the match is, and so no score was a secret


class PanelNumbers:
    """Finds the numbers of one moment after another; most panels stay as they were."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._last: dict[tuple[int | None, str], tuple[Panel, Numbers]] = {}

    def numbers(self, position: Position) -> Numbers:
        """The scores, then the panels."""
        reader = self._reader
        scores = list(_scores(position, reader))
        if reader.scores_only:
            return scores
        if not reader.all:
            return scores + self._panels(position.observed_by(reader.seat), reader.seat)
        if position.is_private(range(position.players)):
            return scores + list(self._everybodys(OmniscientPosition.of(position)))
        return scores + self._panels(position, None)

    def _panels(self, position: Position, seat: int | None) -> Numbers:
        # Not the gathered scene of `OmniscientPosition`: what two seats hold are two numbers.
        scene = Position.scene(position, self._reader.language, seat)
        return [each for panel in scene.panels for each in self._panel(scene, panel, seat)]

    def _panel(self, scene: Scene, panel: Panel, seat: int | None) -> Numbers:
        before = self._last.get((seat, panel.id))
        if before is not None and before[0] == panel:
            return before[1]
        owners = {each.owner: each.target or each.owner for each in scene.liveries}
        names = {each.target or each.owner: each.name for each in scene.liveries}
        found = list(numbers_in(panel_view(panel, owners), names))
        self._last[seat, panel.id] = panel, found
        return found

    def _everybodys(self, position: OmniscientPosition) -> Iterator[tuple[Key, Found]]:
        """What lies there for all, once; and of each seat what it has before itself."""
        common = self._panels(position, None)
        public = {key.panel for key, _ in common}
        yield from common
        for seat, name in enumerate(position.names):
            for key, each in self._panels(position, seat):
                if key.panel not in public:
                    title = f"{name}: {each.name.title}"
                    own = replace(key, panel=f"{key.panel}@{seat}")
                    yield own, replace(each, name=replace(each.name, title=title))


def _scores(position: Position, reader: Reader) -> Iterator[tuple[Key, Found]]:
    is_open = reader.all or reader.over or position.actor is None
    scores = (position if is_open else position.observed_by(reader.seat)).scores
    title = server_texts(reader.language)("numbers-scores")
    for seat, score in enumerate(scores):
        if is_open or score != HIDDEN:
            owner = seat_owner(seat)
            name = Name(title, position.names[seat], "", "", "figure", "", "", owner, "")
            yield Key(SCORE, owner, 0), Found(name, score)


def line_at(position: Position, row: StoredStep, reader: Reader) -> LineView:
    entry = Entry.stored(row)
    told = entry_view(
        position, revealed(entry) if reader.all else entry, reader.seat, reader.language
    )
    headings = [each.text for each in told.events if each.heading]
    sentences = [each.text for each in told.events if not each.heading]
    return LineView(
        number=told.number,
        at=told.at,
        seat=told.seat,
        action=told.action,
        text=" ".join(sentences) or told.label,
        heading=headings[-1] if headings else "",
        opens=_opens(told),
    )


def _opens(told: EntryView) -> bool:
    """Its one heading comes first, and then what the action did."""
    headings = [place for place, each in enumerate(told.events) if each.heading]
    return headings == [0] and len(told.events) > 1
