"""The player that searches: it finds what one ply does not see, and looks at nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.support.coin_row import FINISHED, FIRST, HURRY, LAST, TAKE, coin_row, row_of
from trunkline.core.contract import OVER
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.rng import Random
from trunkline.core.struct import int_buffer
from trunkline.lab.batches import Contestant
from trunkline.players.learned import LearnedPlayer, LearnedSettings, parameters_for
from trunkline.players.player import LEVELS, Observation, decide, observe
from trunkline.players.search import Search, SearchPlayer, SearchSettings, search_parameters
from trunkline.players.search_kernel import WALK
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


ONE_PLY = LearnedSettings(followed=1)
TO_THE_END = 1000  # half turns


def searched(observation: Observation, nodes: int, **settings: Any) -> Search:
    row = search_parameters(observation.game, NET, SearchSettings(**settings), ONE_PLY)
    search = Search(observation, row, seed=1, decision=1)
    search.think(nodes)
    return search


def choice(observation: Observation, nodes: int, **settings: Any) -> int:
    return searched(observation, nodes, **settings).choice


# Looking ahead


def test_it_sees_what_one_ply_does_not(coins: AnyGame) -> None:
    """Who takes the 3 leaves the 9 to the other."""
    row = row_of(coins, [3, 9, 1, 2], players=2)
    assert choice(row, 0) == FIRST.first
    assert choice(row, 2, prior_rounds=0.0) == LAST.first


def played_on(game: AnyGame, states: Any, row: Any) -> float:
    """What comes of it for seat 0 if everybody decides by one ply, to the end."""
    rules, learned = game.contract, game.kernel(LearnedPlayer.kernel)
    board, state, log = game.board.structs[0], states[0], Log.array()[0]
    out, room = int_buffer(LEVELS * game.space.size), learned.thinking_room(row)
    while rules.actor(state) != OVER:
        seat = rules.actor(state)
        thought = game.state_struct.array(LEVELS)
        thought[0] = state
        action = learned.decide(board, thought, log, out, seat, Random.array()[0], row)
        rules.apply(board, state, action, log)
    return float(learned.judge(board, state, 0, row, room))


@pytest.mark.parametrize(("players", "partners"), [(2, 1), (3, 1), (4, 2)])
def test_to_the_end_it_finds_what_comes_of_one_ply(
    coins: AnyGame, players: int, partners: int
) -> None:
    game, chance = coin_row(coins, partners=partners), random.Random(players)
    one_ply = parameters_for(game, NET, ONE_PLY)
    rules, board, log = game.contract, game.board.structs[0], Log.array()[0]
    for _ in range(10):
        row = row_of(game, chance.sample(range(1, 60), 7), players)
        expected = {}
        for action in (FIRST.first, LAST.first):
            after = row.state.copy()
            rules.apply(board, after[0], action, log)
            expected[action] = played_on(game, after, one_ply)
        search = searched(row, 2, half_turns=TO_THE_END, prior_rounds=0.0)
        found = dict(zip(search.left, search.rounds[0].tolist(), strict=True))
        assert found == pytest.approx(expected)
        assert expected[search.choice] == max(expected.values())


def test_the_same_seed_and_rollouts_give_the_same_search(night_mail: AnyGame) -> None:
    observation = observe(Match(night_mail, 3, seed=2))
    here, there = searched(observation, 60), searched(observation, 60)
    assert here.left == there.left
    assert (here.rounds == there.rounds).all()


def test_it_goes_on_where_it_stopped(night_mail: AnyGame) -> None:
    observation = observe(Match(night_mail, 3, seed=2))
    at_once, in_parts = searched(observation, 61), searched(observation, 20)
    for nodes in (1, 7, 33):
        in_parts.think(nodes)
    assert in_parts.left == at_once.left
    assert (in_parts.rounds == at_once.rounds).all()
    assert len(at_once.rounds) > 1


def test_what_is_surely_worse_is_given_up(coins: AnyGame) -> None:
    """Nothing is hidden: without growth all rounds are alike."""
    row = row_of(coins, [3, 9, 1, 2], players=2)
    assert searched(row, 6, growth=0).left == [LAST.first, FIRST.first]
    assert searched(row, 8, growth=0).left == [LAST.first]
    assert searched(row, 8, growth=0).is_settled


def test_in_an_open_game_each_round_looks_further(coins: AnyGame) -> None:
    row = row_of(coins, [3, 1, 4, 2, 5, 6], players=2)
    assert [judged_after(row, rounds) for rounds in (1, 2, 3)] == [2, 4, 6]


def judged_after(observation: Observation, rounds: int) -> int:
    """How many coins were taken when the last rollout was judged."""
    search = searched(observation, rounds * len(observation.legal))
    state: Any = search._states[WALK]
    return 6 - int(state.high - state.low)


def test_partners_want_the_same(coins: AnyGame) -> None:
    """For the team seat 0 uncovers the 9, since its partner is next; alone, it takes the 3."""
    row = [2, 9, 1, 3]
    assert choice(row_of(coins, row, players=4), 8) == LAST.first
    teams = coin_row(coins, partners=2)
    assert choice(row_of(teams, row, players=4), 8) == FIRST.first


# In the middle of something


@pytest.mark.parametrize(("decision", "judged"), [(TAKE, TAKE), (HURRY, FINISHED)])
def test_what_is_not_quiet_is_played_on(coins: AnyGame, decision: int, judged: int) -> None:
    search = searched(row_of(coins, [3, 1, 4, 2], players=2, decision=decision), 1)
    walked: Any = search._states[WALK]
    assert int(walked.decision) == judged


# What is hidden


def test_it_is_fair(night_mail: AnyGame) -> None:
    row = search_parameters(night_mail, NET, SearchSettings(nodes=30), ONE_PLY)
    players_decide_by_what_they_see(
        night_mail, 3, [Contestant("search", SearchPlayer.kernel, row)], positions=8
    )


class FewRollouts(SearchPlayer):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.nodes = 25


@pytest.mark.parametrize("players", [2, 3])
def test_its_answers_are_legal(night_mail: AnyGame, players: int) -> None:
    """`decide` checks them."""
    match = Match(night_mail, players, seed=players)
    seats: Sequence[SearchPlayer] = [FewRollouts(seat) for seat in range(players)]
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    assert match.outcome is not None
