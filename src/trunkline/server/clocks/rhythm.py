"""When somebody's clock runs, and when it stands: hours of the day, and vacation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import islice
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from trunkline.server.clocks.payloads import Hours, Why
from trunkline.server.problems import Refused

LEAST_HOURS = 4 * 60  # minutes a day
LONGEST_VACATION = 30  # days
MOST_PAUSES = 5000  # more than any clock meets before its end
EARLIEST, LATEST = 2000, 2100  # years; near the ends of the calendar nothing can be reckoned
A_DAY = timedelta(days=1)
ALL_DAY = Hours()


@dataclass(frozen=True, slots=True)
class Pause:
    since: datetime
    until: datetime
    why: Why


def check(hours: Hours) -> None:
    """Refused: there is no such time zone, or too little time is left to play."""
    try:
        ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise _wrong("zone", zone=hours.zone) from None
    open_for = (hours.end - hours.start) % (24 * 60)
    if hours.start != hours.end and open_for < LEAST_HOURS:
        raise _wrong("hours", least=LEAST_HOURS // 60)
    if hours.vacation is not None:
        first, last = hours.vacation
        if first.year < EARLIEST or last.year > LATEST:
            raise _wrong("vacation-year", first=str(EARLIEST), last=str(LATEST))
        if last < first:
            raise _wrong("vacation-order")
        if (last - first).days >= LONGEST_VACATION:
            raise _wrong("vacation", most=LONGEST_VACATION)


def _wrong(what: str, **values: str | int) -> Refused:
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


# Reckoning


def spent(hours: Hours, since: datetime, now: datetime) -> int:
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
