"""What the API sends and takes about lessons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field


@dataclass(frozen=True, slots=True)
class LessonWish:
    name: Annotated[str, Field(max_length=40)] = ""  # the learner's


@dataclass(frozen=True, slots=True)
class LessonStepView:
    """Something to read, a decision of the learner, or decisions of the other seats."""

    kind: Literal["read", "do", "they"]
    text: str  # "": what was said before goes on
    at: list[str]  # what of the table it is about: "hex:Q5", "panel:companies"
    clause: str
    after: int  # how many actions have been played before it
    takes: int  # how many are played in it; of the learner always one


@dataclass(frozen=True, slots=True)
class LessonView:
    seat: int  # the learner's
    pace: float  # seconds before each decision of another seat
    steps: list[LessonStepView]


@dataclass(frozen=True, slots=True)
class LessonMove:
    version: Annotated[int, Field(strict=True, ge=0, le=2**53)]
