"""A veto round for the tests of SR-6: the GWR moves from C12, and others may bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.stephensons_rocket.positions import position
from tests.support.playing import decision, facts, play
from trunkline import Match

AHEAD = ("D11", "D12", "C13")  # of the GWR's locomotive at C12


def moving(
    shares: Sequence[int],
    options: Mapping[str, str],
    *,
    turn_of: int = 0,
    to: str = "D12",
    substitutes: Sequence[int] = (0, 0, 0),
    isolated: str = "",
) -> Match:
    """The active player has moved the GWR from C12, and taken a share."""
    match = position(
        len(shares),
        turn_of,
        lines={"GWR": "C12"},
        shares={"GWR": shares},
        substitutes={"GWR": substitutes},
        isolated=isolated,
        options=options,
    )
    play(match, f"extend GWR {to}")
    return match


def at(match: Match) -> str:
    return str(facts(match)["companies"]["GWR"]["locomotive"])


def pile(match: Match) -> int:
    return int(facts(match)["companies"]["GWR"]["pile"])


def asked(match: Match) -> tuple[int | None, str]:
    return match.actor, decision(match)


def concede(match: Match) -> None:
    """The active player yields, if asked at all."""
    if decision(match) == "answer":
        play(match, "yield")
