"""The search of journeys, held against one that tries them all, hex by hex."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import trunkline
from trunkline import Match
from trunkline.core.hexes import neighbours
from trunkline.core.suggestions import Suggestion
from trunkline.games.ride_the_rails.best_paths import MOST_CHOICES, WIDEST
from trunkline.games.ride_the_rails.journeys import LONGEST_JOURNEY, search
from trunkline.games.ride_the_rails.state import NO_HEX, RAILROAD_NAMES, RAILROADS

SHORT = Path(__file__).parents[1] / "boards" / "ride-the-rails-short.toml"
BOARDS = pytest.mark.parametrize("board", [None, SHORT], ids=["printed", "short"])
WANTED = 4
MOST = 20_000  # steps to try all journeys of a position

Links = tuple[int, ...]  # of each railroad


class TooMany(Exception):
    """There are more journeys than a test can try."""


class Trier:
    """Tries every journey from here by what the clauses say; which links each rides."""

    def __init__(self, match: Match, start: str = "", destination: str = "") -> None:
        facts: Any = match.position()
        file = match.board.file
        self.hexes = {each.id: each for each in file.hexes}
        at = {each.at: each.id for each in file.hexes}
        self.beside = {
            each.id: [at[place] for place in neighbours(file.layout, each.at) if place in at]
            for each in file.hexes
        }
        self.tracks = [set(facts["railroads"][name]["track"]) for name in RAILROAD_NAMES]
        self.destination = destination
        self.found: set[Links] = set()
        self.ends: set[str] = set()
        self.steps = 0
        journey = facts["journey"]
        if journey:
            on = RAILROAD_NAMES.index(journey["railroad"]) if journey["railroad"] else None
            self.ride(journey["at"], on, frozenset(journey["visited"]), (0,) * RAILROADS)
        else:
            for city in [start] if start else facts["passengers"]:
                self.ride(city, None, frozenset([city]), (0,) * RAILROADS)

    def ride(self, here: str, on: int | None, visited: frozenset[str], links: Links) -> None:
        self.steps += 1
        if self.steps > MOST:
            raise TooMany
        for railroad in range(RAILROADS) if on is None else [on]:
            if here in self.tracks[railroad]:
                for beyond in self.beside[here]:
                    if beyond in self.tracks[railroad] and beyond not in visited:
                        self.come_to(beyond, railroad, visited | {beyond}, links)

    def come_to(self, hex: str, railroad: int, visited: frozenset[str], links: Links) -> None:
        if self.hexes[hex].terrain in ("plain", "mountain"):
            return self.ride(hex, railroad, visited, links)
        ridden = tuple(count + (each == railroad) for each, count in enumerate(links))
        if self.destination in ("", hex):
            self.found.add(ridden)
            self.ends.add(hex)
        return self.ride(hex, None, visited, ridden)


def searched(
    match: Match,
    weights: Sequence[int],
    start: str = "",
    destination: str = "",
    room: int = MOST_CHOICES,
    wide: int = WIDEST,
) -> tuple[list[list[str]], int]:
    """The journeys that the search finds, as texts of actions, and its bound."""
    index = match.board.file.index
    actions: Any = np.zeros((WANTED, LONGEST_JOURNEY), np.int64)
    lengths: Any = np.zeros(WANTED, np.int64)
    weighed: Any = np.array(weights, np.int64)
    states = match.game.state_struct.array()
    states[0] = match.state
    count, bound = search(
        match.board.structs,
        states,
        weighed,
        index.get(start, NO_HEX),
        index.get(destination, NO_HEX),
        WANTED,
        actions,
        lengths,
        room,
        wide,
    )
    notation = match.board.notation
    journeys = [
        [str(notation.action(int(each))) for each in actions[rank, : lengths[rank]]]
        for rank in range(count)
    ]
    return journeys, bound


def links_to_come(match: Match, journey: Sequence[str]) -> Links:
    """Played to the stop, which must be possible there."""
    other = match.copy()
    before: Any = match.position()["journey"]
    for action in journey[:-1]:
        other.play(action)
    assert journey[-1] == "stop"
    assert "stop" in other.legal
    after: Any = other.position()["journey"]
    return tuple(
        after["links"][name] - (before["links"][name] if before else 0) for name in RAILROAD_NAMES
    )


def worth(links: Links, weights: Sequence[int]) -> int:
    return sum(each * weight for each, weight in zip(links, weights, strict=True))


def positions(board: Path | None, seed: int, matches: int) -> Iterator[tuple[Match, random.Random]]:
    """Random matches at decisions about journeys; track is laid as far as it may be."""
    chance = random.Random(seed)
    for _ in range(matches):
        match = trunkline.new(
            "ride-the-rails", chance.choice([3, 4, 5]), seed=chance.randrange(1000), board=board
        )
        while match.actor is not None:
            if match.has_suggestions and chance.random() < 0.25:
                yield match, chance
            choices = [str(action) for action in match.legal]
            match.play(chance.choice([each for each in choices if each != "done"] or choices))


@pytest.mark.clause("RR-6.2", "RR-6.3", "RR-6.4")
@BOARDS
def test_the_search_finds_the_best_of_all_journeys(board: Path | None) -> None:
    tried = 0
    for match, chance in positions(board, seed=5, matches=8):
        weights = [chance.randint(-3, 6) for _ in range(RAILROADS)]
        start, destination = pointed(match, chance)
        try:
            possible = Trier(match, start, destination).found
        except TooMany:
            continue
        journeys, bound = searched(match, weights, start, destination)
        ridden = [links_to_come(match, journey) for journey in journeys]
        best = sorted((worth(links, weights) for links in possible), reverse=True)
        assert len(set(ridden)) == len(ridden)
        assert set(ridden) <= possible
        assert [worth(links, weights) for links in ridden] == best[:WANTED]
        if best:
            assert bound == best[0]
        tried += 1
    assert tried > 40


def pointed(match: Match, chance: random.Random) -> tuple[str, str]:
    """A start and a destination, neither, or one of them; such as can be pointed at."""
    found = match.suggestions()
    assert found is not None
    start = destination = ""
    if match.position()["journey"] is None and chance.random() < 0.6:
        start = chance.choice(found.next).removeprefix("hex:")
        found = match.suggestions([f"hex:{start}"])
        assert found is not None
    if (start or match.position()["journey"]) and found.next and chance.random() < 0.6:
        destination = chance.choice(found.next).removeprefix("hex:")
    return start, destination


@BOARDS
def test_what_can_be_pointed_at_is_what_can_be_come_to(board: Path | None) -> None:
    tried = 0
    for match, chance in positions(board, seed=6, matches=5):
        found = match.suggestions()
        assert found is not None
        start = ""
        if match.position()["journey"] is None:
            starts = [f"hex:{str(action).removeprefix('from ')}" for action in match.legal]
            assert list(found.next) == starts
            start = chance.choice(found.next)
            found = match.suggestions([start])
            assert found is not None
        try:
            ends = Trier(match, start.removeprefix("hex:")).ends
        except TooMany:
            continue
        assert {target.removeprefix("hex:") for target in found.next} == ends
        tried += 1
    assert tried > 20


@pytest.mark.clause("RR-6.5", "RR-6.6")
@BOARDS
def test_ways_are_the_best_for_what_they_say(board: Path | None) -> None:
    """Played out, none pays more than the one that is said to be the best, and the best does."""
    for match, _ in positions(board, seed=7, matches=3):
        found = match.suggestions()
        assert found is not None
        gains = {way: gain(match, way) for way in found.found}
        assert found.bounds == {"income": 0, "lead": 0}
        (most,) = (own for way, (own, _) in gains.items() if "income" in way.aims)
        assert most == max(own for own, _ in gains.values())
        (ahead,) = (own - others for way, (own, others) in gains.items() if "lead" in way.aims)
        assert ahead == max(own - others for own, others in gains.values())
        rest = [own for way, (own, _) in gains.items() if not way.aims]
        assert rest == sorted(rest, reverse=True)
        assert all(way.aims for way in [*gains][: len(gains) - len(rest)])


def gain(match: Match, way: Suggestion) -> tuple[int, int]:
    """What the way brings to who takes it, and to the others together."""
    seat = match.actor
    assert seat is not None
    *_, last = match.play_series([match.board.notation.action(each) for each in way.actions])
    brought = [
        after - before for after, before in zip(last.after.scores, match.scores, strict=True)
    ]
    own = brought.pop(seat)
    return own, sum(brought)


@pytest.mark.parametrize(("room", "wide"), [(1, WIDEST), (5, WIDEST), (MOST_CHOICES, 3)])
def test_a_search_that_cannot_keep_all_in_mind_says_how_good_the_best_could_be(
    room: int, wide: int
) -> None:
    missed = 0
    for match, chance in positions(SHORT, seed=8, matches=6):
        weights = [chance.randint(-3, 6) for _ in range(RAILROADS)]
        try:
            possible = Trier(match).found
        except TooMany:
            continue
        journeys, bound = searched(match, weights, room=room, wide=wide)
        ridden = [links_to_come(match, journey) for journey in journeys]
        best = max((worth(links, weights) for links in possible), default=0)
        assert set(ridden) <= possible
        if possible:
            assert bound >= best
            missed += not ridden or worth(ridden[0], weights) < best
    assert missed > 3
