"""Periodic work, and retries on a version conflict."""

from __future__ import annotations

import asyncio

import pytest

from trunkline.server.model.errors import Conflict, Refused
from trunkline.server.service import periodic
from trunkline.server.service.periodic import PeriodicTask, retry_on_conflict
from trunkline.server.storage.errors import Reason, StorageUnavailable


def test_periodic_work_goes_on_whatever_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(periodic, "SOON", 0.0)
    errors: list[Exception] = [StorageUnavailable(Reason.AWAY), ValueError("a fault of ours")]

    async def play() -> int:
        done, ready = 0, asyncio.Event()

        async def work() -> None:
            nonlocal done
            done += 1
            if errors:
                raise errors.pop()
            ready.set()

        task = PeriodicTask(3600.0, work, failure="cannot do it")
        task.start()
        while not ready.is_set():
            await asyncio.sleep(0.001)
            task.hurry()
        await task.close()
        return done

    assert asyncio.run(asyncio.wait_for(play(), 30)) >= 3
    assert not errors


def test_work_that_does_not_begin_at_once_waits_for_its_time() -> None:
    async def play() -> list[str]:
        done: list[str] = []

        async def work() -> None:
            done.append("done")

        task = PeriodicTask(3600.0, work, failure="cannot do it", at_once=False)
        task.start()
        await asyncio.sleep(0.02)
        await task.close()
        return done

    assert asyncio.run(play()) == []


@pytest.mark.parametrize(("conflicts", "tried"), [(0, 1), (2, 3)])
def test_a_conflict_is_tried_again(conflicts: int, tried: int) -> None:
    assert asyncio.run(attempts(conflicts, Conflict(2))) == tried


def test_a_conflict_that_stays_comes_out() -> None:
    with pytest.raises(Conflict, match="moved on"):
        asyncio.run(attempts(3, Conflict(2)))


def test_another_refusal_comes_out_at_once() -> None:
    with pytest.raises(Refused, match="is over"):
        asyncio.run(attempts(1, Refused(409, "over")))


async def attempts(failing: int, error: Refused) -> int:
    """How many attempts it took, if so many of the first ones fail."""
    count = 0

    async def attempt() -> int:
        nonlocal count
        count += 1
        if count <= failing:
            raise error
        return count

    return await retry_on_conflict(attempt)
