"""Lessons: which actions a match that teaches its game allows next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trunkline.core.actions import Action
from trunkline.core.lessons import Lesson, lesson_of
from trunkline.server.model.errors import Refused
from trunkline.server.model.origin import Taught
from trunkline.server.model.snapshot import MatchSnapshot


def taught(match: MatchSnapshot) -> Taught | None:
    """Its origin, if it is a lesson that its learner has not left."""
    origin = match.origin
    return origin if isinstance(origin, Taught) and not origin.left else None


def teaches(match: MatchSnapshot, owner: str | None) -> bool:
    """Whether it is a lesson for whoever asks, who has not left it."""
    origin = taught(match)
    return origin is not None and origin.seat in match.held_by(owner)


def followed(match: MatchSnapshot) -> Lesson | None:
    """The lesson that the match goes by, if it is the one that it was begun with."""
    origin = taught(match)
    lesson = lesson_of(match.game) if origin else None
    return lesson if origin and lesson and lesson.fingerprint == origin.lesson else None


def wanted(match: MatchSnapshot) -> tuple[Action, ...]:
    """What alone may be played now; (): the match is free."""
    lesson = followed(match)
    if lesson is None or match.number >= len(lesson.script):
        return ()
    return tuple(map(match.position.action, lesson.script[match.number]))


def scripted(match: MatchSnapshot) -> Action | None:
    """The decision of another seat, if the lesson has one here."""
    lesson = followed(match)
    if lesson is None or match.number not in lesson.theirs:
        return None
    return match.position.action(lesson.script[match.number][0])


class NotInLesson(Refused):
    """The action is refused: the lesson wants another one here, which the message names."""

    def __init__(self, match: MatchSnapshot, wanted: Sequence[Action]) -> None:
        self._match, self._wanted = match, wanted
        super().__init__(422, "lesson")

    def values(self, language: str) -> dict[str, str | int]:
        return {"wanted": labels(self._match, self._wanted, language)}


def check(match: MatchSnapshot, actions: Iterable[str | Action]) -> None:
    """NotInLesson: one of these is not what the lesson wants there."""
    lesson = followed(match)
    if lesson is None:
        return
    following = lesson.script[match.number :]
    for action, allowed in zip(actions, following, strict=False):
        meant = [match.position.action(each) for each in allowed]
        if match.position.action(action) not in meant:
            raise NotInLesson(match, meant)


def labels(match: MatchSnapshot, actions: Iterable[Action], language: str) -> str:
    position = match.position_in(language)
    return " / ".join(position.text(language).label(each) for each in actions)
