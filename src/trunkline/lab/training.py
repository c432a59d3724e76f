"""Training: a game's value net learns by self-play, generation after generation.

A generation plays games with the champion, learns from what the last generations have seen, and
takes the new net for the champion only if it does better than the old one against the same pool.
The pool and the tables of self-play have earlier champions and other styles in them: who meets
only itself runs in circles.

What is kept in the folder of a training: every champion (LEAGUE), and the curve
(`curve.jsonl`), a line for each generation. A training that was stopped goes on from there.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from trunkline.core.errors import BadSetup
from trunkline.games import find_game
from trunkline.lab.batches import START
from trunkline.lab.self_play import (
    GREEDY,
    LEARNED,
    RANDOM,
    Experience,
    SeatPlan,
    SelfPlayTask,
    play_task,
    settings_of,
)
from trunkline.players.learned import LearnedSettings, parameters_for
from trunkline.players.value_net import (
    ValueNet,
    changed,
    new_net,
    read_net,
    rescaled,
    squashed,
    with_ideas,
)

LEAGUE = "league"  # the folder of the champions
FIRST_UNITS, SECOND_UNITS = 128, 32
USUAL_PLAYERS = 4
USUAL = 0.5  # of the tables have the usual options, the others any
OTHER_KINDS = 0.25  # at least, of the tables have players of other kinds
WITH_EARLIER = 0.4  # of the others have earlier champions
WAYWARD = 0.5  # of the players of self-play begin with another net, for up to …
OPENING = 30  # … so many decisions if all its weights are changed, and up to …
LONG_OPENING = 100  # … so many if it has some ideas: the way to Chicago takes half a match
WITH_IDEAS = 0.6  # of those have ideas
IDEAS = 5  # features that an idea is about
PASSES = 2.0  # over all rows, in a generation
GATE_CARELESSNESS = 0.1  # where nothing is dealt, careful players play one game again and again
ALIKE = 0.4  # of the tables at the gate have greedy players only
BATCH = 4_096  # rows that a step of learning looks at
BOOTSTRAP_STEPS = 800
LAST_RATE, LATE = 2e-4, 30  # of learning, and the generation from which on it holds


@dataclass(frozen=True)
class TrainingPlan:
    """What a training is told. The same seed plays the same games."""

    game: str
    folder: Path
    seed: int = 0
    workers: int = 2
    generations: int = 40
    games: int = 4_000  # of self-play in a generation
    gate_games: int = 800  # that each of the two plays against the pool; 0: every net passes
    batch: int = 20  # games a task
    rows_a_game: int = 60  # about so many are kept
    capacity: int = 1_500_000  # rows that are learned from
    rate: float = 1e-3  # of learning, in the first generation
    greedy: float = 0.15  # of the tables have greedy players at them
    trust: float = 0.2  # in the net's later judgement, when it learns: see `self_play.smoothed`
    usual_table: float = 0.0  # of the tables have so many players as the yardstick's, others any
    curiosity: float = 1.0  # how much players of self-play try what they do not think best
    followed: int = 0  # own decisions that a player follows before it judges
    beam: int = 8  # actions whose next decisions are followed
    margin_weight: float = 0.25  # of being ahead, beside the share of the win
    deals: int = 4  # of what a player will see, where its next decision hangs on that
    scale: float | None = None  # of margins; None: the first net's, or by games of greedy players
    yardstick: int = 200  # games among greedy players, for the curve
    options: Mapping[str, str] = field(default_factory=dict)  # that are as usual as the usual ones
    seconds: float = float("inf")  # no generation begins later


@dataclass(frozen=True)
class Generation:
    """A line of the curve."""

    generation: int
    accepted: bool
    rows: int
    games: int
    loss: float
    length: float  # rows a game, for the pace
    challenger: float  # against the pool: wins by fair share (1.0: as often as any)
    champion: float  # the same of the champion before, in the same deals and seats
    against_greedy: float  # win share of one among greedy players
    fair: float  # the fair share of that
    seconds: float


class Learner(Protocol):
    """What fits the net: `lab.fitting.Fitter`."""

    rows: int

    def add(self, rows: Any, wins: Any, margins: Any) -> None: ...
    def fit(self, steps: int, rate: float) -> float: ...
    def forget(self) -> None: ...
    def net(self) -> ValueNet: ...


@dataclass
class Training:
    plan: TrainingPlan
    make_learner: Callable[[ValueNet, int, int], Learner]
    say: Callable[[str], None] = lambda line: None
    league: list[ValueNet] = field(default_factory=list)
    curve: list[Generation] = field(default_factory=list)
    recorded: float = 0.3

    def __post_init__(self) -> None:
        self.game = find_game(self.plan.game)
        if not self.game.features:
            raise BadSetup(
                f"{self.game.title} has no features to learn from: see docs/add-a-game.md"
            )
        self._settings = settings_of(self.game)
        self._usual = self._settings[0], self.game.choose_options(self.plan.options)
        self._random = random.Random(self.plan.seed)
        self._first = 0
        self._resume()

    # What is kept

    @property
    def _league_folder(self) -> Path:
        return self.plan.folder / LEAGUE

    def _resume(self) -> None:
        self._league_folder.mkdir(parents=True, exist_ok=True)
        self.league = [read_net(path) for path in sorted(self._league_folder.glob("*.npz"))]
        curve = self.plan.folder / "curve.jsonl"
        if curve.is_file():
            lines = curve.read_text(encoding="utf-8").splitlines()
            self.curve = [Generation(**json.loads(line)) for line in lines]
            self._random = random.Random(self.plan.seed * 1_000_003 + len(self.curve))
        if self.league and self.league[-1].inputs != self.game.features:
            raise BadSetup(
                f"{self.plan.folder} learned from {self.league[-1].inputs} features, and "
                f"{self.game.title} has {self.game.features}: choose another folder"
            )

    def _keep(self, net: ValueNet) -> None:
        net.save(self._league_folder / f"{len(self.league):04d}.npz")
        self.league.append(net)

    def _log(self, line: Generation) -> None:
        self.curve.append(line)
        with (self.plan.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(line)) + "\n")
        greedy = f"greedy {line.against_greedy:.3f} (fair {line.fair:.3f})  " if line.fair else ""
        self.say(
            f"{self.plan.game} {line.generation:3d} "
            f"{'new champion' if line.accepted else 'kept        '} "
            f"{line.challenger:.3f} : {line.champion:.3f}  {greedy}loss {line.loss:.4f}  "
            f"{line.rows} rows  {line.games} games  {line.seconds:.0f} s"
        )

    # The run

    def run(self) -> ValueNet:
        """Generations until the plan is done or the time is out; the champion."""
        ends = time.monotonic() + self.plan.seconds
        self._compile()
        with _pool(self.plan.workers) as pool:
            if not self.league:
                self._bootstrap(pool)
            elif self.plan.scale and self.plan.scale != self.league[-1].scale:
                self._keep(rescaled(self.league[-1], self.plan.scale))
            learner = self.make_learner(
                self.league[-1], self.plan.capacity, self.plan.seed + len(self.curve)
            )
            while len(self.curve) < self.plan.generations and time.monotonic() < ends:
                self._generation(pool, learner)
        return self.league[-1]

    def _compile(self) -> None:
        """In this process, so that the workers find it done."""
        self._play_once((SeatPlan(RANDOM),) * self.game.players.start)

    def _play_once(self, seats: tuple[SeatPlan, ...]) -> None:
        play_task(SelfPlayTask(self.game.id, self._settings[0], seats, 0, 0, 1, 0.0))

    def _bootstrap(self, pool: Executor) -> None:
        """The first net repeats the game's `evaluate`, as seen in games of greedy players; where
        those are too slow, of random ones."""
        greedy = self.plan.greedy > 0.0
        plan = SeatPlan(GREEDY, explored=0.05) if greedy else SeatPlan(RANDOM)
        games = max(self.plan.games // 10, 40)
        tables = self._tables(games, lambda players: [plan] * players)
        found = list(self._played(pool, tables, 1.0, with_evaluations=True))
        margins = np.concatenate([each.margins for each in found])
        scale = self.plan.scale or float(max(np.abs(margins).mean(), 1e-3))
        net = new_net(self.game.features, FIRST_UNITS, SECOND_UNITS, scale, self.plan.seed)
        learner = self.make_learner(net, self.plan.capacity, self.plan.seed)
        alike = (replace(each, wins=squashed(each.margins, scale)) for each in found)
        _learn_from(learner, alike)
        loss = learner.fit(BOOTSTRAP_STEPS, self.plan.rate)
        self.say(f"{self.plan.game} begins from its evaluation: {learner.rows} rows, {loss:.4f}")
        self._keep(learner.net())

    def _generation(self, pool: Executor, learner: Learner) -> None:
        began = time.monotonic()
        champion = self.league[-1]
        rows = games = 0
        for each in self._played(
            pool, self._tables(self.plan.games, self._self_play_seats), self.recorded
        ):
            learner.add(each.rows, each.wins, each.margins)
            rows, games = rows + len(each.rows), games + each.games
        self.recorded = min(
            1.0, max(0.01, self.recorded * self.plan.rows_a_game * games / max(rows, 1))
        )
        late = min(1.0, len(self.curve) / LATE)
        steps = max(50, round(PASSES * learner.rows / BATCH))
        loss = learner.fit(steps, self.plan.rate + (LAST_RATE - self.plan.rate) * late)
        challenger = learner.net()
        ours = theirs = 0.0
        if self.plan.gate_games > 0:
            ours, theirs = self._gate(pool, challenger, champion)
        accepted = ours >= theirs
        if accepted:
            self._keep(challenger)
        share, fair = self._against_greedy(pool, challenger)
        self._log(
            Generation(
                len(self.curve) + 1,
                accepted,
                learner.rows,
                games,
                loss,
                rows / games,
                ours,
                theirs,
                share,
                fair,
                time.monotonic() - began,
            )
        )

    # Tables

    def _tables(
        self, games: int, seats: Callable[[int], Sequence[SeatPlan]]
    ) -> Iterator[SelfPlayTask]:
        for _ in range(0, games, self.plan.batch):
            players = self._players()
            yield SelfPlayTask(
                self.game.id,
                self._options(),
                tuple(seats(players)),
                self.plan.seed,
                self._next_first(),
                self.plan.batch,
                0.0,
            )

    def _players(self) -> int:
        if self._random.random() < self.plan.usual_table:
            return self.game.nearest_players(USUAL_PLAYERS)
        return self._random.choice(self.game.players)

    def _next_first(self) -> int:
        self._first += 1_000_000
        return self._first + len(self.curve) * 1_000_000_000

    def _options(self) -> Mapping[str, str]:
        usual = self._random.random() < USUAL
        return self._random.choice(self._usual if usual else self._settings)

    def _self_play_seats(self, players: int) -> Sequence[SeatPlan]:
        """The champion everywhere, or with earlier ones, or with other kinds of players; partners
        are of one kind."""
        champion = self._curious(self.league[-1])
        seats, partners = [champion] * players, self.game.partners
        kind, other_kinds = self._random.random(), self._other_kinds
        if kind >= other_kinds + WITH_EARLIER * (1.0 - other_kinds):
            return seats
        for first in range(0, players, partners):
            if self._random.random() < 0.5:
                other = replace(self._other(kind < other_kinds), learning=False)
                seats[first : first + partners] = [other] * partners
        if not any(seat.learning for seat in seats):
            first = self._random.randrange(players // partners) * partners
            seats[first : first + partners] = [champion] * partners
        return seats

    @property
    def _other_kinds(self) -> float:
        """The part of the tables that have players of other kinds."""
        return max(OTHER_KINDS, self.plan.greedy)

    def _curious(self, net: ValueNet) -> SeatPlan:
        settings = LearnedSettings(
            temperature=self._random.choice((0.0, 0.01, 0.03)) * self.plan.curiosity,
            margin_weight=self.plan.margin_weight * self._random.choice((0.3, 1.0, 1.0, 3.0)),
            few=0,
            followed=self.plan.followed,
            beam=self.plan.beam,
            deals=self.plan.deals,
        )
        explored = self._random.choice((0.0, 0.01, 0.03)) * self.plan.curiosity
        row = parameters_for(self.game, net, settings)
        if self._random.random() >= WAYWARD * self.plan.curiosity:
            return SeatPlan(LEARNED, row, True, explored)
        opening, length = self._wayward(net)
        return SeatPlan(
            LEARNED, row, True, explored, parameters_for(self.game, opening, settings), length
        )

    def _wayward(self, net: ValueNet) -> tuple[ValueNet, int]:
        """Exploration by perturbed weights: another net, for up to so many decisions."""
        by, seed = self._random.choice((0.5, 1.0, 2.0)), self._random.getrandbits(32)
        if self._random.random() < WITH_IDEAS:
            return with_ideas(net, IDEAS, by, seed), LONG_OPENING
        return changed(net, by, seed), OPENING

    def _other(self, another_kind: bool) -> SeatPlan:
        """An earlier champion; or a player of another kind, greedy, random or of one idea."""
        if another_kind:
            if self._random.random() < self.plan.greedy / self._other_kinds:
                return SeatPlan(GREEDY)
            return self._curious(self.league[0])
        recent = self._random.random() < 0.5
        return self._curious(self._random.choice(self.league[-8:] if recent else self.league))

    def _played(
        self,
        pool: Executor,
        tasks: Iterable[SelfPlayTask],
        recorded: float,
        with_evaluations: bool = False,
    ) -> Iterator[Experience]:
        """In the order of the tasks, so that the same seed learns the same."""
        whole = [
            replace(
                task,
                recorded=recorded,
                trust=self.plan.trust,
                with_evaluations=with_evaluations,
            )
            for task in tasks
        ]
        yield from pool.map(play_task, whole)

    # The gate

    def _gate(
        self, pool: Executor, challenger: ValueNet, champion: ValueNet
    ) -> tuple[float, float]:
        """Wins by fair share of either, in the same seats and deals against the same others."""
        tasks: list[SelfPlayTask] = []
        tried: list[int] = []
        for _ in range(0, self.plan.gate_games, self.plan.batch):
            players = self._players()
            seats = self._gate_seats(players)
            place = self._random.randrange(players // self.game.partners) * self.game.partners
            options, first = self._options(), self._next_first()
            for net in (challenger, champion):
                for seat in range(place, place + self.game.partners):
                    seats[seat] = self._earnest(net)
                tasks.append(
                    SelfPlayTask(
                        self.game.id,
                        options,
                        tuple(seats),
                        self.plan.seed + 1,
                        first,
                        self.plan.batch,
                        0.0,
                    )
                )
                tried.append(place)
        shares = [
            each.seat_wins[place] / each.games * len(task.seats) / self.game.partners
            for task, place, each in zip(tasks, tried, pool.map(play_task, tasks), strict=True)
        ]
        return float(np.mean(shares[0::2])), float(np.mean(shares[1::2]))

    def _gate_seats(self, players: int) -> list[SeatPlan]:
        """Who sits at a table of the gate, but for the one that is tried."""
        alike = self._random.random() < ALIKE
        return [self._yardstick() if alike else self._opponent() for _ in range(players)]

    def _earnest(self, net: ValueNet) -> SeatPlan:
        settings = LearnedSettings(
            carelessness=GATE_CARELESSNESS,
            margin_weight=self.plan.margin_weight,
            few=0,
            followed=self.plan.followed,
            beam=self.plan.beam,
            deals=self.plan.deals,
        )
        return SeatPlan(LEARNED, parameters_for(self.game, net, settings), False)

    def _yardstick(self) -> SeatPlan:
        """The greedy player; where it is too slow, the first net, which judges as it does."""
        return (
            SeatPlan(GREEDY, learning=False) if self.plan.greedy else self._earnest(self.league[0])
        )

    def _opponent(self) -> SeatPlan:
        """One of the pool: the champion, an earlier one, or a greedy player."""
        kind = self._random.random()
        if kind < self.plan.greedy:
            return SeatPlan(GREEDY, learning=False)
        if kind < 0.6:
            return self._earnest(self.league[-1])
        return self._earnest(self._random.choice(self.league))

    def _against_greedy(self, pool: Executor, net: ValueNet) -> tuple[float, float]:
        """One among greedy players, at a table of the usual size: for the curve."""
        games = self.plan.yardstick
        if not games:
            return 0.0, 0.0
        players, partners = self.game.nearest_players(USUAL_PLAYERS), self.game.partners
        tasks, places = [], []
        for number in range(0, games, self.plan.batch):
            seats = [SeatPlan(GREEDY, learning=False)] * players
            place = number // self.plan.batch % (players // partners) * partners
            for seat in range(place, place + partners):
                seats[seat] = self._earnest(net)
            tasks.append(
                SelfPlayTask(
                    self.game.id,
                    self._settings[0],
                    tuple(seats),
                    self.plan.seed + 2,
                    self._next_first(),
                    self.plan.batch,
                    0.0,
                )
            )
            places.append(place)
        found = pool.map(play_task, tasks)
        shares = [
            each.seat_wins[place] / each.games for place, each in zip(places, found, strict=True)
        ]
        return float(np.mean(shares)), partners / players


def _learn_from(learner: Learner, found: Iterable[Experience]) -> tuple[int, int]:
    """How many rows of how many games."""
    parts = list(found)
    learner.add(
        np.concatenate([each.rows for each in parts]),
        np.concatenate([each.wins for each in parts]),
        np.concatenate([each.margins for each in parts]),
    )
    return sum(len(each.rows) for each in parts), sum(each.games for each in parts)


def _pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, get_context(START))
