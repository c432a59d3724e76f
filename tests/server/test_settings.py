"""What can be set, and what is said about a wrong setting."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.support.stored_rows import migrate_there
from trunkline.core.errors import BadSetup
from trunkline.server.settings import Settings
from trunkline.server.storage.database import database_url, sqlite_file, sqlite_url


def test_without_a_word_matches_are_in_the_users_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "my data, 20% ő?"))
    url = Settings().database
    assert (
        sqlite_file(database_url(url)) == tmp_path / "my data, 20% ő?" / "trunkline" / "matches.db"
    )
    migrate_there(url)
    assert sqlite_file(database_url(url)).is_file()


@pytest.mark.parametrize("name", ["100%20 #1?", "ő", "a+b&c=d;e"])
def test_files_may_have_any_name(tmp_path: Path, name: str) -> None:
    migrate_there(sqlite_url(tmp_path / name))
    assert [file.name for file in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("given", ["postgresql", "postgres", "postgresql+psycopg"])
def test_postgresql_by_each_of_its_names(given: str) -> None:
    url = database_url(f"{given}://ann:hush@host:5433/trains?sslmode=require")
    assert url.drivername == "postgresql+psycopg"
    assert (url.host, url.port, url.database) == ("host", 5433, "trains")


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("matches.db", "sqlite:///FILE or postgresql://"),
        ("mysql://host/trains", "no database 'mysql' here"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite://matches.db", "needs a file"),
        ("postgresql://ann:hush@host", "which database"),
        ("postgresql://ann:hush@host:port/trains", "sqlite:///FILE or postgresql://"),
        ("", "sqlite:///FILE or postgresql://"),
    ],
)
def test_a_database_that_is_none(database: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence) as wrong:
        Settings(database=database)
    assert "hush" not in str(wrong.value)


def test_where_people_reach_it() -> None:
    assert Settings(host="127.0.0.1", port=81).address == "http://127.0.0.1:81"
    assert Settings(host="::1", port=81).address == "http://[::1]:81"
    assert Settings(public_url="https://trains.example.org/").address == (
        "https://trains.example.org"
    )


@pytest.mark.parametrize("url", ["trains.example.org", "ftp://x", "https://", "http://[x"])
def test_a_public_url_that_is_none(url: str) -> None:
    with pytest.raises(BadSetup, match="like https://trains"):
        Settings(public_url=url)


def test_a_redis_that_is_none() -> None:
    assert Settings(redis_url="rediss://host:6380/1").redis_url
    with pytest.raises(BadSetup, match="begins with redis://, rediss:// or unix://"):
        Settings(redis_url="http://ann:hush@host")


def test_numbers_out_of_range() -> None:
    with pytest.raises(BadSetup, match="0 to 65535, not 70000"):
        Settings(port=70000)
    with pytest.raises(BadSetup, match="bot_pace"):
        Settings(bot_pace=-1)
    with pytest.raises(BadSetup, match="bot_workers is a number above 0, not 0"):
        Settings(bot_workers=0)
    with pytest.raises(BadSetup, match="DEBUG, INFO"):
        Settings(log_level="LOUD")
