"""Playing and replaying at the terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

import trunkline
from tests.support.command_line import BOTS, GAME, command, refused, run, text_of
from trunkline.cli.arguments import make_seats
from trunkline.core.match import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.games import find_game
from trunkline.players.player import decide
from trunkline.players.random import RandomPlayer
from trunkline.terminal.texts import interface_texts

# Playing


def whole_match(seed: int, players: int = 3) -> tuple[list[str], Match]:
    """What a person at seat 0 types in a match against the table's random bots, and the match."""
    match = trunkline.new(GAME, players, seed=seed)
    seats = make_seats(["human", *["random"] * (players - 1)], seed)
    person = RandomPlayer(99)
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
    assert match.text().prompt() in text
    ending = text[text.rindex(match.text().prompt()) :]
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
        match.text(language).prompt(),
        match.text(language).describe(match.events[0]),
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
    typed = ["legal", "map", "ends", "bid 9", "log"]
    text = text_of(run("play", *BOTS, "--deal", "first=0", typed=typed))
    assert "pass, bid 7, bid 8, bid 9" in text
    assert "♣ forest" in text
    assert "A2 Chicago" in text
    assert "Companies without unsold shares 0 of 3 CE-9.1" in text
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
    # Whoever runs the tests in the background has told them to ignore interrupts.
    process = subprocess.Popen(
        ["env", "--default-signal=INT", *command("play", *BOTS, "--deal", "first=0")],
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
        heard += os.read(process.stdout.fileno(), 4096)
    await_reading(process.pid)
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate()
    assert process.returncode == 130
    assert b"The match is not saved. Next time type save" in rest
    assert errors == b""


def await_reading(pid: int) -> None:
    """It sleeps. A signal that comes between its question and its waiting for the answer would be
    noticed only with the answer, which here is the end of the input."""
    while (
        Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "S"
    ):
        time.sleep(0.01)


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
        (["nope"], "there is no game 'nope': choose chicago-express, "),
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
            "--seats: there is no player 'gredy': choose human, random, greedy, level-1, level-2, ",
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
        assert match.text().describe(event) in text
    first = re.search(r"^\d: (.*)$", record.read_text(), re.MULTILINE)
    assert first is not None
    assert f"Player {match.decider(0) + 1}: {first[1]}" in text
    assert "Holdings" in text
    assert match.text().prompt() in text


def test_replay_stops_where_it_is_told(record: Path) -> None:
    match = trunkline.load(record)
    text = text_of(run("replay", str(record), "--at", "2", "--language", "hu"))
    while len(match.actions) > 2:
        match.undo()
    assert match.text("hu").describe(match.events_of(1)[0]) in text
    assert text.endswith("A játszmának még nincs vége.")


def test_replay_refuses_a_number_beyond_the_match(record: Path) -> None:
    length = len(trunkline.load(record).actions)
    sentence = f"{record} has {length} actions: --at is a number from 0 to {length}, not 9999"
    assert refused("replay", str(record), "--at", "9999") == sentence


def test_replay_refuses_a_changed_record(record: Path) -> None:
    record.write_text(record.read_text().replace("Players: 3", "Players: 9"))
    assert refused("replay", str(record)).startswith(f"{record}, line 5: Chicago Express is for")
