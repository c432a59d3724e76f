"""Matches as each release has stored them, kept as backups in `tests/stored/`.

    python -m tests.support.stored_matches NAME

stores matches by the present program: of every game one that goes on, and of the first game one
that is over (those take much room). Do that whenever the schema, a game's rules version or the
layout of a state changes, before the release; a test asks for it. What is there is never changed:
it is what people have in their databases.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from trunkline.api import prepared
from trunkline.core.game import AnyGame
from trunkline.games import find_game, game_ids
from trunkline.players import make_player
from trunkline.players.player import decide
from trunkline.server.model.catalogue import BoardCatalogue
from trunkline.server.model.schemas.requests import MatchRequest, SeatRequest, Submission
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.state_codec import StateCodec
from trunkline.server.observability import Metrics
from trunkline.server.service.clocks import ClockHook
from trunkline.server.service.history import HistoryService
from trunkline.server.service.lessons import LessonHook
from trunkline.server.service.matches import MatchService
from trunkline.server.service.records import RecordService
from trunkline.server.storage.backup import backup
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.seats import ClockStore

FOLDER = Path(__file__).parents[1] / "stored"
ADA = "a" * 64  # the hash of her secret
GOING_ON = 40  # actions of a match that is not over


async def _ready(_game: AnyGame) -> None:
    """The rules are compiled."""


def service_over(store: MatchStore) -> MatchService:
    codec = StateCodec(store.database, BoardCatalogue())
    clocks = ClockHook(ClockStore(store.database), store.database)
    return MatchService(store, codec, Metrics(), ready=_ready, hooks=[LessonHook(), clocks])


def records_over(service: MatchService) -> RecordService:
    return RecordService(service, HistoryService(service), _ready)


async def play(
    service: MatchService, match: MatchSnapshot, actions: int | None = None
) -> MatchSnapshot:
    """Go on with whoever is to decide, for so many actions or to the end.

    Greedily: at random, some matches take thousands of actions, each of which is written to disk.
    """
    player = make_player("greedy", match.number)
    last = None if actions is None else match.number + actions
    while match.actor is not None and match.number != last:
        seat, action = match.seats[match.actor], decide(match.position, player)
        if seat.kind == "bot":
            assert await service.act_for_bot(match.id, match.version, action)
            match = await service.open(match.id)
        else:
            assert seat.owner is not None
            body = Submission(match.version, str(action))
            match = await service.act(match.id, seat.owner, body)
    return match


async def _store(service: MatchService, game: AnyGame, actions: int | None) -> None:
    seats = [SeatRequest("here", f"Ada {seat}") for seat in range(game.players.start)]
    begun = await service.create(MatchRequest(game.id, seats), ADA)
    await play(service, await service.open(begun.match.id), actions)


def main(name: str) -> None:
    path = FOLDER / f"{name}.gz"
    if path.exists():
        sys.exit(f"{path} is there already: give this release another name")
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/matches.db"
        store = MatchStore(url)
        store.migrate()
        games = [prepared(find_game(id)) for id in game_ids()]
        for game, actions in [(games[0], None), *((game, GOING_ON) for game in games)]:
            asyncio.run(_store(service_over(store), game, actions))
        store.close()
        kept = backup(url, path)
    sys.stdout.write(f"{path}: {kept.matches} matches, {kept.actions} actions\n")


if __name__ == "__main__":
    main(sys.argv[1])
