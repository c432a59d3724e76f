"""The game loader: rules are compiled in a process apart before anybody plays by them."""

from __future__ import annotations

import asyncio
import sys
import time

import anyio.to_thread

from trunkline.core.game import AnyGame
from trunkline.core.warm_up import is_warm, warm_up
from trunkline.server.observability import get_log

log = get_log()


class GameLoader:
    """Compiles the rules of games in the background, and waits until a game is ready."""

    def __init__(self) -> None:
        self._loading: dict[str, asyncio.Task[None]] = {}

    def start(self, game: AnyGame) -> asyncio.Task[None]:
        """Load a game, unless that is done or on its way."""
        task = self._loading.get(game.id)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._loading[game.id] = asyncio.create_task(_load(game))
        return task

    async def ready(self, game: AnyGame) -> None:
        """Wait until the game's rules are compiled."""
        await asyncio.shield(self.start(game))

    def close(self) -> None:
        for task in self._loading.values():
            task.cancel()


async def _load(game: AnyGame) -> None:
    """Compile in a process apart, since compiling holds everything up; then load what it left."""
    began = time.perf_counter()
    if not is_warm(game):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c"),
            "import sys; from trunkline.games import find_game;"
            "from trunkline.core.warm_up import warm_up; warm_up(find_game(sys.argv[1]))",
            game.id,
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
    await anyio.to_thread.run_sync(warm_up, game)
    log.info("game ready", game=game.id, seconds=round(time.perf_counter() - began, 1))
