"""The match store. Plain calls that block: the server makes them through `Database.run`.

Every change is one transaction that begins with `UPDATE matches … WHERE id = ? AND version = ?`:
of two that answer the same version exactly one wins, and the other leaves nothing behind. A call
that changes something returns only after the database has made it durable.

Every call can raise StorageUnavailable. Then nothing was changed, with one exception: when the
connection breaks in the middle of COMMIT, nobody can know whether the change was made. So whoever
gets that error from a change loads the match again before saying anything about it: the version
tells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    and_,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)

from trunkline.core.events import Event
from trunkline.server.storage import rows
from trunkline.server.storage.database import TIMEOUT, Database, insert_new
from trunkline.server.storage.errors import StorageUnavailable
from trunkline.server.storage.rows import (
    FIRST_VERSION,
    ClockUpdate,
    NewAction,
    NewMatch,
    Status,
    StoredAction,
    StoredMatch,
    StoredSeat,
    StoredStep,
    StoredSummary,
)
from trunkline.server.storage.schema import (
    actions,
    boards,
    layouts,
    matches,
    migrate,
    read_markers,
    seats,
)
from trunkline.server.storage.versioning import (
    NewHappening,
    StoredHappening,
    bump_version,
    changed_one,
    move_happenings_back,
    next_version,
    read_happenings,
    write_happening,
)

ORIGIN_KIND = matches.c.origin["kind"].as_string().label("origin_kind")
MATCH = [matches.c[each.name] for each in fields(StoredMatch) if each.name != "seats"]
SUMMARY = [
    ORIGIN_KIND if each.name == ORIGIN_KIND.name else matches.c[each.name]
    for each in fields(StoredSummary)
    if each.name != "seats"
]
ACTION = [actions.c[each.name] for each in fields(StoredAction)]
STEP = [actions.c[each.name] for each in fields(StoredStep)]
BATCH = 200  # rows that are sent at once


class MatchStore:
    """The store of matches, their actions and happenings."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        """`timeout`: how many seconds a call waits for the database before it gives up."""
        self.database = Database(url, timeout)

    def migrate(self) -> None:
        """Bring the database to the present schema; make it, if it is a SQLite file."""
        migrate(self.database.url)

    def close(self) -> None:
        self.database.close()

    def healthy(self) -> bool:
        try:
            with self.database.reading() as connection:
                connection.execute(select(matches.c.id).limit(1))
        except StorageUnavailable:
            return False
        return True

    # Changes

    def create(self, match: NewMatch, played: Sequence[NewAction] = ()) -> None:
        """A match, perhaps with what was played in it already; whole or not at all."""
        now = datetime.now(UTC)
        states = [rows.compress(each.state) for each in played]
        added = [
            action_row(match.id, number, FIRST_VERSION, now, each, state)
            for number, (each, state) in enumerate(zip(played, states, strict=True), 1)
        ]
        with self.database.writing() as connection:
            insert_match(connection, match)
            for start in range(0, len(added), BATCH):
                connection.execute(insert(actions), added[start : start + BATCH])
            if added:
                connection.execute(
                    update(matches)
                    .where(matches.c.id == match.id)
                    .values(number=len(added), state=states[-1])
                )

    def append(self, id: str, version: int, added: Sequence[NewAction], status: Status) -> bool:
        """Add the actions that answer this version, each in a row of its own, all or none.

        False: somebody else was first.
        """
        now = datetime.now(UTC)
        clock = status.clock_at(now)
        states = [rows.compress(action.state) for action in added]
        with self.database.writing() as connection:
            last: int | None = connection.scalar(
                bump_version(id, version, now)
                .values(
                    number=matches.c.number + len(added),
                    state=states[-1],
                    **_status(status, now),
                )
                .returning(matches.c.number)
            )
            if last is None:
                return False
            for number, action, state in zip(count(last - len(added) + 1), added, states):
                row = action_row(id, number, version + 1, now, action, state)
                connection.execute(insert(actions), {**row, "bank": clock.before})
            _write_banks(connection, id, clock)
        return True

    def undo(
        self,
        id: str,
        version: int,
        to_number: int,
        status: Status,
        seat: int | None = None,
        why: Mapping[str, Any] | None = None,
    ) -> bool:
        """The actions above that number are no longer played; the state is the one after it again.

        They are kept as what the seat took back, and `why` with them.
        False: somebody else was first, or no action is above it.
        """
        now = datetime.now(UTC)
        with self.database.writing() as connection:
            if not changed_one(
                connection,
                bump_version(id, version, now)
                .where(matches.c.number > to_number)
                .values(
                    number=to_number,
                    state=_state_after(id, to_number),
                    **_status(status, now),
                ),
            ):
                return False
            _write_banks(connection, id, status.clock_at(now))
            gone = and_(actions.c.match == id, actions.c.number > to_number)
            found = connection.execute(select(*ACTION).where(gone).order_by(actions.c.number)).all()
            connection.execute(delete(actions).where(gone))
            # Whoever saw them has not seen what will be played instead.
            connection.execute(
                update(read_markers)
                .where(read_markers.c.match == id, read_markers.c.number > to_number)
                .values(number=to_number)
            )
            move_happenings_back(connection, id, to_number)
            undone = {"undone": [rows.action_data(row) for row in found], **(why or {})}
            write_happening(connection, id, version + 1, now, NewHappening("undone", seat, undone))
        return True

    def set_origin(self, id: str, version: int, origin: Mapping[str, Any]) -> bool:
        """False: somebody else was first."""
        with self.database.writing() as connection:
            return next_version(connection, id, version, datetime.now(UTC), origin=dict(origin))

    def set_undo_request(
        self, id: str, version: int, asked: Mapping[str, Any] | None, happening: NewHappening
    ) -> bool:
        """What somebody asks the others for, or None: nothing any more. False: too late."""
        values = {} if asked is None else {"asked": dict(asked)}
        with self.database.writing() as connection:
            return next_version(connection, id, version, datetime.now(UTC), happening, **values)

    # Questions

    def load(self, id: str) -> StoredMatch | None:
        """Everything but the log."""
        with self.database.reading() as connection:
            return _match(connection, id)

    def snapshot(
        self, id: str, limit: int
    ) -> tuple[StoredMatch, list[StoredStep], list[StoredHappening]] | None:
        """A match with its last actions, the states after them, and what happened since the first
        of these, all of one moment. Of actions and of happenings there are so many at most."""
        with self.database.reading() as connection:
            match = _match(connection, id)
            if match is None:
                return None
            steps = _recent(connection, id, limit)
            happened = read_happenings(connection, id, after=steps[0].version, limit=limit)
            return match, steps, happened

    def happenings(
        self,
        id: str,
        *,
        after: int = 0,
        until: int | None = None,
        first: int = 0,
        before: int | None = None,
        limit: int = 150,
    ) -> list[StoredHappening]:
        """What happened that is no action: see `read_happenings`."""
        with self.database.reading() as connection:
            return read_happenings(
                connection, id, after=after, until=until, first=first, before=before, limit=limit
            )

    def entries(
        self,
        id: str,
        since_version: int = 0,
        until_version: int | None = None,
        before: int | None = None,
        limit: int | None = 150,
    ) -> list[StoredAction]:
        """The last actions, in order: of versions after `since` up to `until`, and with numbers
        below `before`.
        """
        wanted = and_(actions.c.match == id, actions.c.version > since_version)
        if until_version is not None:
            wanted = and_(wanted, actions.c.version <= until_version)
        if before is not None:
            wanted = and_(wanted, actions.c.number < before)
        with self.database.reading() as connection:
            found = connection.execute(
                select(*ACTION).where(wanted).order_by(actions.c.number.desc()).limit(limit)
            ).all()
        return [rows.read_action(row) for row in reversed(found)]

    def events(self, id: str) -> list[Event]:
        """Everything that happened, in order."""
        with self.database.reading() as connection:
            found = connection.scalars(
                select(actions.c.events).where(actions.c.match == id).order_by(actions.c.number)
            ).all()
        return [event for data in found for event in rows.read_events(data)]

    def recent(self, id: str, limit: int) -> list[StoredStep]:
        """The last actions with the states after them, in order."""
        with self.database.reading() as connection:
            return _recent(connection, id, limit)

    def step(self, id: str, number: int) -> StoredStep | None:
        """An action with the state after it."""
        wanted = select(*STEP).where(actions.c.match == id, actions.c.number == number)
        with self.database.reading() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else rows.read_step(row)

    def steps(self, id: str, first: int, limit: int) -> list[StoredStep]:
        """The actions from that number on, with the states after them."""
        with self.database.reading() as connection:
            found = connection.execute(
                select(*STEP)
                .where(actions.c.match == id, actions.c.number >= first)
                .order_by(actions.c.number)
                .limit(limit)
            ).all()
        return [rows.read_step(row) for row in found]

    def stamps(self, id: str) -> tuple[int, list[int]]:
        """The version of the match, and for each action the version that wrote it."""
        with self.database.reading() as connection:
            version = connection.scalar(select(matches.c.version).where(matches.c.id == id))
            written = connection.scalars(
                select(actions.c.version).where(actions.c.match == id).order_by(actions.c.number)
            )
            return version or 0, list(written)

    def actions(self, id: str, number: int) -> tuple[str, ...]:
        """The actions up to that number, if there are so many."""
        with self.database.reading() as connection:
            return tuple(
                connection.scalars(
                    select(actions.c.action)
                    .where(actions.c.match == id, actions.c.number.between(1, number))
                    .order_by(actions.c.number)
                )
            )

    def mine(self, owner_hash: str, limit: int = 200) -> list[StoredSummary]:
        """The matches that somebody began or sits in, those that changed last first."""
        sits = select(seats.c.match).where(seats.c.owner == owner_hash)
        with self.database.reading() as connection:
            found = connection.execute(
                select(*SUMMARY)
                .where(or_(matches.c.creator == owner_hash, matches.c.id.in_(sits)))
                .order_by(matches.c.changed.desc(), matches.c.id)
                .limit(limit)
            ).all()
            seated = _seats_of(connection, [row.id for row in found])
        return [rows.read_summary(row, seated[row.id]) for row in found]

    def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The present version of each match that is there."""
        with self.database.reading() as connection:
            found = connection.execute(
                select(matches.c.id, matches.c.version).where(matches.c.id.in_(ids))
            ).all()
        return {row.id: row.version for row in found}

    def bots_to_move(self, older_than: float = 0.0) -> list[str]:
        """The matches that wait for a bot, and have done so for that many seconds."""
        since = datetime.now(UTC) - timedelta(seconds=older_than)
        waiting = and_(
            seats.c.match == matches.c.id, seats.c.seat == matches.c.actor, seats.c.kind == "bot"
        )
        with self.database.reading() as connection:
            return list(
                connection.scalars(
                    select(matches.c.id)
                    .join(seats, waiting)
                    .where(matches.c.over == false(), matches.c.changed <= since, _is_free())
                    .order_by(matches.c.changed)
                )
            )


def _is_free() -> ColumnElement[bool]:
    """No lesson says what the bots do."""
    return func.coalesce(matches.c.origin["until"].as_integer(), 0) <= matches.c.number


def _status(status: Status, now: datetime) -> dict[str, Any]:
    clock = status.clock_at(now)
    return {
        "actor": status.actor,
        "over": status.over,
        "winners": list(status.winners) if status.over else None,
        "awaited": clock.awaited,
        "due": clock.due,
    }


def _write_banks(connection: Connection, id: str, clock: ClockUpdate) -> None:
    for seat, bank in clock.banks.items():
        connection.execute(
            update(seats).where(seats.c.match == id, seats.c.seat == seat).values(bank=bank)
        )


def insert_match(connection: Connection, match: NewMatch) -> None:
    """Inside a transaction that does more."""
    now = datetime.now(UTC)
    state = rows.compress(match.opening.state)
    row = {
        "id": match.id,
        "game": match.game,
        "rules_version": match.rules_version,
        "board": match.board,
        "fingerprint": match.fingerprint,
        "players": len(match.seats),
        "options": dict(match.options),
        "seed": match.seed,
        "salt": match.salt,
        "deal": dict(match.deal),
        "creator": match.creator,
        "created": now,
        "changed": now,
        "version": FIRST_VERSION,
        "number": 0,
        "state": state,
        "customs": dict(match.customs),
        "origin": None if match.origin is None else dict(match.origin),
        **_status(match.status, now),
        "due": None if match.bank is None else now,
    }
    seat_rows = [
        {
            **{each.name: getattr(seat, each.name) for each in fields(seat)},
            "match": match.id,
            "bank": match.bank,
        }
        for seat in match.seats
    ]
    if match.board_text:
        board = {"fingerprint": match.fingerprint, "text": match.board_text}
        insert_new(connection, boards, board)
    connection.execute(insert(matches), row)
    connection.execute(insert(seats), seat_rows)
    opening = action_row(match.id, 0, FIRST_VERSION, now, match.opening, state)
    connection.execute(insert(actions), opening)


def _state_after(id: str, number: int) -> ScalarSelect[bytes]:
    return (
        select(actions.c.state)
        .where(actions.c.match == id, actions.c.number == number)
        .scalar_subquery()
    )


def action_row(
    match: str, number: int, version: int, now: datetime, action: NewAction, state: bytes
) -> dict[str, object]:
    return {
        "match": match,
        "number": number,
        "version": version,
        "seat": action.seat,
        "action": action.action,
        "at": now,
        "events": rows.event_data(action.events),
        "state": state,
    }


def _match(connection: Connection, id: str) -> StoredMatch | None:
    row = connection.execute(select(*MATCH).where(matches.c.id == id)).first()
    return None if row is None else rows.read_match(row, _seats_of(connection, [id])[id])


def _recent(connection: Connection, id: str, limit: int) -> list[StoredStep]:
    found = connection.execute(
        select(*STEP).where(actions.c.match == id).order_by(actions.c.number.desc()).limit(limit)
    ).all()
    return [rows.read_step(row) for row in reversed(found)]


def _seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[StoredSeat, ...]]:
    found: dict[str, list[StoredSeat]] = {id: [] for id in ids}
    for row in connection.execute(
        select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
    ):
        found[row.match].append(rows.read_seat(row))
    return {id: tuple(each) for id, each in found.items()}


class Archive:
    """Layouts of states and boards of earlier releases, to read stored matches by."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep_layouts(self, found: Mapping[str, Any]) -> None:
        """Layouts by their digests; those that are there stay as they are."""
        with self._database.writing() as connection:
            rows = ({"digest": digest, "layout": layout} for digest, layout in found.items())
            insert_new(connection, layouts, *rows)

    def layouts(self) -> list[Any]:
        with self._database.reading() as connection:
            return list(connection.scalars(select(layouts.c.layout)))

    def board(self, fingerprint: str) -> str | None:
        """The text of the board, if it was kept."""
        with self._database.reading() as connection:
            wanted = select(boards.c.text).where(boards.c.fingerprint == fingerprint)
            text: str | None = connection.scalar(wanted)
            return text
