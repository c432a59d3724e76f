"""What must hold of the ways of a game that weighs some: see `core/suggestions.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trunkline.core.errors import BadSeries, IllegalAction
from trunkline.core.position import Position
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.suggestions import Suggestion, Suggestions
from trunkline.core.texts import Texts

LOOKED_AT = 3  # of the things that can be pointed at next: the first, one between, the last


def faults(position: Position) -> Iterator[str]:
    """What is wrong with the ways of a decision that has some, whatever its actor points at."""
    yield from _faults_by(position, ())


def _faults_by(position: Position, pointed: tuple[str, ...]) -> Iterator[str]:
    ways = position.suggestions(pointed)
    if ways is None or (pointed and not ways.found):
        yield f"no way is found by {_named(pointed)}"
        return
    yield from _faults_of_all(position, ways)
    for way in ways.found:
        for fault in _faults_of(position, way, ways):
            yield f"by {_named(pointed)}, {position.text().call_suggestion(way)}: {fault}"
    for target in _some(ways.next):
        yield from _faults_by(position, (*pointed, target))


def _named(pointed: Sequence[str]) -> str:
    return " and ".join(pointed) or "nothing"


def _some(targets: Sequence[str]) -> list[str]:
    """So many of them, evenly spread; all would take too long."""
    spread = {len(targets) * at // LOOKED_AT for at in range(LOOKED_AT)} | {len(targets) - 1}
    return [targets[at] for at in sorted(spread) if 0 <= at < len(targets)]


def _faults_of_all(position: Position, ways: Suggestions) -> Iterator[str]:
    for aim, most in ways.bounds.items():
        if most < 0:
            yield f"the bound of the aim '{aim}' is {most}"
    for target in ways.next:
        if not _is_known(position, target):
            yield f"'{target}' can be pointed at next, but is nothing on the board"
    if ways.next and not ways.ask:
        yield "nothing says what can be pointed at next"
    wanted = [f"aim-{aim}" for aim in ways.bounds] + ([ways.ask] if ways.ask else [])
    for language in LANGUAGES:
        texts = position.game.texts(language)
        yield from (f"the text {key} is missing in {language}" for key in _missing(texts, wanted))


def _missing(texts: Texts, wanted: Sequence[str]) -> list[str]:
    return [key for key in wanted if key not in texts]


def _faults_of(position: Position, way: Suggestion, ways: Suggestions) -> Iterator[str]:
    """Its actions can be played at one go; what it goes by and is made of is on the table."""
    actions = [position.board.notation.action(each) for each in way.actions]
    try:
        position.play_series(actions)
    except (IllegalAction, BadSeries) as error:
        yield str(error)
    if not actions:
        yield "it has no actions"
    for place in way.places:
        if not _is_known(position, place):
            yield f"it goes by '{place}', which is nothing on the board"
    if not way.stops or not _follow(way.stops, way.places):
        yield f"its stops {way.stops} are not among its places, in their order"
    liveries = {each.target for each in position.scene(seat=position.actor).liveries}
    for part, count in way.parts:
        if part not in liveries or count < 1:
            yield f"it is made of {count} × '{part}', which has no livery"
    for aim in way.aims:
        if aim not in ways.bounds:
            yield f"it is the best for '{aim}', which has no bound"


def _is_known(position: Position, target: str) -> bool:
    kind, _, word = target.partition(":")
    return word in position.board.vocabulary.get(kind, ())


def _follow(stops: Sequence[str], places: Sequence[str]) -> bool:
    """Whether these are some of those, in the same order."""
    rest = iter(places)
    return all(stop in rest for stop in stops)
