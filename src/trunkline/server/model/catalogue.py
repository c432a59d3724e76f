"""The games as the front page, the rules page and a new match need them."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trunkline.core.board import BoardFile, game_of_board, parse_board
from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame, Ground
from trunkline.core.options import Choices
from trunkline.games import find_game, game_ids
from trunkline.server.logging_setup import get_log
from trunkline.server.model.errors import Refused

OWN_BOARD = ""
TICKETS = "tickets-"  # before the fingerprint of a board with a ticket deck that is not its own
Decks = dict[str, dict[str, Ground[Any, Any]]]  # game id -> board id -> the board with that deck


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


# Boards


def board_ids(game: AnyGame) -> list[str]:
    """The usual one first: the boards with the ticket decks that were asked for, and the game's
    own, which its options choose where it has several.
    """
    return [*_decks.get(game.id, ()), OWN_BOARD]


def ground_of(game: AnyGame, board: str, options: Choices) -> Ground[Any, Any]:
    if board == OWN_BOARD:
        return game.own_ground(options)
    if board not in board_ids(game):
        named = {"game": game.title, "board": board[:80]}
        raise Refused(400, "bad-setup", "problem-no-board", values=named)
    return _decks[game.id][board]


def ground_as_it_was(
    game: AnyGame, board: str, options: Choices, fingerprint: str
) -> Ground[Any, Any] | None:
    """The board with that fingerprint: the present one, or one that was read from the database."""
    try:
        ground = ground_of(game, board, options)
    except (Refused, BadSetup):
        return _earlier.get(fingerprint)
    return ground if ground.file.fingerprint == fingerprint else _earlier.get(fingerprint)


_earlier: dict[str, Ground[Any, Any]] = {}  # by fingerprint


def recall_board(game: AnyGame, text: str) -> None:
    """A board that a stored match is played on, and that is not what it was any more."""
    ground = Ground(game, parse_board(text, game.schema))
    _earlier[ground.file.fingerprint] = ground


def board_text(game: AnyGame, ground: Ground[Any, Any]) -> str:
    """The board file for a process that has only that; empty: what is played if nothing is said."""
    return "" if ground is game.ground else written_board(ground)


@functools.lru_cache(maxsize=64)
def written_board(ground: Ground[BoardFile, Any]) -> str:
    return ground.file.text()


# Ticket decks. A server is told of them when it starts; they are the same for all who ask it.

_decks: Decks = {}


def offer_tickets(files: Sequence[str]) -> None:
    """Lay out these ticket decks, and no others. BadBoard: one of them does not fit its game."""
    decks = read_decks(files)
    _decks.clear()
    _decks.update(decks)


def read_decks(files: Sequence[str]) -> Decks:
    decks: Decks = {}
    for file in files:
        game = find_game(game_of_board(Path(file)))
        ground = game.ground_from({}, tickets=file)
        decks.setdefault(game.id, {})[f"{TICKETS}{ground.file.fingerprint}"] = ground
    return decks


def has_own_tickets(board: str) -> bool:
    return board.startswith(TICKETS)


def decks_on_offer() -> tuple[str, ...]:
    """What is kept of the games is good as long as these are the same."""
    return tuple(board for boards in _decks.values() for board in boards)
