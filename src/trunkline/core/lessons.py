"""A lesson: the first match of a game, told step by step. It is data in the game's folder.

`lesson.toml` says who plays, what is dealt, and the steps in order:

    players = 3
    seat = 0                    # the learner's
    options = {}                # those that differ from the default
    seed = 11                   # of all that is random; or, of some of it: deal = { first = 0 }
    bots = "level-2"            # who sits in the other seats when the lesson is over

    [[steps]]
    text = "welcome"            # to be read
    at = ["hex:Q5", "panel:companies"]  # what of the table it is about
    clause = "CE-1.1"           # where the rulebook has it

    [[steps]]
    text = "first-bid"
    wanted = ["bid 8"]          # a decision of the learner: one of these

    [[steps]]
    text = "they-pass"          # read when they have decided; without it they just decide
    they = ["pass", "bid 9"]    # decisions of the other seats, in their order

A decision without a text goes on with the text before it. The texts stand in `lesson.LANGUAGE.ftl`;
they know the game's own, and the names of the players as `$seat0`, `$seat1`, …
"""

from __future__ import annotations

import functools
import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trunkline.core.errors import TrunklineError
from trunkline.core.game import AnyGame
from trunkline.core.texts import Texts, text_files, text_folders

FILE = "lesson.toml"
BOTS = "level-2"  # for somebody who has just learnt the rules
_LESSON = {"players", "seat", "options", "seed", "deal", "bots", "steps"}
_STEP = {"text", "at", "clause", "wanted", "they"}


class BadLesson(TrunklineError):
    """A lesson file that is not one: which, where, and what would be right."""


@dataclass(frozen=True)
class LessonStep:
    """Something to read, a decision that is wanted of the learner, or decisions of the others."""

    text: str = ""  # the key of a message; "": what was said before goes on
    at: tuple[str, ...] = ()  # targets of the table, or "panel:ID"
    clause: str = ""
    wanted: tuple[str, ...] = ()  # any of these actions
    they: tuple[str, ...] = ()  # all of these, in order

    @property
    def takes(self) -> int:
        """How many actions are played in it."""
        return len(self.they) or bool(self.wanted)


@dataclass(frozen=True)
class Lesson:
    players: int
    seat: int
    options: Mapping[str, str]
    seed: int
    deal: Mapping[str, object]
    bots: str
    steps: tuple[LessonStep, ...]
    fingerprint: str  # another one for other decisions: a match that was begun goes by its own

    @functools.cached_property
    def script(self) -> tuple[tuple[str, ...], ...]:
        """What may be played as each action of the guided part, by the number of those before."""
        return tuple(
            allowed
            for step in self.steps
            for allowed in ([step.wanted] if step.wanted else [(each,) for each in step.they])
        )

    @functools.cached_property
    def theirs(self) -> frozenset[int]:
        """Which of them are the others' decisions."""
        found, number = set[int](), 0
        for step in self.steps:
            found.update(range(number, number + len(step.they)))
            number += step.takes
        return frozenset(found)


@functools.cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson of a game, if it has one. BadLesson: its file is none."""
    path = game.folder / FILE
    if not path.is_file():
        return None
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{path.name} of {game.title} is not TOML: {error}") from None
    return _read(data, f"{path.name} of {game.title}")


@functools.cache
def lesson_texts(game: AnyGame, language: str) -> Texts:
    """The lesson's own on top of the game's."""
    files = text_files(text_folders(game.folder, game.shared), "texts", language)
    return Texts(language, files + text_files([game.folder], "lesson", language))


def _read(data: dict[str, Any], where: str) -> Lesson:
    _only(data, _LESSON, where)
    steps = tuple(
        _step(each, f"{where}, step {number}")
        for number, each in enumerate(_typed(data, "steps", list, [], where), 1)
    )
    if not steps or not steps[0].text:
        raise BadLesson(f"{where}: a lesson begins with a step that has a text")
    players, seat = _typed(data, "players", int, 0, where), _typed(data, "seat", int, 0, where)
    if seat not in range(players):
        raise BadLesson(f"{where}: with {players} players there is no seat {seat}")
    script = [(step.wanted, step.they) for step in steps if step.takes]
    return Lesson(
        players=players,
        seat=seat,
        options=_typed(data, "options", dict, {}, where),
        seed=_typed(data, "seed", int, 0, where),
        deal=_typed(data, "deal", dict, {}, where),
        bots=_typed(data, "bots", str, BOTS, where),
        steps=steps,
        fingerprint=hashlib.sha256(repr(script).encode()).hexdigest()[:16],
    )


def _step(data: object, where: str) -> LessonStep:
    if not isinstance(data, dict):
        raise BadLesson(f"{where} is not a table of {_listed(_STEP)}")
    _only(data, _STEP, where)
    step = LessonStep(
        text=_typed(data, "text", str, "", where),
        at=_words(data, "at", where),
        clause=_typed(data, "clause", str, "", where),
        wanted=_words(data, "wanted", where),
        they=_words(data, "they", where),
    )
    if step.wanted and step.they:
        raise BadLesson(f"{where} has both `wanted` and `they`: make two steps of it")
    if not step.text and not step.takes:
        raise BadLesson(f"{where} has nothing to read (`text`) and nothing to play")
    return step


def _only(data: Mapping[str, object], known: set[str], where: str) -> None:
    for key in data:
        if key not in known:
            raise BadLesson(f"{where} has '{key}': it may have {_listed(known)}")


def _typed(data: Mapping[str, Any], key: str, kind: type[Any], default: Any, where: str) -> Any:
    value = data.get(key, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadLesson(f"{where}: `{key}` is to be a {kind.__name__}, not {value!r}")
    return value


def _words(data: Mapping[str, Any], key: str, where: str) -> tuple[str, ...]:
    found = _typed(data, key, list, [], where)
    if not all(isinstance(each, str) for each in found):
        raise BadLesson(f"{where}: `{key}` is a list of texts, not {found!r}")
    return tuple(found)


def _listed(known: set[str]) -> str:
    return ", ".join(sorted(known))
