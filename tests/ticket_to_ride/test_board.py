"""The board files against the facts that were found, typed here from their list."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable

import pytest

from trunkline.core.board import parse_board, provenance
from trunkline.core.contract import NOTHING
from trunkline.core.game import Game
from trunkline.core.route_board import GRAY, RouteBoard, Track
from trunkline.core.rulebook import LANGUAGES
from trunkline.games.ticket_to_ride.legendary_asia import GAME as LEGENDARY
from trunkline.games.ticket_to_ride.state import COLOUR_NAMES, Board, Deal, State
from trunkline.games.ticket_to_ride.state import GRAY as ANY_COLOUR
from trunkline.games.ticket_to_ride.team_asia import GAME as TEAM

Asia = Game[RouteBoard, Board, State, Deal]
BOTH = pytest.mark.parametrize("game", [LEGENDARY, TEAM], ids=["legendary", "team"])
LENGTHS = {1: 43, 2: 35, 3: 30, 4: 9, 5: 5, 6: 3, 7: 1}  # of Team Asia
DOUBTS = {9: "2, could be 3", 23: "4, could be 5", 60: "1, could be 2", 64: "2, could be 3"}
DOUBTS |= {77: "3, could be 4"}


def spaces(track: Track) -> int:
    return track.length


def spaces_and_crosses(track: Track) -> int:
    return track.length + track.mountain


def shortest(board: RouteBoard, a: str, b: str, cost: Callable[[Track], int]) -> int:
    """The cheapest way from city to city."""
    best, waiting = {a: 0}, [(0, a)]
    while waiting:
        far, here = heapq.heappop(waiting)
        for track in board.tracks:
            if here in (track.a, track.b):
                there = track.b if here == track.a else track.a
                if far + cost(track) < best.get(there, 10_000):
                    best[there] = far + cost(track)
                    heapq.heappush(waiting, (best[there], there))
    return best[b]


def open_tracks(game: Asia, a: str, b: str) -> dict[int, int]:
    """By number of players, how many tracks between the two cities can be claimed."""
    file, board = game.board.file, game.board.structs[0]
    number = next(n for n, each in enumerate(file.tracks) if {each.a, each.b} == {a, b})
    return {count: board.open[board.pair[number], count] for count in game.players}


@pytest.mark.parametrize(
    ("game", "cities", "tracks", "pairs", "tickets"),
    [(LEGENDARY, 39, 100, {1: 40, 2: 30}, 36), (TEAM, 46, 126, {1: 58, 2: 28, 3: 4}, 60)],
    ids=["legendary", "team"],
)
def test_how_much_there_is(
    game: Asia, cities: int, tracks: int, pairs: dict[int, int], tickets: int
) -> None:
    file, board = game.board.file, game.board.structs[0]
    assert (len(file.cities), len(file.tracks), len(file.tickets)) == (cities, tracks, tickets)
    assert (board.cities, board.tracks, board.tickets) == (cities, tracks, tickets)
    assert Counter(map(len, file.pairs)) == pairs
    assert board.pairs == len(file.pairs)


def test_lengths_colours_and_marks_of_legendary_asia() -> None:
    tracks = LEGENDARY.board.file.tracks
    assert Counter(each.length for each in tracks) == {1: 13, 2: 37, 3: 31, 4: 8, 5: 10, 6: 1}
    assert Counter(each.mountain for each in tracks) == {0: 69, 1: 23, 2: 8}
    assert Counter(each.ferry for each in tracks) == {0: 85, 1: 15}
    assert not any(each.tunnel or each.doubt or each.always_open for each in tracks)


def test_lengths_colours_and_tunnels_of_team_asia() -> None:
    tracks = TEAM.board.file.tracks
    assert Counter(each.length for each in tracks) == LENGTHS
    assert Counter(each.tunnel for each in tracks) == {0: 116, 4: 3, 5: 3, 6: 4}
    assert not any(each.ferry or each.mountain for each in tracks)
    assert {int(each.id): each.doubt for each in tracks if each.doubt} == DOUBTS


@pytest.mark.clause("LA-2.1")
def test_the_printed_tickets_of_legendary_asia() -> None:
    file = LEGENDARY.board.file
    assert Counter(each.long for each in file.tickets) == {False: 30, True: 6}
    assert sum(each.points for each in file.tickets) == 339
    assert not file.substitute
    for each in file.tickets:
        assert each.points == shortest(file, each.a, each.b, spaces_and_crosses), each


@pytest.mark.clause("TA-3.1", "TA-8.1")
def test_the_substitute_tickets_of_team_asia() -> None:
    file = TEAM.board.file
    assert len(file.tickets) == 60
    assert not any(each.long for each in file.tickets)
    assert file.substitute
    for each in file.tickets:
        assert each.points == shortest(file, each.a, each.b, spaces), each
    named = Counter(city for each in file.tickets for city in (each.a, each.b))
    assert {named[each.id] for each in file.cities if not each.junction} == {2, 3}
    assert not any(named[each.id] for each in file.cities if each.junction)


@pytest.mark.clause("TA-8.1")
def test_the_files_say_where_their_facts_come_from() -> None:
    for game in (LEGENDARY, TEAM):
        file = game.board.file
        assert file.provenance["sources"]
        assert file.provenance["confidence"]
        assert len({provenance(file, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert "substitute" in provenance(TEAM.board.file, "en")
    assert "замена" in provenance(TEAM.board.file, "ru")
    assert "helyettesítő" in provenance(TEAM.board.file, "hu")
    assert "substitute" not in provenance(LEGENDARY.board.file, "en")
    assert "single transcription" in provenance(TEAM.board.file, "en")


def test_modern_names_stand_beside_the_printed_ones() -> None:
    modern = {each.name: each.modern for each in LEGENDARY.board.file.cities if each.modern}
    assert modern == {
        "Bombay": "Mumbai",
        "Calcutta": "Kolkata",
        "Dihua": "Urumqi",
        "Peking": "Beijing",
        "Rangoon": "Yangon",
        "Saigon": "Ho Chi Minh City",
        "Ulan Bator": "Ulaanbaatar",
    }
    junctions = [each.name for each in TEAM.board.file.cities if each.junction]
    assert junctions == ["Junction East", "Junction South", "Junction West"]


@pytest.mark.clause("LA-4.1")
def test_double_routes_of_legendary_asia() -> None:
    assert open_tracks(LEGENDARY, "Moscow", "Perm") == {2: 1, 3: 1, 4: 2, 5: 2}


@pytest.mark.clause("TA-4.1")
def test_double_and_triple_routes_of_team_asia() -> None:
    assert open_tracks(TEAM, "Harbin", "Ulan-Bator") == {4: 1, 6: 2}
    assert open_tracks(TEAM, "Canton", "Hong-Kong") == {4: 2, 6: 2}
    triples = [pair for pair in TEAM.board.file.pairs if len(pair) == 3]
    ends = [TEAM.board.file.tracks[pair[0]] for pair in triples]
    assert [open_tracks(TEAM, each.a, each.b) for each in ends] == [{4: 2, 6: 3}] * 4


@pytest.mark.clause("LA-1.1", "LA-2.1", "LA-2.2", "LA-6.1")
def test_the_numbers_of_legendary_asia() -> None:
    board = LEGENDARY.board.structs[0]
    assert (board.partners, board.trains, board.last_turns_at) == (1, 45, 2)
    assert (board.dealt_long, board.dealt, board.keep_at_start) == (1, 3, 2)
    assert board.leave_at_start
    assert (board.drawn, board.keep) == (3, 1)


@pytest.mark.clause("TA-1.1", "TA-1.2", "TA-3.1", "TA-3.2")
def test_the_numbers_of_team_asia() -> None:
    board = TEAM.board.structs[0]
    assert (board.partners, board.trains) == (2, 27)
    assert (board.dealt_long, board.dealt, board.keep_at_start) == (0, 5, 3)
    assert not board.leave_at_start
    assert (board.drawn, board.keep) == (4, 1)


@BOTH
def test_the_record_says_what_the_file_says(game: Asia) -> None:
    file, board = game.board.file, game.board.structs[0]
    for number, track in enumerate(file.tracks):
        ends = file.cities[board.city_a[number]].id, file.cities[board.city_b[number]].id
        assert ends == (track.a, track.b)
        colour = board.colour[number]
        assert track.colour == (GRAY if colour == ANY_COLOUR else COLOUR_NAMES[colour])
        marks = board.tunnel[number], board.ferry[number], board.mountain[number]
        assert (board.length[number], *marks) == (
            *(track.length, track.tunnel),
            *(track.ferry, track.mountain),
        )
        lane, lanes = file.lanes[number]
        pair = board.pair[number]
        assert number - board.first_of_pair[pair] == lane
        assert board.tracks_of_pair[pair] == lanes
    for number, city in enumerate(file.cities):
        here = [each for each in board.at_city[number] if each != NOTHING]
        assert here == [n for n, each in enumerate(file.tracks) if city.id in (each.a, each.b)]
        assert board.at_city[number, len(here)] == NOTHING
    for number, ticket in enumerate(file.tickets):
        ends = file.cities[board.ticket_a[number]].id, file.cities[board.ticket_b[number]].id
        assert (*ends, board.value[number]) == (ticket.a, ticket.b, ticket.points)
        assert board.is_long[number] == ticket.long


@BOTH
def test_the_file_reads_back_as_it_is_written(game: Asia) -> None:
    file = game.board.file
    assert parse_board(file.text(), game.schema) == file
    assert file.text() == (game.folder / "board.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("what", "word", "names"),
    [
        ("track", "1", ("Moscow – Perm (gray)", "Москва – Пермь (серый)")),
        ("track", "2", ("Moscow – Perm (red)", "Москва – Пермь (красный)")),
        ("track", "5", ("Perm – Astrakhan", "Пермь – Астрахань")),
        ("ticket", "1", ("Astrakhan – Karachi", "Астрахань – Карачи")),
        ("city", "Ulan-Bator", ("Ulan Bator", "Улан-Батор")),
    ],
)
def test_tracks_and_tickets_are_called_by_their_cities(
    what: str, word: str, names: tuple[str, str]
) -> None:
    file = LEGENDARY.board.file
    said = tuple(file.spoken(what, word, LEGENDARY.texts(each)) for each in ("en", "ru"))
    assert said == names


def test_tracks_of_one_colour_are_told_apart_by_number() -> None:
    file, texts = LEGENDARY.board.file, LEGENDARY.texts("en")
    ends = {"Vladivostok", "Khabarovsk"}
    both = [each.id for each in file.tracks if {each.a, each.b} == ends]
    names = [file.spoken("track", each, texts) for each in both]
    assert [str(name)[-4:] for name in names] == [" (1)", " (2)"]
    assert file.spoken("track", "999", texts) is None
    assert file.spoken("colour", "red", texts) is None
