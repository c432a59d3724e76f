"""The command line: all commands with their arguments. What they do is in modules they import.

They import it when they run: `trunkline --help` must not wait for the compiler and the games.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from trunkline import __version__
from trunkline.cli.command import Language, report_errors
from trunkline.cli.server_commands import OfferedTickets, server_app

app = typer.Typer(
    name="trunkline",
    # Plain help and plain errors: quicker than the decorated ones, and one line each.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
board_app = typer.Typer(
    help="Check and draw board files.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(board_app, name="board")
app.add_typer(server_app)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's id; see `games`.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A rule's option; repeatable."),
]
BoardPath = Annotated[
    Path | None,
    typer.Option(
        "--board", metavar="FILE", help="A board file; the game's own ones are --option board=NAME."
    ),
]
TicketsPath = Annotated[
    Path | None,
    typer.Option("--tickets", metavar="FILE", help="Another ticket deck than the game's own."),
]
SeatNames = Annotated[
    list[str] | None,
    typer.Option("--seats", metavar="NAME,NAME,…", help="Who plays; one name stands for all."),
]


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"trunkline {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def trunkline(
    context: typer.Context,
    port: Annotated[
        int | None, typer.Option(metavar="N", help="Where; a free one if left out.")
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Serve without opening the browser.")
    ] = False,
    tickets: OfferedTickets = None,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Railway board games, played exactly by their rulebooks.

    Without a command: play in the browser, at this machine.
    """
    if context.invoked_subcommand is None:
        _play_here(port, not no_browser, tickets or [])
    elif port is not None or no_browser or tickets:
        raise typer.BadParameter(
            "--port, --no-browser and --tickets are here for `trunkline` without a command"
        )


@report_errors
def _play_here(port: int | None, browser: bool, tickets: Sequence[Path]) -> None:
    from trunkline.cli.serving import serve_here
    from trunkline.server.settings import Settings

    settings = Settings(log_level="WARNING", tickets=tuple(map(str, tickets)))
    if port is not None:
        settings = replace(settings, port=port)
    if os.environ.get("TRUNKLINE_DATABASE"):
        settings = replace(settings, database=os.environ["TRUNKLINE_DATABASE"])
    serve_here(settings, any_port=port is None, browser=browser)


@app.command()
@report_errors
def games(as_json: AsJson = False) -> None:
    """List the games."""
    from trunkline.cli import reports

    reports.games(as_json)


@app.command()
@report_errors
def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", help="A clause or a chapter: CE-5.4, CE-5.")
    ] = None,
    search: Annotated[
        str | None, typer.Option(metavar="WORDS", help="The clauses that contain these words.")
    ] = None,
    edition: Annotated[
        str | None, typer.Option(metavar="EDITION", help="Only what holds in this edition.")
    ] = None,
    editions: Annotated[
        bool, typer.Option("--editions", help="All differences of the editions, side by side.")
    ] = False,
    language: Language = "en",
) -> None:
    """Show the rulebook of a game, or a clause of it."""
    from trunkline.cli import rulebooks

    wanted = rulebooks.RulesQuery(clause, search, edition, editions)
    if not rulebooks.rules(game, wanted, language):
        raise typer.Exit(1)


@app.command()
@report_errors
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game's id; the first one if left out."),
    ] = None,
    players: Players = None,
    seats: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME,NAME,…",
            help="Who sits where: human, level-1 (the weakest) to level-8, greedy, random or a "
            "registered player; in some games builder, financier, spoiler or collector. One person "
            "against bots of level 4 if left out.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same match.")] = None,
    option: Options = None,
    deal: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="What is dealt, by hand: first=0, deck='red blue …'; repeatable.",
        ),
    ] = None,
    board: BoardPath = None,
    tickets: TicketsPath = None,
    language: Language = "en",
    load: Annotated[
        Path | None, typer.Option(metavar="RECORD", help="Go on with a saved match.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where `save` and leaving write.")
    ] = None,
    delay: Annotated[
        float,
        typer.Option(min=0, metavar="SECONDS", help="A pause after each turn, if only bots play."),
    ] = 0.0,
) -> None:
    """Play at the terminal."""
    from trunkline.cli.play_setup import PlayArguments, open_table

    arguments = PlayArguments(
        game, players, seats or [], seed, option or [], deal or [], board, tickets, load, save
    )
    raise typer.Exit(open_table(arguments, language, delay))


@app.command()
@report_errors
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Stop after N actions.", show_default=False)
    ] = None,
    board: BoardPath = None,
    tickets: TicketsPath = None,
    language: Language = "en",
) -> None:
    """Show a recorded match: log, table and result."""
    from trunkline.cli import reports

    reports.replay(file, board, tickets, at, language)


@app.command()
@report_errors
def picture(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")],
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="PICTURE", help="X.svg or X.png; FILE.svg if left out."
        ),
    ] = None,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="After N actions.", show_default=False)
    ] = None,
    board: BoardPath = None,
    tickets: TicketsPath = None,
    language: Language = "en",
) -> None:
    """Draw a position of a recorded match, with its players."""
    from trunkline.cli import reports

    reports.picture(file, output, board, tickets, at, language)


@app.command()
@report_errors
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    seats: SeatNames = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    board: BoardPath = None,
    tickets: TicketsPath = None,
    workers: Annotated[int, typer.Option(min=1, metavar="N", help="Processes to use.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and sum them up."""
    from trunkline.cli import analysis_reports

    analysis_reports.simulate(
        analysis_reports.MatchArguments(game, players, option or [], seed, board, tickets),
        games,
        seats or [],
        workers,
        as_json,
    )


@app.command()
@report_errors
def duel(
    game: GameName,
    challenger: Annotated[
        str,
        typer.Argument(metavar="CHALLENGER", help="The player that is tried; net:FILE for a net."),
    ],
    champion: Annotated[
        str, typer.Argument(metavar="CHAMPION", help="Who sits in all other seats.")
    ],
    players: Players = None,
    games: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many games, at the most.")
    ] = 400,
    seconds: Annotated[
        float | None, typer.Option(metavar="S", help="Time for each decision.", show_default=False)
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(metavar="N", help="Search nodes for each decision.", show_default=False),
    ] = None,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="Stop as soon as one is surely stronger.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    option: Options = None,
    board: BoardPath = None,
    tickets: TicketsPath = None,
    workers: Annotated[int, typer.Option(min=1, metavar="N", help="Processes to use.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Measure one player against another: the same deals, from every seat."""
    from trunkline.cli import analysis_reports

    analysis_reports.duel(
        analysis_reports.MatchArguments(game, players, option or [], seed, board, tickets),
        analysis_reports.DuelArguments(
            challenger, champion, games, seconds, nodes, until_sure, workers
        ),
        as_json,
    )


@app.command()
@report_errors
def ladder(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games for each step.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    option: Options = None,
    workers: Annotated[int, typer.Option(min=1, metavar="N", help="Processes to use.")] = 1,
    fit: Annotated[
        bool, typer.Option("--fit", help="Find how careless the levels must be, and print that.")
    ] = False,
    league: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Measure the strongest level among each generation of the training there.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how far the levels of a game are apart, in rating points."""
    from trunkline.cli import learning_reports

    wanted = learning_reports.TableArguments(game, players, games, seed, workers)
    if fit:
        learning_reports.fit_levels(wanted)
    elif league:
        learning_reports.league(wanted, league, as_json)
    else:
        learning_reports.ladder(wanted, option or [], as_json)


@app.command()
@report_errors
def styles(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games of each character.")] = 400,
    watched: Annotated[
        int, typer.Option(min=1, metavar="N", help="Games in which each action is looked at.")
    ] = 48,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    workers: Annotated[int, typer.Option(min=1, metavar="N", help="Processes to use.")] = 1,
    fit: Annotated[
        bool,
        typer.Option("--fit", help="Find how strong likings may be, and print that."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure what the characters of a game do differently, and how strong they are."""
    from trunkline.cli import learning_reports

    wanted = learning_reports.TableArguments(game, players, games, seed, workers)
    if fit:
        learning_reports.fit_styles(wanted)
    else:
        learning_reports.styles(wanted, watched, as_json)


@app.command()
@report_errors
def train(
    game: GameName,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="Where the league and the curve are kept.")
    ],
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    generations: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many, those of earlier runs included.")
    ] = 40,
    minutes: Annotated[
        float | None,
        typer.Option(min=0, metavar="M", help="No generation begins later.", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Of a generation.")] = 2000,
    rows: Annotated[
        int, typer.Option(min=1, metavar="N", help="Positions of a game that are learned from.")
    ] = 60,
    rate: Annotated[
        float, typer.Option(min=0, metavar="R", help="Of learning, in the first generation.")
    ] = 1e-3,
    gate: Annotated[
        int,
        typer.Option(min=0, metavar="N", help="Games at the gate; 0: every new net is taken."),
    ] = 200,
    greedy: Annotated[
        float,
        typer.Option(
            min=0, max=1, metavar="PART", help="Of the tables have greedy players; 0: none."
        ),
    ] = 0.12,
    trust: Annotated[
        float,
        typer.Option(
            min=0,
            max=1,
            metavar="PART",
            help="How much a later judgement counts for a position, beside what came of it.",
        ),
    ] = 0.2,
    usual_table: Annotated[
        float,
        typer.Option(
            min=0,
            max=1,
            metavar="PART",
            help="Of the tables have four players, or nearly so; the others any number.",
        ),
    ] = 0.0,
    curiosity: Annotated[
        float,
        typer.Option(
            min=0,
            max=2,
            metavar="C",
            help="How much players try what they do not think best: less for a net that has "
            "learned already.",
        ),
    ] = 1.0,
    yardstick: Annotated[
        int, typer.Option(min=0, metavar="N", help="Games among greedy players, for the curve.")
    ] = 100,
    followed: Annotated[
        int | None,
        typer.Option(
            min=0,
            metavar="N",
            help="Own decisions that are followed; as the strongest level does if left out.",
            show_default=False,
        ),
    ] = None,
    beam: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="Actions whose next decisions are followed; as the strongest level if left out.",
            show_default=False,
        ),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="Deals of what a player will see, where its next decision hangs on that; as the "
            "strongest level if left out.",
            show_default=False,
        ),
    ] = None,
    scale: Annotated[
        float | None,
        typer.Option(
            min=1,
            metavar="POINTS",
            help="How far ahead one is who is well ahead: about as far as winners are. As the net "
            "that it begins with has it, or as greedy players are, if left out.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Processes; one a core if left out."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE", help="As many tables have this as the usual one; repeatable."
        ),
    ] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Put the champion into the game's folder at the end.")
    ] = False,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="PLAYER",
            help="Learn to beat this player and nothing else, and measure at the end how often "
            "that net wins.",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="With --against: how many play.", show_default=False),
    ] = None,
    final: Annotated[
        int, typer.Option(min=1, metavar="N", help="With --against: games of the final duel.")
    ] = 400,
    as_json: AsJson = False,
) -> None:
    """Learn the value net of a game by self-play (needs PyTorch: the extra `train`).

    A training that was stopped goes on where it was.
    """
    from trunkline.cli import learning_reports

    wanted = learning_reports.TrainArguments(
        game,
        folder,
        seed,
        generations,
        minutes,
        games,
        rows,
        rate,
        gate,
        greedy,
        trust,
        usual_table,
        curiosity,
        yardstick,
        followed,
        beam,
        deals,
        scale,
        workers,
        option or [],
    )
    if against is None:
        learning_reports.train(wanted, install)
        return
    if install:
        raise typer.BadParameter("a net that learned against one player only is not installed")
    opponent = learning_reports.OpponentArguments(against, players, final)
    learning_reports.train_against(wanted, opponent, as_json)


@app.command()
@report_errors
def perft(
    game: GameName,
    players: Players = None,
    depth: Annotated[int, typer.Option(min=1, metavar="D", help="How many actions deep.")] = 4,
    divide: Annotated[bool, typer.Option("--divide", help="Split by the first action.")] = False,
    seed: Annotated[int, typer.Option(help="The deal.")] = 0,
    option: Options = None,
    board: BoardPath = None,
    tickets: TicketsPath = None,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of actions from the opening position."""
    from trunkline.cli import analysis_reports

    setup = analysis_reports.MatchArguments(game, players, option or [], seed, board, tickets)
    analysis_reports.perft(setup, depth, divide, as_json)


@app.command()
@report_errors
def ledger(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game's id; all games if left out.")
    ] = None,
    tests: Annotated[Path, typer.Option(metavar="DIR", help="The folder of the tests.")] = Path(
        "tests"
    ),
    as_json: AsJson = False,
) -> None:
    """List the code and the tests of every clause."""
    from trunkline.cli import analysis_reports

    if not analysis_reports.ledger(game, tests, as_json):
        raise typer.Exit(1)


@board_app.command()
@report_errors
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board file, or a ticket deck.")],
    board: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="For a ticket deck: another board than the game's own."),
    ] = None,
) -> None:
    """List everything that is wrong in a board file or in a ticket deck."""
    from trunkline.cli import reports

    if not reports.check_file(file, board):
        raise typer.Exit(1)


@board_app.command()
@report_errors
def draw(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The board file.")],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="SVG", help="The picture; FILE.svg if left out."),
    ] = None,
    language: Language = "en",
) -> None:
    """Draw a board file as an SVG picture."""
    from trunkline.cli import reports

    reports.draw_board(file, output, language)
