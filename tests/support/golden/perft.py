"""Perft: how many sequences of 1, 2, … actions there are, at the start and in mid-game."""

from __future__ import annotations

import json

from tests.support.golden.choice import seats_in_order
from tests.support.golden.match import PAGE
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.testing.laws.base import every_setting, play_some_action
from trunkline.testing.perft import perft

PERFT_NODES, DEPTH = 20_000, 6  # count one depth more from below so many, up to a depth


def perft_numbers(game: AnyGame) -> dict[str, list[int]]:
    """The sequences of 1, 2, … actions: for every table, at the start and in mid-game."""
    numbers = {}
    for players in game.players:
        for options in every_setting(game):
            deal = seats_in_order(game, players)
            match = Match(game, players, seed=0, options=options, deal=deal)
            for begun in (0, PAGE, PAGE):
                for _ in range(begun):
                    if match.actor is not None:
                        play_some_action(match)
                table = f"{players} {json.dumps(options)} after {len(match.actions)}"
                numbers[table] = counts_to_depth(match)
    return numbers


def counts_to_depth(match: Match) -> list[int]:
    counts = [perft(match, 1)]
    while counts[-1] < PERFT_NODES and len(counts) < DEPTH:
        counts.append(perft(match, len(counts) + 1))
    return counts


def perft_text(numbers: dict[str, list[int]]) -> str:
    """JSON with a line for each table, so that a diff can be read."""
    lines = [f"  {json.dumps(table)}: {counts}" for table, counts in numbers.items()]
    return "{\n" + ",\n".join(lines) + "\n}"
