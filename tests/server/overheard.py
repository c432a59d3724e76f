"""People at a table of Night Mail, and every byte that the server tells them."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from tests.server.guests import HANGS, accepted, legal, view_of
from trunkline.core.game import AnyGame
from trunkline.core.warm_up import warm_up
from trunkline.server.payloads import MatchBegun, MatchView

PACKAGES = Path(__file__).parent.parent / "packages"
LANGUAGES = ("en", "ru", "hu")
LETTERS = range(1, 31)
SOME_LETTERS = LETTERS[::10]
TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)")

Query = str | int
_VIEW = TypeAdapter(MatchView)
_BEGUN = TypeAdapter(MatchBegun)


class Person:
    """Somebody with a secret, or with none; `heard` is all that came to them, times left out."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self.secret = secret
        self.heard: list[str] = []
        self._url = url
        self._headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        self._open = ExitStack()
        client = httpx.Client(base_url=f"{url}/api/v1", timeout=HANGS)
        self._http = self._open.enter_context(client)
        self._socket: ClientConnection | None = None

    def ask(self, path: str, **query: Query) -> httpx.Response:
        return self._hear(self._http.get(path, params=query, headers=self._headers))

    def say(self, path: str, **body: object) -> httpx.Response:
        return self._hear(self._http.post(path, json=body, headers=self._headers))

    def see(self, id: str, **query: Query) -> MatchView:
        return view_of(self.ask(f"/matches/{id}", **query))

    def play(self, view: MatchView, action: str) -> MatchView:
        path = f"/matches/{view.id}/actions"
        return view_of(self.say(path, version=view.version, action=action))

    def take_back(self, view: MatchView, steps: int = 1) -> httpx.Response:
        return self.say(f"/matches/{view.id}/undo", version=view.version, steps=steps)

    def watch(self, id: str, seat: int | None = None) -> MatchView:
        """Open a socket, and see the first view."""
        address = f"{self._url.replace('http', 'ws', 1)}/api/v1/matches/{id}/live"
        socket = connect(address, open_timeout=HANGS, max_size=None)
        self._socket = self._open.enter_context(socket)
        self._socket.send(json.dumps({"secret": self.secret, "seat": seat}))
        return self.next()

    def until(self, version: int) -> None:
        while self.next().version < version:
            pass

    def next(self) -> MatchView:
        """The next view that comes by the socket."""
        assert self._socket is not None
        message = self._socket.recv(HANGS)
        assert isinstance(message, str)
        self._note("socket", message)
        return _VIEW.validate_json(message)

    def close(self) -> None:
        self._open.close()

    def _hear(self, answer: httpx.Response) -> httpx.Response:
        asked = f"{answer.request.method} {answer.request.url.raw_path.decode()}"
        tag = answer.headers.get("etag", "")
        self._note(f"{asked} {answer.status_code} {tag}", answer.text)
        return answer

    def _note(self, where: str, what: str) -> None:
        self.heard.append(f"{where}: {TIME.sub('TIME', what)}")


@dataclass
class Table:
    """A match, the two who play it, and somebody who only looks on."""

    id: str
    players: tuple[Person, Person]
    spectator: Person
    token: str  # of the link by which the second one sat down
    shown: set[str] = field(default_factory=set)  # letters that were on the coach, for all to see

    @property
    def people(self) -> tuple[Person, Person, Person]:
        return *self.players, self.spectator

    def decider(self) -> tuple[int, Person, MatchView]:
        """Who decides now, and how the match looks to them."""
        seat = self.spectator.see(self.id).actor
        assert seat is not None
        return seat, self.players[seat], self.players[seat].see(self.id)

    def at(self, url: str) -> Table:
        """The same people at another server; what they heard before is forgotten."""
        first, second, spectator = (Person(url, each.secret) for each in self.people)
        return Table(self.id, (first, second), spectator, self.token)


@contextmanager
def seated(table: Table) -> Iterator[Table]:
    with ExitStack() as stack:
        for person in table.people:
            stack.callback(person.close)
        yield table


def begin(url: str) -> Table:
    """Ada begins a match, Béla follows the link."""
    ada, bela = (Person(url, secrets.token_urlsafe(32)) for _ in range(2))
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    answer = accepted(ada.say("/matches", game="night-mail", seats=seats))
    begun = _BEGUN.validate_json(answer.content)
    token = begun.invitations[0].token
    accepted(bela.say(f"/matches/{begun.id}/seats/1/claim", token=token, name="Béla"))
    return Table(begun.id, (ada, bela), Person(url), token)


def play_turn(table: Table, *, draw: bool) -> None:
    view = load(table, draw=draw)
    _, person, _ = table.decider()
    person.play(view, legal(view)[-1])


def load(table: Table, *, draw: bool) -> MatchView:
    """A turn up to where to drive; the first letter on the coach is taken back."""
    _, person, view = table.decider()
    if draw or not carries(view):
        view = person.play(view, "draw")
    first, last = carries(view)[0], carries(view)[-1]
    table.shown |= {first.split()[1], last.split()[1]}
    view = view_of(person.take_back(person.play(view, first)))
    return person.play(view, last)


def carries(view: MatchView) -> list[str]:
    return [action for action in legal(view) if action.startswith("carry")]


# Everything that can be asked


def ask_everything(
    person: Person, view: MatchView, others_seat: int, letters: Sequence[int] = SOME_LETTERS
) -> None:
    """Every question of the API, also those that are refused, and those about what is hidden."""
    match, now = f"/matches/{view.id}", view.version
    for language in LANGUAGES:
        person.ask(match, language=language)
        person.ask(f"{match}/map", language=language)
        person.ask(f"{match}/log", before=view.number + 1, language=language)
        person.ask(f"{match}/preview", action="draw", version=now, language=language)
    for since in range(0, now + 2, 3):
        person.ask(match, since=since)
    person.ask("/matches")
    person.ask(f"{match}/record")
    person.ask(match, seat=others_seat)
    person.ask(f"{match}/map", seat=others_seat)
    person.ask(f"{match}/log", before=3, seat=others_seat)
    person.ask(f"{match}/preview", action="draw", version=now, seat=others_seat)
    for action in ("draw", *(f"carry {letter}" for letter in letters), "to A1", "to E1"):
        person.ask(f"{match}/refusal", action=action)
        person.ask(f"{match}/preview", action=action, version=now)
    for target in (*(f"card:{letter}" for letter in letters), "card:blank", "hex:A1", "seat:1"):
        person.ask(f"{match}/refusal", target=target)
    try_in_vain(person, view, others_seat)
    assert person.see(view.id).version == now, "a question has changed something"


def try_in_vain(person: Person, view: MatchView, others_seat: int) -> None:
    match, now = f"/matches/{view.id}", view.version
    too_far = next(action for action in ("to A1", "to H1") if action not in legal(view))
    for action in (too_far, "carry blank", "carry 31", ""):
        person.say(f"{match}/actions", version=now, action=action)
    person.say(f"{match}/actions", version=now, action="draw", seat=others_seat)
    person.say(f"{match}/actions", version=now - 1, action="draw")
    person.say(f"{match}/actions", version="?")
    person.say(f"{match}/undo", version=now, steps=100)


def wait_for_change(person: Person, view: MatchView, change: Person, action: str) -> MatchView:
    """Ask for the next version before it is there; then it comes."""
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(person.see, view.id, wait=view.version, since=view.version)
        change.play(change.see(view.id), action)
        return waiting.result(HANGS)


@pytest.fixture(scope="module")
def night_mail() -> Iterator[AnyGame]:
    """The game, which the servers of these tests find too; nobody waits for its compiling."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(PACKAGES)
        patch.setenv("PYTHONPATH", str(PACKAGES))
        from night_mail import GAME  # noqa: PLC0415

        warm_up(GAME)
        yield GAME
