"""Whole games under the eyes of a referee that knows nothing but the rulebooks: see `referee.py`.

At every decision: the legal texts, everything that lies on the table, the points; at the end the
reason and the places. `make soak` watches 20 games at each table, with other options each time,
instead of one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.stephensons_rocket.made_boards import made_board
from tests.stephensons_rocket.positions import opening
from tests.stephensons_rocket.referee import (
    PrintedBoard,
    heard,
    read,
    read_options,
    set_up,
    tell,
)
from tests.stephensons_rocket.referee_legal import legal
from tests.stephensons_rocket.referee_scores import places
from tests.stephensons_rocket.referee_turns import follow
from tests.support.playing import offered
from tests.support.referees import Player, RefereedMatch
from tests.support.volume import amount
from trunkline import Match
from trunkline.players import make_player
from trunkline.players.player import decide

SHORT = str(Path(__file__).parent.parent / "boards" / "stephensons-rocket-short.toml")
GAMES = amount(1, soak=20)  # at each table
BOARDS = (("1999", "england"), ("2018", "england"), ("2018", "usa"), ("2018", "china"))
OPTIONS = [
    {"move_stations": moved, "veto_defence": defence, "merge_at_start": at_start}
    for moved, defence, at_start in product(
        ("any", "unconnected"), ("any", "original"), ("yes", "no")
    )
]
TABLES = [(*board, players) for board in BOARDS for players in (2, 3, 4)]
EVERY_TABLE = pytest.mark.parametrize(("edition", "board", "players"), TABLES)


# Watching


class Watched(RefereedMatch):
    most_actions = 3000

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.table = read(PrintedBoard(match.board.file), match.position())
        self.look()

    def look(self) -> None:
        match, table = self.match, self.table
        assert heard(match.position()) == tell(table)
        self.legal = sorted(offered(match))
        assert self.legal == sorted(legal(table))
        assert match.actor == table.actor
        assert match.scores == tuple(player.points for player in table.players)
        if match.outcome is None:
            assert self.legal, "nobody is without a text"
        else:
            assert match.outcome.reason in table.ended_by
            assert match.outcome.ranking == places(table)

    def play(self, action: str) -> None:
        self.match.play(action)
        now: Any = self.match.position()
        follow(self.table, action, now["track"])
        self.look()


# Players


def leaning(to: Callable[[Match], set[str]], **weights: float) -> Player:
    """Chooses a kind of decision by its weight (1 if none is given), then any of that kind; rather
    with one of these hexes than without."""

    def player(match: Match, legal: Sequence[str], chance: random.Random) -> str:
        kinds = sorted({text.split()[0] for text in legal})
        wanted = chance.choices(kinds, [weights.get(kind, 1) for kind in kinds])[0]
        texts = [text for text in legal if text.split()[0] == wanted]
        hexes = to(match)
        inviting = [text for text in texts if text.split()[-1] in hexes]
        return chance.choice(inviting if inviting and chance.random() < 0.6 else texts)

    return player


def stations(match: Match) -> set[str]:
    """Where one stands to drive on, and near enough to a locomotive to place one."""
    facts: Any = match.position()
    ahead = around(match, {each["locomotive"] for each in facts["companies"].values()})
    return set(facts["stations"]) | around(match, ahead)


def mergers(match: Match) -> set[str]:
    """Next to two lines: that of the locomotive, and another."""
    facts: Any = match.position()
    lines = [around(match, set(each["line"])) for each in facts["companies"].values()]
    beside = Counter(hex for each in lines for hex in each)
    return {hex for hex, count in beside.items() if count > 1}


def around(match: Match, hexes: set[str]) -> set[str]:
    next_to = (each.neighbours for each in match.board.file.hexes if each.id in hexes)
    return set[str]().union(*next_to)


DRIVER = leaning(stations, extend=20, move=0.1, bid=0.3)
MAGNATE = leaning(stations, extend=2, move=0.1)
OBJECTOR = leaning(stations, extend=8, move=0.1, bid=4, match=4)
MOVER = leaning(stations, extend=3, move=1)
MERGER = leaning(mergers, extend=20, move=0.1, bid=0.3)
PLAYERS = (DRIVER, MAGNATE, OBJECTOR, MOVER)


# Whole games


@EVERY_TABLE
def test_set_up(edition: str, board: str, players: int) -> None:
    """SR-1, and nothing read from the match but its options."""
    for number in range(len(OPTIONS)):
        match = begin(edition, board, players, number)
        printed, options = PrintedBoard(match.board.file), read_options(match.position())
        table = set_up(printed, options, players, number % players)
        assert heard(match.position()) == tell(table)
        assert sorted(offered(match)) == sorted(legal(table))


def begin(edition: str, board: str, players: int, number: int) -> Match:
    """The match of that number at the table: every number has options of its own."""
    options = {"edition": edition, "board": board, **OPTIONS[number % len(OPTIONS)]}
    return opening(players, number % players, options)


@EVERY_TABLE
def test_whole_games(edition: str, board: str, players: int) -> None:
    at = TABLES.index((edition, board, players))
    for number in range(at, at + GAMES):
        watched = Watched(begin(edition, board, players, number))
        watched.play_on(PLAYERS[(number // 2) % len(PLAYERS)], number)
        assert watched.match.actor is None


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("edition", ["1999", "2018"])
def test_greedy_players(edition: str, number: int) -> None:
    players = 2 + number % 3
    match = opening(players, 0, {"edition": edition, **OPTIONS[number % len(OPTIONS)]})
    seats = [make_player("greedy", players * number + seat) for seat in range(players)]
    Watched(match).play_on(lambda match, *_: str(decide(match, seats[match.actor or 0])))
    assert match.actor is None


# Positions that no game comes to soon


@EVERY_TABLE
def test_when_everything_runs_short(edition: str, board: str, players: int) -> None:
    at = TABLES.index((edition, board, players))
    for number in range(at, at + GAMES * (8 if edition == "1999" else 2)):
        chance = random.Random(number)
        match = begin(edition, board, players, number)
        play_a_while(match, chance)
        run_short(match, chance)
        Watched(match).play_on(chance.choice((MERGER, OBJECTOR)), number)
        assert match.actor is None


def play_a_while(match: Match, chance: random.Random) -> None:
    """Some decisions, up to where an action is chosen."""
    for _ in range(chance.randint(10, 60)):
        match.play(DRIVER(match, sorted(offered(match)), chance))
        if match.actor is None:
            break
    while match.position()["decision"] != "turn":
        match.undo()


def run_short(match: Match, chance: random.Random) -> None:
    """Few tiles and passengers; mostly few shares, stations in the supply and free spaces."""
    state: Any = match.state
    state.tiles, state.passengers = chance.randint(1, 15), chance.randint(0, 2)
    for seat in range(match.players):
        state.stations[seat] = min(int(state.stations[seat]), chance.randint(0, 2))
    _invest(match, chance)
    if match.options["edition"] == "1999":
        _hand_out_shares(match, chance)


def _hand_out_shares(match: Match, chance: random.Random) -> None:
    state: Any = match.state
    in_play = [company for company, closed in enumerate(state.closed) if not closed]
    emptied = chance.choice([0, 0, 0.3, 1])  # with no empty pile a game goes on for longer
    for company in in_play:
        left = 0 if chance.random() < emptied else chance.randint(1, 4)
        while state.pile[company] > left:
            state.pile[company] -= 1
            state.shares[company, chance.randrange(match.players)] += 1
    left = chance.choice([0, 1, 3, 16])
    while state.supplementary > left:
        state.supplementary -= 1
        state.substitutes[chance.choice(in_play), chance.randrange(match.players)] += 1


def _invest(match: Match, chance: random.Random) -> None:
    state: Any = match.state
    goods = len(state.free[0])
    for city, good in product(range(len(state.free)), range(goods)):
        while state.free[city, good] and chance.random() < 0.8:
            seat = chance.randrange(match.players)
            state.free[city, good] -= 1
            state.spaces -= 1
            state.in_city[city, seat] += 1
            state.invested[city * goods + good, seat] += 1


# Small boards: some games on them have no end. Where SR-5.3 lets no locomotive move any more, lines
# stay open by SR-9.1, and who can move a station keeps the game going (SR-10.3).


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["1999", "2018"])
def test_the_short_board(edition: str, players: int) -> None:
    for number in range(2 * GAMES):
        options = {"edition": edition, **OPTIONS[(number + players) % len(OPTIONS)]}
        watched = Watched(opening(players, 0, options, SHORT))
        watched.play_on(PLAYERS[number % len(PLAYERS)], number, most=400)


@pytest.mark.parametrize("edition", ["1999", "2018"])
@pytest.mark.parametrize("number", range(8 * GAMES))
def test_made_boards(edition: str, number: int, tmp_path: Path) -> None:
    chance = random.Random(number)
    file = tmp_path / "board.toml"
    file.write_text(made_board(chance), encoding="utf-8")
    options = {"edition": edition, **OPTIONS[number % len(OPTIONS)]}
    watched = Watched(opening(chance.choice([2, 3, 4]), 0, options, str(file)))
    watched.play_on(chance.choice(PLAYERS), number, most=600)
