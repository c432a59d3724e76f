"""A picture of a position to be sent around: the map, with a title and the players.

It stands alone: letters and colours are in it, so it looks the same wherever it is opened. As PNG
it is drawn by resvg, from the same SVG.
"""

from __future__ import annotations

import base64
import functools
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from trunkline.core.contract import HIDDEN
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.scene import Livery, Scene, seat_owner
from trunkline.render import svg_to_png
from trunkline.render.lettering import width
from trunkline.render.palette import FONT, INK, LAND, PAPER, SEPIA, is_light, outline
from trunkline.render.svg import draw_board, draw_layers
from trunkline.render.symbols import number

FACES = (("Regular", "normal", "400"), ("Italic", "italic", "400"), ("Bold", "normal", "700"))
PIXELS = 1200  # the width of a PNG
# Sizes in thousandths of the picture's width, so that maps of any scale have the same frame.
MARGIN, TITLE, LINE, NAME, ROW = 16.0, 27.0, 14.5, 17.5, 34.0
MOST_IN_A_ROW = 4
SVG = "http://www.w3.org/2000/svg"
SMALL = 0.72  # small capitals, as a share of the others


@dataclass(frozen=True)
class PlayerStanding:
    """Who sits where, and how they stand."""

    seat: int
    name: str
    score: str
    won: bool


def board_svg(position: Position, language: str = "en") -> str:
    """The map with everything on it that all may see, as an SVG picture."""
    return draw_board(position.scene(language))


def picture(
    position: Position, language: str = "en", seat: int | None = None, after: int | None = None
) -> str:
    """The map with a title, the players and how they stand, as an SVG that stands alone.

    It shows what the seat (None: a spectator) sees. `after` is how many actions led there; a match
    knows that itself.
    """
    if after is None and isinstance(position, Match):
        after = len(position.actions)
    texts = position.game.texts(language)
    seen = position.observed_by(seat)
    said = [seen.text(language).waiting()]
    if after is not None:
        said.insert(0, texts("picture-after", number=after))
    return draw_picture(
        position.scene(language, seat),
        position.game.title_in(language),
        " · ".join(said),
        list(_players(position, seen, language)),
    )


def _players(position: Position, seen: Position, language: str) -> Iterator[PlayerStanding]:
    outcome, text = seen.outcome, position.text(language)
    for seat, score in enumerate(seen.scores):
        won = outcome is not None and outcome.ranking[seat] == 1
        shown = "–" if score == HIDDEN else str(score)
        yield PlayerStanding(seat, text.seat_name(seat), shown, won)


def draw_picture(scene: Scene, title: str, line: str, players: Sequence[PlayerStanding]) -> str:
    layers = draw_layers(scene)
    wide, high = map(float, layers.view_box.split()[2:])
    unit = wide / 1000
    head, rows = (MARGIN + TITLE + 2 * LINE) * unit, -(-len(players) // MOST_IN_A_ROW)
    foot = (rows * ROW + MARGIN) * unit
    margin = MARGIN * unit
    whole_wide, whole_high = wide + 2 * margin, high + head + foot + margin
    places = map(number, (margin, head, wide, high))
    frame = 'x="{}" y="{}" width="{}" height="{}"'.format(*places)
    size = f'width="{PIXELS}" height="{number(PIXELS * whole_high / whole_wide)}"'
    view = f'viewBox="0 0 {number(whole_wide)} {number(whole_high)}"'
    edge = f'stroke="{SEPIA.colour}" stroke-width="{number(1.2 * unit)}"'
    return "\n".join(
        (
            f'<svg xmlns="{SVG}" {view} {size} role="img">',
            f"<title>{escape(f'{title}. {line}')}</title>",
            f"<style>{_faces()}</style>",
            f'<rect width="100%" height="100%" fill="{PAPER.colour}"/>',
            *_heading(title, line, unit, whole_wide),
            f'<svg {frame} viewBox="{layers.view_box}">',
            f"{layers.ground}\n{layers.overlay}\n</svg>",
            f'<rect {frame} fill="none" {edge}/>',
            *_standings(scene, players, unit, (margin, head + high + margin / 2), wide),
            "</svg>\n",
        )
    )


def _heading(title: str, line: str, unit: float, wide: float) -> Iterator[str]:
    left = MARGIN * unit
    yield _text((left, (MARGIN + 0.8 * TITLE) * unit), title, TITLE * unit, "font-weight='bold'")
    room = wide - 2 * left
    y = (MARGIN + TITLE + LINE) * unit
    yield _text((left, y), _cut(line, LINE * unit, room), LINE * unit, "font-style='italic'")


def _standings(
    scene: Scene,
    players: Sequence[PlayerStanding],
    unit: float,
    at: tuple[float, float],
    wide: float,
) -> Iterator[str]:
    liveries = {each.owner: each for each in scene.liveries}
    columns = min(len(players), MOST_IN_A_ROW)
    room = wide / columns
    for player in players:
        row, column = divmod(player.seat, columns)
        x, y = at[0] + column * room, at[1] + (row + 0.5) * ROW * unit
        yield from _player(liveries.get(seat_owner(player.seat)), player, unit, (x, y), room)


def _player(
    livery: Livery | None, player: PlayerStanding, unit: float, at: tuple[float, float], room: float
) -> Iterator[str]:
    colour = livery.colour if livery else SEPIA.colour
    radius, size = 0.36 * ROW * unit, NAME * unit
    x, base = at[0] + 1.4 * radius, at[1] + 0.34 * size
    yield (
        f'<circle cx="{number(x)}" cy="{number(at[1])}" r="{number(radius)}" fill="{colour}" '
        f'stroke="{outline(colour)}" stroke-width="{number(1.2 * unit)}"/>'
    )
    on = INK.colour if is_light(colour) else LAND.colour
    letter = livery.letters if livery else str(player.seat + 1)
    yield _text((x, base), letter, size, f"font-weight='bold' text-anchor='middle' fill='{on}'")
    score = width(player.score, size) * 1.15
    start = x + 1.6 * radius
    name = _cut(player.name, size, at[0] + room - start - score - 2.4 * radius)
    bold = "font-weight='bold'" if player.won else ""
    yield _text((start, base), name, size, bold)
    yield _text(
        (start + width(name, size) + 0.9 * size, base), player.score, size, "font-weight='bold'"
    )


def _text(at: tuple[float, float], text: str, size: float, more: str = "") -> str:
    fill = "" if "fill=" in more else f' fill="{INK.colour}"'
    return (
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{number(size)}" '
        f'font-family="{FONT}"{fill} {more}>{escape(text)}</text>'
    )


def _cut(text: str, size: float, room: float) -> str:
    """As much of the text as there is room for."""
    if width(text, size) <= room:
        return text
    while text and width(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


@functools.cache
def _faces() -> str:
    """The letters, as a browser reads them."""
    return "".join(
        f"@font-face{{font-family:'{svg_to_png.FAMILY}';font-style:{style};font-weight:{weight};"
        f"src:url(data:font/woff2;base64,{_letters(name)})}}"
        for name, style, weight in FACES
    )


def _letters(name: str) -> str:
    file = svg_to_png.FONTS / f"OldStandardTT-{name}.woff2"
    return base64.b64encode(file.read_bytes()).decode()


# As PNG


def picture_png(position: Position, language: str = "en", seat: int | None = None) -> bytes:
    """The same picture as PNG."""
    return as_png(picture(position, language, seat))


def as_png(svg: str, pixels: int = PIXELS) -> bytes:
    """Drawn in this process, which can do nothing else meanwhile; see `png_command`."""
    return svg_to_png.render(spelt_out(svg), pixels)


def png_command(pixels: int = PIXELS) -> list[str]:
    """A process that draws what it is given, `spelt_out`, and needs little time to start."""
    return [sys.executable, "-P", svg_to_png.__file__, str(pixels)]


def spelt_out(svg: str) -> str:
    """As resvg needs it: a browser makes small capitals of any letters, and has the fonts within.

    The grain of the paper is left out: it makes the file of a picture twice as large.
    """
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(svg)
    for style in root.findall(f"{{{SVG}}}style"):
        root.remove(style)  # its fonts are in files
    for parent in list(root.iter()):
        for grain in [each for each in parent if each.get("class") == "grain"]:
            parent.remove(grain)
    _spell(root, False, 16.0)
    return ElementTree.tostring(root, encoding="unicode")


def _spell(element: ElementTree.Element, small: bool, size: float) -> None:
    variant = element.get("font-variant")
    small = small if variant is None else variant == "small-caps"
    size = float(element.get("font-size", size))
    texts = small and element.tag in (f"{{{SVG}}}text", f"{{{SVG}}}tspan")
    for child in list(element):
        _spell(child, small, size)
    if not (texts and element.text):
        return
    runs = list(_runs(element.text))
    element.text = ""
    for at, (run, lower) in enumerate(runs):
        span = ElementTree.Element(f"{{{SVG}}}tspan")
        span.text = run.upper()
        span.set("font-size", number(size * SMALL if lower else size))
        element.insert(at, span)


def _runs(text: str) -> Iterator[tuple[str, bool]]:
    """Letters in a row that are all small, or all not."""
    start = 0
    for at in range(1, len(text) + 1):
        if at == len(text) or text[at].islower() != text[start].islower():
            yield text[start:at], text[start].islower()
            start = at
