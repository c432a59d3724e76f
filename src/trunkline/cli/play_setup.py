"""The set-up of `trunkline play`: from its arguments to a table with people and bots."""

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
from trunkline.core.setup import SetupArguments, check_setup
from trunkline.games import find_game, game_ids
from trunkline.terminal.screen import Screen
from trunkline.terminal.session import Session, is_record
from trunkline.terminal.texts import interface_texts


@dataclass(frozen=True)
class PlayArguments:
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


def open_table(arguments: PlayArguments, language: str, delay: float) -> int:
    """Play; the exit code."""
    texts = interface_texts(language)
    _check_save(arguments.save)
    match, kinds = _loaded(arguments) if arguments.load else _begun(arguments)
    seats = make_seats(kinds, match.seed)
    return Session(Screen(match, stdout(), texts), seats, kinds, arguments.save, delay).run()


def _begun(arguments: PlayArguments) -> tuple[Match, list[str]]:
    game = find_game(arguments.game or game_ids()[0])
    named = names(arguments.seats)
    players = player_count(game, arguments.players, named)
    kinds = seat_kinds(game, named, players)
    options, dealt = pairs("--option", arguments.option), deal(game, arguments.deal)
    wanted: SetupArguments = {
        "seed": arguments.seed,
        "options": options,
        "deal": dealt,
        "board": arguments.board,
        "tickets": arguments.tickets,
    }
    check_setup(game, players, **wanted)
    prepare_match(game, kinds)
    return Match(game, players, **wanted), kinds


def _loaded(arguments: PlayArguments) -> tuple[Match, list[str]]:
    settled = {
        "--players": arguments.players is not None,
        "--seed": arguments.seed is not None,
        "--option": bool(arguments.option),
        "--deal": bool(arguments.deal),
    }
    for flag, given in settled.items():
        if given:
            raise BadSetup(f"--load goes on with the match as it was set up: leave out {flag}")
    assert arguments.load is not None
    match = load_prepared(arguments.load, arguments.board, arguments.tickets)
    if arguments.game and find_game(arguments.game) is not match.game:
        raise BadSetup(f"{arguments.load} is a match of {match.game.id}, not of {arguments.game}")
    kinds = seat_kinds(match.game, names(arguments.seats), match.players)
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
