"""Sprites of route maps, drawn once: spaces in their colours, their marks, towns, cars.

Every colour has an emblem too, and every owner's car its weave and letters, so that all can be told
apart in grey.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from trunkline.core.scene import Livery
from trunkline.render.palette import (
    DEEP,
    GLOSS,
    INK,
    IRON,
    LAND,
    PAPER,
    ROCK,
    STONE,
    is_light,
    mix,
    paint,
)
from trunkline.render.route_geometry import SPACE
from trunkline.render.symbols import number

CITY, JUNCTION = 8.5, 5.5  # radii
PEAKS = 3  # kinds of peaks in a ridge
PEAK = (20.0, 13.0)  # the room of one
BADGE = 9.0  # half the width of a portal

_ROUND = f'rx="4.5" ry="4.5" width="{number(SPACE[0])}" height="{number(SPACE[1])}"'
_RECT = f'x="{number(-SPACE[0] / 2)}" y="{number(-SPACE[1] / 2)}" {_ROUND}'

# An emblem stands twice in a space, left and right of what may be marked in its middle. `{ink}` is
# a colour that is seen on the space's own.
_EMBLEMS = {
    "stripes": '<path d="M-4.2 4.2 0-4.2M.2 4.2 4.4-4.2" stroke="{ink}" stroke-width="1.7"/>',
    "dots": '<g fill="{ink}"><circle cx="-3" cy="2.4" r="1.6"/><circle cx="3" cy="2.4" r="1.6"/>'
    '<circle cy="-2.8" r="1.6"/></g>',
    "bars": '<path d="M-3.4-4.2V4.2M0-4.2V4.2M3.4-4.2V4.2" stroke="{ink}" stroke-width="1.5"/>',
    "checks": '<path d="M-4.2-4.2H0V4.2H4.2V0H-4.2Z" fill="{ink}"/>',
    "rings": '<circle r="3.5" fill="none" stroke="{ink}" stroke-width="1.6"/>',
    "diamonds": '<path d="M0-4.9 4.9 0 0 4.9-4.9 0Z" fill="{ink}"/>',
    "waves": '<path d="M-5-1.6q2.5-3.4 5 0t5 0M-5 2.8q2.5-3.4 5 0t5 0" fill="none" '
    'stroke="{ink}" stroke-width="1.4"/>',
    "chevrons": '<path d="M-4.4 0 0-4 4.4 0M-4.4 4.2 0 .2 4.4 4.2" fill="none" '
    'stroke="{ink}" stroke-width="1.5"/>',
    "stars": '<path d="M0-5 1.3-1.6 4.9-1.5 2 .7 3 4.2 0 2.1-3 4.2-2 .7-4.9-1.5-1.3-1.6Z" '
    'fill="{ink}"/>',
}
EMBLEM_AT = 15.5  # from the middle of the space

# What lies over a space of a tunnel or a ferry, and the marks in the middle of one.
_TEETH = (
    f'<rect {_RECT} fill="none" {paint(stroke=INK)} stroke-width="4.6" '
    'stroke-dasharray="3.3 2.7"/>'
    f'<rect {_RECT} fill="none" {paint(stroke=INK)} stroke-width="1.8"/>'
)
_WAVES = "q2.5-2.6 5 0t5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0"
_HULL = (
    f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
    f'<path d="M-22.5-8.6{_WAVES}M-22.5 8.8{_WAVES}" {paint(stroke=LAND)} stroke-width="3.4"/>'
    f'<path d="M-22.5-8.6{_WAVES}M-22.5 8.8{_WAVES}" {paint(stroke=DEEP)} stroke-width="1.5"/></g>'
)
_CROSS = (
    f'<g fill="none" stroke-linecap="round"><g {paint(stroke=ROCK)} stroke-width=".9">'
    '<path d="M-8.6 6.6-7.4 2.8M-8.8-6.6-7.6-2.8M8.6 6.6 7.4 2.8M8.8-6.6 7.6-2.8"/></g>'
    f'<path d="M-4.6-5 4.6 5M-4.6 5 4.6-5" {paint(stroke=GLOSS)} stroke-width="5.2"/>'
    f'<path d="M-4.6-5 4.6 5M-4.6 5 4.6-5" {paint(stroke=IRON)} stroke-width="2.6"/></g>'
)
_LOCOMOTIVE = (
    f'<path d="M-9 4V-6H-9.8V-7.6H-2.6V-6H-3.2V-2.2H1V-4H3V-2.2H4.4L4.6-5 3.4-7.6H8L7-5 7.2-2.2H8.4'
    f'V2.2L10.6 5.4H7Z" {paint(IRON, GLOSS)} stroke-width="2" paint-order="stroke" '
    'stroke-linejoin="round"/>'
    f'<path d="M-7.6-4.6H-4.8V-2.2H-7.6Z" {paint(GLOSS)}/>'
    f'<g {paint(IRON, GLOSS)} stroke-width=".9"><circle cx="-5.6" cy="4.2" r="2.7"/>'
    '<circle cx=".6" cy="4.2" r="2.7"/><circle cx="6" cy="5" r="1.8"/></g>'
)
_PORTAL = (
    f'<path d="M-9 8V-1A9 9 0 0 1 9-1V8Z" {paint(IRON, GLOSS)} stroke-width="1.6" '
    'stroke-linejoin="round"/>'
    f'<path d="M-6.4 8V-.8A6.4 6.4 0 0 1 6.4-.8V8" fill="none" {paint(stroke=GLOSS)} '
    'stroke-width=".7" stroke-dasharray="1.6 1.2"/>'
)
_CITY = (
    f'<circle r="{CITY}" {paint(PAPER, INK)} stroke-width="1.7"/>'
    f'<circle r="{CITY - 2.6}" fill="none" {paint(stroke=INK)} stroke-width=".6"/>'
    f'<circle r="3.6" {paint(INK)}/>'
)
_JUNCTION = (
    f'<circle r="{JUNCTION}" {paint(PAPER, INK)} stroke-width="1.5"/><circle r="1.5" {paint(INK)}/>'
)
_OVER = {"tunnel": "teeth", "ferry": "hull"}
_MARK = {"ferry": "locomotive", "mountain": "cross"}


def track_marks() -> Iterator[str]:
    """The definitions that any route map may use."""
    for id, drawing in (
        ("teeth", _TEETH),
        ("hull", _HULL),
        ("cross", _CROSS),
        ("locomotive", _LOCOMOTIVE),
        ("portal", _PORTAL),
        ("city", _CITY),
        ("junction", _JUNCTION),
    ):
        yield f'<g id="map-{id}">{drawing}</g>'


def peaks() -> Iterator[str]:
    """Small peaks for the ridges of mountains, lit from the left."""
    for each in range(PEAKS):
        twin = _peak(5.5, 6, 5.5, 6.5 + each) + _peak(-2.5, 7, 7, 13 - 1.5 * each)
        yield (
            f'<g id="map-peak-{each}" fill="none" {paint(stroke=ROCK)} stroke-linecap="round" '
            f'stroke-linejoin="round" stroke-width=".8" stroke-opacity=".75">{twin}</g>'
        )


def _peak(x: float, foot: float, half: float, height: float) -> str:
    top = foot - height
    slope = f"M{number(x - half)} {number(foot)}L{number(x)} {number(top)}"
    shade = "".join(
        f"M{number(x + share * half)} {number(top + share * height)}l-.8 {number(drop * height)}"
        for share, drop in ((0.05, 0.5), (0.27, 0.52), (0.5, 0.42), (0.74, 0.22))
    )
    body = f"{slope}L{number(x + half)} {number(foot)}"
    return f'<path {paint(LAND)} stroke="none" d="{body}Z"/><path d="{body}{shade}"/>'


@dataclass(frozen=True)
class SpaceKind:
    """One of the kinds of spaces that a map has."""

    colour: int | None  # the number of the livery
    look: str
    marked: bool

    @property
    def id(self) -> str:
        colour = "gray" if self.colour is None else str(self.colour)
        return f"space-{colour}-{self.look}{'-marked' if self.marked else ''}"

    def drawing(self) -> str:
        """Made of the space in its colour, and of what this look adds."""
        parts = ["gray" if self.colour is None else f"colour-{self.colour}"]
        if self.look in _OVER:
            parts.append(_OVER[self.look])
        if self.marked:
            parts.append(_MARK[self.look])
        used = "".join(f'<use href="#map-{part}"/>' for part in parts)
        return f'<g id="map-{self.id}">{used}</g>'


def kind_of(colour: int | None, look: str, *, marked: bool) -> SpaceKind:
    return SpaceKind(colour, look, marked and look in _MARK)


def colours(liveries: Sequence[Livery], used: set[int | None]) -> Iterator[str]:
    """A plain space in each of these colours; gray takes any, and is light."""
    yield (
        f'<g id="map-gray"><rect {_RECT} {paint(STONE, INK)} stroke-width=".9"/>'
        f'<rect x="-21.5" y="-5" width="43" height="10" rx="2.5" fill="none" '
        f'{paint(stroke=INK)} stroke-width=".5" stroke-opacity=".45"/></g>'
    )
    for each, livery in enumerate(liveries):
        if each in used:
            yield _colour(each, livery)


def _colour(each: int, livery: Livery) -> str:
    # PrintedHexes ink is paler than a car that lies on it.
    colour = mix(livery.colour, LAND.colour, 0.2)
    ink = mix(colour, IRON.colour, 0.75) if is_light(colour) else mix(colour, "#ffffff", 0.85)
    emblem = _EMBLEMS.get(livery.pattern, "").format(ink=ink)
    twice = "".join(
        f'<g transform="translate({x})">{emblem}</g>' for x in (-EMBLEM_AT, EMBLEM_AT) if emblem
    )
    return (
        f'<g id="map-colour-{each}"><rect {_RECT} fill="{colour}" {paint(stroke=INK)} '
        f'stroke-width=".9" stroke-opacity=".8"/>{twice}</g>'
    )


# Cars


def car(each: int, livery: Livery) -> str:
    """A railway car of the owner, as long as a space, with one light edge."""
    colour = livery.colour
    dark = mix(colour, "#000000", 0.5)
    letter = INK.colour if is_light(colour) else "#ffffff"
    halo = mix(colour, "#ffffff", 0.35) if is_light(colour) else dark
    size = {1: 13.5, 2: 11}.get(len(livery.letters), 8.5)
    return (
        f'<g id="map-car-{each}" stroke-linejoin="round">'
        '<path d="M-27-7.6H28V10.6H-27Z" opacity=".34"/>'
        f'<path d="M-26-6.4Q-26-9.4-23-9.4H23Q26-9.4 26-6.4V6.2H-26Z" {paint(stroke=GLOSS)} '
        f'fill="{colour}" stroke-width="3.4" paint-order="stroke"/>'
        f'<g {paint(IRON, GLOSS)} stroke-width="1"><circle cx="-17" cy="7" r="3.5"/>'
        '<circle cx="-9" cy="7" r="3.5"/><circle cx="9" cy="7" r="3.5"/>'
        '<circle cx="17" cy="7" r="3.5"/></g>'
        f'<path d="M-26-6.4Q-26-9.4-23-9.4H23Q26-9.4 26-6.4V6.2H-26Z" '
        f'fill="url(#map-weave-{each})" stroke="{dark}" stroke-width=".9"/>'
        f'<path d="M-23.4-7.4H23.4" {paint(stroke=GLOSS)} stroke-opacity=".85" '
        'stroke-width="1.3" fill="none"/>'
        f'<rect x="-11" y="-6.2" width="22" height="12" rx="2" fill="{colour}"/>'
        f'<text y="4.4" font-size="{size}" font-weight="bold" fill="{letter}" stroke="{halo}" '
        f'stroke-width="1.6" paint-order="stroke">{escape(livery.letters)}</text></g>'
    )
