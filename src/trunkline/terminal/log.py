"""The log at the terminal: what happened turn by turn, and the result."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trunkline.core.events import Event
from trunkline.core.match import Match
from trunkline.core.texts import Texts

SET_UP = -1  # the number of the "action" that caused the opening position


@dataclass(frozen=True)
class Turn:
    """Actions of one seat in a row."""

    seat: int
    actions: range  # their numbers


def turns(match: Match, since: int = 0) -> Iterator[Turn]:
    numbers = range(since, len(match.actions))
    for seat, group in itertools.groupby(numbers, key=match.decider):
        listed = list(group)
        yield Turn(seat, range(listed[0], listed[-1] + 1))


# Leaves of an event what the reader may know.
EventFilter = Callable[[Event], Event]


def unfiltered(event: Event) -> Event:
    """For who does not play: nothing is hidden in a record, and in a match of bots alone."""
    return event


def seen_by(seat: int | None) -> EventFilter:
    return lambda event: event.seen_by(seat)


def happened(
    match: Match, actions: range, language: str, visible: EventFilter = unfiltered
) -> list[str]:
    """The events of these actions as sentences; the same one several times in a row is one."""
    told = (
        match.text(language).describe(visible(event))
        for number in actions
        for event in match.events_of(number)
    )
    counted = ((line, len(list(same))) for line, same in itertools.groupby(told))
    return [line if times == 1 else f"{line} ×{times}" for line, times in counted]


def turn_text(
    match: Match, turn: Turn, language: str, visible: EventFilter = unfiltered
) -> RenderableType:
    """The seat with its actions as written, and under it what came of them.

    An action that names a secret is left out for who may not know that.
    """
    seat = match.text(language).seat_name(turn.seat)
    written = ", ".join(
        str(match.actions[number])
        for number in turn.actions
        if not any(
            visible(event).unseen and match.names_secret(match.actions[number], event)
            for event in match.events_of(number)
        )
    )
    return Group(
        Text.assemble((f"{seat}: ", "bold"), (written, "italic")),
        sentences(happened(match, turn.actions, language, visible)),
    )


def set_up_text(
    match: Match, language: str, texts: Texts, visible: EventFilter = unfiltered
) -> RenderableType:
    lines = happened(match, range(SET_UP, 0), language, visible)
    return Group(Text(texts("set-up"), "bold"), sentences(lines))


def sentences(lines: Sequence[str]) -> RenderableType:
    return Padding(Group(*map(Text, lines)), (0, 0, 0, 2))


def full_log(
    match: Match, language: str, texts: Texts, visible: EventFilter = unfiltered
) -> RenderableType:
    return Group(
        set_up_text(match, language, texts, visible),
        *(turn_text(match, turn, language, visible) for turn in turns(match)),
    )


def result(match: Match, language: str, texts: Texts) -> RenderableType:
    """Why it ended, and the seats by place, partners together; or that it has not ended."""
    outcome = match.outcome
    if outcome is None:
        return Text(texts("unfinished"), "bold")
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(texts("column-place"), justify="right")
    table.add_column(texts("column-player"))
    table.add_column(texts("column-score"), justify="right")
    text, partners = match.text(language), match.game.partners
    order = sorted(range(0, match.players, partners), key=lambda seat: outcome.ranking[seat])
    for first in order:
        place = outcome.ranking[first]
        team = range(first, first + partners)
        names = ", ".join(text.seat_name(seat) for seat in team)
        table.add_row(
            f"{place}.", names, str(match.scores[first]), style="bold" if place == 1 else ""
        )
    return Group(Text(match.text(language).prompt(), "bold"), table)
