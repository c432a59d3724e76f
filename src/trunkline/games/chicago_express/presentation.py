"""Presentation of Chicago Express: vocabulary, position, prompts, final scoring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from trunkline.core.actions import Vocabulary
from trunkline.core.auction import NOBODY, lowest_bid
from trunkline.core.end_conditions import EndCondition
from trunkline.core.events import Event
from trunkline.core.game import Data, LoadedBoard, Prompt, ScoreLine
from trunkline.core.hex_board import HexBoard
from trunkline.games.chicago_express import decisions
from trunkline.games.chicago_express.legality import bidding
from trunkline.games.chicago_express.state import (
    CAPITAL,
    CHICAGO_DIVIDENDS,
    COMPANIES,
    COMPANY_NAMES,
    DIAL_NAMES,
    ENDINGS,
    HEXES_AN_ACTION,
    INDUSTRY_NAMES,
    NOT_ENDED,
    Board,
    State,
)


def vocabulary(board: HexBoard) -> Vocabulary:
    return {
        "company": COMPANY_NAMES,
        "hex": tuple(each.id for each in board.hexes),
        "dial": DIAL_NAMES,
        "ending": ENDINGS,
    }


# The end


def end_conditions(board: LoadedBoard[HexBoard, Board], state: State) -> list[EndCondition]:
    """CE-9.1: looked at in a dividend stage only."""
    companies = tuple((f"company:{name}",) for name in COMPANY_NAMES)
    of_companies = EndCondition("CE-9.1", companies, moment="dividend-stage")
    of_all = EndCondition("CE-9.1", moment="dividend-stage")
    return [of_companies, of_companies, of_all, of_all]


# The position as plain data


def position(loaded_board: LoadedBoard[HexBoard, Board], state: State) -> dict[str, Data]:
    file, board = loaded_board.file, loaded_board.structs[0]
    return {
        "decision": decisions.DECISIONS[state.decision].name,
        "active_player": int(state.active),
        "players": [_player(state, seat) for seat in range(state.players)],
        "companies": {
            name: _company(file, board, state, company)
            for company, name in enumerate(COMPANY_NAMES)
        },
        "auction": _auction(state) if bidding(state) else None,
        "expansion": _expansion(state)
        if state.decision in (decisions.BUILDING, decisions.WABASH_AUCTION)
        else None,
        "dials": {
            name: {"step": int(state.dials[dial]), "steps_to_red": int(board.steps_to_red[dial])}
            for dial, name in enumerate(DIAL_NAMES)
        },
        "industry": {
            name: int(board.boxes[industry, state.boxes[industry]])
            for industry, name in enumerate(INDUSTRY_NAMES)
        },
        "houses_in_reserve": int(state.houses),
        "houses": [each.id for hex, each in enumerate(file.hexes) if state.house[hex]],
        "chicago_stage_due": bool(state.chicago_due),
        "wabash_open": bool(state.wabash_open),
        "bank": int(state.bank),
        "chicago_dividend": CHICAGO_DIVIDENDS[state.chicago_dividend],
        "ended": None if state.ended == NOT_ENDED else ENDINGS[state.ended],
    }


def _player(state: State, seat: int) -> dict[str, Data]:
    shares: dict[str, Data] = {
        name: int(state.shares[company, seat]) for company, name in enumerate(COMPANY_NAMES)
    }
    return {"cash": int(state.cash[seat]), "shares": shares}


def _company(file: HexBoard, board: Board, state: State, company: int) -> dict[str, Data]:
    track: list[Data] = [
        each.id for hex, each in enumerate(file.hexes) if state.track[company, hex]
    ]
    return {
        "income": int(state.income[company]),
        "treasury": int(state.treasury[company]),
        "shares_sold": int(state.sold[company]),
        "shares_unsold": int(board.shares[company]) - int(state.sold[company]),
        "locomotives": int(state.locomotives[company]),
        "track": track,
    }


def _auction(state: State) -> dict[str, Data]:
    auction = state.auction
    return {
        "company": COMPANY_NAMES[state.company],
        "opener": int(auction.opener),
        "bidder": int(auction.bidder),
        "highest_bid": int(auction.bid) if auction.leader != NOBODY else None,
        "highest_bidder": int(auction.leader) if auction.leader != NOBODY else None,
        "lowest_bid": int(lowest_bid(auction)),
        "still_in": [seat for seat in range(state.players) if auction.inside >> seat & 1],
    }


def _expansion(state: State) -> dict[str, Data]:
    """The expansion under way; the Wabash auction may interrupt it."""
    company = state.company if state.decision == decisions.BUILDING else state.builder
    return {
        "company": COMPANY_NAMES[company],
        "built": int(state.built),
        "hexes_left": HEXES_AN_ACTION - int(state.built),
    }


def conserved(board: LoadedBoard[HexBoard, Board], state: State) -> Mapping[str, int]:
    """Totals that no action may change: money with the bank, locomotives, shares, houses."""
    seats, companies = range(state.players), range(COMPANIES)
    money = sum(int(state.cash[seat]) for seat in seats)
    money += sum(int(state.treasury[company]) for company in companies)
    totals = {
        "money": money + int(state.bank),
        "houses": int(state.houses) + sum(map(int, state.house)),
    }
    for company, name in enumerate(COMPANY_NAMES):
        on_map = sum(map(int, state.track[company]))
        held = sum(int(state.shares[company, seat]) for seat in seats)
        totals[f"{name} locomotives"] = int(state.locomotives[company]) + on_map
        totals[f"{name} shares sold less held"] = int(state.sold[company]) - held
    totals["locomotives on hexes less track"] = sum(map(int, state.crowd)) - sum(
        int(cell) for company in companies for cell in state.track[company]
    )
    return totals


# Prompts


def prompt(board: LoadedBoard[HexBoard, Board], state: State) -> Prompt:
    if state.decision == decisions.FINISHED:
        return Prompt({"ending": ENDINGS[state.ended]})
    if bidding(state):
        return _auction_prompt(state)
    if state.decision == decisions.BUILDING:
        return Prompt(
            {
                "seat": int(state.active),
                "company": COMPANY_NAMES[state.company],
                "treasury": int(state.treasury[state.company]),
                "left": HEXES_AN_ACTION - int(state.built),
            }
        )
    return Prompt({"seat": int(state.active)})


def _auction_prompt(state: State) -> Prompt:
    bidder = int(state.auction.bidder)
    floor, cash = int(lowest_bid(state.auction)), int(state.cash[bidder])
    values: dict[str, str | int] = {
        "seat": bidder,
        "company": COMPANY_NAMES[state.company],
        "floor": floor,
        "cash": cash,
    }
    return Prompt(values, key="" if floor <= cash else "prompt-pass-only")


# The final scoring


def scoring(
    board: LoadedBoard[HexBoard, Board], state: State, events: Sequence[Event]
) -> list[ScoreLine]:
    """Where each player's cash comes from (CE-9.2: nothing else counts)."""
    lines = []
    for seat in range(state.players):
        capital = CAPITAL // int(state.players)
        lines.append(ScoreLine(seat, "score-capital", {}, "CE-1.1", capital))
        for company in COMPANY_NAMES:
            lines += _company_lines(seat, company, events)
    return lines


def _company_lines(seat: int, company: str, events: Sequence[Event]) -> Iterator[ScoreLine]:
    prices = _amounts(events, "share-sold", "price", seat, company)
    dividends = _amounts(events, "dividend-paid", "amount", seat, company)
    if prices:
        values: dict[str, str | int] = {"company": company, "shares": len(prices)}
        yield ScoreLine(seat, "score-shares", values, "CE-2.4", -sum(prices))
    if dividends:
        values = {"company": company, "times": len(dividends)}
        yield ScoreLine(seat, "score-dividends", values, "CE-7.1", sum(dividends))


def _amounts(events: Sequence[Event], kind: str, value: str, seat: int, company: str) -> list[int]:
    return [
        int(event[value])
        for event in events
        if event.kind == kind and event["seat"] == seat and event["company"] == company
    ]
