"""The places of a map in words: what is printed, what lies there, what is beside it."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from trunkline.core.match import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.scene import City, Livery, Piece, RouteMap, Scene, Spot, Track
from trunkline.games import find_game, game_ids
from trunkline.server.views.scene import lying, map_view, places, without_ground

GWR = Livery("GWR", "Great Western", "#2f7a45", "GWR", "solid", "company:GWR")
ADA = Livery.of_seat(0, "Ada", "#9c2430", "solid")
HEXES = Scene(
    layout="flat",
    liveries=(GWR, ADA),
    spots=(
        Spot("Q10", (0, 2), "plain", "plain"),
        Spot("Q9", (0, 1), "mountain", "mountain", "Leeds", cost="4", extra="+1", owner="GWR"),
        Spot("R9", (1, 1), "city", "city", "York", gain="+3"),
    ),
    pieces=(
        Piece("locomotive", "Q9", "GWR", heading=1),
        Piece("token", "R9", "seat:0"),
        Piece("token", "R9", "seat:0"),
        Piece("bid", "R9", "seat:0", label="2"),
        Piece("house", "R9"),
    ),
)
ROUTES = Scene(
    routes=RouteMap(
        size=(10, 10),
        land=(),
        lakes=(),
        waters=(),
        cities=(City("A", "Ankara", (0, 0)), City("B", "Baghdad", (1, 0)), City("J", "", (2, 0))),
        tracks=(
            Track(
                *("1", ("A", "B"), 3),
                cities=("Ankara", "Baghdad"),
                about="3 spaces, red",
                note="owner: Ada",
            ),
            Track(
                *("2", ("B", "J"), 1),
                cities=("Baghdad", "northern junction"),
                about="one space, gray",
            ),
        ),
    )
)


def test_hexes_are_listed_as_the_board_counts_them() -> None:
    found = places(HEXES, "en")
    assert [(each.target, each.name, each.groups) for each in found] == [
        ("hex:Q9", "Leeds (Q9)", ["Q9 – Q10"]),
        ("hex:Q10", "Q10", ["Q9 – Q10"]),
        ("hex:R9", "York (R9)", ["R9"]),
    ]


def test_a_hex_says_what_is_printed_there_and_what_is_beside_it() -> None:
    leeds = places(HEXES, "en")[0]
    assert leeds.about == "mountain, cost 4, developing brings +1, start of Great Western"
    assert leeds.near == {"south": [1], "south-east": [2]}


def test_a_hex_has_a_name_for_every_room() -> None:
    leeds, plain, york = places(HEXES, "en")
    assert (leeds.short, leeds.title) == ("Leeds", "Leeds (Q9), mountain, 4")
    # Where the other fields say the same, it is not sent twice.
    assert (plain.short, plain.title) == (None, None)
    assert (york.short, york.title) == ("York", None)


def test_what_can_be_chosen_is_called_by_whose_it_is_and_where() -> None:
    station = Piece("station", "Q9", "seat:0", target="station:Q9")
    drawn = map_view(replace(HEXES, pieces=(station, Piece("house", "R9"))), "en")
    assert drawn.titles == {"station:Q9": "Ada, Leeds (Q9)"}
    assert f"<title>{drawn.titles['station:Q9']}</title>" in drawn.play
    assert map_view(ROUTES, "en").titles == {
        "track:1": "Ankara – Baghdad, 3 spaces, red · owner: Ada"
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_what_is_sent_of_a_place_is_what_is_drawn_there(id: str, language: str) -> None:
    game = find_game(id)
    drawn = map_view(Match(game, max(game.players)).scene(language), language)
    board = ElementTree.fromstring(f"<svg>{drawn.ground}</svg>")
    titles = {
        spot.get("data-target"): spot.findtext("title")
        for spot in board.iter("g")
        if "spot" in (spot.get("class") or "").split()
    }
    assert titles == {
        each.target: each.title or ", ".join(filter(None, (each.name, each.about)))
        for each in drawn.places
    }


def test_what_lies_in_a_hex_is_said_by_owner_and_number() -> None:
    assert lying(HEXES, "en") == {
        "hex:Q9": ["locomotive: Great Western, heading north-east"],
        "hex:R9": ["brings +3", "2 tokens: Ada", "bid: Ada, 2", "house"],
    }
    assert lying(HEXES, "ru")["hex:R9"][1] == "2 жетона: Ada"
    assert lying(HEXES, "hu")["hex:Q9"] == ["mozdony: Great Western, északkelet felé néz"]


def test_a_route_stands_under_both_its_cities_and_says_whose_it_is() -> None:
    first, second = places(ROUTES, "en")
    assert (first.name, first.about) == ("Ankara – Baghdad", "3 spaces, red")
    assert first.groups == ["Ankara", "Baghdad"]
    assert first.near == {"Ankara": [], "Baghdad": [1]}
    assert second.groups == ["Baghdad", "northern junction"]
    assert lying(ROUTES, "en") == {"track:1": ["owner: Ada"]}


@pytest.mark.parametrize("id", game_ids())
def test_every_spot_of_every_game_is_a_place_in_words(id: str) -> None:
    game = find_game(id)
    position = Match(game, max(game.players))
    drawn = map_view(position.scene("en"), "en")
    spots = set(re.findall(r'class="spot(?: route)?" data-target="([^"]+)"', drawn.ground))
    assert spots
    for language in LANGUAGES:
        scene = position.scene(language)
        found = places(scene, language)
        assert {each.target for each in found} == spots
        beside = {
            (index, index + step)
            for index, each in enumerate(found)
            for steps in each.near.values()
            for step in steps
        }
        assert beside
        assert beside == {(there, here) for here, there in beside}
        assert set(lying(scene, language)) <= spots


def test_who_has_the_printed_board_is_told_only_what_lies_on_it() -> None:
    drawn = map_view(Match(find_game("chicago-express"), 3).scene("en"), "en")
    assert drawn.places
    assert drawn.lying["hex:A2"] == ["brings +7"]
    assert without_ground(drawn) == replace(drawn, ground="", places=[])
