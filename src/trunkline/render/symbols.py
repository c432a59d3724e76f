"""SVG symbols of every map: trees, peaks, towns, works, stations, a wind rose.

Everything is drawn once, in units of which a hex edge has 60, and used by its id.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from xml.sax.saxutils import quoteattr

from trunkline.render.hex_geometry import Point, Polyline, chance
from trunkline.render.palette import (
    BLOCK,
    INK,
    LAND,
    LEAF,
    QUIET,
    ROCK,
    ROOF,
    SEPIA,
    STREET,
    WOOD,
    paint,
)

VARIANTS = 4  # of a forest, a range, a town


def number(value: float) -> str:
    """As short as a tenth of a unit can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path_data(line: Iterable[Point], *, closed: bool = False) -> str:
    """The path through the points."""
    points = " ".join(f"{number(x)},{number(y)}" for x, y in line)
    return f"M{points}{'Z' if closed else ''}"


def use(id: str, at: Point, more: str = "") -> str:
    """A definition, drawn at the point; `more` are further attributes."""
    return f'<use href="#map-{id}" x="{number(at[0])}" y="{number(at[1])}"{more and " " + more}/>'


def standing_for(target: str) -> str:
    """The attribute by which a table finds what stands for something in actions."""
    return f" data-target={quoteattr(target)}" if target else ""


# Marks of the land


def land_marks(used: Container[str]) -> list[str]:
    """The definitions of these marks, and of the trees that forests are made of."""
    drawn = {
        "industry": _WORKS,
        "town": _TOWN,
        "station": _STATION,
        "plot": _PLOT,
        "rose": _ROSE,
    }
    for each in range(VARIANTS):
        drawn |= {
            f"forest-{each}": _forest(each),
            f"mountain-{each}": _mountain(each),
            f"city-{each}": _city(each),
        }
    marks = {"tree": _tree(_TREE), "fir": _tree(_FIR)}
    marks |= {id: drawing for id, drawing in drawn.items() if id in used}
    return [f'<g id="map-{id}">{drawing}</g>' for id, drawing in marks.items()]


def mark_of(look: str, key: object) -> str:
    """Which definition a hex of that look uses, or nothing for a plain."""
    if look in ("forest", "mountain", "city"):
        return f"{look}-{int(chance(key, look) * VARIANTS)}"
    return look if look in ("industry", "town", "station") else ""


def _tree(lines: tuple[str, str]) -> str:
    crown, strokes = lines
    return (
        f'<g {paint(stroke=WOOD)} stroke-width=".8"><path {paint(LEAF)} d="{crown}"/>'
        f'<path fill="none" d="{strokes}"/></g>'
    )


_TREE = (
    (
        "M-4.4-3.2C-7-4.2-6.6-7.6-4.2-8C-4.8-11-1-12.8.8-11C3.6-12.4 6.2-9.6 4.8-7.4"
        "C7-6 5.6-2.8 3.4-3.2C1.6-2-2.6-2-4.4-3.2Z"
    ),
    "M-.5 0V-3M.5 0V-4M1.4-4.3H4M2-5.7H5M2.4-7.1H4.6M2.6-8.6H4.6M-2 .2H6M2 1.1H5",
)
_FIR = (
    "M0-14L3.4-8.4 2-8.7 4.6-3.2Q0-2.2-4.6-3.2L-2-8.7-3.4-8.4Z",
    "M0 0V-2.8M.6-4H3.6M.7-5.5H2.8M.6-7H2.2M.5-8.8H2.4M.4-10.6H1.4M-2 .2H5M1 1.1H4",
)

# Where the trees of a forest stand, away from the corners with the numerals.
_STANDS = (
    (-13, -27), (5, -30), (21, -24), (-31, -11), (-12, -10), (9, -11), (29, -8),
    (-40, 6), (-21, 8), (0, 7), (20, 9), (38, 8), (-31, 23), (-9, 25), (11, 26), (31, 23), (1, 42),
)  # fmt: skip


def _forest(variant: int) -> str:
    trees = []
    for stand, (x, y) in enumerate(_STANDS):
        if chance("gap", variant, stand) < 0.2:
            continue
        kind = "fir" if chance("kind", variant, stand) < 0.4 else "tree"
        off = 5 * (chance("x", variant, stand) - 0.5), 5 * (chance("y", variant, stand) - 0.5)
        trees.append(use(kind, (x + off[0], y + off[1])))
    return "".join(trees)


# Peaks of a range, the farthest first: foot's middle, half width, height.
_RANGES: tuple[tuple[tuple[float, float, float, float], ...], ...] = (
    ((-17, -6, 17, 24), (12, -2, 22, 34), (-9, 19, 25, 33), (23, 22, 17, 20)),
    ((16, -8, 17, 22), (-12, -2, 22, 36), (16, 20, 24, 31), (-20, 23, 17, 21)),
    ((0, -10, 18, 26), (-21, 3, 19, 26), (18, 8, 23, 33), (-7, 25, 22, 26)),
    ((-10, -7, 21, 31), (21, 0, 18, 25), (-22, 21, 18, 22), (8, 23, 26, 34)),
)


def _mountain(variant: int) -> str:
    peaks = "".join(_peak(variant * 10 + each, *peak) for each, peak in enumerate(_RANGES[variant]))
    return f'<g fill="none" {paint(stroke=ROCK)} stroke-linecap="round">{peaks}</g>'


def _peak(seed: int, x: float, foot: float, half: float, height: float) -> str:
    """A peak lit from the left: a ridge, light strokes left of it, dense hachures right."""
    top = (x, foot - height)
    left = _rough(seed, top, (x - half, foot))
    right = _rough(seed + 100, top, (x + half, foot))
    ridge = _rough(seed + 200, top, (x + 0.1 * half, foot - 0.1 * height))
    body = path_data([*reversed(left), *right[1:]])
    dark = "".join(
        path_data(_hachure(seed, at, top, (x + half, foot), ridge, 0.92)) for at in range(2, 15)
    )
    light = "".join(
        path_data(_hachure(seed + 50, at, top, (x - half, foot), ridge, 0.45))
        for at in range(4, 14, 3)
    )
    return (
        f'<path {paint(LAND)} stroke-width="1.1" d="{body}"/>'
        f'<path stroke-width=".7" d="{path_data(ridge)}{dark}{light}"/>'
    )


def _rough(seed: int, begin: Point, end: Point) -> Polyline:
    """A slope of four broken stretches."""
    line = [begin]
    for step in range(1, 4):
        share = step / 4
        off = 3.2 * (chance("rough", seed, step) - 0.5)
        line.append(
            (begin[0] + share * (end[0] - begin[0]) + off, begin[1] + share * (end[1] - begin[1]))
        )
    return [*line, end]


def _hachure(seed: int, at: int, top: Point, foot: Point, ridge: Polyline, most: float) -> Polyline:
    """A stroke from the ridge, parallel to the slope, ending somewhere above the foot."""
    share = at / 15
    stretch = min(int(share * 4), 3)
    part = share * 4 - stretch
    begin = tuple(
        one + part * (two - one)
        for one, two in zip(ridge[stretch], ridge[stretch + 1], strict=True)
    )
    length = (1 - share) * most * (0.55 + 0.45 * chance("hachure", seed, at))
    return [
        (begin[0], begin[1]),
        (begin[0] + length * (foot[0] - top[0]), begin[1] + length * (foot[1] - top[1])),
    ]


# Town plans: blocks of houses between streets.
_BLOCKS = (
    (-19, -13, 9, 6), (-8, -15, 7, 8), (1, -14, 10, 7), (13, -12, 6, 5),
    (-17, -4, 7, 7), (-8, -5, 7, 3.5), (2, -5, 6, 7), (10, -5, 9, 5),
    (-20, 5, 8, 5), (-10, 4, 9, 7), (1, 4.5, 8, 5), (11, 2.5, 5, 8),
    (-8, 13, 6, 4), (0, 11.5, 9, 5),
)  # fmt: skip


def _city(variant: int) -> str:
    blocks = "".join(
        f"M{number(x)} {number(y)}h{number(wide)}v{number(tall)}h{number(-wide)}z"
        for block, (x, y, wide, tall) in enumerate(_BLOCKS)
        if chance("block", variant, block) > 0.16
    )
    turn = round(36 * (chance("turn", variant) - 0.5))
    return (
        f'<g transform="rotate({turn})"><path {paint(BLOCK)} stroke="none" d="{blocks}"/>'
        f'<path fill="none" {paint(stroke=STREET)} stroke-width=".8" d="'
        'M-26-6.5H24M-24 3.2 26 1M-9.4-22V20M.4-20 .2 22M9.5-17V17"/></g>'
    )


_WORKS = (
    f'<g {paint(stroke=INK)} stroke-width="1" stroke-linejoin="round">'
    f'<path {paint(ROOF)} d="M12-3V-29H17.5L18.3-3ZM21-3V-22H25.4L26-3Z"/>'
    f'<path {paint(LAND)} d="M-26 12V-6L-17-13V-6L-8-13V-6L1-13V-6L10-13V-4H30V12Z"/>'
    '<path fill="none" stroke-width=".7" d="M-24-3.5H8M-17-6V-3.5M-8-6V-3.5M1-6V-3.5M15-29V-4'
    "M16.2-28.5V-4M23.6-21V-4M13-25.5H17.4M21.2-19H25.4M-15.5-11V-6M-14-10V-6M-6.5-11V-6M-5-10V-6"
    'M2.5-11V-6M4-10V-6M-29 12.4H34M-20 14.4H30"/>'
    f'<path {paint(INK)} stroke="none" d="M-22 1h4v5h-4zM-14 1h4v5h-4zM-6 1h4v5h-4zM2 1h4v5h-4z'
    'M13-.5h3v4h-3zM19-.5h3v4h-3zM25-.5h3v4h-3zM14 6h6v6h-6z"/>'
    f'<path fill="none" {paint(stroke=SEPIA)} stroke-width=".9" stroke-linecap="round" d="'
    "M14-30C11-33 15-35 12-38C9-41 3-39 2-42M16.5-30C15-33 18-35 15-39C12-43 7-42 5-46"
    'M22-23C20-26 23-28 20-31M24.5-23C23-26 26-29 23-33"/></g>'
)
# A church among gabled houses, lit from the left.
_TOWN = (
    f'<g {paint(stroke=INK)} stroke-width="1" stroke-linejoin="round">'
    f'<path {paint(LAND)} d="M-6 12V-7H3V12ZM-23 12V2H-9V12ZM5 12V1H13V12ZM13 12V4H26V12Z"/>'
    f'<path {paint(ROOF)} d="M-7-7-1.5-26 4-7ZM-25 2-21-6H-10L-7 2ZM3 1 8.5-7 14.5 1ZM11 4 15-3H24'
    'L28 4Z"/>'
    '<path fill="none" stroke-width=".7" d="M-1.5-26V-31M-3.3-29H.3M-1.5-24 1.5-7M.2-14 2.4-7'
    "M-16-6V-9H-13.5V-6M20-3V-7H22V-3M10-4.6 12.6 1M9-6 12 1M-12-6-9.4 2M-14-6-11.8 2"
    'M23-3 25.6 4M21-3 23.2 4M1.5-4V11M0-4V11M-30 12.4H33M-22 14.4H29"/>'
    f'<path {paint(INK)} stroke="none" d="M-4-3.5h2.6v4h-2.6zM-3.8 12V6.5A1.8 1.8 0 0 1-.2 6.5V12Z'
    "M-20 5h3v3.5h-3zM-14.5 5h3v3.5h-3zM7.5 4.5h3v3.5h-3zM16 6.5h2.5v3h-2.5z"
    'M21 6.5h2.5v3h-2.5z"/></g>'
)
_STATION = (
    f'<g transform="translate(0 -9)" {paint(stroke=INK)} stroke-width="1" stroke-linejoin="round">'
    f'<path {paint(LAND)} d="M-32 10V-6H32V10Z"/>'
    f'<path {paint(ROOF)} d="M-35-6-30-11H30L35-6Z"/>'
    f'<path {paint(LAND)} d="M-17 10V-9A17 17 0 0 1 17-9V10Z"/>'
    '<path fill="none" stroke-width=".7" d="M-12 10V-8A12 12 0 0 1 12-8V10M0-26V-20M-12-8-17-9'
    "M12-8 17-9M0-20V-8M-6-18.4-3.4-8M6-18.4 3.4-8M-12-8H12M-10.4-14-6.8-8M10.4-14 6.8-8"
    'M-40 10.4H40M-34 12.4H38"/>'
    f'<path {paint(INK)} stroke="none" d="M-29-2.5h4v7h-4zM-22.5-2.5h3v7h-3zM25-2.5h4v7h-4z'
    'M19.5-2.5h3v7h-3zM-9 10V0A9 9 0 0 1 9 0V10Z"/>'
    f'<path {paint(INK)} stroke="none" d="M0-35 9-32 0-29.5V-26H-1V-35Z"/></g>'
)

# The plot on which a house may be built.
_PLOT = (
    f'<path {paint(LAND, QUIET)} d="M-3.4 3V-.6L0-3.8 3.4-.6V3Z" '
    'stroke-width="1" stroke-linejoin="round"/>'
)
_ROSE_POINTS = "".join(
    f'<g transform="rotate({turn}) scale({scale})">'
    f'<path {paint(LAND)} d="M0-50 0 0-7-11Z"/><path {paint(INK)} d="M0-50 0 0 7-11Z"/></g>'
    for turn, scale in (
        *((22.5 + 45 * each, 0.5) for each in range(8)),
        *((45 + 90 * each, 0.72) for each in range(4)),
        *((90 * each, 1) for each in range(4)),
    )
)
_ROSE = (
    f'<g {paint(stroke=INK)} stroke-width=".7" stroke-linejoin="round">'
    '<circle r="32" fill="none"/><circle r="29.5" fill="none" stroke-width="1.6" '
    f'stroke-dasharray="2.3 3.5"/><circle r="27" fill="none"/>{_ROSE_POINTS}'
    f'<path {paint(INK)} d="M0-68C3-63 5-62 5-59S3-56 1-56L2-52H-2L-1-56C-3-56-5-56-5-59'
    'S-3-63 0-68Z"/></g>'
)
