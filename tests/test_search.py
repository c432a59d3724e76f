"""The player that searches: it finds what one ply does not see, and looks at nothing hidden."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.support.coin_row import FINISHED, FIRST, HURRY, LAST, coin_row, row_of
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.lab.batches import Contestant
from trunkline.players.learned import LearnedPlayer, parameters_for
from trunkline.players.player import Observation, decide, observe
from trunkline.players.search import SearchPlayer, SearchSettings, Tree, search_parameters
from trunkline.players.value_net import evaluation_net
from trunkline.testing.laws.fairness import players_decide_by_what_they_see

PACKAGES = Path(__file__).parent / "games" / "night_mail"
NET = evaluation_net(scale=50.0)


@pytest.fixture
def night_mail(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.syspath_prepend(PACKAGES)
    from night_mail import GAME  # noqa: PLC0415

    return GAME


@pytest.fixture
def coins(night_mail: AnyGame) -> AnyGame:
    return coin_row(night_mail)


def searched(observation: Observation, visits: int, **settings: Any) -> Tree:
    row = search_parameters(observation.game, NET, SearchSettings(**settings))
    tree = Tree(observation, row, seed=1, decision=1)
    tree.think(visits)
    return tree


def choice(observation: Observation, visits: int, **settings: Any) -> int:
    return searched(observation, visits, **settings).weighed()[0].action


# Looking ahead


def test_it_sees_what_one_ply_does_not(coins: AnyGame) -> None:
    """Who takes the 3 leaves the 9 to the other."""
    row = row_of(coins, [3, 9, 1, 2], players=2)
    assert choice(row, 0) == FIRST.first
    assert choice(row, 100) == LAST.first


def by_exhaustion(game: AnyGame, states: Any, row: Any) -> list[list[float]]:
    """What each action is worth to each seat; at the end, what the end is worth."""
    rules, learned = game.contract, game.kernel(LearnedPlayer.kernel)
    board, state, log = game.board.structs[0], states[0], Log.array()[0]
    if rules.actor(state) == -1:
        room = learned.thinking_room(row)
        return [[learned.judge(board, state, seat, row, room) for seat in range(state.players)]]
    found = []
    for action in (FIRST.first, LAST.first):
        after = states.copy()
        rules.apply(board, after[0], action, log)
        seat = int(after[0].seat)
        found.append(max(by_exhaustion(game, after, row), key=lambda each: each[seat]))
    return found


@pytest.mark.parametrize(("players", "partners"), [(2, 1), (3, 1), (4, 2)])
def test_it_finds_what_exhaustion_finds(coins: AnyGame, players: int, partners: int) -> None:
    game, chance = coin_row(coins, partners=partners), random.Random(players)
    one_ply = parameters_for(game, NET, SearchSettings().one_ply)
    for _ in range(10):
        row = row_of(game, [chance.randint(1, 60) for _ in range(7)], players)
        first, last = (each[0] for each in by_exhaustion(game, row.state, one_ply))
        if abs(first - last) > 0.01:
            best = FIRST if first > last else LAST
            assert choice(row, 6000, exploration=1.0, widening=5.0) == best.first


def test_the_same_seed_and_visits_give_the_same_tree(night_mail: AnyGame) -> None:
    observation = observe(Match(night_mail, 3, seed=2))
    assert searched(observation, 60).weighed() == searched(observation, 60).weighed()


def test_it_goes_on_where_it_stopped(night_mail: AnyGame) -> None:
    observation = observe(Match(night_mail, 3, seed=2))
    at_once, in_parts = searched(observation, 60), searched(observation, 20)
    for _ in range(4):
        in_parts.think(10)
    assert in_parts.weighed() == at_once.weighed()
    assert sum(each.visits for each in at_once.weighed()) == 60


def test_partners_want_the_same(coins: AnyGame) -> None:
    """For the team seat 0 uncovers the 9, since its partner is next; alone, it takes the 3."""
    row = [2, 9, 1, 3]
    assert choice(row_of(coins, row, players=4), 300) == LAST.first
    teams = coin_row(coins, partners=2)
    assert choice(row_of(teams, row, players=4), 300) == FIRST.first


# In the middle of something


def test_what_is_not_quiet_is_played_on(coins: AnyGame) -> None:
    row = row_of(coins, [3, 1, 4, 2], players=2, decision=HURRY)
    assert settled(row, loud_choices=4) == FINISHED
    assert settled(row, loud_choices=0) == HURRY


def settled(observation: Observation, **settings: Any) -> int:
    tree = searched(observation, 1, **settings)
    walked: Any = tree._states[1]
    return int(walked.decision)


# What is hidden


def test_it_is_fair(night_mail: AnyGame) -> None:
    row = search_parameters(night_mail, NET, SearchSettings(nodes=30))
    players_decide_by_what_they_see(
        night_mail, 3, [Contestant("search", SearchPlayer.kernel, row)], positions=8
    )


class Searching(SearchPlayer):
    settings = dataclasses.replace(SearchPlayer.settings, loud_choices=2)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.nodes = 25


@pytest.mark.parametrize("players", [2, 3])
def test_its_answers_are_legal(night_mail: AnyGame, players: int) -> None:
    """`decide` checks them."""
    match = Match(night_mail, players, seed=players)
    seats: Sequence[SearchPlayer] = [Searching(seat) for seat in range(players)]
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    assert match.outcome is not None
