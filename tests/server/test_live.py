"""Live: every change at once to whoever watches, and the whole after any break."""

from __future__ import annotations

import json
import threading
import time
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.support.api_client import HERE, ApiClient, eventually, view_of
from tests.server.support.server_process import Running, Server
from trunkline.server.model.schemas.match import EntryView, LogView
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.seats import SeatStore

LINK = {"kind": "link"}


def merged(present: list[EntryView], log: LogView) -> list[EntryView]:
    """As a table joins what arrives to what it has."""
    return [each for each in present if each.number < log.start] + log.entries


def address(guest: ApiClient, id: str) -> str:
    return f"{guest.url.replace('http', 'ws', 1)}/api/v1/matches/{id}/live"


def test_a_watcher_sees_the_match_at_once_and_every_change(ada: ApiClient) -> None:
    id = ada.begin().id
    with ada.watching(id) as watcher:
        view = watcher.next()
        assert (view.version, view.seat) == (1, view.actor)
        entries = merged([], view.log)
        for _ in range(5):
            played = ada.play(view)
            view = watcher.until(played.version)
            assert [entry.number for entry in view.log.entries] == [view.number]
            entries = merged(entries, view.log)
        assert entries == ada.see(id).log.entries


def test_a_watcher_who_was_away_lacks_nothing(ada: ApiClient) -> None:
    id = ada.begin().id
    view = ada.play(ada.play(ada.see(id)))
    entries = ada.see(id).log.entries
    # While it is away, the last action is taken back and others are played.
    view = view_of(ada.take_back(view))
    since = view.version - 1
    for _ in range(2):
        view = ada.play(view, index=1)
    with ada.watching(id, since=since) as watcher:
        back = watcher.next()
    assert (back.log.start, [entry.number for entry in back.log.entries]) == (2, [2, 3])
    assert merged(entries, back.log) == ada.see(id).log.entries


def test_an_undo_is_seen_live(ada: ApiClient) -> None:
    id = ada.begin().id
    view = ada.play(ada.see(id))
    with ada.watching(id) as watcher:
        entries = merged([], watcher.next().log)
        ada.take_back(view)
        back = watcher.until(view.version + 1)
        assert (back.number, back.log.start, back.log.entries) == (0, 1, [])
        assert [entry.number for entry in merged(entries, back.log)] == [0]


def test_a_version_that_never_was_gets_everything(ada: ApiClient) -> None:
    id = ada.begin().id
    ada.play(ada.see(id))
    with ada.watching(id, since=99) as watcher:
        view = watcher.next()
    assert (view.log.start, len(view.log.entries)) == (0, 2)


def test_a_long_absence_is_answered_with_the_newest_entries(ada: ApiClient) -> None:
    view = ada.see(ada.begin(HERE[:2]).id)
    for _ in range(45):
        view = ada.play(view)
    late = ada.see(view.id, since=2)
    assert [entry.number for entry in late.log.entries] == list(range(2, 46))
    assert late.log.start == 2
    assert len(ada.see(view.id).log.entries) == 46


def test_language_and_seat_can_be_changed_on_the_way(ada: ApiClient) -> None:
    id = ada.begin().id
    with connect(address(ada, id)) as socket:
        socket.send(json.dumps({"secret": ada.secret}))
        english = json.loads(socket.recv(20))
        other = (english["seat"] + 1) % 3
        socket.send(json.dumps({"secret": ada.secret, "language": "hu", "seat": other}))
        hungarian = json.loads(socket.recv(20))
    assert hungarian["seat"] == other
    assert hungarian["choices"] == []
    assert hungarian["prompt"] != english["prompt"]
    assert "részvény" in hungarian["log"]["entries"][0]["events"][0]["text"]


def test_who_is_there_is_shown(ada: ApiClient, server: Server) -> None:
    begun = ada.begin([HERE[0], LINK])
    with ApiClient(server.url) as bela, ada.watching(begun.id) as watcher:
        bela.claim(begun.id, 1, begun.invitations[0].token, "Béla")
        with bela.watching(begun.id):
            eventually(lambda: watcher.next().seats[1].here, "Béla is there")
        eventually(lambda: not watcher.next().seats[1].here, "Béla is gone")


def test_a_stranger_who_comes_is_no_news(ada: ApiClient, server: Server) -> None:
    id = ada.begin().id
    with ada.watching(id) as watcher, ApiClient(server.url) as stranger:
        view = watcher.next()
        with stranger.watching(id) as other:
            other.next()
        played = ada.play(view)
        assert watcher.next().version == played.version


def test_what_is_no_hello_is_refused_with_a_sentence(ada: ApiClient) -> None:
    id = ada.begin().id
    for said in ("hello?", '{"since": "yesterday"}', '{"secret": "short"}'):
        with connect(address(ada, id)) as socket:
            socket.send(said)
            assert json.loads(socket.recv(20))["error"]["code"] == "malformed"
            with pytest.raises(ConnectionClosed):
                socket.recv(20)


def test_an_unknown_match_is_refused(ada: ApiClient) -> None:
    with connect(address(ada, "nothinglikethis")) as socket:
        socket.send(json.dumps({"language": "ru"}))
        error = json.loads(socket.recv(20))["error"]
    assert error["code"] == "not-found"
    assert error["message"] == "Такой партии нет. Проверьте ссылку."


def test_a_long_poll_answers_when_something_has_changed(ada: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    found: list[int] = []
    poll = threading.Thread(
        target=lambda: found.append(ada.see(view.id, wait=view.version, since=1).version)
    )
    poll.start()
    time.sleep(0.3)
    assert not found
    with ApiClient(ada.url, ada.secret) as again:
        again.play(view)
    poll.join(20)
    assert found == [2]
    assert ada.see(view.id, wait=1).version == 2


def test_a_socket_that_reads_nothing_holds_up_nobody(ada: ApiClient) -> None:
    id = ada.begin(HERE[:2]).id
    with connect(address(ada, id), max_queue=1) as deaf, ada.watching(id) as watcher:
        deaf.send(json.dumps({}))
        view = watcher.next()
        for _ in range(60):
            view = watcher.until(ada.play(view).version)
        assert view.number == 60


def test_watchers_are_told_when_the_server_goes(running: Running, sqlite_url: str) -> None:
    server = running(sqlite_url)
    with ApiClient(server.url) as guest:
        id = guest.begin().id
        with guest.watching(id) as watcher:
            view = watcher.next()
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < 4, "open sockets do not hold it up"
            assert not watcher.is_open()
        server.start()
        with guest.watching(id, since=view.version) as watcher:
            assert watcher.next().log.entries == []


def test_a_change_that_nobody_told_of_is_found(ada: ApiClient, server: Server) -> None:
    """As when a process dies after it has written, before it could say so."""
    id = ada.begin([*HERE, LINK]).id
    with ada.watching(id) as watcher, closing(MatchStore(server.database)) as store:
        before = watcher.next()
        assert SeatStore(store.database).invite(id, before.version, 3, "hash of another link")
        assert watcher.until(before.version + 1).version == before.version + 1
