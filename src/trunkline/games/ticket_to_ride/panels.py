"""The panels beside the map: what lies face up, one's own cards and tickets, all players.

They are made of what the viewer may know: of other hands there are only blanks to be counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from trunkline.core.scene import POINTS, Cell, Panel, Unit, figure, seat_owner
from trunkline.core.struct import Row
from trunkline.core.texts import Texts
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.presentation import AsiaBoard
from trunkline.games.ticket_to_ride.shortest_paths import OpenPath, Roads, claims_of, roads_of
from trunkline.games.ticket_to_ride.state import (
    BLANK,
    BLANK_TICKET,
    FIRST_RACK,
    LOCOMOTIVE,
    NOTHING,
    OFFERED,
    SEEN_CARDS,
    Board,
    State,
)

CHOICES = ("", "ticket-kept", "ticket-returned")  # by UNDECIDED, KEPT, RETURNED


@dataclass(frozen=True)
class Table:
    """All that a panel is made of; `seat` is who looks (None: a spectator)."""

    loaded_board: AsiaBoard
    state: State
    texts: Texts
    names: Sequence[str]
    seat: int | None

    @cached_property
    def board(self) -> Board:
        return self.loaded_board.structs[0]

    @cached_property
    def partners(self) -> int:
        return int(self.board.partners)

    # Each field once: reaching into a record is slow from Python.

    @cached_property
    def owners(self) -> list[int]:
        return self.state.owner.tolist()

    @cached_property
    def where(self) -> list[int]:
        return self.state.where.tolist()

    @cached_property
    def trains(self) -> list[int]:
        return self.state.trains.tolist()

    @cached_property
    def route_points(self) -> list[int]:
        return self.state.points.tolist()

    @cached_property
    def hand_tickets(self) -> list[int]:
        return self.state.hand_tickets.tolist()

    @cached_property
    def roads(self) -> Roads:
        """As the map lies before the viewer's team."""
        claims = claims_of(self.loaded_board, self.state)
        return roads_of(self.loaded_board, claims, (self.seat or 0) // self.partners)

    def columns(self, *names: str) -> tuple[str, ...]:
        return tuple(self.texts(f"column-{name}") for name in names)

    def points(self, team: int) -> int:
        """As they stand; tickets and bonuses count at the end."""
        state = self.state
        points = sum(self.route_points[seat] for seat in self.seats(team))
        if state.decision == decisions.FINISHED:
            points += int(state.ticket_points[team]) + int(state.bonus[team])
        return points

    def seats(self, team: int) -> range:
        return range(team * self.partners, (team + 1) * self.partners)


def panels(table: Table) -> tuple[Panel, ...]:
    found = [_row(table)]
    if table.board.partners > 1:
        found += _reveal(table)
    if table.seat is not None:
        found += _own(table, table.seat)
    if table.board.partners > 1:
        found.append(_teams(table))
    found.append(_players(table))
    if table.seat is not None:
        found.append(_tickets(table, table.seat))
    return tuple(found)


def _own(table: Table, seat: int) -> Iterator[Panel]:
    """The cards that lie before the viewer, and tickets to decide on."""
    cards, team = table.state.cards, seat // table.partners
    yield from _offered(table, seat)
    yield _held(table, "hand", cards[seat])
    if table.partners > 1:
        yield _held(table, "rack", cards[FIRST_RACK + team])


# Train cards


def _row(table: Table) -> Panel:
    state, texts = table.state, table.texts
    rows: list[tuple[Cell, ...]] = [
        (card_cell(table, int(card), "card"),) for card in state.row if card != NOTHING
    ]
    rows.append((Cell(texts("deck"), target="pile:deck"), figure(int(state.left))))
    tickets = Cell(texts("ticket-deck"), target="word:tickets")
    rows.append((tickets, figure(int(state.tickets_left))))
    columns = table.columns("card", "count")
    return Panel("row", texts("panel-row"), columns, tuple(rows), kind="row")


def card_cell(table: Table, card: int, target: str = "", strong: bool = False) -> Cell:
    """A card; the target is the name under which actions speak of its colour."""
    name = table.texts.name("card", SEEN_CARDS[card])
    if card == BLANK:
        return Cell(name)
    if target == "colour" and card == LOCOMOTIVE:
        target = "wild"
    word = SEEN_CARDS[card]
    return Cell(name, word, strong, f"{target}:{word}" if target else "")


def _held(table: Table, id: str, cards: Row) -> Panel:
    """A hand or a rack, by colour."""
    rows = tuple(
        (card_cell(table, kind, "colour"), figure(count))
        for kind, count in enumerate(cards.tolist())
        if count
    )
    columns = table.columns("card", "count")
    return Panel(id, table.texts(f"panel-{id}"), columns, rows, kind="hand")


def _reveal(table: Table) -> Iterator[Panel]:
    """The cards turned up for a tunnel, until the next claim (TA-6.1)."""
    state = table.state
    if state.tunnel == NOTHING:
        return
    colour = int(state.tunnel_colour)
    rows = tuple(
        (card_cell(table, int(card), strong=card in (colour, LOCOMOTIVE)),)
        for card in state.turned
        if card != NOTHING
    )
    yield Panel("reveal", table.texts("panel-reveal"), table.columns("card"), rows, kind="reveal")


# Tickets


def _tickets(table: Table, seat: int) -> Panel:
    """The viewer's own and those on the team's rack."""
    texts, rack = table.texts, FIRST_RACK + seat // table.partners
    rows = [_ticket(table, ticket) for ticket, at in enumerate(table.where) if at == seat]
    columns = table.columns("ticket", "value", "state")
    if table.partners > 1:
        rows = [(*row, Cell("")) for row in rows]
        rows += [
            (*_ticket(table, ticket), Cell(texts("ticket-on-rack")))
            for ticket, at in enumerate(table.where)
            if at == rack
        ]
        columns = (*columns, texts("column-rack"))
    return Panel("tickets", texts("panel-tickets"), columns, tuple(rows), "tickets", _notes(table))


def _offered(table: Table, seat: int) -> Iterator[Panel]:
    """The tickets on which the viewer decides, with what has been decided so far."""
    state, texts = table.state, table.texts
    rows = tuple(
        (*_ticket(table, int(ticket)), Cell(texts(CHOICES[choice]) if choice else ""))
        for ticket, choice in zip(state.offered[seat], state.choice[seat], strict=True)
        if ticket not in (NOTHING, BLANK_TICKET) and table.where[ticket] == OFFERED
    )
    if rows:
        columns = table.columns("ticket", "value", "state", "decision")
        yield Panel("offered", texts("panel-offered"), columns, rows, "tickets", _notes(table))


def _notes(table: Table) -> tuple[str, ...]:
    """TA-8.1: a deck that is not the printed one says so."""
    return (table.texts("substitute-deck"),) if table.loaded_board.file.substitute else ()


def _ticket(table: Table, ticket: int) -> tuple[Cell, ...]:
    file = table.loaded_board.file
    printed = file.tickets[ticket]
    board = table.board
    way = table.roads.shortest(int(board.ticket_a[ticket]), int(board.ticket_b[ticket]))
    name = file.spoken("ticket", printed.id, table.texts) or printed.id
    cities = (file.city_name(printed.a, table.texts), file.city_name(printed.b, table.texts))
    points = (f"city:{printed.a}", f"city:{printed.b}", *_tracks(table, way))
    done = way is not None and way.spaces == 0
    return (
        Cell(
            name,
            strong=done,
            target=f"ticket:{printed.id}",
            points=points if way else (),
            parts=cities,
        ),
        figure(printed.points, POINTS),
        _completion(table.texts, way),
    )


def _tracks(table: Table, way: OpenPath | None) -> tuple[str, ...]:
    tracks = table.loaded_board.file.tracks
    return tuple(f"track:{tracks[track].id}" for track in way.tracks) if way else ()


def _completion(texts: Texts, way: OpenPath | None) -> Cell:
    if way is None:
        return Cell(texts("ticket-cut-off"))
    if not way.spaces:
        return Cell(texts("ticket-done"))
    return figure(way.spaces, Unit("spaces", *texts.around("ticket-to-go")))


# Players and teams


def _players(table: Table) -> Panel:
    state = table.state
    columns = ["player", "points", "trains", "cards", "tickets", "routes"]
    if table.partners > 1:
        columns.remove("points")  # the team's
    most = max(table.points(team) for team in range(state.players // table.partners))
    rows = []
    for seat in range(state.players):
        points = table.points(seat) if table.partners == 1 else 0
        cells = {
            "player": Cell(
                table.names[seat], seat_owner(seat), _has_turn(state, seat), seat_owner(seat)
            ),
            "points": figure(points, POINTS, strong=points == most),
            "trains": figure(table.trains[seat]),
            "cards": figure(_count(state.cards[seat])),
            "tickets": figure(table.hand_tickets[seat]),
            "routes": figure(table.owners.count(seat)),
        }
        rows.append(tuple(cells[column] for column in columns))
    return Panel("players", table.texts("panel-players"), table.columns(*columns), tuple(rows))


def _has_turn(state: State, seat: int) -> bool:
    return bool(
        state.decision >= decisions.TURN
        and state.decision != decisions.FINISHED
        and state.seat == seat
    )


def _teams(table: Table) -> Panel:
    state = table.state
    teams = range(state.players // table.partners)
    most = max(map(table.points, teams))
    rows = tuple(
        (
            Cell(_names(table, team), seat_owner(team * table.partners)),
            figure(table.points(team), POINTS, strong=table.points(team) == most),
            figure(sum(table.trains[seat] for seat in table.seats(team))),
            figure(_count(state.cards[FIRST_RACK + team])),
            figure(int(state.rack_tickets[team])),
        )
        for team in teams
    )
    columns = table.columns("team", "points", "trains", "rack-cards", "rack-tickets")
    return Panel("teams", table.texts("panel-teams"), columns, rows)


def _names(table: Table, team: int) -> str:
    return " + ".join(table.names[seat] for seat in table.seats(team))


def _count(cards: Row) -> int:
    return sum(cards.tolist())
