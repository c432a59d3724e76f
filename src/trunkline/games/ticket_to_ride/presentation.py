"""Presentation of Ticket to Ride Asia: vocabulary, prompts, conservation, scoring.

The position as plain data is in `position_data.py`, the table as a scene in `scene.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from trunkline.core.actions import NUMBER, Arguments, Vocabulary
from trunkline.core.contract import NOTHING
from trunkline.core.end_conditions import EndCondition
from trunkline.core.events import Event
from trunkline.core.game import LoadedBoard, Prompt, ScoreLine
from trunkline.core.route_board import RouteBoard
from trunkline.core.scene import seat_owner
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.state import (
    BLANK_TICKET,
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    ENDINGS,
    FIRST_RACK,
    IN_DECK,
    KINDS,
    LOCOMOTIVE,
    LOCOMOTIVES,
    OF_A_COLOUR,
    ONE_OR_TWO,
    PLACES,
    RACK_COUNTS,
    RACKS,
    SEEN_CARDS,
    Board,
    State,
)

AsiaBoard = LoadedBoard[RouteBoard, Board]

# A tunnel can be tried and given up without end (TA-6.3), but no match comes near this. The games
# are not called `endless` for it: the law would then play fewer of their matches.
LONGEST = 20_000


def vocabulary(file: RouteBoard) -> Vocabulary:
    counts = tuple(map(str, range(RACK_COUNTS)))
    return {
        "card": SEEN_CARDS,
        "pile": ("deck",),
        "track": tuple(each.id for each in file.tracks),
        "ticket": tuple(each.id for each in file.tickets),
        "colour": COLOUR_NAMES,
        "wild": ("locomotive",),
        "hand": ("hand",),
        "rack": ("rack",),
        "coloured": counts,
        "wilds": counts,
        "ending": ENDINGS,
    }


# What a deal puts in order: the whole piles, as indexes of their vocabulary


def all_cards(board: AsiaBoard, players: int) -> list[int]:
    """TR-1.1."""
    return [card for card in range(COLOURS) for _ in range(OF_A_COLOUR)] + [
        LOCOMOTIVE
    ] * LOCOMOTIVES


def regular_tickets(board: AsiaBoard, players: int) -> list[int]:
    return [number for number, each in enumerate(board.file.tickets) if not each.long]


def long_tickets(board: AsiaBoard, players: int) -> list[int]:
    """LA-2.1."""
    return [number for number, each in enumerate(board.file.tickets) if each.long]


# The end


def end_conditions(board: AsiaBoard, state: State) -> list[EndCondition]:
    """TR-6.1: after everybody's last turn; TR-2.2: at once."""
    partners = int(board.structs[0].partners)
    teams = tuple(
        tuple(seat_owner(seat) for seat in range(first, first + partners))
        for first in range(0, state.players, partners)
    )
    clause = "TA-7.1" if partners > 1 else "LA-6.1"
    return [
        EndCondition(clause, teams, moment="turn-began", left=int(state.last_turns)),
        EndCondition("TR-2.2", falls=True),
    ]


# What no action may change


def conserved(loaded_board: AsiaBoard, state: State) -> Mapping[str, int]:
    """Train cards by colour, the trains of each player, and every ticket where it is counted."""
    board, where = loaded_board.structs[0], Counter(int(each) for each in state.where)
    cards = _cards_anywhere(state)
    totals = {f"{name} cards": cards[card] for card, name in enumerate(SEEN_CARDS)}
    for seat in range(state.players):
        totals[f"trains of seat {seat}"] = _trains_anywhere(board, state, seat)
        counted = int(state.hand_tickets[seat]) - where[seat]
        totals[f"tickets of seat {seat} less those counted"] = counted
    for rack in range(RACKS):
        counted = int(state.rack_tickets[rack]) - where[FIRST_RACK + rack]
        totals[f"tickets on rack {rack} less those counted"] = counted
    totals["tickets in the deck less those counted"] = int(state.tickets_left) - where[IN_DECK]
    return totals


def _cards_anywhere(state: State) -> Counter[int]:
    cards = Counter(int(card) for card in (*state.deck, *state.row, state.drawn_card))
    if state.decision in (
        decisions.EXTRA,
        decisions.EXTRA_FROM_RACK,
    ):  # else they lie among the discards (TA-6.3)
        cards.update(int(card) for card in state.turned)
    for kind in range(KINDS):
        cards[kind] += int(state.discards[kind])
        cards[kind] += sum(int(state.cards[place, kind]) for place in range(PLACES))
        cards[kind] += int(state.laid[0, kind]) + int(state.laid[1, kind])
    return cards


def _trains_anywhere(board: Board, state: State, seat: int) -> int:
    """In the stock, on the map, at the mountain crossing."""
    on_map = sum(
        int(board.length[track]) for track in range(board.tracks) if state.owner[track] == seat
    )
    return int(state.trains[seat]) + on_map + int(state.crossings[seat])


# Prompts


def prompt(board: AsiaBoard, state: State) -> Prompt:
    if state.decision == decisions.FINISHED:
        return Prompt({"ending": ENDINGS[state.ended]})
    last = state.decision == decisions.TURN and state.last_turns > 0
    return Prompt(
        {"seat": int(state.seat), **_subject(board, state)},
        key="prompt-turn-last" if last else "",
        offers=_offers(board.structs[0], state),
    )


def _offers(board: Board, state: State) -> tuple[str, ...]:
    offers = decisions.DECISIONS[state.decision].offers
    if state.decision == decisions.SHARING and state.share_tickets == ONE_OR_TWO:
        return ("done",)
    if board.partners == 1:  # nobody to share with
        return tuple(each for each in offers if each != "share")
    return offers


def _subject(board: AsiaBoard, state: State) -> dict[str, str | int]:
    """What is decided on. Who cannot see the ticket or the card is told neither."""
    decision = state.decision
    if decision in (decisions.START_TICKETS, decisions.KEEPING):
        return _ticket_in_question(board, state)
    if decision == decisions.PLACE:
        return {"card": SEEN_CARDS[state.drawn_card]}
    if decision in (
        decisions.PAYING,
        decisions.FROM_RACK,
        decisions.EXTRA,
        decisions.EXTRA_FROM_RACK,
    ):
        return _payment_in_question(board, state)
    if decision == decisions.SHARING:
        return {"shared": int(state.shared)}
    return {"left": int(state.last_turns)} if decision == decisions.TURN else {}


def _ticket_in_question(loaded_board: AsiaBoard, state: State) -> dict[str, str | int]:
    board = loaded_board.structs[0]
    offered = [int(ticket) for ticket in state.offered[state.seat] if ticket != NOTHING]
    least = board.keep_at_start if state.decision == decisions.START_TICKETS else board.keep
    values: dict[str, str | int] = {"count": len(offered), "least": int(least)}
    ticket = offered[state.decided] if state.decided < len(offered) else BLANK_TICKET
    if ticket != BLANK_TICKET:
        values["ticket"] = loaded_board.vocabulary["ticket"][ticket]
        values["points"] = int(board.value[ticket])
    return values


def _payment_in_question(loaded_board: AsiaBoard, state: State) -> dict[str, str | int]:
    board = loaded_board.structs[0]
    values: dict[str, str | int] = {
        "track": loaded_board.vocabulary["track"][state.track],
        "length": int(board.length[state.track]),
        "coloured": int(state.coloured),
        "wild": int(state.wild),
        "due": int(state.due),
    }
    if state.colour != NOTHING:
        values["card"] = SEEN_CARDS[state.colour]
    return values


# Cards on buttons


def pictured(
    board: AsiaBoard, state: State, word: str, arguments: Arguments
) -> Sequence[tuple[str, int]]:
    """The cards with which an action pays."""
    if word == "pay":
        length = int(board.structs[0].length[state.track])
        wild = int(arguments.get(NUMBER, length))
        return _pictured(str(arguments.get("colour", "")), length - wild, wild)
    if word == "extra":
        wild = int(arguments[NUMBER])
        return _pictured(SEEN_CARDS[state.colour], int(state.due) - wild, wild)
    if word == "from-rack":
        coloured, wild = int(arguments["coloured"]), int(arguments["wilds"])
        return _pictured(SEEN_CARDS[state.colour], coloured, wild)
    return ()


def _pictured(colour: str, coloured: int, wild: int) -> Sequence[tuple[str, int]]:
    return (f"card:{colour}", coloured), (f"card:{CARD_NAMES[LOCOMOTIVE]}", wild)


# The final scoring


def scoring(board: AsiaBoard, state: State, events: Sequence[Event]) -> list[ScoreLine]:
    """Where the points come from. Partners have one score, and so the same lines (TA-1.2)."""
    partners = int(board.structs[0].partners)
    lines: list[ScoreLine] = []
    for seat in range(state.players):
        team = [each for each in events if _is_of_team(each, seat // partners, partners)]
        lines += _lines(seat, team)
    return lines


def _is_of_team(event: Event, team: int, partners: int) -> bool:
    return "seat" in event.values and int(event["seat"]) // partners == team


def _lines(seat: int, events: Sequence[Event]) -> Iterator[ScoreLine]:
    yield _routes(seat, [each for each in events if each.kind == "claimed"])
    crossed = [each for each in events if each.kind == "crossed"]
    if crossed:
        trains, points = _sum(crossed, "trains"), _sum(crossed, "points")
        yield ScoreLine(seat, "score-crossings", {"crossings": trains}, "LA-5.1", points)
    for event in events:
        points = int(event.values.get("points", 0))
        if event.kind == "ticket-scored":
            key = "score-ticket-done" if points > 0 else "score-ticket-failed"
            yield ScoreLine(seat, key, {"ticket": event["ticket"]}, event.clause, points)
        elif event.kind in ("explorer", "express", "globetrotter"):
            facts = {name: each for name, each in event.values.items() if name != "seat"}
            yield ScoreLine(seat, f"score-{event.kind}", facts, event.clause, points)


def _routes(seat: int, claimed: Sequence[Event]) -> ScoreLine:
    values: dict[str, str | int] = {"routes": len(claimed)}
    return ScoreLine(seat, "score-routes", values, "TR-4.4", _sum(claimed, "points"))


def _sum(events: Sequence[Event], value: str) -> int:
    return sum(int(event[value]) for event in events)
