"""Stored matches of any length, for the benchmark: a real one, its rows repeated if need be."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import create_engine, insert, update

import trunkline
from trunkline.core.match import Match
from trunkline.server.model.identity import new_id
from trunkline.server.storage import rows
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.schema import actions, matches

SEATS = 4
REAL = 200  # actions played by the rules; longer matches repeat them


def write_match(database: Path, length: int) -> str:
    """A match in the middle of the game with so many actions; its id."""
    store = MatchStore(f"sqlite:///{database}")
    store.migrate()
    match = trunkline.new("chicago-express", SEATS, seed=3)
    id = new_id()
    store.create(stored(match, id))
    steps = []
    for number in range(min(length, REAL)):
        seat = match.actor
        action = match.legal[number * 7919 % len(match.legal)]
        events = match.play(action)
        steps.append(rows.NewAction(seat, str(action), events, match.state_bytes))
    if steps:
        repeat(database, id, steps, length)
    store.close()
    return id


def stored(match: Match, id: str) -> rows.NewMatch:
    return rows.NewMatch(
        id=id,
        game=match.game.id,
        rules_version=match.game.rules_version,
        board="",
        fingerprint=match.board.file.fingerprint,
        options=match.options,
        seed=match.seed,
        salt="00" * 16,
        deal=match.deal,
        creator="nobody",
        seats=[rows.StoredSeat(seat, "person", f"Seat {seat}") for seat in range(SEATS)],
        opening=rows.NewAction(None, "", match.events, match.state_bytes),
        status=rows.Status(match.actor, over=False),
    )


def repeat(database: Path, id: str, steps: list[rows.NewAction], length: int) -> None:
    """The steps over and over; the position is the one after the last of them."""
    engine = create_engine(f"sqlite:///{database}")
    now = datetime.now(UTC)
    packed = [(step, rows.compress(step.state)) for step in steps]
    with engine.begin() as connection:
        written = [
            {
                "match": id,
                "number": number,
                "version": number + rows.FIRST_VERSION,
                "seat": step.seat,
                "action": step.action,
                "at": now,
                "events": rows.event_data(step.events),
                "state": state,
            }
            for number, (step, state) in zip(
                range(1, length + 1), itertools.cycle(packed), strict=False
            )
        ]
        connection.execute(insert(actions), written)
        connection.execute(
            update(matches)
            .where(matches.c.id == id)
            .values(number=length, version=length + rows.FIRST_VERSION, state=packed[-1][1])
        )
    engine.dispose()
