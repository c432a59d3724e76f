"""What is said of the tracks that a plan hangs on: see `games.ticket_to_ride.bottlenecks`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ticket_to_ride.positions import LEGENDARY, TEAM, position, team
from tests.ticket_to_ride.test_features import look
from trunkline.games.ticket_to_ride import bottlenecks as told
from trunkline.games.ticket_to_ride import features

# Tracks: 60 Rawalpindi – Agra, 63 Agra – Bombay (2 orange). Ticket 21: Rawalpindi – Bombay.
WORTH = float(LEGENDARY.board.structs[0].value[20])


def of_track(seen: Any, number: int, place: int = 0) -> float:
    """The track on which most hangs first."""
    return float(seen[features.BOTTLENECKS + place * told.A_TRACK + number])


def in_all(seen: Any, number: int) -> float:
    return of_track(seen, told.IN_ALL + number)


def test_a_ticket_hangs_on_the_track_that_it_still_needs() -> None:
    one = look(position(tickets=([21],), routes={0: "60"}), 0)
    assert of_track(one, told.HANGING) == pytest.approx(WORTH / 40)
    assert of_track(one, told.HANGING, 1) == 0.0
    done = look(position(tickets=([21],), routes={0: "60 63"}), 0)
    assert not done[features.BOTTLENECKS :].any()


def test_what_hangs_is_told_by_how_near_it_is() -> None:
    def groups(hand: str) -> list[bool]:
        seen = look(position(tickets=([21],), routes={0: "60"}, hands=(hand,)), 0)
        return [in_all(seen, each) > 0 for each in (told.TO_PAY, told.NEARLY, told.FAR_OFF)]

    assert groups("2 orange") == [True, False, False]
    assert groups("orange") == [False, True, False]


def test_cards_that_it_needs_are_seen_in_the_row() -> None:
    row = "purple white orange orange blue"
    seen = look(position(tickets=([21],), routes={0: "60"}, row=row), 0)
    assert of_track(seen, told.IN_THE_ROW) == 1.0
    assert of_track(seen, told.UNSEEN) == pytest.approx(10 / 8)


def test_danger_weighs_as_much_as_hangs_on_it() -> None:
    def exposed(routes: str) -> float:
        match = position(players=2, tickets=([21],), routes={0: "60", 1: routes})
        return in_all(look(match, 0), told.EXPOSED)

    assert exposed("36") < exposed("64") < exposed("64 67")


def test_the_partner_can_pay_from_the_rack() -> None:
    values = TEAM.board.structs[0].value.tolist()
    ticket = values.index(max(values)) + 1

    two_of_all = "2 purple 2 white 2 blue 2 yellow 2 orange 2 black 2 red 2 green"

    def missing(rack: str) -> float:
        match = team(hands=(two_of_all,), racks=(rack,), tickets=([ticket],))
        return of_track(look(match, 0), told.PARTNER_MISSING)

    assert 0.0 < missing(two_of_all) < missing("")


def test_a_team_with_fewer_trains_and_more_cards_has_fewer_turns() -> None:
    def turns(**more: Any) -> float:
        return float(look(team(**more), 0)[features.TIME])

    assert turns(trains=(27, 27, 5, 5)) < turns(trains=(27, 27, 9, 9)) < turns()
    assert turns(trains=(5, 5), hands=("6 red",)) < turns(trains=(5, 5))
