"""The editions of a game: which option chooses one, and everything in which they differ.

A game has several editions if its rulebook marks paragraphs with them (`core/rulebook.py`). The
option that chooses the edition is the one whose choices are these marks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from trunkline.core.game import AnyGame
from trunkline.core.options import Option
from trunkline.core.rulebook import Chapter, Clause

T = TypeVar("T")


@dataclass(frozen=True)
class OptionByEdition:
    """An option whose default or choices depend on the edition."""

    option: Option
    defaults: Mapping[str, str]  # by edition; none: the same in all of them
    possible: Mapping[str, tuple[str, ...]]  # the choices, likewise


@dataclass(frozen=True)
class Difference:
    """A clause in which editions differ; `clause.editions` is what each of them says."""

    chapter: Chapter
    clause: Clause
    options: tuple[OptionByEdition, ...]  # those that the clause is cited for


def edition_option(game: AnyGame) -> Option | None:
    """The option that chooses the edition; None if the rulebook knows one edition only."""
    marked = set(game.rulebook().editions)
    return next(
        (option for option in game.options if marked and set(option.choices) == marked), None
    )


def differences(game: AnyGame, language: str = "en") -> list[Difference]:
    """Every difference between the editions, in the order of the rulebook."""
    options = _options_by_edition(game)
    found = []
    for chapter in game.rulebook(language).chapters:
        for clause in chapter.clauses:
            cited = tuple(each for each in options if each.option.clause == clause.id)
            if clause.editions or cited:
                found.append(Difference(chapter, clause, cited))
    return found


def _options_by_edition(game: AnyGame) -> list[OptionByEdition]:
    chooser = edition_option(game)
    if chooser is None:
        return []
    others = [option for option in game.options if option is not chooser]
    stands = [_by_edition(game, option, chooser) for option in others]
    return [each for each in stands if each.defaults or each.possible]


def _by_edition(game: AnyGame, option: Option, chooser: Option) -> OptionByEdition:
    defaults = {
        edition: game.choose_options({chooser.name: edition})[option.name]
        for edition in chooser.choices
    }
    possible = {
        edition: tuple(
            choice
            for choice in option.choices
            if option.demands.get(choice, {}).get(chooser.name, edition) == edition
        )
        for edition in chooser.choices
    }
    return OptionByEdition(option, _unless_alike(defaults), _unless_alike(possible))


def _unless_alike(by_edition: Mapping[str, T]) -> Mapping[str, T]:
    return by_edition if len(set(by_edition.values())) > 1 else {}
