"""Seats in the middle of a match: handed to a bot and taken back, given to somebody else, brought
to another screen; and rematches. Each is one new version of the match.

A seat that a bot holds keeps its owner, who may take it back at any decision.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from trunkline.players import player_names
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.identity import IDS, clean_name, digest, new_token
from trunkline.server.model.schemas.match import SeatChange, SeatingView, SeatRightsView
from trunkline.server.model.schemas.requests import BotRequest, Claim, Order
from trunkline.server.model.snapshot import MatchSnapshot, display_name
from trunkline.server.service.clocks import ClockHook
from trunkline.server.service.matches import MatchService
from trunkline.server.service.new_match import make_rematch
from trunkline.server.storage.rows import StoredSeat
from trunkline.server.storage.seats import SeatStore

CAME = ("sat", "taken")  # happenings after which the waiting begins anew
Reason = Literal["", "is-here", "not-awaited", "not-yet", "creator-first", "bot-holds", "creator"]


@dataclass(frozen=True, slots=True)
class SeatRights:
    """What a viewer may do about a seat; if they may not give it away, why, and until when."""

    can: tuple[SeatChange, ...]
    awaited: datetime | None = None
    free_from: datetime | None = None
    reason: Reason = ""


def seat_rights(
    match: MatchSnapshot, owner: str | None, seat: int, here: Collection[str], now: datetime
) -> SeatRights:
    stored_seat = match.seats[seat]
    if owner is None or match.stored.over:
        return SeatRights(())
    if stored_seat.owner == owner:
        return SeatRights(_mine(stored_seat))
    if not match.held_by(owner) and match.stored.creator != owner:
        return SeatRights(())
    if stored_seat.kind == "person":
        return _somebody_elses(match, owner, stored_seat, here, now)
    return _nobody_decides(match, owner, stored_seat)


def _mine(stored_seat: StoredSeat) -> tuple[SeatChange, ...]:
    if stored_seat.kind == "person":
        return ("hand", "invite", "leave")
    return ("take", "invite", "fill") if stored_seat.kind == "open" else ("take", "invite")


def _nobody_decides(match: MatchSnapshot, owner: str, stored_seat: StoredSeat) -> SeatRights:
    """A bot, or a seat that nobody has come to yet: whoever began the match sees to it."""
    if stored_seat.kind == "bot" and stored_seat.owner is not None:
        return SeatRights((), reason="bot-holds")
    if match.stored.creator != owner:
        return SeatRights((), reason="creator")
    return SeatRights(("invite", "fill") if stored_seat.kind == "open" else ("invite",))


def _somebody_elses(
    match: MatchSnapshot, owner: str, stored_seat: StoredSeat, here: Collection[str], now: datetime
) -> SeatRights:
    if match.actor != stored_seat.seat:
        return SeatRights((), reason="not-awaited")
    since = awaited_since(match, stored_seat.seat)
    if stored_seat.owner in here:
        return SeatRights((), since, reason="is-here")
    patience = timedelta(minutes=match.table_settings.absence)
    first = match.stored.creator == owner or _creator_is_gone(match, stored_seat)
    free_from = since + (patience if first else 2 * patience)
    if now < free_from:
        early = first or now < since + patience
        return SeatRights((), since, free_from, "not-yet" if early else "creator-first")
    return SeatRights(("invite", "fill"), since)


def _creator_is_gone(match: MatchSnapshot, awaited: StoredSeat) -> bool:
    creator = match.stored.creator
    return awaited.owner == creator or not match.played_by(creator)


class SeatRefused(Refused):
    """A seat may not be changed now; the message names whoever sits there."""

    def __init__(self, match: MatchSnapshot, seat: int, reason: Reason) -> None:
        self._match, self._seat = match, seat
        super().__init__(403, f"seat-{reason}")

    def values(self, language: str) -> dict[str, str | int]:
        return _values(self._match, self._seat, language)


def awaited_since(match: MatchSnapshot, seat: int) -> datetime:
    """Since the last decision, or since they sat down to take the next."""
    moments = [match.tail[-1].at] if match.tail else [match.stored.created]
    moments += [each.at for each in match.happenings if each.kind == "undone"]
    moments += [each.at for each in match.happenings if each.seat == seat and each.kind in CAME]
    return max(moments)


CODE = re.compile(r"([a-z0-9]{4})[- ]?([a-z0-9]{4})")  # as somebody types what they hear
Here = Collection[str]


class SeatService:
    """Changes of seats during a match, and rematches."""

    def __init__(self, service: MatchService, clocks: ClockHook) -> None:
        self._service = service
        self._clocks = clocks
        self._store = SeatStore(service.database)

    # What can be done

    async def seating(self, id: str, owner: str | None, here: Here, language: str) -> SeatingView:
        match = await self._service.open(id)
        rights = [
            _view(match, seat, self._rights(match, owner, seat, here), language)
            for seat in range(match.stored.players)
        ]
        return SeatingView(match.version, rights, _may_begin_again(match, owner))

    def _rights(self, match: MatchSnapshot, owner: str | None, seat: int, here: Here) -> SeatRights:
        return seat_rights(match, owner, seat, here, self._service.now())

    def _allowed(
        self, match: MatchSnapshot, owner: str, seat: int, here: Here, change: SeatChange
    ) -> StoredSeat:
        """The seat, if that can be done; Refused says why not."""
        match.check_seat(seat)
        found = self._rights(match, owner, seat, here)
        if change in found.can:
            return match.seats[seat]
        if match.stored.over:
            raise Refused(409, "over", version=match.version)
        if found.reason:
            raise SeatRefused(match, seat, found.reason)
        raise Refused(403, "not-your-seat")

    # Bots and people

    async def to_bot(
        self, id: str, owner: str, seat: int, request: BotRequest, here: Here
    ) -> MatchSnapshot:
        """A bot decides from now on: at my seat, or where somebody does not come."""
        async with self._service.changing(id) as match:
            if request.bot not in player_names(match.game):
                raise Refused(400, "bad-setup", "problem-no-bot", values={"bot": request.bot})
            match.check_seat(seat)
            mine = match.seats[seat].player == owner
            change: SeatChange = "leave" if request.leave else "hand" if mine else "fill"
            stored_seat = self._allowed(match, owner, seat, here, change)
            if request.leave:
                return await self._service.commit(
                    match, self._store.leave, stored_seat, request.bot
                )
            kind = "handed" if mine else "filled" if stored_seat.kind == "open" else "held"
            left = self._clocks.time_left(match, seat, self._service.now())
            return await self._service.commit(
                match, self._store.hold, stored_seat, request.bot, kind, left
            )

    async def hold(
        self, id: str, version: int, seat: int, bot: str, kind: str, bank: int | None = None
    ) -> bool:
        """For the clock watcher: a bot holds the seat of somebody. False: the match moved on."""
        async with self._service.changing(id, version) as match:
            if match.version != version or match.seats[seat].player is None:
                return False
            stored_seat = match.seats[seat]
            await self._service.commit(match, self._store.hold, stored_seat, bot, kind, bank)
            return True

    async def take(self, id: str, owner: str, seat: int) -> MatchSnapshot:
        """I decide at my seat again, or for the first time where it was kept for me."""
        async with self._service.changing(id) as match:
            match.check_seat(seat)
            if match.seats[seat].player == owner:
                return match
            stored_seat = self._allowed(match, owner, seat, (), "take")
            return await self._service.commit(match, self._store.take, stored_seat)

    # Links and codes

    async def invite(self, id: str, owner: str, seat: int, here: Here, code: bool = False) -> str:
        """The token of a new link, or a short code; the old one is worth nothing any more."""
        async with self._service.changing(id) as match:
            self._allowed(match, owner, seat, here, "invite")
            token = new_code() if code else new_token()
            await self._service.commit(match, self._store.invite, seat, digest(token))
            return token

    async def claim(self, id: str, owner: str, seat: int, request: Claim) -> MatchSnapshot:
        """Sit down by a link. Whoever follows it again, seated already, finds all well."""
        async with self._service.changing(id) as match:
            match.check_seat(seat)
            if match.seats[seat].owner == owner and match.seats[seat].invite is None:
                return match
            token = digest(request.token)
            # The link may be newer than what is in memory.
            known = match.seats[seat].invite == token
            present = match if known else await self._service.load(id)
            if present.seats[seat].invite != token:
                raise Refused(403, "link-used")
            return await self._seat(present, seat, token, owner, clean_name(request.name))

    async def claim_by_code(self, id: str, owner: str, code: str) -> tuple[MatchSnapshot, int]:
        """Bring a seat to this screen; whoever sits there keeps the name."""
        found = CODE.fullmatch(code.strip().lower())
        token = digest("-".join(found.groups())) if found else ""
        async with self._service.changing(id):
            present = await self._service.load(id)
            seat = next((each for each in present.seats if each.invite == token), None)
            if seat is None:
                raise Refused(403, "no-such-code")
            return await self._seat(present, seat.seat, token, owner, seat.name), seat.seat

    async def _seat(
        self, match: MatchSnapshot, seat: int, token: str, owner: str, name: str
    ) -> MatchSnapshot:
        old = match.seats[seat]
        instead = old.name if old.owner is not None and old.name != name else ""
        return await self._service.commit(
            match, self._store.claim, seat, token, owner, name, instead
        )

    # Another match

    async def rematch(self, id: str, owner: str, order: Order) -> str:
        """The id of a new match with the same people; the one that somebody has begun already."""
        async with self._service.changing(id) as match:
            if not match.held_by(owner):
                raise Refused(403, "not-your-seat")
            if not match.stored.over:
                raise Refused(409, "not-over-yet")
            if match.rematch_id:
                return match.rematch_id
            new = make_rematch(self._service.codec.boards, match, owner, order)
            seat = match.held_by(owner)[0]
            await self._service.commit(match, self._store.rematch, new, seat)
        await self._service.announce(new.id)
        return new.id


def new_code() -> str:
    """40 bits: guessing is rationed, and it is good for one use."""
    letters = [secrets.choice(IDS) for _ in range(8)]
    return f"{''.join(letters[:4])}-{''.join(letters[4:])}"


def _may_begin_again(match: MatchSnapshot, owner: str | None) -> bool:
    return match.stored.over and bool(match.held_by(owner)) and not match.rematch_id


def _view(match: MatchSnapshot, seat: int, found: SeatRights, language: str) -> SeatRightsView:
    texts, values = server_texts(language), _values(match, seat, language)
    return SeatRightsView(
        seat=seat,
        can=list(found.can),
        awaited=found.awaited.isoformat(timespec="seconds") if found.awaited else None,
        free_from=found.free_from.isoformat(timespec="seconds") if found.free_from else None,
        why_not=texts(f"problem-seat-{found.reason}", **values) if found.reason else "",
    )


def _values(match: MatchSnapshot, seat: int, language: str) -> dict[str, str | int]:
    return {"name": display_name(match.id, match.seats[seat], language)}
