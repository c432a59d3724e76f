"""Whole games under the eyes of a referee that knows nothing but the rulebook.

At every decision: the legal texts, the position that follows, the scores; at the end all points
and places. See `referee.py`. `make soak` watches 20 games at each table instead of one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from tests.support.referees import Player, RefereedMatch
from tests.support.volume import amount
from tests.ticket_to_ride.positions import (
    ABSENT,
    BOTH_GAMES,
    EVERY_CARD,
    LEGENDARY,
    TEAM,
    position,
)
from tests.ticket_to_ride.referee import Facts, Referee
from tests.ticket_to_ride.referee_chance import Shuffles
from tests.ticket_to_ride.referee_scores import final, ranking, scores
from tests.ticket_to_ride.referee_turns import cut, dealt, follows
from trunkline import Match
from trunkline.core.game import AnyGame
from trunkline.players import make_player
from trunkline.players.player import decide

GAMES = amount(1, soak=20)  # at each table
OPTIONS = [
    {"share_tickets": share, "last_turns_at": at}
    for share, at in product(("two", "one_or_two"), ("3", "4"))
]
TABLES: list[tuple[AnyGame, int, dict[str, str]]] = [
    *((LEGENDARY, players, {}) for players in (2, 3, 4, 5)),
    *((TEAM, players, options) for players in (4, 6) for options in OPTIONS),
]
EVERY_TABLE = pytest.mark.parametrize(
    ("game", "players", "options"),
    TABLES,
    ids=["-".join([game.id[15:], str(n), *options.values()]) for game, n, options in TABLES],
)


# Watching


class Watched(RefereedMatch):
    def __init__(self, match: Match) -> None:
        super().__init__(match)
        options = {name: str(value) for name, value in match.options.items()}
        self.referee = Referee(match.board.file, match.players, options)
        self.facts: Facts = match.position()
        self.look()

    def look(self) -> None:
        self.legal = sorted(str(action) for action in self.match.legal)
        assert self.legal == sorted(self.referee.legal(self.facts))
        assert self.match.actor == self.facts["active_player"]
        assert self.match.legal_for(self.match.actor).ids == self.match.legal.ids
        assert self.match.scores == scores(self.referee, self.facts)
        if self.match.outcome is None:
            assert self.legal, "nobody is without a text"
        else:
            assert self.match.outcome.ranking == ranking(self.referee, self.facts)

    def play(self, action: str) -> None:
        before = self.facts
        events = self.match.play(action)
        self.facts = self.match.position()
        expected = follows(self.referee, before, action, Shuffles.told(events, self.facts))
        assert told(self.facts) == told(expected), action
        self.look()


def told(facts: Facts) -> Facts:
    """What the rulebook speaks of, where order means nothing in a fixed one."""
    same = {**facts, "row": sorted(facts["row"])}
    same["players"] = [_holder(each, "hand_seen") for each in facts["players"]]
    if "teams" in facts:
        same["teams"] = [_holder(each, "rack_seen") for each in facts["teams"]]
        if facts["tunnel"] is not None and not facts["tunnel"]["open"]:
            same["tunnel"] = None  # the cards lie among the discards; they are only remembered
    if facts["draw"] is not None:
        same["draw"] = _draw(facts)
    if facts["final"] is not None:
        same["final"] = [_final(each, "teams" in facts) for each in facts["final"]]
    return same


def _holder(facts: Facts, seen: str) -> Facts:
    rest = {name: each for name, each in facts.items() if name != seen}
    return rest | {"tickets": sorted(facts["tickets"])}


def _draw(facts: Facts) -> Facts:
    draw = {"to_be_placed": facts["draw"]["to_be_placed"]}
    if facts["decision"] == "second-card" and "teams" in facts:
        draw["first_to_rack"] = facts["draw"]["first_to_rack"]
    return draw


def _final(row: Facts, is_team: bool) -> Facts:
    of_no_use = "cities_in_network" if is_team else "longest_path"
    return {name: each for name, each in row.items() if name != of_no_use}


# Players


def anything(match: Match, legal: Sequence[str], chance: random.Random) -> str:
    return chance.choice(legal)


def builder(match: Match, legal: Sequence[str], chance: random.Random) -> str:
    """Claims what can be claimed, and pays for every tunnel if that is possible."""
    wanted = [text for text in legal if text.split()[0] in ("claim", "extra")]
    return chance.choice(wanted or legal)


def hoarder(match: Match, legal: Sequence[str], chance: random.Random) -> str:
    """Draws cards while there are any; only then does anything at all."""
    return chance.choice([text for text in legal if text.startswith("draw")] or legal)


def collector(match: Match, legal: Sequence[str], chance: random.Random) -> str:
    """Keeps drawing tickets, and shares them."""
    wanted = [text for text in legal if text.split()[0] in ("tickets", "share", "done")]
    return chance.choice(wanted or legal)


PLAYERS: tuple[Player, ...] = (anything, builder, hoarder, collector)


# Whole games


@EVERY_TABLE
def test_whole_games(game: AnyGame, players: int, options: dict[str, str]) -> None:
    """At the tables together, all ways to play."""
    first = TABLES.index((game, players, options))
    for number in range(first, first + GAMES):
        watched = Watched(Match(game, players, seed=number, options=options))
        lies_as_dealt(watched)
        watched.play_on(PLAYERS[number % len(PLAYERS)], number)
        assert watched.match.actor is None


@pytest.mark.parametrize(
    ("game", "players"), [(LEGENDARY, 2), (LEGENDARY, 5), (TEAM, 4), (TEAM, 6)]
)
def test_greedy_players(game: AnyGame, players: int) -> None:
    match = Match(game, players, seed=7)
    seats = [make_player("greedy", seat) for seat in range(players)]
    Watched(match).play_on(lambda match, legal, chance: str(decide(match, seats[match.actor or 0])))
    assert match.actor is None


# The set-up


def lies_as_dealt(watched: Watched) -> None:
    """TR-1.2, TR-1.3, TA-2.1, TA-3.1, LA-2.1."""
    match, referee, facts = watched.match, watched.referee, watched.facts
    lying = dealt(referee, dict(match.deal), Shuffles.told(match.events, facts))
    assert sorted(facts["row"]) == sorted(lying["row"])
    assert {name: facts[name] for name in ("deck", "discards", "ticket_deck")} == {
        name: lying[name] for name in ("deck", "discards", "ticket_deck")
    }
    assert facts["decision"] == "start-tickets"
    assert facts["active_player"] == 0
    assert facts["first_player"] == match.deal["first"]
    for player, hand, offer in zip(facts["players"], lying["hands"], lying["offers"], strict=True):
        assert Counter(player["hand"]) == Counter(hand)
        assert [each["ticket"] for each in player["offered"]] == offer
        assert (player["points"], player["trains"]) == (0, referee.numbers.trains)
    for each in facts.get("teams", ()):
        assert (each["rack"], each["tickets"]) == ({}, [])


@BOTH_GAMES
def test_many_set_ups(game: AnyGame) -> None:
    """Some with rows that are replaced."""
    replaced = 0
    for seed in range(60 * GAMES):
        watched = Watched(Match(game, max(game.players), seed=seed))
        lies_as_dealt(watched)
        replaced += "row-replaced" in [event.kind for event in watched.match.events]
    assert replaced


# Positions that no game comes to soon


def a_position(
    game: AnyGame, players: int, options: dict[str, str], chance: random.Random
) -> Match:
    """Few cards to draw, hands short or long, few trains, few tickets; much is claimed."""
    is_poor = chance.random() < 0.3
    piles = _piles(0 if is_poor else 9, chance)
    places = players + (players // 2 if game is TEAM else 0)
    held = [_some(piles["rest"], 1 if is_poor else 14, chance) for _ in range(places)]
    chance.shuffle(held)
    tickets = [int(each.id) for each in game.board.file.tickets if not each.long]
    chance.shuffle(tickets)
    ticket_hands = [cut(tickets, chance.randrange(2 if is_poor else 4)) for _ in range(places)]
    last_turns = chance.choice([0, 0, chance.randint(1, players)])
    return position(
        game,
        players,
        chance.randrange(players),
        hands=held[:players],
        racks=held[players:],
        row=" ".join(piles["row"]),
        deck=" ".join(piles["deck"]),
        discards=" ".join(piles["discards"]),
        hoarder=ABSENT if players < 6 else chance.randrange(players),
        routes=_routes(game, players, chance),
        trains=[chance.randint(0 if last_turns else 5, 9) for _ in range(players)],
        tickets=ticket_hands[:players],
        rack_tickets=ticket_hands[players:],
        ticket_deck=tickets[: 0 if is_poor else chance.choice([0, 0, 1, 2, 7])],
        last_turns=last_turns,
        options=options,
    )


def _piles(most: int, chance: random.Random) -> dict[str, list[str]]:
    """A row that may stay (TR-1.3), with a gap only where there is no card for it (TR-3.3)."""
    cards = [*EVERY_CARD.elements()]
    while True:
        chance.shuffle(cards)
        if chance.random() < 0.5:  # locomotives for all to take
            cards.sort(key=lambda card: card == "locomotive" and chance.random() < 0.7)
        rest = [*cards]
        deck = [rest.pop() for _ in range(min(chance.choice([0, 0, 1, 2, 4, 9]), most))]
        discards = [rest.pop() for _ in range(min(chance.choice([0, 0, 1, 2, 6]), most))]
        in_row = 5 if deck or discards else min(chance.randrange(6), most + 1)
        row = [rest.pop() for _ in range(in_row)]
        others = sum(card != "locomotive" for card in [*row, *deck, *discards])
        if row.count("locomotive") < 3 or others < 3:
            return {"row": row, "deck": deck, "discards": discards, "rest": rest}


def _some(rest: list[str], most: int, chance: random.Random) -> str:
    """A few of the cards, or many, of all colours or of few."""
    count = min(chance.choice([0, 0, 1, 3, 8, 14]), most)
    if chance.random() < 0.5:
        rest.sort(key=lambda card: (card == "locomotive", card))
    return " ".join(rest.pop() for _ in range(min(count, len(rest))))


def _routes(game: AnyGame, players: int, chance: random.Random) -> dict[int, str]:
    """What anybody could have claimed with the trains there are."""
    referee, owners = Referee(game.board.file, players, {}), dict[str, int]()
    spaces = [referee.numbers.trains] * players
    for track in chance.sample([*referee.tracks], chance.choice([0, 20, len(referee.tracks)])):
        seat, beside = chance.randrange(players), referee.beside[track]
        taken = [owners[each.id] for each in beside if each.id in owners]
        length = referee.tracks[track].length
        if seat not in taken and len(taken) < referee.usable(beside) and length <= spaces[seat]:
            owners[track] = seat
            spaces[seat] -= length
    return {
        seat: " ".join(track for track, owner in owners.items() if owner == seat)
        for seat in range(players)
    }


@EVERY_TABLE
def test_rare_positions(game: AnyGame, players: int, options: dict[str, str]) -> None:
    chance = random.Random(players)
    for number in range(6 * GAMES):
        watched = Watched(a_position(game, players, options, chance))
        watched.play_on(chance.choice(PLAYERS), number, most=40)


@EVERY_TABLE
def test_ties(game: AnyGame, players: int, options: dict[str, str]) -> None:
    """All teams would have 200 points, were the game over now; and only cards are drawn."""
    chance = random.Random(players)
    for number in range(6 * GAMES):
        match = a_position(game, players, options, chance)
        match.state.last_turns, match.state.points[:] = 1, 0
        referee = Referee(game.board.file, players, options)
        for team, row in enumerate(final(referee, match.position())):
            seat = referee.seats_of(team)[0]
            match.state.points[seat] = 200 - row["ticket_points"] - row["bonus"]
        Watched(match).play_on(hoarder, number)


def test_who_passes_in_the_last_turns() -> None:
    """Both reasons to end the game at once."""
    match = position(
        LEGENDARY, 2, hoarder=ABSENT, row="", ticket_deck=[], last_turns=2, trains=[2, 2]
    )
    Watched(match).play_on(anything)
    assert [str(action) for action in match.actions[-2:]] == ["pass", "pass"]
    assert match.actor is None
