"""The catalogue of games and boards: which can be played here, and on which boards."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trunkline.core.board import BoardFile, game_of_board, parse_board
from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame, LoadedBoard
from trunkline.core.options import Choices
from trunkline.games import find_game, game_ids
from trunkline.server.model.errors import Refused
from trunkline.server.observability import get_log

OWN_BOARD = ""
TICKETS = "tickets-"  # before the fingerprint of a board with a ticket deck that is not its own


def known_game(id: str) -> AnyGame:
    try:
        return find_game(id)
    except BadSetup:
        raise Refused(404, "not-found", "problem-no-game", values={"game": id[:80]}) from None


@functools.cache
def installed_games() -> tuple[AnyGame, ...]:
    """Every game that can be loaded; one from elsewhere that cannot does not spoil the others."""
    found = []
    for id in game_ids():
        try:
            found.append(find_game(id))
        except Exception:  # whatever its author got wrong
            get_log().exception("a game cannot be loaded", game=id)
    return tuple(found)


class BoardCatalogue:
    """The boards that a server offers: the games' own, those with the ticket decks that it was
    given, and those of earlier releases on which stored matches are played."""

    def __init__(self, tickets: Sequence[str] = ()) -> None:
        """`tickets`: files of ticket decks. BadBoard: one of them does not fit its game."""
        self._decks: dict[str, dict[str, LoadedBoard[Any, Any]]] = {}  # by game, by the board's id
        self._earlier: dict[str, LoadedBoard[Any, Any]] = {}  # by fingerprint
        for file in tickets:
            game = find_game(game_of_board(Path(file)))
            board = game.load_board({}, tickets=file)
            boards = self._decks.setdefault(game.id, {})
            boards[f"{TICKETS}{board.file.fingerprint}"] = board

    def board_ids(self, game: AnyGame) -> list[str]:
        """The usual one first: the boards with the ticket decks that were asked for, and the game's
        own, which its options choose where it has several.
        """
        return [*self._decks.get(game.id, ()), OWN_BOARD]

    def board_of(self, game: AnyGame, board: str, options: Choices) -> LoadedBoard[Any, Any]:
        if board == OWN_BOARD:
            return game.own_board(options)
        if board not in self.board_ids(game):
            named = {"game": game.title, "board": board[:80]}
            raise Refused(400, "bad-setup", "problem-no-board", values=named)
        return self._decks[game.id][board]

    def earlier_board(
        self, game: AnyGame, board: str, options: Choices, fingerprint: str
    ) -> LoadedBoard[Any, Any] | None:
        """The board with that fingerprint: the present one, or one read from the database."""
        try:
            loaded_board = self.board_of(game, board, options)
        except (Refused, BadSetup):
            return self._earlier.get(fingerprint)
        return (
            loaded_board
            if loaded_board.file.fingerprint == fingerprint
            else self._earlier.get(fingerprint)
        )

    def add_earlier_board(self, game: AnyGame, text: str) -> None:
        """A board that a stored match is played on, and that is not what it was any more."""
        board = LoadedBoard(game, parse_board(text, game.schema))
        self._earlier[board.file.fingerprint] = board


def has_own_tickets(board: str) -> bool:
    return board.startswith(TICKETS)


def board_text(game: AnyGame, board: LoadedBoard[Any, Any]) -> str:
    """The board file for a process that has only that; empty: what is played if nothing is said."""
    return "" if board is game.board else written_board(board)


@functools.lru_cache(maxsize=64)
def written_board(board: LoadedBoard[BoardFile, Any]) -> str:
    return board.file.text()
