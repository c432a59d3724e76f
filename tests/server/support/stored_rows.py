"""Short ways to matches for the tests of the storage."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from trunkline.core.events import Event
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.rows import (
    FIRST_VERSION,
    NewAction,
    NewMatch,
    Status,
    StoredMatch,
    StoredSeat,
)

ANN = "a" * 64  # hashes of secrets and tokens
BOB = "b" * 64
LINK = "c" * 64
SEED = 2**63 - 1  # the largest there is

PERSON = StoredSeat(0, "person", "Ann", owner=ANN)
OPEN = StoredSeat(1, "open", invite=LINK)
BOT = StoredSeat(2, "bot", bot="greedy")
SEATS = (PERSON, OPEN, BOT)


def bid(amount: int, seat: int = 0) -> Event:
    return Event("bid", "CE-2.4", {"seat": seat, "amount": amount, "company": "B&O"})


DEALT = Event("dealt", "X-1.1", {"seat": 1, "card": "ő — Пётр"}, heading=True, secret=("card",))


SHARED = Event(
    "shared",
    "X-1.2",
    {"seat": 1, "partner": 0, "card": "7"},
    secret=("card",),
    known_to=("seat", "partner"),
)


def state(number: int) -> bytes:
    """The state after that many actions."""
    return bytes([number % 256, 0, 255]) * 900


def played(number: int, seat: int = 0) -> NewAction:
    return NewAction(seat, f"bid {number}", [bid(number, seat)], state(number))


def new_match(id: str = "m1", seats: tuple[StoredSeat, ...] = SEATS, actor: int = 0) -> NewMatch:
    return NewMatch(
        id=id,
        game="some-game",
        rules_version=3,
        board="",
        fingerprint="0123abcd",
        options={"zeal": "much", "age": "old"},
        seed=SEED,
        salt="5a17",
        deal={"starter": 1, "company": "B&O"},
        creator=ANN,
        seats=seats,
        opening=NewAction(None, "", [DEALT], state(0)),
        status=Status(actor, over=False),
    )


GOING_ON = Status(0, over=False)


def with_actions(store: MatchStore, count: int, id: str = "m1") -> int:
    """Create a match and play in it; its version."""
    store.create(new_match(id))
    for number in range(1, count + 1):
        assert store.append(id, FIRST_VERSION + number - 1, [played(number)], GOING_ON)
    return FIRST_VERSION + count


def loaded(store: MatchStore, id: str = "m1") -> StoredMatch:
    match = store.load(id)
    assert match is not None
    return match


def migrate_there(url: str) -> None:
    store = MatchStore(url)
    store.migrate()
    store.close()


def race(*contestants: Callable[[], object]) -> list[object]:
    """Let them all go at once; what came of each."""
    barrier = threading.Barrier(len(contestants))

    def run(contestant: Callable[[], object]) -> object:
        barrier.wait()
        return contestant()

    with ThreadPoolExecutor(len(contestants)) as pool:
        return list(pool.map(run, contestants))
