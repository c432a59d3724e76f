"""How a match begins: new, or from its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from trunkline.core.match import Match
from trunkline.core.record_file import load_record
from trunkline.games import find_game


def new(
    game: str,
    players: int,
    *,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    deal: Mapping[str, object] | None = None,
    board: Path | str | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """Begin a match.

    The same seed gives the same deal; `deal` sets what is random by hand. `options` are the rules
    that are played in more than one way, `board` another board file than the game's own.
    """
    return Match(
        find_game(game), players, seed=seed, options=options, deal=deal, board=board, names=names
    )


def load(path: Path | str, *, board: Path | str | None = None) -> Match:
    """Read a match from its record, replaying every action through the rules."""
    return load_record(path, find_game, board)
