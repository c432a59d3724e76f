"""Clients that record every byte that the server tells them, and matches played by them."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from tests.server.support.api_client import HANGS, accepted, legal, view_of
from trunkline.server.model.schemas.match import MatchBegun, MatchView

LANGUAGES = ("en", "ru", "hu")
NAMES = ("Ada", "Béla", "Вера", "Dora")
TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)")

PLANNED = 3  # decisions, whosever they are
Query = str | int
_VIEW = TypeAdapter(MatchView)
_BEGUN = TypeAdapter(MatchBegun)


class RecordingClient:
    """An HTTP and websocket client that records: `heard` is all that came to it, times left out.

    It has a secret, or none. `called` are names that it notes in other words.
    """

    def __init__(
        self, url: str, secret: str | None = None, called: Mapping[str, str] | None = None
    ) -> None:
        self.secret = secret
        self.heard: list[str] = []
        self._url = url
        self._called = called or {}
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
        noted = f"{where}: {TIME.sub('TIME', what)}"
        for name, other in self._called.items():
            noted = noted.replace(name, other)
        self.heard.append(noted)


@dataclass
class PlayedMatch:
    """A match, those who play it, and somebody who only looks on."""

    id: str
    players: tuple[RecordingClient, ...]
    spectator: RecordingClient
    tokens: tuple[str, ...]  # of the links by which all but the first one sat down
    shown: set[str] = field(default_factory=set)  # cards that lay there for all to see

    @property
    def people(self) -> tuple[RecordingClient, ...]:
        return *self.players, self.spectator

    def person(self, seat: int | None) -> RecordingClient:
        return self.spectator if seat is None else self.players[seat]

    def decider(self) -> tuple[int, RecordingClient, MatchView]:
        """Who decides now, and how the match looks to them."""
        seat = self.spectator.see(self.id).actor
        assert seat is not None
        return seat, self.players[seat], self.players[seat].see(self.id)

    def at(self, url: str) -> PlayedMatch:
        """The same people at another server; what they heard before is forgotten."""
        players = tuple(RecordingClient(url, each.secret) for each in self.players)
        return PlayedMatch(self.id, players, RecordingClient(url), self.tokens)


@contextmanager
def seated(table: PlayedMatch) -> Iterator[PlayedMatch]:
    with ExitStack() as stack:
        for person in table.people:
            stack.callback(person.close)
        yield table


def begin(url: str, game: str, players: int) -> PlayedMatch:
    """Ada begins a match, the others follow their links."""
    people = [RecordingClient(url, secrets.token_urlsafe(32)) for _ in range(players)]
    seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "link"} for _ in people[1:])]
    answer = accepted(people[0].say("/matches", game=game, seats=seats))
    begun = _BEGUN.validate_json(answer.content)
    for link in begun.invitations:
        claim = f"/matches/{begun.id}/seats/{link.seat}/claim"
        accepted(people[link.seat].say(claim, token=link.token, name=NAMES[link.seat]))
    tokens = tuple(link.token for link in begun.invitations)
    return PlayedMatch(begun.id, tuple(people), RecordingClient(url), tokens)


# Everything that can be asked


@dataclass(frozen=True)
class Questions:
    """What somebody may be curious about in a game; legal for whoever asks, or not."""

    actions: Sequence[str]  # the first one is asked about in every language, and of other seats
    targets: Sequence[str]
    absurd: Sequence[str] = ("", "?")  # never legal


def ask_everything(
    person: RecordingClient, view: MatchView, others_seat: int, asked: Questions
) -> None:
    """Every question of the API, also those that are refused, and those about what is hidden."""
    match, now, first = f"/matches/{view.id}", view.version, asked.actions[0]
    for language in LANGUAGES:
        person.ask(match, language=language)
        person.ask(f"{match}/map", language=language)
        person.ask(f"{match}/log", before=view.number + 1, language=language)
        person.ask(f"{match}/preview", action=first, version=now, language=language)
    for since in range(0, now + 2, max(3, now // 8)):
        person.ask(match, since=since)
    person.ask("/matches")
    person.ask(f"{match}/record")
    person.ask(f"{match}/moments/{view.number}/picture.svg")
    person.ask(match, seat=others_seat)
    person.ask(f"{match}/map", seat=others_seat)
    person.ask(f"{match}/log", before=3, seat=others_seat)
    person.ask(f"{match}/preview", action=first, version=now, seat=others_seat)
    for action in asked.actions:
        person.ask(f"{match}/refusal", action=action)
        person.ask(f"{match}/preview", action=action, version=now)
    for target in asked.targets:
        person.ask(f"{match}/refusal", target=target)
    look_back_and_plan(person, view, others_seat)
    count(person, view, others_seat)
    try_in_vain(person, view, others_seat, asked)
    assert person.see(view.id).version == now, "a question has changed something"


def look_back_and_plan(person: RecordingClient, view: MatchView, others_seat: int) -> None:
    """At moments through every eyes; and plans, in which one decides for all."""
    match, number = f"/matches/{view.id}", view.number
    for moment in {0, number // 2, number}:
        person.ask(f"{match}/moments/{moment}", language="hu")
    for eyes in ("spectator", "seat", "all"):
        person.ask(f"{match}/moments/{number}", eyes=eyes, seat=others_seat)
        person.ask(f"{match}/log", before=4, eyes=eyes, seat=others_seat)
    person.say(f"{match}/plans", number=number // 2, seat=others_seat, luck=1)
    actions: list[str] = []
    for _ in range(PLANNED):
        plan = {"number": number, "actions": actions}
        answer = person.say(f"{match}/plans", **plan).json()
        here = _VIEW.validate_python(answer["view"])
        for action in legal(here)[-1:]:
            person.say(f"{match}/plans/preview", plan=plan, action=action)
            person.say(f"{match}/plans/refusal", plan=plan, action=action)
            actions = [*actions, action]
    person.say(f"{match}/plans", number=number, actions=[*actions, *actions])


def count(person: RecordingClient, view: MatchView, others_seat: int) -> None:
    """Every number since the beginning."""
    numbers = f"/matches/{view.id}/numbers"
    person.ask(numbers, language="ru")
    person.ask(numbers, only="scores")
    person.ask(f"{numbers}.csv")
    for eyes in ("spectator", "seat", "all"):
        person.ask(numbers, eyes=eyes, seat=others_seat)
        person.ask(f"{numbers}.csv", eyes=eyes, seat=others_seat)


def try_in_vain(
    person: RecordingClient, view: MatchView, others_seat: int, asked: Questions
) -> None:
    match, now, first = f"/matches/{view.id}", view.version, asked.actions[0]
    illegal = next(action for action in asked.actions[::-1] if action not in legal(view))
    for action in (illegal, *asked.absurd):
        person.say(f"{match}/actions", version=now, action=action)
    person.say(f"{match}/actions", version=now, action=first, seat=others_seat)
    person.say(f"{match}/actions", version=now - 1, action=first)
    person.say(f"{match}/actions", version="?")
    person.say(f"{match}/undo", version=now, steps=100)


def wait_for_change(
    person: RecordingClient, view: MatchView, change: RecordingClient, action: str
) -> MatchView:
    """Ask for the next version before it is there; then it comes."""
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(person.see, view.id, wait=view.version, since=view.version)
        change.play(change.see(view.id), action)
        return waiting.result(HANGS)


def assert_same(one: RecordingClient, other: RecordingClient) -> None:
    """Both were told the same, to the byte."""
    assert len(one.heard) == len(other.heard) > 100
    for heard, instead in zip(one.heard, other.heard, strict=True):
        assert heard == instead, _difference(heard, instead)


def _difference(one: str, other: str, around: int = 120) -> str:
    """Where two answers part, for who reads the report of a test."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    here = slice(max(0, at - around), at + around)
    return f"{one[:80]}\n… {one[here]}\n… {other[here]}"
