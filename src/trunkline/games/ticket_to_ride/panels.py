"""The panels beside the map: what lies face up, one's own cards and tickets, all players.

They are made of what the viewer may know: of other hands there are only blanks to be counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from trunkline.core.contract import NOTHING
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
    OFFERED,
    SEEN_CARDS,
    Board,
    State,
)

CHOICES = ("", "ticket-kept", "ticket-returned")  # by UNDECIDED, KEPT, RETURNED


@dataclass(frozen=True)
class PanelData:
    """All that a panel is made of; `seat` is the viewer's (None: a spectator)."""

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

    # Each field once: reaching into a struct is slow from Python.

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


def panels(data: PanelData) -> tuple[Panel, ...]:
    found = [_row(data)]
    if data.board.partners > 1:
        found += _reveal(data)
    if data.seat is not None:
        found += _own(data, data.seat)
    if data.board.partners > 1:
        found.append(_teams(data))
    found.append(_players(data))
    if data.seat is not None:
        found.append(_tickets(data, data.seat))
    return tuple(found)


def _own(data: PanelData, seat: int) -> Iterator[Panel]:
    """The cards that lie before the viewer, and tickets to decide on."""
    cards, team = data.state.cards, seat // data.partners
    yield from _offered(data, seat)
    yield _held(data, "hand", cards[seat])
    if data.partners > 1:
        yield _held(data, "rack", cards[FIRST_RACK + team])


# Train cards


def _row(data: PanelData) -> Panel:
    state, texts = data.state, data.texts
    rows: list[tuple[Cell, ...]] = [
        (card_cell(data, int(card), "card"),) for card in state.row if card != NOTHING
    ]
    rows.append((Cell(texts("deck"), target="pile:deck"), figure(int(state.left))))
    tickets = Cell(texts("ticket-deck"), target="word:tickets")
    rows.append((tickets, figure(int(state.tickets_left))))
    columns = data.columns("card", "count")
    return Panel("row", texts("panel-row"), columns, tuple(rows), kind="row")


def card_cell(data: PanelData, card: int, target: str = "", strong: bool = False) -> Cell:
    """A card; the target is the name under which actions speak of its colour."""
    name = data.texts.name("card", SEEN_CARDS[card])
    if card == BLANK:
        return Cell(name)
    if target == "colour" and card == LOCOMOTIVE:
        target = "wild"
    word = SEEN_CARDS[card]
    return Cell(name, word, strong, f"{target}:{word}" if target else "")


def _held(data: PanelData, id: str, cards: Row) -> Panel:
    """A hand or a rack, by colour."""
    rows = tuple(
        (card_cell(data, kind, "colour"), figure(count))
        for kind, count in enumerate(cards.tolist())
        if count
    )
    columns = data.columns("card", "count")
    return Panel(id, data.texts(f"panel-{id}"), columns, rows, kind="hand")


def _reveal(data: PanelData) -> Iterator[Panel]:
    """The cards turned up for a tunnel, until the next claim (TA-6.1)."""
    state = data.state
    if state.tunnel == NOTHING:
        return
    colour = int(state.tunnel_colour)
    rows = tuple(
        (card_cell(data, int(card), strong=card in (colour, LOCOMOTIVE)),)
        for card in state.turned
        if card != NOTHING
    )
    yield Panel("reveal", data.texts("panel-reveal"), data.columns("card"), rows, kind="reveal")


# Tickets


def _tickets(data: PanelData, seat: int) -> Panel:
    """The viewer's own and those on the team's rack."""
    texts, rack = data.texts, FIRST_RACK + seat // data.partners
    rows = [_ticket(data, ticket) for ticket, at in enumerate(data.where) if at == seat]
    columns = data.columns("ticket", "value", "state")
    if data.partners > 1:
        rows = [(*row, Cell("")) for row in rows]
        rows += [
            (*_ticket(data, ticket), Cell(texts("ticket-on-rack")))
            for ticket, at in enumerate(data.where)
            if at == rack
        ]
        columns = (*columns, texts("column-rack"))
    return Panel("tickets", texts("panel-tickets"), columns, tuple(rows), "tickets", _notes(data))


def _offered(data: PanelData, seat: int) -> Iterator[Panel]:
    """The tickets on which the viewer decides, with what has been decided so far."""
    state, texts = data.state, data.texts
    rows = tuple(
        (*_ticket(data, int(ticket)), Cell(texts(CHOICES[choice]) if choice else ""))
        for ticket, choice in zip(state.offered[seat], state.choice[seat], strict=True)
        if ticket not in (NOTHING, BLANK_TICKET) and data.where[ticket] == OFFERED
    )
    if rows:
        columns = data.columns("ticket", "value", "state", "decision")
        yield Panel("offered", texts("panel-offered"), columns, rows, "tickets", _notes(data))


def _notes(data: PanelData) -> tuple[str, ...]:
    """TA-8.1: a deck that is not the printed one says so."""
    return (data.texts("substitute-deck"),) if data.loaded_board.file.substitute else ()


def _ticket(data: PanelData, ticket: int) -> tuple[Cell, ...]:
    file = data.loaded_board.file
    printed = file.tickets[ticket]
    board = data.board
    way = data.roads.shortest(int(board.ticket_a[ticket]), int(board.ticket_b[ticket]))
    name = file.spoken("ticket", printed.id, data.texts) or printed.id
    cities = (file.city_name(printed.a, data.texts), file.city_name(printed.b, data.texts))
    points = (f"city:{printed.a}", f"city:{printed.b}", *_tracks(data, way))
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
        _completion(data.texts, way),
    )


def _tracks(data: PanelData, way: OpenPath | None) -> tuple[str, ...]:
    tracks = data.loaded_board.file.tracks
    return tuple(f"track:{tracks[track].id}" for track in way.tracks) if way else ()


def _completion(texts: Texts, way: OpenPath | None) -> Cell:
    if way is None:
        return Cell(texts("ticket-cut-off"))
    if not way.spaces:
        return Cell(texts("ticket-done"))
    return figure(way.spaces, Unit("spaces", *texts.around("ticket-to-go")))


# Players and teams


def _players(data: PanelData) -> Panel:
    state = data.state
    columns = ["player", "points", "trains", "cards", "tickets", "routes"]
    if data.partners > 1:
        columns.remove("points")  # the team's
    most = max(data.points(team) for team in range(state.players // data.partners))
    rows = []
    for seat in range(state.players):
        points = data.points(seat) if data.partners == 1 else 0
        cells = {
            "player": Cell(
                data.names[seat], seat_owner(seat), _has_turn(state, seat), seat_owner(seat)
            ),
            "points": figure(points, POINTS, strong=points == most),
            "trains": figure(data.trains[seat]),
            "cards": figure(_count(state.cards[seat])),
            "tickets": figure(data.hand_tickets[seat]),
            "routes": figure(data.owners.count(seat)),
        }
        rows.append(tuple(cells[column] for column in columns))
    return Panel("players", data.texts("panel-players"), data.columns(*columns), tuple(rows))


def _has_turn(state: State, seat: int) -> bool:
    return bool(
        state.decision >= decisions.TURN
        and state.decision != decisions.FINISHED
        and state.seat == seat
    )


def _teams(data: PanelData) -> Panel:
    state = data.state
    teams = range(state.players // data.partners)
    most = max(map(data.points, teams))
    rows = tuple(
        (
            Cell(_names(data, team), seat_owner(team * data.partners)),
            figure(data.points(team), POINTS, strong=data.points(team) == most),
            figure(sum(data.trains[seat] for seat in data.seats(team))),
            figure(_count(state.cards[FIRST_RACK + team])),
            figure(int(state.rack_tickets[team])),
        )
        for team in teams
    )
    columns = data.columns("team", "points", "trains", "rack-cards", "rack-tickets")
    return Panel("teams", data.texts("panel-teams"), columns, rows)


def _names(data: PanelData, team: int) -> str:
    return " + ".join(data.names[seat] for seat in data.seats(team))


def _count(cards: Row) -> int:
    return sum(cards.tolist())
