"""Laws of observations: nobody is told what they cannot know, in whatever way."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from trunkline.core.actions import Action
from trunkline.core.events import Event
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.rng import Random, next_word, seed_random
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.setup import open_game
from trunkline.testing.laws.base import SEED, LawBroken, conserved, every_setting, some_action

SPREAD = 7  # one position in so many is looked at from every seat
MOST_PREVIEWS = 200  # of the legal actions of one position


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
    """A position that the seat cannot tell from this one, in which everything is still there."""
    twin = position.redealt(seat, next_word(random))
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
