"""What is written when somebody else decides at a seat. Every call: False, somebody was first."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import ColumnElement, null

from trunkline.server.storage.matches import Store, insert_match
from trunkline.server.storage.rows import NewMatch, StoredSeat
from trunkline.server.storage.schema import seats
from trunkline.server.storage.versioning import NewHappening, next_version


class SeatStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    def hold(
        self, id: str, version: int, place: StoredSeat, bot: str, kind: str, bank: int | None = None
    ) -> bool:
        """A bot decides, and the seat stays whose it is."""
        values: dict[str, object] = {"kind": "bot", "bot": bot, "replaced": False}
        if bank is not None:
            values["bank"] = bank
        happening = NewHappening(kind, place.seat, {"bot": bot})
        return self._store.change_seat(id, version, place.seat, _still(place), values, happening)

    def leave(self, id: str, version: int, place: StoredSeat, bot: str) -> bool:
        """A bot decides, and the seat is nobody's."""
        values = {"kind": "bot", "bot": bot, "replaced": False, "owner": None, "name": ""}
        happening = NewHappening("left", place.seat, {"bot": bot, "called": place.name})
        return self._store.change_seat(id, version, place.seat, _still(place), values, happening)

    def take(self, id: str, version: int, place: StoredSeat) -> bool:
        """Its owner decides; a link that is out is worth nothing any more."""
        values = {"kind": "person", "bot": "", "replaced": False, "invite": None}
        happening = NewHappening("sat" if place.kind == "open" else "taken", place.seat)
        return self._store.change_seat(id, version, place.seat, _still(place), values, happening)

    def rematch(self, id: str, version: int, match: NewMatch, seat: int | None) -> bool:
        """The new match is there if and only if the old one leads to it."""
        happening = NewHappening("rematch", seat, {"match": match.id})
        with self._store.database.writing() as connection:
            now = datetime.now(UTC)
            if not next_version(connection, id, version, now, happening):
                return False
            insert_match(connection, match)
        return True


def _still(place: StoredSeat) -> ColumnElement[bool]:
    """The seat is as it was when somebody looked whether this is allowed."""
    owner = seats.c.owner.is_(null()) if place.owner is None else seats.c.owner == place.owner
    return (seats.c.kind == place.kind) & owner
