"""SR-11: the final scoring, and the whole example that the book of 1999 prints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

import pytest

from tests.stephensons_rocket.positions import (
    BOTH_EDITIONS,
    E1999,
    Given,
    Invested,
    points,
    position,
)
from tests.support.playing import facts, play, told
from trunkline import Event, Match

# The LNWR is isolated, so that nobody takes a share; its next tile is the last.
LAST_TILE: Given = {"lines": {"LNWR": "A4 A5 A6"}, "isolated": "LNWR", "tiles": 1, "actions": 1}
LAST_ACTION = "extend LNWR A7"
IN_2_TOWNS = {"Liverpool", "Crewe"}


def ended(options: Mapping[str, str], players: int = 3, **given: Unpack[Given]) -> Match:
    """A match that has just ended with the 60th tile, in which nothing but this is to be scored."""
    match = position(players, options=options, **(LAST_TILE | given))
    holders = sum(count > 0 for count in given.get("shares", {}).get("LNWR", ())[1:])
    play(match, LAST_ACTION, *["pass"] * holders)
    assert match.outcome is not None
    assert match.outcome.reason == "tiles"
    return match


# SR-11.1: passengers


@pytest.mark.clause("SR-11.1")
@pytest.mark.parametrize(
    ("passengers", "paid"),
    [
        ([3, 1, 0], [6, 3, 0]),
        ([2, 2, 1], [4, 4, 0]),
        ([4, 1, 1], [6, 1, 1]),
        ([0, 5, 0], [0, 6, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
@BOTH_EDITIONS
def test_passengers_pay_6_and_3(
    passengers: list[int], paid: list[int], options: Mapping[str, str]
) -> None:
    assert points(ended(options, passengers=passengers)) == paid


# SR-11.2: investments


@pytest.mark.clause("SR-11.2")
@BOTH_EDITIONS
def test_each_industry_pays_6_and_3(options: Mapping[str, str]) -> None:
    invested: Invested = {
        "Manchester": {"steel": [1, 0, 0], "textiles": [0, 2, 0]},
        "Sheffield": {"steel": [1, 0, 1]},
    }
    lines = {"LNWR": "A4 A5 A6", "L&Y": "C1 C2 D2 E3"}  # Manchester and Sheffield
    assert points(ended(options, lines=lines, invested=invested)) == [6, 6, 3]


@pytest.mark.clause("SR-11.2")
@BOTH_EDITIONS
def test_investments_in_cities_that_no_line_connected_are_removed(
    options: Mapping[str, str],
) -> None:
    """The second player has more steel, but in Birmingham, to which nobody came."""
    invested: Invested = {
        "Manchester": {"steel": [1, 0, 0]},
        "Birmingham": {"steel": [0, 2, 0], "leather": [0, 0, 1]},
    }
    lines = {"LNWR": "A4 A5 A6", "L&Y": "C1 C2"}  # Manchester
    match = ended(options, lines=lines, invested=invested)
    assert told(match.events, "investments-removed") == [("Birmingham",)]
    assert points(match) == [6, 0, 0]


@pytest.mark.clause("SR-11.2")
@BOTH_EDITIONS
def test_a_city_that_a_closed_line_connected_stays(options: Mapping[str, str]) -> None:
    lines = {"GWR": "C11 D11 E11 F11 G11 H11", "LSWR": "G14 H13 H12", "LNWR": "A4 A5 A6"}
    guildford: Invested = {"Guildford": {"textiles": [0, 1, 0]}}
    match = ended(options, lines=lines, merged={"LSWR": "GWR"}, invested=guildford)
    assert points(match) == [0, 6, 0]


# SR-11.3: stations and shares


@pytest.mark.clause("SR-11.3")
@BOTH_EDITIONS
def test_stations_on_a_line_then_shares_in_it_pay_for_its_towns(
    options: Mapping[str, str],
) -> None:
    """An isolated company is still on the board."""
    match = ended(options, stations={"A4": 1, "A6": 2, "A5": 1}, shares={"LNWR": [0, 1, 3]})
    assert set(facts(match)["companies"]["LNWR"]["towns"]) == IN_2_TOWNS
    assert told(match.events, "stations-scored") == [(1, "LNWR", 2, 2), (2, "LNWR", 1, 1)]
    assert told(match.events, "shares-scored") == [(1, "LNWR", 1, 1), (2, "LNWR", 3, 2)]
    assert points(match) == [0, 3, 3]


@pytest.mark.clause("SR-11.3")
@BOTH_EDITIONS
def test_a_company_whose_locomotive_never_moved_pays_for_its_starting_town(
    options: Mapping[str, str],
) -> None:
    assert points(ended(options, shares={"NER": [0, 2, 1]})) == [0, 1, 0]


@pytest.mark.clause("SR-11.3")
def test_1999_supplementary_shares_count() -> None:
    match = ended(E1999, shares={"NER": [2, 0, 0]}, substitutes={"NER": [0, 3, 0]})
    assert points(match) == [0, 1, 0]


# SR-11.4: who wins


@pytest.mark.clause("SR-11.4")
@pytest.mark.parametrize(
    ("before", "places"),
    [
        ([5, 9, 7], (3, 1, 2)),
        ([9, 9, 7], (1, 1, 3)),
        ([7, 9, 7], (2, 1, 2)),
        ([4, 4, 4], (1, 1, 1)),
    ],
)
@BOTH_EDITIONS
def test_most_points_win_and_ties_are_shared(
    before: list[int], places: tuple[int, ...], options: Mapping[str, str]
) -> None:
    match = ended(options, points=before)
    assert match.outcome is not None
    assert match.outcome.ranking == places
    assert match.scores == tuple(before)


# The example of 1999

ANDI, BELA, CECIL = range(3)
SEVEN_LINES = {
    "NER": "I1 H1 G2 G3 G4 H4 H5 H6 H7 I8 J7 K8 L7 M7 M6 N5 O6 P6",
    "L&Y": "C0 D0 E0 F0 G1",
    "GER": "N7 N8 M9 L8",
    "LNWR": "B3 C4 C5 C6 C7 B7 A8",
    "GWR": "C11 D11 E11 F11 G11 H11 I12 J12 J13 I14 H14 G15 F15 E15 D14 C14 B13 A13",
    "LSWR": "F13 F12",
    "SER": "N12 M12 L11 K11 K10 J9 I10 I11",
}
MERGED = {"L&Y": "NER", "GER": "NER", "LSWR": "GWR", "SER": "GWR"}
STATIONS = {
    hex: seat
    for seat, hexes in {
        ANDI: "I1 J7 C11 J12 F15",
        BELA: "G4 D0 B3 C6 F11 N12",
        CECIL: "G2 H6 M9 B7 C14",
    }.items()
    for hex in hexes.split()
}
SHARES = {"NER": [3, 4, 2], "LNWR": [2, 1, 2], "GWR": [2, 3, 5]}  # Andi takes one more
TOKENS: Invested = {
    "Birmingham": {"steel": [1, 0, 1], "leather": [0, 1, 0]},
    "Brighton": {"brewing": [1, 1, 0]},
    "Cambridge": {"brewing": [0, 1, 0], "leather": [1, 1, 0]},
    "Guildford": {"textiles": [1, 1, 0], "brewing": [0, 0, 1]},
    "Ipswich": {"steel": [1, 1, 0], "textiles": [0, 0, 1]},
    "Leicester": {"steel": [0, 1, 0], "leather": [1, 0, 1]},
    "London": {"steel": [0, 0, 1], "brewing": [1, 0, 1]},
    "Manchester": {"steel": [0, 0, 1], "textiles": [1, 0, 1]},
    "Northampton": {"textiles": [1, 0, 0], "leather": [0, 1, 1]},
    "Nottingham": {"textiles": [1, 1, 0]},
    "Reading": {"brewing": [1, 1, 0]},
    "Sheffield": {"steel": [1, 0, 1], "brewing": [0, 0, 1]},
}


@pytest.fixture(scope="module")
def example() -> Match:
    """Andi extends the LNWR with the 60th tile; Béla and Cecil, who hold shares, let him."""
    match = position(
        turn_of=ANDI,
        lines=SEVEN_LINES,
        merged=MERGED,
        stations=STATIONS,
        shares=SHARES,
        invested=TOKENS,
        passengers=[3, 1, 0],
        points=[28, 30, 25],  # in thousands, as earned during the game
        options=E1999,
    )
    assert facts(match)["tiles"] == 1
    play(match, "extend LNWR A9", "pass", "pass")
    assert match.outcome is not None
    assert match.outcome.reason == "tiles"
    return match


def line(events: Sequence[Event], kind: str, name: str | None = None) -> list[tuple[int, int]]:
    """What each player has, and is paid for it, where that is anything: (count, points)."""
    found = dict.fromkeys(range(3), (0, 0))
    for event in events:
        values = list(event.values.values())
        if event.kind == kind and (name is None or name in values):
            found[int(event["seat"])] = int(event["count"]), int(event["points"])
    return [*found.values()]


@pytest.mark.clause("SR-11.2")
@pytest.mark.parametrize(
    ("good", "counts", "paid"),
    [
        ("steel", [3, 2, 4], [3, 0, 6]),
        ("textiles", [4, 2, 2], [6, 1, 1]),
        ("brewing", [3, 3, 3], [3, 3, 3]),
        ("leather", [2, 3, 2], [1, 6, 1]),
    ],
)
def test_1999_example_tokens(example: Match, good: str, counts: list[int], paid: list[int]) -> None:
    cities = facts(example)["cities"].values()
    tokens = [each["goods"][good]["invested"] for each in cities if good in each["goods"]]
    assert [sum(column) for column in zip(*tokens, strict=True)] == counts
    assert [points for _, points in line(example.events, "industry-scored", good)] == paid


@pytest.mark.clause("SR-11.1")
def test_1999_example_passengers(example: Match) -> None:
    assert line(example.events, "passengers-scored") == [(3, 6), (1, 3), (0, 0)]


@pytest.mark.clause("SR-11.3")
@pytest.mark.parametrize(
    ("company", "towns", "stations", "by_stations", "shares", "by_shares"),
    [
        ("NER", 13, [2, 2, 3], [3, 3, 13], [3, 4, 2], [6, 13, 0]),
        ("LNWR", 4, [0, 2, 1], [0, 4, 2], [3, 1, 2], [4, 0, 2]),
        ("GWR", 12, [3, 2, 1], [12, 6, 0], [2, 3, 5], [0, 6, 12]),
    ],
)
def test_1999_example_companies(
    example: Match,
    company: str,
    towns: int,
    stations: list[int],
    by_stations: list[int],
    shares: list[int],
    by_shares: list[int],
) -> None:
    told_of = facts(example)["companies"][company]
    assert len(told_of["towns"]) == towns
    assert told_of["stations"] == stations
    assert [each["shares"][company] for each in facts(example)["players"]] == shares
    paid = {
        kind: [points for _, points in line(example.events, kind, company)]
        for kind in ("stations-scored", "shares-scored")
    }
    assert paid == {"stations-scored": by_stations, "shares-scored": by_shares}


@pytest.mark.clause("SR-11.3")
@pytest.mark.parametrize("company", MERGED)
def test_1999_example_merged_companies_pay_nothing(example: Match, company: str) -> None:
    assert facts(example)["companies"][company]["closed"]
    for kind in ("stations-scored", "shares-scored"):
        assert line(example.events, kind, company) == [(0, 0)] * 3


@pytest.mark.clause("SR-11.4")
def test_1999_example_sums(example: Match) -> None:
    """At the end 44, 45 and 40; with what was earned during the game 72, 75 and 65."""
    at_the_end = [0, 0, 0]
    for event in example.events:
        if event.kind.endswith("-scored"):
            at_the_end[int(event["seat"])] += int(event["points"])
    assert at_the_end == [44, 45, 40]
    assert example.scores == (72, 75, 65)
    assert example.outcome is not None
    assert example.outcome.winners == (BELA,)


@pytest.mark.clause("SR-11.4")
def test_1999_example_the_lines_of_the_scoring_add_up(example: Match) -> None:
    paid = [0, 0, 0]
    for each in example.text().scoring(example.events):
        paid[each.seat] += each.points
    assert paid == [44, 45, 40]
