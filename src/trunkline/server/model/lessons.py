"""What a match that is a lesson lets happen next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from trunkline.core.actions import Action
from trunkline.core.lessons import Lesson, lesson_of
from trunkline.server.model.catalogue import known_game
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.schemas.match import Problem
from trunkline.server.model.snapshot import OpenMatch
from trunkline.server.storage.rows import StoredMatch

KIND = "lesson"


def new_origin(lesson: Lesson) -> dict[str, Any]:
    """As a match stores that it is a lesson. It is guided while fewer actions than `until` are
    played; `left`: its learner wants no more of it."""
    return {
        "kind": KIND,
        "match": "",
        "number": 0,
        "legs": [],
        "secrets": [],
        "lesson": lesson.fingerprint,
        "seat": lesson.seat,
        "until": len(lesson.script),
        "left": False,
    }


def teaches(match: OpenMatch, owner: str | None) -> bool:
    """Whether it is a lesson for whoever asks, who has not left it."""
    origin = match.facts.origin or {}
    return (
        origin.get("kind") == KIND and not origin["left"] and origin["seat"] in match.held_by(owner)
    )


def followed(facts: StoredMatch) -> Lesson | None:
    """The lesson that the match goes by, if it is the one that it was begun with."""
    origin = facts.origin or {}
    if origin.get("kind") != KIND or origin["left"]:
        return None
    lesson = lesson_of(known_game(facts.game))
    return lesson if lesson and lesson.fingerprint == origin["lesson"] else None


def wanted(match: OpenMatch) -> tuple[Action, ...]:
    """What alone may be played now; (): the match is free."""
    lesson = followed(match.facts)
    if lesson is None or match.number >= len(lesson.script):
        return ()
    return tuple(map(match.position.action, lesson.script[match.number]))


def scripted(match: OpenMatch) -> Action | None:
    """The decision of another seat, if the lesson has one here."""
    lesson = followed(match.facts)
    if lesson is None or match.number not in lesson.theirs:
        return None
    return match.position.action(lesson.script[match.number][0])


class Unwanted(Refused):
    """Something else is to be done here."""

    def __init__(self, match: OpenMatch, wanted: Sequence[Action]) -> None:
        self._match, self._wanted = match, wanted
        super().__init__(422, "lesson", values=self._said("en"))

    def _said(self, language: str) -> dict[str, str | int]:
        return {"wanted": labels(self._match, self._wanted, language)}

    def problem(self, language: str) -> Problem:
        return Problem(self.code, server_texts(language)(self.key, **self._said(language)))


def check(match: OpenMatch, actions: Iterable[str | Action]) -> None:
    """Unwanted: one of these is not what the lesson wants there."""
    lesson = followed(match.facts)
    if lesson is None:
        return
    following = lesson.script[match.number :]
    for action, allowed in zip(actions, following, strict=False):
        meant = [match.position.action(each) for each in allowed]
        if match.position.action(action) not in meant:
            raise Unwanted(match, meant)


def labels(match: OpenMatch, actions: Iterable[Action], language: str) -> str:
    position = match.told_in(language)
    return " / ".join(position.label(each, language) for each in actions)
