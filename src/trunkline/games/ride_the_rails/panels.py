"""The panels beside the map: players, what links pay, rounds, the next order, open bonuses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from trunkline.core.compiled import interpreted
from trunkline.core.scene import DOLLARS, Cell, Counter, Panel, Unit, figure, seat_owner
from trunkline.core.texts import Texts
from trunkline.games.ride_the_rails import decisions
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
from trunkline.games.ride_the_rails.turns import active, next_order

NOTHING = "·"
PLACES = Unit("places")
ROMAN = ("I", "II", "III", "IV", "V", "VI")  # as the rounds are printed


def railroad_target(railroad: str) -> str:
    return f"railroad:{railroad}"


def hex_target(hex: str) -> str:
    return f"hex:{hex}"


@dataclass(frozen=True)
class Table:
    """All that a panel is made of; the state is at hand."""

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
        return int(interpreted(active)(self.state)) if running else None

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


def panels(table: Table) -> tuple[Panel, ...]:
    later = () if table.state.decision == decisions.FINISHED else (_order(table),)
    first = (_holdings(table), _railroads(table), _rounds(table))
    return (*first, *later, _bonuses(table), _left(table))


# Players


def _holdings(table: Table) -> Panel:
    rows = tuple(
        (table.player(seat), table.money(seat, mark_most=True), _shares(table, seat))
        for seat in table.order
    )
    columns, notes = table.columns("player", "money", "shares"), (table.texts("holdings-note"),)
    return Panel("holdings", table.title("holdings"), columns, rows, notes=notes)


def _shares(table: Table, seat: int) -> Cell:
    held = {
        name: int(table.state.shares[railroad, seat])
        for railroad, name in enumerate(RAILROAD_NAMES)
        if table.state.shares[railroad, seat]
    }
    said = ", ".join(f"{table.colour(name)} {count}" for name, count in held.items())
    counters = tuple(Counter(name, count) for name, count in held.items())
    return Cell(said or NOTHING, counters=counters)


# Railroads, and what one more link of theirs would pay to whom


def _railroads(table: Table) -> Panel:
    rows = tuple(_railroad(table, railroad) for railroad in range(RAILROADS))
    runs = table.runs_train
    note = table.texts("link-note")
    if runs is not None:
        note = table.texts("link-note-fare", seat=table.names[runs])
    columns = (*table.columns("railroad", "locomotives", "cities"), *table.names)
    return Panel("railroads", table.title("railroads"), columns, rows, notes=(note,))


def _railroad(table: Table, railroad: int) -> tuple[Cell, ...]:
    state, name, opens = table.state, RAILROAD_NAMES[railroad], OPENS[railroad]
    is_open = state.rounds >= opens
    note = "" if is_open else table.texts("opens", round=ROMAN[opens - 1])
    worth = [link_worth(table, railroad, seat) if is_open else 0 for seat in table.seats]
    best = max(worth) if worth.count(max(worth)) == 1 else None
    return (
        Cell(table.colour(name), name, target=railroad_target(name), note=note),
        figure(int(state.locomotives[railroad])),
        _cities(table, railroad),
        *(
            figure(each, owner=seat_owner(seat), strong=each == best, nothing=NOTHING)
            for seat, each in enumerate(worth)
        ),
    )


def link_worth(table: Table, railroad: int, seat: int) -> int:
    """One more link: a dollar a share (RR-6.5), and one for whose train it is (RR-6.6).

    It is counted and no money, since nothing is paid yet: money that goes up here and down there
    would look as if one had paid the other.
    """
    return int(table.state.shares[railroad, seat]) + (seat == table.runs_train)


def _cities(table: Table, railroad: int) -> Cell:
    hexes = table.loaded_board.vocabulary["hex"]
    cities = [hex for hex in track_of(table.state, railroad) if table.terrain[hex] >= CITY]
    points = tuple(hex_target(hexes[hex]) for hex in cities)
    return figure(len(cities), nothing=NOTHING, points=points)


# Rounds


def _rounds(table: Table) -> Panel:
    """RR-2.2: the round, and which railroads open when."""
    marks = tuple(_round(table, number) for number in range(1, ROUNDS + 1))
    now = int(table.state.rounds) - 1
    said = " ".join(f"[{mark}]" if at == now else mark for at, mark in enumerate(marks))
    row = (Cell(table.texts("rounds-open")), Cell(said, step=now, marks=marks))
    title = table.title("rounds")
    return Panel("rounds", title, table.columns("round", "opening"), (row,), kind="track")


def _round(table: Table, number: int) -> str:
    opening = (
        table.texts(f"letters-{name}")
        for name, opens in zip(RAILROAD_NAMES, OPENS, strict=True)
        if opens == number
    )
    return " ".join([ROMAN[number - 1], *opening])


# The order of the next round


def _order(table: Table) -> Panel:
    if table.state.rounds == ROUNDS:
        notes = (table.texts("order-none"),)
        return Panel("order", table.title("order"), ("",), (), kind="supply", notes=notes)
    following = [0] * SEATS
    interpreted(next_order)(table.state, following)  # type: ignore[arg-type]
    rows = tuple(
        (table.player(seat), table.money(seat), _shift(table.order.index(seat) - place))
        for place, seat in enumerate(following[: table.state.players])
    )
    columns = table.columns("player", "money", "shift")
    notes = (table.texts("order-note"),)
    return Panel("order", table.title("order"), columns, rows, notes=notes)


def _shift(places: int) -> Cell:
    """Against the order of this round."""
    moved = f"↑{places}" if places > 0 else f"↓{-places}"
    return Cell(moved if places else NOTHING, value=places, unit=PLACES)


# Bonuses


def _bonuses(table: Table) -> Panel:
    rows = tuple((label, figure(pays, DOLLARS)) for label, pays in _open_bonuses(table))
    columns = table.columns("bonus", "pays")
    return Panel("bonuses", table.title("bonuses"), columns, rows, kind="supply")


def _left(table: Table) -> Panel:
    """RR-1.3: one passenger in each city; who has travelled waits no more."""
    waiting = sum(table.state.passenger.tolist())
    rows = ((Cell(table.texts("left-passengers")), figure(waiting)),)
    return Panel("left", table.title("left"), table.columns("supply", "left"), rows, kind="supply")


def _open_bonuses(table: Table) -> Iterator[tuple[Cell, int]]:
    """RR-5: for each locomotive in Chicago; for the first in a city; for joining the coasts."""
    texts, places = table.texts, table.loaded_board.file.place_names
    words = table.loaded_board.vocabulary["hex"]
    chicago = words[table.terrain.index(CHICAGO)]
    yield Cell(texts("bonus-chicago"), target=hex_target(chicago)), CHICAGO_BONUS
    for hex in marked(table.state.bonus, words):
        yield Cell(texts.name("place", places[hex]), target=hex_target(hex)), CITY_BONUS
    if table.state.transcontinental:
        yield Cell(texts("bonus-in-cities")), TRANSCONTINENTAL_IN_CITIES
        yield Cell(texts("bonus-elsewhere")), TRANSCONTINENTAL
