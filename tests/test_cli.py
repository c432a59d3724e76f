"""The command `trunkline`: what it prints, how it refuses, its exit codes."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import trunkline
from trunkline.cli.app import app
from trunkline.cli.arguments import make_seats
from trunkline.cli.words import interface_texts
from trunkline.core.match import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.warm_up import is_compiled, is_warm, run_steps, warm_up
from trunkline.games import find_game
from trunkline.players.random import RandomSeat
from trunkline.players.seat import decide

GAME = "chicago-express"
BOARD = find_game(GAME).board_path
CLI = Path(interface_texts.__code__.co_filename).parent
BOTS = ("--players", "3", "--seats", "human,random,random", "--seed", "5")


def run(*arguments: str, typed: Sequence[str] = (), width: int = 120, height: int = 60) -> Result:
    runner = CliRunner(env={"COLUMNS": str(width), "LINES": str(height), "TRUNKLINE_LANGUAGE": ""})
    text = "".join(f"{line}\n" for line in typed)
    return runner.invoke(app, arguments, input=text, catch_exceptions=False)


def text_of(result: Result) -> str:
    """Everything printed, in single spaces: line ends fall where the window puts them."""
    return " ".join(result.output.split())


def refused(*arguments: str, code: int = 2) -> str:
    """The sentence with which the command refuses; nothing is on stdout."""
    result = run(*arguments)
    assert result.exit_code == code
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr.strip()


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "trunkline", *arguments]


# Help and version


def test_help_lists_the_commands_without_loading_the_games() -> None:
    traced = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "trunkline", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    for word in ("games", "rules", "play", "replay", "simulate", "perft", "ledger", "board"):
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
    assert "chicago-express Chicago Express Harry Wu 2–6 60" in text_of(run("games"))


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
        (["rules", "nope"], "there is no game 'nope': choose chicago-express."),
        (["rules", GAME, "CE-99.1"], "Chicago Express has no clause CE-99.1"),
        (["rules", GAME, "--language", "xx"], "no language 'xx' here: choose en, ru or hu"),
        (["rules", GAME, "CE-1.1", "--search", "x"], "give a clause or --search, not both"),
    ],
)
def test_bad_arguments_of_rules(arguments: list[str], sentence: str) -> None:
    assert refused(*arguments).startswith(sentence)


# Playing


def whole_match(seed: int, players: int = 3) -> tuple[list[str], Match]:
    """What a person at seat 0 types in a match against the table's random bots, and the match."""
    match = trunkline.new(GAME, players, seed=seed)
    seats = make_seats(["human", *["random"] * (players - 1)], seed)
    person = RandomSeat(99)
    typed = []
    while match.actor is not None:
        seat = seats[match.actor]
        action = decide(match, seat or person)
        if seat is None:
            typed.append(str(action))
        match.play(action)
    return typed, match


def test_a_whole_match_against_bots_ends_with_places_and_scores(tmp_path: Path) -> None:
    typed, match = whole_match(seed=11)
    record = tmp_path / "match.txt"
    seats = ("--seats", "human,random,random", "--seed", "11")
    result = run("play", GAME, *seats, "--save", str(record), typed=typed)
    assert result.exit_code == 0
    assert record.read_text() == match.record()
    assert match.outcome is not None
    text = text_of(result)
    assert match.prompt() in text
    ending = text[text.rindex(match.prompt()) :]
    for seat, place in enumerate(match.outcome.ranking):
        assert f"{place}. Player {seat + 1} {match.scores[seat]}" in ending
    assert f"Saved in {record}. To read it: trunkline replay {record}" in ending


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_language(language: str) -> None:
    texts = interface_texts(language)
    match = trunkline.new(GAME, 3, seed=5)
    text = text_of(run("play", *BOTS, "--language", language, typed=["bid 9", "help", "quit"]))
    for words in (
        texts("hint"),
        texts("kind-human"),
        texts("choices"),
        texts("since"),
        texts("help-undo"),
        texts("help-rules"),
        match.prompt(language),
        match.describe(match.events[0], language),
        match.scene(language).panels[0].title,
    ):
        assert words in text
    others = [interface_texts(other) for other in LANGUAGES if other != language]
    assert not any(other("hint") in text for other in others)


def test_the_table_shows_map_panels_prompt_and_choices() -> None:
    output = run("play", *BOTS, "--deal", "first=0").output
    assert "/A2○\\" in output
    assert "Holdings" in output
    assert "Player 1: bid at least $7 for the first share" in output
    assert "pass · bid 7 … bid 40" in output


def test_odd_case_and_a_last_word_alone_are_understood(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    run("play", *BOTS, "--deal", "first=0", typed=["  BID   12 ", f"save {record}", "quit"])
    assert "0: bid 12" in record.read_text()
    run("play", *BOTS, "--deal", "first=0", typed=["13", f"save {record}", "quit"])
    assert "0: bid 13" in record.read_text()


def test_an_illegal_action_is_refused_with_its_clause_and_asked_again(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    text = text_of(
        run("play", *BOTS, "--deal", "first=0", typed=["bid 3", "bid 7", f"save {record}", "quit"])
    )
    assert "“bid 3” is not possible now, by CE-2.3" in text
    assert "0: bid 7" in record.read_text()


def test_a_refusal_is_in_the_language() -> None:
    text = text_of(run("play", *BOTS, "--deal", "first=0", "-l", "hu", typed=["bid 3"]))
    assert "„bid 3” most nem lehetséges (CE-2.3)" in text


def test_an_unknown_input_gets_a_sentence_and_a_suggestion() -> None:
    text = text_of(run("play", *BOTS, "--deal", "first=0", typed=["bud 9", "xyzzy"]))
    assert "“bud 9” is no action and no command. Did you mean “bid 9”?" in text
    assert "“xyzzy” is no action and no command. Type legal" in text


def test_undo_goes_back_to_the_persons_decision_across_the_bots(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    text = text_of(
        run(
            "play",
            *BOTS,
            "--deal",
            "first=0",
            typed=["undo", "bid 8", "undo", "bid 9", f"save {record}", "quit"],
        )
    )
    assert "There is nothing to undo: this is your first decision." in text
    assert re.search(r"(\d+ actions are|One action is) taken back\.", text)
    played = record.read_text()
    assert "0: bid 9" in played
    assert "bid 8" not in played.partition("1:")[0]


def test_why_gives_the_clause_and_its_text() -> None:
    text = text_of(
        run("play", *BOTS, "--deal", "first=0", typed=["why bid 3", "why bid 9", "why", "why x"])
    )
    assert f"CE-2.3 {find_game(GAME).rulebook()['CE-2.3'].summary[:40]}" in text
    assert "“bid 9” is possible now." in text
    assert "Name the action, for example: why pass" in text
    assert "“x” is no action" in text


def test_rules_at_the_table() -> None:
    text = text_of(run("play", *BOTS, typed=["rules ce-5.3", "rules", "rules zebra", "rules CE-9"]))
    book = find_game(GAME).rulebook()
    assert f"CE-5.3 {book['CE-5.3'].summary}" in text
    assert "CE-9 End" in text
    assert "The rules have no clause “zebra”" in text
    assert "CE-9.2" in text


def test_legal_map_and_log_at_the_table() -> None:
    text = text_of(run("play", *BOTS, "--deal", "first=0", typed=["legal", "map", "bid 9", "log"]))
    assert "pass, bid 7, bid 8, bid 9" in text
    assert "♣ forest" in text
    assert "A2 Chicago" in text
    assert "Set-up The first share of the Pennsylvania is auctioned" in text
    assert "Player 1: bid 9 Player 1 bids $9 for a share of the Pennsylvania." in text


def test_a_low_window_shows_what_the_decision_is_about() -> None:
    output = run("play", *BOTS, "--deal", "first=0", width=80, height=24).output
    assert "Holdings" in output
    assert "/A2○\\" not in output


def test_quit_warns_before_a_match_is_lost() -> None:
    result = run("play", *BOTS, "--deal", "first=0", typed=["bid 9", "quit", "quit", "bid 10"])
    assert result.exit_code == 0
    assert text_of(result).endswith(
        "> quit This match is not saved. Type save chicago-express.txt to keep it, "
        "or quit again to leave. > quit"
    )


def test_quit_saves_where_save_says(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    typed = ["bid 9", "quit"]
    result = run("play", *BOTS, "--deal", "first=0", "--save", str(record), typed=typed)
    assert f"Saved in {record}. To go on: trunkline play --load {record}" in text_of(result)
    assert "0: bid 9" in record.read_text()


def test_save_asks_for_a_file_and_spares_other_files(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Harry")
    missing = tmp_path / "nowhere" / "match.txt"
    typed = ["save", f"save {letter}", f"save {missing}"]
    text = text_of(run("play", *BOTS, typed=typed))
    assert "Name the file, for example: save chicago-express.txt" in text
    assert f"{letter} is there already and is no record of a match" in text
    assert f"{missing} cannot be written: No such file or directory." in text
    assert letter.read_text() == "Dear Harry"


def test_the_end_of_input_says_that_nothing_is_saved() -> None:
    result = run("play", *BOTS, "--deal", "first=0", typed=["bid 9"])
    assert result.exit_code == 0
    assert text_of(result).endswith(
        "The match is not saved. Next time type save chicago-express.txt before you leave, "
        "or start with --save chicago-express.txt."
    )


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    run("play", *BOTS, "--deal", "first=0", "--save", str(record), typed=["bid 9", "quit"])
    before = len(trunkline.load(record).actions)
    bots = ("--seats", "human,random,random")
    typed = ["pass", "quit"]
    result = run("play", "--load", str(record), *bots, "--save", str(record), typed=typed)
    assert result.exit_code == 0
    after = trunkline.load(record)
    assert after.actions[before].text == "pass"


def test_interrupted_it_says_how_to_save_and_exits_with_130() -> None:
    process = subprocess.Popen(
        command("play", *BOTS, "--deal", "first=0"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"bid 9\n")
    process.stdin.flush()
    heard = b""
    while heard.count(b"\n> ") < 2:
        heard += process.stdout.read1()  # type: ignore[attr-defined]
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate()
    assert process.returncode == 130
    assert b"The match is not saved. Next time type save" in rest
    assert errors == b""


def test_without_people_it_plays_and_tells() -> None:
    result = run("play", "--seats", "random", "--players", "2", "--seed", "3")
    assert result.exit_code == 0
    text = text_of(result)
    assert text.startswith("Chicago Express Player 1: random bot Player 2: random bot Set-up")
    assert "The game is over:" in text
    assert "> " not in result.output


def test_two_people_share_the_keyboard(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    typed = ["bid 8", "bid 9", f"save {record}", "quit"]
    text = text_of(run("play", "--seats", "human,human", "--deal", "first=1", typed=typed))
    assert "Player 1: a person Player 2: a person" in text
    assert "1: bid 8\n0: bid 9" in record.read_text()


def test_no_colour_where_none_is_wanted() -> None:
    shown = subprocess.run(
        command("play", *BOTS),
        input="quit\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "NO_COLOR": "1", "FORCE_COLOR": "1"},
    )
    assert "Holdings" in shown.stdout
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", shown.stdout)


def test_a_terminal_without_unicode_still_plays() -> None:
    shown = subprocess.run(
        command("play", *BOTS, "-l", "ru"),
        input=b"map\nquit\n",
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert b"/A2@\\" in shown.stdout
    assert b"Traceback" not in shown.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nope"], "there is no game 'nope': choose chicago-express."),
        (["--players", "9"], "Chicago Express is for 2 to 6 players, not 9"),
        (["--option", "foo=1"], "Chicago Express has no option 'foo': it has chicago_dividend."),
        (["--option", "foo"], "--option is written name=value, not 'foo'"),
        (
            ["--option", "chicago_dividend=interrupt", "--option", "chicago_dividend=after_action"],
            "--option chicago_dividend is given twice, as interrupt and as after_action",
        ),
        (
            ["--option", "chicago_dividend=never"],
            "option chicago_dividend is interrupt or after_action, not 'never' (CE-8.2)",
        ),
        (["--deal", "first=7"], "the deal does not fit: first is 0, 1 or 2 with 3 players, not 7"),
        (["--seed", "-1"], "a seed is a whole number from 0 to"),
        (
            ["--seats", "human,gredy"],
            "--seats: there is no player 'gredy': choose human, random or greedy. Did you mean",
        ),
        (
            ["--seats", "human,random", "--players", "3"],
            "--seats names 2 players, and 3 play: name 3, or one for all",
        ),
        (["--board", "/nowhere.toml"], "/nowhere.toml: there is no such file"),
        (["--load", "/nowhere.txt"], "/nowhere.txt: there is no such file"),
        (["--load", "x", "--players", "3"], "--load goes on with the match as it was set up"),
        (["--save", "/nowhere/x"], "--save /nowhere/x: there is no folder /nowhere"),
        (["--language", "de"], "no language 'de' here: choose en, ru or hu"),
    ],
)
def test_bad_arguments_of_play(arguments: list[str], sentence: str) -> None:
    assert refused("play", *arguments).startswith(sentence)


def test_a_file_that_is_no_record_is_refused_as_it_is(tmp_path: Path) -> None:
    strange = tmp_path / "passwd"
    strange.write_text("root:x:0:0 [bold]\n")
    assert "not 'root:x:0:0 [bold]'" in refused("play", "--load", str(strange))
    assert "is no record of a match" in refused("play", "--save", str(strange))


def test_a_record_of_another_game_is_not_loaded_for_this_one(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    trunkline.new(GAME, 3, seed=1).save(record)
    assert refused("play", "nope", "--load", str(record)).startswith("there is no game 'nope'")


# Replay


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    _, match = whole_match(seed=4)
    match.save(path)
    return path


def test_replay_shows_turns_map_and_result(record: Path) -> None:
    match = trunkline.load(record)
    result = run("replay", str(record))
    assert result.exit_code == 0
    text = text_of(result)
    for event in match.events:
        assert match.describe(event) in text
    first = re.search(r"^\d: (.*)$", record.read_text(), re.MULTILINE)
    assert first is not None
    assert f"Player {match.decider(0) + 1}: {first[1]}" in text
    assert "Holdings" in text
    assert match.prompt() in text


def test_replay_stops_where_it_is_told(record: Path) -> None:
    match = trunkline.load(record)
    text = text_of(run("replay", str(record), "--at", "2", "--language", "hu"))
    while len(match.actions) > 2:
        match.undo()
    assert match.describe(match.events_of(1)[0], "hu") in text
    assert text.endswith("A játszmának még nincs vége.")


def test_replay_refuses_a_number_beyond_the_match(record: Path) -> None:
    length = len(trunkline.load(record).actions)
    sentence = f"{record} has {length} actions: --at is a number from 0 to {length}, not 9999"
    assert refused("replay", str(record), "--at", "9999") == sentence


def test_replay_refuses_a_changed_record(record: Path) -> None:
    record.write_text(record.read_text().replace("Players: 3", "Players: 9"))
    assert refused("replay", str(record)).startswith(f"{record}, line 5: Chicago Express is for")


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
        (["--seats", "human"], "there is no player 'human': choose random or greedy."),
        (["--seats", "random,random", "--players", "3"], "3 seats need 3 players"),
        (["--players", "1"], "Chicago Express is for 2 to 6 players, not 1"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--option", "x=1"], "Chicago Express has no option 'x'"),
        (["--board", "/nowhere.toml"], "/nowhere.toml: there is no such file"),
    ],
)
def test_bad_arguments_of_simulate(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("simulate", GAME, *arguments)


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
    assert (result.exit_code, result.stdout.splitlines()[0][-60:]) == (
        1,
        f"{other}: there is no game 'monopoly': choose chicago-express."[-60:],
    )
    missing = run("board", "check", str(tmp_path / "nothing.toml"))
    assert missing.exit_code == 1
    assert "cannot be read: no such file or directory" in missing.stdout


def test_a_board_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    result = run("board", "draw", str(BOARD), "-o", str(picture), "--language", "ru")
    assert result.exit_code == 0
    svg = picture.read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert svg == trunkline.new(GAME, 2, seed=0, board=BOARD).board_svg("ru")


def test_a_board_that_cannot_be_drawn(tmp_path: Path) -> None:
    assert "cannot be read" in refused("board", "draw", str(tmp_path / "nothing.toml"))
    target = tmp_path / "nowhere" / "board.svg"
    assert refused("board", "draw", str(BOARD), "-o", str(target)) == (
        f"{target}: no such file or directory"
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
    assert re.search(r"CE-5\.4 .*refusals\.py:\d+.* test_rules\.py:4", text)
    assert re.search(r"no test for CE-1\.1, .*CE-9\.2", result.stderr.replace("\n", " "))
    assert "CE-5.4" not in result.stderr
    assert "test_rules.py:4 test_forest has the marker CE-77.1, and no game has such a clause" in (
        result.stderr
    )


def test_the_ledger_as_json(one_test: Path) -> None:
    facts = json.loads(run("ledger", GAME, "--tests", str(one_test), "--json").stdout)
    entries = {entry["clause"]: entry for entry in facts["clauses"]}
    assert entries["CE-5.4"]["tests"] == ["test_rules.py:4 test_forest"]
    assert any(place.startswith("refusals.py:") for place in entries["CE-5.4"]["code"])
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
    lines = (CLI / f"texts.{language}.ftl").read_text(encoding="utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if re.match(r"[a-z][a-z-]* =", line)]


def test_the_catalogues_have_the_same_keys() -> None:
    assert keys("en") == keys("ru") == keys("hu")
    assert len(set(keys("en"))) == len(keys("en"))


def test_every_key_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in CLI.glob("*.py"))
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
    entries = ["draw_deal", "start", "whose", "choices", "why_not", "play", "points", "places"]
    assert [name for _, _, name in heard] == [*entries, "blindfold", "mine", ""]
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
