"""The commands that serve; each checks what it needs before it opens a port."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from dataclasses import replace
from pathlib import Path

from trunkline.cli.database import database_errors
from trunkline.cli.output import say
from trunkline.cli.prepare import prepare_games
from trunkline.core.errors import BadSetup
from trunkline.games import game_ids
from trunkline.players import BUILT_IN
from trunkline.server import run
from trunkline.server.http import pages
from trunkline.server.model.catalogue import BoardCatalogue
from trunkline.server.settings import Settings
from trunkline.server.storage.matches import MatchStore

BUSY = 10  # seconds that a server which has just started may need for its first answer


def serve(settings: Settings) -> None:
    """For others: exactly where they were told to find it, or not at all."""
    _check_front_end()
    BoardCatalogue(settings.tickets)
    with run.listening_socket(settings.host, settings.port) as listening:
        _serve(settings, listening)


def serve_here(settings: Settings, any_port: bool, browser: bool) -> None:
    """For whoever sits at this machine: on a free port, in the browser.

    A server that runs already is used: the browser keeps its secret by the port, and would not
    find its matches at another one.
    """
    _check_front_end()
    BoardCatalogue(settings.tickets)
    if any_port and _is_ours(settings.address):
        if settings.tickets:
            raise BadSetup(
                f"Trunkline is running already at {settings.address}: "
                "stop it first, so that it can begin with --tickets"
            )
        say(f"Trunkline is running already: {settings.address}")
        if browser:
            _open_browser(settings.address)
        return
    try:
        listening = run.listening_socket(settings.host, settings.port)
    except BadSetup:
        if not any_port:
            raise
        listening = run.listening_socket(settings.host, 0)
    with listening:
        _serve(replace(settings, port=listening.getsockname()[1]), listening, browser)


def _serve(settings: Settings, listening: socket.socket, browser: bool = False) -> None:
    _prepare_database(settings.database)
    prepare_games(game_ids(), BUILT_IN)

    def ready(address: str) -> None:
        say(f"Trunkline is at {address} (Ctrl-C stops it)")
        if browser:
            # In a thread: some browsers return only when they are closed.
            threading.Thread(target=_open_browser, args=(address,), daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt):
        run.serve(settings, listening, ready)


def _check_front_end() -> None:
    if (pages.SITE / "index.html").is_file():
        return
    checkout = Path(__file__).parents[3]
    if (checkout / "Makefile").is_file():
        raise BadSetup(f"the front end is not built: run `make play` in {checkout}")
    raise BadSetup("the front end is missing, so the package is not whole: install it again")


def _prepare_database(url: str) -> None:
    with database_errors(), contextlib.closing(MatchStore(url)) as store:
        store.migrate()


def _is_ours(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=BUSY) as answer:
            return "trunkline" in json.load(answer)
    except (OSError, ValueError, TypeError, http.client.HTTPException):
        return False


def _open_browser(address: str) -> None:
    if _has_windows():
        webbrowser.open(address)


def _has_windows() -> bool:
    """Without them Python would open a browser made of text, in the place of our own lines."""
    linux = sys.platform.startswith("linux")
    return not linux or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
