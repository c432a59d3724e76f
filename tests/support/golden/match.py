"""A golden match: its transcript, which a person can review, and its digest on one line."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.record_writer import pairs_text
from trunkline.games import find_game
from trunkline.testing.laws.base import SEED
from trunkline.testing.laws.legality import WatchedGames

BOARDS = Path(__file__).parents[2] / "boards"
PAGE = 60  # actions between two whole positions


def boards_of(game: AnyGame) -> list[str]:
    """The printed board, and those that the tests have: short ones reach what random play on the
    printed one never does."""
    return ["", *sorted(path.stem for path in BOARDS.glob(f"{game.id}-*.toml"))]


def board_named(board: str) -> Path | None:
    return BOARDS / f"{board}.toml" if board else None


# Transcripts


@dataclass(frozen=True)
class GoldenSetup:
    """A match before its first action."""

    game: AnyGame
    board: str
    players: int
    options: dict[str, str]
    seed: int
    deal: dict[str, object]

    def new_match(self) -> Match:
        return Match(
            self.game,
            self.players,
            seed=self.seed,
            options=self.options,
            deal=self.deal,
            board=board_named(self.board),
        )


@dataclass(frozen=True)
class Golden:
    """A match as it was chosen; what it tells is found by playing its actions."""

    setup: GoldenSetup
    actions: tuple[str, ...]

    def play(self) -> tuple[str, Match]:
        """The transcript, and the match at its end."""
        setup, match = self.setup, self.setup.new_match()
        lines = [
            f"Game: {setup.game.id}",
            f"Board: {setup.board}",
            f"Players: {setup.players}",
            f"Options: {json.dumps(setup.options)}",
            f"Seed: {setup.seed}",
            f"Deal: {pairs_text(setup.deal)}",
            *(f"    {event}" for event in match.events),
        ]
        for number, action in enumerate(self.actions):
            if number % PAGE == 0:
                lines += position_lines(match)
            lines.append(f"{number} seat {match.actor} of {len(match.legal)}: {action}")
            lines += [f"    {event}" for event in match.play(action)]
        lines += position_lines(match)
        lines.append(f"Outcome: {match.outcome}")
        return "\n".join(lines) + "\n", match


def position_lines(match: Match) -> list[str]:
    facts = [f"  {name}: {json.dumps(value)}" for name, value in match.position().items()]
    return [f"Position after {len(match.actions)} actions, scores {match.scores}", *facts]


def read_transcript(text: str) -> Golden:
    """The match that a transcript tells."""
    header = dict(line.split(": ", 1) for line in text.split("\n")[:6])
    game = find_game(header["Game"])
    setup = GoldenSetup(
        game,
        header["Board"],
        int(header["Players"]),
        json.loads(header["Options"]),
        int(header["Seed"]),
        game.deal_of_texts(dict(each.split("=") for each in header["Deal"].split(", "))),
    )
    played = [line for line in text.split("\n") if line[:1].isdigit()]
    return Golden(setup, tuple(line.split(": ", 1)[1] for line in played))


# Digests


@dataclass(frozen=True)
class Digest:
    """A random match on one line: how it is played again, and what must come of it."""

    name: str
    board: str
    players: int
    options: dict[str, str]
    seed: int
    actions: int
    outcome: str
    sha256: str

    def line(self) -> str:
        return " | ".join(
            [
                self.name,
                self.board,
                str(self.players),
                json.dumps(self.options),
                f"seed {self.seed}",
                f"{self.actions} actions",
                self.outcome,
                self.sha256,
            ]
        )

    def golden(self, game: AnyGame) -> Golden:
        """The match as random play gives it today."""
        watched = WatchedGames(game, self.players, self.options, board_named(self.board))
        return random_match(watched, self.seed - SEED, self.board)


def digest(name: str, golden: Golden) -> tuple[Digest, Match]:
    """The digest, and the match at its end."""
    text, match = golden.play()
    setup = golden.setup
    made = Digest(
        name,
        setup.board,
        setup.players,
        setup.options,
        setup.seed,
        len(golden.actions),
        str(match.outcome),
        hashlib.sha256(text.encode()).hexdigest(),
    )
    return made, match


def read_digest(line: str) -> Digest:
    name, board, players, options, seed, actions, outcome, sha256 = line.split(" | ")
    return Digest(
        name,
        board,
        int(players),
        json.loads(options),
        int(seed.removeprefix("seed ")),
        int(actions.removesuffix(" actions")),
        outcome,
        sha256,
    )


def random_match(watched: WatchedGames, number: int, board: str) -> Golden:
    """A match of the same seed has the same deal, and the same reshuffles."""
    actions, _ = watched.play(number, every=10**9)
    options = watched.game.choose_options(watched.options)
    setup = GoldenSetup(watched.game, board, watched.players, options, SEED + number, watched.deal)
    return Golden(setup, tuple(map(watched.board.notation.text, actions)))
