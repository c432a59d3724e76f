"""Editions of a game: one rulebook, which says where they differ."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.support.command_line import refused, run, text_of
from tests.support.handcar_editions import EDITIONS, NAME, write_editions_game
from trunkline.core.editions import differences, edition_option
from trunkline.core.game import AnyGame
from trunkline.core.rulebook import LANGUAGES, Clause, UnknownEdition, read_rulebook
from trunkline.games import find_game, game_modules

CHICAGO = find_game("chicago-express")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("editions")
    write_editions_game(made)
    return made


@pytest.fixture
def game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.syspath_prepend(folder)
    found: AnyGame = importlib.import_module(NAME).GAME
    return found


# The rulebook

CLAUSE = Clause(
    "HC-1.2",
    "Both do.\n\n*1830:* Old.\n\n*1840:* New,\nand long.\n\nBoth again:\n\n- *here* too\n\n"
    "> **Ruling.** *1840:* So\n> be it.\n\n> **Example.** *1830:* Ada.\n>\n> | a |\n> |---|",
)


def test_marks_are_read_before_paragraphs_rulings_and_examples() -> None:
    marks = [part.edition for part in CLAUSE.passages]
    assert marks == ["", "1830", "1840", "", "", "1840", "1830"]


def test_what_each_edition_says_is_without_marks_and_examples() -> None:
    assert CLAUSE.editions == {
        "1830": "Old.",
        "1840": "New,\nand long.\n\n> **Ruling.** So\n> be it.",
    }
    assert Clause("HC-1.1", "The *same* in both: 1830: no mark.").editions == {}


def test_a_clause_of_one_edition_is_what_both_say_and_what_it_says() -> None:
    old = CLAUSE.of("1830")
    assert old is not None
    assert old.text == (
        "Both do.\n\nOld.\n\nBoth again:\n\n- *here* too\n\n"
        "> **Example.** Ada.\n>\n> | a |\n> |---|"
    )
    assert Clause("HC-1.4", "*1840:* New only.").of("1830") is None


def test_a_summary_has_what_both_editions_say_but_no_example() -> None:
    assert CLAUSE.summary == "Both do. 1830: Old. 1840: New, and long. Ruling. 1840: So be it."


def test_the_rulebook_of_one_edition(game: AnyGame) -> None:
    book = game.rulebook()
    assert book.editions == EDITIONS
    old, new = book.of("1830"), book.of("1840")
    assert "HC-1.4" not in [clause.id for clause in old.clauses]
    assert "HC-1.4" in [clause.id for clause in new.clauses]
    assert "boot" in old["HC-1.2"].text
    assert "boot" not in new["HC-1.2"].text
    assert old.editions == ()


@pytest.mark.parametrize("id", ["chicago-express", NAME])
def test_an_edition_that_is_not_there(id: str, game: AnyGame) -> None:
    book = (game if id == NAME else CHICAGO).rulebook()
    known = "choose 1830 or 1840" if id == NAME else "it has one only"
    with pytest.raises(UnknownEdition, match=f"has no edition '1850': {known}"):
        book.of("1850")


# What differs


def test_the_option_whose_choices_are_the_marks_chooses_the_edition(game: AnyGame) -> None:
    chooser = edition_option(game)
    assert chooser is not None
    assert chooser.name == "edition"
    assert edition_option(CHICAGO) is None
    assert differences(CHICAGO) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_differences_are_the_marked_clauses_and_the_options(game: AnyGame, language: str) -> None:
    found = {each.clause.id: each for each in differences(game, language)}
    assert list(found) == ["HC-1.2", "HC-1.3", "HC-1.4"]
    (brake,), (line,) = found["HC-1.2"].options, found["HC-1.3"].options
    assert (brake.option.name, dict(brake.possible)) == ("brake", {})
    assert brake.defaults == {"1830": "boot", "1840": "lever"}
    assert (line.option.name, dict(line.defaults)) == ("line", {})
    assert line.possible == {"1830": ("short",), "1840": ("short", "long")}
    assert list(found["HC-1.4"].clause.editions) == ["1840"]


# At the terminal


@pytest.fixture
def installed(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(game_modules(), game.id, NAME)
    return game.id


@pytest.mark.parametrize(
    ("language", "said", "options"),
    [
        (
            "en",
            "The handcar is braked with the boot. The handcar has a brake.",
            ["What brakes it? By default: a lever", "Which line? To choose from: short, long"],
        ),
        (
            "ru",
            "Дрезину тормозят сапогом. У дрезины есть тормоз.",
            ["Чем тормозят? По умолчанию: рычаг", "Какой путь? На выбор: короткий, длинный"],
        ),
        (
            "hu",
            "A hajtányt csizmával fékezik. A hajtánynak fékje van.",
            ["Mi fékezi? Alapértelmezés: kar", "Melyik vonal? Választható: rövid, hosszú"],
        ),
    ],
)
def test_the_command_puts_editions_side_by_side(
    installed: str, language: str, said: str, options: list[str]
) -> None:
    result = run("rules", installed, "--editions", "--language", language, width=160)
    lines = [" ".join(line.split()) for line in result.output.splitlines()]
    assert lines[0] == "1830 1840"
    assert f"HC-1.2 {said}" in lines
    for line in options:
        assert line in text_of(result)
    assert "HC-1.1" not in result.output


def test_the_command_shows_the_rules_of_one_edition(installed: str) -> None:
    text = text_of(run("rules", installed, "HC-1.2", "--edition", "1840"))
    assert "has a brake" in text
    assert "boot" not in text


def test_bad_arguments_about_editions(installed: str) -> None:
    assert refused("rules", "chicago-express", "--editions", code=1) == (
        "Chicago Express has one edition only."
    )
    assert refused("rules", installed, "--edition", "1850").startswith(
        "Handcar has no edition '1850': choose 1830 or 1840."
    )
    assert refused("rules", installed, "HC-1.2", "--editions").startswith("--editions stands alone")


# Stephenson's Rocket

ROCKET = find_game("stephensons-rocket")


def test_the_rocket_has_come_out_twice() -> None:
    assert ROCKET.rulebook().editions == ("1999", "2018")
    chooser = edition_option(ROCKET)
    assert chooser is not None
    assert chooser.name == "edition"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_of_the_rocket_is_told(language: str) -> None:
    found = {each.clause.id: each for each in differences(ROCKET, language)}
    assert set(found) == {
        *("SR-1.2", "SR-1.4", "SR-1.5", "SR-1.6", "SR-1.7", "SR-3.1", "SR-4.1", "SR-5.4"),
        *("SR-5.5", "SR-5.7", "SR-6.2", "SR-6.3", "SR-6.4", "SR-7.1", "SR-7.3", "SR-7.4"),
        *("SR-7.5", "SR-7.8", "SR-8.2", "SR-8.3", "SR-9.2", "SR-10.1", "SR-10.2", "SR-11.4"),
    }
    options = {each.option.name: each for one in found.values() for each in one.options}
    assert options["board"].possible["1999"] == ("england",)
    assert options["move_stations"].defaults == {"1999": "any", "2018": "unconnected"}
    assert options["veto_defence"].defaults == {"1999": "any", "2018": "original"}
    assert set(options) == {"board", "move_stations", "veto_defence"}


def test_the_book_of_one_edition_does_not_speak_of_the_other() -> None:
    folder = ROCKET.folder
    for language in LANGUAGES:
        book = read_rulebook(folder, language)
        assert "16" in book.of("1999")["SR-1.4"].text
        assert "16" not in book.of("2018")["SR-1.4"].text
        for edition in book.editions:
            assert [each.id for each in book.of(edition).clauses] == [
                each.id for each in book.clauses
            ]
