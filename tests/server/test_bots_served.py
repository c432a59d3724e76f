"""Bots in a real server, over HTTP: those that fail, and those whose server is killed."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import httpx
import pytest

from tests.server.support.api_client import ApiClient, eventually, problem_of
from tests.server.support.faulty_bots import NAMES, write_faulty_bots
from tests.server.support.server_process import Running, Server
from trunkline.games import find_game
from trunkline.players.characters import characters_of

HEADERS = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
HANGS = 120  # seconds


def begin(server: Server, *bots: str) -> str:
    """A match between these bots, which plays itself."""
    body = {"game": "chicago-express", "seats": [{"kind": "bot", "bot": bot} for bot in bots]}
    answer = httpx.post(f"{server.url}/api/v1/matches", json=body, headers=HEADERS, timeout=HANGS)
    return str(answer.raise_for_status().json()["id"])


def look(server: Server, match: str, wait: int = 0) -> dict[str, object]:
    """The match, as soon as its version is above that."""
    url = f"{server.url}/api/v1/matches/{match}?wait={wait}"
    found: dict[str, object] = httpx.get(url, timeout=HANGS).raise_for_status().json()
    return found


def wait_for_the_end(server: Server, match: str) -> dict[str, object]:
    end = time.monotonic() + HANGS
    view = look(server, match)
    while view["outcome"] is None:
        assert time.monotonic() < end, "the match does not go on"
        view = look(server, match, int(str(view["version"])))
    return view


def test_bots_that_fail_are_replaced_and_the_match_is_played_to_its_end(
    running: Running, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in write_faulty_bots(tmp_path).items():
        monkeypatch.setenv(name, value)
    server = running(sqlite_url, bot_seconds=0.3, bot_workers=2)
    view = wait_for_the_end(server, begin(server, "crashing", "lying", "hanging", "level-3"))
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [(each["bot"], each["replaced"]) for each in seats] == [
        ("level-4", True),
        ("level-4", True),
        ("level-4", True),
        ("level-3", False),
    ]
    failed = [line["bot"] for line in server.lines if line["event"] == "a bot failed"]
    assert sorted(map(str, failed)) == sorted(["crashing", "lying", "hanging"] * 2)
    numbers = httpx.get(f"{server.url}/metrics").text
    assert 'trunkline_bot_failures_total{bot="hanging",why="hung"} 2.0' in numbers


def test_bots_go_on_when_their_server_was_killed(running: Running, sqlite_url: str) -> None:
    server = running(sqlite_url, bot_pace=0.02)
    match = begin(server, "level-2", "level-8", "greedy")
    look(server, match, 6)
    server.kill()
    server.start()
    view = look(server, match)
    for _ in range(5):
        before, view = view, look(server, match, int(str(view["version"])))
        assert int(str(view["number"])) > int(str(before["number"]))


def test_players_from_elsewhere_are_offered_after_the_levels(
    running: Running, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in write_faulty_bots(tmp_path).items():
        monkeypatch.setenv(name, value)
    server = running(sqlite_url)
    bots = httpx.get(f"{server.url}/api/v1/games/chicago-express").json()["bots"]
    assert [bot["level"] for bot in bots[:8]] == [*range(1, 9)]
    others = {bot["id"] for bot in bots[8:]} - {*characters_of(find_game("chicago-express"))}
    assert others == set(NAMES)
    assert {bot["level"] for bot in bots[8:]} == {None}


@pytest.mark.parametrize(
    ("language", "title", "trade"),
    [
        ("en", "Builder", {"Brunel", "Stephenson", "Locke", "Peto", "Vignoles", "Jessop"}),
        ("ru", "Строитель", {"Брюнель", "Стефенсон", "Локк", "Пето", "Виньоль", "Джессоп"}),
        ("hu", "Építő", {"Brunel", "Stephenson", "Locke", "Peto", "Vignoles", "Jessop"}),
    ],
)
def test_characters_have_names_of_their_trade(
    running: Running, sqlite_url: str, language: str, title: str, trade: set[str]
) -> None:
    server = running(sqlite_url)
    with ApiClient(server.url, language=language) as guest:
        view = guest.see(guest.begin([{"kind": "bot", "bot": "builder"}] * 6).id)
        assert {seat.name for seat in view.seats} == trade
        assert {seat.bot_title for seat in view.seats} == {title}
        refused = guest.http.post(
            "/matches",
            json={"game": "chicago-express", "seats": [{"kind": "bot", "bot": "collector"}] * 3},
        )
        assert refused.status_code == 400


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["Engine driver (level 4)", "Greedy", "Random"]),
        ("ru", ["Машинист (уровень 4)", "Жадный", "Случайный"]),
        ("hu", ["Mozdonyvezető (4. szint)", "Mohó", "Véletlen"]),
    ],
)
def test_bots_are_called_by_their_levels_and_old_ones_as_ever(
    running: Running, sqlite_url: str, language: str, titles: list[str]
) -> None:
    server = running(sqlite_url)
    with ApiClient(server.url, language=language) as guest:
        seats = [{"kind": "bot", "bot": bot} for bot in ("level-4", "greedy", "random")]
        view = guest.see(guest.begin(seats).id)
        assert [seat.bot_title for seat in view.seats] == titles
        assert [seat.level for seat in view.seats] == [4, None, None]


def test_who_sits_at_the_table_may_hurry_its_bots(running: Running, sqlite_url: str) -> None:
    server = running(sqlite_url, bot_pace=1000.0)
    with ApiClient(server.url) as ada, ApiClient(server.url) as bela:
        bots = [{"kind": "bot", "bot": "level-1"}] * 2
        begun = ada.begin([*bots, {"kind": "me", "name": "Ada"}])
        view = ada.see(begun.id)
        while view.actor == 2:
            view = ada.play(view)
        hurry = f"/matches/{begun.id}/hurry"
        refused = bela.http.post(hurry)
        assert (refused.status_code, problem_of(refused).code) == (403, "not-your-seat")
        assert bela.http.post("/matches/nowhere/hurry").status_code == 404
        assert ada.http.post(hurry).json() == {"hurried": True}
        eventually(lambda: ada.see(begun.id).actor == 2, "Ada is to decide")
        assert ada.http.post(hurry).json() == {"hurried": False}


def test_bots_go_at_the_pace_of_who_watches(running: Running, sqlite_url: str) -> None:
    server = running(sqlite_url, bot_pace=1000.0)
    with ApiClient(server.url) as ada:
        bots = [{"kind": "bot", "bot": "random"}] * 2
        begun = ada.begin([{"kind": "me", "name": "Ada"}, *bots])
        with ada.watching(begun.id, pace="at-once") as watcher:
            watcher.next()
            eventually(lambda: ada.see(begun.id).actor == 0, "Ada is to decide")
            view = ada.play(ada.see(begun.id))
            while view.actor == 0:
                view = ada.play(view)
            eventually(lambda: ada.see(begun.id).actor == 0, "the bots have decided")
