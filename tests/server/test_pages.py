"""The built front end: files with a hash kept for ever, compressed; one page for the rest."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from trunkline.server.http.pages import SiteFiles


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "app-a1b2.js").write_text("let plain")
    (folder / "assets" / "app-a1b2.js.br").write_text("let brotli")
    (folder / "assets" / "app-a1b2.js.gz").write_bytes(gzip.compress(b"let gzip"))
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


def get(site: Path, path: str, **headers: str) -> httpx.Response:
    app = Starlette()
    app.router.default = SiteFiles(site)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/table/abc", "/join/abc/1/token", "/rules/x"])
def test_every_other_address_is_the_page(site: Path, path: str) -> None:
    answer = get(site, path)
    assert answer.text == "<!doctype html>the page"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [("gzip, br", "br"), ("gzip", "gzip"), ("identity", ""), ("br;q=0, gzip", "gzip")],
)
def test_a_hashed_file_is_kept_for_ever_and_compressed(
    site: Path, accepted: str, sent: str
) -> None:
    answer = get(site, "/assets/app-a1b2.js", **{"accept-encoding": accepted})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers.get("content-encoding", "") == sent
    assert answer.text == {"br": "let brotli", "gzip": "let gzip", "": "let plain"}[sent]


def test_what_the_browser_has_is_not_sent_again(site: Path) -> None:
    first = get(site, "/")
    again = get(site, "/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_a_new_build_is_found_without_a_restart(site: Path) -> None:
    assert "the page" in get(site, "/").text
    (site / "index.html").write_text("another page")
    assert get(site, "/").text == "another page"


@pytest.mark.parametrize(
    "path", ["/assets/gone-c3d4.js", "/assets/app-a1b2.js.gz", "/api/v1/nothing", "/api"]
)
def test_what_is_not_there_is_no_page(site: Path, path: str) -> None:
    assert get(site, path).status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"]
)
def test_nothing_outside_is_served(site: Path, path: str) -> None:
    assert "not for you" not in get(site, path).text


def test_a_site_that_was_not_built_says_so(tmp_path: Path) -> None:
    answer = get(tmp_path, "/", **{"accept-language": "hu"})
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert "nincsenek" in answer.text
