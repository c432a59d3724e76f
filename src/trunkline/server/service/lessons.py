"""Lessons: begun, told, and left; and what the other seats do in them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from trunkline.core.game import AnyGame
from trunkline.core.lessons import Lesson, LessonStep, lesson_of, lesson_texts
from trunkline.core.texts import Texts
from trunkline.server.model import lessons
from trunkline.server.model.catalogue import known_game
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.match import LessonStepView, LessonView
from trunkline.server.model.schemas.requests import MatchWish, SeatWish
from trunkline.server.model.snapshot import OpenMatch
from trunkline.server.model.viewer import Looker
from trunkline.server.service.matches import MatchService
from trunkline.server.service.new_match import Beginning, begin
from trunkline.server.storage.matches import LessonStore

CALM = 2.5  # so many times slower than bots do the others decide


class Lessons:
    def __init__(
        self,
        service: MatchService,
        store: LessonStore,
        prepared: Callable[[AnyGame], Awaitable[None]],
        pace: float,
    ) -> None:
        self._service = service
        self._store = store
        self._prepared = prepared
        self._pace = CALM * pace

    async def begin(self, id: str, name: str, owner: str) -> Beginning:
        game = known_game(id)
        lesson = lesson_of(game)
        if lesson is None:
            raise Refused(404, "not-found", "problem-no-lesson", values={"game": game.title})
        await self._prepared(game)
        beginning = _begun(game, lesson, name, owner)
        await self._service.stored(self._service.store.create, beginning.match)
        await self._service.added(beginning.match.id)
        return beginning

    async def look(self, id: str, looker: Looker) -> LessonView:
        match = await self._service.open(id)
        lesson = _taught(match, looker.owner)
        names = match.names(looker.language)
        texts = lesson_texts(match.game, looker.language)
        values = {f"seat{seat}": name for seat, name in enumerate(names)}
        steps, after = list[LessonStepView](), 0
        for step in lesson.steps:
            steps += _views(step, after, texts, values)
            after += step.takes
        return LessonView(lesson.seat, self._pace, steps)

    async def play(self, id: str, owner: str, version: int) -> OpenMatch:
        """The next decision of another seat. Its learner asks for it when ready to see it."""
        async with self._service.changing(id, version) as match:
            _taught(match, owner)
            self._service.answers(match, version)
            action = lessons.scripted(match)
            if action is None:
                raise Refused(409, "not-theirs", version=match.version)
            return await self._service.play(match, [action], "bot")

    async def leave(self, id: str, owner: str, version: int) -> OpenMatch:
        """The match goes on freely, with bots in the other seats."""
        async with self._service.changing(id, version) as match:
            _learner(match, owner)
            self._service.answers(match, version)
            return await self._service.altered(match, self._store.leave, match.facts.origin)


def _learner(match: OpenMatch, owner: str | None) -> None:
    if not lessons.teaches(match, owner):
        raise Refused(404, "not-found", "problem-not-taught")


def _taught(match: OpenMatch, owner: str | None) -> Lesson:
    _learner(match, owner)
    lesson = lessons.followed(match.facts)
    if lesson is None:
        raise Refused(409, "other-lesson", version=match.version)
    return lesson


def _begun(game: AnyGame, lesson: Lesson, name: str, owner: str) -> Beginning:
    seats = [
        SeatWish("me", name=name) if seat == lesson.seat else SeatWish("bot", bot=lesson.bots)
        for seat in range(lesson.players)
    ]
    wish = MatchWish(game.id, seats, options=dict(lesson.options))
    beginning = begin(game, wish, owner, seed=lesson.seed, deal=lesson.deal)
    match = replace(beginning.match, origin=lessons.new_origin(lesson))
    return replace(beginning, match=match)


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
