"""Lessons: a first match of a game with a fixed deal, in which the table says what to do and why.

It is a match like any other. How far it has got is the number of its actions; what comes next is in
the game's lesson (`core/lessons.py`), and whatever else is tried is refused until it is over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from trunkline.core.game import AnyGame
from trunkline.core.lessons import Lesson, LessonStep, lesson_of, lesson_texts
from trunkline.core.texts import Texts
from trunkline.server.model import lessons
from trunkline.server.model.catalogue import known_game
from trunkline.server.model.errors import Refused
from trunkline.server.model.origin import Taught
from trunkline.server.model.schemas.match import LessonStepView, LessonView
from trunkline.server.model.schemas.requests import MatchRequest, SeatRequest
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import Viewer
from trunkline.server.service.hooks import MatchHook
from trunkline.server.service.matches import MatchService
from trunkline.server.service.new_match import CreatedMatch, make_match

CALM = 1.5  # so many times slower than bots do the others decide


class LessonHook(MatchHook):
    """While a match is guided, only what the lesson wants is played, and no bot decides alone."""

    def may_play(self, match: MatchSnapshot, seat: int, actions: Sequence[str]) -> None:
        lessons.check(match, actions)

    def may_bots_play(self, match: MatchSnapshot) -> bool:
        return not lessons.wanted(match)


class LessonService:
    """Lessons: begun, followed step by step, and left."""

    def __init__(
        self,
        service: MatchService,
        ready: Callable[[AnyGame], Awaitable[None]],
        pace: float,
    ) -> None:
        self._service = service
        self._ready = ready
        self._pace = CALM * pace

    async def begin(self, id: str, name: str, owner: str) -> CreatedMatch:
        game = known_game(id)
        lesson = lesson_of(game)
        if lesson is None:
            raise Refused(404, "not-found", "problem-no-lesson", values={"game": game.title})
        await self._ready(game)
        created = self._begun(game, lesson, name, owner)
        await self._service.add(created.match)
        return created

    def _begun(self, game: AnyGame, lesson: Lesson, name: str, owner: str) -> CreatedMatch:
        seats = [
            SeatRequest("me", name=name)
            if seat == lesson.seat
            else SeatRequest("bot", bot=lesson.bots)
            for seat in range(lesson.players)
        ]
        request = MatchRequest(game.id, seats, options=dict(lesson.options))
        boards = self._service.codec.boards
        created = make_match(boards, game, request, owner, seed=lesson.seed, deal=lesson.deal)
        match = replace(created.match, origin=Taught.by(lesson).data())
        return replace(created, match=match)

    async def steps(self, id: str, viewer: Viewer) -> LessonView:
        match = await self._service.open(id)
        lesson = _followed(match, viewer.owner)
        names = match.names(viewer.language)
        texts = lesson_texts(match.game, viewer.language)
        values = {f"seat{seat}": name for seat, name in enumerate(names)}
        steps, after = list[LessonStepView](), 0
        for step in lesson.steps:
            steps += _views(step, after, texts, values)
            after += step.takes
        return LessonView(lesson.seat, self._pace, steps)

    async def play(self, id: str, owner: str, version: int) -> MatchSnapshot:
        """The next decision of another seat. Its learner asks for it when ready to see it."""
        async with self._service.changing(id, version) as match:
            _followed(match, owner)
            self._service.check_version(match, version)
            action = lessons.scripted(match)
            if action is None:
                raise Refused(409, "not-theirs", version=match.version)
            return await self._service.play(match, [action], "bot")

    async def leave(self, id: str, owner: str, version: int) -> MatchSnapshot:
        """The match goes on freely, with bots in the other seats."""
        async with self._service.changing(id, version) as match:
            origin = _taught(match, owner)
            self._service.check_version(match, version)
            free = origin.without_guidance().data()
            return await self._service.commit(match, self._service.store.set_origin, free)


def _taught(match: MatchSnapshot, owner: str | None) -> Taught:
    """Refused: it is no lesson for them, or they have left it."""
    origin = lessons.taught(match)
    if origin is None or not lessons.teaches(match, owner):
        raise Refused(404, "not-found", "problem-not-taught")
    return origin


def _followed(match: MatchSnapshot, owner: str | None) -> Lesson:
    _taught(match, owner)
    lesson = lessons.followed(match)
    if lesson is None:
        raise Refused(409, "other-lesson", version=match.version)
    return lesson


def _views(
    step: LessonStep, after: int, texts: Texts, values: dict[str, str]
) -> list[LessonStepView]:
    """What the others do is told when they have done it: that is a step of its own."""
    said = texts(step.text, **values) if step.text else ""
    at, clause = list(step.at), step.clause
    if not step.they:
        return [
            LessonStepView("do" if step.wanted else "read", said, at, clause, after, step.takes)
        ]
    they = LessonStepView("they", "", [], "", after, step.takes)
    if not said:
        return [they]
    return [they, LessonStepView("read", said, at, clause, after + step.takes, 0)]
