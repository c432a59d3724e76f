"""Clocks: how long everybody may think, and what is done when somebody's time is over.

Nothing here waits: the time is what the test says that it is.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta

import pytest

from trunkline.api import prepared
from trunkline.games import find_game
from trunkline.server.model import clocks
from trunkline.server.model.catalogue import BoardCatalogue
from trunkline.server.model.clocks import pauses, reached, time_spent
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.match import ClockView
from trunkline.server.model.schemas.people import Hours
from trunkline.server.model.schemas.requests import Claim, MatchRequest, SeatRequest, Submission
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.state_codec import StateCodec
from trunkline.server.model.table_settings import (
    ClockSettings,
    TableSettings,
    read_table_settings,
    table_settings_data,
)
from trunkline.server.observability import Metrics
from trunkline.server.service.clocks import ClockHook, ClockWatcher, HoursService
from trunkline.server.service.matches import MatchService
from trunkline.server.service.seats import SeatService
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.seats import ClockStore
from trunkline.server.views import match as match_views

ADA, BELA = "a" * 64, "b" * 64
NOON = datetime(2031, 3, 3, 12, tzinfo=UTC)
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
TEN_MINUTES = ClockSettings(bank=600, increment=15, per="turn")
EACH_DECISION = ClockSettings(bank=600, increment=15, per="decision")


# When a clock runs

WORKDAY = Hours(zone="Europe/Budapest", start=8 * 60, end=22 * 60)
NIGHTS = Hours(zone="UTC", start=22 * 60, end=6 * 60)  # past midnight
AWAY = Hours(vacation=[date(2031, 3, 4), date(2031, 3, 6)])
BOTH = Hours("Europe/Budapest", 8 * 60, 22 * 60, [date(2031, 3, 4), date(2031, 3, 6)])


@pytest.mark.parametrize(
    ("hours", "after", "run"),
    [
        (Hours(), timedelta(days=1), DAY),
        # Noon in UTC is 13 o'clock in Budapest: 9 hours until the evening, 2 from the morning on.
        (WORKDAY, timedelta(hours=9), 9 * HOUR),
        (WORKDAY, timedelta(hours=15), 9 * HOUR),
        (WORKDAY, timedelta(hours=21), 11 * HOUR),
        (NIGHTS, timedelta(hours=10), 0),
        (NIGHTS, timedelta(hours=13), 3 * HOUR),
        (NIGHTS, timedelta(hours=24), 8 * HOUR),
        (AWAY, timedelta(days=3), 12 * HOUR),
        (AWAY, timedelta(days=4), 24 * HOUR),
        (BOTH, timedelta(days=3), 9 * HOUR),
        (BOTH, timedelta(days=4), 14 * HOUR),
    ],
)
def test_a_clock_runs_in_its_owners_hours(hours: Hours, after: timedelta, run: int) -> None:
    assert time_spent(hours, NOON, NOON + after) == run


@pytest.mark.parametrize("hours", [Hours(), WORKDAY, NIGHTS, AWAY, BOTH])
@pytest.mark.parametrize("run", [1, HOUR, 9 * HOUR, 3 * DAY, 40 * DAY])
def test_when_a_clock_is_over_it_has_run_so_long(hours: Hours, run: int) -> None:
    end = reached(hours, NOON, run)
    assert time_spent(hours, NOON, end) == run
    assert time_spent(hours, NOON, end - timedelta(milliseconds=1)) == run - 1


def test_summer_time_takes_an_hour_of_the_night_and_none_of_the_day() -> None:
    before = datetime(2031, 3, 29, 12, tzinfo=UTC)  # in the night the clocks go forward
    assert time_spent(WORKDAY, before, before + timedelta(days=1)) == 14 * HOUR + HOUR
    found = list(itertools.islice(pauses(BOTH, NOON), 20))
    assert all(one.until <= two.since for one, two in itertools.pairwise(found))


# At the table


def test_without_the_hook_the_actor_is_awaited_from_the_last_action_on(store: MatchStore) -> None:
    async def scene() -> None:
        prepared(find_game("chicago-express"))
        codec = StateCodec(store.database, BoardCatalogue())
        service = MatchService(store, codec, Metrics(), ready=_nothing)
        seats = [SeatRequest("me", "Ada"), SeatRequest("here", "Béla")]
        begun = (await service.create(MatchRequest("chicago-express", seats), ADA)).match
        before = await service.open(begun.id)
        action = str(next(iter(before.position.legal)))
        match = await service.act(begun.id, ADA, Submission(before.version, action))
        assert match.stored.awaited == match.tail[-1].at > before.tail[-1].at
        stored = store.load(begun.id)
        assert stored is not None
        assert stored.awaited == store.entries(begun.id)[-1].at

    asyncio.run(scene())


@dataclass
class ClockedTable:
    """A table of Ada and Béla with clocks, and somebody who minds the time."""

    store: MatchStore
    now: datetime = NOON
    reminded: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        prepared(find_game("chicago-express"))
        self.database = self.store.database
        self.clocks = ClockStore(self.database)
        hook = ClockHook(self.clocks, self.database)
        self.service = MatchService(
            self.store,
            StateCodec(self.database, BoardCatalogue()),
            Metrics(),
            ready=_nothing,
            hooks=[hook],
            now=lambda: self.now,
        )
        self.seats = SeatService(self.service, hook)
        self.clock_watcher = ClockWatcher(self.service, self.clocks, self.seats.hold, self._remind)
        self.hours = HoursService(self.service, self.clocks)

    async def _remind(self, match: MatchSnapshot, seat: int) -> None:
        self.reminded.append(seat)

    async def begin(self, clock: ClockSettings | None) -> MatchSnapshot:
        """Ada is to decide first."""
        while (match := await self._begun(clock)).actor != 0:
            for id, due in await self.database.run(self.clocks.due, self.now):
                await self.database.run(self.clocks.put_off, id, None, due, None)
        return match

    async def _begun(self, clock: ClockSettings | None) -> MatchSnapshot:
        seats = [SeatRequest("me", "Ada"), SeatRequest("link"), SeatRequest("bot", bot="random")]
        body = MatchRequest("chicago-express", seats, customs=TableSettings(clock=clock))
        begun = await self.service.create(body, ADA)
        claim = Claim(begun.tokens[1], "Béla")
        match = await self.seats.claim(begun.match.id, BELA, 1, claim)
        # The store stamps a new match and a claimed seat by its own clock: Béla sits down at noon.
        await self.restart(match)
        return await self.service.open(match.id)

    async def restart(self, match: MatchSnapshot) -> None:
        seat, bank = match.actor, match.seats[match.actor or 0].bank
        if bank is not None:
            await self.database.run(
                self.clocks.settle, match.id, match.version, seat, bank, self.now
            )
        self.service.forget_all()

    def later(self, **time: float) -> None:
        self.now += timedelta(**time)

    async def act(self, match: MatchSnapshot, action: str) -> MatchSnapshot:
        """By whoever is to decide."""
        if match.bots[match.actor or 0]:
            said = match.position.action(action)
            await self.service.act_for_bot(match.id, match.version, said)
            return await self.service.open(match.id)
        owner = match.seats[match.actor or 0].owner
        assert owner
        return await self.service.act(match.id, owner, Submission(match.version, action))

    async def until(self, match: MatchSnapshot, seat: int) -> MatchSnapshot:
        """Everybody passes at once, until that seat is to decide."""
        while match.actor != seat:
            match = await self.act(match, "pass")
        return match

    def left(self, match: MatchSnapshot, seat: int) -> int | None:
        return clocks.left(match.stored, seat, match.hours_by_owner, self.now)

    async def look(self, match: MatchSnapshot) -> MatchSnapshot:
        await self.clock_watcher.round()
        return await self.service.open(match.id)


async def _nothing(_: object) -> None: ...


@pytest.fixture
def clocked_table(sqlite_url: str) -> Iterator[ClockedTable]:
    store = MatchStore(sqlite_url)
    store.migrate()
    yield ClockedTable(store)
    store.close()


def run(what: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(what())


def test_thinking_uses_up_the_bank_and_the_end_of_a_turn_adds_to_it(
    clocked_table: ClockedTable,
) -> None:
    async def play() -> None:
        match = await clocked_table.begin(TEN_MINUTES)
        assert clocked_table.left(match, 0) == 10 * MINUTE
        clocked_table.later(minutes=2)
        assert clocked_table.left(match, 0) == 8 * MINUTE
        match = await clocked_table.act(match, "pass")
        assert match.actor != 0
        assert clocked_table.left(match, 0) == 8 * MINUTE + 15_000
        # The same from the database as from memory.
        clocked_table.service.forget_all()
        again = await clocked_table.service.open(match.id)
        assert (again.stored.awaited, again.seats) == (match.stored.awaited, match.seats)

    run(play)


def test_what_is_added_grows_the_bank_to_twice_what_it_was_and_no_further(
    clocked_table: ClockedTable,
) -> None:
    async def play() -> None:
        match = await clocked_table.begin(ClockSettings(bank=60, increment=50, per="decision"))
        for _ in range(2):
            match = await clocked_table.until(match, 0)
            match = await clocked_table.act(match, "pass")
        assert clocked_table.left(match, 0) == 2 * MINUTE

    run(play)


@pytest.mark.parametrize("clock", [TEN_MINUTES, EACH_DECISION])
def test_taking_back_gives_no_time_and_keeps_none_that_was_added(
    clocked_table: ClockedTable, clock: ClockSettings
) -> None:
    async def play() -> None:
        match = await clocked_table.begin(clock)
        clocked_table.later(minutes=1)
        match = await clocked_table.act(match, "pass")
        clocked_table.later(minutes=1)
        assert match.actor == 1  # whose clock is put back to where it was
        match = await clocked_table.service.undo(match.id, ADA, match.version, 1)
        assert (match.actor, clocked_table.left(match, 0)) == (0, 9 * MINUTE)
        assert clocked_table.left(match, 1) == 10 * MINUTE
        clocked_table.later(minutes=1)
        assert clocked_table.left(match, 0) == 8 * MINUTE

    run(play)


def test_who_has_no_time_left_is_reminded_once_and_then_a_bot_holds_the_seat(
    clocked_table: ClockedTable,
) -> None:
    async def play() -> None:
        match = await clocked_table.begin(TEN_MINUTES)
        clocked_table.later(minutes=9, seconds=59)
        match = await clocked_table.look(match)
        assert (clocked_table.reminded, match.seats[0].kind) == ([], "person")
        clocked_table.later(seconds=1)
        for _ in range(3):
            match = await clocked_table.look(match)
        assert (clocked_table.reminded, match.seats[0].kind) == ([0], "person")
        clocked_table.later(minutes=2, seconds=29)
        match = await clocked_table.look(match)
        assert match.seats[0].kind == "person"
        clocked_table.later(seconds=1)
        match = await clocked_table.look(match)
        seat = match.seats[0]
        assert (seat.kind, seat.bot, seat.owner, seat.name) == ("bot", "level-4", ADA, "Ada")
        assert [each.kind for each in match.happenings][-1] == "clock"
        assert seat.bank == 150_000  # for when Ada is back
        # Nothing more comes of it: a bot has no clock.
        clocked_table.later(days=9)
        version = match.version
        match = await clocked_table.look(match)
        assert (match.version, clocked_table.reminded) == (version, [0])
        assert await clocked_table.database.run(clocked_table.clocks.due, clocked_table.now) == []

    run(play)


@pytest.mark.parametrize("bot", ["level-7", "greedy"])
def test_the_table_says_which_bot_holds_the_seat(clocked_table: ClockedTable, bot: str) -> None:
    async def play() -> None:
        match = await clocked_table.begin(replace(TEN_MINUTES, bot=bot))
        clocked_table.later(minutes=10)
        match = await clocked_table.look(match)
        clocked_table.later(minutes=3)
        match = await clocked_table.look(match)
        assert (match.seats[0].kind, match.seats[0].bot) == ("bot", bot)

    run(play)


def test_a_bot_that_nobody_knows_cannot_hold_a_seat(clocked_table: ClockedTable) -> None:
    async def play() -> None:
        with pytest.raises(Refused) as error:
            await clocked_table.begin(replace(TEN_MINUTES, bot="level-9"))
        assert error.value.code == "bad-setup"

    run(play)


def test_a_clock_of_an_older_release_has_a_bot_of_a_middle_level() -> None:
    kept = table_settings_data(TableSettings(clock=TEN_MINUTES))
    del kept["clock"]["bot"]
    assert read_table_settings(kept).clock == TEN_MINUTES


def test_whoever_decides_in_time_or_in_the_grace_keeps_the_seat(
    clocked_table: ClockedTable,
) -> None:
    async def play() -> None:
        match = await clocked_table.begin(TEN_MINUTES)
        clocked_table.later(minutes=11)
        match = await clocked_table.look(match)
        match = await clocked_table.act(match, "pass")
        clocked_table.later(minutes=3)
        match = await clocked_table.look(match)
        assert match.seats[0].kind == "person"
        assert clocked_table.left(match, 0) == 15_000

    run(play)


def test_another_process_that_was_first_leaves_nothing_to_do(store: MatchStore) -> None:
    store.migrate()
    clocked_table = ClockedTable(store)

    async def play() -> None:
        match = await clocked_table.begin(TEN_MINUTES)
        other = ClockedTable(clocked_table.store)
        clocked_table.later(minutes=10)
        other.now = clocked_table.now
        await other.service.open(match.id)
        await asyncio.gather(clocked_table.clock_watcher.round(), other.clock_watcher.round())
        assert clocked_table.reminded + other.reminded == [0]
        # The other one still thinks that Ada has not decided.
        match = await clocked_table.act(match, "pass")
        other.later(minutes=5)
        await other.clock_watcher.round()
        seat = (await clocked_table.service.open(match.id, at_least=match.version)).seats[0]
        assert (seat.kind, other.reminded) == ("person", other.reminded[:1])

    run(play)


def test_hours_and_vacation_stop_the_clock_and_change_nothing_before(
    clocked_table: ClockedTable,
) -> None:
    async def play() -> None:
        match = await clocked_table.begin(TEN_MINUTES)
        clocked_table.later(minutes=4)
        day = clocked_table.now.date()
        await clocked_table.hours.set(ADA, Hours(vacation=[day, day + timedelta(days=2)]))
        match = await clocked_table.service.open(match.id)
        clocked_table.later(days=2)
        match = await clocked_table.look(match)
        assert (clocked_table.reminded, clocked_table.left(match, 0)) == ([], 6 * MINUTE)
        clock = match_views.clock_views(match.stored, match.hours_by_owner)[0]
        assert left_by(clock, clocked_table.now) == 6 * MINUTE
        # Back before the vacation is over.
        await clocked_table.hours.set(ADA, Hours())
        match = await clocked_table.service.open(match.id)
        clocked_table.later(minutes=5)
        assert clocked_table.left(match, 0) == MINUTE
        assert (
            left_by(
                match_views.clock_views(match.stored, match.hours_by_owner)[0], clocked_table.now
            )
            == MINUTE
        )

    run(play)


def left_by(clock: ClockView, now: datetime) -> int:
    """As somebody reckons who has nothing but what was sent."""
    assert clock.since is not None
    run = now - datetime.fromisoformat(clock.since)
    for pause in clock.pauses:
        since, until = map(datetime.fromisoformat, (pause.since, pause.until))
        run -= max(timedelta(), min(until, now) - min(since, now))
    return clock.left - round(run / timedelta(milliseconds=1))


@pytest.mark.parametrize(
    ("hours", "problem"),
    [
        (Hours(zone="Europe/Atlantis"), "no time zone"),
        (Hours(zone="../../etc/passwd"), "no time zone"),
        (Hours(start=600, end=700), "4 hours"),
        (Hours(vacation=[date(2031, 1, 2), date(2031, 1, 1)]), "after its first"),
        (Hours(vacation=[date(2031, 1, 1), date(2031, 1, 31)]), "30 days"),
        (Hours(vacation=[date.max, date.max]), "between the years"),
    ],
)
def test_hours_that_leave_no_time_are_refused(
    clocked_table: ClockedTable, hours: Hours, problem: str
) -> None:
    async def play() -> None:
        with pytest.raises(Refused, match=problem):
            await clocked_table.hours.set(ADA, hours)
        assert await clocked_table.hours.of(ADA) == Hours()

    run(play)


def test_without_a_clock_nobody_minds_the_time(clocked_table: ClockedTable) -> None:
    async def play() -> None:
        match = await clocked_table.begin(None)
        clocked_table.later(days=400)
        match = await clocked_table.look(match)
        assert (clocked_table.left(match, 0), clocked_table.reminded) == (None, [])
        assert match_views.clock_views(match.stored, match.hours_by_owner) == []

    run(play)
