"""Ticket to Ride Asia on real traffic: hands, tickets and decks stay with those who may know them.

A scripted match is served twice. The second time it is dealt otherwise: one reader cannot tell it
from the first one by the rules. All that the server says to this reader, and to whoever looks on,
must be the same to the byte; to everybody else it is not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.server.support.api_client import legal
from tests.server.support.asia_matches import QUESTIONS, READERS, SCRIPTED_MATCHES
from tests.server.support.scripted_matches import (
    SALT,
    SEED,
    UNDO,
    ScriptedAction,
    ScriptedMatch,
    laid_out,
    redealt,
    scripted_match,
    without_undo,
)
from tests.server.support.server_process import Server
from tests.server.support.traffic import (
    LANGUAGES,
    PlayedMatch,
    Questions,
    RecordingClient,
    ask_everything,
    assert_same,
    seated,
)
from tests.ticket_to_ride.positions import LEGENDARY, TEAM
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.record_file import read_record
from trunkline.server.model.schemas.match import MatchView
from trunkline.server.model.schemas.scene import PanelView
from trunkline.server.model.shuffle_commitment import commitment
from trunkline.testing.laws.base import play_some_action

SOME = 4  # legal actions of a decision are previewed


@pytest.fixture(scope="module")
def scripts() -> dict[str, ScriptedMatch]:
    return {name: begin() for name, begin in SCRIPTED_MATCHES.items()}


# The law


@pytest.mark.parametrize(("name", "seat"), READERS)
def test_the_same_is_told_whatever_is_hidden(
    name: str, seat: int | None, server: Server, scripts: dict[str, ScriptedMatch]
) -> None:
    script = scripts[name]
    twin = redealt(script, seat)
    assert_dealt_otherwise(script, twin, seat)
    tables = []
    for each in (script, twin):
        with seated(laid_out(each, server.database, server.url)) as table:
            Performance(table, each, seat, QUESTIONS[name]).give()
            tables.append(table)
    one, other = tables
    assert_same(one.spectator, other.spectator)
    for number in range(script.players):
        if number == seat:
            assert_same(one.players[number], other.players[number])
        else:
            assert one.players[number].heard != other.players[number].heard


def assert_dealt_otherwise(script: ScriptedMatch, twin: ScriptedMatch, seat: int | None) -> None:
    """Whatever the reader cannot see is not what it was: the partner's hand and tickets too."""
    here, there = script.end.position(), twin.end.position()
    assert here["deck"] != there["deck"]
    assert here["ticket_deck"] != there["ticket_deck"]
    for number in range(script.players):
        for what in ("hand", "tickets"):
            same = fact(here, "players", number, what) == fact(there, "players", number, what)
            assert same == (number == seat)
    for team in range(script.players // 2 if script.game is TEAM else 0):
        for what in ("rack", "tickets"):
            same = fact(here, "teams", team, what) == fact(there, "teams", team, what)
            assert same == (seat is not None and seat // 2 == team)


def fact(facts: object, *path: str | int) -> object:
    for step in path:
        if isinstance(facts, dict):
            facts = facts[step]
        elif isinstance(facts, list):
            facts = facts[int(step)]
    return facts


@dataclass
class Performance:
    """A story, played by its people while the reader and a spectator watch, and ask."""

    table: PlayedMatch
    script: ScriptedMatch
    seat: int | None
    asked: Questions

    def give(self) -> None:
        version, met = 1, set()
        for person in self.watchers:
            person.watch(self.table.id)
        self.ask_all(self.reader)
        for step in self.script.steps:
            situation = step.before.position()["decision"], step.seat == self.seat
            if situation not in met:
                met.add(situation)
                self.look_around()
            take(self.table, step, version)
            version += 1
            for person in self.watchers:
                person.until(version)
        for person in self.watchers:
            self.ask_all(person)
        for person in self.table.players:
            person.see(self.table.id)

    @property
    def watchers(self) -> list[RecordingClient]:
        past_viewer = self.table.spectator
        return [self.reader] if self.reader is past_viewer else [self.reader, past_viewer]

    @property
    def reader(self) -> RecordingClient:
        return self.table.person(self.seat)

    def ask_all(self, person: RecordingClient) -> None:
        others_seat = 1 if self.seat == 0 else 0
        ask_everything(person, person.see(self.table.id), others_seat, self.asked)

    def look_around(self) -> None:
        """At every kind of decision, one's own and others'; one's own with what would follow."""
        person, match = self.reader, f"/matches/{self.table.id}"
        view = person.see(self.table.id)
        for language in LANGUAGES[1:]:
            person.ask(match, language=language, since=view.version)
        for action in legal(view)[:SOME]:
            person.ask(f"{match}/preview", action=action, version=view.version)


def take(table: PlayedMatch, step: ScriptedAction, version: int) -> None:
    person, match = table.players[step.seat], f"/matches/{table.id}"
    if step.text == UNDO:
        answer = person.say(f"{match}/undo", version=version)
    else:
        answer = person.say(f"{match}/actions", version=version, action=step.text)
    assert answer.is_success, answer.text


# In words


@pytest.fixture(scope="module")
def team_table(server: Server, scripts: dict[str, ScriptedMatch]) -> Iterator[PlayedMatch]:
    """The match of the teams, when it is over."""
    script = without_undo(scripts["team"])
    table = laid_out(script, server.database, server.url, steps=len(script.steps))
    with seated(table):
        yield table


def sentences(view: MatchView) -> list[str]:
    return [event.text for entry in view.log.entries for event in entry.events]


def panel(view: MatchView, id: str) -> PanelView | None:
    return next((each for each in view.scene.panels if each.id == id), None)


def words(found: PanelView | None) -> list[str]:
    assert found is not None
    return [" ".join(filter(None, (cell.text for cell in row))) for row in found.rows]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_log_tells_each_what_they_may_know(team_table: PlayedMatch, seat: int | None) -> None:
    told = sentences(team_table.person(seat).see(team_table.id))
    assert ("Ada draws a card from the deck: blue." in told) == (seat == 0)
    assert ("Ada draws a card from the deck." in told) == (seat != 0)
    assert ("Ada puts a card on the rack: blue." in told) == (seat in (0, 1))
    assert ("Ada puts the card on the rack." in told) == (seat not in (0, 1))
    for number, name in enumerate(("Ada", "Béla", "Вера", "Dora")):
        dealt = [text for text in told if text.startswith(f"{name} is dealt four train cards: ")]
        assert len(dealt) == (number == seat)
        decided = [text for text in told if text == f"{name} decides on a ticket."]
        assert bool(decided) == (number != seat)
        racked = [text for text in told if text.startswith(f"{name} puts a ticket on the rack: ")]
        assert bool(racked) == (seat is not None and number // 2 == seat // 2)


def test_a_partner_sees_the_rack_and_nothing_of_the_hand(team_table: PlayedMatch) -> None:
    ada, bela, vera, dora = (each.see(team_table.id) for each in team_table.players)
    assert words(panel(ada, "rack")) == words(panel(bela, "rack"))
    assert words(panel(vera, "rack")) == words(panel(dora, "rack"))
    hands = [words(panel(view, "hand")) for view in (ada, bela, vera, dora)]
    assert len(set(map(tuple, hands))) == 4
    tickets = [words(panel(view, "tickets")) for view in (ada, bela)]
    shared = [[row for row in rows if "rack" in row] for rows in tickets]
    assert shared[0] == shared[1]
    assert len(shared[0]) == 4
    own = [{*rows} - {*shared[0]} for rows in tickets]
    assert own[0]
    assert own[1]
    assert not own[0] & own[1]
    past_viewer = team_table.spectator.see(team_table.id)
    assert [panel(past_viewer, id) for id in ("hand", "rack", "tickets", "offered")] == [None] * 4


# To the end


@pytest.mark.parametrize(
    ("game", "players"), [(LEGENDARY, 2), (TEAM, 4)], ids=["legendary", "team"]
)
def test_tickets_and_seed_are_secret_until_the_end(
    game: AnyGame, players: int, server: Server
) -> None:
    script = whole_match(game, players)
    last = len(script.steps) - 1
    with seated(laid_out(script, server.database, server.url, last)) as table:
        for person in table.people:
            person.watch(table.id)
            listen(person, table, last)
        told = ["\n".join(person.heard) for person in table.people]
        for seat, words_told in zip([*range(players), None], told, strict=True):
            named = set(re.findall(r"\bticket:(\d+)", words_told))
            assert named == {*until(script, last).known_to(seat, "ticket")} - {"None"}
            assert SALT not in words_told
            assert commitment(SEED, SALT) in words_told
        take(table, script.steps[-1], last + 1)
        for person in table.people:
            person.until(last + 2)
            assert_all_is_open(person.see(table.id), script.end)
        record = table.spectator.ask(f"/matches/{table.id}/record").text
        again = read_record(record, lambda _: game)
        assert (again.seed, again.scores) == (SEED, script.end.scores)
    assert SALT not in server.log


def whole_match(game: AnyGame, players: int) -> ScriptedMatch:
    match = Match(game, players, seed=SEED)
    while match.actor is not None:
        play_some_action(match)
    return scripted_match(match)


def until(script: ScriptedMatch, steps: int) -> ScriptedMatch:
    return ScriptedMatch(script.game, script.players, script.opening, script.steps[:steps])


def listen(person: RecordingClient, table: PlayedMatch, steps: int) -> None:
    """The match as it stands, and its whole log."""
    for language in LANGUAGES:
        person.ask(f"/matches/{table.id}", language=language)
        person.ask(f"/matches/{table.id}/map", language=language)
    for before in range(steps + 1, 0, -150):
        person.ask(f"/matches/{table.id}/log", before=before)


def assert_all_is_open(view: MatchView, end: Position) -> None:
    """Every ticket that somebody kept is told to everybody, with what it was worth."""
    assert view.outcome is not None
    facts = end.position()
    held = [fact(facts, "players", seat, "tickets") for seat in range(end.players)]
    if "teams" in facts:
        held += [fact(facts, "teams", team, "tickets") for team in range(end.players // 2)]
    kept = {f"ticket:{ticket}" for each in held if isinstance(each, list) for ticket in each}
    scored = [event for event in view.log.entries[-1].events if event.kind == "ticket-scored"]
    assert {target for event in scored for target in event.targets if "ticket" in target} == kept
    assert view.shuffle is not None
    assert (view.shuffle.seed, view.shuffle.salt) == (str(SEED), SALT)
