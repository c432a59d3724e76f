"""The description of the API: valid, complete, and the same as what the front end was built for."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

import httpx
import pytest

from tests.server.support.api_client import HERE, ApiClient
from tests.server.support.server_process import Server
from trunkline.server.app import create_app
from trunkline.server.model.schemas.match import LiveMessage
from trunkline.server.model.schemas.requests import Hello
from trunkline.server.settings import Settings

Document = dict[str, Any]


@pytest.fixture(scope="module")
def document(server: Server) -> Document:
    found: Document = httpx.get(f"{server.url}/api/v1/openapi.json", timeout=60).json()
    return found


def test_every_reference_leads_somewhere(document: Document) -> None:
    schemas = document["components"]["schemas"]

    def check(node: object) -> None:
        if isinstance(node, dict):
            if "$ref" in node:
                assert node["$ref"].removeprefix("#/components/schemas/") in schemas
            for each in node.values():
                check(each)
        elif isinstance(node, list):
            for each in node:
                check(each)

    check(document)


def test_every_operation_says_what_it_does_and_what_it_answers(document: Document) -> None:
    names = set()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            where = f"{method} {path}"
            assert operation["description"], where
            good = next(status for status in operation["responses"] if status < "300")
            assert operation["responses"][good]["content"], where
            names.add(operation["operationId"])
    assert len(names) == sum(map(len, document["paths"].values()))


def test_the_payloads_are_all_described(document: Document) -> None:
    described = set(document["components"]["schemas"])
    assert {"MatchView", "MapView", "PreviewView", "RefusalView", "ErrorBody"} <= described


def test_the_messages_of_the_websocket_are_described_in_both_directions(
    document: Document,
) -> None:
    schemas = document["components"]["schemas"]
    assert set(schemas["Hello"]["properties"]) == {each.name for each in fields(Hello)}
    sent = {each["$ref"].rpartition("/")[2] for each in schemas["LiveMessage"]["anyOf"]}
    assert sent == {each.__name__ for each in get_args(LiveMessage)}


def test_the_document_needs_no_running_server(document: Document) -> None:
    settings = Settings(database="sqlite:////nowhere/matches.db")
    assert create_app(settings).openapi() == document


def test_the_page_for_people_has_every_address(server: Server, document: Document) -> None:
    page = httpx.get(f"{server.url}/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    for path in document["paths"]:
        assert path in page.text
    style = httpx.get(f"{server.url}/api/docs.css")
    assert style.headers["content-type"].startswith("text/css")


def test_what_is_sent_has_the_fields_that_are_described(server: Server, document: Document) -> None:
    with ApiClient(server.url) as guest:
        sent = guest.ask(guest.begin(HERE).id).json()
    described = document["components"]["schemas"]["MatchView"]
    assert set(sent) == set(described["properties"]) == set(described["required"])
