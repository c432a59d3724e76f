"""Where the editions of a game differ, as its page shows it: made of what the rulebook marks and of
the options, so that nothing is written twice.
"""

from __future__ import annotations

import itertools

from trunkline.core.editions import Difference, OptionByEdition, differences, edition_option
from trunkline.core.game import AnyGame
from trunkline.core.texts import Texts
from trunkline.server.game_payloads import (
    DifferenceInfo,
    DifferentChapter,
    EditionInfo,
    EditionsInfo,
    OptionInEdition,
    SideInfo,
)
from trunkline.server.library import as_html, editions
from trunkline.server.problems import Refused


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
                [_option(each, edition.id, texts) for each in difference.options],
            )
            for edition in named
        ],
    )


def _option(stands: OptionByEdition, edition: str, texts: Texts) -> OptionInEdition:
    name = stands.option.name

    def called(choice: str) -> str:
        return texts(f"option-{name}-{choice}")

    return OptionInEdition(
        name=name,
        label=texts(f"option-{name}"),
        default=called(stands.defaults[edition]) if stands.defaults else "",
        possible=[called(choice) for choice in stands.possible.get(edition, ())],
    )
