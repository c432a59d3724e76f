"""Views of games: what can be played, the rulebook as HTML, and differences of editions.

All is made of what the rulebook marks and of the options, so that nothing is written twice.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Collection

from markdown_it import MarkdownIt

from trunkline.core.board import provenance
from trunkline.core.editions import Difference, OptionByEdition, differences, edition_option
from trunkline.core.examples import examples_of
from trunkline.core.game import AnyGame
from trunkline.core.lessons import BadLesson, lesson_of
from trunkline.core.options import BOARD, Option
from trunkline.core.record_file import load_record
from trunkline.core.rulebook import Chapter, Clause, UnknownEdition
from trunkline.core.setup import open_game
from trunkline.core.texts import Texts
from trunkline.players import offered_names
from trunkline.players.characters import characters_of
from trunkline.players.levels import level_of
from trunkline.render.svg import draw_cover
from trunkline.server.model.catalogue import BoardCatalogue, has_own_tickets, installed_games
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.schemas.games import (
    BoardInfo,
    BotInfo,
    ChapterInfo,
    ChoiceInfo,
    ClauseInfo,
    DifferenceInfo,
    DifferentChapter,
    EditionInfo,
    EditionsInfo,
    GameInfo,
    OptionInEdition,
    OptionInfo,
    RulebookInfo,
    SideInfo,
)
from trunkline.server.observability import get_log

USUAL = 4  # seats of a new table, where the game has room for them
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_SENTENCE = re.compile(r"(?<=[.!?])\s")
# As `core/rulebook.py` has them: before a paragraph, and after the word that opens a ruling.
_EDITION = re.compile(r"(<p>(?:<strong>[^<]*</strong> )?)<em>([\w-]+):</em> ")
_MARKS = re.compile(r"[*`_]|^[>|#-]+ ?", re.MULTILINE)


def all_games(boards: BoardCatalogue, language: str) -> list[GameInfo]:
    return [game_info(boards, game, language) for game in installed_games()]


def game_info(boards: BoardCatalogue, game: AnyGame, language: str) -> GameInfo:
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
        boards=[_board_info(boards, game, each, language) for each in boards.board_ids(game)],
        options=[_option_info(game, option, language) for option in game.options],
        edition_option=chooser.name if (chooser := edition_option(game)) else "",
        bots=bots(game, language),
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
    return provenance(game.own_board({BOARD: board}).file, language)


def bots(game: AnyGame, language: str) -> list[BotInfo]:
    """Who can take a seat: the levels, the weakest first, then characters and plugins."""
    texts = server_texts(language)
    return [
        BotInfo(id, texts.name("bot", id), _bot_about(game, id, language), level_of(id))
        for id in offered_names(game)
    ]


def _bot_about(game: AnyGame, id: str, language: str) -> str:
    texts = server_texts(language)
    key = f"bot-{id}-about"
    about = texts(key) if key in texts else ""
    if character := characters_of(game).get(id):
        return texts("bot-character-about", about=about, level=character.level)
    return about


def _board_info(boards: BoardCatalogue, game: AnyGame, board: str, language: str) -> BoardInfo:
    file = boards.board_of(game, board, {}).file
    label = game.texts(language).name("board", file.title or game.title)
    if has_own_tickets(board) and file.deck_title:
        label = f"{label} · {file.deck_title}"
    return BoardInfo(board, label, provenance(file, language))


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


def editions_info(game: AnyGame, language: str) -> EditionsInfo:
    chooser, named = edition_option(game), editions(game, language)
    title = game.title_in(language)
    if chooser is None:
        raise Refused(404, "not-found", "problem-one-edition", values={"game": title})
    by_chapter = itertools.groupby(differences(game, language), lambda each: each.chapter)
    return EditionsInfo(
        game=game.id,
        language=language,
        title=title,
        option=chooser.name,
        editions=named,
        chapters=[
            DifferentChapter(
                chapter.id,
                chapter.title,
                [_difference(each, named, game.texts(language)) for each in found],
            )
            for chapter, found in by_chapter
        ],
    )


def _difference(difference: Difference, named: list[EditionInfo], texts: Texts) -> DifferenceInfo:
    said = difference.clause.editions
    return DifferenceInfo(
        difference.clause.id,
        [
            SideInfo(
                edition.id,
                as_html(said.get(edition.id, "")),
                [_option_in_edition(each, edition.id, texts) for each in difference.options],
            )
            for edition in named
        ],
    )


def _option_in_edition(stands: OptionByEdition, edition: str, texts: Texts) -> OptionInEdition:
    name = stands.option.name

    def called(choice: str) -> str:
        return texts(f"option-{name}-{choice}")

    return OptionInEdition(
        name=name,
        label=texts(f"option-{name}"),
        default=called(stands.defaults[edition]) if stands.defaults else "",
        possible=[called(choice) for choice in stands.possible.get(edition, ())],
    )
