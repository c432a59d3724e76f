"""What the commands print: games, replays, boards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from trunkline.api import new
from trunkline.cli.output import print_json, say, stdout
from trunkline.cli.play_setup import load_prepared
from trunkline.cli.prepare import prepare_match
from trunkline.core.board import game_of_board, has_map, read_board
from trunkline.core.errors import BadBoard, BadSetup, TrunklineError, how_many
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.options import Option
from trunkline.games import find_game, game_ids
from trunkline.render.picture import board_svg, picture_png
from trunkline.render.picture import picture as draw_picture
from trunkline.terminal import log
from trunkline.terminal.scene_view import TerminalTable, window_of
from trunkline.terminal.texts import interface_texts


def games(as_json: bool) -> None:
    found = [find_game(id) for id in game_ids()]
    if as_json:
        print_json([_game_facts(game) for game in found])
        return
    table = Table(box=None, pad_edge=False, header_style="dim")
    # Ids are typed again, so they are never cut.
    table.add_column("game", no_wrap=True)
    for heading in ("title", "designer"):
        table.add_column(heading)
    for heading in ("players", "minutes"):
        table.add_column(heading, justify="right", no_wrap=True)
    for game in found:
        players = how_many(game.players).replace(" to ", "–")
        table.add_row(game.id, game.title, game.designer, players, str(game.minutes))
    stdout().print(table)
    for game in found:
        for option in game.options:
            choices = "|".join(option.choices)
            facts = "; ".join([option.clause, *_dependences(option)])
            say(f"  {game.id}: --option {option.name}={choices} ({facts})")


def _dependences(option: Option) -> Iterator[str]:
    """'with edition=old the default is secret', 'usa only with edition=new'"""
    decider, defaults = option.default_by or ("", {})
    for choice, default in defaults.items():
        yield f"with {decider}={choice} the default is {default}"
    for choice, demanded in option.demands.items():
        yield f"{choice} only with {', '.join(f'{name}={word}' for name, word in demanded.items())}"


def _game_facts(game: AnyGame) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "designer": game.designer,
        "players": list(game.players),
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "options": {option.name: _option_facts(option) for option in game.options},
    }


def _option_facts(option: Option) -> dict[str, object]:
    decider, defaults = option.default_by or (None, {})
    return {
        "choices": list(option.choices),
        "clause": option.clause,
        "default_by": decider and {decider: dict(defaults)},
        "demands": {choice: dict(demanded) for choice, demanded in option.demands.items()},
    }


def replay(
    file: Path, board: Path | None, tickets: Path | None, at: int | None, language: str
) -> None:
    """Print the log by turns, the result, and the table as it then stands."""
    texts = interface_texts(language)
    match = _loaded(file, board, tickets, at)
    console = stdout()
    console.print(log.full_log(match, language, texts))
    console.print()
    console.print(TerminalTable(match.scene(language), texts, window_of(console)).whole())
    console.print()
    console.print(log.result(match, language, texts))


def _loaded(file: Path, board: Path | None, tickets: Path | None, at: int | None) -> Match:
    """The recorded match, as it was after so many actions."""
    match = load_prepared(file, board, tickets)
    length = len(match.actions)
    if at is not None and not 0 <= at <= length:
        raise BadSetup(
            f"{file} has {length} actions: --at is a number from 0 to {length}, not {at}"
        )
    while at is not None and len(match.actions) > at:
        match.undo()
    return match


def picture(
    file: Path,
    output: Path | None,
    board: Path | None,
    tickets: Path | None,
    at: int | None,
    language: str,
) -> None:
    target = output or file.with_suffix(".svg")
    if target.suffix not in (".svg", ".png"):
        raise BadSetup(f"{target}: a picture is X.svg or X.png")
    if not target.parent.is_dir():
        raise BadSetup(f"{target}: there is no folder {target.parent}")
    match = _loaded(file, board, tickets, at)
    if target.suffix == ".png":
        target.write_bytes(picture_png(match, language))
    else:
        target.write_text(draw_picture(match, language), encoding="utf-8")
    say(f"{target} shows {file} after {len(match.actions)} actions")


def check_file(file: Path, board: Path | None) -> bool:
    """Say that the board or the ticket deck is good, or everything that is wrong, a line each."""
    try:
        game = find_game(game_of_board(file))
        if is_board := has_map(file):
            found = read_board(file, game.schema)
        else:
            found = game.load_board({}, board, tickets=file).file
    except BadBoard as error:
        for problem in error.problems:
            say(f"{error.where}: {problem}")
        return False
    except TrunklineError as error:  # a game that does not exist
        say(f"{file}: {error}")
        return False
    kind = "board" if is_board else "ticket deck"
    say(f"{file} is a good {kind}: {found.contents()}, for {game.title}")
    return True


def draw_board(file: Path, output: Path | None, language: str) -> None:
    """Draw the opening position on that board."""
    game = find_game(game_of_board(file))
    target = output or Path(f"{file.stem}.svg")
    # What cannot be done is refused before anything is compiled for it.
    game.load_board({}, file)
    if not target.parent.is_dir():
        raise BadSetup(f"{target}: there is no folder {target.parent}")
    prepare_match(game)
    match = new(game.id, game.players.start, seed=0, board=file)
    target.write_text(board_svg(match, language), encoding="utf-8")
    say(f"{target} shows {file}")
