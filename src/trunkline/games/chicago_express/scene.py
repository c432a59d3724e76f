"""The table of Chicago Express as a scene: the map with what lies on it, and the panels."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

from trunkline.core.board import provenance
from trunkline.core.game import LoadedBoard
from trunkline.core.hex_board import Hex, HexBoard
from trunkline.core.scene import (
    COUNT,
    DOLLARS,
    NO_VALUE,
    Cell,
    Livery,
    Panel,
    Piece,
    Scene,
    Spot,
    figure,
    seat_owner,
)
from trunkline.core.texts import Texts
from trunkline.games.chicago_express.stages import per_share
from trunkline.games.chicago_express.state import (
    COMPANIES,
    COMPANY_NAMES,
    DIAL_NAMES,
    INDUSTRY_NAMES,
    Board,
    State,
)

COLOURS = ("#b3262e", "#1f5a9e", "#d8a31a", "#2f7a45", "#2b2b30")
LETTERS = ("P", "B", "C", "N", "W")
PATTERNS = ("solid", "stripes", "dots", "bars", "checks")
LOOKS = {"industrial": "industry", "chicago": "city", "start": "station"}


def scene(
    loaded_board: LoadedBoard[HexBoard, Board],
    state: State,
    texts: Texts,
    names: Sequence[str],
    seat: int | None,
) -> Scene:
    file, board = loaded_board.file, loaded_board.structs[0]
    return Scene(
        layout=file.layout,
        spots=_spots(loaded_board, state, texts),
        waters=tuple((texts.name("place", name), places) for name, places in file.waters),
        pieces=_pieces(file, state),
        liveries=tuple(
            Livery(name, texts.name("railway", name), colour, letters, pattern, _target(name))
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


def _target(company: str) -> str:
    return f"company:{company}"


def _spots(
    loaded_board: LoadedBoard[HexBoard, Board], state: State, texts: Texts
) -> tuple[Spot, ...]:
    """As printed, but for the industry, which grows."""
    spots, board = list(_printed_spots(loaded_board, texts)), loaded_board.structs[0]
    for industry, box in enumerate(state.boxes):
        hex = int(board.industry_hex[industry])
        spots[hex] = replace(spots[hex], gain=f"+{board.boxes[industry, box]}")
    return tuple(spots)


@functools.lru_cache(maxsize=64)
def _printed_spots(board: LoadedBoard[HexBoard, Board], texts: Texts) -> tuple[Spot, ...]:
    return tuple(_spot(each, texts) for each in board.file.hexes)


def _spot(each: Hex, texts: Texts) -> Spot:
    facts = each.facts
    return Spot(
        id=each.id,
        at=each.at,
        terrain=texts(f"terrain-{each.terrain}"),
        look=LOOKS.get(each.terrain, each.terrain),
        name=texts.name("place", each.name) if each.name else "",
        cost=str(facts["cost"]) if "cost" in facts else "",
        gain=f"+{facts['income']}" if facts.get("income") else "",
        extra=f"+{facts['house_income']}" if "house_income" in facts else "",
        note=each.odd,
    )


def _pieces(file: HexBoard, state: State) -> tuple[Piece, ...]:
    # All at once: reaching into a struct is slow from Python.
    houses = list(state.house)
    tracks = [list(state.track[company]) for company in range(COMPANIES)]
    pieces = []
    for hex, each in enumerate(file.hexes):
        if houses[hex]:
            pieces.append(Piece("house", each.id))
        pieces += [
            Piece("locomotive", each.id, COMPANY_NAMES[company])
            for company in range(COMPANIES)
            if tracks[company][hex]
        ]
    return tuple(pieces)


def _holdings(state: State, texts: Texts, names: Sequence[str]) -> Panel:
    most = max(int(state.cash[seat]) for seat in range(state.players))
    rows = []
    for seat in range(state.players):
        cash = int(state.cash[seat])
        held = (int(state.shares[company, seat]) for company in range(COMPANIES))
        shares = (
            figure(count, owner=name, nothing=NO_VALUE)
            for name, count in zip(COMPANY_NAMES, held, strict=True)
        )
        name = Cell(names[seat], target=seat_owner(seat))
        rows.append((name, figure(cash, DOLLARS, strong=cash == most), *shares))
    columns = (texts("column-player"), texts("column-cash"), *COMPANY_NAMES)
    return Panel("holdings", texts("panel-holdings"), columns, tuple(rows))


def _companies(board: Board, state: State, texts: Texts) -> Panel:
    rows = []
    for company, name in enumerate(COMPANY_NAMES):
        sold, income = int(state.sold[company]), int(state.income[company])
        dividend = per_share(income, sold) if sold else 0
        rows.append(
            (
                Cell(name, name, target=_target(name)),
                figure(income, DOLLARS),
                figure(dividend, DOLLARS, nothing="" if sold else NO_VALUE),
                figure(int(state.treasury[company]), DOLLARS),
                figure(sold, of=int(board.shares[company])),
                figure(int(state.locomotives[company])),
            )
        )
    columns = ("company", "income", "dividend", "treasury", "shares", "locomotives")
    titles = tuple(texts(f"column-{column}") for column in columns)
    return Panel("companies", texts("panel-companies"), titles, tuple(rows))


def _dials(board: Board, state: State, texts: Texts) -> Panel:
    rows = []
    for dial, name in enumerate(DIAL_NAMES):
        step, red = int(state.dials[dial]), int(board.steps_to_red[dial])
        shown = "●" * step + "○" * (red - step)
        marks = (texts("dial-start"), *map(str, range(1, red)), texts("dial-red"))
        rows.append(
            (
                Cell(texts(f"dial-{name}"), strong=step == red, target=f"dial:{name}"),
                Cell(shown, strong=step == red, step=step, marks=marks),
            )
        )
    columns = (texts("column-dial"), texts("column-steps"))
    return Panel("dials", texts("panel-dials"), columns, tuple(rows), kind="dials")


def _industry(board: Board, state: State, texts: Texts) -> Panel:
    rows = []
    for industry, name in enumerate(INDUSTRY_NAMES):
        place, box = texts.name("place", name), int(state.boxes[industry])
        last = int(board.last_box[industry])
        values = [int(board.boxes[industry, each]) for each in range(last + 1)]
        marks = tuple(map(str, values))
        shown = " ".join(f"[{each}]" if at == box else each for at, each in enumerate(marks))
        income = Cell(shown, step=box, marks=marks, value=values[box], unit=COUNT)
        rows.append((Cell(place), income))
    rows.append((Cell(texts("houses-left")), figure(int(state.houses))))
    columns = (texts("column-place"), texts("column-income"))
    return Panel("industry", texts("panel-industry"), columns, tuple(rows), kind="track")
