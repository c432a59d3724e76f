"""Whole games under the eyes of a referee that knows nothing but the rulebook: see `referee.py`.

At every decision: the legal texts, why some others are not, everything that lies on the table, what
the record keeps ready, what happened and what it paid; at the end the places. `make soak`
watches 20 games at each table instead of one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.ride_the_rails.made_boards import made_board
from tests.ride_the_rails.positions import opening
from tests.ride_the_rails.referee import COLOURS, PrintedBoard, RefereeTable, set_up
from tests.ride_the_rails.referee_legal import legal
from tests.ride_the_rails.referee_record import (
    heard,
    heard_events,
    heard_ready,
    read,
    tell,
    tell_ready,
)
from tests.ride_the_rails.referee_refusals import broken, tries
from tests.ride_the_rails.referee_turns import begin_round, follow, places
from tests.support.playing import decision, facts, kinds, offered, told
from tests.support.volume import amount, count_games
from trunkline import Event, Match
from trunkline.players import make_player
from trunkline.players.player import decide

Player = Callable[[RefereeTable, Sequence[str], random.Random], str]

SHORT = str(Path(__file__).parent.parent / "boards" / "ride-the-rails-short.toml")
GAMES = amount(1, soak=20)  # at each table
EVERY_TABLE = pytest.mark.parametrize("players", [3, 4, 5])


# Watching


class Watched:
    """A match, and the referee beside it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.table = read(match)
        self.paid_before = facts(match)["bank"] + sum(match.scores)
        self.legal: list[str] = []
        self.look()
        assert heard_ready(match) == tell_ready(self.table)

    def look(self) -> None:
        """What both say of the position."""
        match, table = self.match, self.table
        assert heard(facts(match)) == tell(table, self.paid_before)
        self.legal = sorted(offered(match))
        assert self.legal == sorted(legal(table))
        assert match.actor == table.actor
        assert match.scores == tuple(player.money for player in table.players)
        if match.outcome is None:
            assert self.legal, "nobody is without a text"
        else:
            assert match.outcome.reason == "rounds"
            assert match.outcome.ranking == places(table)

    def try_some(self, chance: random.Random) -> None:
        """The engine names a clause that is broken; where none is, the text is legal."""
        for text in tries(self.table, chance):
            clauses, named = broken(self.table, text), self.match.why_not(text)
            assert (named in clauses) if clauses else (named is None), (text, named, clauses)
            assert (text in self.legal) == (named is None)

    def play(self, action: str) -> None:
        before = self.match.scores
        events = self.match.play(action)
        follow(self.table, action)
        assert heard_events(events) == self.table.events
        assert paid(events) == gained(before, self.match.scores)
        self.look()
        if action.startswith("lay"):
            assert heard_ready(self.match) == tell_ready(self.table)

    def play_on(self, player: Player, seed: int = 0) -> None:
        chance, other_chance = random.Random(seed), random.Random(seed)
        while self.match.actor is not None:
            self.try_some(other_chance)
            self.play(player(self.table, self.legal, chance))
        count_games()


def paid(events: Sequence[Event]) -> Counter[int]:
    """What the events say that each seat was paid."""
    amounts = Counter[int]()
    for event in events:
        if "amount" in event.values:
            amounts[int(event["seat"])] += int(event["amount"])
    return amounts


def gained(before: Sequence[int], after: Sequence[int]) -> Counter[int]:
    money = zip(before, after, strict=True)
    return +Counter({seat: now - then for seat, (then, now) in enumerate(money)})


# Players


def leaning(to: Callable[[RefereeTable, str], set[str]], **weights: float) -> Player:
    """Chooses a kind of decision by its weight (1 if none is given), then one of that kind; track
    mostly so that it comes nearer to where that railroad is to go."""

    def player(table: RefereeTable, legal: Sequence[str], chance: random.Random) -> str:
        kinds = sorted({text.split()[0] for text in legal})
        wanted = chance.choices(kinds, [weights.get(kind, 1) for kind in kinds])[0]
        texts = [text for text in legal if text.split()[0] == wanted]
        if wanted == "lay" and chance.random() < 0.8:
            railroad = chance.choice(sorted({text.split()[1] for text in texts}))
            steps = steps_to(table, to(table, railroad))
            texts = [text for text in texts if text.split()[1] == railroad]
            nearest = min(steps[text.split()[2]] for text in texts)
            texts = [text for text in texts if steps[text.split()[2]] == nearest]
        return chance.choice(texts)

    return player


def steps_to(table: RefereeTable, hexes: set[str]) -> dict[str, int]:
    """From everywhere to the nearest of these; 0 from everywhere if there are none."""
    steps = dict.fromkeys(hexes, 0)
    ahead = hexes
    while ahead:
        around = {there for here in ahead for there in table.printed.next_to[here]}
        ahead = around - set(steps)
        steps |= dict.fromkeys(ahead, 1 + max(steps.values()))
    return steps or dict.fromkeys(table.printed.next_to, 0)


def more_cities(table: RefereeTable, railroad: str) -> set[str]:
    return table.printed.cities - set(table.track[railroad])


def across(table: RefereeTable, railroad: str) -> set[str]:
    """The coast that the railroad has not reached yet."""
    track, printed = set(table.track[railroad]), table.printed
    if not track & printed.east and railroad not in ("red", "blue"):
        return printed.east
    return printed.west - track


def to_chicago(table: RefereeTable, railroad: str) -> set[str]:
    reached = table.printed.chicago in table.track[railroad]
    return more_cities(table, railroad) if reached else {table.printed.chicago}


def round_in_circles(table: RefereeTable, railroad: str) -> set[str]:
    """Hexes that have two of the railroad's beside them already."""
    track = set(table.track[railroad])
    beside = {hex for hex, around in table.printed.next_to.items() if len(around & track) > 1}
    return beside - track


BUILDER = leaning(more_cities, done=0.02, stop=0.2)
CROSSER = leaning(across, done=0.01, stop=0.5)
MEETER = leaning(to_chicago, done=0.02, stop=0.2)
CIRCLER = leaning(round_in_circles, done=0.05, stop=0.05)
IDLER = leaning(more_cities, done=0.5)
PLAYERS = (BUILDER, CROSSER, MEETER, CIRCLER, IDLER)
NAMES = ("builder", "crosser", "meeter", "circler", "idler")
EVERY_PLAYER = pytest.mark.parametrize("player", PLAYERS, ids=NAMES)


# Whole games


@EVERY_TABLE
def test_set_up(players: int) -> None:
    """RR-1, and nothing read from the match."""
    order = random.Random(players).sample(range(players), players)
    match = opening(players, order)
    table = set_up(PrintedBoard(match.board.file), order)
    begin_round(table)
    assert heard(facts(match)) == tell(table, 0)
    assert heard_ready(match) == tell_ready(table)
    assert heard_events(match.events) == table.events
    assert sorted(offered(match)) == sorted(legal(table))


@EVERY_TABLE
@EVERY_PLAYER
def test_whole_games(players: int, player: Player) -> None:
    for number in range(GAMES):
        order = random.Random(number).sample(range(players), players)
        watched = Watched(opening(players, order))
        watched.play_on(player, number)


@pytest.mark.parametrize("number", range(GAMES))
def test_greedy_players(number: int) -> None:
    players = 3 + number % 3
    match = opening(players)
    seats = [make_player("greedy", players * number + seat) for seat in range(players)]
    Watched(match).play_on(lambda *_: str(decide(match, seats[match.actor or 0])))


# What happens seldom


def test_lines_across_the_continent() -> None:
    """One with a change in a plain hex, one that changes in cities only."""
    bonuses = []
    for number in (4, 5):
        match = opening(3)
        Watched(match).play_on(CROSSER, number)
        bonuses += [amount for _, amount in told(match.events, "transcontinental-paid")]
    assert sorted(map(str, bonuses)) == ["12", "8"]


def test_all_six_railroads_in_chicago() -> None:
    watched = Watched(opening(3))
    watched.play_on(MEETER, seed=13)
    assert watched.table.in_hex(watched.table.printed.chicago) == set(COLOURS)


def test_journeys_on_track_full_of_loops() -> None:
    """The passenger comes where hexes of the same railroad are not offered: visited, or dead ends
    because others are."""
    shut, dead_ends = 0, 0
    for number in range(2):
        watched, chance = Watched(opening(4, board=SHORT)), random.Random(number)
        while watched.match.actor is not None:
            if watched.table.way:
                closed = closed_hexes(watched.table, watched.legal)
                visited = {hex for hex, _ in watched.table.way[:-2]}
                shut += len(closed & visited)
                dead_ends += len(closed - {hex for hex, _ in watched.table.way})
            watched.play(CIRCLER(watched.table, watched.legal, chance))
    assert shut > 20
    assert dead_ends > 20


def closed_hexes(table: RefereeTable, legal: Sequence[str]) -> set[str]:
    """Track beside the passenger, of the railroad that brought it there, that is not offered."""
    hex, railroad = table.way[-1]
    beside = table.printed.next_to[hex] & set(table.track.get(railroad, ()))
    return {there for there in beside if f"ride {railroad} {there}" not in legal}


@EVERY_TABLE
def test_when_everything_runs_short(players: int) -> None:
    skipped = 0
    for number in range(2 * GAMES):
        chance = random.Random(number)
        match = opening(players)
        play_a_while(match, chance)
        run_short(match, chance)
        Watched(match).play_on(chance.choice(PLAYERS), number)
        happened = kinds(match.events)
        skipped += happened.count("laying-began") - happened.count("share-taken")
    assert skipped


def play_a_while(match: Match, chance: random.Random) -> None:
    """Up to the shares of a later round."""
    watched = Watched(match)
    last = chance.randint(2, 4)
    while decision(match) != "share" or facts(match)["round"] < last:
        watched.play(BUILDER(watched.table, watched.legal, chance))


def run_short(match: Match, chance: random.Random) -> None:
    """Few locomotives, one of which is taken at once, and often few passengers are left."""
    state = match.state
    left = state.locomotives.tolist()
    available = [each for each in range(len(COLOURS)) if f"share {COLOURS[each]}" in match.legal]
    state.locomotives[:] = 0
    for railroad in available:
        state.locomotives[railroad] = min(left[railroad], chance.randint(0, 2))
    wanted = chance.choice(available)
    state.locomotives[wanted] = 1
    if chance.random() < 0.5:
        state.passenger[:] = [chance.random() < 0.3 and there for there in state.passenger.tolist()]
    match.play(f"share {COLOURS[wanted]}")


# Small boards


@EVERY_TABLE
@EVERY_PLAYER
def test_the_short_board(players: int, player: Player) -> None:
    for number in range(GAMES):
        Watched(opening(players, board=SHORT)).play_on(player, number)


@pytest.mark.parametrize("number", range(10 * GAMES))
def test_made_boards(number: int, tmp_path: Path) -> None:
    chance = random.Random(number)
    file = tmp_path / "board.toml"
    file.write_text(made_board(chance), encoding="utf-8")
    watched = Watched(opening(chance.choice([3, 4, 5]), board=str(file)))
    watched.play_on(PLAYERS[number % len(PLAYERS)], number)
