"""Views of examples: clauses shown by positions of real matches, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import cast

from trunkline.core.editions import edition_option
from trunkline.core.examples import Example
from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.core.position_text import ScoreText
from trunkline.server.model.errors import server_texts
from trunkline.server.model.origin import Imported
from trunkline.server.model.schemas.games import ExampleKind, ExamplesView, ExampleView
from trunkline.server.model.schemas.history import MomentView
from trunkline.server.model.schemas.match import EventView
from trunkline.server.model.schemas.requests import Language
from trunkline.server.model.schemas.scene import MapView, PanelView
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import PastViewer
from trunkline.server.storage.rows import StoredMatch, StoredSeat
from trunkline.server.views.choices import targets
from trunkline.server.views.history import bare_log, drawn
from trunkline.server.views.log import event_view
from trunkline.server.views.match import match_view
from trunkline.server.views.scene import map_view

NAME = "example"  # instead of the id of a match
PANEL = "panel:"  # before the id of a panel that is pointed at
FEW = 2  # panels that are shown whatever stands in them
MOST = 6  # sentences: a dividend to everybody is told by its first ones
WHEN = datetime(2000, 1, 1, tzinfo=UTC)  # nobody is shown it


def examples_view(
    game: AnyGame, clause: str, examples: Iterable[Example], language: Language
) -> ExamplesView:
    shown = list(examples)
    found = [_example(index, each, language) for index, each in enumerate(shown)]
    played_on = {_board(each): each for each in reversed(shown)}
    boards = {board: _printed(each, language) for board, each in played_on.items()}
    return ExamplesView(game.id, clause, language, found, boards)


def _board(example: Example) -> str:
    return str(example.match.board.file.fingerprint)


def _printed(example: Example, language: Language) -> MapView:
    return map_view(example.match.at(0).scene(language), language)


def _example(index: int, example: Example, language: Language) -> ExampleView:
    viewer = PastViewer(language=language, through=example.seat)
    number = example.line.number
    moment = _moment(example, example.position, number, viewer)
    before = _moment(example, example.before, number - 1, viewer) if example.before else None
    named = example.position.named(tuple(seat.name for seat in moment.view.seats))
    told = _events(example, named, language)
    pointed = example.line.at or tuple(_points(example, told))
    shown = tuple(each for each in pointed if not each.startswith(PANEL))
    return ExampleView(
        index=index,
        kind=cast("ExampleKind", example.line.kind),
        edition=example.edition,
        settings=list(_settings(example, language)),
        deed=_deed(example, named, language),
        told=example.told(language),
        sentences=_sentences(example, named, told, language),
        points=list(dict.fromkeys(shown)),
        panels=_panels(pointed, moment, before),
        before=before,
        moment=moment,
        board=_board(example),
    )


# The moment


def _moment(example: Example, position: Position, number: int, viewer: PastViewer) -> MomentView:
    open = MatchSnapshot(
        _facts(example, position, number), position, (), scoring=_scoring(example, position, viewer)
    )
    view = match_view(open, viewer, (), bare_log(number))
    return MomentView(view, drawn(open, viewer, ground=False))


def _scoring(
    example: Example, position: Position, viewer: PastViewer
) -> dict[str, list[ScoreText]]:
    if position.actor is not None:
        return {}
    language = viewer.language
    return {language: position.text(language).scoring(example.match.events)}


def _facts(example: Example, position: Position, number: int) -> StoredMatch:
    """As a match is stored, of one that is kept in a file."""
    match = example.match
    return StoredMatch(
        id=NAME,
        game=example.game.id,
        rules_version=example.game.rules_version,
        board="",
        fingerprint=match.board.file.fingerprint,
        players=match.players,
        options=match.options,
        seed=match.seed,
        salt="",
        deal=match.deal,
        creator="",
        created=WHEN,
        changed=WHEN,
        version=1,
        number=number,
        actor=position.actor,
        over=position.actor is None,
        state=b"",
        customs={},
        origin=Imported().data(),
        asked=None,
        awaited=None,
        due=None,
        seats=tuple(StoredSeat(seat, "person") for seat in range(match.players)),
    )


# What is said of it


def _settings(example: Example, language: str) -> Iterator[str]:
    """The options that stand otherwise than usual; the edition is told apart."""
    game, options = example.game, example.match.options
    chooser, texts = edition_option(game), game.texts(language)
    usual = game.choose_options({chooser.name: example.edition} if chooser else {})
    for name, choice in options.items():
        if usual[name] != choice:
            yield f"{texts(f'option-{name}')} {texts(f'option-{name}-{choice}')}"


def _deed(example: Example, named: Position, language: str) -> str:
    if example.refused:
        return named.text(language).label(named.action(example.refused))
    if example.before is None:
        return ""
    return named.text(language).label(example.match.actions[example.line.number - 1])


def _events(example: Example, named: Position, language: str) -> list[EventView]:
    """Those by the clause, or all, if none of them is."""
    events = [event.seen_by(example.seat) for event in example.cited or example.events]
    return [event_view(named, each, language) for each in events]


def _sentences(
    example: Example, named: Position, told: list[EventView], language: str
) -> list[str]:
    texts = server_texts(language)
    if example.refused:
        return [texts("example-refused", clause=example.clause)]
    said = [each.text for each in told]
    for line in example.scored(language):
        who = named.text(language).seat_name(line.seat)
        said.append(texts("example-scored", who=who, what=line.text, points=line.points))
    if end := example.end:
        now, goal = end.now or 0, end.goal
        said.append(
            texts("example-end", end=named.text(language).call_end(end), now=now, goal=goal)
        )
    return said[:MOST]


def _points(example: Example, told: list[EventView]) -> Iterator[str]:
    for event in told:
        yield from event.targets
    if example.refused or example.before:
        action = example.refused or example.match.actions[example.line.number - 1]
        number = example.position.action(action).id
        yield from targets(example.match.board.notation.parts(number)[1])
    if example.end:
        for part in example.end.nearest:
            yield from part.owners


def _panels(pointed: Iterable[str], moment: MomentView, before: MomentView | None) -> list[str]:
    """Those that are named; else those that the action changed, or that say what is pointed at."""
    there = moment.view.scene.panels
    wanted = {*pointed}
    named = [each.id for each in there if f"{PANEL}{each.id}" in wanted]
    if named:
        return named
    telling = [each.id for each in there if wanted & {*_targets(each)}]
    if before is None:
        return telling
    earlier = {each.id: each for each in before.view.scene.panels}
    changed = [each.id for each in there if each != earlier.get(each.id)]
    return [each for each in changed if each in telling] if len(changed) > FEW else changed


def _targets(panel: PanelView) -> Iterator[str]:
    for row in panel.rows:
        for cell in row:
            if cell.target:
                yield cell.target
