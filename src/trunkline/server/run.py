"""Running the server in this process, until somebody stops it."""

from __future__ import annotations

import errno
import gc
import os
import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from trunkline.core.errors import BadSetup
from trunkline.server.app import create_app
from trunkline.server.container import Container
from trunkline.server.observability import set_up_logs
from trunkline.server.settings import Settings

COLLECTING = (100_000, 50, 100)  # new objects before a look at the young, the older, all of them
PATIENCE = 5  # seconds for open requests to finish when the server stops
BACKLOG = 2048  # connections that wait to be taken
KEEP_ALIVE = 30  # seconds
HELLO_BYTES = 16 * 1024  # of a message from a watcher; it says little
PING = 45.0  # seconds between two questions whether a watcher is still there


class _Server(uvicorn.Server):
    """Says when it is reached, and tells those who wait for a change that it goes."""

    def __init__(
        self, config: uvicorn.Config, container: Container, on_ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._container = container
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is there now stays: let the collector look only at what comes later, and seldom. With
        # a thousand sockets its default rhythm stops everything for tens of milliseconds.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTING)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._container.hub.close()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    listening: socket.socket | None = None,
    on_ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until a signal, at a socket that is bound already or where the settings say.

    `on_ready` is told the address as soon as it answers there. BadSetup: the port is taken.
    """
    set_up_logs(settings.log_json, settings.log_level)
    with listening or listening_socket(settings.host, settings.port) as listener:
        settings = replace(settings, port=listener.getsockname()[1])
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_per_message_deflate=False,  # a view is made once for many; deflate is by socket
            ws_max_size=HELLO_BYTES,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=KEEP_ALIVE,
            backlog=BACKLOG,
            timeout_graceful_shutdown=PATIENCE,
        )
        ready = (lambda: on_ready(settings.address)) if on_ready else (lambda: None)
        _Server(config, app.state.container, ready).run([listener])


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 is any that is free. BadSetup: it cannot be had."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise BadSetup(
            f"--host {host}: no such address; 127.0.0.1 is for this machine alone, 0.0.0.0 for all "
            "that reach it"
        ) from None
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # Two sockets that do not listen yet may both be bound: now only one of them can be.
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise BadSetup(_why_not(error, host, port)) from None
    return listener


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken: choose another with --port, or stop what uses it"
    if error.errno == errno.EACCES:
        return f"port {port} is not for every user: choose one above 1023 with --port"
    return f"cannot listen at {host}, port {port}: {(error.strerror or str(error)).lower()}"
