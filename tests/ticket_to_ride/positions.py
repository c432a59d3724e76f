"""Positions for the tests of the rules of Ticket to Ride Asia, and short questions to ask of them.

Cards are written as words, a number before a word for more of them: `2 red locomotive`. Wherever
cards are said to lie, the other ones of the 110 lie somewhere too: in the deck, or with a hoarder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import trunkline
from tests.support.playing import decision, facts, play
from trunkline import Event, Match
from trunkline.core.contract import NOTHING
from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.games import find_game
from trunkline.games.ticket_to_ride.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    CROSSING_POINTS,
    FIRST_RACK,
    GONE,
    IN_DECK,
    LOCOMOTIVES,
    OF_A_COLOUR,
    POINTS,
)

LEGENDARY = find_game("ticket-to-ride-legendary-asia")
TEAM = find_game("ticket-to-ride-team-asia")
BOTH_GAMES = pytest.mark.parametrize("game", [LEGENDARY, TEAM], ids=["legendary", "team"])

ROW = "purple white blue yellow orange"
ABSENT = 5  # as a hoarder: where nobody sits, cards are of no use to anybody
EVERY_CARD = Counter(dict.fromkeys(COLOUR_NAMES, OF_A_COLOUR)) + Counter(locomotive=LOCOMOTIVES)


# Cards


def cards(text: str) -> Iterator[str]:
    """The words of `2 red locomotive`: red, red, locomotive."""
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            yield from [word] * count
            count = 1


def whole_deck(top: str = "") -> list[str]:
    """All 110 cards, these on top; of the rest never three locomotives one after the other."""
    first = [*cards(top)]
    rest, order = EVERY_CARD - Counter(first), [*first]
    while rest:
        order += [card for card in CARD_NAMES if rest[card]]
        rest -= Counter(CARD_NAMES)
    return order


# Positions


def opening(
    game: AnyGame = LEGENDARY,
    players: int | None = None,
    *,
    first: int = 0,
    top: str = "",
    tickets: Sequence[int] | None = None,
    long_tickets: Sequence[int] | None = None,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A match at its start. What is not said lies in the order of its numbers."""
    file, deal = game.board.file, {"first": first, "deck": whole_deck(top)}
    deal["tickets"] = tickets or [int(each.id) for each in file.tickets if not each.long]
    if game is LEGENDARY:
        deal["long_tickets"] = long_tickets or [int(each.id) for each in file.tickets if each.long]
    seats = players or (4 if game is TEAM else 3)
    return trunkline.new(game.id, seats, seed=1, deal=deal, options=options)


def everyone_keeps_all(match: Match) -> list[Event]:
    """The start: nothing is returned; the first ticket kept is for the rack."""
    events = []
    while decision(match) in ("start-tickets", "start-rack"):
        events += match.play(match.legal[0])
    return events


def position(
    game: AnyGame = LEGENDARY,
    players: int | None = None,
    turn_of: int = 0,
    *,
    hands: Sequence[str] = (),
    racks: Sequence[str] = (),
    row: str = ROW,
    deck: str = "",
    discards: str = "",
    hoarder: int | None = None,
    routes: Mapping[int, str] | None = None,
    trains: Sequence[int] = (),
    points: Sequence[int] = (),
    tickets: Sequence[Sequence[int]] = (),
    rack_tickets: Sequence[Sequence[int]] = (),
    ticket_deck: Sequence[int] | None = None,
    last_turns: int = 0,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A match in which that seat is to choose its action.

    What is not said: empty hands and racks; below the named cards of the deck lie all others, or
    the hoarder has them; all tickets that nobody holds are in the deck, but the long ones are out.
    """
    match = opening(game, players, options=options)
    everyone_keeps_all(match)
    state = match.state
    state.seat, state.last_turns = turn_of, last_turns
    _put_cards(match, hands, racks, row, deck, discards, hoarder)
    _put_tickets(match, tickets, rack_tickets, ticket_deck)
    for seat, ids in (routes or {}).items():
        for track in ids.split():
            _own(match, seat, match.board.vocabulary["track"].index(track))
    for seat, count in enumerate(trains):
        state.trains[seat] = count
    for seat, count in enumerate(points):
        state.points[seat] = count
    return match


def team(players: int = 4, turn_of: int = 0, **more: Any) -> Match:
    """A position of Team Asia."""
    return position(TEAM, players, turn_of, **more)


def _put_cards(
    match: Match,
    hands: Sequence[str],
    racks: Sequence[str],
    row: str,
    deck: str,
    discards: str,
    hoarder: int | None,
) -> None:
    state, rest = match.state, Counter(EVERY_CARD)
    state.cards[:], state.known[:], state.discards[:] = 0, 0, 0
    held = [*enumerate(hands), *((FIRST_RACK + team, text) for team, text in enumerate(racks))]
    for place, text in held:
        for card in cards(text):
            state.cards[place, CARD_NAMES.index(card)] += 1
    for card in cards(discards):
        state.discards[CARD_NAMES.index(card)] += 1
    lying = [*(text for _, text in held), discards, row, deck]
    rest.subtract(card for text in lying for card in cards(text))
    assert min(rest.values()) >= 0, f"there are not so many: {rest}"
    top_first = [*cards(deck)]
    if hoarder is None:
        top_first += [card for card in whole_deck() if rest[card] and not rest.subtract([card])]
    else:
        for card, count in rest.items():
            state.cards[hoarder, CARD_NAMES.index(card)] += count
    _fill(state.row, [CARD_NAMES.index(card) for card in cards(row)])
    _fill(state.deck, [CARD_NAMES.index(card) for card in reversed(top_first)])
    state.left = len(top_first)


def _put_tickets(
    match: Match,
    hands: Sequence[Sequence[int]],
    racks: Sequence[Sequence[int]],
    deck: Sequence[int] | None,
) -> None:
    state, words = match.state, match.board.vocabulary["ticket"]
    state.where[:], state.seen[:] = GONE, 0
    state.hand_tickets[:], state.rack_tickets[:], state.kept_first[:] = 0, 0, 0
    for seat, ids in enumerate(hands):
        state.hand_tickets[seat] = state.kept_first[seat] = len(ids)
    for number, ids in enumerate(racks):
        state.rack_tickets[number] = len(ids)
    places = [*enumerate(hands), *((FIRST_RACK + number, ids) for number, ids in enumerate(racks))]
    for place, ids in places:
        for ticket in ids:
            state.where[words.index(str(ticket))] = place
    if deck is None:
        held = {ticket for _, ids in places for ticket in ids}
        regular = [int(each.id) for each in match.board.file.tickets if not each.long]
        deck = [ticket for ticket in regular if ticket not in held]
    numbers = [words.index(str(ticket)) for ticket in deck]
    for ticket in numbers:
        state.where[ticket] = IN_DECK
    _fill(state.ticket_deck, numbers)
    state.tickets_left = len(numbers)


def _fill(row: Any, numbers: Sequence[int]) -> None:
    row[:] = NOTHING
    for place, number in enumerate(numbers):
        row[place] = number


def _own(match: Match, seat: int, track: int) -> None:
    """As if the seat had claimed the track in an earlier turn."""
    state, board = match.state, match.board.structs[0]
    length, crossings = int(board.length[track]), int(board.mountain[track])
    state.owner[track] = seat
    state.taken[board.pair[track]] += 1
    state.trains[seat] -= length + crossings
    state.crossings[seat] += crossings
    state.mountains[seat] += crossings > 0
    state.points[seat] += POINTS[length] + CROSSING_POINTS * crossings


# Playing


def claim(match: Match, track: int, payment: str, from_rack: str = "0 0") -> list[Event]:
    """Claim and pay: `claim(match, 17, "red 2")`; of a team, what comes from the rack too."""
    events = play(match, f"claim {track}", f"pay {payment}")
    if decision(match) == "from-rack":
        events += play(match, f"from-rack {from_rack}")
    return events


def draw_two(match: Match) -> list[Event]:
    """A turn in which nothing happens: two cards of the deck, the first for the hand."""
    events = play(match, "draw deck")
    if decision(match) == "place":
        events += play(match, "to hand")
    return events + play(match, "draw deck")


def last_round(match: Match) -> list[Event]:
    """The seat to move draws two cards, and so does everybody after it, to the end."""
    events = []
    while match.actor is not None:
        events += draw_two(match)
    return events


# Reading


def sees(match: Position, seat: int | None) -> Any:
    """The facts of the position as far as the seat (None: a spectator) may know them."""
    return match.observed_by(seat).position()


def hand(match: Position, seat: int) -> Any:
    return facts(match)["players"][seat]["hand"]


def rack(match: Position, number: int) -> Any:
    return facts(match)["teams"][number]["rack"]


def tickets(match: Position, seat: int) -> Any:
    return facts(match)["players"][seat]["tickets"]


def rack_tickets(match: Position, number: int) -> Any:
    return facts(match)["teams"][number]["tickets"]


def trains(match: Position) -> list[int]:
    return [player["trains"] for player in facts(match)["players"]]


def row(match: Position) -> Any:
    return facts(match)["row"]


def deck(match: Position) -> Any:
    """The top card first."""
    return facts(match)["deck"]


def discards(match: Position) -> Any:
    return facts(match)["discards"]


def ticket_deck(match: Position) -> Any:
    return facts(match)["ticket_deck"]


def owners(match: Position) -> Any:
    return facts(match)["tracks"]


def final(match: Position, what: str) -> list[Any]:
    """A number of the final scoring, by team."""
    return [each[what] for each in facts(match)["final"]]


def ranking(match: Position) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.ranking


def log(match: Match, seat: int | None, kind: str) -> list[dict[str, object]]:
    """The events of that kind as the seat (None: a spectator) reads them."""
    return [dict(each.seen_by(seat).values) for each in match.events if each.kind == kind]
