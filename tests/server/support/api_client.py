"""People who visit a running server: over HTTP with a secret of their own, or watching live."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import httpx
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from trunkline.server.model.schemas.match import (
    ChoiceView,
    ErrorBody,
    MatchBegun,
    MatchView,
    Problem,
)

HANGS = 60.0  # seconds: whatever takes longer does not come any more
GAME = "chicago-express"
HERE = [{"kind": "here", "name": name} for name in ("Ada", "Béla", "Вера")]

_VIEW = TypeAdapter(MatchView)
_BEGUN = TypeAdapter(MatchBegun)
_ERROR = TypeAdapter(ErrorBody)


class ApiClient:
    """Somebody with a secret. Every answer is read as what the API says that it is."""

    def __init__(
        self,
        url: str,
        secret: str | None = None,
        language: str = "en",
        timeout: float = HANGS,
    ) -> None:
        self.url = url
        self.secret = secret or secrets.token_urlsafe(32)
        self.http = httpx.Client(
            base_url=f"{url}/api/v1",
            headers={"Authorization": f"Bearer {self.secret}"},
            params={"language": language},
            timeout=timeout,
            verify=False,  # there is no TLS, and reading certificates takes longer than a request
        )

    def __enter__(self) -> ApiClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def begin(self, seats: Sequence[dict[str, str]] = HERE, game: str = GAME) -> MatchBegun:
        answer = self.http.post("/matches", json={"game": game, "seats": list(seats)})
        return _BEGUN.validate_json(accepted(answer).content)

    def ask(self, id: str, **query: int) -> httpx.Response:
        return self.http.get(f"/matches/{id}", params=query)

    def see(self, id: str, **query: int) -> MatchView:
        return view_of(self.ask(id, **query))

    def submit(self, view: MatchView, action: str) -> httpx.Response:
        """Answer the decision of that view."""
        body = {"version": view.version, "action": action}
        return self.http.post(f"/matches/{view.id}/actions", json=body)

    def play(self, view: MatchView, index: int = 0) -> MatchView:
        """Take one of the legal actions."""
        return view_of(self.submit(view, legal(view)[index]))

    def take_back(self, view: MatchView, steps: int = 1) -> httpx.Response:
        body = {"version": view.version, "steps": steps}
        return self.http.post(f"/matches/{view.id}/undo", json=body)

    def claim(self, id: str, seat: int, token: str, name: str) -> httpx.Response:
        body = {"token": token, "name": name}
        return self.http.post(f"/matches/{id}/seats/{seat}/claim", json=body)

    @contextmanager
    def watching(self, id: str, since: int = 0, pace: str = "normal") -> Iterator[WebsocketClient]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/v1/matches/{id}/live"
        with connect(address, open_timeout=HANGS, max_size=None) as socket:
            watcher = WebsocketClient(socket)
            hello = {"secret": self.secret, "language": "en", "since": since, "pace": pace}
            socket.send(json.dumps(hello))
            yield watcher


class WebsocketClient:
    """One open websocket, from the side of the client."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self, timeout: float = HANGS) -> MatchView:
        return _VIEW.validate_json(self.socket.recv(timeout))

    def until(self, version: int) -> MatchView:
        """The first view of that version, or of a later one."""
        deadline = time.monotonic() + HANGS
        while (view := self.next(deadline - time.monotonic())).version < version:
            pass
        return view

    def is_open(self) -> bool:
        try:
            self.socket.ping().wait(HANGS)
        except ConnectionClosed:
            return False
        return True


def accepted(answer: httpx.Response) -> httpx.Response:
    assert answer.is_success, f"{answer.status_code}: {answer.text}"
    return answer


def view_of(answer: httpx.Response) -> MatchView:
    return _VIEW.validate_json(accepted(answer).content)


def problem_of(answer: httpx.Response) -> Problem:
    assert answer.is_error, answer.text
    return _ERROR.validate_json(answer.content).error


def legal(view: MatchView) -> list[str]:
    return [action for choice in view.choices for action in actions(choice)]


def actions(choice: ChoiceView) -> list[str]:
    """The legal ones of a choice, very many or few."""
    few = [option.action for option in choice.options if option.legal]
    many = [f"{each.action} {word}" for each in choice.branches for word in each.words]
    return few + many


def eventually(holds: Callable[[], bool], what: str, within: float = HANGS) -> None:
    deadline = time.monotonic() + within
    while not holds():
        assert time.monotonic() < deadline, f"not within {within:.0f} seconds: {what}"
        time.sleep(0.05)
