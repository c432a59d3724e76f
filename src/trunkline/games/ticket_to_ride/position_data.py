"""The position as plain data: every fact of it. None is a card or a ticket that cannot be seen."""

from __future__ import annotations

from collections.abc import Iterable

from trunkline.core.contract import NOTHING
from trunkline.core.deal import word_value
from trunkline.core.game import Data
from trunkline.core.struct import Row
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.presentation import AsiaBoard
from trunkline.games.ticket_to_ride.state import (
    BLANK,
    BLANK_TICKET,
    ENDINGS,
    FIRST_RACK,
    NOBODY,
    NOT_ENDED,
    SEEN_CARDS,
    SHARE_CHOICES,
    Board,
    State,
)

CHOICES = (None, "kept", "returned")  # by UNDECIDED, KEPT, RETURNED


def position(loaded_board: AsiaBoard, state: State) -> dict[str, Data]:
    board = loaded_board.structs[0]
    facts: dict[str, Data] = {
        "decision": decisions.DECISIONS[state.decision].name,
        "active_player": None if state.decision == decisions.FINISHED else int(state.seat),
        "first_player": int(state.first),
        "players": [_player(loaded_board, state, seat) for seat in range(state.players)],
        "row": _cards(state.row),
        "deck": _cards(reversed([*state.deck])),
        "discards": _counts(state.discards),
        "ticket_deck": _tickets(loaded_board, state.ticket_deck),
        "tracks": _owners(loaded_board, state),
        "draw": _draw(state),
        "payment": _payment(loaded_board, state),
        "passes": int(state.passes),
        "last_turns_left": int(state.last_turns),
        "last_turns_at": int(state.last_turns_at),
        "ended": None if state.ended == NOT_ENDED else ENDINGS[state.ended],
        "final": _final(board, state),
    }
    if board.partners > 1:
        facts["teams"] = [_team(loaded_board, state, team) for team in range(_teams(board, state))]
        facts["tunnel"] = _tunnel(loaded_board, state)
        facts["share_tickets"] = SHARE_CHOICES[state.share_tickets]
        facts["shared"] = int(state.shared) if state.decision == decisions.SHARING else 0
    return facts


# Players and teams


def _player(board: AsiaBoard, state: State, seat: int) -> dict[str, Data]:
    named = int(state.for_rack[seat])
    return {
        "points": int(state.points[seat]),
        "trains": int(state.trains[seat]),
        "hand": _counts(state.cards[seat]),
        "hand_seen": _counts(state.known[seat]),  # of these, what everybody saw taken
        "tickets": _held(board, state, seat, int(state.hand_tickets[seat])),
        "offered": _offered(board, state, seat),
        "named_for_rack": None if named == NOTHING else _ticket(board, named),
        "kept_at_start": int(state.kept_first[seat]),
        "mountain_routes": int(state.mountains[seat]),
        "mountain_crossing": int(state.crossings[seat]),
    }


def _team(board: AsiaBoard, state: State, team: int) -> dict[str, Data]:
    partners, place = int(board.structs[0].partners), FIRST_RACK + team
    seats = range(team * partners, (team + 1) * partners)
    return {
        "seats": [*seats],
        "points": sum(int(state.points[seat]) for seat in seats),
        "trains": sum(int(state.trains[seat]) for seat in seats),
        "rack": _counts(state.cards[place]),
        "rack_seen": _counts(state.known[place]),
        "tickets": _held(board, state, place, int(state.rack_tickets[team])),
    }


def _teams(board: Board, state: State) -> int:
    return int(state.players) // int(board.partners)


def _held(board: AsiaBoard, state: State, place: int, count: int) -> list[Data]:
    """The tickets in a hand or on a rack: first those that can be seen."""
    words, where = board.vocabulary["ticket"], [int(each) for each in state.where]
    seen: list[Data] = [
        word_value(word) for ticket, word in enumerate(words) if where[ticket] == place
    ]
    return seen + [None] * (count - len(seen))


def _offered(board: AsiaBoard, state: State, seat: int) -> list[Data]:
    return [
        {"ticket": _ticket(board, int(ticket)), "choice": CHOICES[choice]}
        for ticket, choice in zip(state.offered[seat], state.choice[seat], strict=True)
        if ticket != NOTHING
    ]


# Cards and tickets


def _card(card: int) -> str | None:
    return None if card == BLANK else SEEN_CARDS[card]


def _cards(row: Iterable[int]) -> list[Data]:
    return [_card(card) for card in row if card != NOTHING]


def _counts(row: Row) -> dict[str, Data]:
    return {name: int(count) for name, count in zip(SEEN_CARDS, row, strict=True) if count}


def _ticket(board: AsiaBoard, ticket: int) -> str | int | None:
    return None if ticket == BLANK_TICKET else word_value(board.vocabulary["ticket"][ticket])


def _tickets(board: AsiaBoard, row: Iterable[int]) -> list[Data]:
    return [_ticket(board, ticket) for ticket in row if ticket != NOTHING]


# What is under way


def _draw(state: State) -> dict[str, Data] | None:
    if state.drawn == 0 or state.decision == decisions.FINISHED:
        return None
    undecided = state.drawn_card != NOTHING
    return {
        "cards": int(state.drawn),
        "to_be_placed": [_card(state.drawn_card)] if undecided else [],
        "from_row": bool(state.drawn_open),
        "first_to_rack": bool(state.to_rack),
    }


def _payment(board: AsiaBoard, state: State) -> dict[str, Data] | None:
    if state.track == NOTHING or state.decision == decisions.FINISHED:
        return None
    to_lay = state.decision in (
        decisions.FROM_RACK,
        decisions.EXTRA_FROM_RACK,
    )  # else it lies there already
    return {
        "track": word_value(board.vocabulary["track"][state.track]),
        "card": None if state.colour == NOTHING else SEEN_CARDS[state.colour],
        "coloured_to_lay": int(state.coloured) if to_lay else 0,
        "locomotives_to_lay": int(state.wild) if to_lay else 0,
        "laid_from_hand": _counts(state.laid[0]),
        "laid_from_rack": _counts(state.laid[1]),
        "due": int(state.due),
    }


def _tunnel(board: AsiaBoard, state: State) -> dict[str, Data] | None:
    """The last one for which cards were turned up; they lie there until it is decided."""
    if state.tunnel == NOTHING:
        return None
    return {
        "track": word_value(board.vocabulary["track"][state.tunnel]),
        "turned": _cards(state.turned),
        "open": state.decision in (decisions.EXTRA, decisions.EXTRA_FROM_RACK),
    }


# The map and the end


def _owners(board: AsiaBoard, state: State) -> dict[str, Data]:
    """The seats that own tracks, by track."""
    owners = [int(owner) for owner in state.owner]
    words = board.vocabulary["track"]
    return {word: owners[track] for track, word in enumerate(words) if owners[track] != NOBODY}


def _final(board: Board, state: State) -> list[Data] | None:
    """By team, and by player in Legendary Asia."""
    if state.decision != decisions.FINISHED:
        return None
    return [
        {
            "tickets_completed": int(state.completed[team]),
            "ticket_points": int(state.ticket_points[team]),
            "longest_path": int(state.path[team]),
            "cities_in_network": int(state.network[team]),
            "bonus": int(state.bonus[team]),
        }
        for team in range(_teams(board, state))
    ]
