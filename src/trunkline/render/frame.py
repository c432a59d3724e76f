"""The frame of a map: its border, the legend in a corner without hexes, a wind rose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from xml.sax.saxutils import escape

from trunkline.core.scene import Livery
from trunkline.render.hex_geometry import EDGE, Box, Point
from trunkline.render.lettering import width, wrap
from trunkline.render.palette import INK, LAND, QUIET, paint
from trunkline.render.sprites import engine, engine_width
from trunkline.render.symbols import number, standing_for, use
from trunkline.render.tokens import token

MARGIN = 0.7 * EDGE  # between the hexes and the frame
RIM = 40.0  # between the frame and the edge of the paper
SMALL_PRINT = 14.0
TITLE, ENTRY = 22.0, 19.0  # sizes of the legend's letters
HEAD, ROW, LOW_ROW, FOOT = 62.0, 35.0, 27.0, 22.0  # and of its parts
CORNERS = range(4)  # lower right, lower left, upper right, upper left
ROSE = (130.0, 160.0)
COVER_SIZE = (600.0, 375.0)  # of the small picture on a game's card


@dataclass(frozen=True)
class Sheet:
    """The layout of a map's sheet: the frame, the legend, the wind rose, the small print."""

    frame: Box
    legend: Box | None
    rose: Point | None
    small_print: tuple[str, ...]

    @property
    def paper(self) -> Box:
        frame = self.frame.grown(RIM)
        more = 18.0 * max(0, len(self.small_print) - 1)
        return Box(frame.left, frame.top, frame.right, frame.bottom + more)


def arrange(
    title: str, liveries: Sequence[Livery], provenance: str, field: Box, centres: list[Point]
) -> Sheet:
    """The sheet for a field of hexes; it grows until one of its corners has room for the legend."""
    field = field.grown(MARGIN)
    frame, legend = field, None
    if title or liveries:
        wide, tall = _legend_size(title, liveries)
        frame, legend = next(_rooms(field, centres, wide, tall))
    small_print = tuple(wrap(provenance, SMALL_PRINT, frame.width))
    return Sheet(frame, legend, _rose(frame, centres, legend), small_print)


def _legend_size(title: str, liveries: Sequence[Livery]) -> tuple[float, float]:
    names = max((width(each.name, ENTRY) for each in liveries), default=0)
    wide = max(names + _indent(liveries) + 26, width(title.upper(), TITLE, spacing=3) + 56)
    return wide, (HEAD if title else 10) + sum(map(_row, liveries)) + FOOT


def _row(livery: Livery) -> float:
    return ROW if livery.is_company else LOW_ROW


def _indent(liveries: Sequence[Livery]) -> float:
    """Where the names in the legend begin."""
    return 35 + max((engine_width(each) for each in liveries if each.is_company), default=25.0)


def _rooms(
    field: Box, centres: Sequence[Point], wide: float, tall: float
) -> Iterator[tuple[Box, Box]]:
    """Frames with a free corner, the smallest first."""
    for step in count(0, 10):
        for corner in CORNERS:
            for across, down in ((step, 0), (0, step)):
                frame = _grown(field, corner, across, down)
                legend = _in_corner(frame, corner, wide, tall, 16)
                if frame.holds(legend) and _is_free(legend, centres):
                    yield frame, legend


def _grown(box: Box, corner: int, across: float, down: float) -> Box:
    """Larger towards a corner."""
    left, top = corner % 2 == 1, corner >= 2
    return Box(
        box.left - across * left,
        box.top - down * top,
        box.right + across * (not left),
        box.bottom + down * (not top),
    )


def _in_corner(frame: Box, corner: int, wide: float, tall: float, gap: float) -> Box:
    left = frame.left + gap if corner % 2 else frame.right - gap - wide
    top = frame.top + gap if corner >= 2 else frame.bottom - gap - tall
    return Box(left, top, left + wide, top + tall)


def _is_free(box: Box, centres: Iterable[Point]) -> bool:
    return all(box.distance(centre) > 1.12 * EDGE for centre in centres)


def _rose(frame: Box, centres: list[Point], legend: Box | None) -> Point | None:
    """Where a wind rose has room."""
    for corner in CORNERS:
        box = _in_corner(frame, corner, *ROSE, 22)
        if _is_free(box, centres) and not (legend and box.overlap(legend.grown(20))):
            return box.middle
    return None


# Drawing


def draw_frame(sheet: Sheet) -> Iterator[str]:
    """Two fine lines with the bar of an old map between them, and a bold one outside."""
    yield f'<g fill="none" {paint(stroke=INK)}>'
    for by, wide in ((0, 0.8), (7, 0.8), (13, 2.6)):
        yield f'<rect {placed(sheet.frame.grown(by))} stroke-width="{wide}"/>'
    bar = sheet.frame.grown(3.5)
    yield _bar(bar.left, bar.top, "h", bar.width)
    yield _bar(bar.left, bar.bottom, "h", bar.width)
    yield _bar(bar.left, bar.top, "v", bar.height)
    yield _bar(bar.right, bar.top, "v", bar.height)
    yield "</g>"
    if sheet.rose:
        yield use("rose", sheet.rose)


def _bar(x: float, y: float, turn: str, length: float) -> str:
    # An odd number of dashes and gaps, so that every corner is dark.
    dash = length / (2 * round(length / 90) + 1)
    way = f"M{number(x)} {number(y)}{turn}{number(length)}"
    return f'<path d="{way}" stroke-width="3" stroke-dasharray="{dash:.3f}"/>'


def draw_plate(box: Box, title: str) -> Iterator[str]:
    """The plate of a legend, with its title."""
    shadow = Box(box.left + 6, box.top + 6, box.right + 6, box.bottom + 6)
    yield f'<path d="{_outline(shadow)}" fill="url(#map-shade)"/>'
    yield f'<path d="{_outline(box)}" {paint(LAND, INK)} stroke-width="1.8"/>'
    yield f'<path d="{_outline(box.grown(-5))}" fill="none" {paint(stroke=INK)} stroke-width=".7"/>'
    if title:
        yield _title(box, title)


def draw_legend(box: Box, title: str, liveries: Sequence[Livery]) -> Iterator[str]:
    """Companies with their engines, goods with their tokens."""
    yield from draw_plate(box, title)
    top, indent = box.top + (HEAD if title else 10) + 3, _indent(liveries)
    for each, livery in enumerate(liveries):
        y = top + _row(livery) / 2
        top += _row(livery)
        yield (
            f'<g class="entry"{standing_for(livery.target)}>'
            f"{_sample(each, livery, (box.left + 24.5, y), indent - 35)}"
            f'<text x="{number(box.left + indent)}" y="{number(y + 4)}" font-size="{ENTRY}" '
            f'text-anchor="start">{escape(livery.name)}</text></g>'
        )


def _sample(each: int, livery: Livery, left: Point, wide: float) -> str:
    """An engine or a token, in a column of that width."""
    x, y = left
    if livery.is_company:
        return engine(each, livery, (x + engine_width(livery) / 2 - 3, y))
    at = f'transform="translate({number(x + wide / 2)} {number(y - 2)})"'
    return f"<g {at}>{token(each, livery)}</g>"


def _title(box: Box, title: str) -> str:
    x, _ = box.middle
    return (
        f'<text x="{number(x)}" y="{number(box.top + 40)}" font-size="{TITLE}" '
        f'letter-spacing="3">{escape(title.upper())}</text>'
        f'<path d="M{number(x - 60)} {number(box.top + 54)}h48l12-3 12 3h48h-48l-12 3-12-3z" '
        f'{paint(stroke=INK)} stroke-width=".8"/>'
    )


def _outline(box: Box) -> str:
    """A rectangle with its corners cut in."""
    cut = "a14 14 0 0 0"
    wide, tall = number(box.width - 28), number(box.height - 28)
    return (
        f"M{number(box.left + 14)} {number(box.top)}h{wide}{cut} 14 14v{tall}{cut}-14 14"
        f"h-{wide}{cut}-14-14v-{tall}{cut} 14-14z"
    )


def draw_small_print(sheet: Sheet) -> Iterator[str]:
    x, _ = sheet.frame.middle
    for each, line in enumerate(sheet.small_print):
        y = sheet.frame.bottom + 30 + 18 * each
        yield (
            f'<text x="{number(x)}" y="{number(y)}" font-size="{SMALL_PRINT}" font-style="italic" '
            f"{paint(QUIET)}>{escape(line)}</text>"
        )


def placed(box: Box) -> str:
    """The rectangle as attributes."""
    return (
        f'x="{number(box.left)}" y="{number(box.top)}" '
        f'width="{number(box.width)}" height="{number(box.height)}"'
    )
