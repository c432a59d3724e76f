"""The panels beside the map: players, companies, the chart of industries, a veto, the end."""

from __future__ import annotations

from collections.abc import Sequence

from trunkline.core.contract import HIDDEN
from trunkline.core.scene import NO_VALUE, POINTS, Cell, Counter, Panel, Unit, figure, seat_owner
from trunkline.games.stephensons_rocket import decisions
from trunkline.games.stephensons_rocket.lines import held
from trunkline.games.stephensons_rocket.panel_data import (
    PanelData,
    company_target,
    good_owner,
    prizes,
)
from trunkline.games.stephensons_rocket.presentation import connectors
from trunkline.games.stephensons_rocket.scoring import CITY_FIRST, CITY_SECOND
from trunkline.games.stephensons_rocket.state import GOODS, NOBODY, SIDES, State

UNKNOWN = "?"  # money that one cannot see
POUNDS = 1000  # SR-1.7: for each point


def panels(data: PanelData) -> tuple[Panel, ...]:
    veto = [_veto(data)] if data.state.decision in (decisions.VETO, decisions.ANSWER) else []
    return (
        *veto,
        _players(data),
        _companies(data),
        _industry(data),
        _forecast(data),
        _supply(data),
    )


# Players


def _players(data: PanelData) -> Panel:
    state = data.state
    points = [int(state.score[seat]) for seat in data.seats]
    most = max(points) if HIDDEN not in points and any(points) else None
    rows = []
    for seat in data.seats:
        row = [
            data.player(seat),
            _points(data, points[seat], strong=points[seat] == most),
            figure(int(state.carried[seat])),
            figure(int(state.stations[seat])),
        ]
        if not data.is_over:
            more = data.at_the_end[seat]
            row.append(Cell(f"+{more}", value=more, unit=POINTS))
        rows.append(tuple(row))
    columns = ["player", "money" if data.is_1999 else "points", "passengers", "stations-left"]
    if not data.is_over:
        columns.append("at-the-end")
    return Panel("players", data.title("players"), data.columns(*columns), tuple(rows))


def _points(data: PanelData, points: int, strong: bool) -> Cell:
    """SR-1.7: in 1999 a point is a thousand pounds, and others do not see it."""
    money = Unit("money", "£", thousands=data.texts("thousands"))
    if points == HIDDEN:
        return Cell(UNKNOWN, strong=strong, unit=money)
    if data.is_1999:
        return figure(POUNDS * points, money, strong=strong)
    return figure(points, POINTS, strong=strong)


# Companies


def _companies(data: PanelData) -> Panel:
    ids = range(len(data.companies))
    standing = [company for company in ids if not data.state.closed[company]]
    gone = [company for company in ids if data.state.closed[company]]
    rows = [_company(data, company) for company in standing]
    rows += [_closed(data, company) for company in gone]
    columns = ["company", "towns", "shares", "stations"]
    if data.is_1999:
        columns.append("pile")
    notes = (data.texts("companies-note"), *_in_thousands(data))
    title = data.title("companies")
    return Panel("companies", title, data.columns(*columns), tuple(rows), notes=notes)


def _company(data: PanelData, company: int) -> tuple[Cell, ...]:
    name, towns = data.companies[company], data.towns(company)
    shares, stations = data.shares(company), data.stations(company)
    isolated = bool(data.state.isolated[company])
    note = data.texts("line-isolated") if isolated else ""
    next_town = towns + 1 if _may_reach_a_railway_town(data, company) else 0
    row = (
        Cell(name, name, target=company_target(name), note=note),
        figure(towns, points=_town_targets(data, company)),
        data.counted(shares, prizes(shares, towns, towns // 2)),
        data.counted(stations, prizes(stations, next_town, next_town // 2)),
    )
    return (*row, figure(int(data.state.pile[company]))) if data.is_1999 else row


def _may_reach_a_railway_town(data: PanelData, company: int) -> bool:
    """SR-7.2: there is one that the line lacks, and it may still grow (SR-9.1)."""
    board, connected = data.board, int(data.state.connected[company])
    railway_towns = range(board.companies + board.cities, board.towns)
    missing = any(not connected >> town & 1 for town in railway_towns)
    return missing and data.is_open(company)


def _town_targets(data: PanelData, company: int) -> tuple[str, ...]:
    board, hexes = data.board, data.loaded_board.vocabulary["hex"]
    connected = int(data.state.connected[company])
    return tuple(
        f"hex:{hexes[board.town_hex[town]]}" for town in range(board.towns) if connected >> town & 1
    )


def _closed(data: PanelData, company: int) -> tuple[Cell, ...]:
    name = data.companies[company]
    survivor = data.companies[_survivor(data, company)]
    note = data.texts("line-closed", survivor=survivor)
    nothing, nobody = figure(0, nothing=NO_VALUE), Cell(NO_VALUE, counters=())
    row = (Cell(name, name, target=company_target(name), note=note), nothing, nobody, nobody)
    return (*row, nothing) if data.is_1999 else row


def _survivor(data: PanelData, company: int) -> int:
    """Whose line its track belongs to now: rails led out of its starting town before it closed."""
    board, state = data.board, data.state
    start = int(board.town_hex[company])
    for side in range(SIDES):
        hex = int(board.neighbours[start, side])
        back = (side + SIDES // 2) % SIDES
        if hex >= 0 and state.links[hex] >> back & 1:
            return int(state.line[hex])
    return company


# The chart of industries


def _industry(data: PanelData) -> Panel:
    words = data.loaded_board.vocabulary
    rows = tuple(_city(data, city) for city in range(len(words["city"])))
    goods = (data.texts.name("good", good) for good in words["good"])
    columns = (*data.columns("city"), *goods, *data.columns("pays"))
    notes = (data.texts("industry-note"), *_in_thousands(data))
    return Panel("industry", data.title("industry"), columns, rows, kind="chart", notes=notes)


def _city(data: PanelData, city: int) -> tuple[Cell, ...]:
    words, state = data.loaded_board.vocabulary, data.state
    name = words["city"][city]
    connected = bool(state.reached >> (int(data.board.companies) + city) & 1)
    note = data.texts("city-connected") if connected else ""
    counts = [int(state.in_city[city, seat]) for seat in data.seats]
    return (
        Cell(data.place(name), strong=connected, target=f"city:{name}", note=note),
        *(_spaces(data, city, good) for good in range(len(words["good"]))),
        data.paid(prizes(counts, CITY_FIRST, CITY_SECOND)),
    )


def _spaces(data: PanelData, city: int, good: int) -> Cell:
    """SR-1.5: the spaces of a city for a good: whose investments are there, and the free ones."""
    words, state, texts = data.loaded_board.vocabulary, data.state, data.texts
    owner = good_owner(words["good"][good])
    if not data.board.spaces[city, good]:
        return Cell("", owner)
    invested = [int(state.invested[city * GOODS + good, seat]) for seat in data.seats]
    taken = [seat for seat in data.seats for _ in range(invested[seat])]
    free = int(state.free[city, good])
    return Cell(
        ", ".join([data.names[seat] for seat in taken] + [texts("space-free")] * free),
        owner,
        target=f"city:{words['city'][city]}+{owner}",
        counters=(*(Counter(seat_owner(seat)) for seat in taken), *[Counter()] * free),
    )


# The veto


def _veto(data: PanelData) -> Panel:
    state, texts, words = data.state, data.texts, data.loaded_board.vocabulary
    company = words["company"][state.company]
    if state.leader == NOBODY:
        stands = texts("veto-open", hex=words["hex"][state.choice])
    else:
        leader = int(state.leader)
        stands = texts(
            "veto-stands",
            leader=data.names[leader],
            shares=int(state.bids[leader]),
            hex=words["hex"][state.bid_hex[leader]],
        )
    order = [(int(state.active) + turn + 1) % state.players for turn in data.seats]
    rows = tuple(_bidder(data, seat, order[:place]) for place, seat in enumerate(order))
    columns = data.columns("player", "held", "bid", "hex", "state")
    return Panel("veto", texts("panel-veto", company=company), columns, rows, notes=(stands,))


def _bidder(data: PanelData, seat: int, before: Sequence[int]) -> tuple[Cell, ...]:
    state, hexes = data.state, data.loaded_board.vocabulary["hex"]
    bid = int(state.bids[seat])
    hex = int(state.bid_hex[seat]) if bid else int(state.choice)
    wants = hexes[hex] if bid or seat == state.active else ""
    return (
        data.player(seat),
        figure(int(held(state, state.company, seat))),
        figure(bid, strong=seat == state.leader, nothing=NO_VALUE),
        Cell(wants or NO_VALUE, points=(f"hex:{wants}",) if wants else ()),
        Cell(data.texts(f"veto-{_bidding(state, seat, before)}")),
    )


def _bidding(state: State, seat: int, before: Sequence[int]) -> str:
    """SR-6.1, SR-6.2: how it stands with a player, who comes after those."""
    if state.bids[seat]:
        return "leads" if seat == state.leader else "outbid"
    if seat == state.bidder:
        return "asked"
    over = max((int(state.bids[each]) for each in before), default=0)
    enough = over if seat == state.active else over + 1
    if held(state, state.company, seat) < enough:
        return "cannot"
    if seat == state.active:
        return "last"
    return "to-come" if state.bidder in before else "passed"


# The end


def _forecast(data: PanelData) -> Panel:
    sums = data.at_the_end
    rows = [_forecast_row(each.label, each.points) for each in data.forecast if any(each.points)]
    rows.append(_added("sum", data, sums))
    if not data.is_1999 or data.is_over:
        rows.append(_total(data, sums))
    title = data.title("final" if data.is_over else "forecast")
    columns, notes = (data.texts("column-for"), *data.names), _in_thousands(data)
    return Panel("forecast", title, columns, tuple(rows), notes=notes)


def _in_thousands(data: PanelData) -> tuple[str, ...]:
    """The note that says so."""
    return (data.texts("in-thousands"),) if data.is_1999 else ()


def _forecast_row(label: Cell, points: Sequence[int]) -> tuple[Cell, ...]:
    cells = (
        figure(each, POINTS, seat_owner(seat), nothing=NO_VALUE) for seat, each in enumerate(points)
    )
    return (label, *cells)


def _added(what: str, data: PanelData, sums: Sequence[int]) -> tuple[Cell, ...]:
    """A sum, with who has most marked."""
    cells = (
        figure(each, POINTS, seat_owner(seat), strong=each == max(sums) > 0)
        for seat, each in enumerate(sums)
    )
    return (Cell(data.texts(f"forecast-{what}"), strong=True), *cells)


def _total(data: PanelData, sums: Sequence[int]) -> tuple[Cell, ...]:
    """With what was scored during the game."""
    scores = [int(data.state.score[seat]) for seat in data.seats]
    if not data.is_over:
        scores = [score + more for score, more in zip(scores, sums, strict=True)]
    return _added("total", data, scores)


# Supplies


def _supply(data: PanelData) -> Panel:
    """What is left, and how far the end is (SR-10)."""
    state = data.state
    to_be_had = [
        company
        for company in range(len(data.companies))
        if data.is_open(company) and (not data.is_1999 or state.pile[company])
    ]
    left = {"tiles": int(state.tiles), "companies": len(to_be_had)}
    left["passengers"] = int(state.passengers)
    if data.is_1999:
        left["supplementary"] = int(state.supplementary)
    else:
        left |= connectors(state)
    rows = tuple(
        (Cell(data.texts(f"supply-{what}")), figure(number)) for what, number in left.items()
    )
    return Panel("supply", data.title("supply"), data.columns("supply", "left"), rows, "supply")
