"""Laws of suggestions: what must hold of those that a game makes, see `core/suggestions.py`."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

from trunkline.core.errors import BadSeries, IllegalAction
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.suggestions import Suggestion, Suggestions
from trunkline.core.texts import Texts
from trunkline.testing.laws.base import LawBroken, every_setting, play_some_action

LOOKED_AT = 3  # of the things that can be pointed at next: the first, one between, the last
WEIGHED, BETWEEN = 6, 5  # decisions whose suggestions are looked at, and from one to the next


def suggestions_can_be_taken(
    game: AnyGame, players: int, decisions: int = WEIGHED, board: Path | None = None
) -> None:
    """Every suggestion can be played, whatever the actor points at of what can be pointed at."""
    for at, options in enumerate(every_setting(game) if game.suggest else ()):
        found = decisions_with_suggestions(game, players, options, board)
        for number, match in enumerate(itertools.islice(found, decisions if at == 0 else 1)):
            for fault in faults(match):
                raise LawBroken(f"{fault} (decision {number}, {players} players, {options})")


def decisions_with_suggestions(
    game: AnyGame, players: int, options: dict[str, str], board: Path | None = None
) -> Iterator[Match]:
    """Some decisions that have suggestions, early and late in matches; at least one."""
    met = 0
    for seed in range(WEIGHED):
        match = Match(game, players, options=options, seed=seed, board=board)
        while match.actor is not None:
            if match.has_suggestions:
                met += 1
                if met % BETWEEN == 1:
                    yield match
            play_some_action(match)
    if not met:
        raise LawBroken("the game has suggestions, but no prompt says where")


def faults(position: Position) -> Iterator[str]:
    """What is wrong with the suggestions of a decision, whatever its actor points at."""
    yield from _faults_by(position, ())


def _faults_by(position: Position, pointed: tuple[str, ...]) -> Iterator[str]:
    suggestions = position.suggestions(pointed)
    if suggestions is None or (pointed and not suggestions.found):
        yield f"nothing is suggested by {_named(pointed)}"
        return
    yield from _faults_of_all(position, suggestions)
    for suggestion in suggestions.found:
        for fault in _faults_of(position, suggestion, suggestions):
            yield f"by {_named(pointed)}, {position.text().call_suggestion(suggestion)}: {fault}"
    for target in _some(suggestions.next):
        yield from _faults_by(position, (*pointed, target))


def _named(pointed: Sequence[str]) -> str:
    return " and ".join(pointed) or "nothing"


def _some(targets: Sequence[str]) -> list[str]:
    """So many of them, evenly spread; all would take too long."""
    spread = {len(targets) * at // LOOKED_AT for at in range(LOOKED_AT)} | {len(targets) - 1}
    return [targets[at] for at in sorted(spread) if 0 <= at < len(targets)]


def _faults_of_all(position: Position, suggestions: Suggestions) -> Iterator[str]:
    for aim, most in suggestions.bounds.items():
        if most < 0:
            yield f"the bound of the aim '{aim}' is {most}"
    for target in suggestions.next:
        if not _is_known(position, target):
            yield f"'{target}' can be pointed at next, but is nothing on the board"
    if suggestions.next and not suggestions.ask:
        yield "nothing says what can be pointed at next"
    wanted = [f"aim-{aim}" for aim in suggestions.bounds] + (
        [suggestions.ask] if suggestions.ask else []
    )
    for language in LANGUAGES:
        texts = position.game.texts(language)
        yield from (f"the text {key} is missing in {language}" for key in _missing(texts, wanted))


def _missing(texts: Texts, wanted: Sequence[str]) -> list[str]:
    return [key for key in wanted if key not in texts]


def _faults_of(
    position: Position, suggestion: Suggestion, suggestions: Suggestions
) -> Iterator[str]:
    """Its actions can be played at one go; what it goes by and is made of is on the table."""
    actions = [position.board.notation.action(each) for each in suggestion.actions]
    try:
        position.play_series(actions)
    except (IllegalAction, BadSeries) as error:
        yield str(error)
    if not actions:
        yield "it has no actions"
    for place in suggestion.places:
        if not _is_known(position, place):
            yield f"it goes by '{place}', which is nothing on the board"
    if not suggestion.stops or not _follow(suggestion.stops, suggestion.places):
        yield f"its stops {suggestion.stops} are not among its places, in their order"
    liveries = {each.target for each in position.scene(seat=position.actor).liveries}
    for part, count in suggestion.parts:
        if part not in liveries or count < 1:
            yield f"it is made of {count} × '{part}', which has no livery"
    for aim in suggestion.aims:
        if aim not in suggestions.bounds:
            yield f"it is the best for '{aim}', which has no bound"


def _is_known(position: Position, target: str) -> bool:
    kind, _, word = target.partition(":")
    return word in position.board.vocabulary.get(kind, ())


def _follow(stops: Sequence[str], places: Sequence[str]) -> bool:
    """Whether these are some of those, in the same order."""
    rest = iter(places)
    return all(stop in rest for stop in stops)
