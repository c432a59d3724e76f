"""The laws of all games, for every game that is registered."""

from __future__ import annotations

import pytest

from tests.support.golden.match import board_named, boards_of
from trunkline.core.game import AnyGame
from trunkline.games import find_game, game_ids
from trunkline.testing import laws

TABLES = [(id, players) for id in game_ids() for players in find_game(id).players]

every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=game_ids())
every_table = pytest.mark.parametrize(
    ("game", "players"),
    [(find_game(id), players) for id, players in TABLES],
    ids=[f"{id}-{players}" for id, players in TABLES],
)


@every_game
def test_texts_are_complete_in_every_language(game: AnyGame) -> None:
    laws.texts_are_complete(game)


@every_game
def test_actions_print_and_parse(game: AnyGame) -> None:
    laws.actions_print_and_parse(game)


@every_game
def test_the_board_file_prints_and_parses(game: AnyGame) -> None:
    laws.board_prints_and_parses(game)


@every_table
def test_lists_agree_with_refusals_and_matches_end(game: AnyGame, players: int) -> None:
    laws.lists_agree_and_matches_end(game, players, games=2000)


@every_table
def test_the_laws_hold_on_the_boards_of_the_tests(game: AnyGame, players: int) -> None:
    for board in boards_of(game)[1:]:
        laws.lists_agree_and_matches_end(game, players, games=400, board=board_named(board))
        laws.records_replay_and_undo_restores(game, players, board=board_named(board))


@every_table
def test_records_replay_and_undo_restores(game: AnyGame, players: int) -> None:
    laws.records_replay_and_undo_restores(game, players)


@every_table
def test_views_tell_only_what_is_known(game: AnyGame, players: int) -> None:
    laws.views_tell_only_what_is_known(game, players)


@every_game
def test_interpreted_and_compiled_runs_are_identical(game: AnyGame) -> None:
    laws.interpreted_plays_as_compiled(game)
