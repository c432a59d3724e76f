"""Laws of texts: notation and boards print and parse, every language has all that is needed."""

from __future__ import annotations

from collections.abc import Iterator

from trunkline.core.board import parse_board
from trunkline.core.editions import edition_option
from trunkline.core.errors import one_of
from trunkline.core.game import AnyGame
from trunkline.core.rulebook import LANGUAGES, Clause
from trunkline.testing.laws.base import LawBroken, own_boards


def actions_print_and_parse(game: AnyGame) -> None:
    """print then parse of every action is the identity, in odd case and spacing too."""
    for board in own_boards(game):
        notation = board.notation
        for number in notation.numbers():
            text = notation.text(number)
            for written in (text, f"  {text.upper().replace(' ', '   ')} "):
                if notation.parse(written).id != number:
                    raise LawBroken(f"'{written}' is read as another action than {number}")


def board_prints_and_parses(game: AnyGame) -> None:
    """print then parse of each board file is the identity, and no two boards are the same."""
    files = [board.file for board in own_boards(game)]
    for file in files:
        if parse_board(file.text(), game.schema) != file:
            raise LawBroken(f"the board file {file.title} is another one when printed and parsed")
    if len({file.fingerprint for file in files}) < len(files):
        raise LawBroken("two boards of the game are the same")


def texts_are_complete(game: AnyGame) -> None:
    """Every language has every clause, and every text that the game's declarations need."""
    clauses = [clause.id for clause in game.rulebook("en").clauses]
    for language in LANGUAGES:
        if [clause.id for clause in game.rulebook(language).clauses] != clauses:
            raise LawBroken(f"the rulebook in {language} has other clauses than the English one")
        texts = game.texts(language)
        missing = [key for key in _wanted_texts(game) if key not in texts]
        if missing:
            raise LawBroken(f"texts missing in {language}: {', '.join(missing)}")
    for clause in _cited_clauses(game):
        if clause not in clauses:
            raise LawBroken(f"{clause} is cited, but is not in the rulebook")
    editions_are_marked_alike(game)


def _cited_clauses(game: AnyGame) -> Iterator[str]:
    """The clauses that the game names: of events, of options, of decisions, of refusals.

    Games that share their rules share decisions and refusals, too. Of those, what another game's
    own chapters say is left out: a prefix that this rulebook does not have.
    """
    yield from (kind.clause for kind in game.events.kinds)
    yield from (option.clause for option in game.options)
    shared = {*(decision.clause for decision in game.decisions), *game.clauses.asked}
    yield from (clause for clause in sorted(shared) if _is_of_the_rulebook(game, clause))


def _is_of_the_rulebook(game: AnyGame, clause: str) -> bool:
    prefixes = {chapter.id.partition("-")[0] for chapter in game.rulebook("en").chapters}
    return clause.partition("-")[0] in prefixes


def editions_are_marked_alike(game: AnyGame) -> None:
    """What holds in one edition only is marked in every language, and an option chooses it."""
    english = game.rulebook("en")
    for language in LANGUAGES:
        for here, there in zip(english.clauses, game.rulebook(language).clauses, strict=True):
            marks, others = _marks(here), _marks(there)
            if marks != others:
                raise LawBroken(
                    f"{here.id} is marked with the editions {marks} in English, and with {others} "
                    f"in {language}"
                )
    if english.editions and edition_option(game) is None:
        raise LawBroken(
            f"the rulebook marks the editions {one_of(english.editions)}, but no option has just "
            "these choices"
        )


def _marks(clause: Clause) -> list[str]:
    return [passage.edition for passage in clause.passages if passage.edition]


def _wanted_texts(game: AnyGame) -> Iterator[str]:
    yield "about"
    for kind in game.events.kinds:
        yield f"event-{kind.name}"
        if kind.secret:
            yield f"event-{kind.name}-unseen"
    for shape in game.space.shapes:
        named = "-".join([shape.word, *(name for name, _ in shape.arguments)])
        yield f"action-{named}"
        if shape.arguments:
            yield f"choice-{named}"
    for decision in game.decisions:
        if _is_of_the_rulebook(game, decision.clause):
            yield f"prompt-{decision.name}"
            if decision.blocks:
                yield f"waiting-{decision.name}"
    for ending in game.endings:
        yield f"ending-{ending}"
        if hasattr(game.rules, "nearness"):
            yield f"end-{ending}"
    for option in game.options:
        yield f"option-{option.name}"
        for choice in option.choices:
            yield f"option-{option.name}-{choice}"
