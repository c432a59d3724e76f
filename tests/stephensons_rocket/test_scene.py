"""The table as a scene: the map with what lies on it, the liveries, and the panels."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.stephensons_rocket.positions import BOTH_EDITIONS, E1999, opening, position
from tests.support.playing import play, told
from tests.support.scenes import panel, pieces, row, spot, texts
from trunkline import Match
from trunkline.core.events import Event
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.scene import Cell, Counter, Livery, Piece
from trunkline.games import find_game
from trunkline.games.stephensons_rocket.state import BOARDS
from trunkline.render.svg import draw_board
from trunkline.testing.laws.base import some_action

EVERY_BOARD = pytest.mark.parametrize("board", BOARDS)
SETTINGS = [E1999, *({"board": board} for board in BOARDS)]
EVERY_SETTING = pytest.mark.parametrize("options", SETTINGS, ids=["1999", *BOARDS])


def liveries(match: Match, kind: str) -> list[Livery]:
    return [each for each in match.scene().liveries if each.target.startswith(f"{kind}:")]


def counted(cell: Cell) -> list[tuple[str, str, str]]:
    return [(each.owner, each.text, each.gain_text) for each in cell.counters or ()]


# The map


def test_towns_are_told_apart_and_named() -> None:
    match = opening()
    assert (spot(match, "F3").look, spot(match, "F3").target) == ("city", "city:Sheffield")
    assert (spot(match, "G0").look, spot(match, "G0").target) == ("town", "")
    start = spot(match, "F14", "ru")
    assert (start.look, start.owner, start.name) == ("station", "LSWR", "Саутгемптон")
    assert (spot(match, "A1").look, spot(match, "A1").name) == ("plain", "")


@pytest.mark.clause("SR-1.1")
def test_a_locomotive_in_its_starting_town_faces_nowhere() -> None:
    found = {each.owner: each for each in pieces(opening(), "locomotive")}
    assert len(found) == 7
    lswr = found["LSWR"]
    assert (lswr.spot, lswr.heading, lswr.sides, lswr.target) == ("F14", None, (), "company:LSWR")


@pytest.mark.clause("SR-5.1", "SR-5.6")
def test_a_line_lies_behind_its_locomotive() -> None:
    match = position(lines={"LSWR": "F13 F12"})
    engine = next(each for each in pieces(match, "locomotive") if each.owner == "LSWR")
    assert (engine.spot, engine.heading, engine.sides) == ("F12", 0, (3,))
    assert pieces(match, "track") == [Piece("track", "F13", "LSWR", sides=(0, 3))]


@pytest.mark.clause("SR-7.4")
def test_after_a_merger_the_track_is_the_survivors() -> None:
    match = position(lines={"LSWR": "F13 F12 F11", "GWR": "C11 D11"})
    play(match, "extend LSWR E11")
    assert {each.owner for each in pieces(match, "track")} == {"GWR"}
    assert "LSWR" not in {each.owner for each in pieces(match, "locomotive")}
    # A line that was joined where its locomotive stands has its rails there.
    gwr = next(each for each in pieces(match, "locomotive") if each.owner == "GWR")
    assert gwr.spot == "D11"
    assert len(gwr.sides) == 2


def test_stations_are_their_players_and_can_be_pointed_at() -> None:
    match = position(stations={"F13": 1}, lines={"LSWR": "F13 F12"})
    assert pieces(match, "station") == [Piece("station", "F13", "seat:1", target="station:F13")]


@BOTH_EDITIONS
@pytest.mark.clause("SR-1.5", "SR-3.1")
def test_the_goods_that_can_still_be_had_lie_in_their_cities(options: dict[str, str]) -> None:
    match = opening(options=options)

    def in_sheffield() -> list[str]:
        return [each.owner for each in pieces(match, "token") if each.spot == "F3"]

    assert len(pieces(match, "token")) == 36
    assert in_sheffield() == ["good:steel", "good:steel", "good:brewing"]
    play(match, "invest Sheffield steel")
    assert in_sheffield() == ["good:steel", "good:brewing"]


@pytest.mark.clause("SR-6.1", "SR-6.3")
def test_in_a_veto_the_locomotive_stands_where_it_would_come_to() -> None:
    match = position(lines={"LSWR": "F13 F12 F11"}, shares={"LSWR": (3, 2, 3)})

    def engine() -> tuple[str, int | None, tuple[int, ...]]:
        found = next(each for each in pieces(match, "locomotive") if each.owner == "LSWR")
        return found.spot, found.heading, found.sides

    play(match, "extend LSWR E11")
    assert engine() == ("E11", 5, (2,))
    assert Piece("track", "F11", "LSWR", sides=(3, 5)) in pieces(match, "track")
    assert pieces(match, "bid") == [Piece("bid", "E11", "seat:0")]
    play(match, "bid 1 G11", "bid 3 E11")
    assert engine()[0] == "E11"
    assert pieces(match, "bid") == [
        Piece("bid", "E11", "seat:0"),
        Piece("bid", "G11", "seat:1", label="1"),
        Piece("bid", "E11", "seat:2", label="3"),
    ]
    play(match, "yield")
    assert engine() == ("E11", 5, (2,))
    assert pieces(match, "bid") == []


def test_from_its_starting_town_a_locomotive_leaves_no_track_in_a_veto() -> None:
    match = position(shares={"SER": (0, 1, 0)})
    play(match, "extend SER N12")
    engine = next(each for each in pieces(match, "locomotive") if each.owner == "SER")
    assert engine.spot == "N12"
    assert pieces(match, "track") == []


# Liveries


@EVERY_BOARD
def test_everybody_is_told_apart_without_colour_too(board: str) -> None:
    match = opening(4, options={"board": board})
    companies, players = liveries(match, "company"), liveries(match, "seat")
    goods = liveries(match, "good")
    assert (len(companies), len(players)) == (7, 4)
    for group in (companies, players, goods):
        assert len({each.letters for each in group}) == len(group)
        assert len({each.pattern for each in group}) == len(group)
    colours = [each.colour for each in (*companies, *players, *goods)]
    assert len({*colours}) == len(colours)


def test_a_company_has_its_name_in_each_language() -> None:
    names = {
        language: opening().scene(language).liveries[4].name for language in ("en", "ru", "hu")
    }
    assert names["en"] == "Great Western Railway"
    assert names["ru"] == "Большая Западная железная дорога"
    assert names["hu"] == "Nagy Nyugati Vasút"


# Players


@pytest.mark.clause("SR-1.7")
def test_in_2018_everybody_sees_the_points() -> None:
    match = position(points=(4, 9, 9), passengers=(0, 1, 0), stations={"F13": 2})
    found = panel(match, "players")
    assert [each[1:4] for each in texts(found)] == [
        ["4", "0", "7"],
        ["9", "1", "7"],
        ["9", "0", "6"],
    ]
    assert [row[1].strong for row in found.rows] == [False, True, True]


@pytest.mark.clause("SR-1.7")
def test_in_1999_money_is_ones_own_until_the_end() -> None:
    match = position(points=(4, 9, 0), options=E1999)
    assert [row[1].text for row in panel(match, "players", 1).rows] == ["?", "£9,000", "?"]
    assert [row[1].text for row in panel(match, "players", 2, "ru").rows] == ["?", "?", "£0"]
    assert [row[1].text for row in panel(match, "players").rows] == ["?", "?", "?"]
    assert not any(row[1].strong for row in panel(match, "players", 1).rows)


# Companies


@pytest.mark.clause("SR-7.2", "SR-7.3", "SR-8.1")
def test_a_company_shows_holders_in_order_and_what_they_would_get() -> None:
    match = position(
        lines={"LSWR": "F13 F12 F11"},
        stations={"F13": 1, "F11": 2},
        shares={"LSWR": (1, 3, 1)},
    )
    name, towns, shares, stations = row(panel(match, "companies"), "company:LSWR")
    assert (name.owner, name.note, towns.text) == ("LSWR", "", "4")
    assert towns.points == ("hex:F14", "hex:G12", "hex:F10", "hex:E12")
    assert counted(shares) == [("seat:1", "3", "+4"), ("seat:0", "1", "+1"), ("seat:2", "1", "+1")]
    assert [each.strong for each in shares.counters or ()] == [True, False, False]
    # With the next railway town there would be five: 5 and 2, shared by two.
    assert counted(stations) == [("seat:1", "1", "+3"), ("seat:2", "1", "+3")]
    assert shares.text == "Player 2 3 +4, Player 1 1 +1, Player 3 1 +1"


@pytest.mark.clause("SR-9.2")
def test_an_isolated_line_meets_no_further_town() -> None:
    match = position(
        lines={"LSWR": "F13 F12"}, stations={"F13": 0}, shares={"LSWR": (2, 0, 0)}, isolated="LSWR"
    )
    name, _, shares, stations = row(panel(match, "companies"), "company:LSWR")
    assert name.note == "isolated"
    assert counted(stations) == [("seat:0", "1", "")]
    assert counted(shares) == [("seat:0", "2", "+3")]  # at the end


@pytest.mark.clause("SR-1.4")
def test_in_1999_the_piles_are_there() -> None:
    match = position(shares={"LSWR": (2, 1, 0)}, substitutes={"LSWR": (1, 0, 0)}, options=E1999)
    cells = row(panel(match, "companies"), "company:LSWR")
    assert cells[4].text == "13"
    assert counted(cells[2])[0][:2] == ("seat:0", "3")  # a supplementary share counts like others
    assert len(row(panel(opening(), "companies"), "company:LSWR")) == 4


@pytest.mark.clause("SR-7.4")
@pytest.mark.parametrize("seed", range(6))
def test_a_closed_company_says_whose_its_line_is(seed: int) -> None:
    match, into = Match(find_game("stephensons-rocket"), 3, seed=seed), dict[str, str]()
    while match.actor is not None:
        for closed, survivor, *_ in told(match.play(some_action(match)), "merged"):
            into = {each: str(survivor) if of == closed else of for each, of in into.items()}
            into[str(closed)] = str(survivor)
            notes = {row[0].text: row[0].note for row in panel(match, "companies").rows}
            assert {name: note for name, note in notes.items() if note.startswith("→")} == {
                each: f"→ {of}" for each, of in into.items()
            }
    assert into


# The chart


@pytest.mark.clause("SR-1.5", "SR-7.1")
def test_the_chart_has_a_place_for_every_investment() -> None:
    match = position(
        lines={"LSWR": "F13 F12"},
        invested={"Reading": {"brewing": (1, 0, 0), "textiles": (0, 1, 0)}},
    )
    found = panel(match, "industry")
    assert found.kind == "chart"
    assert found.columns == ("city", "steel", "textiles", "brewing", "leather", "pays")
    city, steel, textiles, brewing, _, pays = row(found, "city:Reading")
    assert (city.text, city.strong, city.note) == ("Reading", True, "connected")
    assert (steel.target, steel.counters) == ("", None)
    assert (textiles.target, textiles.counters) == (
        "city:Reading+good:textiles",
        (Counter("seat:1"),),
    )
    assert brewing.counters == (Counter("seat:0"), Counter())
    assert brewing.text == "Player 1, free"
    assert counted(pays) == [("seat:0", "1", ""), ("seat:1", "1", "")]
    assert not row(found, "city:London")[0].strong


@pytest.mark.clause("SR-1.5")
@pytest.mark.parametrize("board", ["usa", "china"])
def test_the_charts_of_other_boards_have_six_industries(board: str) -> None:
    found = panel(opening(options={"board": board}), "industry", language="hu")
    assert len(found.rows) == 12
    for column in range(1, 7):
        assert sum(len(row[column].counters or ()) for row in found.rows) == 6
        assert len({row[column].owner for row in found.rows}) == 1
    assert "iparcikk" in found.columns


# The veto


@pytest.mark.clause("SR-6.1", "SR-6.2")
def test_the_veto_shows_who_bids_and_what_happens_if_all_pass() -> None:
    match = position(4, lines={"LSWR": "F13 F12 F11"}, shares={"LSWR": (1, 1, 2, 3)})
    assert "veto" not in [each.id for each in match.scene().panels]
    play(match, "extend LSWR E11")
    found = panel(match, "veto")
    assert (found.title, found.notes) == ("Veto on the LSWR", ("if nobody bids, it goes to E11",))
    assert [each[1:] for each in texts(found)] == [
        ["1", "·", "·", "decides"],
        ["2", "·", "·", "may bid"],
        ["3", "·", "·", "may bid"],
        ["2", "·", "E11", "answers last"],
    ]
    play(match, "pass", "bid 1 G11")
    found = panel(match, "veto")
    assert found.notes == ("as it stands, Player 3 pays one share and it goes to G11",)
    assert [row[4].text for row in found.rows] == ["passed", "leads", "decides", "answers last"]
    assert [row[2].strong for row in found.rows] == [False, True, False, False]
    play(match, "bid 3 G11")
    assert "veto" not in [each.id for each in match.scene().panels]  # nobody can equal three


@pytest.mark.clause("SR-6.2")
def test_who_has_too_few_shares_cannot_bid() -> None:
    match = position(4, lines={"LSWR": "F13 F12 F11"}, shares={"LSWR": (1, 0, 2, 2)})
    play(match, "extend LSWR E11", "bid 2 G11")
    states = [row[4].text for row in panel(match, "veto").rows]
    assert states == ["cannot bid", "leads", "cannot bid", "decides"]


# The end


def reckoned(match: Match) -> dict[tuple[str, int], int]:
    """The points in the forecast, by what they are for and the seat; the sums apart."""
    rows = [row for row in panel(match, "forecast").rows if not row[0].strong]
    return {
        (row[0].text, seat): int(cell.text)
        for row in rows
        for seat, cell in enumerate(row[1:])
        if cell.text != "·"
    }


PAID = {
    "passengers-scored": "passengers",
    "industry-scored": "{good}",
    "stations-scored": "{company} stations",
    "shares-scored": "{company} shares",
}


def scored(events: Sequence[Event]) -> dict[tuple[str, int], int]:
    """What the rules paid at the end."""
    return {
        (PAID[event.kind].format(**event.values), int(event["seat"])): int(event["points"])
        for event in events
        if event.kind in PAID
    }


@EVERY_SETTING
@pytest.mark.clause("SR-11.1", "SR-11.2", "SR-11.3")
def test_the_forecast_is_what_the_rules_pay(options: dict[str, str]) -> None:
    match = Match(find_game("stephensons-rocket"), 4, seed=2, options=options)
    while match.actor is not None:
        match.play(some_action(match))
    assert reckoned(match) == scored(match.events)
    total = panel(match, "forecast").rows[-1]
    assert [int(cell.text) for cell in total[1:]] == list(match.scores)
    assert panel(match, "forecast").title.startswith("Final scoring")


@pytest.mark.parametrize(
    ("language", "shares"), [("en", "shares"), ("ru", "акции"), ("hu", "részvények")]
)
def test_beside_the_letters_of_a_company_stands_what_is_reckoned(
    language: str, shares: str
) -> None:
    match = position(shares={"LSWR": (2, 1, 0)}, lines={"LSWR": "F13 F12"})
    labels = [row[0] for row in panel(match, "forecast", language=language).rows]
    (label,) = (each for each in labels if each.brief == shares)
    assert label.owner == "LSWR"
    assert label.text.startswith("LSWR")
    assert label.text.endswith(shares)


@pytest.mark.clause("SR-1.7")
def test_money_of_1999_is_counted_in_pounds_and_hidden_from_others() -> None:
    match = position(points=(9, 12, 0), options=E1999)
    own, others = (row[1] for row in panel(match, "players", 0).rows[:2])
    assert (own.text, own.value) == ("£9,000", 9000)
    assert (others.text, others.value) == ("?", None)
    assert own.unit == others.unit
    assert own.unit
    assert (own.unit.kind, own.unit.before) == ("money", "£")


@pytest.mark.clause("SR-11.2")
def test_the_forecast_leaves_out_cities_that_no_line_has_reached() -> None:
    invested = {"London": {"steel": (1, 0, 0)}, "Reading": {"brewing": (0, 2, 0)}}
    match = position(lines={"LSWR": "F13 F12"}, invested=invested, points=(1, 2, 3))
    assert reckoned(match) == {("brewing", 1): 6}
    assert [row[0].text for row in panel(match, "forecast").rows[-2:]] == [
        "Sum",
        "With the points so far",
    ]
    assert [cell.text for cell in panel(match, "forecast").rows[-1][1:]] == ["1", "8", "3"]
    assert [row[4].text for row in panel(match, "players").rows] == ["+0", "+6", "+0"]


@pytest.mark.clause("SR-1.7")
def test_in_1999_the_forecast_does_without_money() -> None:
    rich, poor = (position(points=money, options=E1999) for money in ((9, 9, 9), (0, 0, 0)))
    for seat in (None, 0, 1, 2):
        assert panel(rich, "forecast", seat) == panel(poor, "forecast", seat)
    assert panel(rich, "forecast").notes == ("in thousands of pounds",)


# Supplies


@pytest.mark.clause("SR-1.3", "SR-1.6", "SR-10.2")
def test_what_is_left_in_2018() -> None:
    match = position(lines={"LSWR": "F13 F12"}, passengers=(1, 0, 1), isolated="GWR")
    assert texts(panel(match, "supply")) == [
        ["track tiles", "59"],
        ["companies with shares to be had", "6"],
        ["passengers", "7"],
        ["two-line connectors", "12"],
        ["three-line connectors", "4"],
    ]


@pytest.mark.clause("SR-1.4", "SR-10.1")
def test_what_is_left_in_1999() -> None:
    shares = {"GWR": (16, 0, 0)}  # all of them are held: none can be had
    match = position(shares=shares, substitutes={"SER": (1, 0, 0)}, options=E1999)
    left = dict(texts(panel(match, "supply")))
    assert left["companies with shares to be had"] == "6"
    assert left["supplementary shares"] == "15"
    assert "two-line connectors" not in left


# All of it


@EVERY_SETTING
def test_every_seat_sees_a_scene_in_every_language(options: dict[str, str]) -> None:
    match = Match(find_game("stephensons-rocket"), 3, seed=4, options=options)
    for step in range(240):
        if match.actor is None:
            break
        if step % 40 == 0:
            for seat in (None, *range(match.players)):
                for language in LANGUAGES:
                    assert draw_board(match.scene(language, seat)).startswith("<svg")
        match.play(some_action(match))
