"""What bots do: how often a company comes to Chicago, how many tunnels fail, how matches end.

    python bench/habits.py [GAME …] [--matches N] [--seed S]

Everybody at a table is of the same kind, level 8 or greedy. A percentage is of what stands before
it, in all matches together; other numbers are means. 20 matches tell habits apart. Most take less
than a second; in Ride the Rails (level 8) and Stephenson's Rocket (greedy) each takes several.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from trunkline.core.events import Event
from trunkline.core.match import Match
from trunkline.games import find_game
from trunkline.lab.batches import AMPLE_SECONDS
from trunkline.players import make_players
from trunkline.players.player import decide

KINDS = ("level-8", "greedy")
PLAYERS = 4
MATCHES = 20


class Fact(NamedTuple):
    """An amount, and of how many things it is: tickets of two teams, dollars of all dollars."""

    amount: int
    whole: int
    of: str
    is_share: bool = False

    def figure(self) -> str:
        if not self.whole:
            return "none"
        if self.is_share:
            return f"{100 * self.amount / self.whole:.0f} % of {self.whole:,}"
        return f"{self.amount / self.whole:,.2f}"


Facts = dict[str, Fact]


def mean(amount: int, whole: int = 1, of: str = "a match") -> Fact:
    return Fact(amount, whole, of)


def share(amount: int, whole: int = 1, of: str = "of matches") -> Fact:
    return Fact(amount, whole, of, is_share=True)


# A finished match


def of_kind(match: Match, kind: str) -> list[Event]:
    return [event for event in match.events if event.kind == kind]


def total(events: Iterable[Event], value: str) -> int:
    return sum(int(event[value]) for event in events)


def of_every_game(match: Match) -> Facts:
    reason = match.outcome.reason if match.outcome else ""
    endings = match.game.endings if len(match.game.endings) > 1 else ()
    return {
        "actions": mean(len(match.actions)),
        **{f"ends by {ending}": share(ending == reason) for ending in endings},
        "score": mean(sum(match.scores), match.players, "a seat"),  # a partner's is the team's
    }


def of_chicago_express(match: Match) -> Facts:
    happened = Counter(event.kind for event in match.events)
    arrivals, built = happened["chicago-stage"], of_kind(match, "built")
    sold = of_kind(match, "share-sold")
    treasury, locomotives = match.state.treasury, match.state.locomotives
    spent, left = total(built, "cost"), int(treasury.sum())
    return {
        "companies that come to Chicago": mean(arrivals),
        "any company comes to Chicago": share(arrivals > 0),
        "a share of the Wabash is sold": share(any(each["company"] == "Wabash" for each in sold)),
        "the Wabash builds": share(any(each["company"] == "Wabash" for each in built)),
        "spent on track": share(spent, spent + left, "of $ put into treasuries"),
        "left in treasuries, $": mean(left),
        "… with locomotives left, $": mean(int(treasury[locomotives > 0].sum())),
        "dividend stages": mean(happened["dividend-stage"]),
        "dividends, $": mean(total(of_kind(match, "dividend-paid"), "amount")),
        "nothing done": share(happened["nothing-done"], happened["dial-moved"], "of turns"),
        "nobody bids": share(happened["share-unsold"], happened["share-offered"], "of offers"),
    }


def of_stephensons_rocket(match: Match) -> Facts:
    state, board = match.state, match.board.structs[0]
    happened = Counter(event.kind for event in match.events)
    reached = [state.reached >> (board.companies + city) & 1 for city in range(board.cities)]
    useless = sum(int(state.in_city[city].sum()) for city, by in enumerate(reached) if not by)
    return {
        "lines isolated": mean(happened["isolated"]),
        "mergers": mean(happened["merged"]),
        "extensions": mean(happened["extended"]),
        "vetoes paid": mean(happened["veto-paid"]),
        "passengers taken": mean(happened["passenger-taken"]),
        "stations placed": mean(happened["station-placed"], match.players, "a seat"),
        "in cities never connected": share(useless, happened["invested"], "of investments"),
        "tiles left": mean(int(state.tiles)),
    }


def of_ride_the_rails(match: Match) -> Facts:
    state, board = match.state, match.board.structs[0]
    happened = Counter(event.kind for event in match.events)
    arrived, cities = of_kind(match, "arrived"), board.city[: board.cities]
    joined = int((state.track[cities] > 0).sum())
    return {
        "passengers taken": share(len(arrived), len(cities), "of those on the board"),
        "links": mean(total(arrived, "links"), len(arrived), "a journey"),
        "cities with track": share(joined, len(cities), "of those on the board"),
        "locomotives laid": mean(happened["started"] + happened["laid"]),
        "transcontinental bonus paid": share(happened["transcontinental-paid"]),
    }


def of_ticket_to_ride(match: Match) -> Facts:
    state, size = match.state, match.game.partners
    teams, of = match.players // size, "a seat" if size == 1 else "a team"
    kept = of_kind(match, "tickets-kept")  # everybody's at the start come first
    at_start, later = kept[: match.players], kept[match.players :]
    scored = [int(event["points"]) for event in of_kind(match, "ticket-scored")]
    return {
        **(of_tunnels(match) if size > 1 else {}),
        "tickets kept at the start": mean(total(at_start, "count"), teams, of),
        "tickets drawn later": mean(total(of_kind(match, "drew-tickets"), "count"), teams, of),
        "… and kept": mean(total(later, "count"), teams, of),
        "tickets completed": mean(sum(points > 0 for points in scored), teams, of),
        "tickets failed": mean(sum(points < 0 for points in scored), teams, of),
        "points of tickets": mean(sum(scored), teams, of),
        "trains left": mean(int(state.trains[: match.players].sum()), teams, of),
        "train cards left": mean(int(state.cards.sum()), teams, of),
    }


def of_tunnels(match: Match) -> Facts:
    tried, failed, payable = len(of_kind(match, "tunnel-due")), 0, 0
    for number in range(len(match.actions)):
        if any(event.kind == "withdrew" for event in match.events_of(number)):
            failed += 1
            payable += len(match.at(number).legal) > 1
    return {
        "tunnels tried": mean(tried),
        "tunnels failed": share(failed, tried, "of tunnels tried"),
        "… that could have been paid": share(payable, tried, "of tunnels tried"),
    }


FACTS: dict[str, Callable[[Match], Facts]] = {
    "chicago-express": of_chicago_express,
    "ride-the-rails": of_ride_the_rails,
    "stephensons-rocket": of_stephensons_rocket,
    "ticket-to-ride-legendary-asia": of_ticket_to_ride,
    "ticket-to-ride-team-asia": of_ticket_to_ride,
}


# All matches


def played(id: str, kind: str, seed: int) -> Match:
    """A match of players of that kind."""
    game = find_game(id)
    match = Match(game, game.nearest_players(PLAYERS), seed=seed)
    players = make_players(dict.fromkeys(range(match.players), kind), seed)
    while match.actor is not None and len(match.actions) < game.max_length:
        match.play(decide(match, players[match.actor], AMPLE_SECONDS))
    return match


def habits(id: str, kind: str, matches: int, seed: int) -> Facts:
    """The facts of so many matches, added up."""
    amounts, wholes, last = Counter[str](), Counter[str](), Facts()
    for number in range(matches):
        match = played(id, kind, seed + number)
        last = of_every_game(match) | FACTS[id](match)
        for name, fact in last.items():
            amounts[name] += fact.amount
            wholes[name] += fact.whole
    return {
        name: fact._replace(amount=amounts[name], whole=wholes[name]) for name, fact in last.items()
    }


def main(ids: list[str], matches: int, seed: int) -> None:
    table = Table(title=f"What bots do, in {matches} matches of each kind", title_justify="left")
    for column in ("game", "what", "of"):
        table.add_column(column)
    for kind in KINDS:
        table.add_column(kind, justify="right")
    for id in ids:
        found = [habits(id, kind, matches, seed) for kind in KINDS]
        for row, (name, fact) in enumerate(found[0].items()):
            figures = [each[name].figure() for each in found]
            table.add_row("" if row else id, name, fact.of, *figures)
        table.add_section()
    Console().print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="What bots do, by game.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(FACTS))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    main(given.games or list(FACTS), given.matches, given.seed)
