"""Examples of clauses: each is replayed, and every clause has one."""

from __future__ import annotations

import re

import pytest

from trunkline.core.examples import FILE, example_texts, examples_of, parse_examples
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.games import find_game, game_ids
from trunkline.testing.find_examples import Need, Played, chosen, wanted, written

GAMES = [find_game(id) for id in game_ids()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
STORY = """
Match a: 3 players, seed 0
0: bid 7
1: pass
"""


def keys(game: AnyGame, language: str) -> list[str]:
    files = [folder / f"examples.{language}.ftl" for folder in example_texts(game)]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)


@each_game
def test_every_example_shows_its_clause(game: AnyGame) -> None:
    for example in examples_of(game):
        assert example.holds, f"{game.id}: {example.line}"


@each_game
def test_every_clause_has_an_example_in_each_edition_that_differs(game: AnyGame) -> None:
    rules = game.rulebook()
    have = {(each.clause, each.edition) for each in examples_of(game)}
    shown = {clause for clause, _ in have}
    assert [clause.id for clause in rules.clauses if clause.id not in shown] == []
    differing = [(each.id, edition) for each in rules.clauses for edition in each.editions]
    assert [each for each in differing if each not in have] == []


@each_game
def test_what_is_told_is_told_in_every_language(game: AnyGame) -> None:
    english = keys(game, "en")
    assert len(english) == len(set(english))
    for language in LANGUAGES:
        assert keys(game, language) == english
    for example in examples_of(game):
        told = [example.told(language) for language in LANGUAGES]
        assert all(told) or not any(told), example.line


@each_game
def test_what_is_pointed_at_is_there(game: AnyGame) -> None:
    for example in examples_of(game):
        panels = {panel.id for panel in example.position.scene("en", example.seat).panels}
        for target in example.line.at:
            kind, _, word = target.partition(":")
            known = {
                "panel": panels,
                "seat": {*map(str, range(example.match.players))},
                **{each: {*words} for each, words in example.match.board.vocabulary.items()},
            }
            assert word in known[kind], f"{example.line}: {target}"


@each_game
def test_a_line_is_written_as_it_was_read(game: AnyGame) -> None:
    text = (game.folder / FILE).read_text(encoding="utf-8")
    written = [line for line in text.splitlines() if " in " in line and " after " in line]
    assert [str(line) for line in parse_examples(text).lines] == [
        line for line in written if not line.startswith("#")
    ]


@pytest.mark.parametrize(
    "line",
    [
        "CE-2.4 in b after 1: played",  # no such match
        "CE-2.4 in a after 3: played",  # it has two actions
        "CE-2.4 in a after 1: dreamt",
        "CE-2.4 in a after 1: refused",  # what?
        "CE-2.4 in a after 1: played bid 7",
    ],
)
def test_a_line_that_means_nothing_is_named(line: str) -> None:
    with pytest.raises(ValueError, match=r"examples.txt:6: .* no example"):
        parse_examples(f"{STORY}\n{line}")


def test_an_example_that_does_not_hold_is_found() -> None:
    game = find_game("chicago-express")
    for line in ("refused bid 7", "scored", "ends detroit", "seen", "played"):
        file = parse_examples(f"{STORY}\nCE-5.4 in a after 1: {line}")
        (example,) = type(examples_of(game))(game, file)
        assert not example.holds, line


# Finding them


def test_what_is_missing_is_found_in_a_match() -> None:
    game = find_game("chicago-express")
    assert wanted(game) == set()  # nothing is
    match = Match(game, 3, seed=0)
    played = Played(match, "")
    for action in ("bid 7", "pass"):
        match.play(action)
        for event in match.events_of(len(match.actions) - 1):
            played.offer(event.clause, "played", "")
    played.offer("CE-2.7", "refused", "bid 43")
    needs: set[Need] = {("CE-2.4", "", False), ("CE-2.7", "", True), ("CE-8.1", "", False)}
    ((found, lines),) = chosen([played], needs)
    assert found is played
    text = "\n".join(written("m1", played, lines))
    assert parse_examples(text).matches["m1"].actions == ["bid 7", "pass"]
    assert "CE-2.4 in m1 after 1: played" in text
    assert "CE-2.7 in m1 after 2: refused bid 43" in text
