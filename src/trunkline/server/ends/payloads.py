"""What the API says of the ends of a match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EndPartView:
    """One of the things that count: a company, a team, or all there is."""

    owners: list[str]  # of the liveries that it is shown in; none: it is nobody's
    now: int | None  # None: not for these eyes
    goal: int


@dataclass(frozen=True, slots=True)
class EndView:
    """One of the ways in which the match can end, counted by its rules."""

    ending: str
    label: str  # what counts
    now: int | None  # how far it is, in parts where several are needed; None: not for these eyes
    goal: int  # how far it must get
    nearest: bool  # none is nearer
    note: str  # of one that is reached: when the match will be over; else ""
    clause: str
    # Those that would bring it about first, as many as are needed, the nearest first
    parts: list[EndPartView]
