"""Nothing hidden leaves the server: the view law on real HTTP and websocket traffic.

Two databases hold a match that one reader cannot tell apart: the letters that this reader has never
seen are exchanged in every stored state and event. All that the reader is told must be the same to
the byte, whatever is asked, while the match goes on, is taken back, and is previewed.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import shutil
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.server.support.api_client import legal, problem_of, view_of
from tests.server.support.night_mail_match import (
    ABOUT_ALL,
    ABOUT_SOME,
    NIGHT_MAIL,
    carries,
    load,
    play_turn,
)
from tests.server.support.redealt_match import redeal_match
from tests.server.support.server_process import Running, Server, running_server
from tests.server.support.traffic import (
    PlayedMatch,
    RecordingClient,
    ask_everything,
    assert_same,
    begin,
    seated,
    wait_for_change,
)
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.record_file import read_record
from trunkline.core.rulebook import LANGUAGES
from trunkline.server.container import Container
from trunkline.server.model.cache import MemoCache
from trunkline.server.model.schemas.match import MatchView
from trunkline.server.model.shuffle_commitment import commitment
from trunkline.server.service.notifications import templates
from trunkline.server.settings import Settings
from trunkline.server.storage.notifications import Delivery

pytestmark = pytest.mark.usefixtures("night_mail")

DECIDES, WAITS, LOOKS_ON = "who decides", "who waits", "who looks on"


# The law


@dataclass(frozen=True)
class StoredNightMail:
    """A match in the middle: its database, its people, and who decides."""

    database: Path
    table: PlayedMatch
    actor: int

    def copy(self, name: str) -> Path:
        """The database once more. No server has it open."""
        return Path(shutil.copy(self.database, self.database.with_name(name)))


@pytest.fixture(scope="module")
def stored_match(night_mail: AnyGame, tmp_path_factory: pytest.TempPathFactory) -> StoredNightMail:
    database = tmp_path_factory.mktemp("stored_match") / "matches.db"
    with (
        running_server(f"sqlite:///{database}") as server,
        seated(begin(server.url, NIGHT_MAIL, 2)) as table,
    ):
        for draw in (True, True, False):
            play_turn(table, draw=draw)
        actor, _, _ = table.decider()
    assert not database.with_name("matches.db-wal").exists()
    return StoredNightMail(database, table, actor)


@pytest.mark.parametrize("reader", [DECIDES, WAITS, LOOKS_ON])
def test_the_same_is_told_whatever_is_hidden(
    reader: str, stored_match: StoredNightMail, night_mail: AnyGame
) -> None:
    seat = {DECIDES: stored_match.actor, WAITS: 1 - stored_match.actor, LOOKS_ON: None}[reader]
    otherwise = stored_match.copy(f"{reader}, otherwise.db")
    redeal_match(otherwise, stored_match.table.id, night_mail, seat)
    tables = []
    for database in (stored_match.copy(f"{reader}.db"), otherwise):
        with (
            running_server(f"sqlite:///{database}") as server,
            seated(stored_match.table.at(server.url)) as table,
        ):
            play_on(table, seat, stored_match.actor)
            tables.append(table)
    one, other = tables
    assert_same(one.spectator, other.spectator)
    for number in range(2):
        if number == seat:
            assert_same(one.players[number], other.players[number])
        else:
            assert one.players[number].heard != other.players[number].heard


def play_on(table: PlayedMatch, seat: int | None, actor: int) -> None:
    """The reader and a spectator ask and watch, while nothing hidden comes to light."""
    reader = table.person(seat)
    watchers = [reader, *({table.spectator} - {reader})]
    others_seat = 1 if seat == 0 else 0
    for person in watchers:
        ask_everything(person, person.watch(table.id), others_seat, ABOUT_SOME)
    if seat == actor:
        carry_and_deliver(reader, watchers, table.id, others_seat)
        actor = others_seat
    drawer = table.players[actor]
    view = wait_for_change(reader, reader.see(table.id), drawer, "draw")
    assert problem_of(drawer.take_back(view)).code == "barrier"
    for person in watchers:
        person.until(view.version)
        ask_everything(person, person.see(table.id), others_seat, ABOUT_ALL)
    for person in table.players:
        person.see(table.id)


def carry_and_deliver(
    reader: RecordingClient, watchers: Sequence[RecordingClient], id: str, others_seat: int
) -> None:
    """With the letter taken back once."""

    def told(view: MatchView) -> MatchView:
        for person in watchers:
            person.until(view.version)
            ask_everything(person, person.see(id), others_seat, ABOUT_SOME)
        return view

    view = reader.see(id)
    letter = carries(view)[0]
    view = told(reader.play(view, letter))
    view = told(view_of(reader.take_back(view)))
    view = told(reader.play(view, letter))
    told(reader.play(view, legal(view)[0]))


def test_a_notice_says_what_everybody_knows(
    stored_match: StoredNightMail, night_mail: AnyGame
) -> None:
    otherwise = stored_match.copy("notices, otherwise.db")
    redeal_match(otherwise, stored_match.table.id, night_mail, None)
    one, other = (
        asyncio.run(notices_about(database, stored_match.table.id))
        for database in (stored_match.copy("notices.db"), otherwise)
    )
    assert one == other
    assert len(set(one)) > 3


async def notices_about(database: Path, id: str) -> list[str]:
    """What each player would have been told after each action, in each language."""
    container = Container(Settings(database=f"sqlite:///{database}"))
    match = await container.matches.open(id)
    assert any(event.secret for entry in match.tail for event in entry.events)
    now = datetime.now(UTC)
    waiting = Delivery("", "", id, "turn", 0, "", now, now, 0, "waiting", "")
    told = [
        templates.item(
            replace(match, tail=match.tail[: length + 1], cache=MemoCache(0)),
            waiting,
            str(seat.owner),
            language,
            "https://trains.example.org",
        ).text
        for length in range(len(match.tail))
        for seat in match.seats
        for language in LANGUAGES
    ]
    container.store.close()
    return told


# A whole match


def test_seed_salt_and_hands_are_secret_until_the_end(
    running: Running, tmp_path: Path, night_mail: AnyGame
) -> None:
    database = tmp_path / "matches.db"
    server = running(f"sqlite:///{database}")
    with seated(begin(server.url, NIGHT_MAIL, 2)) as table:
        for person in table.people:
            person.watch(table.id)
        for turn in range(7):
            play_turn(table, draw=turn % 3 != 1)
        view = load(table, draw=True)
        for seat, person in enumerate(table.people):
            person.until(view.version)
            ask_everything(person, person.see(table.id), 1 if seat == 0 else 0, ABOUT_SOME)
            assert problem_of(person.ask(f"/matches/{table.id}/record")).code == "not-over"
        told = ["\n".join(person.heard) for person in table.people]
        # A plan guesses what is hidden, and a guess may be right; that it knows nothing is the law.
        facts = ["\n".join(each for each in p.heard if "/plans" not in each) for p in table.people]
        _, person, view = table.decider()
        person.play(view, legal(view)[0])
        seed, salt = revealed(table, view)
        match = read_record(
            table.spectator.ask(f"/matches/{table.id}/record").text, lambda _: night_mail
        )
        assert match.seed == seed
        for secret in (str(seed), salt):
            assert not any(secret in each for each in told)
            assert secret not in server.log
        check_hands(table, match, facts)
        check_secrets(table, server, database)


def revealed(table: PlayedMatch, before: MatchView) -> tuple[int, str]:
    """The seed and the salt, told to everybody at the end, by the socket too."""
    assert before.shuffle is not None
    assert (before.shuffle.seed, before.shuffle.salt) == (None, None)
    seed, salt = 0, ""
    for person in table.people:
        person.until(before.version + 1)
        shuffle = person.see(table.id).shuffle
        assert shuffle is not None
        seed, salt = int(shuffle.seed or 0), shuffle.salt or ""
        assert commitment(seed, salt) == shuffle.commitment == before.shuffle.commitment
        assert salt in [each for each in person.heard if each.startswith("socket")][-1]
    return seed, salt


def check_hands(table: PlayedMatch, match: Match, told: Sequence[str]) -> None:
    """Letters that were never on the coach were told to nobody who did not hold them."""
    held = [
        {
            str(event[name])
            for event in match.events
            for name in event.secret
            if event["seat"] == seat
        }
        for seat in range(2)
    ]
    for seat, words in enumerate(told):
        known = table.shown | (held[seat] if seat < 2 else set())
        assert set(re.findall(r"card:(\w+)", words)) <= known | {"blank"}


def check_secrets(table: PlayedMatch, server: Server, database: Path) -> None:
    """Secrets and tokens are kept as hashes only, and in no log."""
    secrets = [*table.tokens, *(each.secret for each in table.players if each.secret)]
    assert len(secrets) == 3
    files = [each.read_bytes() for each in database.parent.glob(f"{database.name}*")]
    assert any(hashlib.sha256(secrets[1].encode()).hexdigest().encode() in each for each in files)
    for secret in secrets:
        assert not any(secret.encode() in each for each in files)
        assert secret not in server.log


# Whose seat it is


def test_nobody_acts_for_a_seat_that_is_not_theirs(running: Running, sqlite_url: str) -> None:
    server = running(sqlite_url)
    with seated(begin(server.url, NIGHT_MAIL, 2)) as table, ExitStack() as stack:
        if table.decider()[0] != 0:
            play_turn(table, draw=False)
        ada, bela = table.players
        view = ada.see(table.id)
        view = ada.play(view, carries(view)[0])  # now she could act, and could take back
        stranger = RecordingClient(server.url, "s" * 43)
        stack.callback(stranger.close)
        refused = {
            table.spectator: [401] * 6,
            stranger: [403] * 6,
            bela: [403, 403, 422, 403, 403, 403],
        }
        for intruder, statuses in refused.items():
            assert intrude(intruder, view, table.tokens[0]) == statuses
            own = intruder.see(table.id, seat=0)
            assert own.seat == (1 if intruder is bela else None)
            assert own.choices == []
            assert own.undo.steps == 0
            assert intruder.watch(table.id, seat=0).seat == own.seat
        assert ada.see(table.id).version == view.version
        ada.play(view, legal(view)[0])


def intrude(person: RecordingClient, view: MatchView, used_token: str) -> list[int]:
    """Everything that changes a match, tried on Ada's seat; the statuses."""
    match, version, action = f"/matches/{view.id}", view.version, legal(view)[0]
    answers = [
        person.say(f"{match}/actions", version=version, action=action),
        person.say(f"{match}/actions", version=version, action=action, seat=0),
        person.say(f"{match}/undo", version=version),
        person.say(f"{match}/seats/0/claim", token="t" * 32, name="Ada"),
        person.say(f"{match}/seats/0/claim", token=used_token, name="Ada"),
        person.say(f"{match}/seats/0/invitation"),
    ]
    return [answer.status_code for answer in answers]


def test_a_link_seats_one_person_once(running: Running, sqlite_url: str) -> None:
    server = running(sqlite_url)
    with seated(begin(server.url, NIGHT_MAIL, 2)) as table:
        stranger = RecordingClient(server.url, "s" * 43)
        answer = stranger.say(
            f"/matches/{table.id}/seats/1/claim", token=table.tokens[0], name="Not Béla"
        )
        stranger.close()
        assert problem_of(answer).code == "link-used"
        assert [seat.mine for seat in table.players[1].see(table.id).seats] == [False, True]
