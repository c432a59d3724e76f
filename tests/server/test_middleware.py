"""What stands before every request: origins, policies, rates, bodies, faults, logs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.support.api_client import GAME, HERE, ApiClient, problem_of
from tests.server.support.server_process import Running, Server
from trunkline.server.model.rate_limit import RateLimit, RateLimiter, subnet_of

EVIL = {"Origin": "https://evil.example"}


def test_another_sites_page_changes_nothing(ada: ApiClient, server: Server) -> None:
    body = {"game": GAME, "seats": HERE}
    for origin in ("https://evil.example", "null", "http://[", f"{server.url}.evil.example"):
        answer = ada.http.post("/matches", json=body, headers={"Origin": origin})
        assert (answer.status_code, problem_of(answer).code) == (403, "origin"), origin
    assert ada.http.post("/matches", json=body, headers={"Origin": server.url}).status_code == 201
    assert ada.http.get("/games", headers=EVIL).status_code == 200


def test_another_sites_page_does_not_watch(ada: ApiClient) -> None:
    address = f"{ada.url.replace('http', 'ws', 1)}/api/v1/matches/{ada.begin().id}/live"
    with pytest.raises(InvalidStatus), connect(address, additional_headers=EVIL):
        pass
    with connect(address, additional_headers={"Origin": ada.url}) as socket:
        socket.send("{}")
        assert json.loads(socket.recv(20))["version"] == 1


def test_the_public_address_is_an_origin_of_ours(running: Running, sqlite_url: str) -> None:
    server = running(sqlite_url, public_url="https://trains.example/")
    with ApiClient(server.url) as guest:
        ours = {"Origin": "https://trains.example"}
        body = {"game": GAME, "seats": [HERE[0], {"kind": "link"}]}
        answer = guest.http.post("/matches", json=body, headers=ours)
        assert answer.status_code == 201
        assert answer.json()["invitations"][0]["url"].startswith("https://trains.example/join/")
        assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/v1/games", "/api/docs", "/api/v1/nothing", "/healthz"])
def test_every_answer_has_a_strict_policy(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    policy = dict(
        part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    host = urlsplit(server.url).netloc
    assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert len(answer.headers["x-request-id"]) == 16


def test_a_body_above_the_limit_is_refused(ada: ApiClient) -> None:
    large = b" " * 70_000
    answer = ada.http.post("/matches", content=large)
    assert (answer.status_code, problem_of(answer).code) == (413, "too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield large[:1000]

    answer = ada.http.post("/matches", content=pieces())
    assert (answer.status_code, problem_of(answer).code) == (413, "too-large")


def test_what_does_not_fit_is_said_without_its_value(ada: ApiClient) -> None:
    answer = ada.http.post("/matches", json={"game": GAME, "seats": [{"kind": "queen"}]})
    problem = problem_of(answer)
    assert (answer.status_code, problem.code) == (422, "malformed")
    assert "seats.0.kind" in problem.message
    assert "queen" not in answer.text
    assert problem_of(ada.http.post("/matches", content=b"{")).code == "malformed"


def test_a_bad_secret_is_no_secret(server: Server) -> None:
    for header in ("Bearer short", "Basic abc", "Bearer " + "é" * 40):
        answer = httpx.get(
            f"{server.url}/api/v1/matches", headers={b"Authorization": header.encode()}
        )
        assert (answer.status_code, problem_of(answer).code) == (401, "secret-missing")


def test_errors_are_in_the_readers_language(server: Server) -> None:
    found = {
        language: problem_of(
            httpx.get(f"{server.url}/api/v1/nothing", headers={"Accept-Language": accepted})
        ).message
        for language, accepted in (("ru", "ru-RU,ru;q=0.9,en;q=0.5"), ("hu", "de, hu;q=0.4"))
    }
    assert found == {"ru": "По этому адресу ничего нет.", "hu": "Ezen a címen nincs semmi."}


def test_methods_that_an_address_does_not_know(server: Server) -> None:
    for method, path in (("DELETE", "/api/v1/games"), ("PUT", "/"), ("POST", "/table/abc")):
        answer = httpx.request(method, server.url + path)
        assert (answer.status_code, problem_of(answer).code) == (405, "method-not-allowed")
        assert "GET" in answer.headers["allow"]


def test_too_many_requests_are_told_when_to_come_back(running: Running, sqlite_url: str) -> None:
    server = running(sqlite_url, rate=0.05, burst=6)
    with httpx.Client(base_url=server.url) as client:
        answers = [client.get("/api/v1/games") for _ in range(12)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 3 <= len(refused) <= 6
        assert 1 <= int(refused[0].headers["retry-after"]) <= 20
        assert problem_of(refused[0]).code == "too-many"
        assert all(client.get("/healthz").status_code == 200 for _ in range(20))
        assert "trunkline_requests_total" in client.get("/metrics").text


def test_what_creates_something_is_rationed_more_strictly(
    running: Running, sqlite_url: str
) -> None:
    server = running(sqlite_url, rate=0.1, burst=40)  # of which a quarter may create
    with ApiClient(server.url) as ada:
        tries = [
            ada.http.post("/matches/abcdefghijkmn/seats/claim", json={"code": "aaaa-aaaa"})
            for _ in range(12)
        ]
        assert [each.status_code for each in tries] == [404] * 10 + [429] * 2
        assert tries[-1].headers["retry-after"]
        for path in ("/matches", "/records", "/notices/contacts", f"/games/{GAME}/lesson"):
            assert problem_of(ada.http.post(path, json={})).code == "too-many"
        assert ada.http.get("/games").status_code == 200


def test_a_bucket_fills_with_time_and_memory_is_bounded() -> None:
    now = 0.0
    buckets = RateLimiter(RateLimit(per_second=0.5, burst=2), most=10, clock=lambda: now)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 2]
    now = 2.0
    assert [buckets.take("a") for _ in range(2)] == [0, 2]
    for each in range(100):
        buckets.take(str(each))
    assert len(buckets) == 10


def test_neighbours_share_a_bucket() -> None:
    assert subnet_of("2001:db8::1") == subnet_of("2001:db8::ffff")
    assert subnet_of("2001:db8::1") != subnet_of("2001:db8:1::1")
    assert subnet_of("::ffff:10.0.0.1") == subnet_of("10.0.0.1") == "10.0.0.1"
    assert subnet_of("") == ""


def test_the_log_has_no_secret_in_it(ada: ApiClient, server: Server) -> None:
    begun = ada.begin([HERE[0], {"kind": "link"}])
    token = begun.invitations[0].token
    httpx.get(begun.invitations[0].url)
    ada.claim(begun.id, 1, token, "Ada")
    with ada.watching(begun.id) as watcher:
        watcher.next()
    assert ada.secret not in server.log
    assert token not in server.log
    routes = {line.get("route") for line in server.lines if line["event"] == "request"}
    assert "/api/v1/matches/{match_id}/seats/{seat}/claim" in routes
    assert "(page)" in routes


def test_the_numbers_count_what_happened(ada: ApiClient, server: Server) -> None:
    ada.play(ada.see(ada.begin().id))
    numbers = httpx.get(f"{server.url}/metrics").text
    assert 'trunkline_actions_total{by="person",game="chicago-express"}' in numbers
    assert 'route="/api/v1/matches/{match_id}/actions",status="200"' in numbers
