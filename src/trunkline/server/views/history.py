"""Views of history: positions of the past, and plans, which are played out but never stored.

A plan begins with what its planner may know of that moment. The rest is dealt at random, so that it
is a whole position in which every rule applies; what the planner is shown of it afterwards is again
only what they would see. So nothing that is hidden gets into a plan, and nothing of one is stored.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from pydantic import TypeAdapter

from trunkline.core.actions import Action
from trunkline.core.errors import IllegalAction, TrunklineError
from trunkline.core.position import Position, SeriesStep
from trunkline.server.model.cache import JSON, ONCE, CachedBody
from trunkline.server.model.errors import Refused, problem_of
from trunkline.server.model.schemas.history import MomentView, PlanView
from trunkline.server.model.schemas.match import EntryView, LogView, PreviewView, Problem
from trunkline.server.model.schemas.requests import PlanRequest
from trunkline.server.model.schemas.scene import MapView
from trunkline.server.model.snapshot import Entry, MatchSnapshot
from trunkline.server.model.viewer import PastViewer, Viewer
from trunkline.server.views.choices import preview_of
from trunkline.server.views.log import LOG, entry_view
from trunkline.server.views.match import map_of, match_view
from trunkline.server.views.scene import without_ground

_MOMENT = TypeAdapter(MomentView)


def drawn(match: MatchSnapshot, viewer: Viewer, ground: bool) -> MapView:
    """The map of a moment or of a plan. It takes long the first time: call it in a thread."""
    key, draw = map_of(match, viewer)
    return draw() if ground else match.cache.get(_drawn_without_ground, key, draw)


def _drawn_without_ground(draw: Callable[[], MapView]) -> MapView:
    return without_ground(draw())


def bare_log(number: int) -> LogView:
    """The log of a moment is that of the match, up to there."""
    return LogView(number + 1, [], number >= LOG, [])


def moment(
    match: MatchSnapshot, viewer: PastViewer, here: Collection[str], ground: bool
) -> CachedBody:
    view = match_view(match, viewer, here, bare_log(match.number))
    return CachedBody(_MOMENT.dump_json(MomentView(view, drawn(match, viewer, ground))), JSON, ONCE)


SEED_BYTES = 7  # a seed is less than 2**63
NEVER = datetime(1970, 1, 1, tzinfo=UTC)
_PLAN = TypeAdapter(PlanView)


@dataclass(frozen=True, slots=True)
class Planner(Viewer):
    """The viewer of a plan: sees what they would see at the table, and decides for everybody."""

    through: int | None = None

    def viewpoint(self, match: MatchSnapshot) -> int | None:
        return self.through

    def deciding(self, match: MatchSnapshot) -> int | None:
        return match.actor

    def is_asked(self, match: MatchSnapshot) -> bool:
        return True

    def wanted(self, match: MatchSnapshot) -> tuple[Action, ...]:
        return ()


class PlanBroken(Refused):
    """An action of a plan cannot be played where it stands."""

    def __init__(self, error: TrunklineError, at: int) -> None:
        self.error, self.at = error, at
        status, problem = problem_of(error, "en")
        super().__init__(status, problem.code, "problem-plan")

    def values(self, language: str) -> dict[str, str | int]:
        return {"number": self.at + 1, "refusal": problem_of(self.error, language)[1].message}

    def problem(self, language: str) -> Problem:
        clause = self.error.clause if isinstance(self.error, IllegalAction) else ""
        return replace(super().problem(language), clause=clause, at=self.at)


@dataclass(frozen=True, slots=True)
class Planned:
    """A plan that was played: where it began, as was guessed, and what each action did."""

    planner: Planner
    begun: MatchSnapshot  # the moment, with what the planner cannot know dealt at random
    match: MatchSnapshot  # where the plan leads to
    steps: tuple[SeriesStep, ...]
    seats: tuple[int | None, ...]  # who decided each of them
    guessed: bool


def planned(moment: MatchSnapshot, planner: Planner, plan: PlanRequest) -> Planned:
    """PlanBroken: one of the actions is not allowed there."""
    seen = moment.position.observed_by(planner.through)
    begun = seen.redealt(planner.through, _seed(planner.through, plan))
    here, steps, seats = begun, list[SeriesStep](), list[int | None]()
    for at, text in enumerate(plan.actions):
        seats.append(here.actor)
        try:
            action = here.action(text)
            reveals = here.reveals(action)
            here, events = here.after(action)
        except TrunklineError as error:
            raise PlanBroken(error, at) from None
        steps.append(SeriesStep(action, here, events, reveals))
    return Planned(
        planner,
        _standing(moment, begun, 0),
        _standing(moment, here, len(steps)),
        tuple(steps),
        tuple(seats),
        seen.state_bytes != begun.state_bytes,
    )


def _seed(seat: int | None, plan: PlanRequest) -> int:
    """The same for the same plan, so that its guesses stay; nothing secret is in it."""
    text = f"{plan.number}:{seat}:{plan.luck}"
    made = hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest()
    return int.from_bytes(made)


def _standing(moment: MatchSnapshot, position: Position, played: int) -> MatchSnapshot:
    stored = replace(
        moment.stored,
        number=moment.number + played,
        actor=position.actor,
        over=position.actor is None,
    )
    return MatchSnapshot(stored, position, ())


# As payloads


def plan_view(
    found: Planned, present: MatchSnapshot, here: Collection[str], ground: bool
) -> CachedBody:
    match, planner = found.match, found.planner
    # A plan may lead to the end. The match has not got there, so its seed does not come out.
    reached = replace(match_view(match, planner, here, bare_log(found.begun.number)), shuffle=None)
    view = PlanView(
        view=reached,
        map=drawn(match, planner, ground),
        entries=_entries(found, planner.language),
        submittable=_submittable(found, present),
        guessed=found.guessed,
    )
    return CachedBody(_PLAN.dump_json(view), JSON, ONCE)


def _entries(found: Planned, language: str) -> list[EntryView]:
    position, first = found.match.position_in(language), found.begun.number + 1
    entries = (
        Entry(number, 0, seat, str(step.action), NEVER, tuple(step.events))
        for number, (seat, step) in enumerate(zip(found.seats, found.steps, strict=True), first)
    )
    eyes = found.planner.through
    return [replace(entry_view(position, each, eyes, language), at="") for each in entries]


def _submittable(found: Planned, present: MatchSnapshot) -> int:
    """So many could be sent now: decided in a row by who is to decide, who is the planner, up to
    the first that brings something to light. See `Position.play_series`."""
    mine = present.held_by(found.planner.owner)
    if found.begun.number != present.number or present.actor not in mine:
        return 0
    count = 0
    for seat, step in zip(found.seats, found.steps, strict=True):
        if seat != present.actor:
            break
        count += 1
        if step.reveals:
            break
    return count


def plan_preview(found: Planned, actions: Sequence[str]) -> PreviewView:
    """What would come next. It is made of the guess: who decides there may have cards that the
    planner cannot see."""
    planner = found.planner
    before = found.match.position_in(planner.language)
    return preview_of(before, before.play_series(actions), planner.through, planner.language)
