"""What people read: every clause and every message, in three languages, and none left out."""

from __future__ import annotations

import re

import pytest

from tests.support.catalogues import NUMBERS, messages, said
from trunkline import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.texts import slug
from trunkline.games import find_game
from trunkline.games.ticket_to_ride.state import CARD_NAMES, COLOUR_NAMES
from trunkline.testing import laws
from trunkline.testing.laws.base import some_action

TEAM = "ticket-to-ride-team-asia"
LEGENDARY = "ticket-to-ride-legendary-asia"
GAMES = (TEAM, LEGENDARY)

# How many clauses each chapter has.
BASE = {"TR-1": 5, "TR-2": 2, "TR-3": 4, "TR-4": 7, "TR-5": 2, "TR-6": 1}
OWN = {
    TEAM: {
        "TA-1": 3,
        "TA-2": 3,
        "TA-3": 2,
        "TA-4": 1,
        "TA-5": 1,
        "TA-6": 4,
        "TA-7": 3,
        "TA-8": 1,
    },
    LEGENDARY: {"LA-1": 1, "LA-2": 2, "LA-3": 1, "LA-4": 2, "LA-5": 2, "LA-6": 3},
}
RULED = (
    *("TR-1.3", "TR-1.5", "TR-2.2", "TR-3.3"),
    *("TA-1.3", "TA-3.1", "TA-6.2", "TA-6.3", "TA-7.2", "TA-7.3"),
    *("LA-2.1", "LA-6.2", "LA-6.3"),
)

KINDS = (*NUMBERS, -4)  # of numbers; points can be lost

every_game = pytest.mark.parametrize("id", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# The rulebooks


@every_game
@every_language
def test_the_rulebook_has_every_clause_of_the_law_and_no_other(id: str, language: str) -> None:
    chapters = {**BASE, **OWN[id]}
    found = find_game(id).rulebook(language)
    assert [chapter.id for chapter in found.chapters] == list(chapters)
    for chapter in found.chapters:
        numbers = range(1, chapters[chapter.id] + 1)
        assert [each.id for each in chapter.clauses] == [f"{chapter.id}.{n}" for n in numbers]
        assert chapter.title
        assert all(each.text for each in chapter.clauses)
    assert found.introduction


@every_game
@every_language
def test_every_ruling_is_marked_as_one(id: str, language: str) -> None:
    ruling = {"en": "> **Ruling.**", "ru": "> **Решение.**", "hu": "> **Döntés.**"}[language]
    clauses = list(find_game(id).rulebook(language).clauses)
    ruled = [each.id for each in clauses if ruling in each.text]
    assert ruled == [each.id for each in clauses if each.id in RULED]


@every_game
def test_the_points_of_routes_are_the_same_in_every_language(id: str) -> None:
    points = {find_game(id).rulebook(each)["TR-4.4"].text.splitlines()[-1] for each in LANGUAGES}
    assert {re.sub(r"[^\d|]", "", each) for each in points} == {"||1|2|4|7|10|15|18|"}


@pytest.mark.clause("TA-8.1")
@every_language
def test_the_ticket_deck_of_team_asia_is_called_a_substitute(language: str) -> None:
    game = find_game(TEAM)
    word = {"en": "substitute", "ru": "замена", "hu": "helyettesítő"}[language]
    clause = game.rulebook(language)["TA-8.1"].text
    assert word in clause.casefold()
    assert "--tickets" in clause
    label = game.texts(language)("substitute-deck")
    assert word in label
    match = Match(game, 4, seed=1)
    notes = {panel.id: panel.notes for panel in match.scene(language, 0).panels}
    assert label in notes["tickets"]


# The messages


@every_game
def test_no_text_is_missing(id: str) -> None:
    game = find_game(id)
    laws.texts_are_complete(game)
    wanted = [f"card-{card}" for card in (*CARD_NAMES, "unseen")]
    wanted += [f"letters-{card}" for card in CARD_NAMES]
    wanted += [f"colour-{colour}" for colour in (*COLOUR_NAMES, "gray")]
    # The law leaves out decisions with a clause of Team Asia; these two are of both games.
    asked = ("turn-last", "start-tickets", "tickets")
    wanted += [f"{what}-{each}" for what in ("prompt", "waiting") for each in asked]
    wanted += [f"board-{slug(game.board.file.title)}"]
    for language in LANGUAGES:
        assert [key for key in wanted if key not in game.texts(language)] == []


@every_game
@every_language
def test_every_message_reads_well_whatever_the_number(id: str, language: str) -> None:
    game = find_game(id)
    for key in messages(game, language):
        for text in said(game, language, key, KINDS):
            assert text == text.strip(), key
            assert not re.search(r"[{}$]|\s\s| [.,;:!?]|[.,;:]{2}", text), (key, text)
            assert '"' not in text, key
            assert "'" not in text, key


@every_game
def test_russian_is_written_in_russian(id: str) -> None:
    game = find_game(id)
    for key in messages(game, "ru"):
        for text in said(game, "ru", key, KINDS):
            assert not re.search(r"[A-Za-z]", text.replace("«X»", "")), (key, text)
    rulebook = game.rulebook("ru")
    for text in (rulebook.title, rulebook.introduction, *(each.text for each in rulebook.clauses)):
        plain = re.sub(r"`[^`]*`|\b(TR|TA|LA)-\d+(\.\d+)?|«X»|XX века", "", text)
        assert not re.search(r"[A-Za-z]", plain), text


@every_game
def test_hungarian_is_written_in_hungarian(id: str) -> None:
    game = find_game(id)
    english = re.compile(
        r"\b(the|and|of|to|from|card|cards|route|track|ticket|tickets|train|trains|rack|player"
        r"|turn|deck|point|points|are)\b",
        re.IGNORECASE,
    )
    rulebook = game.rulebook("hu")
    texts = [rulebook.title, rulebook.introduction, *(each.text for each in rulebook.clauses)]
    texts += [text for key in messages(game, "hu") for text in said(game, "hu", key, KINDS)]
    for text in texts:
        plain = re.sub(r"`[^`]*`|Ticket to Ride", "", text)
        assert not english.search(plain), text


@every_game
@every_language
def test_every_place_on_the_board_has_a_name(id: str, language: str) -> None:
    game = find_game(id)
    texts, file = game.texts(language), game.board.file
    wanted = [f"city-{slug(each.name)}" for each in file.cities]
    wanted += [f"modern-{slug(each.name)}" for each in file.cities if each.modern]
    wanted += [f"water-{slug(name)}" for name, _ in file.waters]
    assert [key for key in wanted if key not in texts] == []
    names = [texts(f"city-{slug(each.name)}") for each in file.cities]
    assert len(set(names)) == len(names)


# At the table


@pytest.mark.parametrize(("id", "players"), [(TEAM, 4), (LEGENDARY, 3)])
def test_a_whole_match_can_be_told_in_every_language(id: str, players: int) -> None:
    match = Match(find_game(id), players, seed=4)
    while match.actor is not None:
        for language in LANGUAGES:
            assert match.observed_by(match.actor).text(language).prompt()
            assert match.observed_by(None).text(language).waiting()
        match.play(some_action(match))
    for language in LANGUAGES:
        for event in match.events:
            assert match.text(language).describe(event)
            assert match.text(language).describe(event.seen_by(None))
        assert match.text(language).scoring(match.events)
        assert match.text(language).prompt()


def test_what_others_are_told_of_a_card_from_the_deck() -> None:
    match = Match(find_game(LEGENDARY), 2, seed=1, names=("Anna", "Boris"))
    while "draw deck" not in match.legal:
        match.play(match.legal[0])
    drew = next(event for event in match.play("draw deck") if event.kind == "drew-blind")
    seat, seen = int(drew["seat"]), drew.seen_by(1 - int(drew["seat"]))
    name = match.names[seat]
    assert match.text().describe(seen) == f"{name} draws a card from the deck."
    assert match.text("ru").describe(seen) == f"{name} берёт карту из колоды."
    assert match.text("hu").describe(seen) == f"{name} húz egy lapot a pakliból."
    assert match.text().describe(drew).startswith(f"{name} draws a card from the deck: ")
