"""The pictures of the documentation: `make images` renews those that have changed.

Seeds and records are fixed, so that a picture changes only when what it shows does. Those of the
table in the browser are taken by `tests/browser/support/pictures.py`. One that looks as before is
not written, for each version of a picture stays in the history for ever.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from rich.console import Console
from tests.browser.support.chromium import chromium
from tests.browser.support.image_diff import renew
from tests.browser.support.pictures import KEPT, take_all

import trunkline
from trunkline.api import NotebookMatch
from trunkline.players import make_player
from trunkline.players.player import decide
from trunkline.terminal.screen import Look, View
from trunkline.terminal.texts import interface_texts

IMAGES = Path(__file__).parent / "images"
GAME, PLAYERS, SEED = "chicago-express", 4, 3
MID_GAME = 205  # actions, of about 240
COLUMNS, LINES = 120, 46


def mid_game() -> NotebookMatch:
    """A match between greedy players, well on its way."""
    return play_on(trunkline.new(GAME, PLAYERS, seed=SEED), MID_GAME)


def play_on(match: NotebookMatch, actions: int) -> NotebookMatch:
    seats = [make_player("greedy", seed=seat) for seat in range(PLAYERS)]
    while len(match.actions) < actions and match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    return match


def board() -> None:
    """The map, as `match.board_svg()` draws it."""
    (IMAGES / "board.svg").write_text(mid_game().board_svg(), encoding="utf-8")


def terminal() -> None:
    """The terminal table at the moment when a person chooses a hex."""
    match = mid_game()
    while match.actor is None or not any(str(each).startswith("build") for each in match.legal):
        match.undo()
    seat = match.actor
    console = Console(
        file=io.StringIO(), record=True, width=COLUMNS, height=LINES, force_terminal=True
    )
    view = View(match, console, interface_texts("en"))
    view.heading(["human" if each == seat else "level-4" for each in range(PLAYERS)])
    view.show(seat, last_look(match, seat))
    console.print(f"> {decide(match, make_player('greedy'))}")
    console.save_svg(str(IMAGES / "terminal.svg"), title="trunkline play", unique_id="trunkline")


def last_look(match: NotebookMatch, seat: int) -> Look:
    """What the person saw at the decision before this one."""
    own = [number for number in range(len(match.actions)) if match.decider(number) == seat]
    earlier = match.copy()
    while len(earlier.actions) > own[-1]:
        earlier.undo()
    return Look(seat, own[-1], earlier.scene(seat=seat))


def table() -> None:
    """The table in the browser; what the documentation does not show any more goes."""
    for old in {*IMAGES.glob("*.webp")} - {IMAGES / f"{picture}.webp" for picture in KEPT}:
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        take_all(KEPT, Path(folder))
        with chromium() as browser:
            page = browser.new_page()
            for picture in KEPT:
                taken = (Path(folder) / f"{picture}.png").read_bytes()
                renew(page, taken, IMAGES / f"{picture}.webp")


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    board()
    terminal()
    table()
