"""The table of Ticket to Ride Asia as a scene: the map with the cars on it, and the panels."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

from trunkline.core.board import provenance
from trunkline.core.route_board import GRAY, TRACK_MARKS
from trunkline.core.route_board import Track as PrintedTrack
from trunkline.core.scene import City, Livery, RouteMap, Scene, Track, seat_owner
from trunkline.core.texts import Texts, slug
from trunkline.games.ticket_to_ride.card_counts import counted
from trunkline.games.ticket_to_ride.panels import PanelData, panels
from trunkline.games.ticket_to_ride.presentation import AsiaBoard
from trunkline.games.ticket_to_ride.shortest_paths import Claims, claims_of, tracks_of_pairs
from trunkline.games.ticket_to_ride.state import CARD_NAMES, NOBODY, Board, State

# Of the cards and of the tracks that they pay for, in the order of CARD_NAMES.
CARD_COLOURS = (
    "#84508f",
    "#ece5d3",
    "#2f6da8",
    "#e2b93b",
    "#d07a2c",
    "#35322f",
    "#b23a32",
    "#4b8250",
    "#8c7a5b",
)
CARD_PATTERNS = (
    "diamonds",
    "solid",
    "stripes",
    "dots",
    "bars",
    "stars",
    "checks",
    "waves",
    "many",
)
# Of the players where each plays alone, of the teams where two play together.
PLAYER_COLOURS = ("#9c2430", "#1d4f8c", "#2c6a3f", "#c08a12", "#5b3a78")
PLAYER_PATTERNS = ("solid", "stripes", "dots", "bars", "checks")
TEAM_COLOURS = ("#9c2430", "#1d4f8c", "#c08a12")
PARTNER_PATTERNS = ("solid", "stripes")


def scene(
    board: AsiaBoard, state: State, texts: Texts, names: Sequence[str], seat: int | None
) -> Scene:
    data = PanelData(board, state, texts, names, seat)
    return Scene(
        liveries=(*_cards(texts), *_players(board.structs[0], state, names)),
        panels=(*panels(data), counted(data)),
        provenance=provenance(board.file, texts.language),
        title=texts.name("board", board.file.title),
        routes=_map(board, claims_of(board, state), texts, tuple(names)),
    )


# Liveries


def _cards(texts: Texts) -> tuple[Livery, ...]:
    return tuple(
        Livery(
            name,
            texts.name("card", name),
            colour,
            texts(f"letters-{name}"),
            pattern,
            f"card:{name}",
        )
        for name, colour, pattern in zip(CARD_NAMES, CARD_COLOURS, CARD_PATTERNS, strict=True)
    )


def _players(board: Board, state: State, names: Sequence[str]) -> tuple[Livery, ...]:
    """Partners have the colour of their team, and are told apart by the pattern."""
    partners = int(board.partners)
    liveries = []
    for seat in range(state.players):
        if partners > 1:
            team, partner = divmod(seat, partners)
            colour, pattern = TEAM_COLOURS[team], PARTNER_PATTERNS[partner]
        else:
            colour, pattern = PLAYER_COLOURS[seat], PLAYER_PATTERNS[seat]
        liveries.append(Livery.of_seat(seat, names[seat], colour, pattern))
    return tuple(liveries)


# The map


@functools.lru_cache(maxsize=512)
def _map(board: AsiaBoard, claims: Claims, texts: Texts, names: tuple[str, ...]) -> RouteMap:
    """As printed, but for who owns the tracks, and which of them are closed.

    Kept: most turns claim nothing, and everybody sees the same map.
    """
    printed = _printed_map(board, texts)
    drawn = list(printed.tracks)
    claimed_by = [texts("track-owner", player=name) for name in names]
    for tracks, open in zip(tracks_of_pairs(board), claims.open, strict=True):
        for track in tracks:
            owner = claims.owners[track]
            if owner != NOBODY:
                note = claimed_by[owner]
                drawn[track] = replace(drawn[track], owner=seat_owner(owner), note=note)
            elif not open:
                drawn[track] = replace(drawn[track], closed=True, note=texts("track-closed"))
    return replace(printed, tracks=tuple(drawn))


@functools.lru_cache(maxsize=64)
def _printed_map(board: AsiaBoard, texts: Texts) -> RouteMap:
    file = board.file
    cities = tuple(
        City(
            each.id,
            "" if each.junction else texts.name("city", each.name),
            each.at,
            _modern(each.name, each.modern, texts),
            "junction" if each.junction else "city",
        )
        for each in file.cities
    )
    return RouteMap(
        size=file.size,
        land=file.land,
        lakes=file.lakes,
        ridges=file.ridges,
        waters=tuple((texts.name("water", name), at) for name, at in file.waters),
        cities=cities,
        tracks=tuple(
            _printed_track(board, each, number, texts) for number, each in enumerate(file.tracks)
        ),
    )


def _modern(name: str, modern: str, texts: Texts) -> str:
    """What the city is called today; nothing where that is the same in this language."""
    if not modern:
        return ""
    key = f"modern-{slug(name)}"
    today = texts(key) if key in texts else modern
    return "" if today == texts.name("city", name) else today


def _printed_track(board: AsiaBoard, each: PrintedTrack, number: int, texts: Texts) -> Track:
    lane, lanes = board.file.lanes[number]
    look, marks = _marks(each)
    return Track(
        id=each.id,
        ends=(each.a, each.b),
        length=each.length,
        colour="" if each.colour == GRAY else each.colour,
        lane=lane,
        lanes=lanes,
        look=look,
        marks=marks,
        via=each.via,
        cities=tuple(board.file.city_name(end, texts) for end in (each.a, each.b)),
        about=_about(each, look, marks, texts),
    )


def _marks(each: PrintedTrack) -> tuple[str, int]:
    for mark in TRACK_MARKS:
        if number := getattr(each, mark):
            return mark, int(number)
    return "plain", 0


def _about(each: PrintedTrack, look: str, marks: int, texts: Texts) -> str:
    gray = each.colour == GRAY
    colour = texts("track-gray") if gray else texts.name("colour", each.colour)
    about = texts("track-about", length=each.length, colour=colour)
    told = {"tunnel": "cards", "ferry": "locomotives", "mountain": "crossings"}
    return f"{about} · {texts(f'track-{look}', **{told[look]: marks})}" if marks else about
