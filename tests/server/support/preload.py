"""Preloading of the process from which the servers of the tests are forked.

Importing this module imports what a server imports, and loads the machine code of all games. Each
server is forked with all of that in its memory; started anew, it would take two seconds of its own
for it. Nothing here may start a thread: a fork would not have it.
"""

from __future__ import annotations

import importlib
import threading

from tests.server.support import server_process
from trunkline.core.warm_up import warm_up
from trunkline.games import find_game, game_ids, game_modules

# What uvicorn and anyio import when they begin to serve.
SERVED_BY = (
    "anyio._backends._asyncio",
    "encodings.idna",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)

assert server_process.serve_in_process.__module__ == server_process.__name__
for name in SERVED_BY:
    importlib.import_module(name)
for id in game_ids():
    warm_up(find_game(id))
game_modules.cache_clear()  # a server may find more games
assert threading.active_count() == 1
