"""What `trunkline rules` prints: the rulebook, clauses of it, where its editions differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.markdown import Markdown
from rich.table import Table

from trunkline.cli.output import complain, stdout
from trunkline.core.editions import Difference, OptionByEdition, differences, edition_option
from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame
from trunkline.core.rulebook import Chapter, Clause, Rulebook
from trunkline.games import find_game
from trunkline.terminal.texts import interface_texts


@dataclass(frozen=True)
class RulesQuery:
    """What somebody asks of the rules: all of them, unless something is said here."""

    clause: str | None
    search: str | None
    edition: str | None  # only what holds in this one
    editions: bool  # only where they differ

    def check(self) -> None:
        if self.clause and self.search:
            raise BadSetup("give a clause or --search, not both")
        if self.editions and (self.clause or self.search or self.edition):
            raise BadSetup("--editions stands alone: it lists all differences")


def rules(game: str, wanted: RulesQuery, language: str) -> bool:
    """Print the rulebook, a chapter, a clause, or what a search finds; False if nothing."""
    found = find_game(game)
    wanted.check()
    if wanted.editions:
        return _print_editions(found, language)
    book = found.rulebook(language)
    if wanted.edition is not None:
        book = book.of(wanted.edition)
    if wanted.search is not None:
        return _print_found(book, wanted.search)
    _print_markdown(_passage(book, wanted.clause) if wanted.clause else _book_text(book))
    return True


def _print_found(book: Rulebook, words: str) -> bool:
    found = book.search(words)
    if found:
        _print_markdown("\n\n".join(map(_clause_text, found)))
    else:
        complain(f"No clause of {book.title} contains '{words}'.")
    return bool(found)


def _passage(book: Rulebook, id: str) -> str:
    for chapter in book.chapters:
        if chapter.id == id.upper():
            return _chapter_text(chapter)
    return _clause_text(book[id])


def _print_markdown(text: str) -> None:
    stdout().print(Markdown(text))


def _book_text(book: Rulebook) -> str:
    return "\n\n".join([f"# {book.title}", book.introduction, *map(_chapter_text, book.chapters)])


def _chapter_text(chapter: Chapter) -> str:
    return "\n\n".join([f"## {chapter.id} {chapter.title}", *map(_clause_text, chapter.clauses)])


def _clause_text(clause: Clause) -> str:
    return f"**{clause.id}** {clause.text}"


# Where the editions differ


def _print_editions(game: AnyGame, language: str) -> bool:
    editions = game.rulebook(language).editions
    if edition_option(game) is None:
        complain(f"{game.title_in(language)} has one edition only.")
        return False
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 1, 0))
    table.add_column("", no_wrap=True)
    for edition in editions:
        table.add_column(edition, ratio=1)
    for difference in differences(game, language):
        cells = (Markdown(_said(game, difference, edition, language)) for edition in editions)
        table.add_row(difference.clause.id, *cells)
    stdout().print(table)
    return True


def _said(game: AnyGame, difference: Difference, edition: str, language: str) -> str:
    """What the edition says in that clause, and how the options stand in it."""
    lines = [
        f"*{line}*"
        for option in difference.options
        for line in _option_lines(game, option, edition, language)
    ]
    return "\n\n".join([difference.clause.editions.get(edition, "–"), *lines])


def _option_lines(
    game: AnyGame, stands: OptionByEdition, edition: str, language: str
) -> Iterator[str]:
    texts, words = game.texts(language), interface_texts(language)
    label = texts(f"option-{stands.option.name}")

    def called(choice: str) -> str:
        return texts(f"option-{stands.option.name}-{choice}")

    if stands.defaults:
        yield words("edition-default", option=label, choice=called(stands.defaults[edition]))
    if stands.possible:
        choices = ", ".join(map(called, stands.possible[edition]))
        yield words("edition-possible", option=label, choices=choices)
