"""Matches that earlier releases have stored: they open, are replayed, and go on."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlalchemy import select, update

from tests.support.stored_matches import ADA, FOLDER, play, records_over, service_over
from trunkline.api import prepared
from trunkline.core.board import fingerprint
from trunkline.core.game import AnyGame
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.struct_layout import Layout, digest_of, dtype_of
from trunkline.games import find_game, game_ids
from trunkline.server.model import state_codec
from trunkline.server.model.schemas.requests import MatchRequest, SeatRequest
from trunkline.server.model.snapshot import Entry
from trunkline.server.service.matches import MatchService
from trunkline.server.storage.backup import open_backup, restore
from trunkline.server.storage.database import insert_new
from trunkline.server.storage.matches import Archive, MatchStore
from trunkline.server.storage.rows import compress, decompress
from trunkline.server.storage.schema import actions, boards, known_revisions, matches
from trunkline.server.views.log import LogRenderer

RELEASES = sorted(FOLDER.glob("*.gz"))


def _matches(release: Path) -> list[dict[str, Any]]:
    with open_backup(release) as file:
        columns = {each.name: each.columns for each in file.header.tables}["matches"]
        rows = [values for name, values in file.lines() if name == "matches"]
    return [dict(zip(columns, row, strict=True)) for row in rows]


STORED = [
    pytest.param(release, row["id"], row["game"], id=f"{release.stem}-{row['game']}-{row['id']}")
    for release in RELEASES
    for row in _matches(release)
]


@pytest.fixture(scope="module")
def restored(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], str]:
    @functools.cache
    def database(release: Path) -> str:
        url = f"sqlite:///{tmp_path_factory.mktemp('stored') / release.stem}.db"
        restore(release, url)
        return url

    return database


@contextmanager
def serving(url: str) -> Iterator[MatchService]:
    with closing(MatchStore(url)) as store:
        store.migrate()
        service = service_over(store)
        service.codec.share_layouts()
        yield service


@pytest.mark.parametrize(("release", "id", "game"), STORED)
def test_it_opens_is_replayed_and_goes_on(
    restored: Callable[[Path], str], release: Path, id: str, game: str
) -> None:
    prepared(find_game(game))
    with serving(restored(release)) as service:
        match = asyncio.run(service.open(id))
        steps = service.store.recent(id, match.number + 1)
        assert [step.number for step in steps] == list(range(match.number + 1))
        for before, after in pairwise(steps):
            position = service.codec.position(match.stored, before.state)
            assert position.actor == after.seat
            assert after.action in position.legal
        for language in LANGUAGES:
            for step in steps:
                [told] = LogRenderer().render(match, [Entry.from_row(step)], step.seat, language)
                assert told.action == step.action
                assert len(told.events) == len(step.events)
        ended = asyncio.run(play(service, match))
        assert ended.actor is None
        assert ended.scoring["hu"]
        if match.stored.rules_version == match.game.rules_version:
            record = asyncio.run(records_over(service).export(id))
            assert f"Seed: {match.stored.seed}" in record


def test_every_schema_and_every_version_of_the_rules_has_an_example() -> None:
    """`python -m tests.support.stored_matches NAME` stores the present ones."""
    stored = [row for release in RELEASES for row in _matches(release)]
    rules = {(row["game"], row["rules_version"]) for row in stored}
    schemas = set()
    for release in RELEASES:
        with open_backup(release) as file:
            schemas.add(file.header.revision)
    assert schemas == set(known_revisions())
    assert rules >= {(id, find_game(id).rules_version) for id in game_ids()}


# What a later program meets: other fields in its records, another board


@pytest.fixture
def begun(tmp_path: Path) -> tuple[str, str]:
    """A database with a match of some moves, and its id."""
    url = f"sqlite:///{tmp_path / 'matches.db'}"
    game = prepared(find_game("chicago-express"))
    with serving(url) as service:
        seats = [SeatRequest("here", name) for name in ("Ada", "Béla", "Вера")]
        id = asyncio.run(service.create(MatchRequest(game.id, seats), ADA)).match.id
        match = asyncio.run(service.open(id))
        asyncio.run(play(service, match, 12))
    return url, id


def _otherwise(game: AnyGame) -> Layout:
    """The same fields in another order, wider numbers, and one that is no more."""
    _, own = state_codec.own_layout(game)
    fields, end = [], 0
    for name, kind, shape, _ in [["gone", "<i8", [3], 0], *reversed(own["fields"])]:
        wide = "<i8" if isinstance(kind, str) else kind
        size = np.dtype(wide).itemsize if isinstance(wide, str) else wide["size"]
        fields.append([name, wide, shape, end])
        end += size * int(np.prod(shape))
    return {"size": end, "fields": fields}


def _rewritten(game: AnyGame, data: bytes, layout: Layout) -> bytes:
    state = np.asarray(game.state_struct.read(data[-game.state_struct.dtype.itemsize :]))[0]
    other = np.zeros(1, dtype_of(layout))
    for name in state.dtype.names:
        other[0][name] = state[name]
    return state_codec.MARK + digest_of(layout) + other.tobytes()


def test_states_of_another_layout_are_read(begun: tuple[str, str]) -> None:
    url, id = begun
    game = find_game("chicago-express")
    layout = _otherwise(game)
    with serving(url) as service:
        before = asyncio.run(service.open(id))
        with service.store.database.writing() as connection:
            for table, key in ((matches, matches.c.id), (actions, actions.c.match)):
                for row in connection.execute(select(table).where(key == id)).all():
                    packed = compress(_rewritten(game, decompress(row.state), layout))
                    this = [column == row._mapping[column] for column in table.primary_key]
                    connection.execute(update(table).where(*this).values(state=packed))
        Archive(service.store.database).keep_layouts({digest_of(layout).hex(): layout})
    with serving(url) as service:
        match = asyncio.run(service.open(id))
        assert match.position.state_bytes == before.position.state_bytes
        assert asyncio.run(play(service, match)).actor is None


def test_a_match_goes_on_on_the_board_on_which_it_began(begun: tuple[str, str]) -> None:
    url, id = begun
    game = find_game("chicago-express")
    text = game.board.file.text().replace('title = "', 'title = "The old ', 1)
    with serving(url) as service:
        with service.store.database.writing() as connection:
            insert_new(connection, boards, {"fingerprint": fingerprint(text), "text": text})
            connection.execute(update(matches).values(fingerprint=fingerprint(text)))
        match = asyncio.run(service.open(id))
        assert match.position.board.file.title.startswith("The old ")
        assert asyncio.run(play(service, match)).actor is None
