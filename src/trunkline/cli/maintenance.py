"""The maintenance commands: `backup`, `restore`, `verify`, `openapi`."""

from __future__ import annotations

import json
from pathlib import Path

from trunkline.cli.database import database_errors
from trunkline.cli.output import say
from trunkline.cli.play_setup import prepare_record
from trunkline.server.app import create_app
from trunkline.server.model.shuffle_commitment import check
from trunkline.server.settings import Settings, default_database
from trunkline.server.storage import backup as store


def backup(file: Path, database: str | None) -> None:
    with database_errors():
        kept = store.backup(database or default_database(), file)
    say(f"{file}: {_counted(kept)}")


def restore(file: Path, database: str | None, replace: bool) -> None:
    with database_errors():
        kept = store.restore(file, database or default_database(), replace=replace)
    say(f"Restored: {_counted(kept)}, as they were on {kept.written:%Y-%m-%d at %H:%M UTC}")


def _counted(kept: store.BackupSummary) -> str:
    matches, actions = kept.matches, kept.actions
    return (
        f"{matches} {'match' if matches == 1 else 'matches'}, "
        f"{actions} {'action' if actions == 1 else 'actions'}"
    )


def verify(
    record: Path,
    commitment: str,
    salt: str,
    board: Path | None,
    tickets: Path | None,
    language: str,
) -> bool:
    """Whether the seed was fixed before the match, and the match was dealt by it."""
    prepare_record(record)
    verdict = check(record, commitment, salt, board=board, tickets=tickets)
    for finding in verdict.findings:
        say(finding.sentence(language))
    say(verdict.sentence(language))
    return verdict.fair


def openapi() -> None:
    # Nothing is opened for that: neither the database nor a port.
    say(json.dumps(create_app(Settings()).openapi(), ensure_ascii=False, indent=2))
