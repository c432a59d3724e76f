"""Chicago Express for people: the words of the notation, the position, the scene, the prompts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trunkline.core.actions import Vocabulary
from trunkline.core.auction import NOBODY, lowest_bid
from trunkline.core.board import BoardFile, Hex, provenance
from trunkline.core.compiled import interpreted
from trunkline.core.game import Data, Ground, Prompt
from trunkline.core.scene import Cell, Livery, Panel, Piece, Scene, Spot
from trunkline.core.texts import Texts
from trunkline.games.chicago_express.stages import per_share
from trunkline.games.chicago_express.state import (
    BUILDING,
    CHICAGO_DIVIDENDS,
    COMPANIES,
    COMPANY_NAMES,
    DECISIONS,
    DIAL_NAMES,
    ENDINGS,
    FINISHED,
    HEXES_AN_ACTION,
    INDUSTRY_NAMES,
    NOT_ENDED,
    WABASH_AUCTION,
    Board,
    State,
)

COLOURS = ("#b3262e", "#1f5a9e", "#d8a31a", "#2f7a45", "#2b2b30")
LETTERS = ("P", "B", "C", "N", "W")
PATTERNS = ("solid", "stripes", "dots", "bars", "checks")
LOOKS = {"industrial": "industry", "chicago": "city", "start": "station"}


def vocabulary(board: BoardFile) -> Vocabulary:
    return {
        "company": COMPANY_NAMES,
        "hex": tuple(each.id for each in board.hexes),
        "dial": DIAL_NAMES,
        "ending": ENDINGS,
    }


# The position as plain data


def position(ground: Ground[Board], state: State) -> dict[str, Data]:
    file, board = ground.file, ground.records[0]
    return {
        "decision": DECISIONS[state.decision],
        "active_player": int(state.active),
        "players": [_player(state, seat) for seat in range(state.players)],
        "companies": {
            name: _company(file, board, state, company)
            for company, name in enumerate(COMPANY_NAMES)
        },
        "auction": _auction(state) if _in_auction(state) else None,
        "expansion": _expansion(state) if state.decision in (BUILDING, WABASH_AUCTION) else None,
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


def _company(file: BoardFile, board: Board, state: State, company: int) -> dict[str, Data]:
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


def _in_auction(state: State) -> bool:
    return DECISIONS[state.decision].endswith("-auction")


def _auction(state: State) -> dict[str, Data]:
    auction = state.auction
    return {
        "company": COMPANY_NAMES[state.company],
        "opener": int(auction.opener),
        "bidder": int(auction.bidder),
        "highest_bid": int(auction.bid) if auction.leader != NOBODY else None,
        "highest_bidder": int(auction.leader) if auction.leader != NOBODY else None,
        "lowest_bid": int(interpreted(lowest_bid)(auction)),
        "still_in": [seat for seat in range(state.players) if auction.inside >> seat & 1],
    }


def _expansion(state: State) -> dict[str, Data]:
    """The expansion under way; the Wabash auction may interrupt it."""
    company = state.company if state.decision == BUILDING else state.builder
    return {
        "company": COMPANY_NAMES[company],
        "built": int(state.built),
        "hexes_left": HEXES_AN_ACTION - int(state.built),
    }


def conserved(state: State) -> Mapping[str, int]:
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


def prompt(state: State) -> Prompt:
    key = f"prompt-{DECISIONS[state.decision]}"
    if state.decision == FINISHED:
        return Prompt(key, {"ending": ENDINGS[state.ended]})
    if _in_auction(state):
        return _auction_prompt(key, state)
    if state.decision == BUILDING:
        return Prompt(
            key,
            {
                "seat": int(state.active),
                "company": COMPANY_NAMES[state.company],
                "treasury": int(state.treasury[state.company]),
                "left": HEXES_AN_ACTION - int(state.built),
            },
        )
    return Prompt(key, {"seat": int(state.active)})


def _auction_prompt(key: str, state: State) -> Prompt:
    bidder = int(state.auction.bidder)
    floor, cash = int(interpreted(lowest_bid)(state.auction)), int(state.cash[bidder])
    company = COMPANY_NAMES[state.company]
    return Prompt(
        key if floor <= cash else "prompt-pass-only",
        {"seat": bidder, "company": company, "floor": floor, "cash": cash},
    )


# The scene


def scene(ground: Ground[Board], state: State, texts: Texts, names: Sequence[str]) -> Scene:
    file, board = ground.file, ground.records[0]
    return Scene(
        layout=file.layout,
        spots=tuple(_spot(board, state, hex, each, texts) for hex, each in enumerate(file.hexes)),
        waters=tuple((texts.name("place", name), places) for name, places in file.waters),
        pieces=_pieces(file, state),
        liveries=tuple(
            Livery(name, texts.name("railway", name), colour, letters, pattern)
            for name, colour, letters, pattern in zip(
                COMPANY_NAMES, COLOURS, LETTERS, PATTERNS, strict=True
            )
        ),
        panels=(
            _holdings(state, texts, names),
            _companies(board, state, texts),
            _dials(board, state, texts),
            _industry(board, state, texts),
        ),
        provenance=provenance(file, texts.language),
        title=texts.name("board", file.title),
    )


def _spot(board: Board, state: State, hex: int, each: Hex, texts: Texts) -> Spot:
    return Spot(
        id=each.id,
        at=each.at,
        terrain=texts(f"terrain-{each.terrain}"),
        look=LOOKS.get(each.terrain, each.terrain),
        name=texts.name("place", each.name) if each.name else "",
        cost=str(each.facts["cost"]) if "cost" in each.facts else "",
        gain=_gain(board, state, hex, each),
        extra=f"+{each.facts['house_income']}" if "house_income" in each.facts else "",
        note=each.odd,
    )


def _gain(board: Board, state: State, hex: int, each: Hex) -> str:
    if each.terrain == "industrial":
        industry = board.industry[hex]
        return f"+{board.boxes[industry, state.boxes[industry]]}"
    return f"+{each.facts['income']}" if each.facts.get("income") else ""


def _pieces(file: BoardFile, state: State) -> tuple[Piece, ...]:
    pieces = []
    for hex, each in enumerate(file.hexes):
        if state.house[hex]:
            pieces.append(Piece("house", each.id))
        pieces += [
            Piece("locomotive", each.id, COMPANY_NAMES[company])
            for company in range(COMPANIES)
            if state.track[company, hex]
        ]
    return tuple(pieces)


def _holdings(state: State, texts: Texts, names: Sequence[str]) -> Panel:
    most = max(int(state.cash[seat]) for seat in range(state.players))
    rows = []
    for seat in range(state.players):
        cash = int(state.cash[seat])
        held = (int(state.shares[company, seat]) for company in range(COMPANIES))
        shares = (
            Cell(str(count) if count else "·", name)
            for name, count in zip(COMPANY_NAMES, held, strict=True)
        )
        rows.append((Cell(names[seat]), Cell(f"${cash}", strong=cash == most), *shares))
    columns = (texts("column-player"), texts("column-cash"), *COMPANY_NAMES)
    return Panel("holdings", texts("panel-holdings"), columns, tuple(rows))


def _companies(board: Board, state: State, texts: Texts) -> Panel:
    rows = []
    for company, name in enumerate(COMPANY_NAMES):
        sold, income = int(state.sold[company]), int(state.income[company])
        rows.append(
            (
                Cell(name, name),
                Cell(f"${income}"),
                Cell(f"${interpreted(per_share)(income, sold)}" if sold else "·"),
                Cell(f"${int(state.treasury[company])}"),
                Cell(f"{sold}/{int(board.shares[company])}"),
                Cell(str(int(state.locomotives[company]))),
            )
        )
    columns = ("company", "income", "dividend", "treasury", "shares", "locomotives")
    titles = tuple(texts(f"column-{column}") for column in columns)
    return Panel("companies", texts("panel-companies"), titles, tuple(rows))


def _dials(board: Board, state: State, texts: Texts) -> Panel:
    rows = []
    for dial, name in enumerate(DIAL_NAMES):
        step, red = int(state.dials[dial]), int(board.steps_to_red[dial])
        rows.append(
            (Cell(texts(f"dial-{name}"), strong=step == red), Cell("●" * step + "○" * (red - step)))
        )
    columns = (texts("column-dial"), texts("column-steps"))
    return Panel("dials", texts("panel-dials"), columns, tuple(rows))


def _industry(board: Board, state: State, texts: Texts) -> Panel:
    rows = []
    for industry, name in enumerate(INDUSTRY_NAMES):
        boxes = range(int(board.last_box[industry]) + 1)
        values = (
            f"[{board.boxes[industry, box]}]"
            if box == state.boxes[industry]
            else str(board.boxes[industry, box])
            for box in boxes
        )
        rows.append((Cell(texts.name("place", name)), Cell(" ".join(values))))
    rows.append((Cell(texts("houses-left")), Cell(str(int(state.houses)))))
    columns = (texts("column-place"), texts("column-income"))
    return Panel("industry", texts("panel-industry"), columns, tuple(rows))
