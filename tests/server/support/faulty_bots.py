"""Bots that do what no bot should, installed as a package from elsewhere would be."""

from __future__ import annotations

import os
from pathlib import Path

PLAYERS = '''
import os, signal, subprocess, sys, time


class Crashing:
    def __init__(self, seed):
        pass

    def decide(self, observation, seconds):
        os._exit(7)


class Shot(Crashing):
    def decide(self, observation, seconds):
        os.kill(os.getpid(), signal.SIGKILL)


class Hanging(Crashing):
    """Also with a child of its own that would keep the pipe open."""

    def decide(self, observation, seconds):
        child = os.fork()
        open(os.environ["STRANGE_PLAYERS"], "a").write(f"{os.getpid()}\\n")
        while True:
            pass


class Lying(Crashing):
    def decide(self, observation, seconds):
        return max(observation.legal) + 1000


class Raising(Crashing):
    def decide(self, observation, seconds):
        raise LookupError("no idea")


class Mumbling(Crashing):
    def decide(self, observation, seconds):
        return "the first one"


class Printing(Crashing):
    def decide(self, observation, seconds):
        print('{"action": 0}', flush=True)
        os.system("echo here too")
        sys.stdin.read()
        return observation.legal[-1]


class Knowing(Crashing):
    """Decides by what it was told: the whole of the state that it has."""

    def decide(self, observation, seconds):
        digest = sum(observation.state.tobytes()) + observation.seat
        return observation.legal[digest % len(observation.legal)]


class Last(Crashing):
    kernel = "last_kernel"

    def decide(self, observation, seconds):
        return observation.legal[-1]
'''

# A player that is compiled as well: it takes the last of the legal actions.
KERNEL = """
from trunkline.core.compiled import compiled
from trunkline.core.contract import AnyRules

rules: AnyRules


@compiled
def decide(board, states, log, out, seat, random, parameters):
    return out[rules.legal(board, states[0], out) - 1]
"""

NAMES = (
    "crashing",
    "shot",
    "hanging",
    "lying",
    "raising",
    "mumbling",
    "printing",
    "knowing",
    "last",
)


def write_faulty_bots(folder: Path) -> dict[str, str]:
    """What to add to the environment of a program that shall find them."""
    (folder / "strange_players.py").write_text(PLAYERS)
    (folder / "last_kernel.py").write_text(KERNEL)
    installed = folder / "strange_players-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: strange_players\nVersion: 1\n"
    )
    entries = "".join(f"{name} = strange_players:{name.title()}\n" for name in NAMES)
    (installed / "entry_points.txt").write_text(f"[trunkline.players]\n{entries}")
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return {"PYTHONPATH": path, "STRANGE_PLAYERS": str(folder / "pids.txt")}
