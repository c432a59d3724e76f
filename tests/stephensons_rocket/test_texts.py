"""What people read: every message in three languages, and none left out."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.stephensons_rocket.positions import E1999, position
from tests.support.catalogues import messages, said
from tests.support.playing import play
from trunkline import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.texts import slug
from trunkline.games import find_game
from trunkline.games.stephensons_rocket import board_file
from trunkline.games.stephensons_rocket.decisions import DECISIONS
from trunkline.games.stephensons_rocket.state import BOARDS
from trunkline.testing import laws
from trunkline.testing.laws.base import some_action

GAME = find_game("stephensons-rocket")
FILES = [GAME.own_board({"board": board}).file for board in BOARDS]
SETTINGS = [{}, E1999, {"board": "usa"}, {"board": "china"}]

every_language = pytest.mark.parametrize("language", LANGUAGES)


# The catalogues


@every_language
def test_no_text_is_missing(language: str) -> None:
    laws.texts_are_complete(GAME)
    wanted = ["prompt-veto-first", "waiting-veto-first"]
    wanted += [f"terrain-{each}" for each in board_file.SCHEMA.terrains]
    for file in FILES:
        wanted += [f"board-{slug(file.title)}"]
        wanted += [f"place-{slug(name)}" for name in board_file.towns(file)]
        wanted += [f"place-{slug(name)}" for name, _ in file.waters]
        wanted += [f"railway-{slug(name)}" for name in board_file.company_names(file)]
        for good in board_file.goods(file):
            wanted += [f"good-{slug(good)}", f"letters-{slug(good)}"]
    assert [key for key in wanted if key not in GAME.texts(language)] == []


@every_language
def test_no_two_places_of_a_board_are_called_the_same(language: str) -> None:
    texts = GAME.texts(language)
    for file in FILES:
        names = [texts.name("place", name) for name in board_file.towns(file)]
        assert len({*names}) == len(names) == 28
        letters = [texts(f"letters-{slug(good)}") for good in board_file.goods(file)]
        assert len({*letters}) == len(letters)


@every_language
def test_every_message_reads_well_whatever_the_number(language: str) -> None:
    for key in messages(GAME, language):
        for text in said(GAME, language, key):
            assert text == text.strip(), key
            assert not re.search(r"[{}$]|\s\s| [.,;:!?]|[.,;:]{2}", text), (key, text)
            assert '"' not in text, key
            assert "'" not in text, key


def test_russian_is_written_in_russian() -> None:
    for key in messages(GAME, "ru"):
        for text in said(GAME, "ru", key):
            assert not re.search(r"[A-Za-z]", text), (key, text)


def test_hungarian_is_written_in_hungarian() -> None:
    english = re.compile(
        r"\b(the|and|of|to|from|share|shares|station|line|lines|track|town|player|points?"
        r"|passengers?|bid|bids|hex|company|are|is)\b",
        re.IGNORECASE,
    )
    for key in messages(GAME, "hu"):
        for text in said(GAME, "hu", key):
            assert not english.search(text), (key, text)


# At the table


@pytest.mark.parametrize("options", SETTINGS, ids=["2018", "1999", "usa", "china"])
def test_a_whole_match_can_be_told_in_every_language(options: dict[str, str]) -> None:
    match, asked = Match(GAME, 4, seed=3, options=options), Counter[str]()
    while match.actor is not None:
        decision = DECISIONS[match.state.decision].name
        asked[decision] += 1
        if asked[decision] % 20 == 1:
            for language in LANGUAGES:
                assert match.observed_by(match.actor).text(language).prompt()
                assert match.observed_by(None).text(language).waiting()
        match.play(some_action(match))
    assert {*asked} == {"turn", "veto", "answer"}
    kinds = {event.kind: event for event in match.events}
    for language in LANGUAGES:
        for event in kinds.values():
            assert match.text(language).describe(event)
            assert match.text(language).describe(event.seen_by(None))
        assert match.text(language).scoring(match.events)
        assert match.text(language).prompt()


def test_towns_are_called_as_on_the_map() -> None:
    match = position(lines={"LSWR": "F13"}, invested={"Reading": {"brewing": (1, 0, 0)}})
    events = play(match, "extend LSWR F12")
    told = [match.text("ru").describe(event) for event in events]
    assert "LSWR соединяется с городом: Рединг." in told
    assert "Игрок 1 получает 2 очка за инвестиции: Рединг." in told
    label = match.text("ru").label(match.action("invest London steel"))
    assert label == "Вложить средства: Лондон, сталь"


@pytest.mark.clause("SR-1.7")
def test_in_1999_only_who_is_paid_reads_how_much() -> None:
    invested = {"Reading": {"brewing": (1, 0, 0)}}
    match = position(lines={"LSWR": "F13"}, invested=invested, options=E1999)
    events = play(match, "extend LSWR F12")
    paid = next(event for event in events if event.kind == "city-paid-secretly")
    assert (
        match.text().describe(paid.seen_by(0))
        == "Player 1 receives £2,000 for investments in Reading."
    )
    assert match.text().describe(paid.seen_by(1)) == "Player 1 is paid for investments in Reading."
    assert (
        match.text("hu").describe(paid.seen_by(0))
        == "1. játékos 2000 fontot kap befektetéseiért: Reading."
    )


@pytest.mark.clause("SR-6.1", "SR-6.2")
def test_a_veto_is_told_with_everybodys_name() -> None:
    match = position(lines={"LSWR": "F13 F12 F11"}, shares={"LSWR": (3, 2, 3)})
    play(match, "extend LSWR E11")
    assert match.text().prompt().startswith("Player 2: Player 1 takes the LSWR to E11.")
    assert match.text().prompt().endswith("You hold 2 shares.")
    play(match, "bid 1 G11")
    assert "Player 2 bids one share to take it to G11" in match.text().prompt()
    assert "Игрок 2 ставит 1 акцию за G11" in match.text("ru").waiting()
    play(match, "pass")
    assert match.text().prompt().endswith("Match the bid, or yield. You hold 4.")
    assert "2. játékos, 1 részvény, G11" in match.text("hu").prompt()
