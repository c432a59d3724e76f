"""The lessons of the games: each is played to its end by the rules, and says all that it names."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

import trunkline
from tests.support.catalogues import messages_in, variables
from trunkline.core.game import AnyGame
from trunkline.core.lessons import Lesson, LessonStep, lesson_of, lesson_texts
from trunkline.core.match import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.scene import Scene
from trunkline.games import find_game, game_ids, game_modules
from trunkline.players import player_names

LESSONS = [each for each in game_ids() if lesson_of(find_game(each))]

# Kinds of decision that a lesson does not show, and why.
LEFT_OUT: dict[str, dict[str, str]] = {
    "stephensons-rocket": {
        "match hex": "only by the book of 1999 may who equals a bid choose another hex",
    },
    "ticket-to-ride-legendary-asia": {
        "pass": "only who can neither draw nor claim anything passes: late, if ever",
        "pay wild": "nobody has locomotives to waste in the first turns",
    },
    "ticket-to-ride-team-asia": {
        "pass": "only who can neither draw nor claim anything passes: late, if ever",
        "pay wild": "nobody has locomotives to waste in the first turns",
        "done": "only where the option lets a player share one ticket",
    },
}

LONGEST_TEXT = 330  # characters: more would hide what the card points at, on a phone


def lesson(game: AnyGame) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def begin(game: AnyGame) -> Match:
    taught = lesson(game)
    return trunkline.new(
        game.id, taught.players, seed=taught.seed, options=taught.options, deal=taught.deal
    )


def series(taught: Lesson) -> Iterator[list[str]]:
    """All that is played: with the first of what is wanted, then with each of the others once."""
    first = [allowed[0] for allowed in taught.script]
    yield first
    for number, allowed in enumerate(taught.script):
        for other in allowed[1:]:
            yield [*first[:number], other, *first[number + 1 :]]


@functools.cache
def played(game: AnyGame) -> Match:
    """The match at the end of the lesson."""
    match = begin(game)
    for action in next(series(lesson(game))):
        match.play(action)
    return match


def moments(taught: Lesson) -> Iterator[tuple[LessonStep, int]]:
    """Each step, and after how many actions its text is read."""
    number = 0
    for step in taught.steps:
        yield step, number + len(step.they)
        number += step.takes


def targets(scene: Scene) -> Iterator[str]:
    yield "panel:ends"  # how near the end is: every table has that
    for spot in scene.spots:
        yield from (f"hex:{spot.id}", spot.target)
    yield from (piece.target for piece in scene.pieces)
    if scene.routes:
        yield from (city.target for city in scene.routes.cities)
        yield from (track.target for track in scene.routes.tracks)
    for panel in scene.panels:
        yield f"panel:{panel.id}"
        yield from (cell.target for row in panel.rows for cell in row)


def own_texts(game: AnyGame, language: str) -> dict[str, ast.Message]:
    return messages_in(game.folder / f"lesson.{language}.ftl")


def test_every_game_of_ours_has_a_lesson() -> None:
    ours = {id for id, module in game_modules().items() if module.startswith("trunkline.games.")}
    assert set(LESSONS) >= ours


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_played_to_its_end_by_the_rules(id: str) -> None:
    game = find_game(id)
    taught = lesson(game)
    assert taught.bots in player_names()
    for actions in series(taught):
        match = begin(game)
        for number, action in enumerate(actions):
            is_learner = match.actor == taught.seat
            assert is_learner == (number not in taught.theirs), f"{number}: {action}"
            match.play(action)
        assert match.actor == taught.seat, "who has learned it is to go on"


@pytest.mark.parametrize("id", LESSONS)
def test_what_a_lesson_points_at_is_there(id: str) -> None:
    game, match = find_game(id), played(find_game(id))
    clauses = {clause.id for clause in game.rulebook("en").clauses}
    for step, number in moments(lesson(game)):
        shown = {*targets(match.at(number).scene("en", lesson(game).seat))}
        assert set(step.at) <= shown, step.text
        assert step.clause == "" or step.clause in clauses, step.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_says_everything_in_every_language(id: str, language: str) -> None:
    game = find_game(id)
    taught, texts, own = lesson(game), lesson_texts(game, language), own_texts(game, language)
    keys = [step.text for step in taught.steps if step.text]
    assert len(set(keys)) == len(keys)
    assert set(own) == set(keys)
    names = {f"seat{seat}": f"№{seat}" for seat in range(taught.players)}
    for key in keys:
        assert len(texts(key, **names)) <= LONGEST_TEXT, key
        # The same people in every language, and never who reads it: that is “you”.
        assert variables(own[key]) == variables(own_texts(game, "en")[key])
        assert f"seat{taught.seat}" not in variables(own[key]), key


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_hides_no_text_of_its_game(id: str) -> None:
    game = find_game(id)
    assert not [key for key in own_texts(game, "en") if key in game.texts("en")]


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_shows_every_kind_of_decision(id: str) -> None:
    game = find_game(id)
    notation = played(game).board.notation
    shown = {
        notation.parts(notation.parse(action).id)[0]
        for allowed in lesson(game).script
        for action in allowed
    }
    missing = {
        " ".join([shape.word, *(name for name, _ in shape.arguments)])
        for shape in game.space.shapes
        if shape not in shown
    }
    assert missing == set(LEFT_OUT.get(id, {}))
