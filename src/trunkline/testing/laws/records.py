"""Laws of records: one replays to the same state, undo restores it, scoring and ends add up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.record_file import read_record
from trunkline.testing.laws import end_conditions
from trunkline.testing.laws.base import (
    EVERY,
    LawBroken,
    conserved,
    every_setting,
    play_some_action,
)

CIRCLE = 200  # actions of a match, one after the other, that bring no position but old ones


def records_replay_and_undo_restores(
    game: AnyGame, players: int, games: int = 2, board: Path | None = None
) -> None:
    """A record gives the identical final state; undo returns the identical bytes."""
    for options in every_setting(game):
        for number in range(games):
            match = Match(game, players, options=options, seed=number, board=board)
            totals = dict(game.conserved(match.board, match.state))
            before = [match.state.tobytes()]
            for after in play_to_the_end(match):
                before.append(after)
                if len(before) % EVERY == 0:
                    conserved(game, match.board, totals, match.state)
            again = read_record(match.record(), _only(game), board=board)
            if again.state.tobytes() != before[-1] or again.record() != match.record():
                raise LawBroken(f"the record of match {number} replays differently")
            if match.actor is None:
                scoring_adds_up(match)
            if number == 0:
                ends_are_as_near_as_told(match)
            for expected in reversed(before[:-1]):
                match.undo()
                if match.state.tobytes() != expected:
                    raise LawBroken(f"undo in match {number} does not restore the bytes")


def scoring_adds_up(match: Match) -> None:
    """The lines of the final scoring of each seat add up to its score."""
    sums = [0] * match.players
    for line in match.text().scoring(match.events):
        sums[line.seat] += line.points
    if tuple(sums) != match.scores:
        raise LawBroken(f"the scoring adds up to {sums}, but the scores are {match.scores}")


def ends_are_as_near_as_told(match: Match) -> None:
    """What counts towards an end is complete when the match ends by it, and not before."""
    for fault in end_conditions.faults(match):
        raise LawBroken(f"{fault}, seed {match.seed}, {match.players} players, {match.options}")


def play_to_the_end(match: Match) -> Iterator[bytes]:
    """Play some actions to the end: the state after each.

    Of a match that goes round in circles, as all may pass for ever, one that is long enough: what
    comes again and again shows nothing new.
    """
    seen = {match.state.tobytes()}
    known = 0
    while match.actor is not None and len(match.actions) < match.game.max_length and known < CIRCLE:
        play_some_action(match)
        after = match.state.tobytes()
        known = known + 1 if after in seen else 0
        seen.add(after)
        yield after


def _only(game: AnyGame) -> Callable[[str], AnyGame]:
    def find(id: str) -> AnyGame:
        if id != game.id:
            raise LawBroken(f"a record of {game.id} names {id}")
        return game

    return find
