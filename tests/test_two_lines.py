"""A game with two boards, one of them for one edition only: from its options to its records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import trunkline
from tests.support.command_line import refused, run, text_of
from tests.support.games_from_elsewhere import on_path
from tests.support.handcar_two_lines import NAME, write_two_lines_game
from trunkline.core.errors import BadRecord, BadSetup
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.record_file import read_record
from trunkline.core.setup import check_setup
from trunkline.games import find_game
from trunkline.lab.simulate import simulate
from trunkline.testing import laws
from trunkline.testing.laws.base import every_setting
from trunkline.testing.perft import perft


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    folder = tmp_path_factory.mktemp("lines")
    write_two_lines_game(folder)
    with on_path(folder):
        yield find_game(NAME)


def terminus(match: Match) -> str:
    return str(match.board.file.hexes[-1].id)


def moved(match: Match, *steps: int) -> Match:
    for each in steps:
        match.play(f"move {each}")
    return match


# Which board


def test_the_first_choice_is_the_board_of_the_folder(game: AnyGame) -> None:
    names = {board: path.name for board, path in game.board_paths.items()}
    assert names == {"main": "board.toml", "branch": "board-branch.toml"}
    assert find_game("chicago-express").board_paths.keys() == {""}


def test_the_options_choose_the_board(game: AnyGame) -> None:
    assert terminus(Match(game, 2)) == "A5"
    branch = Match(game, 2, options={"board": "branch"}, deal={"first": 0})
    assert terminus(branch) == "A3"
    assert moved(branch, 3).outcome is not None


def test_a_board_is_laid_out_once(game: AnyGame) -> None:
    branch = {"board": "branch"}
    assert Match(game, 2, options=branch).board is Match(game, 4, options=branch).board
    assert Match(game, 2).board is game.board is not game.own_board(branch)


def test_a_file_of_the_users_comes_before_the_option(game: AnyGame, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = game.board_paths["branch"].read_text(encoding="utf-8")
    file.write_text(text.replace('"Branch line"', '"Mine"'), encoding="utf-8")
    match = trunkline.new(NAME, 2, board=file)
    assert (terminus(match), match.board.file.title) == ("A3", "Mine")


def test_a_contradiction_is_refused_before_the_board_is_read(game: AnyGame) -> None:
    with pytest.raises(BadSetup, match=r"board=branch is played with edition=new.*\(HC-1.1\)"):
        check_setup(game, 2, options={"board": "branch", "edition": "old"})


def test_a_board_that_there_is_not_is_refused(game: AnyGame) -> None:
    with pytest.raises(BadSetup, match="no board 'moon'"):
        game.own_board({"board": "moon"})


def test_a_default_by_edition_is_played(game: AnyGame) -> None:
    old = Match(game, 2, options={"edition": "old"})
    assert old.options == {"edition": "old", "board": "main", "push": "soft"}
    assert list(map(str, old.legal)) == ["move 1", "move 2"]
    hard = Match(game, 2, options={"edition": "old", "push": "hard"})
    assert list(map(str, hard.legal)) == ["move 1", "move 2", "move 3"]


# Records


def test_a_record_says_its_board(game: AnyGame) -> None:
    match = moved(Match(game, 2, options={"board": "branch"}, deal={"first": 0}), 1, 2)
    text = match.record()
    assert "Options: edition=new, board=branch, push=hard\n" in text
    again = read_record(text, find_game)
    assert (again.state_bytes, again.record()) == (match.state_bytes, text)


def test_a_record_of_another_board_is_not_played_on_this_one(game: AnyGame) -> None:
    text = Match(game, 2, options={"board": "branch"}).record()
    with pytest.raises(BadRecord, match="line 4: the record was played on board"):
        read_record(text.replace("board=branch", "board=main"), find_game)


def test_a_contradiction_in_a_record_is_shown_where_it_stands(game: AnyGame) -> None:
    text = Match(game, 2, options={"board": "branch"}).record()
    with pytest.raises(BadRecord, match="line 6: board=branch is played with edition=new"):
        read_record(text.replace("edition=new", "edition=old"), find_game)


# The laboratory


def test_every_edition_is_under_the_laws_with_every_other_choice(game: AnyGame) -> None:
    assert [tuple(each.values()) for each in every_setting(game)] == [
        ("new", "main", "hard"),
        ("old", "main", "soft"),
        ("new", "branch", "hard"),
        ("new", "main", "soft"),
        ("old", "main", "hard"),
    ]


def test_it_keeps_the_laws(game: AnyGame) -> None:
    laws.check_all(game, games=60)


def test_every_board_is_under_the_laws(game: AnyGame, tmp_path: Path) -> None:
    write_two_lines_game(tmp_path, "samelines")
    board = tmp_path / "samelines" / "board-branch.toml"
    board.write_bytes((tmp_path / "samelines" / "board.toml").read_bytes())
    same = "two boards of the game are the same"
    with on_path(tmp_path), pytest.raises(laws.LawBroken, match=same):
        laws.board_prints_and_parses(find_game("samelines"))


def test_sequences_are_counted_on_the_chosen_board(game: AnyGame) -> None:
    whole = {
        board: perft(Match(game, 2, options={"board": board}), 8) for board in game.board_paths
    }
    # 5 and 3 as sums of ones, twos and threes.
    assert whole == {"main": 13, "branch": 4}


def test_games_are_simulated_on_the_chosen_board(game: AnyGame) -> None:
    main, branch = (
        simulate(NAME, 2, 400, options={"board": board}).report()["mean_length"]
        for board in game.board_paths
    )
    assert branch < main


# The commands


def test_the_list_of_games_tells_how_options_depend_on_each_other(game: AnyGame) -> None:
    told = text_of(run("games"))
    assert "--option board=main|branch (HC-1.1; branch only with edition=new)" in told
    assert "--option push=hard|soft (HC-1.2; with edition=old the default is soft)" in told
    [facts] = [each for each in json.loads(run("games", "--json").stdout) if each["id"] == NAME]
    assert facts["options"]["edition"] == {
        "choices": ["new", "old"],
        "clause": "HC-1.1",
        "default_by": None,
        "demands": {},
    }
    assert facts["options"]["push"]["default_by"] == {"edition": {"old": "soft"}}
    assert facts["options"]["board"]["demands"] == {"branch": {"edition": "new"}}


def test_a_board_is_chosen_at_the_terminal(game: AnyGame, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    seats = ("--seats", "random", "--players", "2", "--seed", "1")
    played = run("play", NAME, *seats, "--option", "board=branch", "--save", str(file))
    assert played.exit_code == 0
    assert "board=branch" in file.read_text(encoding="utf-8")
    assert "A3" in text_of(run("replay", str(file)))


def test_a_contradiction_is_refused_at_the_terminal(game: AnyGame) -> None:
    body = ("--option", "board=branch", "--option", "edition=old")
    for command in ("play", "simulate", "perft"):
        told = refused(command, NAME, "--players", "2", *body)
        assert "choose edition=new, or another board" in told
