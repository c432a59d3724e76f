"""The kernel of learned players: one ply over the positions that a decision leads to.

A position is judged by the game's value net, where it has one, and else by its `evaluate`. What the
seat cannot know stays blank: a card drawn blindly is judged as such, and nothing is guessed. Only
where the seat's own next decision hangs on what it will see, such as which of the tickets drawn it
keeps, that is dealt a few times, and what it would decide is judged on the average.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.contract import HIDDEN, OVER, UNLISTED, UNSOLVED, AnyRules
from trunkline.core.errors import BadSetup
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.rng import WORD, Random, next_word, seed_random
from trunkline.core.struct import FloatRow, Row, Struct, StructArray, float_scratch, scratch
from trunkline.players.value_net import (
    INPUTS,
    MARGIN,
    OUTPUTS,
    SCALE,
    WIN,
    check_row,
    clear,
    judge_features,
    sigmoid,
    units_and_places,
)

# How the row of parameters begins; the value net follows. From LIKED on stand blocks of actions
# that the player likes or dislikes to do: the number of the first, of the one after the last, and
# how much, in parts of what is at stake.
(
    TEMPERATURE,
    CARELESSNESS,
    MARGIN_WEIGHT,
    FEW,
    FOLLOWED,
    BEAM,
    DEALS,
    TRIED,
    FORESIGHT,
    LIKED,
) = range(10)
LIKED_BLOCKS, A_BLOCK = 5, 3
PARTNERS = LIKED + A_BLOCK * LIKED_BLOCKS
SETTINGS = PARTNERS + 1
MOST_PLANS = 400
MOST_REPLIES = 8
NEVER = -1e18

rules: AnyRules  # given by the game (see `instantiate`)


def check_parameters(game: AnyGame, parameters: Any) -> None:
    """See `players.parameters`."""
    if len(parameters) < SETTINGS:
        raise BadSetup(f"the learned player has {SETTINGS} settings, and then its net")
    if (partners := int(parameters[PARTNERS])) != game.partners:
        raise BadSetup(f"teams of {game.title} have {game.partners} players, not {partners}")
    check_row(parameters[SETTINGS:], max(game.features, 1))


@compiled(entry=True)
def choose(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    randoms: StructArray[Random],
    logs: StructArray[Log],
    out: Row,
    seat: int,
    seed: int,
    decision: int,
    parameters: FloatRow,
) -> int:
    """The action in states[0], which is the seat's observation."""
    seed_random(randoms[0], seed, decision)
    return decide(boards[0], states, logs[0], out, seat, randoms[0], parameters)


@compiled
def decide(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    random: Random,
    parameters: FloatRow,
) -> int:
    """The action with the best outlook; with a temperature, one of the good ones."""
    n = rules.legal(board, states[0], out)
    if n == 1:
        return out[0]
    values: Any = np.empty(MOST_PLANS)
    planned = UNLISTED
    if rules.has_plans and parameters[FOLLOWED] > 0.0:
        planned = weigh_plans(board, states, log, out, seat, parameters, values)
    if planned != UNLISTED:
        n = planned
    else:
        solved = rules.solve(board, states[0], seat)
        if solved != UNSOLVED:
            return solved
        n = rules.promising(board, states[0], out, n)
        values = np.empty(2 * n)
        n = weigh(board, states, log, out, n, seat, random, parameters, values)
    at_stake = stakes(values, n)
    add_liking(values, out, n, parameters, at_stake)
    temperature = parameters[TEMPERATURE]
    if not is_shared(states[0], parameters):
        temperature += parameters[CARELESSNESS] * at_stake
    return out[pick(values, n, temperature, random)]


@compiled
def is_shared(state: Any, parameters: FloatRow) -> bool:
    """Whether it is about what the seat and its partner have together."""
    return parameters[PARTNERS] > 1.0 and bool(rules.shared[state.decision])


@compiled
def weigh(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    n: int,
    seat: int,
    random: Random,
    parameters: FloatRow,
    values: Any,
) -> int:
    """What the first n actions in `out` lead to; of more than the beam only the best at sight stay,
    at the beginning. How many there are then."""
    room = thinking_room(parameters)
    levels, beam = 2 + int(parameters[FOLLOWED]), int(parameters[BEAM])
    if levels > 2 and n > beam:
        for choice in range(n):
            states[1] = states[0]
            rules.apply(board, states[1], out[choice], log)
            values[choice] = judge(board, states[1], seat, parameters, room)
        add_liking(values, out, n, parameters, stakes(values, n))
        best_first(values, out, n, beam)
        n = beam
    for choice in range(n):
        states[1] = states[0]
        rules.apply(board, states[1], out[choice], log)
        ahead, deals = states[1:levels], 1
        if rules.actor(ahead[0]) == seat and rules.legal(board, ahead[0], out[n:]) == 0:
            deals = int(parameters[DEALS])
        total = 0.0
        for _ in range(deals):
            if deals > 1:
                imagine(board, states, out[choice], log, seat, random)
            total += look_ahead(board, ahead, log, out[n:], seat, parameters, room)
        values[choice] = total / deals
    if rules.plays_on and parameters[TRIED] > 0.0:
        tried = min(n, int(parameters[TRIED]))
        best_first(values, out, n, tried)
        for choice in range(tried):
            states[1] = states[0]
            rules.apply(board, states[1], out[choice], log)
            values[n + choice] = foresee_replies(board, states[1:], log, out[n:], seat, parameters)
        add_foresight(values, n, tried, parameters[FORESIGHT])
    return n


@compiled
def foresee_replies(
    board: Struct, states: StructArray[Struct], log: Log, out: Row, seat: int, parameters: FloatRow
) -> float:
    """What comes of states[0]: the mean over another's next actions, if they are few."""
    n = 1
    if rules.actor(states[0]) not in (seat, OVER):
        n = rules.legal(board, states[0], out)
    if n == 1 or n > MOST_REPLIES:
        return foresee(board, states[0], seat, parameters)
    total = 0.0
    for choice in range(n):
        states[1] = states[0]
        rules.apply(board, states[1], out[choice], log)
        total += foresee(board, states[1], seat, parameters)
    return total / n


@compiled
def foresee(board: Struct, state: Struct, seat: int, parameters: FloatRow) -> float:
    """What comes of the position, which is spoilt, if all go on by simple rules."""
    rules.play_on(board, state)
    scale = parameters[SETTINGS + SCALE]
    win, margin = outcome(board, state, seat, int(parameters[PARTNERS]), scale)
    weight = parameters[MARGIN_WEIGHT]
    return (win + weight * margin) / (1.0 + weight)


@compiled
def add_foresight(values: Any, n: int, tried: int, weight: float) -> None:
    """The outcomes of the first ones, which were tried, stand behind the n values. What was not
    tried is taken for as bad as the worst that was."""
    worst = values[n]
    for choice in range(tried):
        worst = min(worst, values[n + choice])
    for choice in range(n):
        foreseen = values[n + choice] if choice < tried else worst
        values[choice] = (1.0 - weight) * values[choice] + weight * foreseen


@compiled
def weigh_plans(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    parameters: FloatRow,
    values: Any,
) -> int:
    """What the plans lead to; of more than the beam only the best at sight are followed, and stay.
    How many there are then: of each the first action stands in `out`. UNLISTED: there are none."""
    n = rules.plans(board, states[0], seat, out)
    if n == UNLISTED:
        return n
    room = thinking_room(parameters)
    levels, beam = 2 + int(parameters[FOLLOWED]), int(parameters[BEAM])
    begins = scratch(n)
    end = 0
    for choice in range(n):
        begins[choice] = end
        states[1] = states[0]
        end = carry_out(board, states[1], out, end, log)
        values[choice] = judge(board, states[1], seat, parameters, room)
    if n > beam:
        best_first(values, begins, n, beam)
        n = beam
    for choice in range(n):
        states[1] = states[0]
        carry_out(board, states[1], out, begins[choice], log)
        values[choice] = follow_plans(
            board, states[1:levels], log, out[end:], seat, parameters, room, values[choice]
        )
    if rules.plays_on and parameters[TRIED] > 0.0:
        tried = min(n, int(parameters[TRIED]))
        best_first(values, begins, n, tried)
        for choice in range(tried):
            states[1] = states[0]
            carry_out(board, states[1], out, begins[choice], log)
            follow_plans(
                board, states[1:levels], log, out[end:], seat, parameters, room, values[choice]
            )
            values[n + choice] = foresee(board, states[levels - 1], seat, parameters)
        add_foresight(values, n, tried, parameters[FORESIGHT])
    for choice in range(n):
        begins[choice] = out[begins[choice] + 1]
    for choice in range(n):
        out[choice] = begins[choice]
    return n


@compiled
def carry_out(board: Struct, state: Struct, plans: Row, at: int, log: Log) -> int:
    """The plan that stands there; where it ends."""
    end = at + 1 + plans[at]
    for place in range(at + 1, end):
        rules.apply(board, state, plans[place], log)
    return end


@compiled
def follow_plans(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    parameters: FloatRow,
    room: FloatRow,
    value: float,
) -> float:
    """The value of states[0] to the seat, which goes on by the plan that is best at sight; `value`
    is what it is worth at sight. Where that leads is left in the last of the states."""
    n = UNLISTED
    if len(states) > 1 and rules.actor(states[0]) == seat:
        n = rules.plans(board, states[0], seat, out)
    if n == UNLISTED:
        states[len(states) - 1] = states[0]
        return value
    best, chosen, end = NEVER, 0, 0
    for _ in range(n):
        states[1] = states[0]
        begin = end
        end = carry_out(board, states[1], out, begin, log)
        sight = judge(board, states[1], seat, parameters, room)
        if sight > best:
            best, chosen = sight, begin
    states[1] = states[0]
    carry_out(board, states[1], out, chosen, log)
    return follow_plans(board, states[1:], log, out[end:], seat, parameters, room, best)


@compiled
def imagine(
    board: Struct, states: StructArray[Struct], action: int, log: Log, seat: int, random: Random
) -> None:
    """To states[1]: what the seat may come to see after the action."""
    states[1] = states[0]
    rules.redeal(board, states[1], seat, random)
    rules.apply(board, states[1], action, log)
    rules.hide(board, states[1], seat)


@compiled
def thinking_room(parameters: FloatRow) -> FloatRow:
    net = parameters[SETTINGS:]
    return float_scratch(int(net[INPUTS]) + units_and_places(net) + OUTPUTS)


@compiled
def best_first(values: Any, out: Row, n: int, count: int) -> None:
    """So many of the best actions to the beginning of the list."""
    for place in range(count):
        best = place
        for choice in range(place + 1, n):
            if values[choice] > values[best]:
                best = choice
        values[place], values[best] = values[best], values[place]
        out[place], out[best] = out[best], out[place]


@compiled
def stakes(values: Any, n: int) -> float:
    """How much better the best is than the mean: what there is to lose."""
    best, total = NEVER, 0.0
    for choice in range(n):
        best = max(best, values[choice])
        total += values[choice]
    return best - total / n


@compiled
def add_liking(values: Any, out: Row, n: int, parameters: FloatRow, at_stake: float) -> None:
    """What the player likes counts for more than it is worth, by a part of what is at stake."""
    for block in range(LIKED, PARTNERS, A_BLOCK):
        bonus = parameters[block + 2] * at_stake
        if bonus != 0.0:
            for choice in range(n):
                if parameters[block] <= out[choice] < parameters[block + 1]:
                    values[choice] += bonus


@compiled
def pick(values: Any, n: int, temperature: float, random: Random) -> int:
    """The best; of equals any. With a temperature T one that is worse by d is exp(d / T) times as
    likely as the best."""
    best = NEVER
    for choice in range(n):
        best = max(best, values[choice])
    total = 0.0
    for choice in range(n):
        behind = values[choice] - best
        if temperature > 0.0:
            values[choice] = math.exp(behind / temperature)
        else:
            values[choice] = 1.0 if behind == 0.0 else 0.0
        total += values[choice]
    left = total * next_word(random) / (WORD + 1.0)
    for choice in range(n):
        left -= values[choice]
        if left < 0.0:
            return choice
    return n - 1


@compiled
def look_ahead(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    parameters: FloatRow,
    room: FloatRow,
) -> float:
    """The value of states[0] to the seat, its own next decisions taken well.

    The states after it are room to think in. (Why no argument counts the levels: see the greedy
    player's kernel.)
    """
    if len(states) == 1 or rules.actor(states[0]) != seat:
        return judge(board, states[0], seat, parameters, room)
    n = rules.legal(board, states[0], out)
    if n == 0:  # it hangs on what the seat does not know yet
        return judge(board, states[0], seat, parameters, room)
    n = rules.promising(board, states[0], out, n)
    follow_all = n <= parameters[FEW]
    best, chosen = NEVER, out[0]
    for choice in range(n):
        states[1] = states[0]
        rules.apply(board, states[1], out[choice], log)
        if follow_all:
            value = look_ahead(board, states[1:], log, out[n:], seat, parameters, room)
        else:
            value = judge(board, states[1], seat, parameters, room)
        if value > best:
            best, chosen = value, out[choice]
    if follow_all:
        return best
    states[1] = states[0]
    rules.apply(board, states[1], chosen, log)
    return look_ahead(board, states[1:], log, out[n:], seat, parameters, room)


@compiled
def judge(board: Struct, state: Any, seat: int, parameters: FloatRow, room: FloatRow) -> float:
    """What the seat may expect: between 0 and 1, mostly its share of the win."""
    net = parameters[SETTINGS:]
    inputs = int(net[INPUTS])
    weight = parameters[MARGIN_WEIGHT]
    if rules.actor(state) == OVER and all_is_known(board, state):
        win, margin = outcome(board, state, seat, int(parameters[PARTNERS]), net[SCALE])
        return (win + weight * margin) / (1.0 + weight)
    x, hidden = room[:inputs], room[inputs + OUTPUTS :]
    result = room[inputs : inputs + OUTPUTS]
    clear(x)
    rules.features(board, state, seat, x)
    judge_features(net, x, hidden, result)
    return (result[WIN] + weight * result[MARGIN]) / (1.0 + weight)


@compiled
def all_is_known(board: Struct, state: Any) -> bool:
    """Of a finished game: whether the seat that thinks knows everybody's score."""
    points = scratch(state.players)
    rules.scores(board, state, points)
    for each in range(state.players):
        if points[each] == HIDDEN:
            return False
    return True


@compiled
def outcome(
    board: Struct, state: Any, seat: int, partners: int, scale: float
) -> tuple[float, float]:
    """Of a finished game: the share of the win of the seat's team, and its margin, squashed."""
    places, points = scratch(state.players), scratch(state.players)
    rules.ranking(board, state, places)
    rules.scores(board, state, points)
    winners, best = 0, -(1 << 30)
    for each in range(state.players):
        winners += places[each] == 1
        if each // partners != seat // partners:
            best = max(best, points[each])
    win = partners / winners if places[seat] == 1 else 0.0
    return win, sigmoid((points[seat] - best) / scale)
