"""Typer commands about the server; like `app`, each imports what it runs only when called."""
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeVar

import typer

from trunkline.cli.command import Language, report_errors

T = TypeVar("T")

server_app = typer.Typer(rich_markup_mode=None)

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="TRUNKLINE_DATABASE",
        show_envvar=False,
        help="Where the matches are: sqlite:///FILE or postgresql://…; your data folder if left "
        "out.",
    ),
]


OfferedTickets = Annotated[
    list[Path] | None,
    typer.Option(
        "--tickets",
        metavar="FILE",
        help="Offer a game with this ticket deck, before its own; repeatable.",
    ),
]


@server_app.command()
@report_errors
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="0.0.0.0 is every one of this machine.")
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="8018 if left out.")] = None,
    database: Database = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="TRUNKLINE_PUBLIC_URL",
            show_envvar=False,
            help="As people reach it, behind a proxy.",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="TRUNKLINE_REDIS",
            show_envvar=False,
            help="Several processes tell each other of changes through it.",
        ),
    ] = None,
    bot_pace: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="From one decision of a bot to the next."),
    ] = None,
    bot_seconds: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="For a decision; who takes much longer is replaced."),
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes in which bots think.")
    ] = None,
    smtp_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="TRUNKLINE_SMTP",
            show_envvar=False,
            help="The mail server for notices: smtps://USER:PASSWORD@HOST:465, or smtp://…?starttls.",
        ),
    ] = None,
    smtp_from: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="TRUNKLINE_SMTP_FROM",
            show_envvar=False,
            help="The sender of notices by e-mail.",
        ),
    ] = None,
    notice_network: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK",
            help="Notices may go into this private network, such as 192.168.1.0/24; repeatable.",
        ),
    ] = None,
    tickets: OfferedTickets = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log lines for machines.")] = False,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="DEBUG, INFO, WARNING or ERROR.")
    ] = "INFO",
) -> None:
    """Serve the table to others."""
    from trunkline.cli.serving import serve as serve_for_others
    from trunkline.server.settings import Settings

    usual = Settings()
    serve_for_others(
        Settings(
            host=_or(host, usual.host),
            port=_or(port, usual.port),
            database=_or(database, usual.database),
            public_url=_or(public_url, usual.public_url),
            redis_url=redis,
            bot_pace=_or(bot_pace, usual.bot_pace),
            bot_seconds=_or(bot_seconds, usual.bot_seconds),
            bot_workers=_or(bot_workers, usual.bot_workers),
            smtp_url=_or(smtp_url, usual.smtp_url),
            smtp_from=_or(smtp_from, usual.smtp_from),
            notice_networks=tuple(notice_network or ()),
            tickets=tuple(map(str, tickets or ())),
            log_json=log_json,
            log_level=log_level.upper(),
        )
    )


def _or(given: T | None, usual: T) -> T:
    return usual if given is None else given


@server_app.command()
@report_errors
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What to write.")],
    database: Database = None,
) -> None:
    """Write all matches into one file, while the server runs or not."""
    from trunkline.cli import maintenance

    maintenance.backup(file, database)


@server_app.command()
@report_errors
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` wrote.")],
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Give up the matches that are there.")
    ] = False,
) -> None:
    """Put the matches of a backup into a database."""
    from trunkline.cli import maintenance

    maintenance.restore(file, database, replace)


@server_app.command()
@report_errors
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of the match.")],
    commitment: Annotated[
        str, typer.Option(metavar="HASH", help="What the table showed from the start.")
    ],
    salt: Annotated[str, typer.Option(metavar="SALT", help="What it showed at the end.")],
    board: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Another board than the game's own.")
    ] = None,
    tickets: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Another ticket deck than the game's own.")
    ] = None,
    language: Language = "en",
) -> None:
    """Check that a match was dealt by the seed promised before it."""
    from trunkline.cli import maintenance

    if not maintenance.verify(record, commitment, salt, board, tickets, language):
        raise typer.Exit(1)


@server_app.command()
@report_errors
def openapi() -> None:
    """Print the description of the server's API."""
    from trunkline.cli import maintenance

    maintenance.openapi()
