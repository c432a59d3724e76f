"""The board files of Team Asia and Legendary Asia: what they must hold, and the struct made of it.

The table [rules] has the numbers in which the two games differ.
"""

from __future__ import annotations

import functools

from trunkline.core.board import BoardReader, TomlTable
from trunkline.core.contract import NOTHING
from trunkline.core.route_board import GRAY, RouteBoard
from trunkline.core.route_schema import RouteSchema
from trunkline.core.struct import StructArray
from trunkline.games.ticket_to_ride.state import (
    CITIES,
    COLOUR_NAMES,
    LONGEST_TRACK,
    MOST_OFFERED,
    MOST_TURNED,
    PAIRS,
    SEATS,
    TICKETS,
    TRACKS,
    Board,
)
from trunkline.games.ticket_to_ride.state import GRAY as ANY_COLOUR

TUNNELS = range(4, MOST_TURNED + 1)  # TA-6.1
FERRIES = range(1, LONGEST_TRACK + 1)
MOUNTAINS = range(1, 10)
VALUES = range(1, 100)
TRAINS = range(1, 61)
AT_CITY = 23  # tracks: one less than there is room for, so that NOTHING always ends them
SIDE_BY_SIDE = ("single", "double", "triple")


def schema(game: str, players: range, partners: int) -> RouteSchema:
    """Teams have tunnels; who plays alone has ferries and mountains."""
    marks = {"ferry": FERRIES, "mountain": MOUNTAINS} if partners == 1 else {"tunnel": TUNNELS}
    return RouteSchema(
        game=game,
        colours=COLOUR_NAMES,
        lengths=range(1, LONGEST_TRACK + 1),
        marks=marks,
        values=VALUES,
        most_cities=CITIES,
        most_tracks=TRACKS,
        most_pairs=PAIRS,
        most_at_city=AT_CITY,
        most_tickets=TICKETS,
        check=functools.partial(_check, players=players, partners=partners),
    )


def _check(board: RouteBoard, players: range, partners: int) -> list[str]:
    """What the game demands of a board beyond cities, tracks and tickets."""
    known = ("rules",)
    extra = [f"there is no table [{key}] in this game" for key in board.tables if key not in known]
    reader = BoardReader(board.game)
    rules = reader.table(board.tables, "rules")
    if not extra + reader.problems:
        _check_rules(reader, rules, partners)
        _check_open(reader, rules, board, players)
    return [*extra, *reader.problems] or _check_deal(board, max(players))


def _check_rules(reader: BoardReader, rules: TomlTable, partners: int) -> None:
    numbers = {"partners": range(partners, partners + 1), "trains": TRAINS}
    if partners == 1:  # a team has an option for it (TA-7.1)
        numbers["last_turns_at"] = range(TRAINS.stop)
    _check_numbers(reader, "[rules]", rules, numbers, ("start_tickets", "turn_tickets", "open"))
    start = _part(rules, "start_tickets")
    offered = range(MOST_OFFERED + 1)
    at_start = {"long": offered, "regular": offered, "keep": range(1, MOST_OFFERED + 1)}
    _check_numbers(reader, "[rules.start_tickets]", start, at_start, ("leave",))
    if not isinstance(start.get("leave"), bool):
        reader.problems.append("[rules.start_tickets]: leave is true or false")
    turn = _part(rules, "turn_tickets")
    in_turn = {"drawn": range(1, MOST_OFFERED + 1), "keep": range(1, MOST_OFFERED + 1)}
    _check_numbers(reader, "[rules.turn_tickets]", turn, in_turn)
    if reader.problems:
        return
    dealt = _number(start, "long") + _number(start, "regular")
    if dealt > MOST_OFFERED:
        reader.problems.append(f"[rules.start_tickets]: {dealt} are dealt; {MOST_OFFERED} can be")
    for name, part, count in (("start", start, dealt), ("turn", turn, _number(turn, "drawn"))):
        if _number(part, "keep") > count:
            reader.problems.append(f"[rules.{name}_tickets]: keep is no more than the {count} seen")


def _check_numbers(
    reader: BoardReader,
    where: str,
    table: TomlTable,
    numbers: dict[str, range],
    more: tuple[str, ...] = (),
) -> None:
    for key, allowed in numbers.items():
        reader.whole(where, key, table.get(key), allowed)
    for key in table:
        if key not in numbers and key not in more:
            reader.problems.append(f"{where}: there is no '{key}' here")


def _check_open(reader: BoardReader, rules: TomlTable, board: RouteBoard, players: range) -> None:
    counts = {len(pair) for pair in board.pairs}
    if max(counts) > len(SIDE_BY_SIDE):
        reader.problems.append(f"no more than {len(SIDE_BY_SIDE)} tracks lie side by side")
        return
    for count in sorted(counts - {1}):
        name = SIDE_BY_SIDE[count - 1]
        open = _part(_part(rules, "open"), name)
        allowed = {str(each): range(1, count + 1) for each in players}
        _check_numbers(reader, f"[rules.open.{name}]", open, allowed)
    for pair in board.pairs:
        ids = [board.tracks[number].id for number in pair]
        if len({board.tracks[number].always_open for number in pair}) > 1:
            reader.problems.append(
                f"tracks {', '.join(ids)}: always_open stands on all of them, or on none"
            )


def _check_deal(board: RouteBoard, players: int) -> list[str]:
    """There must be tickets for all players at the start."""
    start, problems = _part(_table(board), "start_tickets"), []
    for key, long in (("long", True), ("regular", False)):
        each, count = _number(start, key), sum(ticket.long == long for ticket in board.tickets)
        if count < each * players:
            problems.append(
                f"[tickets] deck has {count} {key} tickets, and {players} players are dealt {each} "
                f"each: {each * players} are needed"
            )
        if count and not each:
            problems.append(f"[tickets] deck has {count} {key} tickets, and none are dealt")
    return problems


# Reading the table; the checker has seen that everything is there


def _table(board: RouteBoard) -> TomlTable:
    return _part(board.tables, "rules")


def _part(table: TomlTable, key: str) -> TomlTable:
    value = table.get(key)
    return value if isinstance(value, dict) else {}


def _number(table: TomlTable, key: str) -> int:
    value = table.get(key)
    return value if isinstance(value, int) else 0


def build(board: RouteBoard) -> StructArray[Board]:
    """The struct that compiled code reads."""
    structs = Board.array()
    printed = structs[0]
    printed.cities = len(board.cities)
    printed.tracks = len(board.tracks)
    printed.pairs = len(board.pairs)
    printed.tickets = len(board.tickets)
    _build_rules(board, printed)
    _build_tracks(board, printed)
    _build_pairs(board, printed)
    for number, ticket in enumerate(board.tickets):
        printed.ticket_a[number] = board.city_index[ticket.a]
        printed.ticket_b[number] = board.city_index[ticket.b]
        printed.value[number] = ticket.points
        printed.is_long[number] = ticket.long
    return structs


def _build_rules(board: RouteBoard, printed: Board) -> None:
    rules = _table(board)
    start, turn = _part(rules, "start_tickets"), _part(rules, "turn_tickets")
    printed.partners = _number(rules, "partners")
    printed.trains = _number(rules, "trains")
    printed.last_turns_at = _number(rules, "last_turns_at")
    printed.dealt_long = _number(start, "long")
    printed.dealt = _number(start, "regular")
    printed.keep_at_start = _number(start, "keep")
    printed.leave_at_start = int(start.get("leave") is True)
    printed.drawn = _number(turn, "drawn")
    printed.keep = _number(turn, "keep")


def _build_tracks(board: RouteBoard, printed: Board) -> None:
    at_city: list[list[int]] = [[] for _ in board.cities]
    for number, track in enumerate(board.tracks):
        a, b = board.city_index[track.a], board.city_index[track.b]
        at_city[a].append(number)
        at_city[b].append(number)
        printed.city_a[number], printed.city_b[number] = a, b
        printed.length[number] = track.length
        gray = track.colour == GRAY
        printed.colour[number] = ANY_COLOUR if gray else COLOUR_NAMES.index(track.colour)
        printed.tunnel[number] = track.tunnel
        printed.ferry[number] = track.ferry
        printed.mountain[number] = track.mountain
    printed.at_city[:] = NOTHING
    for city, tracks in enumerate(at_city):
        for place, number in enumerate(tracks):
            printed.at_city[city, place] = number


def _build_pairs(board: RouteBoard, printed: Board) -> None:
    opened = _part(_table(board), "open")
    for number, pair in enumerate(board.pairs):
        printed.first_of_pair[number] = pair[0]
        printed.tracks_of_pair[number] = len(pair)
        for track in pair:
            printed.pair[track] = number
        always = len(pair) == 1 or board.tracks[pair[0]].always_open
        fewer = {} if always else _part(opened, SIDE_BY_SIDE[len(pair) - 1])
        for players in range(SEATS + 1):
            printed.open[number, players] = _number(fewer, str(players)) or len(pair)
