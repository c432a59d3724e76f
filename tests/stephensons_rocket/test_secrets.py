"""SR-1.7: points are open in 2018, money is secret in 1999; all else is open."""

from typing import Any

import pytest

from tests.stephensons_rocket.positions import E1999, E2018, opening, points, position
from tests.support.playing import facts, play
from trunkline import Event, Match

EVERY_SEAT = (0, 1, 2, None)  # of three; the last is a spectator


def money_seen(match: Match, viewer: int | None) -> list[Any]:
    seen: Any = match.view(viewer)["position"]
    return [each["points"] for each in seen["players"]]


@pytest.mark.clause("SR-1.7")
def test_2018_points_are_open() -> None:
    match = position(points=(5, 17, 9), options=E2018)
    for seat in EVERY_SEAT:
        assert match.view(seat)["position"] == match.position()
        assert match.view(seat)["scores"] == [5, 17, 9]


@pytest.mark.clause("SR-1.7")
def test_1999_everybody_sees_their_own_money_only() -> None:
    match = position(points=(5, 17, 9), options=E1999)
    assert points(match) == [5, 17, 9]
    assert money_seen(match, 0) == [5, None, None]
    assert money_seen(match, 1) == [None, 17, None]
    assert money_seen(match, 2) == [None, None, 9]
    assert money_seen(match, None) == [None, None, None]


@pytest.mark.clause("SR-1.7")
@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_1999_nothing_served_depends_on_the_money_of_others(seat: int | None) -> None:
    def dealt(others: int) -> Match:
        money = [5 if each == seat else others for each in range(3)]
        return position(points=money, options=E1999)

    poor, rich = dealt(0), dealt(60)
    assert poor.view(seat) == rich.view(seat)
    assert poor.scene("en", seat) == rich.scene("en", seat)


@pytest.mark.clause("SR-1.7")
def test_1999_all_else_is_open() -> None:
    match = position(
        lines={"GWR": "C12"},
        stations={"E6": 1, "C12": 2},
        shares={"GWR": (1, 2, 0)},
        substitutes={"GWR": (0, 3, 0)},
        invested={"Sheffield": {"steel": (1, 0, 1)}},
        passengers=(2, 0, 1),
        points=(5, 17, 9),
        options=E1999,
    )
    for seat in EVERY_SEAT:
        known = facts(match)
        for other, each in enumerate(known["players"]):
            each["points"] = each["points"] if other == seat else None
        assert match.view(seat)["position"] == known


def events_that_pay() -> list[Event]:
    """A city pays seats 0 and 2, a railway town seat 1, a merger seats 0 and 1."""
    match = position(
        lines={"GWR": "C12", "LSWR": "G14"},
        stations={"D12": 1},
        shares={"LSWR": (3, 1, 0)},
        invested={"Guildford": {"textiles": (1, 0, 1), "brewing": (1, 0, 0)}},
        options=E1999,
    )
    city = play(match, "extend LSWR H13", "pass")
    town = play(match, "extend GWR D12")
    merging = position(
        lines={"GWR": "C12 D12 E13 F12", "LSWR": "G14"},
        shares={"LSWR": (3, 1, 0)},
        options=E1999,
    )
    merger = play(merging, "extend LSWR G13", "pass")
    return [each for each in (*city, *town, *merger) if "-paid" in each.kind]


@pytest.mark.clause("SR-1.7")
def test_1999_what_is_paid_is_told_to_its_player_alone() -> None:
    events = events_that_pay()
    assert [(each.kind, each["seat"], each["points"]) for each in events] == [
        ("city-paid-secretly", 0, 2),
        ("city-paid-secretly", 2, 1),
        ("town-paid-secretly", 1, 2),
        ("merger-paid-secretly", 0, 2),
        ("merger-paid-secretly", 1, 1),
    ]
    for event in events:
        for viewer in EVERY_SEAT:
            seen = event.seen_by(viewer)
            assert seen.unseen == (viewer != event["seat"])
            assert ("points" in seen.values) == (viewer == event["seat"])


@pytest.mark.clause("SR-1.7")
@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_1999_the_log_names_no_sum_to_others(language: str) -> None:
    match = opening(options=E1999)
    for event in events_that_pay():
        told_to_others = match.text(language).describe(event.seen_by(None))
        assert match.text(language).describe(event) != told_to_others
        assert "000" not in told_to_others
        assert "£" not in told_to_others


@pytest.mark.clause("SR-1.7")
@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_1999_looking_ahead_shows_no_money_of_others(seat: int | None) -> None:
    """Seat 1 would be paid by the move that seat 0 is thinking of."""
    match = position(lines={"GWR": "C12"}, stations={"D12": 1}, points=(5, 17, 9), options=E1999)
    ahead, _ = match.observed_by(seat).after("extend GWR D12")
    shown: Any = ahead.position()
    own = {0: 5, 1: 17 + 2, 2: 9}
    assert [each["points"] for each in shown["players"]] == [
        own[each] if each == seat else None for each in range(3)
    ]


@pytest.mark.clause("SR-1.7")
def test_1999_after_the_end_everything_is_shown() -> None:
    match = position(
        lines={"GWR": "C12"}, points=(5, 17, 9), passengers=(0, 2, 1), tiles=1, options=E1999
    )
    assert money_seen(match, None) == [None, None, None]
    play(match, "extend GWR D12")
    assert match.actor is None
    for seat in EVERY_SEAT:  # the share in a line of two towns, and the passengers
        assert money_seen(match, seat) == [5 + 2, 17 + 6, 9 + 3]
        assert match.view(seat)["scores"] == [7, 23, 12]
