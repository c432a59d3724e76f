"""From the arguments of `trunkline play` to a table with people and bots around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from trunkline.api import load
from trunkline.cli.arguments import deal, make_seats, names, pairs, player_count, seat_kinds
from trunkline.cli.output import stdout
from trunkline.cli.prepare import prepare_match
from trunkline.core.errors import BadSetup
from trunkline.core.match import Match
from trunkline.core.setup import Wishes as Wanted
from trunkline.core.setup import check_setup
from trunkline.games import find_game, game_ids
from trunkline.terminal.screen import View
from trunkline.terminal.session import Session, is_record
from trunkline.terminal.texts import interface_texts


@dataclass(frozen=True)
class Wishes:
    """What was asked for, as it was typed."""

    game: str | None
    players: int | None
    seats: Sequence[str]
    seed: int | None
    option: Sequence[str]
    deal: Sequence[str]
    board: Path | None
    tickets: Path | None
    load: Path | None
    save: Path | None


def open_table(wishes: Wishes, language: str, delay: float) -> int:
    """Play; the exit code."""
    texts = interface_texts(language)
    _check_save(wishes.save)
    match, kinds = _loaded(wishes) if wishes.load else _begun(wishes)
    seats = make_seats(kinds, match.seed)
    return Session(View(match, stdout(), texts), seats, kinds, wishes.save, delay).run()


def _begun(wishes: Wishes) -> tuple[Match, list[str]]:
    game = find_game(wishes.game or game_ids()[0])
    named = names(wishes.seats)
    players = player_count(game, wishes.players, named)
    kinds = seat_kinds(named, players)
    options, dealt = pairs("--option", wishes.option), deal(game, wishes.deal)
    wanted: Wanted = {
        "seed": wishes.seed,
        "options": options,
        "deal": dealt,
        "board": wishes.board,
        "tickets": wishes.tickets,
    }
    check_setup(game, players, **wanted)
    prepare_match(game, kinds)
    return Match(game, players, **wanted), kinds


def _loaded(wishes: Wishes) -> tuple[Match, list[str]]:
    settled = {
        "--players": wishes.players is not None,
        "--seed": wishes.seed is not None,
        "--option": bool(wishes.option),
        "--deal": bool(wishes.deal),
    }
    for flag, given in settled.items():
        if given:
            raise BadSetup(f"--load goes on with the match as it was set up: leave out {flag}")
    assert wishes.load is not None
    match = load_prepared(wishes.load, wishes.board, wishes.tickets)
    if wishes.game and find_game(wishes.game) is not match.game:
        raise BadSetup(f"{wishes.load} is a match of {match.game.id}, not of {wishes.game}")
    kinds = seat_kinds(names(wishes.seats), match.players)
    prepare_match(match.game, kinds)
    return match, kinds


def load_prepared(record: Path, board: Path | None, tickets: Path | None) -> Match:
    """Read a record; if its game must be compiled first, that is shown."""
    prepare_record(record)
    return load(record, board=board, tickets=tickets)


def prepare_record(record: Path) -> None:
    game = _game_of(record)
    if game in game_ids():
        prepare_match(find_game(game))


def _game_of(record: Path) -> str:
    """What the record's header says; nothing if it cannot be read, which loading will explain."""
    try:
        head = record.read_text(encoding="utf-8")[:1000]
    except (OSError, UnicodeDecodeError):
        return ""
    found = [line for line in head.splitlines() if line.startswith("Game:")]
    return found[0].removeprefix("Game:").strip() if found else ""


def _check_save(target: Path | None) -> None:
    """Before the match, not after it."""
    if target is None:
        return
    if not target.parent.is_dir():
        raise BadSetup(f"--save {target}: there is no folder {target.parent}")
    if target.exists() and not is_record(target):
        raise BadSetup(f"--save {target}: that is there already and is no record of a match")
