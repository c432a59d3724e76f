"""New matches: made of a request, or a sentence about what is wrong with it; and rematches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from trunkline.core.game import AnyGame
from trunkline.core.options import Contradiction
from trunkline.core.rng import SEEDS
from trunkline.core.setup import open_game
from trunkline.players import player_names
from trunkline.server.model.catalogue import BoardCatalogue, written_board
from trunkline.server.model.errors import Refused
from trunkline.server.model.identity import clean_name, digest, new_id, new_token
from trunkline.server.model.origin import Rematch
from trunkline.server.model.schemas.requests import MatchRequest, Order, SeatRequest
from trunkline.server.model.shuffle_commitment import new_salt
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.state_codec import encode_state
from trunkline.server.model.table_settings import table_settings_data
from trunkline.server.storage.rows import NewAction, NewMatch, Status, StoredSeat

SET_UP = ""  # the action of entry 0


@dataclass(frozen=True)
class CreatedMatch:
    """A new match, with the tokens of its links."""

    match: NewMatch
    tokens: dict[int, str]  # of the seats that are waiting for somebody, by seat


def make_match(
    boards: BoardCatalogue,
    game: AnyGame,
    request: MatchRequest,
    creator: str,
    *,
    seed: int | None = None,
    deal: Mapping[str, object] | None = None,
) -> CreatedMatch:
    """At random, unless a seed is given, or what is dealt."""
    options = check_setup(boards, game, request)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    opening = open_game(
        game,
        len(request.seats),
        seed=seed,
        options=options,
        deal=deal,
        board=boards.board_of(game, request.board, options),
    )
    position = opening.position
    tokens = tokens_for(request.seats)
    return CreatedMatch(
        NewMatch(
            id=new_id(),
            game=game.id,
            rules_version=game.rules_version,
            board=request.board,
            fingerprint=position.board.file.fingerprint,
            board_text=written_board(position.board),
            options=opening.options,
            seed=seed,
            salt=new_salt(),
            deal=opening.deal,
            creator=creator,
            seats=seat_rows(request.seats, creator, tokens),
            opening=NewAction(None, SET_UP, opening.events, encode_state(position)),
            status=Status(position.actor, position.actor is None),
            customs=table_settings_data(request.customs),
        ),
        tokens,
    )


def tokens_for(requests: Sequence[SeatRequest]) -> dict[int, str]:
    """One for each seat that somebody is to take by a link."""
    return {seat: new_token() for seat, each in enumerate(requests) if each.kind == "link"}


def seat_rows(
    requests: Sequence[SeatRequest], creator: str, tokens: dict[int, str]
) -> list[StoredSeat]:
    seats = []
    for seat, request in enumerate(requests):
        name = clean_name(request.name)
        if request.kind == "bot":
            seats.append(StoredSeat(seat, "bot", name, bot=request.bot))
        elif request.kind == "link":
            seats.append(StoredSeat(seat, "open", name, invite=digest(tokens[seat])))
        else:
            seats.append(StoredSeat(seat, "person", name, owner=creator))
    return seats


def check_setup(boards: BoardCatalogue, game: AnyGame, request: MatchRequest) -> dict[str, str]:
    """The choices of all options, if nothing is wrong."""
    count = len(request.seats)
    if count not in game.players:
        raise _wrong_number(game, count)
    check_bots(game, request.seats)
    if request.customs.clock is not None:
        _check_bot(game, request.customs.clock.bot)
    options = _check_options(game, request.options)
    boards.board_of(game, request.board, options)
    return options


def check_bots(game: AnyGame, requests: Sequence[SeatRequest]) -> None:
    for seat in requests:
        if seat.kind == "bot":
            _check_bot(game, seat.bot)


def _check_bot(game: AnyGame, bot: str) -> None:
    if bot not in player_names(game):
        raise _wrong("no-bot", bot=bot)


def _check_options(game: AnyGame, wanted: Mapping[str, str]) -> dict[str, str]:
    known = {option.name: option.choices for option in game.options}
    for option, choice in wanted.items():
        if option not in known:
            raise _wrong("no-option", game=game.title, option=option[:80])
        if choice not in known[option]:
            raise _wrong("no-choice", option=option, choice=choice[:80])
    try:
        return game.choose_options(wanted)
    except Contradiction as error:
        raise _wrong("contradiction", **error.values) from None


def _wrong_number(game: AnyGame, count: int) -> Refused:
    """It is for 2 to 6 players, for 4 or 6, or for exactly so many."""
    *fewer, most = game.players
    if not fewer:
        return _wrong("players-only", game=game.title, most=most, count=count)
    if len(fewer) > 1 and game.players.step == 1:
        return _wrong("players", game=game.title, least=fewer[0], most=most, count=count)
    listed = ", ".join(map(str, fewer))
    return _wrong("players-listed", game=game.title, fewer=listed, most=most, count=count)


def _wrong(key: str, **values: str | int) -> Refused:
    return Refused(400, "bad-setup", f"problem-{key}", values=values)


def make_rematch(
    boards: BoardCatalogue, match: MatchSnapshot, owner: str, order: Order
) -> NewMatch:
    stored = match.stored
    ordered = arranged(match.seats, match.game.partners, order)
    request = MatchRequest(
        stored.game,
        [_seat_request(each) for each in ordered],
        options=stored.options,
        board=stored.board,
        customs=match.table_settings,
    )
    begun = make_match(boards, match.game, request, owner).match
    seats = [_kept_for(new, old, owner) for new, old in zip(begun.seats, ordered, strict=True)]
    return replace(begun, seats=seats, origin=Rematch(match.id).data())


def arranged(seats: Sequence[StoredSeat], partners: int, order: Order) -> list[StoredSeat]:
    """Partners stay side by side: it is teams that change their places."""
    teams = [list(seats[at : at + partners]) for at in range(0, len(seats), partners)]
    if order == "rotated":
        teams = [*teams[1:], *teams[:1]]
    elif order == "random":
        secrets.SystemRandom().shuffle(teams)
    return [each for team in teams for each in team]


def _seat_request(seat: StoredSeat) -> SeatRequest:
    if seat.kind == "bot" and seat.owner is None:
        return SeatRequest("bot", bot=seat.bot)
    return SeatRequest("here", name=seat.name)


def _kept_for(new: StoredSeat, old: StoredSeat, owner: str) -> StoredSeat:
    """Nobody else is made to sit down."""
    if new.kind == "bot" or old.owner == owner:
        return new
    return replace(new, kind="open", name=old.name, owner=old.owner)
