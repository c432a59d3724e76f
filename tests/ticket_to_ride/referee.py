"""A second opinion on Ticket to Ride Asia: what is legal, by the rulebook alone.

Slow and plain. It reads `match.position()` and the tracks and tickets of the board file, and shares
no line and no number with the compiled rules. What follows an action is in `referee_turns.py`, the
end of the game in `referee_scores.py`; `test_referee.py` plays games and compares every decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from trunkline.core.route_board import RouteBoard, Track

Facts = dict[str, Any]  # `match.position()`

COLOURS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
LOCOMOTIVE = "locomotive"
ALWAYS_BOTH = frozenset({"Hong-Kong", "Canton"})  # TA-4.1


@dataclass(frozen=True)
class Numbers:
    """What the two games differ in."""

    partners: int
    trains: int
    long: int  # tickets dealt at the start
    regular: int
    keep_at_start: int
    drawn: int
    keep: int
    box: bool  # what is not kept at the start leaves the game


LEGENDARY = Numbers(1, 45, 1, 3, 2, 3, 1, box=True)  # LA-1.1, LA-2.1, LA-2.2
TEAM = Numbers(2, 27, 0, 5, 3, 4, 1, box=False)  # TA-1.2, TA-3.1, TA-3.2


class Referee:
    """Of one match: the board, the number of players, the options."""

    def __init__(self, file: RouteBoard, players: int, options: dict[str, str]) -> None:
        self.file = file
        self.players = players
        self.is_team = "team" in file.game
        self.numbers = TEAM if self.is_team else LEGENDARY
        self.share = options.get("share_tickets", "two")
        # LA-6.1, TA-7.1
        self.last_turns_at = int(options.get("last_turns_at", "3")) if self.is_team else 2
        self.tracks = {each.id: each for each in file.tracks}
        self.beside: dict[str, list[Track]] = {  # the tracks between the same two cities
            track.id: [each for each in file.tracks if {each.a, each.b} == {track.a, track.b}]
            for track in file.tracks
        }

    # Who and what

    def team(self, seat: int) -> int:
        return seat // self.numbers.partners

    def seats_of(self, team: int) -> range:
        return range(team * self.numbers.partners, (team + 1) * self.numbers.partners)

    def hand(self, facts: Facts) -> Counter[str]:
        """Of who decides."""
        return Counter(facts["players"][facts["active_player"]]["hand"])

    def rack(self, facts: Facts) -> Counter[str]:
        """Of the team of who decides."""
        if not self.is_team:
            return Counter()
        return Counter(facts["teams"][self.team(facts["active_player"])]["rack"])

    def purse(self, facts: Facts) -> Counter[str]:
        """What a route can be paid with (TA-2.3)."""
        return self.hand(facts) + self.rack(facts)

    def usable(self, beside: Sequence[Track]) -> int:
        """How many of these tracks can be claimed in all (TA-4.1, LA-4.1)."""
        if not self.is_team:
            return len(beside) if self.players >= 4 else 1
        if self.players == 6 or {beside[0].a, beside[0].b} == ALWAYS_BOTH:
            return len(beside)
        return {1: 1, 2: 1, 3: 2}[len(beside)]

    # What is legal

    def legal(self, facts: Facts) -> set[str]:
        """The texts of all legal actions."""
        decisions: dict[str, Callable[[Facts], Iterator[str]]] = {
            "start-tickets": self._keep_or_return,
            "start-rack": self._rack_of_kept,
            "turn": self._turn,
            "place": lambda facts: iter(("to hand", "to rack")),  # TA-2.2
            "second-card": self._second_card,
            "tickets": self._keep_or_return,
            "rack-ticket": self._rack_of_kept,
            "pay": self._pay,
            "from-rack": self._from_rack,
            "extra": self._extra,
            "extra-from-rack": self._from_rack,
            "share": self._share,
            "over": lambda facts: iter(()),
        }
        return set(decisions[facts["decision"]](facts))

    # Tickets

    def _keep_or_return(self, facts: Facts) -> Iterator[str]:
        offered = facts["players"][facts["active_player"]]["offered"]
        at_start = facts["decision"] == "start-tickets"
        least = self.numbers.keep_at_start if at_start else self.numbers.keep
        undecided = [each["ticket"] for each in offered if each["choice"] is None]
        kept = sum(each["choice"] == "kept" for each in offered)
        yield f"keep {undecided[0]}"
        if kept + len(undecided) - 1 >= least:
            yield f"return {undecided[0]}"

    def _rack_of_kept(self, facts: Facts) -> Iterator[str]:
        """TA-3.1, TA-3.2."""
        for each in facts["players"][facts["active_player"]]["offered"]:
            if each["choice"] == "kept":
                yield f"rack {each['ticket']}"

    def _share(self, facts: Facts) -> Iterator[str]:
        """TA-5.1."""
        for ticket in facts["players"][facts["active_player"]]["tickets"]:
            yield f"rack {ticket}"
        if self.share == "one_or_two" and facts["shared"] == 1:
            yield "done"

    # The turn

    def _turn(self, facts: Facts) -> Iterator[str]:
        """TR-2.1, TR-2.2."""
        texts = [*self._draws(facts), *self._claims(facts)]
        if facts["ticket_deck"]:  # TR-5.2
            texts.append("tickets")
        needed = 2 if self.share == "two" else 1
        tickets = facts["players"][facts["active_player"]]["tickets"]
        if self.is_team and len(tickets) >= needed:
            texts.append("share")
        yield from texts or ["pass"]

    def _draws(self, facts: Facts) -> Iterator[str]:
        """TR-3.1, TR-3.3."""
        for card in dict.fromkeys(facts["row"]):
            yield f"draw {card}"
        if facts["deck"] or facts["discards"]:
            yield "draw deck"

    def _second_card(self, facts: Facts) -> Iterator[str]:
        """TR-3.2."""
        return (text for text in self._draws(facts) if text != "draw locomotive")

    # Routes

    def _claims(self, facts: Facts) -> Iterator[str]:
        trains, purse = facts["players"][facts["active_player"]]["trains"], self.purse(facts)
        for track in self.file.tracks:
            enough = trains >= track.length + track.mountain  # TR-4.2, LA-5.2
            if enough and self._is_free(facts, track) and any(payments(track, purse)):
                yield f"claim {track.id}"

    def _is_free(self, facts: Facts, track: Track) -> bool:
        """TR-4.5, TR-4.6, and the tracks that are open to so many players."""
        owners, beside = facts["tracks"], self.beside[track.id]
        taken = [owners[each.id] for each in beside if each.id in owners]
        return (
            track.id not in owners
            and facts["active_player"] not in taken
            and len(taken) < self.usable(beside)
        )

    def _pay(self, facts: Facts) -> Iterator[str]:
        track = self.tracks[str(facts["payment"]["track"])]
        return payments(track, self.purse(facts))

    def _from_rack(self, facts: Facts) -> Iterator[str]:
        """TA-2.3: any mix that hand and rack have."""
        payment, hand, rack = facts["payment"], self.hand(facts), self.rack(facts)
        card, coloured = payment["card"], payment["coloured_to_lay"]
        wild = payment["locomotives_to_lay"]
        for of_colour in range(coloured + 1):
            for wilds in range(wild + 1):
                from_rack = Counter({card: of_colour}) + Counter({LOCOMOTIVE: wilds})
                whole = Counter({card: coloured}) + Counter({LOCOMOTIVE: wild})
                if from_rack <= rack and whole - from_rack <= hand:
                    yield f"from-rack {of_colour} {wilds}"

    def _extra(self, facts: Facts) -> Iterator[str]:
        """TA-6.1, TA-6.2; TA-6.3: nobody has to."""
        payment, purse = facts["payment"], self.purse(facts)
        for wild in range(payment["due"] + 1):
            coloured = payment["due"] - wild
            if payment["card"] == LOCOMOTIVE and coloured:
                continue
            if purse[payment["card"]] >= coloured and purse[LOCOMOTIVE] >= wild:
                yield f"extra {wild}"
        yield "withdraw"


def payments(track: Track, purse: Counter[str]) -> Iterator[str]:
    """TR-4.1, LA-3.1: how the track can be paid for."""
    for colour in COLOURS if track.colour == "gray" else (track.colour,):
        for wild in range(track.ferry, track.length):
            if purse[colour] >= track.length - wild and purse[LOCOMOTIVE] >= wild:
                yield f"pay {colour} {wild}"
    if purse[LOCOMOTIVE] >= track.length:
        yield "pay locomotive"
