"""Clock arithmetic: what is left and when it runs out, computed from what is stored; no I/O.

A clock runs while a person is to decide, in the hours that they have set. A bot has none, nor has
a seat that nobody has taken.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import islice
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import TypeAdapter

from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.match import Why
from trunkline.server.model.schemas.people import Hours
from trunkline.server.model.table_settings import ClockSettings, read_table_settings
from trunkline.server.storage.rows import (
    ClockUpdate,
    Status,
    StoredMatch,
    StoredSeat,
    TimedDecision,
)

LEAST_HOURS = 4 * 60  # minutes a day
LONGEST_VACATION = 30  # days
MOST_PAUSES = 5000  # more than any clock meets before its end
EARLIEST, LATEST = 2000, 2100  # years; near the ends of the calendar nothing can be computed
A_DAY = timedelta(days=1)
ALL_DAY = Hours()
_HOURS = TypeAdapter(Hours)


@dataclass(frozen=True, slots=True)
class Pause:
    """A time in which a clock stands still."""

    since: datetime
    until: datetime
    why: Why


def read_hours(data: dict[str, Any]) -> Hours:
    """Hours as they are stored."""
    return _HOURS.validate_python(data)


def hours_data(hours: Hours) -> dict[str, Any]:
    """Hours, as they are to be stored."""
    data: dict[str, Any] = _HOURS.dump_python(hours, mode="json")
    return data


def check_hours(hours: Hours) -> None:
    """Refused: there is no such time zone, or too little time is left to play."""
    try:
        ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise _bad_hours("zone", zone=hours.zone) from None
    open_for = (hours.end - hours.start) % (24 * 60)
    if hours.start != hours.end and open_for < LEAST_HOURS:
        raise _bad_hours("hours", least=LEAST_HOURS // 60)
    if hours.vacation is not None:
        first, last = hours.vacation
        if first.year < EARLIEST or last.year > LATEST:
            raise _bad_hours("vacation-year", first=str(EARLIEST), last=str(LATEST))
        if last < first:
            raise _bad_hours("vacation-order")
        if (last - first).days >= LONGEST_VACATION:
            raise _bad_hours("vacation", most=LONGEST_VACATION)


def _bad_hours(what: str, **values: str | int) -> Refused:
    return Refused(400, "bad-hours", f"problem-bad-{what}", values=values)


# Pauses


def pauses(hours: Hours, since: datetime) -> Iterator[Pause]:
    """From that moment on, in order, none within another; without end where there are hours."""
    zone = ZoneInfo(hours.zone)
    away = _vacation(hours, zone)
    for each in _in_order(_nights(hours, zone, since), away):
        if each.until > since:
            yield Pause(max(each.since, since), each.until, each.why)


def _vacation(hours: Hours, zone: ZoneInfo) -> Pause | None:
    if hours.vacation is None:
        return None
    first, last = hours.vacation
    return Pause(_moment(first, 0, zone), _moment(last + A_DAY, 0, zone), "vacation")


def vacation(hours: Hours) -> Pause | None:
    return _vacation(hours, ZoneInfo(hours.zone))


def _nights(hours: Hours, zone: ZoneInfo, since: datetime) -> Iterator[Pause]:
    """From the end of the hours of one day to their next beginning."""
    if hours.start == hours.end:
        return
    day = since.astimezone(zone).date() - 2 * A_DAY
    for _ in range(MOST_PAUSES):
        morning = day + A_DAY if hours.start < hours.end else day
        yield Pause(_moment(day, hours.end, zone), _moment(morning, hours.start, zone), "hours")
        day += A_DAY


def _in_order(nights: Iterator[Pause], away: Pause | None) -> Iterator[Pause]:
    """The nights, without what a vacation covers of them, and the vacation."""
    if away is None:
        yield from nights
        return
    given = False
    for night in nights:
        if night.since < away.since:
            yield Pause(night.since, min(night.until, away.since), night.why)
        if not given and night.until > away.since:
            given = True
            yield away
        if night.until > away.until:
            yield Pause(max(night.since, away.until), night.until, night.why)
    if not given:
        yield away


def _moment(day: date, minute: int, zone: ZoneInfo) -> datetime:
    at = time(minute // 60, minute % 60)
    return datetime.combine(day, at, zone).astimezone(UTC)


# Time spent


def time_spent(hours: Hours, since: datetime, now: datetime) -> int:
    """Milliseconds that a clock has run."""
    run = max(now, since) - since
    for pause in pauses(hours, since):
        if pause.since >= now:
            break
        run -= min(pause.until, now) - pause.since
    return round(run / timedelta(milliseconds=1))


def reached(hours: Hours, since: datetime, milliseconds: int) -> datetime:
    """When a clock will have run for so long."""
    at, left = since, timedelta(milliseconds=milliseconds)
    for pause in pauses(hours, since):
        if left <= pause.since - at:
            break
        left -= pause.since - at
        at = pause.until
    return at + left


def first_pauses(hours: Hours, since: datetime, until: datetime, most: int) -> list[Pause]:
    """As many as a clock meets before that moment, but not more than so many."""
    found = (each for each in islice(pauses(hours, since), most))
    return [each for each in found if each.since < until]


# Clocks of a table

SECOND = 1000  # milliseconds
LEAST_GRACE = 60 * SECOND
GROWS_TO = 2  # times the bank that it began with
HoursByOwner = Mapping[str, Hours]  # by owner; who is not there has set nothing


@dataclass(frozen=True, slots=True)
class Terms:
    """The clock settings of a table, times in milliseconds."""

    bank: int
    increment: int
    grace: int
    each_decision: bool
    bot: str  # holds the seat of whoever has no time left

    @property
    def most(self) -> int:
        return GROWS_TO * self.bank

    @property
    def second_wind(self) -> int:
        """What somebody has on the clock who comes back after a bot held the seat."""
        return max(self.grace, self.increment)


def terms(stored: StoredMatch) -> Terms | None:
    """None: nobody minds the time at this table."""
    settings = read_table_settings(stored.customs).clock
    return None if settings is None else terms_of(settings)


def terms_of(settings: ClockSettings) -> Terms:
    grace = settings.bank // 4 if settings.grace is None else settings.grace
    return Terms(
        bank=settings.bank * SECOND,
        increment=settings.increment * SECOND,
        grace=max(LEAST_GRACE, grace * SECOND),
        each_decision=settings.per == "decision",
        bot=settings.bot,
    )


def running(stored: StoredMatch) -> StoredSeat | None:
    """The seat whose clock runs."""
    if stored.actor is None or stored.awaited is None:
        return None
    seat = stored.seats[stored.actor]
    return seat if seat.bank is not None and seat.player is not None else None


def bank(stored: StoredMatch) -> int | None:
    """What was on the clock that runs when it began to; None: none runs."""
    seat = running(stored)
    return None if seat is None else seat.bank


def players(stored: StoredMatch) -> list[str]:
    """The people who sit at a table with clocks, as hashes of their secrets."""
    if terms(stored) is None:
        return []
    return sorted({seat.player for seat in stored.seats if seat.player is not None})


def hours_of(seat: StoredSeat, hours: HoursByOwner) -> Hours:
    return hours.get(seat.player or "", ALL_DAY)


def left(stored: StoredMatch, seat: int, hours: HoursByOwner, now: datetime) -> int | None:
    """Milliseconds on the clock of a seat, below 0 if it has run out; None: it has no clock."""
    stored_seat = stored.seats[seat]
    bank = stored_seat.bank
    if bank is None or stored_seat != running(stored) or stored.awaited is None:
        return bank
    return bank - time_spent(hours_of(stored_seat, hours), stored.awaited, now)


def due(stored: StoredMatch, hours: HoursByOwner, after: int = 0) -> datetime | None:
    """When the clock that runs comes to its end, and so many milliseconds after that."""
    seat = running(stored)
    if seat is None or seat.bank is None or stored.awaited is None:
        return None
    return reached(hours_of(seat, hours), stored.awaited, seat.bank + after)


# What a change does


def played(
    stored: StoredMatch,
    hours: HoursByOwner,
    actor: int | None,
    decisions: int,
    now: datetime,
) -> ClockUpdate:
    """The clocks after the actor has decided so many times; then `actor` is to decide."""
    held, banks = terms(stored), dict[int, int]()
    if held is None or stored.actor is None:
        return ClockUpdate(now)
    over = left(stored, stored.actor, hours, now)
    if over is not None and running(stored) is not None:
        gained = decisions if held.each_decision else int(actor != stored.actor)
        banks[stored.actor] = _grown(held, over, gained)
    return _update(stored, hours, actor, banks, now)


def _grown(held: Terms, bank: int, times: int) -> int:
    """With what comes on top. Whoever has more than the most already keeps it."""
    bank = max(0, bank)
    return max(bank, min(held.most, bank + times * held.increment))


def undone(
    stored: StoredMatch,
    hours: HoursByOwner,
    actor: int | None,
    decisions: Sequence[TimedDecision],
    askers: Sequence[int],
    now: datetime,
) -> ClockUpdate:
    """The clocks when these decisions, in order, are taken back, and `actor` is to decide.

    Whoever wants it pays with their own time: what they have used stays used, and what came on top
    goes. To everybody else the clock is put back to where it was.
    """
    held, banks = terms(stored), dict[int, int]()
    if held is None:
        return ClockUpdate(now)
    for seat in range(stored.players):
        theirs = [each for each in decisions if each.seat == seat and each.bank is not None]
        present = left(stored, seat, hours, now)
        if present is None or not (theirs or seat == stored.actor):
            continue
        before = theirs[0].bank if theirs else stored.seats[seat].bank
        assert before is not None
        if seat in askers:
            gained = len(theirs) if held.each_decision else _turns(theirs, decisions, stored.actor)
            before = min(before, present - gained * held.increment)
        banks[seat] = max(0, before)
    return _update(stored, hours, actor, banks, now)


def _turns(
    theirs: Sequence[TimedDecision], undone: Sequence[TimedDecision], actor: int | None
) -> int:
    """How many turns ended with these decisions."""
    after = {one.number: two.seat for one, two in itertools.pairwise(undone)}
    return sum(after.get(each.number, actor) != each.seat for each in theirs)


def _update(
    stored: StoredMatch,
    hours: HoursByOwner,
    actor: int | None,
    banks: dict[int, int],
    now: datetime,
) -> ClockUpdate:
    after = stored.updated(Status(actor, actor is None, ClockUpdate(now, None, banks)), now)
    return ClockUpdate(now, due(after, hours), banks)
