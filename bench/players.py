"""What bots cost: decisions a second of each level, nodes a second of those that search.

    python bench/players.py [GAME …]

A decision is the mean over a match in compiled code, forced ones among them; of those that search,
over some decisions asked in Python, with so many nodes each.
"""

from __future__ import annotations

import sys
import time

from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.games import find_game, game_ids
from trunkline.lab.batches import AMPLE_SECONDS, Batch, play_batch, registered
from trunkline.players import make_player, player_names
from trunkline.players.player import NodeLimited, decide

PLAYERS = 4
ACTIONS = 200  # of a match
ROUNDS = 2  # the best of them counts: machines are noisy
NODES = 24  # of a decision of who searches
SPREAD, DECISIONS = 9, 4  # one decision in so many is measured, and how many are
GUIDE = "greedy"


def main(ids: list[str]) -> None:
    """A line as soon as it is known: all games together take some minutes."""
    row = "{:32}{:12}{:>16}{:>20}{:>16}".format
    print(row("game", "player", "ms a decision", "decisions a second", "nodes a second"))
    for id in ids:
        game = find_game(id)
        for name in player_names(game):
            print(row(id, name, *figures(game, name)), flush=True)


def figures(game: AnyGame, name: str) -> tuple[str, str, str]:
    if isinstance(make_player(name), NodeLimited):
        seconds = searching(game, name)
        return f"{seconds * 1e3:.3g}", f"{1 / seconds:,.0f}", f"{NODES / seconds:,.0f}"
    seconds = deciding(game, name)
    return f"{seconds * 1e3:.3g}", f"{1 / seconds:,.0f}", ""


def deciding(game: AnyGame, name: str) -> float:
    """Seconds for a decision of that player, at a table where it has every seat."""
    players = game.nearest_players(PLAYERS)
    batch = Batch(
        game.id,
        (registered(name),) * players,
        game.choose_options({}),
        seed=0,
        first=0,
        games=1,
        most=ACTIONS,
        beside=(registered(GUIDE),),
    )
    played = [play_batch(batch) for _ in range(1 + ROUNDS)][1:]  # the first one compiles
    return min(each.seconds / each.actions for each in played)


def searching(game: AnyGame, name: str) -> float:
    """Seconds for a decision of NODES nodes, in positions of a match of greedy players."""
    match, guide = Match(game, game.nearest_players(PLAYERS), seed=0), make_player(GUIDE)
    took = list[float]()
    while match.actor is not None and len(took) <= DECISIONS:
        if len(match.actions) % SPREAD == 0 and len(match.legal) > 1:
            player = make_player(name)
            assert isinstance(player, NodeLimited)
            player.nodes = NODES
            began = time.perf_counter()
            decide(match, player, AMPLE_SECONDS)
            took.append(time.perf_counter() - began)
        match.play(decide(match, guide))
    return sum(took[1:]) / len(took[1:])  # the first one compiles


if __name__ == "__main__":
    main(sys.argv[1:] or list(game_ids()))
