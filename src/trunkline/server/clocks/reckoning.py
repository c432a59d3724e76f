"""The clocks of a match, reckoned from what is stored. Nothing here waits, asks or writes.

A clock runs while a person is to decide. A bot has none, nor has a seat that nobody has taken.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from trunkline.server.clocks.payloads import ClockView, ClockWish, Hours, PauseView
from trunkline.server.clocks.rhythm import (
    ALL_DAY,
    Pause,
    first_pauses,
    reached,
    spent,
    vacation,
)
from trunkline.server.customs import read_customs
from trunkline.server.storage.rows import Status, StoredMatch, StoredSeat, Ticking

SECOND = 1000  # milliseconds
LEAST_GRACE = 60 * SECOND
MOST_SHOWN = 60  # pauses; a clock that meets more of them is looked at again before
GROWS_TO = 2  # times the bank that it began with

Rhythms = Mapping[str, Hours]  # by owner; who is not there has set nothing


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds at a table, in milliseconds."""

    bank: int
    increment: int
    grace: int
    each_decision: bool

    @property
    def most(self) -> int:
        return GROWS_TO * self.bank

    @property
    def second_wind(self) -> int:
        """What somebody has on the clock who comes back after a bot held the seat."""
        return max(self.grace, self.increment)


def terms(facts: StoredMatch) -> Terms | None:
    """None: nobody minds the time at this table."""
    wish = read_customs(facts.customs).clock
    return None if wish is None else terms_of(wish)


def terms_of(wish: ClockWish) -> Terms:
    grace = wish.bank // 4 if wish.grace is None else wish.grace
    return Terms(
        bank=wish.bank * SECOND,
        increment=wish.increment * SECOND,
        grace=max(LEAST_GRACE, grace * SECOND),
        each_decision=wish.per == "decision",
    )


def running(facts: StoredMatch) -> StoredSeat | None:
    """The seat whose clock runs."""
    if facts.actor is None or facts.awaited is None:
        return None
    seat = facts.seats[facts.actor]
    return seat if seat.bank is not None and seat.player is not None else None


def bank(facts: StoredMatch) -> int | None:
    """What was on the clock that runs when it began to; None: none runs."""
    seat = running(facts)
    return None if seat is None else seat.bank


def players(facts: StoredMatch) -> list[str]:
    """The people who sit at a table with clocks, as hashes of their secrets."""
    if terms(facts) is None:
        return []
    return sorted({seat.player for seat in facts.seats if seat.player is not None})


def hours_of(seat: StoredSeat, rhythms: Rhythms) -> Hours:
    return rhythms.get(seat.player or "", ALL_DAY)


def left(facts: StoredMatch, seat: int, rhythms: Rhythms, now: datetime) -> int | None:
    """Milliseconds on the clock of a seat, below 0 if it has run out; None: it has no clock."""
    chair = facts.seats[seat]
    if chair.bank is None or chair != running(facts) or facts.awaited is None:
        return chair.bank
    return chair.bank - spent(hours_of(chair, rhythms), facts.awaited, now)


def due(facts: StoredMatch, rhythms: Rhythms, after: int = 0) -> datetime | None:
    """When the clock that runs comes to its end, and so many milliseconds after that."""
    chair = running(facts)
    if chair is None or chair.bank is None or facts.awaited is None:
        return None
    return reached(hours_of(chair, rhythms), facts.awaited, chair.bank + after)


# What a change does


def played(
    facts: StoredMatch, rhythms: Rhythms, actor: int | None, decisions: int, now: datetime
) -> Status:
    """The clocks after the actor has decided so many times; then `actor` is to decide."""
    held, banks = terms(facts), dict[int, int]()
    if held is None or facts.actor is None:
        return Status(actor, actor is None, Ticking(now))
    over = left(facts, facts.actor, rhythms, now)
    if over is not None and running(facts) is not None:
        gained = decisions if held.each_decision else int(actor != facts.actor)
        banks[facts.actor] = _grown(held, over, gained)
    return _status(facts, rhythms, actor, banks, now)


def _grown(held: Terms, bank: int, times: int) -> int:
    """With what comes on top. Whoever has more than the most already keeps it."""
    bank = max(0, bank)
    return max(bank, min(held.most, bank + times * held.increment))


def taken_back(
    facts: StoredMatch,
    rhythms: Rhythms,
    actor: int | None,
    undone: Sequence[Decided],
    askers: Sequence[int],
    now: datetime,
) -> Status:
    """The clocks when these decisions, in order, are taken back, and `actor` is to decide.

    Whoever wants it pays with their own time: what they have used stays used, and what came on top
    goes. To everybody else the clock is put back to where it was.
    """
    held, banks = terms(facts), dict[int, int]()
    if held is None:
        return Status(actor, actor is None, Ticking(now))
    for seat in range(facts.players):
        theirs = [each for each in undone if each.seat == seat and each.bank is not None]
        present = left(facts, seat, rhythms, now)
        if present is None or not (theirs or seat == facts.actor):
            continue
        before = theirs[0].bank if theirs else facts.seats[seat].bank
        assert before is not None
        if seat in askers:
            gained = len(theirs) if held.each_decision else _turns(theirs, undone, facts.actor)
            before = min(before, present - gained * held.increment)
        banks[seat] = max(0, before)
    return _status(facts, rhythms, actor, banks, now)


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision, and what was on the clock when it began."""

    number: int
    seat: int | None
    bank: int | None


def _turns(theirs: Sequence[Decided], undone: Sequence[Decided], actor: int | None) -> int:
    """How many turns ended with these decisions."""
    after = {one.number: two.seat for one, two in itertools.pairwise(undone)}
    return sum(after.get(each.number, actor) != each.seat for each in theirs)


def _status(
    facts: StoredMatch, rhythms: Rhythms, actor: int | None, banks: dict[int, int], now: datetime
) -> Status:
    after = ticked(facts, Status(actor, actor is None, Ticking(now, None, banks)))
    return Status(actor, actor is None, Ticking(now, due(after, rhythms), banks))


def ticked(facts: StoredMatch, status: Status) -> StoredMatch:
    """The facts of a match, with its clocks after a change."""
    clock = status.clock
    if clock is None:
        return replace(facts, actor=status.actor, over=status.over)
    seats = tuple(replace(seat, bank=clock.banks.get(seat.seat, seat.bank)) for seat in facts.seats)
    return replace(
        facts,
        actor=status.actor,
        over=status.over,
        awaited=clock.awaited,
        due=clock.due,
        seats=seats,
    )


# For those who look


def clock_views(facts: StoredMatch, rhythms: Rhythms) -> list[ClockView]:
    """One for each seat; none where nobody minds the time."""
    held = terms(facts)
    if held is None:
        return []
    return [_view(facts, seat, rhythms, held) for seat in facts.seats]


def _view(facts: StoredMatch, seat: StoredSeat, rhythms: Rhythms, held: Terms) -> ClockView:
    hours = hours_of(seat, rhythms)
    since = facts.awaited if seat == running(facts) else None
    end = due(facts, rhythms, held.grace) if since is not None else None
    met = first_pauses(hours, since, end, MOST_SHOWN) if since and end else []
    away = vacation(hours)
    return ClockView(
        seat=seat.seat,
        left=seat.bank or 0,
        since=_written(since) if since else None,
        pauses=[_pause(each) for each in met],
        vacation=_pause(away) if away else None,
        grace=held.grace,
    )


def _pause(pause: Pause) -> PauseView:
    return PauseView(_written(pause.since), _written(pause.until), pause.why)


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
