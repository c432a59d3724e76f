from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trunkline
from trunkline.core.errors import BadRecord
from trunkline.core.match import Match
from trunkline.core.position import Redeal
from trunkline.core.position_text import CONTINUED
from trunkline.core.record_file import MOST_LEGS, read_record
from trunkline.core.rulebook import LANGUAGES
from trunkline.games import find_game, game_ids
from trunkline.testing.laws.base import play_some_action


def played(actions: int, players: int = 3) -> Match:
    match = trunkline.new(
        "chicago-express", players=players, seed=5, names=["Ann", "", "Čeněk B."][:players]
    )
    for _ in range(actions):
        if match.actor is not None:
            play_some_action(match)
    return match


def read(text: str) -> Match:
    return read_record(text, find_game)


def wrong(text: str) -> str:
    with pytest.raises(trunkline.BadRecord) as caught:
        read(text)
    return str(caught.value)


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def test_a_record_is_readable() -> None:
    match = trunkline.new("chicago-express", players=2, deal={"first": 1}, seed=3)
    for action in ("bid 9", "pass", "pass", "bid 6", "bid 7", "pass"):
        match.play(action)
    assert match.record().startswith(
        "Trunkline record 1\n"
        "Game: chicago-express\n"
        "Rules: 1\n"
        f"Board: {match.board.file.fingerprint}\n"
        "Players: 2\n"
        "Options: chicago_dividend=interrupt\n"
        "Seed: 3\n"
        "Deal: first=1\n"
        "\n"
        "1: bid 9\n"
        "0: pass\n"
        "1: pass\n"
        "0: bid 6, bid 7\n"
        "1: pass\n"
        "\n"
        "Result: unfinished\n"
        "Check: "
    )


def test_saving_and_loading_gives_the_same_match(tmp_path: Path) -> None:
    match = played(10_000)
    match.save(tmp_path / "match.txt")
    again = trunkline.load(tmp_path / "match.txt")
    assert again.state.tobytes() == match.state.tobytes()
    assert again.names == ("Ann", "", "Čeněk B.")
    assert again.outcome == match.outcome
    assert again.events == match.events


def test_saving_replaces_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text("something longer than the record " * 1000)
    played(3).save(path)
    assert len(trunkline.load(path).actions) == 3
    assert [each.name for each in tmp_path.iterdir()] == ["match.txt"]


def test_line_ends_and_blanks_of_other_systems_do_not_matter() -> None:
    text = played(20).record()
    assert read(text.replace("\n", "  \r\n")).record() == text


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(trunkline.BadRecord, match="there is no such file"):
        trunkline.load(tmp_path / "missing.txt")


def test_a_folder_or_a_picture_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(trunkline.BadRecord, match="cannot be read"):
        trunkline.load(tmp_path)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(trunkline.BadRecord, match="not a text file"):
        trunkline.load(tmp_path / "picture")


def test_another_text_is_no_record() -> None:
    assert "line 1: a record begins with 'Trunkline record 1', not 'Dear diary'" in wrong(
        "Dear diary\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Game: chicago-express", "Game: chicago-expres", "Did you mean chicago-express?"),
        ("Rules: 1", "Rules: 99", "played by version 99 of the rules"),
        ("Players: 3", "Players: 9", "is for 2 to 6 players, not 9"),
        ("Players: 3", "Players: three", "a whole number is expected, not 'three'"),
        ("=interrupt", "=sometimes", "is interrupt or after_action, not 'sometimes'"),
        ("Options: ", "Options: fog=yes, ", "has no option 'fog'"),
        ("=interrupt", "=interrupt, chicago_dividend=interrupt", "once for each name"),
        ("Seed: 5", "Seed: 9999999999999999999", "a seed is a whole number from 0 to"),
        ("Deal: first=", "Deal: first=8", "the deal does not fit: first is 0, 1 or 2"),
        ("Deal: ", "Dael: ", "'Deal: …' is expected here"),
        ("Name 0:", "Name 7:", "with a seat from 0 to 2"),
    ],
)
def test_a_changed_header_is_found_in_its_line(old: str, new: str, problem: str) -> None:
    text = played(5).record()
    assert old in text
    message = wrong(text.replace(old, new, 1))
    assert problem in message
    assert (
        f"line {line_of(text, old.split(':', maxsplit=1)[0] if ':' in old else 'Options')}:"
        in message
    )


def test_a_truncated_record_breaks_off() -> None:
    lines = played(30).record().split("\n")
    cut = lines[: lines.index("") + 5]
    message = wrong("\n".join(cut))
    assert "the record breaks off" in message
    assert f"line {len(cut)}:" in message


def test_an_illegal_action_is_found_in_its_line() -> None:
    match = trunkline.new("chicago-express", players=3, seed=5, deal={"first": 0})
    for action in ("bid 9", "bid 10"):
        match.play(action)
    text = match.record().replace("1: bid 10", "1: bid 8")
    message = wrong(text)
    assert f"line {line_of(text, '1: bid 8')}:" in message
    assert "CE-2.7" in message


def test_nonsense_and_the_wrong_seat_are_found_in_their_line() -> None:
    match = trunkline.new("chicago-express", players=3, seed=5, deal={"first": 0})
    match.play("bid 9")
    text = match.record()
    assert "'bidd 9' is no action" in wrong(text.replace("bid 9", "bidd 9"))
    assert "seat 0 decides here, not seat '2'" in wrong(text.replace("0: bid 9", "2: bid 9"))
    assert "'SEAT: action, action, …' is expected" in wrong(text.replace("0: bid 9", "bid 9"))


def test_a_wrong_result_is_told_the_right_one() -> None:
    text = played(10_000).record()
    start = text.index("Result:")
    changed = text[:start] + "Result: unfinished\n"
    assert "the actions above give 'Result: " in wrong(changed)


def test_a_legal_change_is_noticed_unless_it_is_meant() -> None:
    match = trunkline.new("chicago-express", players=3, seed=5, deal={"first": 0})
    match.play("bid 9")
    text = match.record().replace("bid 9", "bid 12")
    assert "the record was changed after it was written" in wrong(text)
    meant = text[: text.index("Check:")]
    assert str(read(meant).actions[0]) == "bid 12"


def test_actions_after_the_end_are_refused() -> None:
    text = played(10_000).record()
    message = wrong(text.replace("\n\nResult:", "\n0: pass\n\nResult:"))
    assert "the match is over before 'pass'" in message


GOOD = played(25).record()


@settings(max_examples=150)
@given(st.data())
def test_any_edit_is_read_or_refused_with_its_line(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(GOOD)))
    cut = data.draw(st.integers(0, 30))
    text = GOOD[:at] + data.draw(st.text(max_size=12)) + GOOD[at + cut :]
    message = ""
    match: Match | None
    try:
        match = read(text)
    except trunkline.BadRecord as error:
        match, message = None, str(error)
    if match is None:
        assert ", line " in message
    else:
        assert read(match.record()).record() == match.record()


@given(st.text(max_size=300))
def test_any_text_is_refused_with_a_line(text: str) -> None:
    assert ", line 1:" in wrong(text)


# Matches that go on from a position of another one


def strolled(match: Match, actions: int) -> Match:
    for _ in range(actions):
        if match.actor is not None:
            play_some_action(match)
    return match


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("redeal", [None, Redeal(None, 7), Redeal(1, 2**63 - 1)])
def test_a_match_can_go_on_from_any_position(game: str, redeal: Redeal | None) -> None:
    players = find_game(game).players.start
    earlier = strolled(trunkline.new(game, players=players, seed=4), 40)
    match = earlier.go_on(redeal)
    assert (match.actions, match.events, match.actor) == ([], [CONTINUED], earlier.actor)
    assert (match.state_bytes == earlier.state_bytes) or redeal
    if redeal:
        seen = match.observation(redeal.seat).tobytes()
        assert seen == earlier.observation(redeal.seat).tobytes()
        again = match.redealt(redeal.seat, redeal.seed)
        assert again.state_bytes == match.state_bytes, "it is made of what the seat may know"
    strolled(match, 10_000)
    assert len(earlier.actions) == 40

    record = match.record()
    read_again = read(record)
    assert read_again.record() == record
    assert read_again.state_bytes == match.state_bytes
    assert read_again.events == match.events
    assert read_again.at(0).state_bytes == match.at(0).state_bytes

    for language in LANGUAGES:
        lines = match.text(language).scoring(match.events)
        sums = [sum(line.points for line in lines if line.seat == seat) for seat in range(players)]
        assert tuple(sums) == match.scores
    with pytest.raises(IndexError):
        match.go_on().undo()


def test_where_a_match_goes_on_stands_in_its_record() -> None:
    match = trunkline.new("chicago-express", players=2, deal={"first": 1}, seed=3)
    match.play("bid 9")
    match = match.go_on(Redeal(0, 12))
    match.play("pass")
    match = match.go_on()
    match.play("pass")
    assert (
        "\n\n1: bid 9\nFrom here: dealt anew for seat 0, 12\n0: pass\n"
        "From here: as dealt\n1: pass\n\n"
    ) in match.record()
    assert [str(action) for action in read(match.record()).actions] == ["pass"]


@pytest.mark.parametrize(
    "said",
    ["", "as it was", "dealt anew", "dealt anew for seat 2, 1", f"dealt anew for seat 0, {2**63}"],
)
def test_how_a_match_goes_on_must_be_said(said: str) -> None:
    match = trunkline.new("chicago-express", players=2, deal={"first": 1}, seed=3)
    text = match.go_on().record().replace("as dealt", said)
    assert "'From here: as dealt' or 'From here: dealt anew for seat N, SEED'" in wrong(text)
    assert f"line {line_of(text, 'From here')}:" in wrong(text)


def test_a_match_does_not_go_on_after_its_end_nor_for_ever() -> None:
    end = played(10_000).record()
    assert "the match is over before 'From here: as dealt'" in wrong(
        end.replace("\n\nResult:", "\nFrom here: as dealt\n\nResult:")
    )
    often = "\nFrom here: as dealt" * (MOST_LEGS + 1)
    assert "goes on from another one" in wrong(
        played(3).record().replace("\n\nRes", often + "\nRes")
    )


def test_what_is_wrong_is_said_in_every_language() -> None:
    text = played(5).record()
    for broken, line in (
        ("Dear diary", 1),
        (text.replace("Rules: 1", "Rules: 99"), 3),
        (text.replace("Players: 3", "Players: 9"), 5),
        (text.replace("bid", "bidd", 1), line_of(text, "Deal") + 4),
    ):
        with pytest.raises(BadRecord) as caught:
            read(broken)
        messages = {caught.value.message(language) for language in LANGUAGES}
        assert caught.value.line == line
        assert len(messages) == len(LANGUAGES)
