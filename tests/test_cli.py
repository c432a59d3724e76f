"""The command `trunkline`: what it prints, how it refuses, its exit codes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import trunkline
from tests.support.command_line import BOARD, GAME, TERMINAL, refused, run, text_of
from trunkline.core.warm_up import is_compiled, is_warm, run_steps, warm_up
from trunkline.games import find_game
from trunkline.terminal.texts import interface_texts

# Help and version


def test_help_lists_the_commands_without_loading_the_games() -> None:
    traced = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "trunkline", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    words = (
        *("games", "rules", "play", "replay", "picture"),
        *("simulate", "duel", "perft", "ledger", "board"),
    )
    for word in words:
        assert re.search(rf"^  {word} ", traced.stdout, re.MULTILINE)
    loaded = {line.rpartition("|")[2].strip() for line in traced.stderr.splitlines()}
    assert "trunkline.cli.app" in loaded
    assert not {
        name for name in loaded if re.match(r"(numba|numpy|rich|trunkline\.games)(\.|$)", name)
    }


def test_version() -> None:
    assert run("--version").output == f"trunkline {trunkline.__version__}\n"


def test_an_unknown_command_is_refused() -> None:
    assert "No such command 'bord'" in refused("bord")


# Games and rules


def test_games_lists_every_game() -> None:
    listed = text_of(run("games"))
    assert "chicago-express Chicago Express Harry Wu 2–6 60" in listed
    assert "chicago_dividend=interrupt|after_action (CE-8.2)" in listed


def test_games_as_json() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in listed] == list(trunkline.game_ids())
    assert listed[0]["players"] == [2, 3, 4, 5, 6]


def test_the_whole_rulebook() -> None:
    text = text_of(run("rules", GAME))
    for clause in find_game(GAME).rulebook().clauses:
        assert clause.id in text
    assert "CE-5 Expand a network" in text


def test_one_clause_in_any_case_and_language() -> None:
    result = run("rules", GAME, "ce-5.3", "--language", "ru")
    assert result.exit_code == 0
    assert find_game(GAME).rulebook("ru")["CE-5.3"].summary in text_of(result)
    assert "CE-5.4" not in result.output


def test_a_chapter() -> None:
    text = text_of(run("rules", GAME, "CE-9"))
    assert "CE-9.1" in text
    assert "CE-9.2" in text
    assert "CE-8.1 " not in text


def test_search_prints_the_clauses_with_the_words() -> None:
    text = text_of(run("rules", GAME, "--search", "banker capital"))
    assert "CE-1.7" in text
    assert "CE-5.4" not in text


def test_a_search_without_success() -> None:
    assert refused("rules", GAME, "--search", "zebra", code=1) == (
        "No clause of Chicago Express contains 'zebra'."
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "nope"], "there is no game 'nope': choose chicago-express, "),
        (["rules", GAME, "CE-99.1"], "Chicago Express has no clause CE-99.1"),
        (["rules", GAME, "--language", "xx"], "no language 'xx' here: choose en, ru or hu"),
        (["rules", GAME, "CE-1.1", "--search", "x"], "give a clause or --search, not both"),
    ],
)
def test_bad_arguments_of_rules(arguments: list[str], sentence: str) -> None:
    assert refused(*arguments).startswith(sentence)


# The laboratory


def test_simulate_as_json_is_one_object() -> None:
    result = run("simulate", GAME, "--players", "3", "--games", "30", "--seed", "2", "--json")
    report = json.loads(result.stdout)
    assert report["games"] == 30
    assert report["moves_per_second"] > 0
    assert report["games_per_second"] > 0
    assert report["mean_length"] > 50
    assert [seat["player"] for seat in report["seats"]] == ["random"] * 3
    for seat in report["seats"]:
        assert sum(seat["places"].values()) == 30
    again = json.loads(
        run("simulate", GAME, "--players", "3", "--games", "30", "--seed", "2", "--json").stdout
    )
    assert again["seats"] == report["seats"]


def test_simulate_prints_a_table_by_seat() -> None:
    text = text_of(run("simulate", GAME, "--players", "2", "--games", "20"))
    assert "Chicago Express: 20 games" in text
    assert "seat player mean score wins 1. 2." in text
    assert re.search(r"0 random \d+\.\d \d+\.\d% ", text)
    assert "Ended by: " in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "-3"], "--games"),
        (["--games", "0"], "--games"),
        (["--workers", "0"], "--workers"),
        (["--seats", "human"], "there is no player 'human': choose random, greedy, level-1, "),
        (["--seats", "random,random", "--players", "3"], "3 seats need 3 players"),
        (["--players", "1"], "Chicago Express is for 2 to 6 players, not 1"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--option", "x=1"], "Chicago Express has no option 'x'"),
        (["--board", "/nowhere.toml"], "/nowhere.toml: there is no such file"),
    ],
)
def test_bad_arguments_of_simulate(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("simulate", GAME, *arguments)


def test_duel_as_json_is_one_object() -> None:
    arguments = ("--players", "3", "--games", "31", "--seed", "2", "--json")
    report = json.loads(run("duel", GAME, "greedy", "random", *arguments).stdout)
    assert report["games"] == 33
    assert report["fair_share"] == pytest.approx(1 / 3)
    assert report["fair_share"] < report["low"] < report["win_share"] <= report["high"]
    assert report["sure"] == "above"
    assert report["mean_margin"] > 0
    assert report["seconds_a_decision"] > report["champion_seconds_a_decision"] > 0
    assert [each["seats"] for each in report["by_seat"]] == [[0], [1], [2]]


def test_duel_prints_who_is_stronger() -> None:
    text = text_of(run("duel", GAME, "greedy", "random", "--players", "2", "--games", "20"))
    assert "greedy among random, 2 players; 20 games, each of 10 deals from every seat" in text
    assert re.search(r"greedy wins \d+\.\d% \(95 %: .*: surely the stronger one", text)
    assert re.search(r"By seat: 0: \d+\.\d%, 1: ", text)
    assert "Unfinished" not in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["gredy", "random"], "there is no player 'gredy': choose random, greedy, level-1, "),
        (["greedy"], "CHAMPION"),
        (["greedy", "random", "--games", "0"], "--games"),
        (["greedy", "random", "--players", "9"], "Chicago Express is for 2 to 6 players, not 9"),
        (["greedy", "random", "--seconds", "0"], "a number above 0, such as 0.5, not 0.0"),
        (["greedy", "random", "--seconds", "nan"], "a number above 0, such as 0.5, not nan"),
        (["greedy", "random", "--nodes", "0"], "a search has at least 1 node, not 0"),
        (["greedy", "random", "--nodes", "9"], "neither greedy nor random searches"),
        (["greedy", "random", "--nodes", "9", "--seconds", "1"], "not by both: leave one out"),
    ],
)
def test_bad_arguments_of_duel(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("duel", GAME, *arguments)


def test_perft_counts_to_the_depth() -> None:
    text = text_of(run("perft", GAME, "--players", "3", "--depth", "2"))
    # 35 = a pass, and the bids from 7 to 40; a bid of b leaves 40 - b bids and a pass.
    second = 35 + sum(41 - bid for bid in range(7, 41))
    assert "1 35 " in text
    assert f"2 {second} " in text


def test_perft_divides_by_the_first_action() -> None:
    arguments = ["perft", GAME, "--players", "3", "--depth", "2", "--divide"]
    arguments += ["--option", "chicago_dividend=after_action"]
    facts = json.loads(run(*arguments, "--json").stdout)
    assert facts["options"] == {"chicago_dividend": "after_action"}
    assert facts["divide"]["pass"] == 35
    assert facts["divide"]["bid 40"] == 1
    assert sum(facts["divide"].values()) == facts["depths"][-1]["sequences"]
    assert "bid 40 1" in text_of(run(*arguments))


def test_perft_refuses_no_depth() -> None:
    assert "--depth" in refused("perft", GAME, "--depth", "0")


# Boards


def test_the_own_board_is_good() -> None:
    result = run("board", "check", str(BOARD))
    assert result.exit_code == 0
    assert f"{BOARD} is a good board: 160 hexes" in result.stdout


def test_every_problem_of_a_board_stands_on_its_line(tmp_path: Path) -> None:
    bad = tmp_path / "board.toml"
    text = BOARD.read_text(encoding="utf-8")
    text = text.replace('terrain = "chicago"', 'terrain = "chicargo"', 1)
    bad.write_text(text.replace('id = "A3"', 'id = "A 3"', 1), encoding="utf-8")
    result = run("board", "check", str(bad))
    assert result.exit_code == 1
    problems = result.stdout.splitlines()
    assert all(problem.startswith(f"{bad}: ") for problem in problems)
    assert any(
        "'chicargo'" in problem and "Did you mean chicago?" in problem for problem in problems
    )
    assert any("a hex needs an id" in problem for problem in problems)


def test_a_board_of_no_game_and_a_missing_board_fail_the_check(tmp_path: Path) -> None:
    other = tmp_path / "board.toml"
    other.write_text('game = "monopoly"\n')
    result = run("board", "check", str(other))
    assert result.exit_code == 1
    assert "there is no game 'monopoly': choose chicago-express, " in result.stdout
    missing = run("board", "check", str(tmp_path / "nothing.toml"))
    assert missing.exit_code == 1
    assert "there is no such file" in missing.stdout


def test_a_board_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    result = run("board", "draw", str(BOARD), "-o", str(picture), "--language", "ru")
    assert result.exit_code == 0
    svg = picture.read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert svg == trunkline.new(GAME, 2, seed=0, board=BOARD).board_svg("ru")


def test_a_board_that_cannot_be_drawn(tmp_path: Path) -> None:
    assert "there is no such file" in refused("board", "draw", str(tmp_path / "nothing.toml"))
    assert "cannot be read: is a directory" in refused("board", "draw", str(tmp_path))
    target = tmp_path / "nowhere" / "board.svg"
    assert refused("board", "draw", str(BOARD), "-o", str(target)) == (
        f"{target}: there is no folder {target.parent}"
    )


# The ledger


@pytest.fixture
def one_test(tmp_path: Path) -> Path:
    (tmp_path / "test_rules.py").write_text(
        'import pytest\n\n@pytest.mark.clause("CE-5.4", "CE-77.1")\ndef test_forest(): ...\n'
    )
    return tmp_path


def test_the_ledger_names_what_is_missing_and_what_is_astray(one_test: Path) -> None:
    result = run("ledger", GAME, "--tests", str(one_test))
    assert result.exit_code == 1
    text = text_of(result)
    assert re.search(r"CE-5\.4 .*legality\.py:\d+.* test_rules\.py:4", text)
    assert re.search(r"no test for CE-1\.1, .*CE-9\.2", result.stderr.replace("\n", " "))
    assert "CE-5.4" not in result.stderr
    assert "test_rules.py:4 test_forest has the marker CE-77.1, and no game has such a clause" in (
        result.stderr
    )


def test_the_ledger_as_json(one_test: Path) -> None:
    facts = json.loads(run("ledger", GAME, "--tests", str(one_test), "--json").stdout)
    entries = {entry["clause"]: entry for entry in facts["clauses"]}
    assert entries["CE-5.4"]["tests"] == ["test_rules.py:4 test_forest"]
    assert any(place.startswith("legality.py:") for place in entries["CE-5.4"]["code"])
    assert "CE-5.4" not in facts["untested"]
    assert facts["strays"] == [{"clause": "CE-77.1", "test": "test_rules.py:4 test_forest"}]


def test_a_complete_ledger_succeeds(tmp_path: Path) -> None:
    ids = ", ".join(f'"{clause.id}"' for clause in find_game(GAME).rulebook().clauses)
    (tmp_path / "test_all.py").write_text(
        f"import pytest\n\n@pytest.mark.clause({ids})\ndef test_all(): ...\n"
    )
    result = run("ledger", GAME, "--tests", str(tmp_path))
    assert result.exit_code == 0
    assert result.stderr == ""


def test_the_ledger_without_tests(tmp_path: Path) -> None:
    missing = tmp_path / "tests"
    assert refused("ledger", "--tests", str(missing)) == (
        f"{missing} is no folder: name the folder of the tests with --tests"
    )


# Texts


def keys(language: str) -> list[str]:
    lines = (TERMINAL / f"texts.{language}.ftl").read_text(encoding="utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if re.match(r"[a-z][a-z-]* =", line)]


def test_the_catalogues_have_the_same_keys() -> None:
    assert keys("en") == keys("ru") == keys("hu")
    assert len(set(keys("en"))) == len(keys("en"))


def test_every_key_is_used() -> None:
    files = (path for folder in (TERMINAL, TERMINAL.parent / "cli") for path in folder.glob("*.py"))
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    composed = ("kind-", "help-", "arg-")
    for key in keys("en"):
        assert f'"{key}"' in code or f"'{key}'" in code or key.startswith(composed), key


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "One action is taken back."),
        ("en", 2, "2 actions are taken back."),
        ("ru", 1, "Отменено 1 действие."),
        ("ru", 3, "Отменено 3 действия."),
        ("ru", 11, "Отменено 11 действий."),
        ("ru", 21, "Отменено 21 действие."),
        ("hu", 5, "5 akció visszavonva."),
    ],
)
def test_plurals(language: str, count: int, text: str) -> None:
    assert interface_texts(language)("undone", count=count) == text


# Compiling


def test_warm_up_names_each_step_and_then_the_game_is_warm() -> None:
    game = find_game(GAME)
    heard: list[tuple[int, int, str]] = []
    warm_up(game, lambda *step: heard.append(step), {"mine": lambda: None})
    total = len(heard) - 1
    assert [done for done, _, _ in heard] == list(range(total + 1))
    assert {of for _, of, _ in heard} == {total}
    entries = ["shuffle", "setup", "actor", "legal", "refuse", "apply", "scores", "ranking"]
    entries += ["nearness", "hide", "redeal"]
    assert [name for _, _, name in heard] == [*entries, "mine", ""]
    assert is_warm(game)
    assert is_compiled(game.engine)


def test_an_empty_cache_is_not_warm(tmp_path: Path) -> None:
    question = (
        "from trunkline.core.warm_up import is_warm\n"
        "from trunkline.games import find_game\n"
        f"print(is_warm(find_game({GAME!r})))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", question],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path)},
    )
    assert answer.stdout == "False\n"


def test_steps_report_before_they_run() -> None:
    heard: list[str] = []
    run_steps(
        {"a": lambda: heard.append("ran")}, lambda done, of, name: heard.append(f"{done}{name}")
    )
    assert heard == ["0a", "ran", "1"]


# Pictures


def test_a_position_of_a_record_becomes_a_picture_that_stands_alone(tmp_path: Path) -> None:
    match = trunkline.new(GAME, players=2, seed=3, names=["Őrs & Vera", ""])
    for action in (match.legal[1], match.legal[0]):
        match.play(action)
    match.save(tmp_path / "m.txt")
    said = run("picture", str(tmp_path / "m.txt"), "--at", "1", "--language", "hu").output
    assert "m.svg shows" in text_of(run("picture", str(tmp_path / "m.txt")))
    assert "after 1 actions" in said
    svg = (tmp_path / "m.svg").read_text(encoding="utf-8")
    assert "Őrs &amp; Vera" in svg
    assert "@font-face" in svg
    elsewhere = r'src=|href="[^#]|url\((?!#|data:)'
    assert not re.search(elsewhere, svg)
    assert "2 döntés után" in match.picture("hu")
    run("picture", str(tmp_path / "m.txt"), "-o", str(tmp_path / "m.png"))
    assert (tmp_path / "m.png").read_bytes().startswith(b"\x89PNG")
    assert "a picture is X.svg or X.png" in refused(
        "picture", str(tmp_path / "m.txt"), "-o", str(tmp_path / "m.gif")
    )
