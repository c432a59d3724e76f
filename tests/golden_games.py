"""Golden playthroughs and perft numbers: kept as files, reviewed when they change.

A playthrough tells a whole match: who decided, among how many actions, what was done and what came
of it, and the whole position whenever a page is full. `make golden` writes the files anew, of the
games that are named (`python -m tests.golden_games GAME …`) or of all; the diff is the review.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from trunkline.core.events import SEAT
from trunkline.core.game import OVER, AnyGame
from trunkline.core.match import Match
from trunkline.core.record_writer import pairs_text
from trunkline.games import find_game, game_ids
from trunkline.testing.laws import SEED, Watched, every_setting, stroll
from trunkline.testing.perft import perft

FOLDER = Path(__file__).parent / "golden"
BOARDS = Path(__file__).parent / "boards"
TRIED = 4000  # random matches looked at for the rarer endings
PAGE = 60  # actions between two whole positions
PERFT_NODES, DEPTH = 20_000, 6  # count one depth more from below so many, up to a depth


def boards_of(game: AnyGame) -> list[str]:
    """The printed board, and those that the tests have: short ones reach what random play on the
    printed one never does."""
    return ["", *sorted(path.stem for path in BOARDS.glob(f"{game.id}-*.toml"))]


def board_named(board: str) -> Path | None:
    return BOARDS / f"{board}.toml" if board else None


def transcript(match: Match, board: str) -> str:
    """The whole match as text. Replaying its actions must give the same text again."""
    game = match.game
    replay = Match(
        game,
        match.players,
        seed=match.seed,
        options=match.options,
        deal=match.deal,
        board=board_named(board),
    )
    lines = [
        f"Game: {game.id}",
        f"Board: {board}",
        f"Players: {match.players}",
        f"Options: {json.dumps(match.options)}",
        f"Seed: {match.seed}",
        f"Deal: {pairs_text(match.deal)}",
        *(f"    {event}" for event in replay.events),
    ]
    for number, action in enumerate(match.actions):
        if number % PAGE == 0:
            lines += position_lines(replay)
        lines.append(f"{number} seat {replay.actor} of {len(replay.legal)}: {action}")
        lines += [f"    {event}" for event in replay.play(action)]
    lines += position_lines(replay)
    lines.append(f"Outcome: {replay.outcome}")
    return "\n".join(lines) + "\n"


def position_lines(match: Match) -> list[str]:
    facts = [f"  {name}: {json.dumps(value)}" for name, value in match.position().items()]
    return [f"Position after {len(match.actions)} actions, scores {match.scores}", *facts]


def replay_transcript(text: str) -> Match:
    """Play the actions of a transcript."""
    header = dict(line.split(": ", 1) for line in text.split("\n")[:6])
    game = find_game(header["Game"])
    match = Match(
        game,
        int(header["Players"]),
        seed=int(header["Seed"]),
        options=json.loads(header["Options"]),
        deal=game.deal_of_texts(dict(each.split("=") for each in header["Deal"].split(", "))),
        board=board_named(header["Board"]),
    )
    for line in text.split("\n"):
        if line[:1].isdigit():
            match.play(line.split(": ", 1)[1])
    return match


def perft_numbers(game: AnyGame) -> dict[str, list[int]]:
    """The sequences of 1, 2, … actions: for every table, at the start and in mid-game."""
    numbers = {}
    for players in game.players:
        for options in every_setting(game):
            deal = seats_in_order(game, players)
            match = Match(game, players, seed=0, options=options, deal=deal)
            for begun in (0, PAGE, PAGE):
                for _ in range(begun):
                    if match.actor is not None:
                        stroll(match)
                table = f"{players} {json.dumps(options)} after {len(match.actions)}"
                numbers[table] = counts_to_depth(match)
    return numbers


def counts_to_depth(match: Match) -> list[int]:
    counts = [perft(match, 1)]
    while counts[-1] < PERFT_NODES and len(counts) < DEPTH:
        counts.append(perft(match, len(counts) + 1))
    return counts


def perft_text(numbers: dict[str, list[int]]) -> str:
    """JSON with a line for each table, so that a diff can be read."""
    lines = [f"  {json.dumps(table)}: {counts}" for table, counts in numbers.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def seats_in_order(game: AnyGame, players: int) -> dict[str, object]:
    """The first seat begins."""
    return {
        field.name: list(range(players)) if field.pile else 0
        for field in game.deal
        if field.what == SEAT
    }


def choose_matches(game: AnyGame, board: str) -> dict[str, Match]:
    """Random matches: one for every table and setting, one for every way to end that comes up."""
    chosen: dict[str, Match] = {}
    tables = [
        (
            f"{players}-players-setting-{setting}",
            Watched(game, players, options, board_named(board)),
        )
        for setting, options in enumerate(every_setting(game))
        for players in game.players
    ]
    for number in range(TRIED):
        table, watched = tables[number % len(tables)]
        ending = ending_of(watched, number)
        if ending is None:
            continue
        if table not in chosen:
            chosen[table] = as_match(watched, number, board)
        elif ending not in chosen:
            chosen[ending] = as_match(watched, number, board)
        if set(game.endings) <= set(chosen):
            break
    return chosen


def scripted_matches(game: AnyGame, board: str) -> dict[str, Match]:
    """Matches whose beginning is written down, for what random play never does.

    The first line has the number of players, and options that are not the default.
    """
    found = {}
    for path in sorted(BOARDS.glob(f"{board or game.id}.*.txt")):
        first, *actions = path.read_text(encoding="utf-8").split("\n")
        players, *chosen = first.split()
        match = Match(
            game,
            int(players),
            seed=0,
            options=dict(each.split("=") for each in chosen),
            deal=seats_in_order(game, int(players)),
            board=board_named(board),
        )
        for action in filter(None, actions):
            match.play(action)
        while match.actor is not None:
            stroll(match)
        found[path.name.split(".")[1]] = match
    return found


def ending_of(watched: Watched, number: int) -> str | None:
    """None: the match was cut off."""
    _, final = watched.play(number, every=10**9)
    contract = watched.game.contract
    return watched.game.endings[contract.ending(final)] if contract.actor(final) == OVER else None


def as_match(watched: Watched, number: int, board: str) -> Match:
    """Its seed gives the same deal, and the same reshuffles."""
    actions, _ = watched.play(number, every=10**9)
    match = Match(
        watched.game,
        watched.players,
        seed=SEED + number,
        options=watched.options,
        board=board_named(board),
    )
    assert match.deal == watched.deal
    for action in actions:
        match.play(match.ground.notation.action(action))
    return match


def write_all(ids: Sequence[str]) -> None:
    for id in ids:
        game = find_game(id)
        folder = FOLDER / id
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        (folder / "perft.json").write_text(perft_text(perft_numbers(game)) + "\n")
        for board in boards_of(game):
            matches = choose_matches(game, board) | scripted_matches(game, board)
            for name, match in matches.items():
                file = folder / f"{board.removeprefix(id)[1:] or 'printed'}-{name}.txt"
                file.write_text(transcript(match, board), encoding="utf-8")


if __name__ == "__main__":
    write_all(sys.argv[1:] or game_ids())
