"""What the commands print: games, rules, replays, boards."""

from __future__ import annotations

from pathlib import Path

from rich.markdown import Markdown
from rich.table import Table

from trunkline.api import new
from trunkline.cli import narrative
from trunkline.cli.opening import load_prepared
from trunkline.cli.output import complain, print_json, say, stdout
from trunkline.cli.prepare import prepare_match
from trunkline.cli.terminal_table import TerminalTable, room_of
from trunkline.cli.words import interface_texts
from trunkline.core.board import game_of_board, has_map, read_board
from trunkline.core.errors import BadBoard, BadSetup, TrunklineError, how_many
from trunkline.core.game import AnyGame
from trunkline.core.rulebook import Chapter, Clause, Rulebook
from trunkline.games import find_game, game_ids


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
            say(f"  {game.id}: --option {option.name}={choices} ({option.clause})")


def _game_facts(game: AnyGame) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "designer": game.designer,
        "players": list(game.players),
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "options": {option.name: list(option.choices) for option in game.options},
    }


def rules(game: str, clause: str | None, search: str | None, language: str) -> bool:
    """Print the rulebook, a chapter, a clause, or what a search finds; False if nothing."""
    book = find_game(game).rulebook(language)
    if clause and search:
        raise BadSetup("give a clause or --search, not both")
    if search is not None:
        found = book.search(search)
        if not found:
            complain(f"No clause of {book.title} contains '{search}'.")
        else:
            _print_markdown("\n\n".join(map(_clause_text, found)))
        return bool(found)
    _print_markdown(_passage(book, clause) if clause else _book_text(book))
    return True


def _passage(book: Rulebook, id: str) -> str:
    for chapter in book.chapters:
        if chapter.id == id.upper():
            return _chapter_text(chapter)
    return _clause_text(book[id])


def _print_markdown(text: str) -> None:
    stdout().print(Markdown(text))


def _book_text(book: Rulebook) -> str:
    return "\n\n".join([f"# {book.title}", book.introduction, *map(_chapter_text, book.chapters)])


def _chapter_text(chapter: Chapter) -> str:
    return "\n\n".join([f"## {chapter.id} {chapter.title}", *map(_clause_text, chapter.clauses)])


def _clause_text(clause: Clause) -> str:
    return f"**{clause.id}** {clause.text}"


def replay(
    file: Path, board: Path | None, tickets: Path | None, at: int | None, language: str
) -> None:
    """Print the log by turns, the result, and the table as it then stands."""
    texts = interface_texts(language)
    match = load_prepared(file, board, tickets)
    length = len(match.actions)
    if at is not None and not 0 <= at <= length:
        raise BadSetup(
            f"{file} has {length} actions: --at is a number from 0 to {length}, not {at}"
        )
    while at is not None and len(match.actions) > at:
        match.undo()
    console = stdout()
    console.print(narrative.full_log(match, language, texts))
    console.print()
    console.print(TerminalTable(match.scene(language), texts, room_of(console)).whole())
    console.print()
    console.print(narrative.result(match, language, texts))


def check_file(file: Path, board: Path | None) -> bool:
    """Say that the board or the ticket deck is good, or everything that is wrong, a line each."""
    try:
        game = find_game(game_of_board(file))
        if is_board := has_map(file):
            found = read_board(file, game.schema)
        else:
            found = game.ground_from(board, tickets=file).file
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
    game.ground_from(file)
    if not target.parent.is_dir():
        raise BadSetup(f"{target}: there is no folder {target.parent}")
    prepare_match(game)
    match = new(game.id, game.players.start, seed=0, board=file)
    target.write_text(match.board_svg(language), encoding="utf-8")
    say(f"{target} shows {file}")
