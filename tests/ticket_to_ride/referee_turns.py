"""The referee goes on: the position that follows an action, by the rulebook alone.

Only the order of a shuffle cannot be foreseen: see `referee_chance.py`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.ticket_to_ride.referee import LOCOMOTIVE, Facts, Referee
from tests.ticket_to_ride.referee_chance import ROWS_TOLD, Shuffles, lying
from tests.ticket_to_ride.referee_scores import final

# TR-4.4
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}


def follows(referee: Referee, before: Facts, action: str, shuffles: Shuffles) -> Facts:
    """The position after a legal action."""
    play = Play(referee, before, shuffles)
    word, *arguments = action.split()
    play.carry_out(word, arguments)
    assert not shuffles.decks, "shuffled once too often"
    return play.now


def dealt(referee: Referee, deal: Facts, shuffles: Shuffles) -> Facts:
    """What the set-up lays where (TR-1.2, TA-3.1, LA-2.1), of the position at the start."""
    deck, tickets = [*deal["deck"]], [*deal["tickets"]]
    long_tickets = [*deal.get("long_tickets", ())]
    numbers = referee.numbers
    hands = [cut(deck, 4) for _ in range(referee.players)]
    offers = [
        cut(long_tickets, numbers.long) + cut(tickets, numbers.regular)
        for _ in range(referee.players)
    ]
    play = Play(referee, {"row": [], "deck": deck, "discards": {}}, shuffles)
    play.fill_row()
    return play.now | {"hands": hands, "offers": offers, "ticket_deck": tickets}


def cut(pile: list[Any], count: int) -> list[Any]:
    """Take that many from the top."""
    top, pile[:] = pile[:count], pile[count:]
    return top


class Play:
    """One action carried out on a copy of the position."""

    def __init__(self, referee: Referee, before: Facts, shuffles: Shuffles) -> None:
        self.referee = referee
        self.now: Facts = json.loads(json.dumps(before))  # plain data, copied fast
        self.shuffles = shuffles

    def carry_out(self, word: str, arguments: list[str]) -> None:
        self.now["passes"] = self.now["passes"] + 1 if word == "pass" else 0
        match word:
            case "draw":
                self._draw(arguments[0])
            case "to":
                self._place(arguments[0])
            case "claim":
                self._claim(arguments[0])
            case "pay":
                self._pay(*arguments)
            case "from-rack":
                self._from_rack(int(arguments[0]), int(arguments[1]))
            case "extra":
                self._extra(int(arguments[0]))
            case "withdraw":
                self._withdraw()
            case "tickets":
                self._draw_tickets()
            case "keep" | "return":
                self._decide_on_ticket(word)
            case "rack":
                self._rack_ticket(int(arguments[0]))
            case "share":
                self.now["decision"] = "share"
            case "done" | "pass":
                self._end_turn()
            case _:
                raise AssertionError(word)

    # Who decides

    @property
    def seat(self) -> int:
        return int(self.now["active_player"])

    @property
    def me(self) -> Facts:
        player: Facts = self.now["players"][self.seat]
        return player

    @property
    def my_team(self) -> Facts:
        team: Facts = self.now["teams"][self.referee.team(self.seat)]
        return team

    def _end_turn(self) -> None:
        """TR-6.1, TR-2.2, TR-1.4."""
        now, players = self.now, self.referee.players
        now["draw"], now["payment"] = None, None
        if now["last_turns_left"]:
            now["last_turns_left"] -= 1
            if not now["last_turns_left"]:
                self._end_game("trains")
                return
        elif self._stock() <= self.referee.last_turns_at:
            now["last_turns_left"] = players
        if now["passes"] == players:
            self._end_game("passes")
            return
        now["decision"] = "turn"
        now["active_player"] = (self.seat + 1) % players
        if self.referee.is_team:
            now["shared"] = 0

    def _stock(self) -> int:
        """TA-7.1, LA-6.1."""
        seats = self.referee.seats_of(self.referee.team(self.seat))
        return sum(self.now["players"][seat]["trains"] for seat in seats)

    def _end_game(self, reason: str) -> None:
        self.now |= {"decision": "over", "active_player": None, "ended": reason}
        if self.referee.is_team:
            self.now["shared"] = 0
        self.now["final"] = final(self.referee, self.now)

    # Train cards

    def take(self) -> str | None:
        """The top card of the deck, or of the discards shuffled (TR-3.3)."""
        deck, discards = self.now["deck"], self.now["discards"]
        if not deck and discards:
            deck[:] = self.shuffles.new_deck(Counter(discards))
            discards.clear()
        return deck.pop(0) if deck else None

    def fill_row(self) -> None:
        """TR-3.1, TR-1.3."""
        replaced = 0
        self._fill_gaps()
        while self._has_too_many_locomotives():
            assert replaced < ROWS_TOLD, "the last row may not stay"
            self._discard(self.now["row"])
            self.now["row"] = []
            replaced += 1
            if replaced == ROWS_TOLD:
                self._believe()
            else:
                self._fill_gaps()

    def _fill_gaps(self) -> None:
        row = self.now["row"]
        while len(row) < 5 and (card := self.take()) is not None:
            row.append(card)

    def _has_too_many_locomotives(self) -> bool:
        cards = lying(self.now)
        others = cards.total() - cards[LOCOMOTIVE]
        return bool(self.now["row"].count(LOCOMOTIVE) >= 3 and others >= 3)

    def _believe(self) -> None:
        """Of more rows nothing is told; the last one is made of the same cards."""
        after = self.shuffles.after
        assert lying(after) == lying(self.now)
        self.now |= {name: after[name].copy() for name in ("row", "deck", "discards")}

    def _discard(self, cards: Iterable[str]) -> None:
        self.now["discards"] = dict(Counter(self.now["discards"]) + Counter(cards))

    def _give(self, place: str, card: str) -> None:
        cards = self.me["hand"] if place == "hand" else self.my_team["rack"]
        cards[card] = cards.get(card, 0) + 1

    def _draw(self, what: str) -> None:
        """TR-3.1, TR-3.2, TA-2.2."""
        if what == "deck":
            card = self.take()
            assert card is not None
        else:
            card = what
            self.now["row"].remove(card)
            self.fill_row()
        if self.now["decision"] == "second-card":
            to_hand = not self.referee.is_team or self.now["draw"]["first_to_rack"]
            self._give("hand" if to_hand else "rack", card)
            self._end_turn()
        elif what == LOCOMOTIVE:
            self._give("rack" if self.referee.is_team else "hand", card)
            self._end_turn()
        elif self.referee.is_team:
            self.now["decision"] = "place"
            self.now["draw"] = {"to_be_placed": [card]}
        else:
            self._give("hand", card)
            self._second_card()

    def _place(self, place: str) -> None:
        card = self.now["draw"]["to_be_placed"][0]
        self._give(place, card)
        self._second_card(first_to_rack=place == "rack")

    def _second_card(self, *, first_to_rack: bool = False) -> None:
        """TR-3.3: if only one card can be drawn, one is drawn."""
        self.now["decision"] = "second-card"
        self.now["draw"] = {"to_be_placed": [], "first_to_rack": first_to_rack}
        if not self.referee.legal(self.now):
            self._end_turn()

    # Routes

    def _claim(self, track: str) -> None:
        self.now["decision"] = "pay"
        self.now["payment"] = {
            "track": int(track),
            "card": None,
            "coloured_to_lay": 0,
            "locomotives_to_lay": 0,
            "laid_from_hand": {},
            "laid_from_rack": {},
            "due": 0,
        }

    def _pay(self, card: str, wild: str = "") -> None:
        payment = self.now["payment"]
        length = self.referee.tracks[str(payment["track"])].length
        wilds = length if card == LOCOMOTIVE else int(wild)
        payment |= {"card": card, "coloured_to_lay": length - wilds, "locomotives_to_lay": wilds}
        if self.referee.is_team:
            self.now["decision"] = "from-rack"
        else:
            self._lay(0, 0)
            self._claimed()

    def _lay(self, coloured: int, wild: int) -> None:
        """So many from the rack, the others from the hand."""
        payment = self.now["payment"]
        card = payment["card"]
        whole = Counter({card: payment["coloured_to_lay"]})
        whole += Counter({LOCOMOTIVE: payment["locomotives_to_lay"]})
        from_rack = Counter({card: coloured}) + Counter({LOCOMOTIVE: wild})
        from_hand = whole - from_rack
        hand, rack = self.referee.hand(self.now), self.referee.rack(self.now)
        assert from_hand <= hand
        assert from_rack <= rack
        self.me["hand"] = dict(hand - from_hand)
        if self.referee.is_team:
            self.my_team["rack"] = dict(rack - from_rack)
        payment["laid_from_hand"] = dict(Counter(payment["laid_from_hand"]) + from_hand)
        payment["laid_from_rack"] = dict(Counter(payment["laid_from_rack"]) + from_rack)
        payment["coloured_to_lay"] = payment["locomotives_to_lay"] = 0

    def _from_rack(self, coloured: int, wild: int) -> None:
        first = self.now["decision"] == "from-rack"
        self._lay(coloured, wild)
        track = self.referee.tracks[str(self.now["payment"]["track"])]
        if first and track.tunnel:
            self._turn_up(track.tunnel)
        else:
            self._claimed()

    def _turn_up(self, count: int) -> None:
        """TA-6.1, TA-6.2, TA-6.4."""
        payment = self.now["payment"]
        turned = [card for _ in range(count) if (card := self.take()) is not None]
        payment["due"] = sum(card in (payment["card"], LOCOMOTIVE) for card in turned)
        self.now["tunnel"] = {"track": payment["track"], "turned": turned, "open": True}
        if payment["due"]:
            self.now["decision"] = "extra"
        else:
            self._claimed()

    def _extra(self, wild: int) -> None:
        payment = self.now["payment"]
        payment |= {"coloured_to_lay": payment["due"] - wild, "locomotives_to_lay": wild}
        self.now["decision"] = "extra-from-rack"

    def _clear_tunnel(self) -> None:
        """TA-6.3."""
        tunnel = self.now.get("tunnel")
        if tunnel and tunnel["open"]:
            self._discard(tunnel["turned"])
            tunnel["open"] = False

    def _withdraw(self) -> None:
        """TA-6.3: each card returns where it came from."""
        payment = self.now["payment"]
        self.me["hand"] = dict(Counter(self.me["hand"]) + Counter(payment["laid_from_hand"]))
        rack = Counter(self.my_team["rack"]) + Counter(payment["laid_from_rack"])
        self.my_team["rack"] = dict(rack)
        self._clear_tunnel()
        self.fill_row()
        self._end_turn()

    def _claimed(self) -> None:
        """TR-4.4, TR-4.7, LA-5.1."""
        payment = self.now["payment"]
        track = self.referee.tracks[str(payment["track"])]
        for laid in (payment["laid_from_hand"], payment["laid_from_rack"]):
            self._discard(Counter(laid).elements())
        self._clear_tunnel()
        self.fill_row()
        points = POINTS[track.length] + 2 * track.mountain
        used = track.length + track.mountain
        self.now["tracks"][track.id] = self.seat
        self.me["points"] += points
        self.me["trains"] -= used
        self.me["mountain_crossing"] += track.mountain
        self.me["mountain_routes"] += track.mountain > 0
        if self.referee.is_team:
            self.my_team["points"] += points
            self.my_team["trains"] -= used
        self._end_turn()

    # Tickets

    def _draw_tickets(self) -> None:
        """TR-5.2."""
        top = cut(self.now["ticket_deck"], self.referee.numbers.drawn)
        self.me["offered"] = [{"ticket": ticket, "choice": None} for ticket in top]
        self.now["decision"] = "tickets"

    def _decide_on_ticket(self, word: str) -> None:
        offered = self.me["offered"]
        next(each for each in offered if each["choice"] is None)["choice"] = (
            "kept" if word == "keep" else "returned"
        )
        if any(each["choice"] is None for each in offered):
            return
        at_start = self.now["decision"] == "start-tickets"
        if self.referee.is_team:
            self.now["decision"] = "start-rack" if at_start else "rack-ticket"
        elif at_start:
            self._next_at_start()
        else:
            self._settle(self.seat)
            self._end_turn()

    def _rack_ticket(self, ticket: int) -> None:
        """TA-3.1, TA-3.2, TA-5.1."""
        decision = self.now["decision"]
        if decision == "start-rack":
            self.me["named_for_rack"] = ticket
            self._both_named()
            self._next_at_start()
            return
        if decision == "rack-ticket":
            self._settle(self.seat)
        self.me["tickets"].remove(ticket)
        self.my_team["tickets"].append(ticket)
        if decision == "share":
            self.now["shared"] += 1
            if self.now["shared"] < 2:
                return
        self._end_turn()

    def _settle(self, seat: int) -> None:
        """The tickets kept go to the hand, the others under the deck in the order returned."""
        player = self.now["players"][seat]
        player["tickets"] += [x["ticket"] for x in player["offered"] if x["choice"] == "kept"]
        if self.now["decision"] != "start-tickets" or not self.referee.numbers.box:
            back = [x["ticket"] for x in player["offered"] if x["choice"] == "returned"]
            self.now["ticket_deck"] += back
        player["offered"] = []

    def _both_named(self) -> None:
        """TA-3.1: a team's two reach the rack together."""
        seats = self.referee.seats_of(self.referee.team(self.seat))
        named = [self.now["players"][seat]["named_for_rack"] for seat in seats]
        if None not in named:
            self.my_team["tickets"] += named

    def _next_at_start(self) -> None:
        """From seat 0 up, whoever begins; the tickets change hands when all have decided."""
        if self.seat + 1 < self.referee.players:
            self.now["active_player"] += 1
            self.now["decision"] = "start-tickets"
            return
        for seat, player in enumerate(self.now["players"]):
            self._settle(seat)
            player["kept_at_start"] = len(player["tickets"])
            if self.referee.is_team:
                player["tickets"].remove(player["named_for_rack"])
                player["named_for_rack"] = None
        self.now["active_player"] = self.now["first_player"]
        self.now["decision"] = "turn"
