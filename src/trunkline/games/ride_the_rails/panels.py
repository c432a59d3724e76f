"""The panels beside the map: players, what links pay, rounds, the next order, open bonuses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from trunkline.core.scene import DOLLARS, NO_VALUE, Cell, Counter, Panel, Unit, figure, seat_owner
from trunkline.core.texts import Texts
from trunkline.games.ride_the_rails import decisions
from trunkline.games.ride_the_rails.legality import active
from trunkline.games.ride_the_rails.presentation import RailsBoard, marked, track_of
from trunkline.games.ride_the_rails.state import (
    CHICAGO,
    CHICAGO_BONUS,
    CITY,
    CITY_BONUS,
    OPENS,
    RAILROAD_NAMES,
    RAILROADS,
    ROUNDS,
    SEATS,
    TRANSCONTINENTAL,
    TRANSCONTINENTAL_IN_CITIES,
    State,
)
from trunkline.games.ride_the_rails.turns import next_order

PLACES = Unit("places")
ROMAN = ("I", "II", "III", "IV", "V", "VI")  # as the rounds are printed


def railroad_target(railroad: str) -> str:
    return f"railroad:{railroad}"


def hex_target(hex: str) -> str:
    return f"hex:{hex}"


@dataclass(frozen=True)
class PanelData:
    """All that a panel is made of; the state is unpacked."""

    loaded_board: RailsBoard
    state: State
    texts: Texts
    names: Sequence[str]

    @cached_property
    def terrain(self) -> list[int]:
        return self.loaded_board.structs[0].terrain.tolist()

    @cached_property
    def seats(self) -> range:
        return range(self.state.players)

    @cached_property
    def order(self) -> list[int]:
        return self.state.order[: self.state.players].tolist()

    @cached_property
    def runs_train(self) -> int | None:
        """The seat whose train is about to run, or on its way."""
        running = self.state.decision in (decisions.START, decisions.JOURNEY)
        return int(active(self.state)) if running else None

    def player(self, seat: int) -> Cell:
        owner = seat_owner(seat)
        return Cell(self.names[seat], owner, target=owner)

    def money(self, seat: int, mark_most: bool = False) -> Cell:
        amounts = [int(self.state.money[each]) for each in self.seats]
        leads = mark_most and amounts[seat] == max(amounts) > 0
        return figure(amounts[seat], DOLLARS, strong=leads)

    def colour(self, railroad: str) -> str:
        return self.texts(f"colour-{railroad}")

    def columns(self, *names: str) -> tuple[str, ...]:
        return tuple(self.texts(f"column-{name}") for name in names)

    def title(self, panel: str) -> str:
        return self.texts(f"panel-{panel}")


def panels(data: PanelData) -> tuple[Panel, ...]:
    later = () if data.state.decision == decisions.FINISHED else (_order(data),)
    first = (_holdings(data), _railroads(data), _rounds(data))
    return (*first, *later, _bonuses(data), _left(data))


# Players


def _holdings(data: PanelData) -> Panel:
    rows = tuple(
        (data.player(seat), data.money(seat, mark_most=True), _shares(data, seat))
        for seat in data.order
    )
    columns, notes = data.columns("player", "money", "shares"), (data.texts("holdings-note"),)
    return Panel("holdings", data.title("holdings"), columns, rows, notes=notes)


def _shares(data: PanelData, seat: int) -> Cell:
    held = {
        name: int(data.state.shares[railroad, seat])
        for railroad, name in enumerate(RAILROAD_NAMES)
        if data.state.shares[railroad, seat]
    }
    said = ", ".join(f"{data.colour(name)} {count}" for name, count in held.items())
    counters = tuple(Counter(name, count) for name, count in held.items())
    return Cell(said or NO_VALUE, counters=counters)


# Railroads, and what one more link of theirs would pay to whom


def _railroads(data: PanelData) -> Panel:
    rows = tuple(_railroad(data, railroad) for railroad in range(RAILROADS))
    runs = data.runs_train
    note = data.texts("link-note")
    if runs is not None:
        note = data.texts("link-note-fare", seat=data.names[runs])
    columns = (*data.columns("railroad", "locomotives", "cities"), *data.names)
    return Panel("railroads", data.title("railroads"), columns, rows, notes=(note,))


def _railroad(data: PanelData, railroad: int) -> tuple[Cell, ...]:
    state, name, opens = data.state, RAILROAD_NAMES[railroad], OPENS[railroad]
    is_open = state.rounds >= opens
    note = "" if is_open else data.texts("opens", round=ROMAN[opens - 1])
    worth = [link_worth(data, railroad, seat) if is_open else 0 for seat in data.seats]
    best = max(worth) if worth.count(max(worth)) == 1 else None
    return (
        Cell(data.colour(name), name, target=railroad_target(name), note=note),
        figure(int(state.locomotives[railroad])),
        _cities(data, railroad),
        *(
            figure(each, owner=seat_owner(seat), strong=each == best, nothing=NO_VALUE)
            for seat, each in enumerate(worth)
        ),
    )


def link_worth(data: PanelData, railroad: int, seat: int) -> int:
    """One more link: a dollar a share (RR-6.5), and one for whose train it is (RR-6.6).

    It is counted and no money, since nothing is paid yet: money that goes up here and down there
    would look as if one had paid the other.
    """
    return int(data.state.shares[railroad, seat]) + (seat == data.runs_train)


def _cities(data: PanelData, railroad: int) -> Cell:
    hexes = data.loaded_board.vocabulary["hex"]
    cities = [hex for hex in track_of(data.state, railroad) if data.terrain[hex] >= CITY]
    points = tuple(hex_target(hexes[hex]) for hex in cities)
    return figure(len(cities), nothing=NO_VALUE, points=points)


# Rounds


def _rounds(data: PanelData) -> Panel:
    """RR-2.2: the round, and which railroads open when."""
    marks = tuple(_round(data, number) for number in range(1, ROUNDS + 1))
    now = int(data.state.rounds) - 1
    said = " ".join(f"[{mark}]" if at == now else mark for at, mark in enumerate(marks))
    row = (Cell(data.texts("rounds-open")), Cell(said, step=now, marks=marks))
    title = data.title("rounds")
    return Panel("rounds", title, data.columns("round", "opening"), (row,), kind="track")


def _round(data: PanelData, number: int) -> str:
    opening = (
        data.texts(f"letters-{name}")
        for name, opens in zip(RAILROAD_NAMES, OPENS, strict=True)
        if opens == number
    )
    return " ".join([ROMAN[number - 1], *opening])


# The order of the next round


def _order(data: PanelData) -> Panel:
    if data.state.rounds == ROUNDS:
        notes = (data.texts("order-none"),)
        return Panel("order", data.title("order"), ("",), (), kind="supply", notes=notes)
    following = [0] * SEATS
    next_order(data.state, following)
    rows = tuple(
        (data.player(seat), data.money(seat), _shift(data.order.index(seat) - place))
        for place, seat in enumerate(following[: data.state.players])
    )
    columns = data.columns("player", "money", "shift")
    notes = (data.texts("order-note"),)
    return Panel("order", data.title("order"), columns, rows, notes=notes)


def _shift(places: int) -> Cell:
    """Against the order of this round."""
    moved = f"↑{places}" if places > 0 else f"↓{-places}"
    return Cell(moved if places else NO_VALUE, value=places, unit=PLACES)


# Bonuses


def _bonuses(data: PanelData) -> Panel:
    rows = tuple((label, figure(pays, DOLLARS)) for label, pays in _open_bonuses(data))
    columns = data.columns("bonus", "pays")
    return Panel("bonuses", data.title("bonuses"), columns, rows, kind="supply")


def _left(data: PanelData) -> Panel:
    """RR-1.3: one passenger in each city; who has travelled waits no more."""
    waiting = sum(data.state.passenger.tolist())
    rows = ((Cell(data.texts("left-passengers")), figure(waiting)),)
    return Panel("left", data.title("left"), data.columns("supply", "left"), rows, kind="supply")


def _open_bonuses(data: PanelData) -> Iterator[tuple[Cell, int]]:
    """RR-5: for each locomotive in Chicago; for the first in a city; for joining the coasts."""
    texts, places = data.texts, data.loaded_board.file.place_names
    words = data.loaded_board.vocabulary["hex"]
    chicago = words[data.terrain.index(CHICAGO)]
    yield Cell(texts("bonus-chicago"), target=hex_target(chicago)), CHICAGO_BONUS
    for hex in marked(data.state.bonus, words):
        yield Cell(texts.name("place", places[hex]), target=hex_target(hex)), CITY_BONUS
    if data.state.transcontinental:
        yield Cell(texts("bonus-in-cities")), TRANSCONTINENTAL_IN_CITIES
        yield Cell(texts("bonus-elsewhere")), TRANSCONTINENTAL
