"""The commands about the server: what they print, how they refuse, how they stop."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import trunkline
from tests.server.support.server_process import Server, free_port
from tests.server.support.stored_rows import new_match
from tests.support.command_line import command, refused, run, text_of
from trunkline.cli import serving
from trunkline.core.match import Match
from trunkline.players import make_player
from trunkline.players.player import decide
from trunkline.server.http import pages
from trunkline.server.model.shuffle_commitment import commitment
from trunkline.server.settings import Settings
from trunkline.server.storage.matches import MatchStore

GAME = "chicago-express"
SALT = "5a17" * 8


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's matches are touched; the compiled rules are found where they are."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("TRUNKLINE_DATABASE", raising=False)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which something else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A program that serves, and the address that it prints."""
    with subprocess.Popen(
        arguments,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.fullmatch(r"Trunkline is at (\S+) \(Ctrl-C stops it\)\n", line)
            assert found, line + process.communicate(timeout=10)[1]
            yield process, found[1]
        finally:
            process.kill()


def get(address: str, path: str) -> str:
    with urllib.request.urlopen(address + path, timeout=30) as answer:
        text: str = answer.read().decode()
        return text


def bot_processes(server: int) -> list[int]:
    listed = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [int(id) for id in listed]


# Serving


def test_trunkline_alone_serves_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    with started(*command("--no-browser", "--port", str(free_port()))) as (process, address):
        assert "<!doctype html>" in get(address, "/").casefold()
        assert json.loads(get(address, "/healthz"))["status"] == "ok"
        workers = bot_processes(process.pid)
        assert workers
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=30)
    assert (process.returncode, out, errors) == (0, "", "")
    assert (tmp_path / "data" / "trunkline" / "matches.db").is_file()
    assert not [each for each in workers if Path(f"/proc/{each}").exists()]


def test_the_browser_is_opened(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    port = str(free_port())
    with started(*command("--port", port), BROWSER=str(browser), DISPLAY=":0") as (_, address):
        end = time.monotonic() + 30
        while not opened.exists() or not opened.read_text():
            assert time.monotonic() < end
            time.sleep(0.05)
    assert opened.read_text() == f"{address}\n"


def test_serve_takes_its_settings(tmp_path: Path) -> None:
    database, port = tmp_path / "mine.db", str(free_port())
    flags = ["--host", "localhost", "--port", port, "--public-url", "https://trains.example/"]
    more = ["--bot-pace", "0", "--bot-workers", "1", "--log-json", "--log-level", "info"]
    environment = {"TRUNKLINE_DATABASE": f"sqlite:///{database}"}
    with started(*command("serve", *flags, *more), **environment) as (process, address):
        assert address == "https://trains.example"
        get(f"http://localhost:{port}", "/healthz")
        assert len(bot_processes(process.pid)) == 1
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=30)
    assert all(json.loads(line)["event"] for line in errors.splitlines())
    assert database.is_file()


HERE = """
from trunkline.cli.serving import serve_here
from trunkline.server.settings import Settings
serve_here(Settings(port={port}), any_port=True, browser=False)
"""


def test_where_the_usual_port_is_taken_another_is_found(taken: int) -> None:
    with started(sys.executable, "-c", HERE.format(port=taken)) as (_, address):
        assert not address.endswith(f":{taken}")
        get(address, "/healthz")


def test_a_server_that_runs_already_is_used(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """The browser keeps its secret by the port: at another one it would not find its matches."""
    port = int(server.url.rpartition(":")[2])
    serving.serve_here(Settings(port=port), any_port=True, browser=False)
    assert capsys.readouterr().out == f"Trunkline is running already: {server.url}\n"


# Refusing


def test_a_port_that_is_taken_is_refused(taken: int) -> None:
    sentence = f"port {taken} is taken: choose another with --port, or stop what uses it"
    assert refused("serve", "--port", str(taken)) == sentence
    assert refused("--no-browser", "--port", str(taken)) == sentence


def test_a_port_that_is_none_is_refused() -> None:
    assert refused("serve", "--port", "70000") == "a port is a number from 0 to 65535, not 70000"


def test_an_address_that_is_none_is_refused() -> None:
    assert "--host nowhere.invalid: no such address" in refused(
        "serve", "--host", "nowhere.invalid"
    )


def test_a_database_that_is_away_is_refused() -> None:
    away = f"postgresql://somebody:password@127.0.0.1:{free_port()}/matches"
    sentence = refused("serve", "--port", str(free_port()), "--database", away)
    assert sentence.startswith("the database cannot be reached")
    assert "--database, as sqlite:///FILE or postgresql://" in sentence
    assert ":password" not in sentence


@pytest.mark.parametrize("given", ["nonsense", "mysql://host/matches", "sqlite://", "a@b:c://"])
def test_what_is_no_database_is_refused(given: str) -> None:
    assert "sqlite:///" in refused("serve", "--database", given)


@pytest.mark.parametrize(
    "given",
    [
        ["--redis", "http://host"],
        ["--public-url", "trains.example"],
        ["--bot-seconds", "0"],
        ["--bot-pace", "-1"],
        ["--bot-workers", "0"],
        ["--log-level", "loud"],
    ],
)
def test_settings_that_make_no_sense_are_refused(given: list[str]) -> None:
    assert refused("serve", *given)


def test_without_the_front_end_it_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SITE", tmp_path / "site")
    assert "the front end is not built: run `make play`" in refused("serve")


def test_options_of_the_table_are_not_lost_before_a_command() -> None:
    assert "without a command" in refused("--port", "8019", "serve")


# Keeping


def test_backup_and_restore(tmp_path: Path, sqlite_url: str) -> None:
    """From one database into another, and not over somebody's matches by mistake."""
    with closing(MatchStore(sqlite_url)) as store:
        store.migrate()
        store.create(new_match("m1"))
    kept, there = str(tmp_path / "kept.gz"), f"sqlite:///{tmp_path / 'another.db'}"
    saved = run("backup", kept, "--database", sqlite_url)
    assert (saved.exit_code, saved.output) == (0, f"{kept}: 1 match, 1 action\n")
    for again in ([], ["--replace"]):
        result = run("restore", kept, "--database", there, *again)
        assert result.exit_code == 0
        assert "Restored: 1 match, 1 action, as they were on 2" in text_of(result)
    assert "1 match already" in refused("restore", kept, "--database", there)


def test_a_backup_needs_a_database_and_a_restore_a_file(tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'nowhere.db'}"
    assert "cannot be reached" in refused("backup", "kept.gz", "--database", nowhere)
    assert "--database, as sqlite:///FILE" in refused("backup", "kept.gz", "--database", nowhere)
    assert "no such file" in refused("restore", "none.gz", "--database", nowhere)


@pytest.fixture
def record(tmp_path: Path) -> tuple[str, int]:
    """A finished match: its record, its seed."""
    match: Match = trunkline.new(GAME, players=3, seed=1234)
    seats = [make_player("random", seed) for seed in range(3)]
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    match.save(tmp_path / "match.txt")
    return str(tmp_path / "match.txt"), match.seed


def test_verify_says_yes_to_the_seed_that_was_promised(record: tuple[str, int]) -> None:
    file, seed = record
    promised = commitment(seed, SALT)
    result = run("verify", file, "--commitment", promised.upper(), "--salt", SALT)
    assert result.exit_code == 0
    assert "The shuffle was fair." in text_of(result)


def test_verify_says_no_to_another_seed(record: tuple[str, int]) -> None:
    file, seed = record
    promised = commitment(seed + 1, SALT)
    result = run("verify", file, "--commitment", promised, "--salt", SALT, "--language", "ru")
    assert result.exit_code == 1
    assert "SHA" in text_of(result) or promised in text_of(result)


def test_verify_refuses_what_is_no_record(tmp_path: Path) -> None:
    none = str(tmp_path / "none.txt")
    assert "no such file" in refused("verify", none, "--commitment", "0", "--salt", "0")


def test_openapi_prints_the_description_and_opens_nothing(tmp_path: Path) -> None:
    described = json.loads(run("openapi").stdout)
    assert [path for path in described["paths"] if re.search("^/api/v1/.*/actions$", path)]
    assert not (tmp_path / "data").exists()


def test_help_does_not_load_the_server() -> None:
    traced = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "trunkline", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {line.rpartition("|")[2].strip() for line in traced.stderr.splitlines()}
    heavy = {"numba", "fastapi", "sqlalchemy", "uvicorn", "rich"}
    assert not heavy & loaded
