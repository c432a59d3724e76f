from __future__ import annotations

from pathlib import Path

import pytest

from trunkline.core.rulebook import ClauseNumbers, UnknownClause, read_rulebook
from trunkline.games import find_game, game_ids
from trunkline.games.chicago_express import clauses

GAME = find_game("chicago-express")


def test_numbers_and_names_are_two_ways_of_saying_a_clause() -> None:
    numbers = ClauseNumbers("TR", "TA")
    assert numbers["TR-1.3"] != numbers["TA-1.3"]
    for clause in ("TR-1.3", "TA-8.1", "TA-12.34"):
        assert numbers.name(numbers[clause]) == clause
    with pytest.raises(KeyError, match=r"LA-1\.1 is not a clause"):
        numbers["LA-1.1"]


def test_every_clause_that_the_code_returns_is_in_the_rulebook() -> None:
    names = [name for name in vars(clauses) if name.startswith("CE_")]
    assert names
    for name in names:
        assert GAME.clauses.name(getattr(clauses, name)) == name.replace("_", "-", 1).replace(
            "_", "."
        )
        assert GAME.rulebook("en")[name.replace("_", "-", 1).replace("_", ".")]


def test_a_clause_is_found_in_any_case_and_its_summary_is_one_line() -> None:
    clause = GAME.rulebook("en")["ce-4.2"]
    assert clause.id == "CE-4.2"
    assert "rounded up" in clause.summary
    assert "\n" not in clause.summary


def test_a_summary_has_the_list_that_it_announces() -> None:
    summary = GAME.rulebook("en")["CE-5.4"].summary
    assert "forest" in summary.casefold()
    assert "mountain" in summary.casefold()


@pytest.mark.parametrize(
    ("language", "word"), [("en", "cash"), ("ru", "денег"), ("hu", "készpénze")]
)
def test_a_summary_has_the_ruling_but_not_the_example(language: str, word: str) -> None:
    rulebook = GAME.rulebook(language)
    assert word in rulebook["CE-2.7"].summary
    assert "7,33" not in rulebook["CE-4.2"].summary
    assert "7.33" not in rulebook["CE-4.2"].summary


def test_an_unknown_clause_is_told_the_known_ones() -> None:
    with pytest.raises(UnknownClause, match=r"they run from CE-1\.1 to CE-9\.2"):
        GAME.rulebook("en")["CE-42.1"]


def test_a_rulebook_goes_on_after_chapters_that_games_share(tmp_path: Path) -> None:
    shared, own = tmp_path / "base", tmp_path / "base" / "night"
    own.mkdir(parents=True)
    (shared / "rulebook.en.md").write_text("# Base\n\nNot this.\n\n## NB-1 All\n\n**NB-1.1** One.")
    (own / "rulebook.en.md").write_text("# Night\n\nThis.\n\n## NN-1 More\n\n**NN-1.1** Two.")
    book = read_rulebook(own, "en", shared)
    assert (book.title, book.introduction) == ("Night", "This.")
    assert [chapter.id for chapter in book.chapters] == ["NB-1", "NN-1"]
    assert book["NB-1.1"].text == "One."
    with pytest.raises(UnknownClause, match=r"from NB-1\.1 to NB-1\.1 and from NN-1\.1 to NN"):
        book["NN-2.1"]


def test_search_finds_clauses_with_all_words() -> None:
    found = [clause.id for clause in GAME.rulebook("en").search("Fort Wayne house")]
    assert "CE-8.3" in found
    assert "CE-2.1" not in found
    assert GAME.rulebook("ru").search("дивиденды")


@pytest.mark.parametrize("id", game_ids())
def test_rulings_and_examples_stand_in_the_same_clauses_in_every_language(id: str) -> None:
    def shape(language: str) -> list[tuple[str, int]]:
        rulebook = find_game(id).rulebook(language)
        return [(clause.id, clause.text.count("\n> **")) for clause in rulebook.clauses]

    assert shape("en") == shape("ru") == shape("hu")
