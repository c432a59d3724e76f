"""The table as a scene: the map with what lies on it, the liveries, and the panels."""

from __future__ import annotations

import pytest

from tests.ride_the_rails.positions import (
    CHICAGO,
    EAST_COAST,
    GREEN,
    WEST_COAST,
    money,
    opening,
    position,
    rides,
    running,
    way,
)
from tests.support.playing import facts, play
from tests.support.scenes import panel, pieces, row, spot, texts
from trunkline import Match
from trunkline.core.position import Position
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.scene import Piece
from trunkline.games import find_game
from trunkline.games.ride_the_rails.state import OPENS, RAILROAD_NAMES
from trunkline.render.svg import draw_board
from trunkline.testing.laws.base import some_action

# Nashville and Atlanta, Atlanta and Charleston
RED = way("K39", "M43", "M49")
BLUE = way("M43", "M49")


def after_start(hexes: str) -> str:
    return hexes.split(maxsplit=1)[1]


def spots_of(match: Position, kind: str, owner: str = "") -> list[str]:
    return [each.spot for each in pieces(match, kind) if each.owner == owner]


# The map


def test_cities_are_told_apart_and_named() -> None:
    match = opening()
    assert (spot(match, "I19").look, spot(match, "I19", "ru").name) == ("city", "Денвер")
    assert (spot(match, "G57").look, spot(match, "G57", "hu").name) == ("town", "New York")
    assert (spot(match, "C1").look, spot(match, "C61").look) == ("town", "city")
    assert spot(match, "A3").look == "mountain"
    assert (spot(match, "A5").look, spot(match, "A5").name) == ("plain", "")


@pytest.mark.clause("RR-4.1", "RR-4.2", "RR-4.4")
def test_the_coasts_and_chicago_show_who_may_start_there() -> None:
    starts = {each.id: each.starts for each in opening().scene().spots if each.starts}
    assert {*starts} == {*EAST_COAST, *WEST_COAST, CHICAGO}
    assert starts["G57"] == ("red", "blue", "orange", "black")
    assert starts["A1"] == ("purple", "black")
    assert starts[CHICAGO] == ("orange", "yellow", "black")


@pytest.mark.clause("RR-5.1")
def test_chicago_says_what_it_brings() -> None:
    gains = {each.id: each.gain for each in opening().scene().spots if each.gain}
    assert gains == {CHICAGO: "+$2"}


@pytest.mark.clause("RR-3.5")
def test_railroads_lie_side_by_side() -> None:
    match = position(networks={"red": RED, "blue": BLUE})
    assert match.scene().joined == "all"
    assert {*spots_of(match, "locomotive", "red")} == {*RED.split()}
    assert {*spots_of(match, "locomotive", "blue")} == {*BLUE.split()}
    assert len(pieces(match, "locomotive")) == len(RED.split()) + len(BLUE.split())


@pytest.mark.clause("RR-1.3", "RR-6.7")
def test_a_passenger_waits_in_every_city_until_it_has_travelled() -> None:
    match = running({"blue": BLUE})
    assert len(spots_of(match, "passenger")) == 51
    play(match, "from M43", *rides("blue", after_start(BLUE)), "stop")
    assert len(spots_of(match, "passenger")) == 50
    assert "M43" not in spots_of(match, "passenger")


@pytest.mark.clause("RR-6.2")
def test_a_journey_shows_where_the_passenger_is_and_the_way_so_far() -> None:
    match = running({"blue": BLUE}, order=(2, 0, 1))
    _, next_hex, *rest = BLUE.split()
    play(match, "from M43")
    assert spots_of(match, "passenger").count("M43") == 1
    assert pieces(match, "token") == []
    play(match, f"ride blue {next_hex}")
    assert "M43" not in spots_of(match, "passenger")
    assert next_hex in spots_of(match, "passenger")
    assert pieces(match, "token") == [Piece("token", "M43", "seat:2")]
    play(match, *rides("blue", " ".join(rest)))
    assert spots_of(match, "passenger").count("M49") == 2  # one of them waits there
    assert {*spots_of(match, "token", "seat:2")} == {*BLUE.split()[:-1]}
    play(match, "stop")
    assert pieces(match, "token") == []


@pytest.mark.clause("RR-5.2")
def test_bonuses_lie_in_their_cities_until_they_are_taken() -> None:
    assert {*spots_of(opening(), "bonus")} == {*GREEN}
    assert {each.label for each in pieces(opening(), "bonus")} == {"$5"}
    assert spots_of(position(green="N28 I19"), "bonus") == ["I19", "N28"]


# Liveries


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_told_apart_without_colour_too(language: str) -> None:
    liveries = opening(5).scene(language).liveries
    railroads = [each for each in liveries if each.is_company]
    players = [each for each in liveries if each.seat is not None]
    assert [each.target for each in railroads] == [f"railroad:{name}" for name in RAILROAD_NAMES]
    assert (len(railroads), len(players)) == (6, 5)
    for group in (railroads, players):
        assert len({each.letters for each in group}) == len(group)
        assert len({each.pattern for each in group}) == len(group)
        assert {len(each.letters) for each in group} == {1}
    assert len({each.colour for each in liveries}) == 11


def test_a_railroad_has_its_name_and_its_letter_in_each_language() -> None:
    black = {language: opening().scene(language).liveries[5] for language in LANGUAGES}
    names = {language: (each.name, each.letters) for language, each in black.items()}
    assert names == {
        "en": ("Black Railroad", "K"),
        "ru": ("Чёрная железная дорога", "Ч"),
        "hu": ("Fekete vasút", "F"),
    }


# Players


@pytest.mark.clause("RR-1.2", "RR-7.1")
def test_players_stand_in_order_of_play_with_money_and_shares() -> None:
    match = position(
        order=(2, 0, 1),
        money=(7, 12, 5),
        shares={"red": (2, 0, 1), "yellow": (0, 1, 1)},
    )
    found = panel(match, "holdings")
    assert [each[0].target for each in found.rows] == ["seat:2", "seat:0", "seat:1"]
    assert texts(found) == [
        ["Player 3", "$5", "Red 1, Yellow 1"],
        ["Player 1", "$7", "Red 2"],
        ["Player 2", "$12", "Yellow 1"],
    ]
    assert [each[1].strong for each in found.rows] == [False, False, True]
    counters = row(found, "seat:2")[2].counters or ()
    assert [(each.owner, each.text) for each in counters] == [("red", "1"), ("yellow", "1")]


def test_before_anybody_has_anything_nobody_leads() -> None:
    found = panel(opening(), "holdings")
    assert [each[1:] for each in texts(found)] == [["$0", "·"]] * 3
    assert not any(each[1].strong for each in found.rows)


# Railroads


@pytest.mark.clause("RR-2.2")
def test_railroads_say_from_which_round_they_are_available() -> None:
    for number in range(1, 7):
        found = panel(position("share", round=number), "railroads")
        waiting = [each[0].target for each in found.rows if each[0].note]
        later = zip(RAILROAD_NAMES, OPENS, strict=True)
        assert waiting == [f"railroad:{name}" for name, opens in later if opens > number]
    assert row(panel(opening(), "railroads"), "railroad:purple")[0].note == "from IV"


@pytest.mark.clause("RR-1.2", "RR-3.7")
def test_railroads_show_locomotives_and_cities() -> None:
    match = position(networks={"red": RED}, shares={"red": (2, 1, 0)})
    name, locomotives, cities, *_ = row(panel(match, "railroads"), "railroad:red")
    assert (name.text, name.owner) == ("Red", "red")
    assert locomotives.text == str(27 - len(RED.split()) - 3)
    assert cities.text == "3"
    assert {*cities.points} == {"hex:K39", "hex:M43", "hex:M49"}


def worth(match: Position, railroad: str) -> list[int]:
    cells = row(panel(match, "railroads"), f"railroad:{railroad}")[3:]
    assert [each.owner for each in cells] == [f"seat:{seat}" for seat in range(match.players)]
    return [0 if each.text == "·" else int(each.text) for each in cells]


def strong(match: Position, railroad: str) -> list[bool]:
    return [each.strong for each in row(panel(match, "railroads"), f"railroad:{railroad}")[3:]]


@pytest.mark.clause("RR-6.5")
def test_what_a_link_is_worth_while_nobody_runs_a_train() -> None:
    match = position("lay", shares={"red": (2, 1, 0), "blue": (1, 1, 0)})
    assert worth(match, "red") == [2, 1, 0]
    assert strong(match, "red") == [True, False, False]
    assert strong(match, "blue") == [False, False, False]  # two have most
    assert strong(match, "black") == [False, False, False]
    assert "train" not in panel(match, "railroads").notes[0]


@pytest.mark.clause("RR-6.6")
def test_whose_train_it_is_gets_a_dollar_more() -> None:
    match = running({"blue": BLUE}, order=(1, 0, 2), shares={"blue": (1, 1, 0)})
    assert worth(match, "blue") == [1, 2, 0]
    assert strong(match, "blue") == [False, True, False]
    (note,) = panel(match, "railroads").notes
    assert note.endswith("one of them to Player 2 for the train")


@pytest.mark.clause("RR-6.5", "RR-6.6")
def test_what_a_link_is_worth_is_what_the_rules_pay_for_it() -> None:
    shares = {"red": (2, 0, 1), "blue": (0, 3, 1)}
    match = running({"red": RED, "blue": BLUE}, shares=shares)
    play(match, "from K39", *rides("red", after_start(way("K39", "M43"))))
    for railroad in ("red", "blue"):
        here, farther = match.copy(), match.copy()
        play(here, "stop")
        play(farther, *rides(railroad, after_start(BLUE)), "stop")
        paid = [most - least for least, most in zip(money(here), money(farther), strict=True)]
        assert worth(match, railroad) == paid


# Rounds


@pytest.mark.clause("RR-1.1", "RR-2.2")
def test_rounds_with_the_railroads_that_they_open() -> None:
    found = panel(position("share", round=3), "rounds")
    ((_, track),) = found.rows
    assert found.kind == "track"
    assert track.marks == ("I R B", "II O", "III Y", "IV P", "V K", "VI")
    assert track.step == 2
    assert track.text == "I R B II O [III Y] IV P V K VI"


# The order of the next round


@pytest.mark.clause("RR-2.5")
def test_the_next_order_as_it_stands() -> None:
    match = position("lay", 4, round=2, order=(3, 1, 0, 2), money=(4, 9, 4, 4))
    found = panel(match, "order")
    # Least money first; who is level comes in reverse.
    assert [each[0].target for each in found.rows] == ["seat:2", "seat:0", "seat:3", "seat:1"]
    assert [each[1:] for each in texts(found)] == [
        ["$4", "↑3"],
        ["$4", "↑1"],
        ["$4", "↓2"],
        ["$9", "↓2"],
    ]


@pytest.mark.clause("RR-2.5")
@pytest.mark.parametrize("seed", range(3))
def test_the_next_order_is_the_one_that_comes(seed: int) -> None:
    match, rounds = Match(find_game("ride-the-rails"), 4, seed=seed), 1
    while match.actor is not None:
        before = match.copy()
        match.play(some_action(match))
        if facts(match)["round"] > rounds:
            rounds += 1
            before.state.money[:] = match.state.money  # with what the last action paid
            foreseen = [each[0].target for each in panel(before, "order").rows]
            assert foreseen == [f"seat:{seat}" for seat in facts(match)["order"]]
    assert rounds == 6


@pytest.mark.clause("RR-2.5")
def test_in_the_last_round_no_order_is_set() -> None:
    found = panel(position("lay", round=6), "order")
    assert found.rows == ()
    assert found.title == "Next round’s order"
    assert found.notes == ("none is set after the last round",)


# Bonuses


@pytest.mark.clause("RR-5.1", "RR-5.2", "RR-5.3")
def test_the_bonuses_that_are_still_open() -> None:
    match = position(green="N28 I19", transcontinental=True)
    assert texts(panel(match, "bonuses")) == [
        ["Chicago, each time", "$2"],
        ["Denver", "$5"],
        ["Dallas", "$5"],
        ["Coast to coast, changes in cities only", "$12"],
        ["Coast to coast, other changes", "$8"],
    ]
    taken = position(green="", transcontinental=False)
    assert texts(panel(taken, "bonuses")) == [["Chicago, each time", "$2"]]


@pytest.mark.clause("RR-1.3")
def test_how_many_passengers_still_wait() -> None:
    assert texts(panel(opening(), "left")) == [["Passengers in the cities", "51"]]
    assert texts(panel(position(passengers="F28 M43"), "left"))[0][1] == "2"


# All of it


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_sees_a_scene_in_every_language(players: int) -> None:
    match, shown = Match(find_game("ride-the-rails"), players, seed=4), 0
    while match.actor is not None:
        if len(match.actions) % 60 == 0:
            for language in LANGUAGES:
                for seat in (None, match.actor):
                    assert draw_board(match.scene(language, seat)).startswith("<svg")
                    shown += 1
        match.play(some_action(match))
    assert shown > 6
    assert "order" not in [each.id for each in match.scene().panels]
