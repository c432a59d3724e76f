"""The Python API: `new` begins a match, `load` reads one from its record."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.record_file import load_record
from trunkline.core.setup import SetupArguments, check_setup
from trunkline.core.warm_up import is_warm, warm_up
from trunkline.games import find_game
from trunkline.progress import compiling_bar, is_interactive
from trunkline.render import picture


class NotebookMatch(Match):
    """A match with its pictures, as Python users get it: a notebook shows its map."""

    @classmethod
    def of(cls, other: Match) -> NotebookMatch:
        """The same match, with pictures. The two share their state: play on in one of them only."""
        found = cls.__new__(cls)
        vars(found).update(vars(other))
        return found

    def board_svg(self, language: str = "en") -> str:
        """The map with everything on it, as an SVG picture."""
        return picture.board_svg(self, language)

    def picture(self, language: str = "en", seat: int | None = None) -> str:
        """The map with a title, the players and how they stand, as an SVG that stands alone."""
        return picture.picture(self, language, seat)

    def picture_png(self, language: str = "en", seat: int | None = None) -> bytes:
        """The same as PNG."""
        return picture.picture_png(self, language, seat)

    def _repr_svg_(self) -> str:
        return self.board_svg()


def new(
    game: str,
    players: int,
    *,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    deal: Mapping[str, object] | None = None,
    board: Path | str | None = None,
    tickets: Path | str | None = None,
    names: Sequence[str] | None = None,
) -> NotebookMatch:
    """Begin a match.

    The same seed gives the same deal; `deal` sets what is random by hand. `options` are the rules
    that are played in more than one way, `board` another board file than the game's own, `tickets`
    another ticket deck, in a game that has one.
    """
    found = find_game(game)
    arguments: SetupArguments = {
        "seed": seed,
        "options": options,
        "deal": deal,
        "board": board,
        "tickets": tickets,
        "names": names,
    }
    check_setup(found, players, **arguments)
    return NotebookMatch(prepared(found), players, **arguments)


def load(
    path: Path | str, *, board: Path | str | None = None, tickets: Path | str | None = None
) -> NotebookMatch:
    """Read a match from its record, replaying every action through the rules."""
    return NotebookMatch.of(
        load_record(path, lambda game: prepared(find_game(game)), board, tickets)
    )


@functools.cache
def prepared(game: AnyGame) -> AnyGame:
    """The game, compiled with a bar to see at its first use where somebody is looking.

    Where nobody is, each part is compiled when it is first needed.
    """
    if not is_warm(game) and is_interactive(Console(stderr=True)):
        with compiling_bar(game) as report:
            warm_up(game, report)
    return game
