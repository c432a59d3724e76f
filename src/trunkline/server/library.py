"""The games as the front page, the rules page and a new match need them."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

from trunkline.core.board import game_of_board, provenance
from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame, Ground
from trunkline.core.opening import open_game
from trunkline.core.record_file import load_record
from trunkline.core.rulebook import Chapter, Clause
from trunkline.core.svg import draw_cover
from trunkline.games import find_game, game_ids
from trunkline.players import SEATS, player_names
from trunkline.server.logs import get_log
from trunkline.server.payloads import (
    BoardInfo,
    BotInfo,
    ChapterInfo,
    ChoiceInfo,
    ClauseInfo,
    GameInfo,
    OptionInfo,
    RulebookInfo,
)
from trunkline.server.problems import Refused, server_texts

OWN_BOARD = ""
TICKETS = "tickets-"  # before the fingerprint of a board with a ticket deck that is not its own
Decks = dict[str, dict[str, Ground[Any, Any]]]  # game id -> board id -> the board with that deck
USUAL = 4  # seats of a new table, where the game has room for them
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_SENTENCE = re.compile(r"(?<=[.!?])\s")
_MARKS = re.compile(r"[*`_]|^[>|#-]+ ?", re.MULTILINE)


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


def all_games(language: str) -> list[GameInfo]:
    return [game_info(game, language) for game in installed_games()]


@functools.cache
def game_info(game: AnyGame, language: str) -> GameInfo:
    texts, rules = game.texts(language), game.rulebook(language)
    return GameInfo(
        id=game.id,
        title=rules.title,
        designer=game.designer,
        about=texts("about") if "about" in texts else first_sentence(rules.introduction),
        players=list(game.players),
        partners=game.partners,
        usual=game.nearest_players(USUAL),
        minutes=game.minutes,
        rules_version=game.rules_version,
        boards=[_board_info(game, board, language) for board in board_ids(game)],
        options=[
            OptionInfo(
                name=option.name,
                label=texts(f"option-{option.name}"),
                clause=option.clause,
                rule=as_html(rules[option.clause].text),
                choices=[
                    ChoiceInfo(each, texts(f"option-{option.name}-{each}"))
                    for each in option.choices
                ],
            )
            for option in game.options
        ],
        bots=bots(language),
    )


def bots(language: str) -> list[BotInfo]:
    """Who can take a seat: ours, the strongest first, then those from elsewhere."""
    ids = dict.fromkeys([*reversed(SEATS), *player_names()])
    return [BotInfo(id, bot_name(id, language), _bot_about(id, language)) for id in ids]


def bot_name(id: str, language: str) -> str:
    return server_texts(language).name("bot", id)


def _bot_about(id: str, language: str) -> str:
    texts = server_texts(language)
    key = f"bot-{id}-about"
    return texts(key) if key in texts else ""


# Boards


def board_ids(game: AnyGame) -> list[str]:
    """The usual one first: the board with the ticket decks that were asked for, the game's own
    board, and every `board-NAME.toml` beside it.
    """
    others = (path.stem.removeprefix("board-") for path in game.folder.glob("board-*.toml"))
    return [*_decks.get(game.id, ()), OWN_BOARD, *sorted(others)]


@functools.cache
def ground_of(game: AnyGame, board: str) -> Ground[Any, Any]:
    if board not in board_ids(game):
        named = {"game": game.title, "board": board[:80]}
        raise Refused(400, "bad-setup", "problem-no-board", values=named)
    if has_own_tickets(board):
        return _decks[game.id][board]
    return game.ground if board == OWN_BOARD else game.ground_from(_board_path(game, board))


@functools.lru_cache(maxsize=64)
def board_text(game: AnyGame, board: str) -> str:
    """The board file for a process that has only that; empty: the game's own."""
    return ground_of(game, board).file.text() if board else ""


def _board_path(game: AnyGame, board: str) -> Path:
    return game.folder / f"board-{board}.toml"


def _board_info(game: AnyGame, board: str, language: str) -> BoardInfo:
    file = ground_of(game, board).file
    label = game.texts(language).name("board", file.title or game.title)
    if has_own_tickets(board) and file.deck_title:
        label = f"{label} · {file.deck_title}"
    return BoardInfo(board, label, provenance(file, language))


# Ticket decks. A server is told of them when it starts; they are the same for all who ask it.

_decks: Decks = {}


def offer_tickets(files: Sequence[str]) -> None:
    """Lay out these ticket decks, and no others. BadBoard: one of them does not fit its game."""
    decks = read_decks(files)
    _decks.clear()
    _decks.update(decks)
    for cache in (ground_of, board_text, game_info):
        cache.cache_clear()


def read_decks(files: Sequence[str]) -> Decks:
    decks: Decks = {}
    for file in files:
        game = find_game(game_of_board(Path(file)))
        ground = game.ground_from(None, tickets=file)
        decks.setdefault(game.id, {})[f"{TICKETS}{ground.file.fingerprint}"] = ground
    return decks


def has_own_tickets(board: str) -> bool:
    return board.startswith(TICKETS)


def decks_on_offer() -> tuple[str, ...]:
    """What is kept of the games is good as long as these are the same."""
    return tuple(board for boards in _decks.values() for board in boards)


@functools.lru_cache(maxsize=16)
def cover(game: AnyGame, language: str) -> str:
    """The map in the match that the game has for its cover, else as it is at the beginning."""
    record = game.folder / "cover.txt"
    if record.exists():
        return draw_cover(load_record(record, lambda _: game).scene(language))
    return draw_cover(open_game(game, game.players.start, seed=0).position.scene(language))


# Rules


@functools.cache
def rulebook_info(game: AnyGame, language: str) -> RulebookInfo:
    rules = game.rulebook(language)
    return RulebookInfo(
        game=game.id,
        language=language,
        title=rules.title,
        introduction=as_html(rules.introduction),
        chapters=[_chapter(chapter) for chapter in rules.chapters],
    )


def _chapter(chapter: Chapter) -> ChapterInfo:
    return ChapterInfo(chapter.id, chapter.title, [_clause(each) for each in chapter.clauses])


def _clause(clause: Clause) -> ClauseInfo:
    return ClauseInfo(clause.id, as_html(clause.text), plain(clause.text))


def as_html(markdown: str) -> str:
    """Raw HTML in a rulebook stays text: a game from elsewhere brings no scripts."""
    return str(_MARKDOWN.render(markdown))


def plain(markdown: str) -> str:
    return " ".join(_MARKS.sub(" ", markdown).replace("|", " ").split())


def first_sentence(markdown: str) -> str:
    return _SENTENCE.split(plain(markdown), maxsplit=1)[0]
