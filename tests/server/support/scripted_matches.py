"""Matches whose every step is known before they are served: as they are, and dealt otherwise.

What is hidden from somebody can lie in any order. So a story can be told again with another deal
that this reader cannot tell from the first one: all that they are told must then be the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from tests.server.support.traffic import NAMES, PlayedMatch, RecordingClient
from trunkline.core.errors import IllegalAction
from trunkline.core.events import Event
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.setup import OpenedGame, open_game
from trunkline.server.model.identity import digest, new_id
from trunkline.server.service.new_match import SET_UP
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.rows import FIRST_VERSION, NewAction, NewMatch, Status, StoredSeat

UNDO = "undo"
SEED, SALT = 1, "5a17" * 8

Deal = Mapping[str, object]


@dataclass(frozen=True)
class ScriptedAction:
    """An action, or that it is taken back."""

    text: str
    seat: int
    before: Position
    after: Position
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class ScriptedMatch:
    game: AnyGame
    players: int
    opening: OpenedGame
    steps: tuple[ScriptedAction, ...]

    @property
    def deal(self) -> Deal:
        return self.opening.deal

    @property
    def texts(self) -> list[str]:
        return [step.text for step in self.steps]

    @property
    def end(self) -> Position:
        return self.steps[-1].after

    @cached_property
    def positions(self) -> list[Position]:
        return [self.opening.position, *(step.after for step in self.steps)]

    def sights(self, seat: int | None) -> Iterator[bytes]:
        return (position.observation(seat).tobytes() for position in self.positions)

    def known_to(self, seat: int | None, what: str) -> set[str]:
        """What the events tell the seat of that, such as of tickets."""
        events = [*self.opening.events, *(event for step in self.steps for event in step.events)]
        seen = [event.seen_by(seat) for event in events]
        return {str(event[what]) for event in seen if what in event.values}


def tell(
    game: AnyGame,
    players: int,
    deal: Deal,
    texts: Sequence[str],
    seed: int = SEED,
    options: Mapping[str, object] | None = None,
) -> ScriptedMatch:
    """Play it. IllegalAction: with that deal it could not have happened."""
    opening = open_game(game, players, seed=seed, deal=deal, options=options)
    played, steps = [opening.position], []
    for text in texts:
        before = played[-1]
        if text == UNDO:
            played.pop()
            steps.append(ScriptedAction(text, _actor(played[-1]), before, played[-1]))
        else:
            after, events = before.after(text)
            played.append(after)
            steps.append(ScriptedAction(text, _actor(before), before, after, tuple(events)))
    return ScriptedMatch(game, players, opening, tuple(steps))


def scripted_match(match: Match) -> ScriptedMatch:
    texts = [str(action) for action in match.actions]
    return tell(match.game, match.players, match.deal, texts, match.seed, match.options)


def _actor(position: Position) -> int:
    assert position.actor is not None
    return position.actor


def without_undo(script: ScriptedMatch) -> ScriptedMatch:
    """As if nobody had hesitated."""
    texts: list[str] = []
    for text in script.texts:
        if text == UNDO:
            texts.pop()
        else:
            texts.append(text)
    return tell(script.game, script.players, script.deal, texts, options=script.opening.options)


# Another deal


def redealt(script: ScriptedMatch, seat: int | None) -> ScriptedMatch:
    """The same to the eyes of that seat at every step, and as different as can be to others."""
    random, seen = Random(SEED), list(script.sights(seat))
    twin = script
    for name, place in _places(script.deal):
        deal = _exchanged(twin.deal, name, place, random)
        try:
            steps, options = renamed(script, deal), script.opening.options
            told = tell(script.game, script.players, deal, steps, options=options)
        except IllegalAction:
            continue
        alike = all(one == other for one, other in zip(seen, told.sights(seat), strict=True))
        if alike and apart(script, told) >= apart(script, twin):
            twin = told
    return twin


def apart(script: ScriptedMatch, twin: ScriptedMatch) -> int:
    """How much of the last position is not the same."""
    ends = zip(script.end.state_bytes, twin.end.state_bytes, strict=True)
    return sum(one != other for one, other in ends)


def _places(deal: Deal) -> Iterator[tuple[str, int]]:
    return ((name, place) for name, pile in _piles(deal) for place in range(len(pile)))


def _exchanged(deal: Deal, name: str, place: int, random: Random) -> Deal:
    """That card of a pile changes places with another one."""
    pile = [*dict(_piles(deal))[name]]
    other = random.randrange(len(pile))
    pile[place], pile[other] = pile[other], pile[place]
    return {**deal, name: pile}


def _piles(deal: Deal) -> Iterator[tuple[str, list[object]]]:
    return ((name, pile) for name, pile in deal.items() if isinstance(pile, list))


def renamed(script: ScriptedMatch, deal: Deal) -> list[str]:
    """The steps, where each ticket is the one that lies in its place now."""
    piles = dict(_piles(deal))
    now = {
        str(old): str(new)
        for name, pile in _piles(script.deal)
        if "ticket" in name
        for old, new in zip(pile, piles[name], strict=True)
    }
    return [_renamed(text, now) for text in script.texts]


def _renamed(text: str, tickets: Mapping[str, str]) -> str:
    word, *arguments = text.split()
    if word in ("keep", "return", "rack"):
        arguments = [tickets[each] for each in arguments]
    return " ".join([word, *arguments])


# Served


def laid_out(script: ScriptedMatch, database: str, url: str, steps: int = 0) -> PlayedMatch:
    """The match as another process would have begun it, after so many steps; and its people."""
    hidden = [secrets.token_urlsafe(32) for _ in range(script.players)]
    id = put_down(script, database, hidden, steps)
    # Two matches are told apart by their ids alone, which nobody needs to hear.
    players = tuple(RecordingClient(url, secret, {id: "ID"}) for secret in hidden)
    return PlayedMatch(id, players, RecordingClient(url, None, {id: "ID"}), ())


def put_down(
    script: ScriptedMatch,
    database: str,
    hidden: Sequence[str],
    steps: int,
    names: Sequence[str] = NAMES,
) -> str:
    """The match alone, with a secret for each seat; its id."""
    id, version, store = new_id(), FIRST_VERSION, MatchStore(database)
    store.create(_new_match(script, id, [digest(secret) for secret in hidden], names))
    for step in script.steps[:steps]:
        new = NewAction(step.seat, step.text, step.events, step.after.state_bytes)
        assert store.append(id, version, [new], _status(step.after))
        version += 1
    store.close()
    return id


def _new_match(script: ScriptedMatch, id: str, owners: list[str], names: Sequence[str]) -> NewMatch:
    position = script.opening.position
    return NewMatch(
        id=id,
        game=script.game.id,
        rules_version=script.game.rules_version,
        board="",
        fingerprint=position.board.file.fingerprint,
        options=script.opening.options,
        seed=script.opening.seed,
        salt=SALT,
        deal=script.deal,
        creator=owners[0],
        seats=[
            StoredSeat(seat, "person", names[seat], owner=owner)
            for seat, owner in enumerate(owners)
        ],
        opening=NewAction(None, SET_UP, script.opening.events, position.state_bytes),
        status=_status(position),
    )


def _status(position: Position) -> Status:
    return Status(position.actor, position.actor is None)
