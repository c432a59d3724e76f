"""Sprites of tokens, drawn once for each owner: stations, tokens, bids.

A player is known by a shape as well as by a colour, and by the same shape everywhere: the page has
it beside the player's name too.
"""

from __future__ import annotations

from trunkline.core.scene import Livery, Piece
from trunkline.render.hex_geometry import Point
from trunkline.render.palette import GLOSS, IRON, paint
from trunkline.render.sprites import lettered, woven
from trunkline.render.symbols import number, use

STATION = (34.0, 31.0)  # width and height
TOKEN = 20.0  # width and height
BID = (26.0, 36.0)

# One shape for each seat, in a square of 24; the page has the same.
SHAPES = (
    "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
    "M3 3h18v18H3z",
    "M12 2l11 19.5H1z",
    "M12 1l11 11l-11 11L1 12z",
    "M12 1.5l10.9 7.9l-4.2 12.8H5.3L1.1 9.4z",
    "M12 .8l3.3 7.3l8 .9l-6 5.3l1.7 7.9l-7-4l-7 4l1.7-7.9l-6-5.3l8-.9z",
    "M6.5 2h11L23 12l-5.5 10h-11L1 12z",
    "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z",
)


def shape_of(livery: Livery) -> str:
    return SHAPES[(livery.seat or 0) % len(SHAPES)]


def counter_mark(kind: str, each: int, livery: Livery) -> str:
    """The definition of what an owner lays of that kind."""
    return f'<g id="map-{kind}-of-{each}">{COUNTERS[kind](each, livery)}</g>'


def counter(piece: Piece, each: int, livery: Livery, at: Point) -> str:
    if piece.kind != "bid":
        return use(f"{piece.kind}-of-{each}", at)
    # A number stands where the shape has most room.
    lower = 4.0 if shape_of(livery) == SHAPES[2] else 0.5
    said = lettered(livery, piece.label, 14.0, lower) if piece.label else _NO_NUMBER
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])})">'
        f'<use href="#map-bid-of-{each}"/>{said}</g>'
    )


_NO_NUMBER = f'<circle cy="-3.6" r="3.6" {paint(GLOSS, IRON)} stroke-width="1.4"/>'


def _station(each: int, livery: Livery) -> str:
    """A hall with a gable between two wings; the player's shape is in the gable."""
    return (
        f'<g stroke-linejoin="round" {paint(stroke=GLOSS)}><path d="{_HALL}" stroke-width="3.4"/>'
        f'<path d="{_HALL}" {woven(each, livery)} stroke-width="1.5"/>'
        f'<path d="M-12.5 6h4v5h-4zM8.5 6h4v5h-4zM-14-3H-8M8-3H14" {paint(GLOSS)}/>'
        f'<path d="{shape_of(livery)}" transform="translate(-8.2 -9.8) scale(.68)" '
        f'{paint(GLOSS, IRON)} stroke-width="1.4"/></g>'
    )


_HALL = "M-15.5 13.5V1H-17L-13-5.5H-9.5L0-15 9.5-5.5H13L17 1H15.5V13.5Z"


def token(each: int, livery: Livery) -> str:
    size = {1: 15.0, 2: 11.5}.get(len(livery.letters), 9.0)
    return (
        f'<rect x="-10" y="-10" width="20" height="20" rx="4" {paint(GLOSS)}/>'
        f'<rect x="-8.8" y="-8.8" width="17.6" height="17.6" rx="3" {woven(each, livery)}/>'
        f"{lettered(livery, livery.letters, size, 0.35 * size)}"
    )


def _board(each: int, livery: Livery) -> str:
    """A signal: a board of the player's shape on a post."""
    shape = f'd="{shape_of(livery)}" transform="translate(-14.4 -19) scale(1.2)"'
    return (
        f'<path d="M0 0V16M-5 16.5H5" {paint(stroke=GLOSS)} stroke-width="5" '
        'stroke-linecap="round"/>'
        f'<path d="M0 0V16M-5 16.5H5" {paint(stroke=IRON)} stroke-width="2.4"/>'
        f'<path {shape} {paint(stroke=GLOSS)} stroke-width="3.4" stroke-linejoin="round"/>'
        f"<path {shape} {woven(each, livery)}/>"
    )


COUNTERS = {"station": _station, "token": token, "bid": _board}
