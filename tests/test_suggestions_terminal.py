"""Suggestions at the terminal: listed, narrowed down by places, taken by number."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.command_line import GAME, run, text_of
from tests.support.ramble import NAME
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.record_file import read_record

DEAL = ("--deal", "first=0", "--deal", "errands=C3 A1 C1 E1")
TABLE = ("play", NAME, "--players", "2", "--seats", "human,human", *DEAL)

pytestmark = pytest.mark.usefixtures("ramble")


def said(*typed: str, language: str = "en") -> str:
    """What is answered, after the first decision is shown."""
    return text_of(run(*TABLE, "--language", language, typed=typed)).partition("> ")[2]


def test_the_best_of_all_are_listed_with_what_they_bring() -> None:
    text = said("ways")
    assert "1 Player 1 +10 Player 2 +3 Aldwell (A1) – Corley (C1) – Elmstow (E1)" in text
    assert "4 × heath, 3 × brook Most for you, Most ahead" in text
    assert "Most for you: no way is better; all were weighed." in text
    assert "To take one: way NUMBER." in text


def test_places_narrow_them_down() -> None:
    text = said("ways e1", "ways E1 c1")
    assert "Elmstow (E1) – Corley (C1) – Aldwell (A1) – Cotmoor (C3)" in text
    last = text.rpartition("> ways E1 c1")[2]
    assert "– Corley (C1) 4 × heath" in last
    assert "Aldwell (A1) 4 ×" not in last


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("ways q7", "There is no place “q7” here."),
        ("ways b1", "No way leads there."),
        ("way", "Name the number of the way, from 1 to 3."),
        ("way 4", "Name the number of the way, from 1 to 3."),
        ("way two", "Name the number of the way, from 1 to 3."),
    ],
)
def test_what_cannot_be_is_said(typed: str, answer: str) -> None:
    assert answer in said(typed)


def test_one_is_taken_by_its_number(tmp_path: Path, ramble: AnyGame) -> None:
    record = tmp_path / "match.txt"
    run(*TABLE, "--save", str(record), typed=["ways E1", "way 2", "quit"])
    played = read_record(record.read_text(encoding="utf-8"), lambda _: ramble)
    assert str(played.actions[0]) == "from E1"
    assert str(played.actions[-1]) == "stop"
    assert played.actor == 1
    best = Match(ramble, 2, seed=played.seed, deal=played.deal).suggestions(["hex:E1"])
    assert best is not None
    assert [action.id for action in played.actions] == list(best.found[1].actions)


def test_a_list_of_an_earlier_decision_is_not_taken_from() -> None:
    """The numbers are those of the best ways now, which are shown first."""
    text = said("ways E1", "from A1", "way 9")
    assert "walk on from Aldwell (A1)" in text
    assert text.rpartition("> way 9")[2].count("Most for you: no way is better") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", ("Больше всего вам: лучшего пути нет", "Взять путь: way НОМЕР.")),
        ("hu", ("A legtöbb neked: ennél jobb út nincs", "Választás: way SZÁM.")),
    ],
)
def test_in_every_language(language: str, words: tuple[str, ...]) -> None:
    text = said("ways", language=language)
    assert all(word in text for word in words)


def test_help_names_the_commands_where_there_are_ways() -> None:
    assert "ways PLACES" in said("help")
    other = run("play", GAME, "--seats", "human,random,random", typed=["help", "ways"])
    assert "ways PLACES" not in text_of(other)
    assert "In this decision there are no ways to be weighed." in text_of(other)
