"""The laws of all games, for every game that is registered."""

from __future__ import annotations

import pytest

from tests.support.golden.match import board_named, boards_of
from tests.support.volume import amount, count_games
from trunkline.core.game import AnyGame
from trunkline.games import find_game, game_ids
from trunkline.testing import laws
from trunkline.testing.laws.base import every_setting

RECORDS = amount(1, soak=6)  # matches of each setting that are written, read and undone
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
    count_games(laws.lists_agree_and_matches_end(game, players, amount(200, soak=5000)))


@every_table
def test_the_laws_hold_on_the_boards_of_the_tests(game: AnyGame, players: int) -> None:
    games, settings = amount(60, soak=1000), len(every_setting(game))
    for path in map(board_named, boards_of(game)[1:]):
        count_games(laws.lists_agree_and_matches_end(game, players, games, board=path))
        laws.records_replay_and_undo_restores(game, players, RECORDS, board=path)
        count_games(RECORDS * settings)


@every_table
def test_records_replay_and_undo_restores(game: AnyGame, players: int) -> None:
    laws.records_replay_and_undo_restores(game, players, RECORDS)
    count_games(RECORDS * len(every_setting(game)))


@every_table
def test_views_tell_only_what_is_known(game: AnyGame, players: int) -> None:
    laws.views_tell_only_what_is_known(game, players, decisions=amount(42, soak=168))


@every_table
def test_players_decide_by_what_they_see(game: AnyGame, players: int) -> None:
    laws.players_decide_by_what_they_see(game, players, positions=amount(16, soak=120))


@every_game
def test_interpreted_and_compiled_runs_are_identical(game: AnyGame) -> None:
    laws.interpreted_plays_as_compiled(game, games=amount(1, soak=4))
