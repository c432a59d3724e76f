"""The panels beside the map: players, companies, the chart of industries, a veto, the end."""

from __future__ import annotations

from collections.abc import Sequence

from trunkline.core.compiled import interpreted
from trunkline.core.contract import HIDDEN
from trunkline.core.scene import POINTS, Cell, Counter, Panel, Unit, figure, seat_owner
from trunkline.games.stephensons_rocket import decisions
from trunkline.games.stephensons_rocket.lines import held
from trunkline.games.stephensons_rocket.panel_data import (
    NOTHING,
    Table,
    company_target,
    good_owner,
    prizes,
)
from trunkline.games.stephensons_rocket.presentation import connectors
from trunkline.games.stephensons_rocket.scoring import CITY_FIRST, CITY_SECOND
from trunkline.games.stephensons_rocket.state import GOODS, NOBODY, SIDES, State

UNKNOWN = "?"  # money that one cannot see
POUNDS = 1000  # SR-1.7: for each point


def panels(table: Table) -> tuple[Panel, ...]:
    veto = [_veto(table)] if table.state.decision in (decisions.VETO, decisions.ANSWER) else []
    return (
        *veto,
        _players(table),
        _companies(table),
        _industry(table),
        _forecast(table),
        _supply(table),
    )


# Players


def _players(table: Table) -> Panel:
    state = table.state
    points = [int(state.score[seat]) for seat in table.seats]
    most = max(points) if HIDDEN not in points and any(points) else None
    rows = []
    for seat in table.seats:
        row = [
            table.player(seat),
            _points(table, points[seat], strong=points[seat] == most),
            figure(int(state.carried[seat])),
            figure(int(state.stations[seat])),
        ]
        if not table.is_over:
            more = table.at_the_end[seat]
            row.append(Cell(f"+{more}", value=more, unit=POINTS))
        rows.append(tuple(row))
    columns = ["player", "money" if table.is_1999 else "points", "passengers", "stations-left"]
    if not table.is_over:
        columns.append("at-the-end")
    return Panel("players", table.title("players"), table.columns(*columns), tuple(rows))


def _points(table: Table, points: int, strong: bool) -> Cell:
    """SR-1.7: in 1999 a point is a thousand pounds, and others do not see it."""
    money = Unit("money", "£", thousands=table.texts("thousands"))
    if points == HIDDEN:
        return Cell(UNKNOWN, strong=strong, unit=money)
    if table.is_1999:
        return figure(POUNDS * points, money, strong=strong)
    return figure(points, POINTS, strong=strong)


# Companies


def _companies(table: Table) -> Panel:
    ids = range(len(table.companies))
    standing = [company for company in ids if not table.state.closed[company]]
    gone = [company for company in ids if table.state.closed[company]]
    rows = [_company(table, company) for company in standing]
    rows += [_closed(table, company) for company in gone]
    columns = ["company", "towns", "shares", "stations"]
    if table.is_1999:
        columns.append("pile")
    notes = (table.texts("companies-note"), *_in_thousands(table))
    title = table.title("companies")
    return Panel("companies", title, table.columns(*columns), tuple(rows), notes=notes)


def _company(table: Table, company: int) -> tuple[Cell, ...]:
    name, towns = table.companies[company], table.towns(company)
    shares, stations = table.shares(company), table.stations(company)
    isolated = bool(table.state.isolated[company])
    note = table.texts("line-isolated") if isolated else ""
    next_town = towns + 1 if _may_reach_a_railway_town(table, company) else 0
    row = (
        Cell(name, name, target=company_target(name), note=note),
        figure(towns, points=_town_targets(table, company)),
        table.counted(shares, prizes(shares, towns, towns // 2)),
        table.counted(stations, prizes(stations, next_town, next_town // 2)),
    )
    return (*row, figure(int(table.state.pile[company]))) if table.is_1999 else row


def _may_reach_a_railway_town(table: Table, company: int) -> bool:
    """SR-7.2: there is one that the line lacks, and it may still grow (SR-9.1)."""
    board, connected = table.board, int(table.state.connected[company])
    railway_towns = range(board.companies + board.cities, board.towns)
    missing = any(not connected >> town & 1 for town in railway_towns)
    return missing and table.is_open(company)


def _town_targets(table: Table, company: int) -> tuple[str, ...]:
    board, hexes = table.board, table.loaded_board.vocabulary["hex"]
    connected = int(table.state.connected[company])
    return tuple(
        f"hex:{hexes[board.town_hex[town]]}" for town in range(board.towns) if connected >> town & 1
    )


def _closed(table: Table, company: int) -> tuple[Cell, ...]:
    name = table.companies[company]
    survivor = table.companies[_survivor(table, company)]
    note = table.texts("line-closed", survivor=survivor)
    nothing, nobody = figure(0, nothing=NOTHING), Cell(NOTHING, counters=())
    row = (Cell(name, name, target=company_target(name), note=note), nothing, nobody, nobody)
    return (*row, nothing) if table.is_1999 else row


def _survivor(table: Table, company: int) -> int:
    """Whose line its track belongs to now: rails led out of its starting town before it closed."""
    board, state = table.board, table.state
    start = int(board.town_hex[company])
    for side in range(SIDES):
        hex = int(board.neighbours[start, side])
        back = (side + SIDES // 2) % SIDES
        if hex >= 0 and state.links[hex] >> back & 1:
            return int(state.line[hex])
    return company


# The chart of industries


def _industry(table: Table) -> Panel:
    words = table.loaded_board.vocabulary
    rows = tuple(_city(table, city) for city in range(len(words["city"])))
    goods = (table.texts.name("good", good) for good in words["good"])
    columns = (*table.columns("city"), *goods, *table.columns("pays"))
    notes = (table.texts("industry-note"), *_in_thousands(table))
    return Panel("industry", table.title("industry"), columns, rows, kind="chart", notes=notes)


def _city(table: Table, city: int) -> tuple[Cell, ...]:
    words, state = table.loaded_board.vocabulary, table.state
    name = words["city"][city]
    connected = bool(state.reached >> (int(table.board.companies) + city) & 1)
    note = table.texts("city-connected") if connected else ""
    counts = [int(state.in_city[city, seat]) for seat in table.seats]
    return (
        Cell(table.place(name), strong=connected, target=f"city:{name}", note=note),
        *(_spaces(table, city, good) for good in range(len(words["good"]))),
        table.paid(prizes(counts, CITY_FIRST, CITY_SECOND)),
    )


def _spaces(table: Table, city: int, good: int) -> Cell:
    """SR-1.5: the spaces of a city for a good: whose investments are there, and the free ones."""
    words, state, texts = table.loaded_board.vocabulary, table.state, table.texts
    owner = good_owner(words["good"][good])
    if not table.board.spaces[city, good]:
        return Cell("", owner)
    invested = [int(state.invested[city * GOODS + good, seat]) for seat in table.seats]
    taken = [seat for seat in table.seats for _ in range(invested[seat])]
    free = int(state.free[city, good])
    return Cell(
        ", ".join([table.names[seat] for seat in taken] + [texts("space-free")] * free),
        owner,
        target=f"city:{words['city'][city]}+{owner}",
        counters=(*(Counter(seat_owner(seat)) for seat in taken), *[Counter()] * free),
    )


# The veto


def _veto(table: Table) -> Panel:
    state, texts, words = table.state, table.texts, table.loaded_board.vocabulary
    company = words["company"][state.company]
    if state.leader == NOBODY:
        stands = texts("veto-open", hex=words["hex"][state.choice])
    else:
        leader = int(state.leader)
        stands = texts(
            "veto-stands",
            leader=table.names[leader],
            shares=int(state.bids[leader]),
            hex=words["hex"][state.bid_hex[leader]],
        )
    order = [(int(state.active) + turn + 1) % state.players for turn in table.seats]
    rows = tuple(_bidder(table, seat, order[:place]) for place, seat in enumerate(order))
    columns = table.columns("player", "held", "bid", "hex", "state")
    return Panel("veto", texts("panel-veto", company=company), columns, rows, notes=(stands,))


def _bidder(table: Table, seat: int, before: Sequence[int]) -> tuple[Cell, ...]:
    state, hexes = table.state, table.loaded_board.vocabulary["hex"]
    bid = int(state.bids[seat])
    hex = int(state.bid_hex[seat]) if bid else int(state.choice)
    wants = hexes[hex] if bid or seat == state.active else ""
    return (
        table.player(seat),
        figure(int(interpreted(held)(state, state.company, seat))),
        figure(bid, strong=seat == state.leader, nothing=NOTHING),
        Cell(wants or NOTHING, points=(f"hex:{wants}",) if wants else ()),
        Cell(table.texts(f"veto-{_bidding(state, seat, before)}")),
    )


def _bidding(state: State, seat: int, before: Sequence[int]) -> str:
    """SR-6.1, SR-6.2: how it stands with a player, who comes after those."""
    if state.bids[seat]:
        return "leads" if seat == state.leader else "outbid"
    if seat == state.bidder:
        return "asked"
    over = max((int(state.bids[each]) for each in before), default=0)
    enough = over if seat == state.active else over + 1
    if interpreted(held)(state, state.company, seat) < enough:
        return "cannot"
    if seat == state.active:
        return "last"
    return "to-come" if state.bidder in before else "passed"


# The end


def _forecast(table: Table) -> Panel:
    sums = table.at_the_end
    rows = [_reckoned(each.label, each.points) for each in table.reckonings if any(each.points)]
    rows.append(_added("sum", table, sums))
    if not table.is_1999 or table.is_over:
        rows.append(_total(table, sums))
    title = table.title("final" if table.is_over else "forecast")
    columns, notes = (table.texts("column-for"), *table.names), _in_thousands(table)
    return Panel("forecast", title, columns, tuple(rows), notes=notes)


def _in_thousands(table: Table) -> tuple[str, ...]:
    """The note that says so."""
    return (table.texts("in-thousands"),) if table.is_1999 else ()


def _reckoned(label: Cell, points: Sequence[int]) -> tuple[Cell, ...]:
    cells = (
        figure(each, POINTS, seat_owner(seat), nothing=NOTHING) for seat, each in enumerate(points)
    )
    return (label, *cells)


def _added(what: str, table: Table, sums: Sequence[int]) -> tuple[Cell, ...]:
    """A sum, with who has most marked."""
    cells = (
        figure(each, POINTS, seat_owner(seat), strong=each == max(sums) > 0)
        for seat, each in enumerate(sums)
    )
    return (Cell(table.texts(f"forecast-{what}"), strong=True), *cells)


def _total(table: Table, sums: Sequence[int]) -> tuple[Cell, ...]:
    """With what was scored during the game."""
    scores = [int(table.state.score[seat]) for seat in table.seats]
    if not table.is_over:
        scores = [score + more for score, more in zip(scores, sums, strict=True)]
    return _added("total", table, scores)


# Supplies


def _supply(table: Table) -> Panel:
    """What is left, and how far the end is (SR-10)."""
    state = table.state
    to_be_had = [
        company
        for company in range(len(table.companies))
        if table.is_open(company) and (not table.is_1999 or state.pile[company])
    ]
    left = {"tiles": int(state.tiles), "companies": len(to_be_had)}
    left["passengers"] = int(state.passengers)
    if table.is_1999:
        left["supplementary"] = int(state.supplementary)
    else:
        left |= connectors(state)
    rows = tuple(
        (Cell(table.texts(f"supply-{what}")), figure(number)) for what, number in left.items()
    )
    return Panel("supply", table.title("supply"), table.columns("supply", "left"), rows, "supply")
