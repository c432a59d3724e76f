"""A new match from somebody's wishes, or a sentence about what is wrong with them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trunkline.core.game import AnyGame
from trunkline.core.options import Contradiction
from trunkline.core.rng import SEEDS
from trunkline.core.setup import open_game
from trunkline.players import player_names
from trunkline.server.customs import stored
from trunkline.server.fairness import new_salt
from trunkline.server.identity import digest, new_id, new_token, spoken_name
from trunkline.server.library import ground_of, written_board
from trunkline.server.payloads import MatchWish, SeatWish
from trunkline.server.problems import Refused
from trunkline.server.states import written
from trunkline.server.storage.rows import NewAction, NewMatch, Status, StoredSeat

SET_UP = ""  # the action of entry 0


@dataclass(frozen=True)
class Beginning:
    match: NewMatch
    tokens: dict[int, str]  # of the seats that are waiting for somebody, by seat


def begin(
    game: AnyGame,
    wish: MatchWish,
    creator: str,
    *,
    seed: int | None = None,
    deal: Mapping[str, object] | None = None,
) -> Beginning:
    """At random, unless a seed is given, or what is dealt."""
    options = check_wish(game, wish)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    opening = open_game(
        game,
        len(wish.seats),
        seed=seed,
        options=options,
        deal=deal,
        board=ground_of(game, wish.board, options),
    )
    position = opening.position
    tokens = tokens_for(wish.seats)
    return Beginning(
        NewMatch(
            id=new_id(),
            game=game.id,
            rules_version=game.rules_version,
            board=wish.board,
            fingerprint=position.ground.file.fingerprint,
            board_text=written_board(position.ground),
            options=opening.options,
            seed=seed,
            salt=new_salt(),
            deal=opening.deal,
            creator=creator,
            seats=seat_rows(wish.seats, creator, tokens),
            opening=NewAction(None, SET_UP, opening.events, written(position)),
            status=Status(position.actor, position.actor is None),
            customs=stored(wish.customs),
        ),
        tokens,
    )


def tokens_for(wishes: Sequence[SeatWish]) -> dict[int, str]:
    """One for each seat that somebody is to take by a link."""
    return {seat: new_token() for seat, each in enumerate(wishes) if each.kind == "link"}


def seat_rows(wishes: Sequence[SeatWish], creator: str, tokens: dict[int, str]) -> list[StoredSeat]:
    seats = []
    for seat, wish in enumerate(wishes):
        name = spoken_name(wish.name)
        if wish.kind == "bot":
            seats.append(StoredSeat(seat, "bot", name, bot=wish.bot))
        elif wish.kind == "link":
            seats.append(StoredSeat(seat, "open", name, invite=digest(tokens[seat])))
        else:
            seats.append(StoredSeat(seat, "person", name, owner=creator))
    return seats


def check_wish(game: AnyGame, wish: MatchWish) -> dict[str, str]:
    """The choices of all options, if nothing is wrong."""
    count = len(wish.seats)
    if count not in game.players:
        raise _wrong_number(game, count)
    check_bots(wish.seats)
    options = _check_options(game, wish.options)
    ground_of(game, wish.board, options)
    return options


def check_bots(wishes: Sequence[SeatWish]) -> None:
    for seat in wishes:
        if seat.kind == "bot" and seat.bot not in player_names():
            raise _wrong("no-bot", bot=seat.bot)


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
