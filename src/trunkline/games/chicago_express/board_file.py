"""The board file of Chicago Express: what it must hold, and the struct made of it."""

from __future__ import annotations

from heapq import heappop, heappush

from trunkline.core import hexes
from trunkline.core.board import Toml, TomlTable
from trunkline.core.errors import one_of
from trunkline.core.hex_board import HexBoard, HexSchema
from trunkline.core.struct import StructArray
from trunkline.games.chicago_express.state import (
    BOXES,
    CAPITAL,
    COMPANY_NAMES,
    DETROIT_TO_END,
    DIAL_NAMES,
    HEXES,
    INDUSTRIES,
    INDUSTRY_NAMES,
    MOST_CASH,
    MOST_STEPS,
    NO_INDUSTRY,
    TERRAIN_NAMES,
    WABASH,
    Board,
)

COMPANY_NUMBERS = ("shares", "locomotives", "start_income", "lowest_bid")


def check(board: HexBoard) -> list[str]:
    """What the game demands of a board beyond the hexes."""
    return [
        *_check_chicago(board),
        *_check_tables(board),
        *_check_companies(board),
        *_check_industry(board),
        *_check_dials(board),
    ] or [*_check_connected(board), *_check_cash(board)]


SCHEMA = HexSchema(
    game="chicago-express",
    most_hexes=HEXES,
    facts={"cost": range(1, 10), "income": range(10), "house_income": range(1, 10)},
    terrains={
        "plain": ("cost",),
        "forest": ("cost",),
        "mountain": ("cost", "income", "house_income"),
        "city": ("cost", "income", "house_income"),
        "industrial": ("cost",),
        "chicago": ("cost", "income"),
        "start": (),
    },
    check=check,
)


def _check_chicago(board: HexBoard) -> list[str]:
    count = sum(each.terrain == "chicago" for each in board.hexes)
    return [] if count == 1 else [f"one hex must have the terrain chicago; {count} have"]


def _check_tables(board: HexBoard) -> list[str]:
    known = ("companies", "industry", "dials")
    extra = [f"there is no table [{key}] in this game" for key in board.tables if key not in known]
    return extra + [f"the table [{key}] is missing" for key in known if key not in board.tables]


def _table(board: HexBoard, name: str) -> TomlTable:
    value = board.tables.get(name)
    return value if isinstance(value, dict) else {}


def _row(board: HexBoard, table: str, name: str) -> TomlTable:
    value = _table(board, table).get(name)
    return value if isinstance(value, dict) else {}


def _number(row: TomlTable, key: str) -> int:
    value = row.get(key)
    return value if isinstance(value, int) else 0


def _boxes(row: TomlTable) -> list[int]:
    value = row.get("boxes")
    return [each for each in value if isinstance(each, int)] if isinstance(value, list) else []


def _is_number(value: Toml | None, lowest: int, highest: int) -> bool:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return whole and lowest <= int(str(value)) <= highest


def _check_names(board: HexBoard, table: str, names: tuple[str, ...]) -> list[str]:
    found = _table(board, table)
    missing = [f"[{table}] lacks {name}" for name in names if name not in found]
    unknown = [
        f"[{table}] has {key}; it is for {one_of(names)}" for key in found if key not in names
    ]
    return missing + unknown


def _check_companies(board: HexBoard) -> list[str]:
    problems = _check_names(board, "companies", COMPANY_NAMES)
    for number, name in enumerate(COMPANY_NAMES):
        row = _row(board, "companies", name)
        if row.get("start") not in board.index:
            problems.append(f"company {name}: start {row.get('start')!r} is no hex of the board")
        elif number != WABASH and _terrain(board, row) != "start":
            problems.append(f"company {name}: hex {row['start']} must have the terrain start")
        elif number == WABASH and _terrain(board, row) != "city":
            problems.append(f"company {name}: hex {row['start']} must have the terrain city")
        numbers = list(COMPANY_NUMBERS)
        if number == WABASH:
            numbers[-1] = "start_income_with_house"
        for key in numbers:
            if not _is_number(row.get(key), 1, 99):
                problems.append(
                    f"company {name}: {key} is a number from 1 to 99, not {row.get(key)!r}"
                )
    return problems


def _terrain(board: HexBoard, row: TomlTable) -> str:
    return board.hexes[board.index[str(row["start"])]].terrain


def _check_industry(board: HexBoard) -> list[str]:
    problems = _check_names(board, "industry", INDUSTRY_NAMES)
    centres = {each.id for each in board.hexes if each.terrain == "industrial"}
    for name in INDUSTRY_NAMES:
        row = _row(board, "industry", name)
        if row.get("hex") not in centres:
            problems.append(f"industry {name}: hex {row.get('hex')!r} is no industrial hex")
        centres.discard(str(row.get("hex")))
        boxes = _boxes(row)
        if not 2 <= len(boxes) <= BOXES or sorted(set(boxes)) != boxes or boxes[-1] > 99:
            problems.append(f"industry {name}: boxes are 2 to {BOXES} rising numbers up to 99")
    detroit = _boxes(_row(board, "industry", "Detroit"))
    if DETROIT_TO_END not in detroit[-1:]:
        problems.append(f"industry Detroit: the last box is {DETROIT_TO_END}, which ends the game")
    problems += [
        f"hex {each} is industrial, but has no row in [industry]" for each in sorted(centres)
    ]
    return problems


def _check_dials(board: HexBoard) -> list[str]:
    problems = _check_names(board, "dials", DIAL_NAMES)
    for name in DIAL_NAMES:
        steps = _table(board, "dials").get(name)
        if not _is_number(steps, 1, MOST_STEPS):
            problems.append(
                f"dial {name}: the steps to red are a number from 1 to {MOST_STEPS}, not {steps!r}"
            )
    return problems


def _steps_from_chicago(board: HexBoard) -> dict[hexes.Place, int]:
    """How many hexes away from Chicago each place is."""
    return board.steps_from(next(each.at for each in board.hexes if each.terrain == "chicago"))


def _check_connected(board: HexBoard) -> list[str]:
    steps = _steps_from_chicago(board)
    apart = [each.id for each in board.hexes if each.at not in steps]
    return [f"from Chicago these hexes cannot be reached: {', '.join(apart)}"] if apart else []


def _check_cash(board: HexBoard) -> list[str]:
    most = most_cash(board)
    if most <= MOST_CASH:
        return []
    return [
        f"the incomes are too high: a player could hold {most} dollars; {MOST_CASH} are possible"
    ]


def most_cash(board: HexBoard) -> int:
    """A bound on the cash of one player: only dividends bring any.

    Every company is taken to hold every city with its house, every industrial centre at its last
    box and Chicago, all the time; one holds all the mountains.
    """

    def printed(terrain: str) -> int:
        """The incomes of all hexes of that terrain, houses included."""
        return sum(
            each.facts.get("income", 0) + each.facts.get("house_income", 0)
            for each in board.hexes
            if each.terrain == terrain
        )

    shared = printed("city") + printed("chicago")
    shared += sum(_boxes(_row(board, "industry", name))[-1] for name in INDUSTRY_NAMES)
    rows = [_row(board, "companies", name) for name in COMPANY_NAMES]
    incomes = printed("mountain") + sum(shared + _number(row, "start_income") for row in rows)
    rounding = sum(_number(row, "shares") - 1 for row in rows)
    stages = len(_boxes(_row(board, "industry", "Detroit")))
    # Each company pays once more when it reaches Chicago.
    return CAPITAL + (stages + 1) * (incomes + rounding)


def build(board: HexBoard) -> StructArray[Board]:
    """The struct that compiled code reads."""
    structs = Board.array()
    printed = structs[0]
    printed.hexes = len(board.hexes)
    printed.neighbours[:] = -1
    printed.rich[:] = -1
    printed.industry[:] = NO_INDUSTRY
    places = {each.at: number for number, each in enumerate(board.hexes)}
    for number, each in enumerate(board.hexes):
        around = [place for place in hexes.neighbours(board.layout, each.at) if place in places]
        for side, place in enumerate(around):
            printed.neighbours[number, side] = places[place]
        printed.terrain[number] = TERRAIN_NAMES.index(each.terrain)
        printed.cost[number] = each.facts.get("cost", 0)
        printed.income[number] = each.facts.get("income", 0)
        printed.house_income[number] = each.facts.get("house_income", 0)
    _build_companies(board, printed)
    _build_industry(board, printed)
    _build_ways(board, printed)
    for dial, name in enumerate(DIAL_NAMES):
        printed.steps_to_red[dial] = _number(_table(board, "dials"), name)
    return structs


def _build_companies(board: HexBoard, printed: Board) -> None:
    for number, name in enumerate(COMPANY_NAMES):
        row = _row(board, "companies", name)
        printed.shares[number] = _number(row, "shares")
        printed.locomotives[number] = _number(row, "locomotives")
        printed.start[number] = board.index[str(row["start"])]
        printed.start_income[number] = _number(row, "start_income")
        printed.lowest_bid[number] = _number(row, "lowest_bid")
    printed.start_income_with_house = _number(
        _row(board, "companies", COMPANY_NAMES[WABASH]), "start_income_with_house"
    )


def _build_industry(board: HexBoard, printed: Board) -> None:
    for number, name in enumerate(INDUSTRY_NAMES):
        row = _row(board, "industry", name)
        boxes = _boxes(row)
        hex = board.index[str(row["hex"])]
        printed.industry[hex] = number
        printed.industry_hex[number] = hex
        printed.last_box[number] = len(boxes) - 1
        for box, value in enumerate(boxes):
            printed.boxes[number, box] = value


def _build_ways(board: HexBoard, printed: Board) -> None:
    steps = _steps_from_chicago(board)
    printed.farthest = max(steps.values())
    printed.chicago = next(n for n, each in enumerate(board.hexes) if steps[each.at] == 0)
    costs = _costs_to_chicago(printed)
    for number, each in enumerate(board.hexes):
        printed.to_chicago[number] = steps[each.at]
        printed.cost_to_chicago[number] = costs[number]
        rich = [int(hex) for hex in printed.neighbours[number] if hex >= 0 and _is_rich(board, hex)]
        for side, hex in enumerate(rich):
            printed.rich[number, side] = hex
    for industry in range(INDUSTRIES):
        ways = board.steps_from(board.hexes[printed.industry_hex[industry]].at)
        for number, each in enumerate(board.hexes):
            printed.to_industry[industry, number] = ways[each.at]


def _is_rich(board: HexBoard, hex: int) -> bool:
    return board.hexes[hex].terrain in ("city", "mountain", "industrial", "chicago")


def _costs_to_chicago(printed: Board) -> dict[int, int]:
    """Of the cheapest way from each hex to Chicago, the hex itself not counted.

    Every hex is taken to be free of other companies; a start hex, which is closed, costs nothing.
    """
    costs: dict[int, int] = {}
    waiting = [(0, printed.chicago)]
    while waiting:
        cost, hex = heappop(waiting)
        if hex in costs:
            continue
        costs[hex] = cost
        for neighbour in printed.neighbours[hex]:
            if neighbour >= 0:
                heappush(waiting, (cost + int(printed.cost[hex]), int(neighbour)))
    return costs
