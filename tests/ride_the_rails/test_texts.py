"""What people read: every message in three languages, and none left out; what stands in words."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.ride_the_rails.positions import (
    laying,
    lays,
    opening,
    position,
    rides,
    running,
    way,
)
from tests.support.catalogues import messages, said, variables
from tests.support.playing import facts, play
from trunkline import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.texts import slug
from trunkline.games import find_game
from trunkline.games.ride_the_rails.state import RAILROAD_NAMES, TERRAIN_NAMES
from trunkline.testing import laws
from trunkline.testing.laws.base import some_action

GAME = find_game("ride-the-rails")
FILE = GAME.board.file
PROMPTS = ("lay-last", "lay-mountain", "ride-start", "ride-city")  # besides the decisions' own
BLUE = way("M43", "M49")  # Atlanta and Charleston

every_language = pytest.mark.parametrize("language", LANGUAGES)


# The catalogues


@every_language
def test_no_text_is_missing(language: str) -> None:
    laws.texts_are_complete(GAME)
    wanted = [f"{what}-{each}" for what in ("prompt", "waiting") for each in PROMPTS]
    wanted += [f"board-{slug(FILE.title)}"]
    wanted += [f"terrain-{terrain}" for terrain in TERRAIN_NAMES]
    wanted += [f"place-{slug(name)}" for name in FILE.place_names.values()]
    wanted += [f"place-{slug(name)}" for name, _ in FILE.waters]
    for kind in ("railroad", "railway", "colour", "letters"):
        wanted += [f"{kind}-{railroad}" for railroad in RAILROAD_NAMES]
    assert [key for key in wanted if key not in GAME.texts(language)] == []


@every_language
def test_the_languages_have_the_same_messages_with_the_same_values(language: str) -> None:
    english, here = messages(GAME, "en"), messages(GAME, language)
    assert {*here} == {*english}
    assert [key for key in here if variables(here[key]) != variables(english[key])] == []


@every_language
def test_no_two_names_are_the_same(language: str) -> None:
    texts = GAME.texts(language)
    cities = {texts.name("place", name) for name in FILE.place_names.values()}
    assert len(cities) == 50  # of 51: there are two Portlands, on the board as on the land
    for kind in ("railroad", "railway", "colour", "letters"):
        assert len({texts(f"{kind}-{railroad}") for railroad in RAILROAD_NAMES}) == 6


@every_language
def test_every_message_reads_well_whatever_the_number(language: str) -> None:
    for key in messages(GAME, language):
        for text in said(GAME, language, key):
            assert text == text.strip(), key
            assert not re.search(r"[{}]|\s\s| [.,;:!?]|[.,;:]{2}", text), (key, text)
            assert not re.search(r"\$(?![\d№])", text), (key, text)  # dollars have a number
            assert '"' not in text, key
            assert "'" not in text, key


def test_russian_is_written_in_russian() -> None:
    for key in messages(GAME, "ru"):
        for text in said(GAME, "ru", key):
            assert not re.search(r"[A-Za-z]", text), (key, text)


def test_hungarian_is_written_in_hungarian() -> None:
    english = re.compile(
        r"\b(the|and|of|to|from|share|shares|railroad|track|train|player|dollars?|link|links"
        r"|passengers?|round|locomotives?|hex|are)\b",
        re.IGNORECASE,
    )
    for key in messages(GAME, "hu"):
        for text in said(GAME, "hu", key):
            assert not english.search(text), (key, text)


# Prompts


def asked(match: Match) -> str:
    return match.text().prompt().removeprefix("Player 1: ")


@pytest.mark.clause("RR-3.1", "RR-3.2")
def test_who_lays_track_reads_how_many_more_and_what_a_mountain_costs() -> None:
    match = laying({"red": "E7"})
    assert asked(match) == (
        "lay track. 8 more locomotives are allowed, one fewer if any goes on a mountain."
    )
    play(match, "lay red E9")
    assert "7 more" in asked(match)
    play(match, *lays("red", "E11 E13 D14 D16"))
    assert asked(match) == "lay track. 2 more locomotives are allowed, on mountains too."
    match = laying({"red": "F28"})
    play(match, *lays("red", "F26 F24 F22 F20 G21 G23 G25"))
    assert asked(match) == "lay track. One more locomotive is allowed, but not on a mountain."
    assert "но не на горный гекс" in match.text("ru").waiting()


@pytest.mark.clause("RR-6.1", "RR-6.2")
def test_who_runs_a_train_reads_where_the_passenger_is() -> None:
    match = running({"blue": BLUE})
    assert asked(match) == "run a train. Choose the city whose passenger travels."
    play(match, "from M43")
    assert "leaves Atlanta (M43)" in asked(match)
    play(match, *rides("blue", BLUE.split()[1]))
    assert asked(match) == f"ride on along the blue railroad from {BLUE.split()[1]} to a city."
    assert "a kék vasúton" in match.text("hu").prompt()
    play(match, *rides("blue", " ".join(BLUE.split()[2:])))
    assert asked(match).startswith("the passenger is in Charleston (M49) after one link.")
    assert "пройдена 1 связь" in match.text("ru").waiting()


def test_what_can_be_weighed_as_a_whole_is_a_journey() -> None:
    assert not opening().has_suggestions
    assert not laying().has_suggestions
    match = running({"blue": BLUE})
    assert match.has_suggestions
    play(match, "from M43", *rides("blue", BLUE.split()[1]))
    assert match.has_suggestions


@pytest.mark.clause("RR-2.2")
def test_all_shares_are_offered_by_name_even_those_that_cannot_be_taken() -> None:
    match = opening()
    assert [str(each) for each in match.offers] == [f"share {name}" for name in RAILROAD_NAMES]
    assert match.why_not("share black") == "RR-2.2"


# At the table


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_match_can_be_told_in_every_language(players: int) -> None:
    match, asked = Match(GAME, players, seed=3), Counter[str]()
    while match.actor is not None:
        decision = str(facts(match)["decision"])
        asked[decision] += 1
        if asked[decision] % 10 == 1:
            for language in LANGUAGES:
                assert match.observed_by(match.actor).text(language).prompt()
                assert match.observed_by(None).text(language).waiting()
        match.play(some_action(match))
    assert {*asked} == {"share", "lay", "from", "ride"}
    for language in LANGUAGES:
        for event in {event.kind: event for event in match.events}.values():
            assert match.text(language).describe(event)
        assert match.text(language).prompt()


@pytest.mark.clause("RR-5.1", "RR-5.2", "RR-5.3", "RR-6.5", "RR-6.6")
def test_the_scoring_says_where_the_money_comes_from() -> None:
    networks = {"red": way("F40", "I43", "K39"), "blue": way("F34", "F40").rsplit(maxsplit=1)[0]}
    match = laying(networks, shares={"red": (2, 1, 0), "blue": (1, 0, 0)})
    events = play(match, "lay blue F40", "done", "done", "done")
    events += play(match, "from I43", *rides("red", way("I43", "F40").split(maxsplit=1)[1]), "stop")
    lines = [
        (line.seat, line.text, line.clause, line.points)
        for line in match.text("en").scoring(events)
    ]
    assert lines == [
        (0, "One train run", "RR-6.6", 2),
        (0, "Dividends of the red railroad, from one journey", "RR-6.5", 2),
        (0, "One locomotive in Chicago", "RR-5.1", 2),
        (1, "Dividends of the red railroad, from one journey", "RR-6.5", 1),
    ]
    assert match.text("ru").scoring(events)[1].text == "Дивиденды красной дороги, 1 выплата"


def test_railroads_and_cities_are_called_in_the_readers_words() -> None:
    match = position("share", round=5)
    labels = {
        language: match.text(language).label(match.action("share black")) for language in LANGUAGES
    }
    assert labels == {
        "en": "Take a share of the black railroad",
        "ru": "Взять акцию чёрной дороги",
        "hu": "Elveszek egy fekete részvényt",
    }
    label = match.text("ru").label(match.action("ride orange F40"))
    assert label == "Ехать по оранжевой дороге: Чикаго (F40)"
