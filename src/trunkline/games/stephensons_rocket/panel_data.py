"""The data of the panels: names, counts, and what these would pay as things stand.

What something would pay is reckoned by the functions that pay it. Money that is hidden is in none
of it: shares, stations and investments are open (SR-1.7).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from trunkline.core.majority import share_prizes
from trunkline.core.scene import NO_VALUE, Cell, Counter, seat_owner
from trunkline.core.struct import unpacked
from trunkline.core.texts import Texts
from trunkline.games.stephensons_rocket import decisions
from trunkline.games.stephensons_rocket.isolation import is_open
from trunkline.games.stephensons_rocket.lines import count_towns, held
from trunkline.games.stephensons_rocket.presentation import RocketBoard
from trunkline.games.stephensons_rocket.scoring import END_FIRST, END_SECOND, count_industry
from trunkline.games.stephensons_rocket.state import E1999, SEATS, Board, State


def company_target(company: str) -> str:
    return f"company:{company}"


def good_owner(good: str) -> str:
    return f"good:{good}"


@lru_cache(maxsize=16)
def printed_board(board: RocketBoard) -> Board:
    return unpacked(board.structs[0])


def prizes(counts: list[int], first: int, second: int) -> list[int]:
    """SR-8: what each seat would get for these counts."""
    out = [0] * len(counts)
    share_prizes(counts, len(counts), first, second, out)
    return out


@dataclass(frozen=True)
class PanelData:
    """All that a panel is made of; the state is unpacked, as far as the viewer may know it."""

    loaded_board: RocketBoard
    state: State
    texts: Texts
    names: Sequence[str]

    @cached_property
    def board(self) -> Board:
        return printed_board(self.loaded_board)

    @property
    def seats(self) -> range:
        return range(self.state.players)

    @cached_property
    def companies(self) -> Sequence[str]:
        return self.loaded_board.vocabulary["company"]

    @cached_property
    def is_1999(self) -> bool:
        return self.state.edition == E1999

    @cached_property
    def is_over(self) -> bool:
        return self.state.decision == decisions.FINISHED

    def shares(self, company: int) -> list[int]:
        return [int(held(self.state, company, seat)) for seat in self.seats]

    def stations(self, company: int) -> list[int]:
        return [int(self.state.on_line[company, seat]) for seat in self.seats]

    def towns(self, company: int) -> int:
        return count_towns(int(self.state.connected[company]))

    @cached_property
    def forecast(self) -> Sequence[ForecastLine]:
        return list(forecast(self))

    @cached_property
    def at_the_end(self) -> list[int]:
        """What each seat would get if the game ended now."""
        return [sum(each.points[seat] for each in self.forecast) for seat in self.seats]

    def is_open(self, company: int) -> bool:
        return is_open(self.state, company)

    def place(self, name: str) -> str:
        return self.texts.name("place", name)

    def columns(self, *names: str) -> tuple[str, ...]:
        return tuple(self.texts(f"column-{name}") for name in names)

    def title(self, panel: str) -> str:
        return self.texts(f"panel-{panel}")

    def player(self, seat: int) -> Cell:
        owner = seat_owner(seat)
        return Cell(self.names[seat], owner, target=owner)

    def counted(self, counts: Sequence[int], gains: Sequence[int]) -> Cell:
        """Who has how many, most first, and what they would get for it."""
        order = sorted((seat for seat in self.seats if counts[seat]), key=lambda s: -counts[s])
        return self._of_counters(
            [
                Counter(
                    seat_owner(seat),
                    counts[seat],
                    gains[seat],
                    strong=counts[seat] == max(counts),
                )
                for seat in order
            ]
        )

    def paid(self, points: Sequence[int]) -> Cell:
        """Who would get how much, most first."""
        order = sorted((seat for seat in self.seats if points[seat]), key=lambda s: -points[s])
        return self._of_counters([Counter(seat_owner(s), points[s]) for s in order])

    def _of_counters(self, counters: Sequence[Counter]) -> Cell:
        names = {seat_owner(seat): name for seat, name in enumerate(self.names)}
        said = (" ".join(filter(None, (names[c.owner], c.text, c.gain_text))) for c in counters)
        return Cell(", ".join(said) or NO_VALUE, counters=tuple(counters))


# The end


@dataclass(frozen=True)
class ForecastLine:
    """A line of the final scoring as things stand: what it is for, and what each seat would get."""

    label: Cell
    points: Sequence[int]


def forecast(data: PanelData) -> Iterator[ForecastLine]:
    """SR-11: as things stand, in the order of the clauses."""
    state, texts = data.state, data.texts
    carried = [int(state.carried[seat]) for seat in data.seats]
    label = Cell(texts("forecast-passengers"), note="SR-11.1")
    yield ForecastLine(label, prizes(carried, END_FIRST, END_SECOND))
    for good, name in enumerate(data.loaded_board.vocabulary["good"]):
        counts = [0] * SEATS
        count_industry(data.board, state, good, counts)
        label = Cell(texts.name("good", name), good_owner(name), note="SR-11.2")
        yield ForecastLine(label, prizes(counts[: state.players], END_FIRST, END_SECOND))
    for company, name in enumerate(data.companies):
        if not state.closed[company]:
            towns = data.towns(company)
            for what, counts in (
                ("stations", data.stations(company)),
                ("shares", data.shares(company)),
            ):
                said, brief = (
                    texts(f"forecast-{what}", company=name),
                    texts(f"forecast-{what}-brief"),
                )
                label = Cell(said, name, note="SR-11.3", brief=brief)
                yield ForecastLine(label, prizes(counts, towns, towns // 2))
