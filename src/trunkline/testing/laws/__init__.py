"""The laws that every game must keep, as checks that anybody's game can be put through.

    from trunkline.testing import laws
    laws.check_all(game)

Each check raises LawBroken with the seed of the game, so that it can be played again.
"""

from __future__ import annotations

from pathlib import Path

from trunkline.core.game import AnyGame
from trunkline.testing.laws.base import LawBroken
from trunkline.testing.laws.fairness import players_decide_by_what_they_see
from trunkline.testing.laws.interpreted import interpreted_plays_as_compiled
from trunkline.testing.laws.legality import lists_agree_and_matches_end
from trunkline.testing.laws.observations import views_tell_only_what_is_known
from trunkline.testing.laws.records import records_replay_and_undo_restores
from trunkline.testing.laws.suggestions import suggestions_can_be_taken
from trunkline.testing.laws.texts import (
    actions_print_and_parse,
    board_prints_and_parses,
    texts_are_complete,
)

__all__ = [
    "LawBroken",
    "actions_print_and_parse",
    "board_prints_and_parses",
    "check_all",
    "interpreted_plays_as_compiled",
    "lists_agree_and_matches_end",
    "players_decide_by_what_they_see",
    "records_replay_and_undo_restores",
    "suggestions_can_be_taken",
    "texts_are_complete",
    "views_tell_only_what_is_known",
]


def check_all(game: AnyGame, games: int = 2000, board: Path | None = None) -> None:
    """Every law, for every number of players, every choice of every option and every board."""
    texts_are_complete(game)
    actions_print_and_parse(game)
    board_prints_and_parses(game)
    for players in game.players:
        lists_agree_and_matches_end(game, players, games, board)
        records_replay_and_undo_restores(game, players, board=board)
        views_tell_only_what_is_known(game, players)
        suggestions_can_be_taken(game, players, board=board)
        players_decide_by_what_they_see(game, players)
    interpreted_plays_as_compiled(game)
