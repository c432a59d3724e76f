"""Plans: what a player may set about, and how the game may go on after it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ride_the_rails.positions import all_but_last, laying, opening, owning, running, way
from tests.ride_the_rails.test_features import sample
from trunkline import Match
from trunkline.core.compiled import compiled
from trunkline.core.contract import UNLISTED
from trunkline.core.events import Log
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row, StructArray
from trunkline.games import find_game
from trunkline.games.ride_the_rails import actions, decisions, rules
from trunkline.games.ride_the_rails.playing_on import play_on
from trunkline.games.ride_the_rails.state import SEATS, Board, State
from trunkline.players import parameters_of
from trunkline.players.learned import LearnedPlayer
from trunkline.players.levels import STRONGEST
from trunkline.players.player import LEVELS

EAST = way("G57", "H54", "H48")  # New York to Philadelphia and on to Pittsburgh


@compiled(entry=True)
def list_plans(boards: StructArray[Board], states: StructArray[State], out: Row) -> int:
    """Of who decides."""
    return rules.plans(boards[0], states[0], rules.actor(states[0]), out)


@compiled(entry=True)
def count_refused(
    boards: StructArray[Board],
    states: StructArray[State],
    logs: StructArray[Log],
    room: StructArray[State],
    out: Row,
) -> tuple[int, int]:
    """How many plans the positions have, and how many of them cannot be carried out."""
    plans, refused = 0, 0
    for number in range(len(states)):
        seat = rules.actor(states[number])
        found = rules.plans(boards[0], states[number], seat, out)
        at = 0
        for _ in range(max(0, found)):
            room[0] = states[number]
            fine = True
            for place in range(at + 1, at + 1 + out[at]):
                fine = fine and rules.actor(room[0]) == seat
                fine = fine and rules.refuse(boards[0], room[0], out[place]) == ALLOWED
                if fine:
                    rules.apply(boards[0], room[0], out[place], logs[0])
            plans += 1
            refused += not fine
            at += 1 + out[at]
    return plans, refused


@compiled(entry=True)
def play_all_on(boards: StructArray[Board], states: StructArray[State]) -> None:
    for number in range(len(states)):
        play_on(boards[0], states[number])


def planned(match: Match) -> list[list[int]] | None:
    """The plans of who decides."""
    out: Any = np.zeros(20_000, np.int64)
    boards: Any = match.board.structs
    found = list_plans(boards, State.read(match.state_bytes), out)
    if found == UNLISTED:
        return None
    numbers, plans = out.tolist(), list[list[int]]()
    for _ in range(found):
        end = 1 + numbers[0]
        plans.append(numbers[1:end])
        numbers = numbers[end:]
    return plans


# Plans


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_plan_can_be_carried_out(players: int) -> None:
    boards: Any = find_game("ride-the-rails").board.structs
    out: Any = np.zeros(20_000, np.int64)
    plans, refused = count_refused(boards, sample(players), Log.array(), State.array(1), out)
    assert plans > len(sample(players))
    assert refused == 0


def test_shares_and_journeys_are_no_plans() -> None:
    assert planned(opening()) is None
    assert planned(running({"red": EAST}, passengers="G57 H54")) is None


def test_track_leads_to_a_city_or_is_not_laid() -> None:
    match = laying({"red": all_but_last(EAST)}, shares=owning("red"))
    plans = planned(match)
    assert plans is not None
    assert plans[0] == [actions.DONE.first]
    assert any(len(plan) == 1 for plan in plans[1:])  # Pittsburgh is one hex away
    assert len({tuple(plan) for plan in plans}) == len(plans)


# Playing on


def test_a_share_is_judged_by_all_answers_to_it() -> None:
    """What comes of it is the mean over what the next one may take."""
    match, game = opening(), find_game("ride-the-rails")
    kernel = game.kernel(LearnedPlayer.kernel)
    row = parameters_of(STRONGEST, game)
    states: Any = game.state_struct.array(LEVELS)
    out: Any = np.zeros(2 * game.space.size, np.int32)
    seat, board = match.actor, match.board.structs[0]
    match.play(match.legal[0])
    answers = list[float]()
    for action in match.legal:
        after = match.copy()
        after.play(action)
        states[0] = State.read(after.state_bytes)[0]
        answers.append(kernel.foresee(board, states[0], seat, row))
    states[0] = State.read(match.state_bytes)[0]
    found = kernel.foresee_replies(board, states, Log.array()[0], out, seat, row)
    assert len(set(answers)) > 1
    assert found == pytest.approx(np.mean(answers))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_loses_money_by_playing_on(players: int) -> None:
    boards: Any = find_game("ride-the-rails").board.structs
    before: Any = sample(players)
    states: Any = before.copy()
    play_all_on(boards, states)
    assert (states["decision"] == decisions.FINISHED).all()
    assert (states["money"] >= before["money"]).all()
    assert (states["money"].max(axis=1) > before["money"].max(axis=1)).mean() > 0.9


def test_the_last_train_pays_as_the_rules_say() -> None:
    match = running(
        {"red": EAST}, shares={"red": [0, 1, 0]}, money=[50, 40, 62], turn=2, passengers="G57"
    )
    boards: Any = match.board.structs
    states: Any = State.read(match.state_bytes).copy()
    play_all_on(boards, states)
    assert states["money"][0].tolist() == [50, 42, 65] + [0] * (SEATS - 3)
