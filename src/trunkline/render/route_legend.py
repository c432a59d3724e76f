"""The legend of a route map: its title, and a space in each colour with the colour's name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from trunkline.core.scene import Livery
from trunkline.render.frame import FOOT, HEAD, TITLE, draw_plate
from trunkline.render.hex_geometry import Box
from trunkline.render.lettering import width
from trunkline.render.route_geometry import SPACE
from trunkline.render.symbols import number, standing_for, use

ENTRY = 17.0  # the size of letters
ROW = 25.0
EDGE, GAP = 24.0, 12.0  # around the entries, between them
COLUMNS = (2, 4, 3, 1)  # how many the entries may stand in, the best first


@dataclass(frozen=True)
class Legend:
    """The legend of a route map: what each colour of spaces is called, on a plate."""

    box: Box
    title: str
    liveries: Sequence[Livery]
    columns: int

    def drawing(self, number_of: Mapping[str, int]) -> Iterator[str]:
        yield from draw_plate(self.box, self.title)
        column = (self.box.width - 2 * EDGE + GAP) / self.columns
        rows = _rows(self.liveries, self.columns)
        for each, livery in enumerate(self.liveries):
            x = self.box.left + EDGE + each // rows * column
            y = self.box.top + HEAD + ROW * (each % rows + 0.5)
            middle = use(f"colour-{number_of[livery.owner]}", (x + SPACE[0] / 2, y))
            yield (
                f'<g class="entry"{standing_for(livery.target)}>{middle}'
                f'<text x="{number(x + SPACE[0] + 9)}" y="{number(y + 5)}" '
                f'font-size="{ENTRY}" text-anchor="start">{escape(livery.name)}</text></g>'
            )


def legend_size(title: str, liveries: Sequence[Livery], columns: int) -> tuple[float, float]:
    """Its width and height with so many columns."""
    entry = SPACE[0] + 9 + max((width(each.name, ENTRY) for each in liveries), default=0)
    wide = columns * (entry + GAP) - GAP if liveries else 0.0
    heading = width(title.upper(), TITLE, spacing=3) + 24
    tall = HEAD + ROW * _rows(liveries, columns) + (FOOT if liveries else 8)
    return max(wide, heading) + 2 * EDGE, tall


def _rows(liveries: Sequence[Livery], columns: int) -> int:
    return -(-len(liveries) // columns)
