"""Styles: whether the characters of a game do other things than their levels, as strong as those.

A character sits among players of its level, as a challenger in a duel. In some games every action
is looked at: where it can do what it likes (see `players.characters`) or something else, it must
do what it likes more often than the others at the same table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from trunkline.core.actions import Action
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.rng import SEEDS
from trunkline.games import find_game
from trunkline.lab.batches import registered, run_tasks
from trunkline.lab.duel import Duel, DuelResult, duel
from trunkline.lab.ladder import contestant, rating_points
from trunkline.lab.statistics import mean_interval
from trunkline.players import make_player
from trunkline.players.characters import Character, characters_of, settings_of
from trunkline.players.player import decide

TRIES = 6  # halvings of the range in which a liking is sought
MOST_LIKING = 2.0
COST = 50.0  # rating points that a style may cost


@dataclass
class Habit:
    """What some seats did."""

    kinds: Counter[str] = field(default_factory=Counter)  # actions by their first word
    choices: int = 0  # decisions between what the character likes and something else …
    taken: int = 0  # … and how often it was what the character likes

    def add(self, other: Habit) -> None:
        self.kinds.update(other.kinds)
        self.choices += other.choices
        self.taken += other.taken

    @property
    def rate(self) -> float:
        return self.taken / max(1, self.choices)

    @property
    def parts(self) -> dict[str, float]:
        """Of all its actions, by kind."""
        return {kind: count / self.kinds.total() for kind, count in self.kinds.items()}


@dataclass(frozen=True)
class Style:
    """A character beside its level: what they do, and how strong it is."""

    character: Character
    own: Habit
    usual: Habit  # its level's, at the same tables
    low: float  # its rate less the usual one, with 95 % certainty …
    high: float
    duel: DuelResult

    @property
    def differs(self) -> bool:
        return self.low > 0.0

    @property
    def points(self) -> tuple[float, float, float]:
        """Rating points above its level, and their bounds."""
        shares = self.duel.win_share, self.duel.low, self.duel.high
        found, low, high = (rating_points(share, self.duel.fair_share) for share in shares)
        return found, low, high

    def report(self) -> dict[str, Any]:
        """Plain data, for `--json`."""
        points, points_low, points_high = self.points
        return {
            "character": self.character.name,
            "level": self.character.level,
            "likes": list(self.character.likes),
            "liking": self.character.liking,
            "choices": self.own.choices,
            "rate": self.own.rate,
            "usual_rate": self.usual.rate,
            "low": self.low,
            "high": self.high,
            "differs": self.differs,
            "kinds": self.own.parts,
            "usual_kinds": self.usual.parts,
            "games": self.duel.games,
            "win_share": self.duel.win_share,
            "fair_share": self.duel.fair_share,
            "points": points,
            "points_low": points_low,
            "points_high": points_high,
        }


def styles(
    game: str,
    players: int,
    games: int,
    watched: int,
    *,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[Style], None] = lambda style: None,
) -> list[Style]:
    """Each character of the game: its strength in a duel of so many games, and what it does in
    those that are watched, which are fewer, as they are played in Python."""
    found = find_game(game)
    measured = []
    for character in characters_of(found).values():
        level = f"level-{character.level}"
        result = duel(game, character.name, level, players, games, seed=seed, workers=workers)
        own, usual, bounds = _watched(found, character, players, watched, seed, workers)
        measured.append(Style(character, own, usual, *bounds, result))
        progress(measured[-1])
    return measured


def fit_liking(
    game: str, players: int, games: int, *, seed: int = 0, workers: int = 1
) -> dict[str, float]:
    """By character the strongest liking that costs it at most COST points, by halving."""
    found, fitted = find_game(game), {}
    for character in characters_of(found).values():
        low, high = 0.0, MOST_LIKING
        for number in range(TRIES):
            middle = (low + high) / 2.0
            settings = settings_of(found, replace(character, liking=middle))
            tried = contestant(found, character.name, settings)
            level = registered(f"level-{character.level}")
            result = duel(game, tried, level, players, games, seed=seed + number, workers=workers)
            if rating_points(result.win_share, result.fair_share) < -COST:
                high = middle
            else:
                low = middle
        fitted[character.name] = round(low, 3)
    return fitted


# What they do


@dataclass(frozen=True)
class WatchedGame:
    """A game to look at; a worker process can be handed one."""

    game: str
    seats: tuple[str, ...]
    likes: frozenset[str]
    seed: int


def watch(task: WatchedGame) -> list[Habit]:
    """By seat, what was done."""
    game = find_game(task.game)
    match = Match(game, len(task.seats), seed=task.seed)
    players = [
        make_player(name, (task.seed + seat) % SEEDS) for seat, name in enumerate(task.seats)
    ]
    found = [Habit() for _ in task.seats]
    while match.actor is not None and len(match.actions) < game.max_length:
        habit, legal = found[match.actor], {_kind(match, action) for action in match.legal}
        action = decide(match, players[match.actor])
        kind = _kind(match, action)
        habit.kinds[kind] += 1
        if legal & task.likes and legal - task.likes:
            habit.choices += 1
            habit.taken += kind in task.likes
        match.play(action)
    return found


def _kind(match: Match, action: Action) -> str:
    return match.board.notation.parts(action.id)[0].word


def _watched(
    game: AnyGame, character: Character, players: int, games: int, seed: int, workers: int
) -> tuple[Habit, Habit, tuple[float, float]]:
    """What the character does, what its level does, and bounds of the difference of their rates."""
    level = registered(f"level-{character.level}")
    setup = Duel(game, registered(character.name), level, players)
    deals = max(2, games // setup.places)
    tasks = [
        WatchedGame(
            game.id,
            tuple(each.name for each in setup.seated(place)),
            frozenset(character.likes),
            (seed + deal) % SEEDS,
        )
        for deal in range(deals)
        for place in range(setup.places)
    ]
    own, usual, differences = Habit(), Habit(), []
    for number, habits in enumerate(run_tasks(watch, tasks, workers)):
        mine, others = Habit(), Habit()
        for habit, is_mine in zip(habits, setup.is_challenger(number % setup.places), strict=True):
            (mine if is_mine else others).add(habit)
        differences.append(mine.rate - others.rate)
        own.add(mine)
        usual.add(others)
    return own, usual, mean_interval(differences)
