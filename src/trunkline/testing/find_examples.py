"""Finding examples of clauses: moments of played matches in which the engine itself cites them.

    python -m trunkline.testing.find_examples chicago-express [SEEDS]

plays matches of every kind and writes those that show clauses into the game's `examples.txt`, for
the clauses that have no example yet; what stands there already stays. The same sources give the
same file. See `core/examples.py`.
"""

from __future__ import annotations

import bisect
import itertools
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from trunkline.core.editions import edition_option
from trunkline.core.examples import FILE, ExampleLine, examples_of, parse_examples
from trunkline.core.game import AnyGame
from trunkline.core.hexes import Place
from trunkline.core.match import Match
from trunkline.games import find_game
from trunkline.players.greedy import GreedyPlayer
from trunkline.players.player import decide
from trunkline.players.random import RandomPlayer

SEEDS = 3  # matches of each kind, unless another number is given
LONGEST = 500  # actions of a match that is looked at
TRIED = 60  # actions of a kind that are tried at a decision, besides those offered by name
WILD = (0.3, 1.0)  # of the decisions are taken at random
RANKED = 20  # of those that one clause forbids
FAR = 99.0
TABLES = (3, 5)  # players, or as many as the game is for

Need = tuple[str, str, bool]  # a clause, an edition, and whether something is refused by it


@dataclass(frozen=True)
class Find:
    line: ExampleLine
    rank: tuple[float, ...]  # the least is the most telling


@dataclass
class Played:
    """A match, and the best that it shows."""

    match: Match
    edition: str
    finds: dict[Need, Find] = field(default_factory=dict)

    def offer(self, clause: str, kind: str, argument: str, *rank: float) -> None:
        number = len(self.match.actions)
        need = (clause, self.edition, kind == "refused")
        found = Find(ExampleLine(clause, "", number, kind, argument), (*rank, number))
        if need not in self.finds or found.rank < self.finds[need].rank:
            self.finds[need] = found


def played_matches(game: AnyGame, seeds: int) -> Iterator[Played]:
    tables = dict.fromkeys(map(game.nearest_players, TABLES))
    for players, options in itertools.product(tables, _options(game)):
        for seed, wild in itertools.product(range(seeds), WILD):
            yield _played(game, players, options, seed, wild)


def _options(game: AnyGame) -> list[dict[str, str]]:
    """The usual ones of each edition; of a game with one edition, each other choice alone."""
    chooser = edition_option(game)
    if chooser:
        return [{chooser.name: each} for each in chooser.choices]
    other = [{each.name: choice} for each in game.options for choice in each.choices[1:]]
    return [{}, *other]


def _played(
    game: AnyGame, players: int, options: Mapping[str, str], seed: int, wild: float
) -> Played:
    match = Match(game, players, seed=seed, options=options)
    chooser = edition_option(game)
    played = Played(match, match.options[chooser.name] if chooser else "")
    reckless, keen, choosing = RandomPlayer(seed), GreedyPlayer(seed), random.Random(seed)
    _look_at_events(played)
    while match.actor is not None and len(match.actions) < LONGEST:
        _look_at_refusals(played, choosing)
        match.play(decide(match, reckless if choosing.random() < wild else keen))
        _look_at_events(played)
    _look_at_the_end(played)
    return played


def _look_at_events(played: Played) -> None:
    match = played.match
    events = match.events_of(len(match.actions) - 1)
    for clause, count in Counter(event.clause for event in events).items():
        if clause:
            played.offer(clause, "played", "", 0, min(len(events), 6), count)


def _look_at_the_end(played: Played) -> None:
    match = played.match
    if match.actor is None:
        for line in match.text().scoring(match.events):
            played.offer(line.clause, "scored", "", 1)
    for end in match.ends:
        played.offer(end.rule.clause, "ends", end.name, 2, -end.share)


# Refusals


def _look_at_refusals(played: Played, choosing: random.Random) -> None:
    match = played.match
    for action in match.offers:
        clause = match.why_not(action)
        if clause:
            played.offer(clause, "refused", str(action), 0)
    tried = defaultdict[str, list[int]](list)
    for number in _like_the_legal_ones(match, choosing):
        clause = match.why_not(match.board.notation.action(number))
        if clause:
            tried[clause].append(number)
    if not tried:
        return
    lit = _lit(match)
    for clause, numbers in tried.items():
        ranked = [(_oddness(match, number, lit), number) for number in numbers[:RANKED]]
        odd, number = min(ranked)
        played.offer(clause, "refused", str(match.board.notation.action(number)), 1, *odd)


def _like_the_legal_ones(match: Match, choosing: random.Random) -> Iterator[int]:
    """Actions of the kinds that can be chosen now, a few of each."""
    legal = match.legal.ids
    for numbers in _numbers(match).values():
        at = bisect.bisect_left(legal, numbers[0])
        if at < len(legal) and legal[at] <= numbers[-1]:
            known = numbers if len(numbers) <= TRIED else choosing.sample(numbers, TRIED)
            yield from known


_NUMBERS: dict[int, dict[int, list[int]]] = {}


def _numbers(match: Match) -> Mapping[int, list[int]]:
    """The action numbers of each block, by its first one."""
    key = id(match.board)
    if key not in _NUMBERS:
        found = defaultdict[int, list[int]](list)
        notation = match.board.notation
        for number in notation.numbers():
            found[notation.parts(number)[0].block.first].append(number)
        _NUMBERS[key] = found
    return _NUMBERS[key]


def _lit(match: Match) -> dict[str, set[str]]:
    """What the legal actions are about, by the name of the argument."""
    found = defaultdict[str, set[str]](set)
    for number in match.legal.ids[:: 1 + len(match.legal) // TRIED]:
        for name, word in match.board.notation.parts(number)[1].items():
            found[name].add(str(word))
    return found


def _oddness(match: Match, number: int, lit: Mapping[str, set[str]]) -> tuple[float, float]:
    """How unlikely it is that a person tries it: what is lit nowhere, and far from what is lit."""
    _, words = match.board.notation.parts(number)
    strange = sum(str(word) not in lit[name] for name, word in words.items() if name in lit)
    places = _places(match)
    there = [places[str(word)] for name, word in words.items() if name == "hex"]
    near = [places[word] for word in sorted(lit.get("hex", ()))]
    far = min((_apart(a, b) for a in there for b in near), default=FAR if there else 0.0)
    return strange, far


_PLACES: dict[int, dict[str, Place]] = {}


def _places(match: Match) -> Mapping[str, Place]:
    key = id(match.board)
    if key not in _PLACES:
        _PLACES[key] = {spot.id: spot.at for spot in match.at(0).scene().spots}
    return _PLACES[key]


def _apart(a: Place, b: Place) -> float:
    return max(abs(one - other) for one, other in zip(a, b, strict=True))


# Choosing matches


def chosen(found: Sequence[Played], wanted: set[Need]) -> list[tuple[Played, list[ExampleLine]]]:
    """As few matches as show all that can be shown, each with its lines."""
    left, picked = set(wanted), list[tuple[Played, list[ExampleLine]]]()
    while True:
        best = max(found, key=lambda each: _gain(each, left), default=None)
        if best is None or not left & {*best.finds}:
            return picked
        shown = sorted(left & {*best.finds})
        picked.append((best, [best.finds[need].line for need in shown]))
        left -= {*shown}


def _gain(played: Played, left: set[Need]) -> float:
    """Clauses shown, less what it costs to read so long a match."""
    shown = [played.finds[need].line.number for need in left & {*played.finds}]
    return len(shown) - max(shown, default=0) / 400


def wanted(game: AnyGame) -> set[Need]:
    """Every clause, in each edition that says something of its own, that has no example."""
    rules = game.rulebook()
    have = {(each.clause, each.edition) for each in examples_of(game)}
    named = rules.editions or ("",)
    return {
        (clause.id, edition, refused)
        for clause in rules.clauses
        for edition in named
        for refused in (False, True)
        if (clause.id, edition) not in have
    }


def written(name: str, played: Played, lines: Sequence[ExampleLine]) -> Iterator[str]:
    match, last = played.match, max(line.number for line in lines)
    usual = match.game.choose_options({})
    given = [f", {key}={value}" for key, value in match.options.items() if usual[key] != value]
    yield f"Match {name}: {match.players} players, seed {match.seed}{''.join(given)}"
    decisions = [(match.decider(at), str(each)) for at, each in enumerate(match.actions[:last])]
    for seat, group in itertools.groupby(decisions, key=lambda decision: decision[0]):
        yield f"{seat}: {', '.join(text for _, text in group)}"
    yield ""
    for line in lines:
        yield str(ExampleLine(line.clause, name, line.number, line.kind, line.argument, line.at))
    yield ""


def main(id: str, seeds: str = str(SEEDS)) -> None:
    game = find_game(id)
    path = game.folder / FILE
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    names = (f"m{number}" for number in itertools.count(1))
    free = (name for name in names if name not in parse_examples(text).matches)
    found = list(played_matches(game, int(seeds)))
    for played, lines in chosen(found, wanted(game)):
        text += "\n".join(["", *written(next(free), played, lines)])
    path.write_text(text.lstrip("\n"), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
