r"""The map of a scene in characters: hexes outlined by slashes, two lines each.

     ___     ___
    /A2○\___/C2○\
    \P_3/B2 \2+1/
    /A3 \_1_/C3 \

Everything is told by a sign as well as by colour, so that it reads without colours too: GE↗ is a
locomotive and where it heads, GE╭ the track that it has laid, ♖2 a player's station, 2⚑3 a bid, ♙ a
passenger, $5 a bonus.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from trunkline.core.hexes import Place
from trunkline.core.scene import Livery, Piece, Scene, Spot
from trunkline.terminal.symbols import UNICODE_MARKS, Marks, written

NARROWEST, WIDEST = 4, 8  # columns of characters from one hex to the next
FEWEST_LETTERS = 4  # a name cut shorter than this says nothing

# Paper, hairlines and ink: saturated colour belongs to companies alone, brass to what can be
# chosen now.
TINTS = {
    "plain": "#f4eddd",
    "forest": "#dbe3c6",
    "mountain": "#d9cdb9",
    "city": "#fbf6ea",
    "industry": "#e3dccf",
    "town": "#fbf6ea",
    "station": "#fbf6ea",
}
PAPER, WATER, BRASS = "#f4eddd", "#c9dbe4", "#f0c649"
HAIRLINE, WAVE, QUIET, INK = "#b5a88e", "#8fb0c2", "#7d7058", "#2f2a22"
WET = f"{WAVE} on {WATER}"


# Locomotives and track first, then what lies beside them.
ORDER = ("locomotive", "track", "token", "bid", "station", "passenger", "bonus", "house")
MOST_LETTERS = 4  # of a livery


@dataclass(frozen=True)
class Ink:
    """Some characters in one style."""

    text: str
    style: str = ""

    @property
    def width(self) -> int:
        return cell_len(self.text)


def livery_style(colour: str) -> str:
    """Letters that stand out on the colour."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    light = 299 * red + 587 * green + 114 * blue > 140_000
    return f"bold {INK if light else '#ffffff'} on {colour}"


@dataclass
class Canvas:
    """A grid of characters with styles."""

    width: int
    height: int
    cells: list[list[Ink]] = field(init=False)

    def __post_init__(self) -> None:
        self.cells = [[Ink(" ")] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, ink: Ink) -> None:
        for offset, character in enumerate(ink.text):
            self.cells[y][x + offset] = Ink(character, ink.style)

    def lines(self) -> list[Text]:
        return [_line(cells) for cells in self.cells]


def _line(cells: list[Ink]) -> Text:
    """Characters in a row that share a style become one span."""
    line = Text(no_wrap=True, overflow="crop")
    for style, inks in itertools.groupby(cells, key=lambda ink: ink.style):
        line.append("".join(ink.text for ink in inks), style)
    return line


@dataclass(frozen=True)
class HexMap:
    """What is drawn, and how wide: `pitch` characters from one hex to the next."""

    scene: Scene
    pitch: int = NARROWEST
    targets: Collection[str] = ()  # hexes that can be chosen now
    fresh: Collection[Piece] = ()  # pieces placed since the reader last looked
    marks: Marks = UNICODE_MARKS

    @property
    def room(self) -> int:
        """Characters in one line of a hex."""
        return self.pitch - 1

    @cached_property
    def liveries(self) -> Mapping[str, Livery]:
        return {livery.owner: livery for livery in self.scene.liveries}

    @cached_property
    def pieces(self) -> Mapping[str, list[Piece]]:
        found: dict[str, list[Piece]] = {}
        for piece in sorted(self.scene.pieces, key=lambda piece: ORDER.index(piece.kind)):
            found.setdefault(piece.spot, []).append(piece)
        return found

    @property
    def width(self) -> int:
        return max((self._corner(at)[0] for at in self._places), default=0) + self.pitch + 1

    @property
    def height(self) -> int:
        return max((self._corner(at)[1] for at in self._places), default=0) + 2

    def line_of(self, spot: Spot) -> int:
        """The first of the spot's two lines."""
        return self._corner(spot.at)[1]

    def wanted_lines(self) -> list[tuple[int, int]]:
        """For each hex that can be chosen, its first line and the one after its last."""
        tops = [self.line_of(spot) for spot in self.scene.spots if spot.id in self.targets]
        return [(top, top + 2) for top in tops]

    def lines(self) -> list[Text]:
        canvas = Canvas(self.width, self.height)
        for name, places in self.scene.waters:
            self._draw_water(canvas, name, places)
        for spot in self.scene.spots:
            self._outline(canvas, spot.at)
        for spot in self.scene.spots:
            self._fill(canvas, spot)
        return canvas.lines()

    @cached_property
    def _places(self) -> set[Place]:
        """All hexes of the land, and the water up to a hex beside it: a window has few columns."""
        land = {spot.at for spot in self.scene.spots}
        wet = {at for _, places in self.scene.waters for at in places}
        if not land:
            return wet
        columns, rows = zip(*land, strict=True)
        beside = 2 if self.scene.layout == "pointy" else 1
        return land | {
            (column, row)
            for column, row in wet
            if min(columns) - beside <= column <= max(columns) + beside
            and min(rows) - 1 <= row <= max(rows) + 1
        }

    @cached_property
    def _origin(self) -> tuple[int, int]:
        """What would be drawn left of the window and above it."""
        corners = [self._place(at) for at in self._places]
        return min((x for x, _ in corners), default=0), min((y for _, y in corners), default=1) - 1

    def _corner(self, at: Place) -> tuple[int, int]:
        """The left end of the upper of the hex's two lines."""
        (x, y), (left, top) = self._place(at), self._origin
        return x - left, y - top

    def _place(self, at: Place) -> tuple[int, int]:
        column, row = at
        if self.scene.layout == "flat":
            return column * self.pitch, 1 + 2 * row + column % 2
        return column * self.pitch // 2, 1 + 2 * row

    # Land

    def _outline(self, canvas: Canvas, at: Place) -> None:
        x, y = self._corner(at)
        style = f"{HAIRLINE} on {PAPER}"
        upper, lower = ("/\\", "\\/") if self.scene.layout == "flat" else ("||", "||")
        for line, sides in ((y, upper), (y + 1, lower)):
            canvas.put(x, line, Ink(sides[0], style))
            canvas.put(x + self.pitch, line, Ink(sides[1], style))
        for offset in range(1, self.pitch):
            above = canvas.cells[y - 1][x + offset]
            if above.style == "":
                canvas.put(x + offset, y - 1, Ink("_", HAIRLINE))
            elif above.style == WET:
                canvas.put(x + offset, y - 1, Ink("_", WET))

    def _fill(self, canvas: Canvas, spot: Spot) -> None:
        x, y = self._corner(spot.at)
        chosen = spot.id in self.targets
        ground = f"on {BRASS if chosen else TINTS.get(spot.look, PAPER)}"
        for line, blank, inks in zip((y, y + 1), " _", self._cell(spot), strict=True):
            canvas.put(x + 1, line, Ink(blank * self.room, f"{HAIRLINE} {ground}"))
            for offset, ink in _spread(inks, self.room):
                on = "" if " on " in ink.style else f" {ground}"
                canvas.put(x + 1 + offset, line, Ink(ink.text, ink.style + on))

    def _cell(self, spot: Spot) -> tuple[HexLine, HexLine]:
        """The two lines of a hex: its id with what is printed there, then pieces and name."""
        chosen = spot.id in self.targets
        id = Ink(spot.id, f"bold {INK}" if chosen else QUIET)
        pieces = self.pieces.get(spot.id, ())
        for letters in range(MOST_LETTERS, 0, -1):
            standing = [self._piece(each, letters) for each in pieces]
            if _width(standing) <= self.room:
                return self._quiet(spot, id, standing)
            # Signs may take the terrain's place; letters beside the id would be read as part of it.
            others = [ink for ink in standing if ink.text[:1].isalnum()]
            signs = [ink for ink in standing if ink not in others]
            if _width(others) <= self.room and _width([id, *signs]) <= self.room:
                return HexLine([id], signs), HexLine(others, [])
        return self._crowd([*others, *signs])

    def _quiet(self, spot: Spot, id: Ink, standing: list[Ink]) -> tuple[HexLine, HexLine]:
        """All pieces in one line."""
        facts = self._facts(spot, spot.id in self.targets)
        upper: list[Ink] = []
        while facts and _fits([id], [*upper, facts[0]], self.room):
            upper.append(facts.pop(0))
        return HexLine([id], upper), self._named(spot, standing, facts)

    def _crowd(self, standing: list[Ink]) -> tuple[HexLine, HexLine]:
        """So many that the id must give way."""
        cut = [Ink(ink.text[: self.room], ink.style) for ink in standing]
        upper, rest = _broken(cut, self.room)
        lower, lost = _broken(rest, self.room)
        if lost:
            lower, _ = _broken(lower, self.room - 1)
            lower.append(Ink(self.marks.more, INK))
        return HexLine(upper, []), HexLine(lower, [])

    def _piece(self, piece: Piece, most: int) -> Ink:
        """With at most so many of its owner's letters."""
        new = " underline" if piece in self.fresh else ""
        livery = self.liveries.get(piece.owner)
        letters = livery.letters[:most] if livery else piece.owner[:1]
        text = written(self.marks, self.scene.layout, piece, letters)
        if piece.kind == "house" or livery is None:
            return Ink(text, f"bold {INK}{new}")
        return Ink(text, livery_style(livery.colour) + new)

    def _facts(self, spot: Spot, chosen: bool) -> list[Ink]:
        number = INK if chosen or spot.gain else QUIET
        owner = self.liveries.get(spot.owner)
        facts = [
            Ink(self.marks.looks.get(spot.look, ""), livery_style(owner.colour) if owner else INK),
            Ink(spot.cost, number),
            Ink(spot.gain, number),
        ]
        return [fact for fact in facts if fact.text]

    def _named(self, spot: Spot, left: list[Ink], right: list[Ink]) -> HexLine:
        """As much of the facts and then of the name as there is room for."""
        while right and not _fits(left, right, self.room):
            right = right[:-1]
        free = self.room - _width(left + right) - bool(left) - bool(right)
        if spot.name and free >= min(FEWEST_LETTERS, cell_len(spot.name)):
            gap = [Ink("_", HAIRLINE)] if left else []
            return HexLine([*left, *gap, Ink(shortened(spot.name, free), f"italic {INK}")], right)
        return HexLine(left, right)

    # Water

    @cached_property
    def _dry(self) -> set[tuple[int, int]]:
        return self._covered(spot.at for spot in self.scene.spots)

    def _covered(self, places: Iterable[Place]) -> set[tuple[int, int]]:
        """The characters that these hexes take, outlines included."""
        return {
            (x + offset, line)
            for x, y in map(self._corner, places)
            for line in (y, y + 1)
            for offset in range(self.pitch + 1)
        }

    def _draw_water(self, canvas: Canvas, name: str, places: tuple[Place, ...]) -> None:
        wet = self._covered(at for at in places if at in self._places)
        for x, line in wet:
            wave = self.marks.wave if (x + 3 * line) % 7 == 0 else " "
            canvas.put(x, line, Ink(wave, WET))
        for x, line, word in _lettering(name, wet - self._dry):
            canvas.put(x, line, Ink(word, f"italic {INK} on {WATER}"))


@dataclass(frozen=True)
class HexLine:
    """One line of a hex: something at its left end, something at its right end."""

    left: list[Ink]
    right: list[Ink]


def _spread(line: HexLine, room: int) -> Iterator[tuple[int, Ink]]:
    offset = 0
    for ink in line.left:
        yield offset, ink
        offset += ink.width
    offset = room - _width(line.right)
    for ink in line.right:
        yield offset, ink
        offset += ink.width


def _width(inks: Iterable[Ink]) -> int:
    return sum(ink.width for ink in inks)


def _broken(inks: list[Ink], room: int) -> tuple[list[Ink], list[Ink]]:
    """As many as the room holds, and the others."""
    fit = 0
    while fit < len(inks) and _width(inks[: fit + 1]) <= room:
        fit += 1
    return inks[:fit], inks[fit:]


def _fits(left: list[Ink], right: list[Ink], room: int) -> bool:
    """With a gap where a number would otherwise stick to what stands before it."""
    gap = bool(left) and right[0].text[:1].isalnum()
    return _width(left + right) + gap <= room


def shortened(name: str, room: int) -> str:
    """The name, or 'N.York', or its beginning with a full stop: 'Pittsb.'"""
    if cell_len(name) <= room:
        return name
    *first, last = re.split(r"[ -]", name)
    short = "".join(f"{word[0]}." for word in first if word) + last
    if cell_len(short) <= room:
        return short
    return set_cell_size(short, room - 1).rstrip(".") + "."


def _lettering(name: str, wet: set[tuple[int, int]]) -> list[tuple[int, int, str]]:
    """Where a water's name goes: on one line, or a word a line, or nowhere."""
    for words in ([name], name.split()):
        for first in sorted({line for _, line in wet}):
            spots = [_run(wet, line, len(word)) for line, word in enumerate(words, start=first)]
            if all(x is not None for x in spots):
                return [
                    (x, first + number, word)
                    for number, (x, word) in enumerate(zip(spots, words, strict=True))
                    if x is not None
                ]
    return []


def _run(wet: set[tuple[int, int]], line: int, length: int) -> int | None:
    """Where that many characters in the middle of the line's water begin."""
    across = sorted(x for x, each in wet if each == line)
    if not across or len(across) != across[-1] - across[0] + 1 or len(across) < length:
        return None
    return across[0] + (len(across) - length) // 2


def terrain_words(scene: Scene) -> dict[str, str]:
    """Look -> what such hexes are called here, in the order of the marks; the commonest word."""
    words: dict[str, Counter[str]] = {}
    for spot in scene.spots:
        words.setdefault(spot.look, Counter())[spot.terrain] += 1
    return {look: found.most_common(1)[0][0] for look, found in words.items()}
