"""The laws that every game must keep, as checks that anybody's game can be put through.

    from trunkline.testing import laws
    laws.check_all(game)

Each check raises LawBroken with the seed of the game, so that it can be played again.
"""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from trunkline.core.actions import Action
from trunkline.core.board import parse_board
from trunkline.core.contract import OVER, SPECTATOR
from trunkline.core.editions import edition_option
from trunkline.core.errors import one_of
from trunkline.core.events import Event, Log
from trunkline.core.game import AnyGame, LoadedBoard, int_buffer
from trunkline.core.match import Match
from trunkline.core.options import BOARD, Contradiction
from trunkline.core.position import Position
from trunkline.core.record_file import read_record
from trunkline.core.rng import Random, seed_random
from trunkline.core.rulebook import LANGUAGES, Clause
from trunkline.core.setup import open_game
from trunkline.testing import end_laws, laws_kernel, suggestion_laws

SEED = 1
EVERY = 40  # one decision in so many is held against all actions, of a space up to …
MANY_ACTIONS = 10_000  # … so large; of a larger one, fewer
SPREAD = 7  # one position in so many is looked at from every seat
MOST_END = 0.9  # of the random matches of a game whose rules give no bound
ENOUGH = 150_000  # decisions under one setting of a game whose rules give no bound
MOST_ACTIONS = 20_000  # far above any random game; the game's own bound may be lower
MOST_PREVIEWS = 200  # of the legal actions of one position
CIRCLE = 200  # actions of a match, one after the other, that bring no position but old ones
WEIGHED, BETWEEN = 6, 5  # decisions whose suggestions are looked at, and from one to the next
WHOLE, BEGUN = 1_000, 60  # actions of a game without the compiler: with the defaults, otherwise

BROKEN = {
    laws_kernel.EMPTY_LIST: "nobody can act, but the match is not over",
    laws_kernel.NOT_ASCENDING: "the list of legal actions is not ascending, or has strangers",
    laws_kernel.DISAGREE: "the list of legal actions and the refusals disagree",
    laws_kernel.LOG_FULL: "one action caused more events than a log holds",
    laws_kernel.TOO_LONG: "the match does not end within its bound",
}


class LawBroken(AssertionError):
    """The game breaks a law of all games."""


def check_all(game: AnyGame, games: int = 2000, board: Path | None = None) -> None:
    """Every law, for every number of players, every choice of every option and every board."""
    texts_are_complete(game)
    actions_print_and_parse(game)
    board_prints_and_parses(game)
    for players in game.players:
        lists_agree_and_matches_end(game, players, games, board)
        records_replay_and_undo_restores(game, players, board=board)
        views_tell_only_what_is_known(game, players)
        suggestions_can_be_taken(game, players, board=board)
    interpreted_plays_as_compiled(game)


def every_setting(game: AnyGame) -> list[dict[str, str]]:
    """The defaults of each edition, and on top of them each other choice of each option alone."""
    found = []
    for edition in _deciding_choices(game):
        found.append(game.choose_options(edition))
        for option in game.options:
            for choice in option.choices:
                with suppress(Contradiction):
                    found.append(game.choose_options({**edition, option.name: choice}))
    return [setting for at, setting in enumerate(found) if setting not in found[:at]]


def _deciding_choices(game: AnyGame) -> list[dict[str, str]]:
    """What is chosen of the options on which the defaults of others depend."""
    deciders = {option.default_by[0] for option in game.options if option.default_by}
    choices = [
        [(option.name, choice) for choice in option.choices]
        for option in game.options
        if option.name in deciders
    ]
    return [dict(chosen) for chosen in itertools.product(*choices)]


# Legality and the end


class WatchedGames:
    """Random games of one game in compiled code; laws of the lists and of the end are checked."""

    def __init__(
        self, game: AnyGame, players: int, options: dict[str, str], board: Path | None = None
    ) -> None:
        self.game = game
        self.board = game.load_board(options, board)
        self.players = players
        self.options = options
        self.deal: dict[str, object] = {}  # of the game last played
        self._settings = game.setting(players, options)
        self._known = np.array(self.board.notation.numbers(), np.int32)
        self._every = EVERY * (1 + len(self._known) // MANY_ACTIONS)
        self._ends = np.array([shape.block.end for shape in game.space.shapes], np.int32)
        self._room = int_buffer(game.space.size + 1)
        self._played = int_buffer(MOST_ACTIONS + 1)
        self._watch = game.kernel("trunkline.testing.laws_kernel").watch_game

    def play(
        self, number: int, every: int | None = None, most: int | None = None
    ) -> tuple[list[int], Any]:
        """The actions and the final state of random game `number`, or that after `most` actions.

        Of a game without a bound, the state after `Game.max_length` actions may be no end.
        """
        states = self.game.state_struct.array()
        deals = self.game.deal_struct.array()
        broken = self._watch(
            self.board.structs,
            states,
            self._settings,
            deals,
            Random.array(),
            Log.array(),
            self._room,
            self._known,
            self._ends,
            SEED,
            number,
            every or self._every,
            self.game.max_length if most is None else min(most, self.game.max_length),
            self._played,
        )
        length = int(self._played[-1])
        self.deal = self.game.read_deal(deals, self.board, self.players)
        stopped = broken == laws_kernel.TOO_LONG and (self.game.endless or length == most)
        if broken != laws_kernel.KEPT and not stopped:
            raise LawBroken(
                f"{BROKEN[broken]} (random game of seed {SEED + number}, {self.players} players, "
                f"{self.options}, after {length} actions)"
            )
        return self._played[:length].tolist(), states[0]


def lists_agree_and_matches_end(
    game: AnyGame, players: int, games: int, board: Path | None = None
) -> int:
    """What is listed is legal, all else is refused, and every match ends within its bound.

    Where the rules give none, most matches on the game's own boards must end before they are cut
    off, and of matches that take so long, as many are played as come to ENOUGH decisions. The
    answer is how many games that were.
    """
    played = 0
    for options in every_setting(game):
        watched = WatchedGames(game, players, options, board)
        start = Match(game, players, options=options, seed=SEED, board=board)
        totals = dict(game.conserved(start.board, start.state))
        decisions = ended = 0
        for number in range(games):
            actions, final = watched.play(number)
            decisions += len(actions)
            ended += game.rules.actor(final) == OVER
            if number < 50:
                conserved(game, start.board, totals, final)
            if game.endless and decisions > ENOUGH:
                break
        played += number + 1
        if board is None and ended < MOST_END * (number + 1):
            raise LawBroken(f"of {number + 1} random matches, {ended} end ({players} {options})")
    return played


def conserved(
    game: AnyGame, board: LoadedBoard[Any, Any], totals: dict[str, int], state: Any
) -> None:
    """Components are conserved: money with the bank, shares, pieces, cards."""
    now = dict(game.conserved(board, state))
    if now != totals:
        changed = {name: (totals[name], now[name]) for name in totals if now[name] != totals[name]}
        raise LawBroken(f"not conserved: {changed}")


# Notation, records, boards, texts


def actions_print_and_parse(game: AnyGame) -> None:
    """print then parse of every action is the identity, in odd case and spacing too."""
    for board in own_boards(game):
        notation = board.notation
        for number in notation.numbers():
            text = notation.text(number)
            for written in (text, f"  {text.upper().replace(' ', '   ')} "):
                if notation.parse(written).id != number:
                    raise LawBroken(f"'{written}' is read as another action than {number}")


def board_prints_and_parses(game: AnyGame) -> None:
    """print then parse of each board file is the identity, and no two boards are the same."""
    files = [board.file for board in own_boards(game)]
    for file in files:
        if parse_board(file.text(), game.schema) != file:
            raise LawBroken(f"the board file {file.title} is another one when printed and parsed")
    if len({file.fingerprint for file in files}) < len(files):
        raise LawBroken("two boards of the game are the same")


def own_boards(game: AnyGame) -> list[LoadedBoard[Any, Any]]:
    return [game.own_board({BOARD: board}) for board in game.board_paths]


def texts_are_complete(game: AnyGame) -> None:
    """Every language has every clause and every text that an event, an option or an end needs."""
    clauses = [clause.id for clause in game.rulebook("en").clauses]
    for language in LANGUAGES:
        if [clause.id for clause in game.rulebook(language).clauses] != clauses:
            raise LawBroken(f"the rulebook in {language} has other clauses than the English one")
        texts = game.texts(language)
        missing = [key for key in _wanted_texts(game) if key not in texts]
        if missing:
            raise LawBroken(f"texts missing in {language}: {', '.join(missing)}")
    cited = [kind.clause for kind in game.events.kinds] + [each.clause for each in game.options]
    for clause in cited:
        if clause not in clauses:
            raise LawBroken(f"{clause} is cited, but is not in the rulebook")
    editions_are_marked_alike(game)


def editions_are_marked_alike(game: AnyGame) -> None:
    """What holds in one edition only is marked in every language, and an option chooses it."""
    english = game.rulebook("en")
    for language in LANGUAGES:
        for here, there in zip(english.clauses, game.rulebook(language).clauses, strict=True):
            marks, others = _marks(here), _marks(there)
            if marks != others:
                raise LawBroken(
                    f"{here.id} is marked with the editions {marks} in English, and with {others} "
                    f"in {language}"
                )
    if english.editions and edition_option(game) is None:
        raise LawBroken(
            f"the rulebook marks the editions {one_of(english.editions)}, but no option has just "
            "these choices"
        )


def _marks(clause: Clause) -> list[str]:
    return [passage.edition for passage in clause.passages if passage.edition]


def _wanted_texts(game: AnyGame) -> Iterator[str]:
    yield "about"
    for kind in game.events.kinds:
        yield f"event-{kind.name}"
        if kind.secret:
            yield f"event-{kind.name}-unseen"
    for shape in game.space.shapes:
        named = "-".join([shape.word, *(name for name, _ in shape.arguments)])
        yield f"action-{named}"
        if shape.arguments:
            yield f"choice-{named}"
    for ending in game.endings:
        yield f"ending-{ending}"
        yield f"end-{ending}"
    for option in game.options:
        yield f"option-{option.name}"
        for choice in option.choices:
            yield f"option-{option.name}-{choice}"


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
    for fault in end_laws.faults(match):
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


def play_some_action(match: Match) -> None:
    """Play some legal action: a different one each time, the same in every run."""
    match.play(some_action(match))


def some_action(match: Match) -> Action:
    return match.legal[(len(match.actions) + match.seed) * 7919 % len(match.legal)]


def _only(game: AnyGame) -> Callable[[str], AnyGame]:
    def find(id: str) -> AnyGame:
        if id != game.id:
            raise LawBroken(f"a record of {game.id} names {id}")
        return game

    return find


# Views


def views_tell_only_what_is_known(game: AnyGame, players: int, decisions: int = 84) -> None:
    """For every seat and for spectators, all that is told is the same under any redeal.

    That is the position as it is served, and what the log says of each decision and of the set-up.
    """
    for at, options in enumerate(every_setting(game)):
        openings_read_alike(game, players, options)
        # What another choice hides or shows comes up soon.
        decisions_look_alike(game, players, options, decisions if at == 0 else decisions // 3)


def decisions_look_alike(
    game: AnyGame, players: int, options: dict[str, str], decisions: int
) -> None:
    """So many decisions, and some of the positions between them."""
    randoms = Random.array()
    seed_random(randoms[0], SEED, players)
    match = Match(game, players, options=options, seed=SEED)
    for step in range(decisions):
        if step % SPREAD == 0 or match.actor is None:
            positions_look_alike(match, randoms[0])
        if match.actor is None:
            match = Match(game, players, options=options, seed=match.seed + 1)
        action = some_action(match)
        for seat in (None, *range(players)):
            decisions_read_alike(match, redealt(match, seat, randoms[0]), seat, action)
        match.play(action)


def positions_look_alike(match: Match, random: Random) -> None:
    """A position and one that the seat cannot tell from it are served alike."""
    previews_work(match)
    for seat in (None, *range(match.players)):
        _alike(seat, _served(match, seat), _served(redealt(match, seat, random), seat))


def redealt(position: Position, seat: int | None, random: Random) -> Position:
    """A position that the seat cannot tell from this one; it is made of what the seat knows."""
    twin = position.observed_by(seat)
    board = position.board.structs[0]
    position.game.contract.redeal(board, twin.state, SPECTATOR if seat is None else seat, random)
    totals = dict(position.game.conserved(position.board, position.state))
    conserved(position.game, position.board, totals, twin.state)
    if twin.actor is not None and not twin.legal:
        raise LawBroken(f"dealt anew for seat {seat}, seat {twin.actor} can do nothing")
    return twin


def openings_read_alike(
    game: AnyGame, players: int, options: dict[str, str], openings: int = 50
) -> None:
    """Openings that look the same to somebody read the same in the log."""
    told: dict[tuple[int | None, bytes], list[str]] = {}
    for seed in range(openings):
        opening = open_game(game, players, options=options, seed=seed)
        for seat in (None, *range(players)):
            said = _told(opening.position, opening.events, seat)
            seen = seat, opening.position.observation(seat).tobytes()
            _alike(seat, told.setdefault(seen, said), said)


def decisions_read_alike(match: Position, twin: Position, seat: int | None, action: Action) -> None:
    """A decision after which the seat still cannot tell the two apart reads the same in the log."""
    if twin.why_not(action) is not None:
        return
    (after, events), (twin_after, twin_events) = match.after(action), twin.after(action)
    if after.observation(seat).tobytes() == twin_after.observation(seat).tobytes():
        said = _told(after, events, seat)
        _alike(seat, said, _told(twin_after, twin_events, seat))


def previews_work(match: Match) -> None:
    """What the actor may do can be done in what the actor sees: a preview shows it."""
    if match.actor is None:
        return
    seen = match.observed_by(match.actor)
    if seen.legal.ids != match.legal.ids:
        raise LawBroken(f"seat {match.actor} cannot see what it may do")
    # Where there are very many, those that stand near each other in the list do the same.
    for at in range(0, len(seen.legal), 1 + len(seen.legal) // MOST_PREVIEWS):
        after, events = seen.after(seen.legal[at])
        _told(after, events, match.actor)


def _alike(seat: int | None, here: Sequence[object], there: Sequence[object]) -> None:
    if here != there:
        who = "a spectator" if seat is None else f"seat {seat}"
        pairs = itertools.zip_longest(map(repr, here), map(repr, there))
        one, other = next((one, other) for one, other in pairs if one != other)
        raise LawBroken(f"{who} is told something hidden: {one}, and under a redeal {other}")


def _served(position: Position, seat: int | None) -> list[object]:
    seen = position.observed_by(seat)
    texts = [seen.text(language).waiting() for language in LANGUAGES]
    if seat == position.actor:
        texts += [seen.text(language).prompt() for language in LANGUAGES]
    # How many actions were played is no part of a position; a twin has played none.
    view = {**position.view(seat), "actions": 0}
    near = seen.ends
    return [view, seen.state_bytes.hex(), position.scene(seat=seat), near, seen.actor, texts]


def _told(position: Position, events: Sequence[Event], seat: int | None) -> list[str]:
    """The events as that seat reads them, in every language."""
    seen = [event.seen_by(seat) for event in events]
    texts = [position.text(language).describe(event) for event in seen for language in LANGUAGES]
    return [*map(str, seen), *texts]


# Suggestions


def suggestions_can_be_taken(
    game: AnyGame, players: int, decisions: int = WEIGHED, board: Path | None = None
) -> None:
    """Every suggestion can be played, whatever the actor points at of what can be pointed at."""
    for at, options in enumerate(every_setting(game) if game.suggest else ()):
        found = decisions_with_suggestions(game, players, options, board)
        for number, match in enumerate(itertools.islice(found, decisions if at == 0 else 1)):
            for fault in suggestion_laws.faults(match):
                raise LawBroken(f"{fault} (decision {number}, {players} players, {options})")


def decisions_with_suggestions(
    game: AnyGame, players: int, options: dict[str, str], board: Path | None = None
) -> Iterator[Match]:
    """Some decisions that have suggestions, early and late in matches; at least one."""
    met = 0
    for seed in range(WEIGHED):
        match = Match(game, players, options=options, seed=seed, board=board)
        while match.actor is not None:
            if match.has_suggestions:
                met += 1
                if met % BETWEEN == 1:
                    yield match
            play_some_action(match)
    if not met:
        raise LawBroken("the game has suggestions, but no prompt says where")


# Interpreted and compiled


def interpreted_plays_as_compiled(game: AnyGame, games: int = 2) -> None:
    """The same bytes with and without the compiler.

    The interpreted run is another process, which finds the game by its id.
    """
    script = (
        "import sys; from trunkline.games import find_game; from trunkline.testing import laws; "
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
    """The last bytes and the actions of some random games, under every setting."""
    lines = []
    for players in game.players:
        for at, options in enumerate(every_setting(game)):
            watched = WatchedGames(game, players, options)
            for number in range(games if at == 0 else 1):
                most = WHOLE if at == 0 else BEGUN
                actions, final = watched.play(number, every=10**6, most=most)
                lines.append(f"{players} {options} {number} {actions} {final.tobytes().hex()}")
    return "\n".join(lines)
