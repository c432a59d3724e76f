"""The games as the front page, the rules page and a new match need them."""

from __future__ import annotations

import functools
import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

from trunkline.core.board import BoardFile, game_of_board, parse_board, provenance
from trunkline.core.editions import edition_option
from trunkline.core.errors import BadSetup
from trunkline.core.examples import examples_of
from trunkline.core.game import AnyGame, Ground
from trunkline.core.lessons import BadLesson, lesson_of
from trunkline.core.options import BOARD, Choices, Option
from trunkline.core.record_file import load_record
from trunkline.core.rulebook import Chapter, Clause, UnknownEdition
from trunkline.core.setup import open_game
from trunkline.games import find_game, game_ids
from trunkline.players import SEATS, player_names
from trunkline.render.svg import draw_cover
from trunkline.server.game_payloads import (
    BoardInfo,
    BotInfo,
    ChapterInfo,
    ChoiceInfo,
    ClauseInfo,
    EditionInfo,
    GameInfo,
    OptionInfo,
    RulebookInfo,
)
from trunkline.server.logs import get_log
from trunkline.server.problems import Refused, server_texts

OWN_BOARD = ""
TICKETS = "tickets-"  # before the fingerprint of a board with a ticket deck that is not its own
Decks = dict[str, dict[str, Ground[Any, Any]]]  # game id -> board id -> the board with that deck
USUAL = 4  # seats of a new table, where the game has room for them
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_SENTENCE = re.compile(r"(?<=[.!?])\s")
# As `core/rulebook.py` has them: before a paragraph, and after the word that opens a ruling.
_EDITION = re.compile(r"(<p>(?:<strong>[^<]*</strong> )?)<em>([\w-]+):</em> ")
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
        options=[_option_info(game, option, language) for option in game.options],
        edition_option=chooser.name if (chooser := edition_option(game)) else "",
        bots=bots(language),
        lesson=has_lesson(game),
    )


def has_lesson(game: AnyGame) -> bool:
    """One that cannot be read, of a game from elsewhere, does not spoil the front page."""
    try:
        return lesson_of(game) is not None
    except BadLesson:
        get_log().exception("a lesson cannot be read", game=game.id)
        return False


def _option_info(game: AnyGame, option: Option, language: str) -> OptionInfo:
    texts, rules = game.texts(language), game.rulebook(language)
    decider, defaults = option.default_by or ("", {})
    return OptionInfo(
        name=option.name,
        label=texts(f"option-{option.name}"),
        clause=option.clause,
        rule=as_html(rules[option.clause].text),
        choices=[
            ChoiceInfo(
                id=each,
                label=texts(f"option-{option.name}-{each}"),
                about=_about_board(game, each, language) if option.name == BOARD else "",
                demands=dict(option.demands.get(each, {})),
            )
            for each in option.choices
        ],
        decider=decider,
        defaults=dict(defaults),
    )


def _about_board(game: AnyGame, board: str, language: str) -> str:
    """Where the facts on one of the game's own boards come from."""
    return provenance(game.own_ground({BOARD: board}).file, language)


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


def _board_info(game: AnyGame, board: str, language: str) -> BoardInfo:
    file = ground_of(game, board, {}).file
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
    game_info.cache_clear()


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


@functools.lru_cache(maxsize=16)
def cover(game: AnyGame, language: str) -> str:
    """The map in the match that the game has for its cover, else as it is at the beginning."""
    record = game.folder / "cover.txt"
    if record.exists():
        return draw_cover(load_record(record, lambda _: game).scene(language))
    return draw_cover(open_game(game, game.players.start, seed=0).position.scene(language))


# Rules


@functools.cache
def rulebook_info(game: AnyGame, language: str, edition: str) -> RulebookInfo:
    """The whole rulebook, or that of one edition."""
    rules = game.rulebook(language)
    if edition:
        try:
            rules = rules.of(edition)
        except UnknownEdition:
            named = {"game": rules.title, "edition": edition[:80]}
            raise Refused(404, "not-found", "problem-no-edition", values=named) from None
    return RulebookInfo(
        game=game.id,
        language=language,
        title=rules.title,
        introduction=as_html(rules.introduction),
        chapters=[_chapter(chapter, examples_of(game).clauses) for chapter in rules.chapters],
        editions=editions(game, language),
        edition=edition,
        lesson=has_lesson(game),
    )


def editions(game: AnyGame, language: str) -> list[EditionInfo]:
    """As the rulebook brings them up; none, if it knows one only."""
    chooser, texts = edition_option(game), game.texts(language)
    if chooser is None:
        return []
    named = game.rulebook(language).editions
    return [EditionInfo(each, texts(f"option-{chooser.name}-{each}")) for each in named]


def _chapter(chapter: Chapter, shown: Collection[str]) -> ChapterInfo:
    clauses = [_clause(each, each.id in shown) for each in chapter.clauses]
    return ChapterInfo(chapter.id, chapter.title, clauses)


def _clause(clause: Clause, shown: bool) -> ClauseInfo:
    return ClauseInfo(clause.id, as_html(clause.text), plain(clause.text), shown)


def as_html(markdown: str) -> str:
    """Raw HTML in a rulebook stays text: a game from elsewhere brings no scripts."""
    html = str(_MARKDOWN.render(markdown))
    return _EDITION.sub(r'\1<span class="edition">\2</span> ', html)


def plain(markdown: str) -> str:
    return " ".join(_MARKS.sub(" ", markdown).replace("|", " ").split())


def first_sentence(markdown: str) -> str:
    return _SENTENCE.split(plain(markdown), maxsplit=1)[0]
