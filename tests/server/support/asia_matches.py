"""Two short scripted matches of Ticket to Ride Asia, with all that somebody could overhear."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tests.server.support.scripted_matches import UNDO, Deal, ScriptedMatch, tell
from tests.server.support.traffic import Questions
from tests.ticket_to_ride.positions import LEGENDARY, TEAM, whole_deck
from trunkline.core.game import AnyGame

# Team Asia, four players. The first line are the hands, then the row, then what is drawn in turn.
TEAM_CARDS = (
    "2 red blue green  green white yellow black  2 yellow white orange  2 purple orange black"
    " white blue locomotive green purple"
    " blue red  orange black  white 2 yellow red green black  purple  orange locomotive"
)
TEAM_TURNS = (
    # Ada draws blind: a blue card for the rack, a red one for the hand.
    *("draw deck", "to rack", "draw deck"),
    # Béla takes a green one for all to see, and then blind a black one, which goes to the rack.
    *("draw green", "to hand", "draw deck"),
    # Вера tries the tunnel from Cawnpore to Kathmandu, and gives it up.
    *("claim 54", UNDO, "claim 54", "pay yellow 0", UNDO, "pay yellow 0", "from-rack 0 0"),
    "withdraw",
    # Dora draws tickets, and puts one on the rack.
    *("tickets", "keep 21", "return 22", UNDO, "keep 22", "return 23", "return 24", "rack 21"),
    # Ada shares two.
    *("share", "rack 2", UNDO, "rack 2", "rack 4"),
    # Béla pays with the blue card of the rack.
    *("claim 71", "pay blue 0", "from-rack 1 0"),
    # Вера takes the locomotive, Dora two cards of the deck.
    "draw locomotive",
    *("draw deck", "to hand", "draw deck"),
)
ABOUT_TEAM = Questions(
    (
        *("draw deck", "draw red", "tickets", "share", "claim 54", "pay yellow 0", "from-rack 1 0"),
        *("to rack", "extra 0", "withdraw", "keep 1", "return 7", "rack 12", "rack 17", "pass"),
    ),
    ("ticket:1", "ticket:7", "ticket:21", "card:red", "colour:red", "pile:deck", "track:54"),
)

# Legendary Asia, three players.
LEGENDARY_CARDS = (
    "2 yellow blue green  green white red black  2 orange white purple"
    " white red locomotive green blue"
    " blue red  orange black  white"
)
LEGENDARY_TURNS = (
    # Ada draws blind; Béla first for all to see.
    *("draw deck", "draw deck"),
    *("draw red", "draw deck"),
    # Вера draws tickets.
    *("tickets", "keep 10", UNDO, "return 10", "keep 11", "return 12"),
    # Ada claims Irkutsk – Ulan-Bator, over two mountains.
    *("claim 17", UNDO, "claim 17", "pay yellow 0", UNDO, "pay yellow 0"),
    # Béla takes the locomotive, Вера claims Calcutta – Mandalay.
    "draw locomotive",
    *("claim 71", "pay white 0"),
    *("draw deck", "draw deck"),
)
ABOUT_LEGENDARY = Questions(
    (
        *("draw deck", "draw red", "tickets", "claim 17", "pay yellow 0", "pay locomotive"),
        *("keep 1", "return 4", "keep 31", "return 32", "return 10", "pass"),
    ),
    ("ticket:1", "ticket:4", "ticket:32", "card:red", "colour:red", "pile:deck", "track:17"),
)


def team_match() -> ScriptedMatch:
    """Tickets lie in the order of their numbers: 1 to 5 are Ada's, 6 to 10 Béla's, …"""
    starts = [step for seat in range(4) for step in _team_start(seat * 5 + 1)]
    return tell(TEAM, 4, deal(TEAM, TEAM_CARDS), [*starts, *TEAM_TURNS])


def _team_start(first: int) -> Iterator[str]:
    """The first one is for the rack; one is returned. Everybody hesitates."""
    yield from (f"return {first}", UNDO)
    yield from (f"keep {first}", f"keep {first + 1}", f"return {first + 2}", f"keep {first + 3}")
    yield from (f"keep {first + 4}", f"rack {first}")


def legendary_match() -> ScriptedMatch:
    """The long tickets are 31 and up: 31, 1, 2 and 3 are Ada's, 32, 4, 5 and 6 Béla's, …"""
    starts = [step for seat in range(3) for step in _legendary_start(31 + seat, seat * 3 + 1)]
    return tell(LEGENDARY, 3, deal(LEGENDARY, LEGENDARY_CARDS), [*starts, *LEGENDARY_TURNS])


def _legendary_start(long: int, first: int) -> Iterator[str]:
    yield from (f"return {long}", UNDO, f"keep {long}", f"return {first}")
    yield from (f"keep {first + 1}", f"keep {first + 2}")


def deal(game: AnyGame, top: str) -> Deal:
    """Ada begins; these cards lie on top."""
    piles: dict[str, list[int]] = {}
    for ticket in game.board.file.tickets:
        pile = "long_tickets" if ticket.long else "tickets"
        piles.setdefault(pile, []).append(int(ticket.id))
    return {"first": 0, "deck": whole_deck(top), **piles}


SCRIPTED_MATCHES: dict[str, Callable[[], ScriptedMatch]] = {
    "team": team_match,
    "legendary": legendary_match,
}
QUESTIONS: dict[str, Questions] = {"team": ABOUT_TEAM, "legendary": ABOUT_LEGENDARY}
READERS: Sequence[tuple[str, int | None]] = (
    *(("team", seat) for seat in (0, 1, 2, 3, None)),
    *(("legendary", seat) for seat in (0, 1, 2, None)),
)
