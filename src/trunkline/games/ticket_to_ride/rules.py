"""The rules of Ticket to Ride Asia as the contract asks for them; a file for each part of the book.

`legality` and `legal_lists` say what one may do, `cards`, `tracks`, `tickets` and `turns` what
comes of it, `scoring` who has won, `hidden_info` what is hidden.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import HIDDEN, NOTHING, OVER, Setting
from trunkline.core.events import Log
from trunkline.core.rng import Random, below, next_word, seed_random
from trunkline.core.rng import shuffle as shuffle_cards
from trunkline.core.struct import Row
from trunkline.games.ticket_to_ride import actions, decisions
from trunkline.games.ticket_to_ride.cards import (
    deal_cards,
    draw_blind,
    draw_open,
    fill_row,
    go_on_drawing,
    place_first,
)
from trunkline.games.ticket_to_ride.evaluation import evaluate
from trunkline.games.ticket_to_ride.features import features
from trunkline.games.ticket_to_ride.hidden_info import has_blank_tickets, hide, redeal
from trunkline.games.ticket_to_ride.legal_lists import list_fast
from trunkline.games.ticket_to_ride.legality import refuse
from trunkline.games.ticket_to_ride.scoring import place_of_team, team_score
from trunkline.games.ticket_to_ride.state import (
    CARDS,
    LAST_TURNS_AT,
    LOCOMOTIVE,
    LOCOMOTIVES,
    MOST_TURNED,
    NOBODY,
    NOT_ENDED,
    OF_A_COLOUR,
    RACK_COUNTS,
    SHARE_TICKETS,
    TEAM_LAST_TURNS_AT,
    TICKETS,
    TRACKS,
    TRAIN_CARDS,
    WILDS,
    Board,
    Deal,
    State,
)
from trunkline.games.ticket_to_ride.tickets import (
    begin_sharing,
    deal_tickets,
    decide_on,
    draw_tickets,
    name_for_rack,
    rack_one_of_kept,
    share_ticket,
)
from trunkline.games.ticket_to_ride.tracks import (
    begin_claim,
    pay,
    pay_extra,
    pay_from_rack,
    withdraw,
)
from trunkline.games.ticket_to_ride.turns import end_turn, nearness, pass_turn

__all__ = [
    "actor",
    "apply",
    "ending",
    "evaluate",
    "features",
    "hide",
    "list_fast",
    "nearness",
    "ranking",
    "redeal",
    "refuse",
    "scores",
    "setup",
    "shuffle",
]


# The deal: TR-1.2, TR-1.4


@compiled
def shuffle(board: Board, setting: Setting, deal: Deal, random: Random) -> None:
    deal.first = below(random, setting.players)
    count = 0
    for card in range(CARDS):
        for _ in range(LOCOMOTIVES if card == LOCOMOTIVE else OF_A_COLOUR):
            deal.deck[count] = card
            count += 1
    shuffle_cards(random, deal.deck, TRAIN_CARDS)
    shuffle_tickets(board, deal.tickets, 0, random)
    shuffle_tickets(board, deal.long_tickets, 1, random)
    seed_random(deal.reshuffles, next_word(random), next_word(random))


@compiled
def shuffle_tickets(board: Board, pile: Row, is_long: int, random: Random) -> None:
    count = 0
    for ticket in range(TICKETS):
        pile[ticket] = NOTHING
    for ticket in range(board.tickets):
        if board.is_long[ticket] == is_long:
            pile[count] = ticket
            count += 1
    shuffle_cards(random, pile, count)


@compiled
def setup(board: Board, state: State, setting: Setting, deal: Deal, log: Log) -> None:
    state.players = setting.players
    state.first = deal.first
    state.ended = NOT_ENDED
    state.last_turns_at = board.last_turns_at
    if board.partners > 1:
        state.share_tickets = setting.options[SHARE_TICKETS]
        state.last_turns_at = TEAM_LAST_TURNS_AT[setting.options[LAST_TURNS_AT]]
    state.random = deal.reshuffles
    for track in range(TRACKS):
        state.owner[track] = NOBODY
    for seat in range(setting.players):
        state.trains[seat] = board.trains
    for place in range(MOST_TURNED):
        state.turned[place] = NOTHING
    state.tunnel = NOTHING
    state.tunnel_colour = NOTHING
    state.track = NOTHING
    state.colour = NOTHING
    state.drawn_card = NOTHING
    deal_cards(state, deal.deck, log)
    deal_tickets(board, state, deal.tickets, deal.long_tickets, log)


# The decisions


@compiled
def actor(state: State) -> int:
    return OVER if state.decision == decisions.FINISHED else state.seat


@compiled
def apply(board: Board, state: State, action: int, log: Log) -> None:
    """The effect of a legal action, and what follows from it by itself."""
    if state.decision == decisions.TURN and action != actions.PASS.first:
        state.passes = 0
    obey(board, state, action, log)
    fill_row(state, log)
    if state.decision == decisions.MORE_CARDS:
        go_on_drawing(state)
    if state.decision == decisions.TURN_OVER:
        end_turn(board, state, log)


@compiled
def obey(board: Board, state: State, action: int, log: Log) -> None:
    if action < actions.DRAWS.end:
        draw_open(board, state, action - actions.DRAWS.first, log)
    elif action == actions.DRAW_DECK.first:
        draw_blind(board, state, log)
    elif action < actions.CLAIMS.end:
        begin_claim(state, action - actions.CLAIMS.first, log)
    elif action == actions.DRAW_TICKETS.first:
        draw_tickets(board, state, log)
    elif action == actions.PASS.first:
        pass_turn(state, log)
    elif action < actions.KEEPS.end:
        decide_on(board, state, action - actions.KEEPS.first, True, log)
    elif action < actions.RETURNS.end:
        decide_on(board, state, action - actions.RETURNS.first, False, log)
    elif action < actions.PAYS.end:
        number = action - actions.PAYS.first
        pay(board, state, number // WILDS, number % WILDS, log)
    elif action == actions.PAY_WILD.first:
        pay(board, state, LOCOMOTIVE, int(board.length[state.track]), log)
    else:
        obey_in_teams(board, state, action, log)


@compiled
def obey_in_teams(board: Board, state: State, action: int, log: Log) -> None:
    """The actions that only Team Asia has."""
    if action in (actions.TO_HAND.first, actions.TO_RACK.first):
        place_first(board, state, action == actions.TO_RACK.first, log)
    elif action < actions.FROM_RACKS.end:
        number = action - actions.FROM_RACKS.first
        pay_from_rack(board, state, number // RACK_COUNTS, number % RACK_COUNTS, log)
    elif action < actions.EXTRAS.end:
        pay_extra(state, action - actions.EXTRAS.first, log)
    elif action == actions.WITHDRAW.first:
        withdraw(board, state, log)
    elif action == actions.SHARE.first:
        begin_sharing(state, log)
    elif action < actions.RACK_TICKETS.end:
        rack_ticket(board, state, action - actions.RACK_TICKETS.first, log)
    else:
        state.decision = decisions.TURN_OVER  # `done` sharing


@compiled
def rack_ticket(board: Board, state: State, ticket: int, log: Log) -> None:
    if state.decision == decisions.START_RACK:
        name_for_rack(board, state, ticket, log)
    elif state.decision == decisions.SHARING:
        share_ticket(board, state, ticket, log)
    else:
        rack_one_of_kept(board, state, ticket, log)


# The end


@compiled
def ending(state: State) -> int:
    return state.ended


@compiled
def scores(board: Board, state: State, out: Row) -> None:
    """Of a match that is over in a player's thoughts, who has tickets that it has not seen has no
    score that it may know."""
    for seat in range(state.players):
        out[seat] = team_score(board, state, seat // board.partners)
    if state.decision == decisions.FINISHED:
        for seat in range(state.players):
            if has_blank_tickets(board, state, seat // board.partners):
                out[seat] = HIDDEN


@compiled
def ranking(board: Board, state: State, out: Row) -> None:
    for seat in range(state.players):
        out[seat] = place_of_team(board, state, seat // board.partners)
