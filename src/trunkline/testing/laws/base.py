"""What all laws share: the error, the settings that each is checked under, actions to play."""

from __future__ import annotations

import itertools
from contextlib import suppress
from typing import Any

from trunkline.core.actions import Action
from trunkline.core.game import AnyGame, LoadedBoard
from trunkline.core.match import Match
from trunkline.core.options import BOARD, Contradiction

SEED = 1
EVERY = 40  # one decision in so many is looked at closely: all would take too long


class LawBroken(AssertionError):
    """The game breaks a law of all games."""


def every_setting(game: AnyGame) -> list[dict[str, str]]:
    """The defaults of each edition, and on top of them each other choice of each option alone."""
    found = []
    for edition in _deciding_choices(game):
        found.append(game.choose_options(edition))
        for option in game.options:
            for choice in option.choices:
                with suppress(Contradiction):
                    found.append(game.choose_options({**edition, option.name: choice}))
    return [setting for at, setting in enumerate(found) if setting not in found[:at]]


def _deciding_choices(game: AnyGame) -> list[dict[str, str]]:
    """What is chosen of the options on which the defaults of others depend."""
    deciders = {option.default_by[0] for option in game.options if option.default_by}
    choices = [
        [(option.name, choice) for choice in option.choices]
        for option in game.options
        if option.name in deciders
    ]
    return [dict(chosen) for chosen in itertools.product(*choices)]


def own_boards(game: AnyGame) -> list[LoadedBoard[Any, Any]]:
    return [game.own_board({BOARD: board}) for board in game.board_paths]


def conserved(
    game: AnyGame, board: LoadedBoard[Any, Any], totals: dict[str, int], state: Any
) -> None:
    """Components are conserved: money with the bank, shares, pieces, cards."""
    now = dict(game.conserved(board, state))
    if now != totals:
        changed = {name: (totals[name], now[name]) for name in totals if now[name] != totals[name]}
        raise LawBroken(f"not conserved: {changed}")


def play_some_action(match: Match) -> None:
    """Play some legal action: a different one each time, the same in every run."""
    match.play(some_action(match))


def some_action(match: Match) -> Action:
    return match.legal[(len(match.actions) + match.seed) * 7919 % len(match.legal)]
