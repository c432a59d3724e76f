"""What was acknowledged is never lost: the server is killed again and again while people play."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing

import trunkline
from tests.server.support.api_client import GAME, HERE, ApiClient, eventually, legal
from tests.server.support.load import LoadReport, LoadTest, Sent
from tests.server.support.server_process import Running, Server
from tests.server.support.stored_rows import loaded
from trunkline.server.model.state_codec import encode_state
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.rows import FIRST_VERSION, StoredAction, StoredMatch

KILLS = 5  # and one more when a bot is to decide
FIRST_ACTIONS = 8  # acknowledged after each start before the next kill may come
AT_A_RANDOM_MOMENT = (0.0, 0.5)  # seconds after them

PERSON = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}
TABLES = (HERE, HERE, [PERSON, BOT, BOT])
PLAYERS = 5
BOT_PACE = 1.0  # seconds: so that the server dies before they decide


def test_sigkill_under_load_loses_nothing(database_url: str, running: Running) -> None:
    server = running(database_url, bot_pace=BOT_PACE)
    crowd = LoadTest(server.url, "a" * 43, TABLES, PLAYERS)
    moment = random.Random(database_url.partition(":")[0])
    with crowd.playing() as report:
        for _ in range(KILLS):
            more_actions(report)
            time.sleep(moment.uniform(*AT_A_RANDOM_MOMENT))
            server.kill()
            server.start()
        more_actions(report)
    assert report.faults == []
    with closing(MatchStore(database_url)) as store:
        check_bots_move_on(server, store)
        server.stop()
        for match in report.begun:
            check_match(store, match, report)


def check_bots_move_on(server: Server, store: MatchStore) -> None:
    """A bot was to decide when the server died; nobody has to ask for the match again."""
    with ApiClient(server.url) as guest:
        view = guest.see(guest.begin([PERSON, BOT, BOT]).id)
        if legal(view):
            view = guest.play(view)
    server.kill()
    before = loaded(store, view.id).number
    server.start()
    eventually(lambda: loaded(store, view.id).number > before, "a bot moves")


def more_actions(report: LoadReport) -> None:
    before = len(report.acknowledged)
    eventually(
        lambda: bool(report.faults) or len(report.acknowledged) >= before + FIRST_ACTIONS,
        "people play on",
    )
    assert report.faults == []


def check_match(store: MatchStore, id: str, report: LoadReport) -> None:
    match = store.load(id)
    assert match is not None, f"{id} was begun, and is gone"
    log = store.entries(id, limit=None)
    check_numbers(match, log)
    check_report(match, log, report)
    assert match.state == replayed(match, log)


def check_numbers(match: StoredMatch, log: Sequence[StoredAction]) -> None:
    """Every change was an action, so that both count together."""
    assert [entry.number for entry in log] == list(range(match.number + 1))
    assert [entry.version - FIRST_VERSION for entry in log] == list(range(match.number + 1))
    assert match.version == FIRST_VERSION + match.number


def check_report(match: StoredMatch, log: Sequence[StoredAction], report: LoadReport) -> None:
    """In the log is what was acknowledged, all of it, once; and what was sent, nothing else."""
    people = {seat.seat for seat in match.seats if seat.kind == "person"}
    logged = Counter(
        Sent(match.id, entry.number, entry.version, entry.action)
        for entry in log
        if entry.seat in people
    )
    acknowledged = Counter(sent for sent in report.acknowledged if sent.match == match.id)
    in_doubt = Counter(sent for sent in report.in_doubt if sent.match == match.id)
    assert acknowledged - logged == Counter(), "acknowledged and lost, or acknowledged twice"
    assert logged - acknowledged - in_doubt == Counter(), "in the log, and nobody sent it"


def replayed(match: StoredMatch, log: Sequence[StoredAction]) -> bytes:
    """The state after the log's actions by the rules alone, from the seed."""
    game = trunkline.new(GAME, match.players, seed=match.seed, options=match.options)
    for entry in log[1:]:
        assert entry.seat == game.actor
        game.play(entry.action)
    assert (game.actor, game.actor is None) == (match.actor, match.over)
    return encode_state(game)
