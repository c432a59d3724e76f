"""Records: export, import, and fork of a match from any of its positions."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import anyio.to_thread

from trunkline.core.errors import BadRecord, BadSetup
from trunkline.core.game import AnyGame, LoadedBoard
from trunkline.core.match import Match
from trunkline.core.position import Position, Redeal
from trunkline.core.position_text import CONTINUED
from trunkline.core.record_file import read_record
from trunkline.core.rng import SEEDS
from trunkline.games import find_game
from trunkline.server.model.catalogue import OWN_BOARD, BoardCatalogue, written_board
from trunkline.server.model.errors import Conflict, Refused
from trunkline.server.model.identity import clean_name, new_id
from trunkline.server.model.origin import (
    Continued,
    Imported,
    Leg,
    legs_before,
    legs_of,
    replay_legs,
)
from trunkline.server.model.schemas.requests import ContinueRequest, RecordImport, SeatRequest
from trunkline.server.model.shuffle_commitment import new_salt
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.state_codec import encode_state
from trunkline.server.model.viewer import Viewer
from trunkline.server.service.history import HistoryService
from trunkline.server.service.matches import MatchService
from trunkline.server.service.new_match import (
    SET_UP,
    CreatedMatch,
    check_bots,
    seat_rows,
    tokens_for,
)
from trunkline.server.storage.rows import NewAction, NewMatch, Status, StoredSeat

LONGEST_NAME = 40


class RecordService:
    """Export and import of records, and matches that go on from a position of another."""

    def __init__(
        self,
        service: MatchService,
        history: HistoryService,
        ready: Callable[[AnyGame], Awaitable[None]],
    ) -> None:
        self._service = service
        self._history = history
        self._ready = ready

    # Export

    async def export(self, id: str) -> str:
        """Of a match that is over, or in which nothing was ever hidden."""
        match = await self._service.open(id)
        if match.stored.rules_version != match.game.rules_version:
            raise Refused(409, "other-rules")
        origin = match.origin
        for other in origin.secrets if isinstance(origin, Continued) else ():
            if not (await self._service.open(other)).stored.over:
                raise Refused(403, "origin-not-over")
        actions = await self._actions(match, match.number)
        return await anyio.to_thread.run_sync(_written, match, actions)

    async def _actions(self, match: MatchSnapshot, number: int) -> tuple[str, ...]:
        found = await self._service.database.run(self._service.store.actions, match.id, number)
        if len(found) != number:  # some of it was taken back just now
            raise Conflict(match.version)
        return found

    # Import

    async def inspect(self, text: str) -> Match:
        """The match in a record. BadRecord says what is wrong with it."""
        return (await self._read(text))[0]

    async def import_record(self, request: RecordImport, owner: str) -> CreatedMatch:
        match, board = await self._read(request.text)
        tokens: dict[int, str] = {}
        if match.actor is None:
            seats = [
                StoredSeat(seat, "person", _short(name)) for seat, name in enumerate(match.names)
            ]
        else:
            seats, tokens = _seated(
                match.game, match.players, _named(request.seats, match.names), owner
            )
        origin = Imported(legs_of(match))
        new = _new_match(match, board, origin, seats, owner)
        played = await anyio.to_thread.run_sync(_played, match)
        await self._service.add(new, played)
        return CreatedMatch(new, tokens)

    async def _read(self, text: str) -> tuple[Match, str]:
        """The match, and the board that it is played on as the server calls it."""
        game = _game_in(text)
        if game is None:
            # What is wrong is said by the reader of records.
            read_record(text, find_game)
            raise AssertionError("a record of no game was read")
        await self._ready(game)
        return await anyio.to_thread.run_sync(_on_its_board, self._service.codec.boards, text, game)

    # Fork

    async def fork(
        self, id: str, request: ContinueRequest, viewer: Viewer, owner: str
    ) -> CreatedMatch:
        """A match that begins with the position after that action."""
        match = await self._service.open(id)
        if request.as_dealt and not match.stored.over:
            raise Refused(403, "still-hidden")
        position = (await self._history.at(match, request.number)).position
        if position.actor is None:
            raise Refused(409, "over", version=match.version)
        actions = await self._actions(match, request.number)
        redeal = None if request.as_dealt else _redeal(match, position, viewer)
        begins = position.redealt(redeal.seat, redeal.seed) if redeal else position
        seats, tokens = _seated(match.game, match.stored.players, request.seats, owner)
        before = match.origin
        legs = (*legs_before(before), Leg(actions, redeal))
        hidden = await anyio.to_thread.run_sync(_has_secrets, match, actions, position)
        known = before.secrets if isinstance(before, Continued) else ()
        origin = Continued(id, request.number, legs, (*known, id) if hidden else known)
        stored = match.stored
        new = NewMatch(
            id=new_id(),
            game=stored.game,
            rules_version=stored.rules_version,
            board=stored.board,
            fingerprint=stored.fingerprint,
            board_text=written_board(position.board),
            options=stored.options,
            seed=stored.seed,
            salt=new_salt(),
            deal=stored.deal,
            creator=owner,
            seats=seats,
            opening=NewAction(None, SET_UP, [CONTINUED], encode_state(begins)),
            status=Status(begins.actor, over=False),
            origin=origin.data(),
        )
        await self._service.add(new)
        return CreatedMatch(new, tokens)


# Records


def _written(match: MatchSnapshot, actions: Sequence[str]) -> str:
    """The record is written by playing the match again."""
    played = _replayed(match, actions)
    if not match.stored.over and not _was_open(played):
        raise Refused(403, "not-over")
    return played.record()


def _replayed(match: MatchSnapshot, actions: Sequence[str]) -> Match:
    stored = match.stored
    begun = Match(
        match.game,
        stored.players,
        seed=stored.seed,
        options=stored.options,
        deal=stored.deal,
        board=match.position.board,
        names=match.names("en"),
    )
    played = replay_legs(begun, legs_before(match.origin))
    for action in actions:
        played.play(action)
    return played


def _was_open(match: Match) -> bool:
    """Whether nothing was ever hidden from anybody: neither a card nor the seed tells more."""
    always = all(match.at(number).is_open for number in range(len(match.actions) + 1))
    told = not any(event.secret for event in match.events)
    return always and told and (match.before is None or _was_open(match.before))


def _has_secrets(match: MatchSnapshot, actions: Sequence[str], position: Position) -> bool:
    """Whether the history that led to the position tells what was hidden."""
    if match.stored.rules_version != match.game.rules_version:
        return True  # nobody can tell
    replayed = _replayed(match, actions)
    if replayed.state_bytes != position.state_bytes:  # something was taken back just now
        raise Conflict(match.version)
    return not _was_open(replayed)


def _game_in(text: str) -> AnyGame | None:
    """The game that the record says it is of, before the rest of it is read."""
    named = next((line for line in text.split("\n", 4) if line.startswith("Game:")), "")
    try:
        return find_game(named.removeprefix("Game:").strip())
    except BadSetup:
        return None


def _on_its_board(boards: BoardCatalogue, text: str, game: AnyGame) -> tuple[Match, str]:
    """Read on the game's own board, or on one with a ticket deck that is offered here."""
    problem: BadRecord | None = None
    for board in (OWN_BOARD, *(each for each in boards.board_ids(game) if each != OWN_BOARD)):
        loaded_board: LoadedBoard[Any, Any] | None = (
            boards.board_of(game, board, {}) if board else None
        )
        if loaded_board is not None and f"\nBoard: {loaded_board.file.fingerprint}" not in text:
            continue
        try:
            return read_record(text, find_game, board=loaded_board), board
        except BadRecord as error:
            problem = problem or error
    assert problem is not None
    raise problem


def _played(match: Match) -> list[NewAction]:
    return [
        NewAction(
            match.decider(number),
            str(action),
            match.events_of(number),
            encode_state(match.at(number + 1)),
        )
        for number, action in enumerate(match.actions)
    ]


def _new_match(
    match: Match, board: str, origin: Imported, seats: Sequence[StoredSeat], owner: str
) -> NewMatch:
    return NewMatch(
        id=new_id(),
        game=match.game.id,
        rules_version=match.game.rules_version,
        board=board,
        fingerprint=match.board.file.fingerprint,
        board_text=written_board(match.board),
        options=match.options,
        seed=match.seed,
        salt=new_salt(),
        deal=match.deal,
        creator=owner,
        seats=seats,
        opening=NewAction(None, SET_UP, match.events_of(-1), encode_state(match.at(0))),
        status=Status(
            match.actor,
            match.actor is None,
            winners=match.outcome.winners if match.outcome else (),
        ),
        origin=origin.data(),
    )


# Seats


def _seated(
    game: AnyGame, players: int, seats: Sequence[SeatRequest], owner: str
) -> tuple[list[StoredSeat], dict[int, str]]:
    if len(seats) != players:
        raise Refused(
            400, "bad-setup", "problem-seats", values={"players": players, "count": len(seats)}
        )
    check_bots(game, seats)
    tokens = tokens_for(seats)
    return seat_rows(seats, owner, tokens), tokens


def _named(seats: Sequence[SeatRequest], names: Sequence[str]) -> list[SeatRequest]:
    """People who give no name are called as in the record; a bot is nobody of that name."""
    known = [*names, *([""] * len(seats))]
    return [
        replace(seat, name=_short(known[at]))
        if seat.kind != "bot" and not seat.name.strip()
        else seat
        for at, seat in enumerate(seats)
    ]


def _short(name: str) -> str:
    return clean_name(name)[:LONGEST_NAME].strip()


def _redeal(match: MatchSnapshot, position: Position, viewer: Viewer) -> Redeal | None:
    """From what whoever asks may know there; where all is open, there is nothing to be dealt."""
    if position.is_open:
        return None
    mine = match.held_by(viewer.owner)
    chosen = (seat for seat in (viewer.seat, position.actor, *mine) if seat in mine)
    return Redeal(next(chosen, None), secrets.randbelow(SEEDS))
