"""The laws that every game must keep, as checks that anybody's game can be put through.

    from trunkline.lab import laws
    laws.check_all(game)

Each check raises LawBroken with the game's seed and number, so that it can be played again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from trunkline.core.board import parse_board
from trunkline.core.events import Log
from trunkline.core.game import SPECTATOR, AnyGame, numbers
from trunkline.core.match import Match
from trunkline.core.record_file import read_record
from trunkline.core.rng import Random
from trunkline.core.rulebook import LANGUAGES
from trunkline.lab import laws_play

SEED = 1
EVERY = 40  # one decision in so many is held against all actions
MOST_ACTIONS = 20_000  # far above any random game; the game's own bound may be lower

BROKEN = {
    laws_play.EMPTY_LIST: "nobody can act, but the match is not over",
    laws_play.NOT_ASCENDING: "the list of legal actions is not ascending, or has strangers",
    laws_play.DISAGREE: "the list of legal actions and the refusals disagree",
    laws_play.LOG_FULL: "one action caused more events than a log holds",
    laws_play.TOO_LONG: "the match does not end within its bound",
}


class LawBroken(AssertionError):
    """The game breaks a law of all games."""


def check_all(game: AnyGame, games: int = 2000, board: Path | None = None) -> None:
    """Every law, for every number of players and every choice of every option."""
    texts_are_complete(game)
    actions_print_and_parse(game)
    board_prints_and_parses(game)
    for players in game.players:
        lists_agree_and_matches_end(game, players, games, board)
        records_replay_and_undo_restores(game, players, board=board)
        views_tell_only_what_is_known(game, players)
    interpreted_plays_as_compiled(game)


def every_setting(game: AnyGame) -> Iterator[dict[str, str]]:
    """The defaults, then each other choice of each option alone."""
    yield game.choose_options({})
    for option in game.options:
        for choice in option.choices[1:]:
            yield game.choose_options({option.name: choice})


# Legality and the end


class Watched:
    """Random games of one game, played under watch in compiled code."""

    def __init__(
        self, game: AnyGame, players: int, options: dict[str, str], board: Path | None = None
    ) -> None:
        self.game = game
        self.ground = game.ground_from(board)
        self.players = players
        self.options = options
        self.deal: dict[str, object] = {}  # of the game last played
        self._settings = game.setting(players, options)
        self._known = np.array(self.ground.notation.numbers(), np.int32)
        self._room = numbers(game.space.size + 1)
        self._played = numbers(MOST_ACTIONS + 1)
        self._watch = game.bound("trunkline.lab.laws_play").watch_game

    def play(self, number: int, every: int = EVERY) -> tuple[list[int], Any]:
        """The actions and the final state of random game `number`."""
        states = self.game.state_record.array()
        deals = self.game.deal_record.array()
        broken = self._watch(
            self.ground.records,
            states,
            self._settings,
            deals,
            Random.array(),
            Log.array(),
            self._room,
            self._known,
            SEED,
            number,
            every,
            self.game.longest,
            self._played,
        )
        length = int(self._played[-1])
        self.deal = self.game.read_deal(deals, self.ground, self.players)
        if broken != laws_play.KEPT:
            raise LawBroken(
                f"{BROKEN[broken]} (random game {number} of seed {SEED}, {self.players} players, "
                f"{self.options}, after {length} actions)"
            )
        return self._played[:length].tolist(), states[0]


def lists_agree_and_matches_end(
    game: AnyGame, players: int, games: int, board: Path | None = None
) -> None:
    """What is listed is legal, all else is refused, and every match ends within its bound."""
    for options in every_setting(game):
        watched = Watched(game, players, options, board)
        start = Match(game, players, options=options, seed=SEED, board=board).state
        totals = dict(game.conserved(start))
        for number in range(games):
            _, final = watched.play(number)
            if number < 50:
                conserved(game, totals, final)


def conserved(game: AnyGame, totals: dict[str, int], state: Any) -> None:
    """Components are conserved: money with the bank, shares, pieces, cards."""
    now = dict(game.conserved(state))
    if now != totals:
        changed = {name: (totals[name], now[name]) for name in totals if now[name] != totals[name]}
        raise LawBroken(f"not conserved: {changed}")


# Notation, records, boards, texts


def actions_print_and_parse(game: AnyGame) -> None:
    """print then parse of every action is the identity, in odd case and spacing too."""
    notation = game.ground.notation
    for number in notation.numbers():
        text = notation.text(number)
        for written in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
            if notation.parse(written).id != number:
                raise LawBroken(f"'{written}' is read as another action than {number}")


def board_prints_and_parses(game: AnyGame) -> None:
    """print then parse of the board file is the identity."""
    file = game.ground.file
    if parse_board(file.text(), game.schema) != file:
        raise LawBroken("the board file is not the same after printing and parsing")


def texts_are_complete(game: AnyGame) -> None:
    """Every language has every clause and every text that an event, an option or an end needs."""
    clauses = [clause.id for clause in game.rulebook("en").clauses]
    for language in LANGUAGES:
        if [clause.id for clause in game.rulebook(language).clauses] != clauses:
            raise LawBroken(f"the rulebook in {language} has other clauses than the English one")
        texts = game.texts(language)
        wanted = [f"event-{kind.name}" for kind in game.events.kinds]
        wanted += [f"ending-{ending}" for ending in game.endings]
        for option in game.options:
            wanted += [f"option-{option.name}"]
            wanted += [f"option-{option.name}-{choice}" for choice in option.choices]
        missing = [key for key in wanted if key not in texts]
        if missing:
            raise LawBroken(f"texts missing in {language}: {', '.join(missing)}")
    cited = [kind.clause for kind in game.events.kinds] + [each.clause for each in game.options]
    for clause in cited:
        if clause not in clauses:
            raise LawBroken(f"{clause} is cited, but is not in the rulebook")


def records_replay_and_undo_restores(
    game: AnyGame, players: int, games: int = 2, board: Path | None = None
) -> None:
    """A record gives the identical final state; undo returns the identical bytes."""
    for options in every_setting(game):
        for number in range(games):
            match = Match(game, players, options=options, seed=number, board=board)
            totals = dict(game.conserved(match.state))
            before = [match.state.tobytes()]
            while match.actor is not None:
                stroll(match)
                before.append(match.state.tobytes())
                if len(before) % EVERY == 0:
                    conserved(game, totals, match.state)
            again = read_record(match.record(), _only(game), board=board)
            if again.state.tobytes() != before[-1] or again.record() != match.record():
                raise LawBroken(f"the record of match {number} replays differently")
            for expected in reversed(before[:-1]):
                match.undo()
                if match.state.tobytes() != expected:
                    raise LawBroken(f"undo in match {number} does not restore the bytes")


def stroll(match: Match) -> None:
    """Play some legal action: a different one each time, the same in every run."""
    match.play(match.legal[(len(match.actions) + match.seed) * 7919 % len(match.legal)])


def _only(game: AnyGame) -> Callable[[str], AnyGame]:
    def find(id: str) -> AnyGame:
        if id != game.id:
            raise LawBroken(f"a record of {game.id} names {id}")
        return game

    return find


# Views


def views_tell_only_what_is_known(game: AnyGame, players: int, positions: int = 12) -> None:
    """For every seat and for spectators, what is served is the same under any redeal."""
    redeal = game.rules.redeal
    randoms = Random.array()
    match = Match(game, players, seed=SEED)
    for step in range(positions):
        for seat in (None, *range(players)):
            served = _served(match, seat)
            other = match.copy()
            redeal(
                match.ground.records[0],
                other.state,
                SPECTATOR if seat is None else seat,
                randoms[0],
            )
            if _served(other, seat) != served:
                raise LawBroken(f"seat {seat} is told something hidden after {step} decisions")
        for _ in range(7):
            if match.actor is not None:
                stroll(match)


def _served(match: Match, seat: int | None) -> str:
    return json.dumps(
        [match.view(seat), match.sight(seat).tobytes().hex(), repr(match.scene(seat=seat))]
    )


# Interpreted and compiled


def interpreted_plays_as_compiled(game: AnyGame, games: int = 2) -> None:
    """The same bytes with and without the compiler.

    The interpreted run is another process, which finds the game by its id and plays its default
    options.
    """
    script = (
        "import sys; from trunkline.games import find_game; from trunkline.lab import laws; "
        "sys.stdout.write(laws.fingerprint(find_game(sys.argv[1]), int(sys.argv[2])))"
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", script, game.id, str(games)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise LawBroken(f"without the compiler the game fails:\n{run.stderr}")
    if run.stdout != fingerprint(game, games):
        raise LawBroken("the game runs differently with and without the compiler")


def fingerprint(game: AnyGame, games: int) -> str:
    """The final bytes and the actions of some random games."""
    lines = []
    for players in game.players:
        watched = Watched(game, players, game.choose_options({}))
        for number in range(games):
            actions, final = watched.play(number, every=10**6)
            lines.append(f"{players} {number} {actions} {final.tobytes().hex()}")
    return "\n".join(lines)
