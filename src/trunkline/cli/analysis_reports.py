"""What `simulate`, `duel`, `perft` and `ledger` print."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from trunkline.cli.arguments import names, pairs, player_count
from trunkline.cli.output import complain, print_json, say, stdout
from trunkline.cli.prepare import prepare_match, prepare_modules
from trunkline.core.match import Match
from trunkline.core.setup import SetupArguments, check_setup
from trunkline.games import find_game, game_ids
from trunkline.lab import batches
from trunkline.lab import duel as duels
from trunkline.lab import simulate as simulation
from trunkline.progress import progress_bar
from trunkline.testing import ledger as ledgers
from trunkline.testing import perft as counting


@dataclass(frozen=True)
class MatchArguments:
    """The arguments that say which match is played, as they were typed."""

    game: str
    players: int | None
    option: Sequence[str]
    seed: int
    board: Path | None
    tickets: Path | None

    @property
    def options(self) -> dict[str, str]:
        return pairs("--option", self.option)

    @property
    def arguments(self) -> SetupArguments:
        return {
            "seed": self.seed,
            "options": self.options,
            "board": self.board,
            "tickets": self.tickets,
        }


def simulate(
    setup: MatchArguments, games: int, seats: Sequence[str], workers: int, as_json: bool
) -> None:
    game = find_game(setup.game)
    named = names(seats) or ["random"]
    players = player_count(game, setup.players, named)
    kinds = simulation.fill_seats(named, players)
    check_setup(game, players, **setup.arguments)

    def once() -> object:
        return simulation.simulate(game.id, players, 1, seats=kinds, options=setup.options)

    seated = [batches.registered(kind) for kind in kinds]
    if batches.are_compiled(seated):
        prepare_modules(game, {"games": (batches.arena(game, seated), once)})
    with progress_bar(ticking=False) as progress:
        task = progress.add_task("Games", total=games)
        tally = simulation.simulate(
            game.id,
            players,
            games,
            seats=kinds,
            options=setup.options,
            seed=setup.seed,
            workers=workers,
            board=setup.board,
            tickets=setup.tickets,
            progress=lambda done: progress.update(task, advance=done, refresh=True),
        )
    report = tally.report()
    if as_json:
        print_json(report)
    else:
        _print_simulation(report, game.title)


def _print_simulation(report: dict[str, Any], title: str) -> None:
    console = stdout()
    console.print(
        Text.assemble(
            (title, "bold"),
            f": {report['games']:,} games, {report['mean_length']:.1f} actions each; "
            f"{report['games_per_second']:,.0f} games and "
            f"{report['moves_per_second']:,.0f} actions a second in one process",
        )
    )
    places = sorted({int(place) for seat in report["seats"] for place in seat["places"]})
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("seat", justify="right")
    table.add_column("player")
    for heading in ("mean score", "wins", *(f"{place}." for place in places)):
        table.add_column(heading, justify="right")
    for seat in report["seats"]:
        counts = (seat["places"].get(str(place), 0) for place in places)
        table.add_row(
            str(seat["seat"]),
            seat["player"],
            f"{seat['mean_score']:.1f}",
            f"{seat['win_share']:.1%}",
            *(f"{count / report['games']:.1%}" for count in counts),
        )
    console.print(table)
    endings = ", ".join(f"{reason} {count:,}" for reason, count in report["endings"].items())
    if report["unfinished"]:
        endings += f", unfinished {report['unfinished']:,}"
    console.print(f"Ended by: {endings}", markup=False)


@dataclass(frozen=True)
class DuelArguments:
    """The arguments that say who is compared and for how long, as they were typed."""

    challenger: str
    champion: str
    games: int
    seconds: float | None
    nodes: int | None
    until_sure: bool
    workers: int


def duel(setup: MatchArguments, wanted: DuelArguments, as_json: bool) -> None:
    game = find_game(setup.game)
    players = player_count(game, setup.players, [])
    check_setup(game, players, **setup.arguments)
    challenger, champion = (
        batches.named(game, name) for name in (wanted.challenger, wanted.champion)
    )
    limit = duels.limit_of(wanted.seconds, wanted.nodes)
    _prepare_duel(duels.Duel(game, challenger, champion, players, limit), setup)
    with progress_bar(ticking=False) as progress:
        task = progress.add_task("Games", total=wanted.games)
        result = duels.duel(
            game.id,
            challenger,
            champion,
            players,
            wanted.games,
            options=setup.options,
            seed=setup.seed,
            workers=wanted.workers,
            board=setup.board,
            tickets=setup.tickets,
            seconds=wanted.seconds,
            nodes=wanted.nodes,
            until_sure=wanted.until_sure,
            progress=lambda done: progress.update(task, advance=done, refresh=True),
        )
    if as_json:
        print_json(result.report())
    else:
        print_duel(result, game.title)


def _prepare_duel(checked: duels.Duel, setup: MatchArguments) -> None:
    game, both = checked.game, (checked.challenger, checked.champion)
    if checked.limit or not batches.are_compiled(both):
        prepare_match(game, {each.name for each in both})
        return

    def once() -> object:
        return duels.duel(game.id, *both, checked.players, 1, options=setup.options)

    prepare_modules(game, {"games": (batches.arena(game, both), once)})


SURE = {
    "above": "surely the stronger one",
    "below": "surely the weaker one",
    "undecided": "neither is surely stronger",
}


def print_duel(result: duels.DuelResult, title: str) -> None:
    say(
        f"{title}: {result.challenger} among {result.champion}, {result.players} players; "
        f"{result.games:,} games, each of {result.groups:,} deals from every seat"
    )
    say(
        f"{result.challenger} wins {result.win_share:.1%} (95 %: {result.low:.1%} to "
        f"{result.high:.1%}), and {result.fair_share:.1%} would be fair: {SURE[result.sure]}"
    )
    by_seat = ", ".join(
        f"{'+'.join(map(str, each['seats']))}: {each['win_share']:.1%}"
        for each in result.report()["by_seat"]
    )
    say(f"By seat: {by_seat}")
    if result.mean_margin is not None:
        say(f"Score less the best {result.champion}'s: {result.mean_margin:+.1f} on average")
    say(
        f"Time for a decision: {_duration(result.seconds_a_decision)}; "
        f"{result.champion}: {_duration(result.champion_seconds_a_decision)}"
    )
    if result.unfinished:
        say(f"Unfinished, and won by nobody: {result.unfinished:,} games")


def _duration(seconds: float | None) -> str:
    if seconds is None:
        return "none taken"
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{seconds * 1e3:.3g} ms"


@dataclass(frozen=True)
class Count:
    depth: int
    sequences: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.sequences / max(self.seconds, 1e-9)


def perft(setup: MatchArguments, depth: int, divide: bool, as_json: bool) -> None:
    game = find_game(setup.game)
    players = player_count(game, setup.players, [])
    check_setup(game, players, **setup.arguments)
    prepare_match(game)
    match = Match(game, players, **setup.arguments)
    need = (game.kernel("trunkline.testing.perft_kernel"), lambda: counting.perft(match, 1))
    prepare_modules(game, {"count": need})
    counts: list[Count] = []
    by_action: dict[str, int] = {}
    for deep in range(1, depth + 1):
        began = time.perf_counter()
        by_action = _counted(match, deep)
        counts.append(Count(deep, sum(by_action.values()), time.perf_counter() - began))
    if as_json:
        print_json(_perft_facts(match, counts, by_action if divide else None))
        return
    if divide:
        _print_table(("first action", "sequences"), [(a, f"{n:,}") for a, n in by_action.items()])
    _print_table(
        ("depth", "sequences", "seconds", "a second"),
        [
            (
                str(each.depth),
                f"{each.sequences:,}",
                f"{each.seconds:.3f}",
                f"{each.per_second:,.0f}",
            )
            for each in counts
        ],
    )


def _counted(match: Match, depth: int) -> dict[str, int]:
    """By first action: so the bar moves, and Ctrl-C is heard in between."""
    found = {}
    with progress_bar() as progress:
        task = progress.add_task(f"Depth {depth}", total=len(match.legal))
        for action, count in counting.divide(match, depth):
            found[action] = count
            progress.advance(task)
    return found


def _perft_facts(
    match: Match, counts: list[Count], by_action: dict[str, int] | None
) -> dict[str, object]:
    facts: dict[str, object] = {
        "game": match.game.id,
        "players": match.players,
        "options": match.options,
        "deal": match.deal,
        "depths": [{**asdict(each), "per_second": each.per_second} for each in counts],
    }
    return facts if by_action is None else {**facts, "divide": by_action}


def _print_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "first action" else "right")
    for row in rows:
        table.add_row(*row)
    stdout().print(table)


def ledger(game: str | None, tests: Path, as_json: bool) -> bool:
    """Print the ledger of one game or of all; whether every clause has a test."""
    chosen = [find_game(game)] if game else [find_game(id) for id in game_ids()]
    found = [ledgers.read_ledger(each, tests) for each in chosen]
    if as_json:
        facts = [_ledger_facts(each) for each in found]
        print_json(facts[0] if game else facts)
    else:
        for each in found:
            _print_ledger(each)
    for each in found:
        _complain_about(each)
    return all(each.complete for each in found)


def _ledger_facts(found: ledgers.Ledger) -> dict[str, object]:
    return {
        "game": found.game,
        "clauses": [
            {
                "clause": entry.clause,
                "summary": entry.summary,
                "code": list(map(str, entry.code)),
                "tests": list(map(str, entry.tests)),
            }
            for entry in found.entries
        ],
        "untested": list(found.untested),
        "strays": [{"clause": each.clause, "test": str(each)} for each in found.strays],
    }


def _print_ledger(found: ledgers.Ledger) -> None:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("clause", "code", "tests"):
        table.add_column(heading, overflow="fold")
    for entry in found.entries:
        table.add_row(
            Text(entry.clause, "bold"),
            _by_file([(each.file, each.line) for each in entry.code]),
            _by_file([(each.file, each.line) for each in entry.tests]),
        )
    console = stdout()
    console.print(table)
    tested = len(found.entries) - len(found.untested)
    console.print(f"{found.game}: {tested} of {len(found.entries)} clauses have a test")


def _by_file(places: Sequence[tuple[str, int]]) -> str:
    """'rules.py:12, 80; state.py:7'"""
    lines: dict[str, list[str]] = {}
    for file, line in places:
        lines.setdefault(file, []).append(str(line))
    return "; ".join(f"{file}:{', '.join(numbers)}" for file, numbers in lines.items()) or "–"


def _complain_about(found: ledgers.Ledger) -> None:
    if found.untested:
        complain(f"{found.game}: no test for {', '.join(found.untested)}")
    for stray in found.strays:
        complain(f"{stray} has the marker {stray.clause}, and no game has such a clause")
