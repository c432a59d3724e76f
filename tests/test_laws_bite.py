"""The laws can be broken: each fault put into a small game is found by the law that is for it."""

from __future__ import annotations

import importlib
import inspect
import os
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

import numpy as np
import pytest

from tests.support import peeking_kernel
from tests.support.handcar import write_page_game
from tests.support.handcar_editions import write_editions_game
from trunkline.core.game import AnyGame
from trunkline.games import find_game
from trunkline.lab.batches import Contestant, registered
from trunkline.players import BUILT_IN
from trunkline.players.player import Observation
from trunkline.testing import laws
from trunkline.testing.laws.texts import editions_are_marked_alike

APPLY = "@compiled\ndef apply("
NEARNESS = "@compiled\ndef nearness("


def listing(steps: str, condition: str) -> str:
    """A fast list of the moves, before `apply`."""
    return f"""@compiled
def list_fast(board: Board, state: State, out: Row) -> int:
    n = 0
    for steps in {steps}:
        if {condition}:
            out[n] = MOVES.first + steps
            n += 1
    return n


{APPLY}"""


def redealing(handcar: str) -> str:
    """A redeal of what is not hidden, before `nearness`."""
    return f"""@compiled
def redeal(board: Board, state: State, seat: int, random: Random) -> None:
    state.handcar = {handcar}


{NEARNESS}"""


FAULTS = {
    "forgets": (
        APPLY,
        listing("range(1, 3)", "refuse(board, state, MOVES.first + steps) == ALLOWED"),
        "the list of legal actions and the refusals disagree",
    ),
    "invents": (
        APPLY,
        listing("range(1, 4)", "steps > 0"),
        "the list of legal actions and the refusals disagree",
    ),
    "backwards": (
        APPLY,
        listing("range(3, 0, -1)", "refuse(board, state, MOVES.first + steps) == ALLOWED"),
        "disagree|ascending",
    ),
    "endless": (
        "    state.handcar += action - MOVES.first\n",
        "    state.handcar = 0\n",
        "the match does not end within its bound",
    ),
    "stuck": (
        "    if state.handcar == board.terminus:\n",
        "    if state.handcar > board.terminus:\n",
        "nobody can act, but the match is not over",
    ),
    "chatty": (
        "    emit(log, MOVED, state.seat, state.handcar)\n",
        "    for _ in range(200):\n        emit(log, MOVED, state.seat, state.handcar)\n",
        "one action caused more events than a log holds",
    ),
    "wasteful": (
        "    scoring=presentation.scoring,\n",
        (
            "    scoring=presentation.scoring,\n"
            '    conserved=lambda board, state: {"way to go": int(state.handcar)},\n'
        ),
        "not conserved",
    ),
    "leaky": (
        NEARNESS,
        redealing("1"),
        "is told something hidden",
    ),
    "stranding": (
        NEARNESS,
        redealing("board.terminus"),
        "dealt anew for seat None, seat . can do nothing",
    ),
    "silent": ("event-won = { $seat } побеждает.\n", "", "texts missing in ru: event-won"),
    "lawless": ("**HC-1.3** A hajtány", "A hajtány", "the rulebook in hu has other clauses"),
    "astray": (
        'EVENTS.kind("won", "HC-1.3"',
        'EVENTS.kind("won", "HC-1.9"',
        "HC-1.9 is cited, but is not in the rulebook",
    ),
    "mute": (
        "prompt-move = { $seat }: передвиньте дрезину на 1, 2 или 3 гекса.\n",
        "",
        "texts missing in ru: prompt-move",
    ),
    "unannounced": (
        "waiting-move = { $seat } mozdítja a hajtányt.\n",
        "",
        "texts missing in hu: waiting-move",
    ),
    "undecided": (
        'DECISIONS.add("over", "HC-1.3")',
        'DECISIONS.add("over", "HC-1.8")',
        "HC-1.8 is cited, but is not in the rulebook",
    ),
    "baseless": (
        'CLAUSES["HC-1.3"]',
        'CLAUSES["HC-1.7"]',
        "HC-1.7 is cited, but is not in the rulebook",
    ),
    "halfmarked": (
        "**HC-1.2** In turn",
        "**HC-1.2** *1830:* In turn",
        r"HC-1\.2 is marked with the editions \['1830'\] in English, and with \[\] in ru",
    ),
    "narrow": (
        "    deal.first = below(random, setting.players)\n",
        "    deal.first = below(random, setting.players * 90 // 90)\n",
        "without the compiler the game fails",
    ),
}


def load_page_game(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    game: AnyGame = importlib.import_module(name).GAME
    return game


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new, law = FAULTS[fault]
    name = f"handcar_{fault}"
    write_page_game(tmp_path, name, (old, new))
    game = load_page_game(tmp_path, name, monkeypatch)
    with pytest.raises(laws.LawBroken, match=law):
        laws.check_all(game, games=60)


def test_editions_that_cannot_be_chosen_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_editions_game(tmp_path, "handcar_kept")
    laws.texts_are_complete(load_page_game(tmp_path, "handcar_kept", monkeypatch))
    write_editions_game(tmp_path, "handcar_unchosen", ('"1840", "1830"', '"1840", "1830", "1850"'))
    with pytest.raises(laws.LawBroken, match="marks the editions 1830 or 1840, but no option"):
        editions_are_marked_alike(load_page_game(tmp_path, "handcar_unchosen", monkeypatch))


# Secrets, in a game that has some

PACKAGES = Path(__file__).parent / "games" / "night_mail"
TOLD = "is told something hidden"

LEAKS = {
    "an event tells the card": ("state.py", '"NM-1.3", secret=("card",),', '"NM-1.3",', TOLD),
    "the set-up tells a card": (
        "state.py",
        '("card", "second", "third")',
        '("card", "third")',
        TOLD,
    ),
    "a preview shows the card": ("rules.py", "range(state.left):", "range(state.left - 1):", TOLD),
    "hide forgets the hands": ("rules.py", "state.hands[other, place] = BLANK", "pass", TOLD),
    "redeal forgets the delivered": (
        "rules.py",
        "if letter == state.carried or state.hex_of[letter] != NOTHING:",
        "if letter == state.carried:",
        "not conserved",
    ),
    "the log tells what the table hides": ("rules.py", "if other != seat:", "if True:", TOLD),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, tmp_path: Path) -> None:
    file, old, new, law = LEAKS[leak]
    assert law in complaint(tmp_path, file, old, new, "views_tell_only_what_is_known")


# How near the end is

COUNT = "now[0], goal[0] = state.turn, TURNS * state.players"
MISCOUNTS = {
    "too far": (f"{COUNT} + 1", "dawn: the match ends by it at 8 of 9"),
    "too near": (f"{COUNT} - 1", "dawn: it is reached, and the match goes on"),
    "to and fro": (COUNT.replace("turn,", "turn + 2 * state.drawn,"), "dawn: it becomes less"),
}


@pytest.mark.parametrize("miscount", MISCOUNTS)
def test_a_wrong_count_of_the_end_is_found(miscount: str, tmp_path: Path) -> None:
    new, law = MISCOUNTS[miscount]
    assert law in complaint(tmp_path, "rules.py", COUNT, new, "records_replay_and_undo_restores")


def complaint(folder: Path, file: str, old: str, new: str, law: str) -> str:
    """What the law says of Night Mail with a fault in it."""
    shutil.copytree(PACKAGES, folder, dirs_exist_ok=True)
    path = folder / "night_mail" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    check = (
        "from trunkline.games import find_game; from trunkline.testing import laws; "
        f"laws.{law}(find_game('night-mail'), 2)"
    )
    run = subprocess.run(
        [sys.executable, "-c", check],
        env={**os.environ, "PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "LawBroken" in run.stderr
    return run.stderr


# Players that look where they must not

LEGENDARY = "ticket-to-ride-legendary-asia"


def peeking(how: int) -> Contestant:
    row = np.array([how], np.float32)
    return Contestant("peeking", "tests.support.peeking_kernel", row)


@pytest.mark.parametrize("how", [peeking_kernel.OVER_THE_EDGE, peeking_kernel.INTO_THE_ROOM])
def test_a_compiled_player_that_cheats_is_found(how: int) -> None:
    law = "peeking, in compiled games, decides by what seat . cannot see"
    with pytest.raises(laws.LawBroken, match=law):
        laws.players_decide_by_what_they_see(find_game(LEGENDARY), 3, [peeking(how)])


def test_the_same_player_without_cheating_is_fair() -> None:
    honest = peeking(peeking_kernel.HONESTLY)
    laws.players_decide_by_what_they_see(find_game(LEGENDARY), 3, [honest])


class LooksAround:
    """Finds the position that it was asked about on the stack."""

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, observation: Observation, seconds: float) -> int:
        frame = inspect.currentframe()
        while frame is not None and "position" not in frame.f_locals:
            frame = frame.f_back
        assert frame is not None
        digest = zlib.crc32(frame.f_locals["position"].state_bytes)
        return observation.legal[digest % len(observation.legal)]


@pytest.mark.parametrize(
    ("game", "players"), [("ticket-to-ride-team-asia", 4), ("stephensons-rocket", 2)]
)
def test_a_player_that_finds_the_match_is_found(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BUILT_IN, "looking", LooksAround)
    with pytest.raises(laws.LawBroken, match="looking, asked in Python, decides by what seat"):
        laws.players_decide_by_what_they_see(find_game(game), players, [registered("looking")])
