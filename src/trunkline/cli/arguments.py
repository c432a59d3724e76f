"""Command-line arguments: what was typed, made into what the package takes, or refused."""

from __future__ import annotations

from collections.abc import Sequence

from trunkline.core.errors import BadSetup, did_you_mean, one_of
from trunkline.core.game import AnyGame
from trunkline.players import make_players, player_names
from trunkline.players.levels import MIDDLE
from trunkline.players.player import Player

HUMAN = "human"
USUAL_PLAYERS = 3
USUAL_BOT = MIDDLE


def pairs(flag: str, given: Sequence[str]) -> dict[str, str]:
    """'name=value' texts as a table; the same name with two values is a contradiction."""
    table: dict[str, str] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise BadSetup(f"{flag} is written name=value, not '{text}'")
        if table.get(name, value) != value:
            raise BadSetup(f"{flag} {name} is given twice, as {table[name]} and as {value}")
        table[name] = value
    return table


def deal(game: AnyGame, given: Sequence[str]) -> dict[str, object]:
    """The same for --deal; the words of a list are set apart by spaces."""
    return game.deal_of_texts(pairs("--deal", given))


def names(given: Sequence[str]) -> list[str]:
    """Repeated or comma-separated names."""
    return [name.strip().casefold() for text in given for name in text.split(",")]


def player_count(game: AnyGame, players: int | None, seats: Sequence[str]) -> int:
    """How many play: as said, or as many as seats are named, or the usual number."""
    if players is not None:
        return game.check_players(players)
    if len(seats) > 1:
        return game.check_players(len(seats))
    return game.nearest_players(USUAL_PLAYERS)


def seat_kinds(game: AnyGame, given: Sequence[str], players: int) -> list[str]:
    """Who sits where; one name stands for all seats, none for a person against bots."""
    known = (HUMAN, *player_names(game))
    for name in given:
        if name not in known:
            raise BadSetup(
                f"--seats: there is no player '{name}': choose {one_of(known)}."
                + did_you_mean(name, known)
            )
    if not given:
        return [HUMAN] + [USUAL_BOT] * (players - 1)
    if len(given) == 1:
        return [given[0]] * players
    if len(given) != players:
        raise BadSetup(
            f"--seats names {len(given)} players, and {players} play: "
            f"name {players}, or one for all"
        )
    return list(given)


def make_seats(kinds: Sequence[str], seed: int) -> list[Player | None]:
    """The players that decide by themselves; None for a person. The seed repeats their play."""
    bots = {seat: kind for seat, kind in enumerate(kinds) if kind != HUMAN}
    players = make_players(bots, seed)
    return [players.get(seat) for seat in range(len(kinds))]
