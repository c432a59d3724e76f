"""A ticket deck of one's own: checked, played with, recorded; and the page that tells how."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trunkline
from tests.support.command_line import refused, run
from tests.test_route_boards import deck_file
from trunkline.core.match import Match
from trunkline.games import find_game
from trunkline.lab.simulate import simulate

TEAM = find_game("ticket-to-ride-team-asia")
LEGENDARY = find_game("ticket-to-ride-legendary-asia")
PAGE = Path(__file__).parent.parent / "docs" / "boards.md"


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """40 tickets for Team Asia."""
    return deck_file(tmp_path, TEAM.board.file, 40)


def stroll(match: Match, actions: int) -> Match:
    """The first thing that can be done, so many times."""
    for _ in range(actions):
        match.play(match.legal[0])
    return match


def test_a_match_is_played_with_it_and_recorded(deck: Path, tmp_path: Path) -> None:
    match = stroll(trunkline.new(TEAM.id, 4, seed=3, tickets=deck), 30)
    dealt = match.deal["tickets"]
    assert isinstance(dealt, list)
    assert sorted(dealt) == list(range(1, 41))
    record = tmp_path / "record.txt"
    match.save(record)
    assert trunkline.load(record, tickets=deck).state_bytes == match.state_bytes
    with pytest.raises(trunkline.BadRecord, match=r"line 4: .* give the board file or the ticket"):
        trunkline.load(record)


def test_as_few_tickets_as_are_dealt_are_enough(tmp_path: Path) -> None:
    deck = deck_file(tmp_path, TEAM.board.file, 30)
    tally = simulate(TEAM.id, 6, 3, tickets=deck)
    assert (tally.games, tally.unfinished) == (3, 0)


def test_a_given_deal_is_one_of_that_deck(deck: Path) -> None:
    order = list(range(40, 0, -1))
    match = trunkline.new(TEAM.id, 4, seed=3, tickets=deck, deal={"tickets": order})
    assert match.deal["tickets"] == order
    with pytest.raises(trunkline.BadSetup):
        trunkline.new(TEAM.id, 4, seed=3, deal={"tickets": order})


def test_the_command_checks_it(deck: Path) -> None:
    result = run("board", "check", str(deck))
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{deck} is a good ticket deck: 46 cities, 126 tracks, 40 tick")
    own = run("board", "check", str(TEAM.folder / "board.toml"))
    assert "46 cities, 126 tracks, 60 substitute tickets" in own.stdout
    deck.write_text(deck.read_text(encoding="utf-8").replace("Xian", "Sian"), encoding="utf-8")
    wrong = run("board", "check", str(deck), "--board", str(TEAM.folder / "board.toml"))
    assert wrong.exit_code == 1
    assert f"{deck}: ticket 1: b = 'Sian' is no city of the board. Did you mean" in wrong.stdout


def test_the_commands_play_with_it(deck: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    stroll(trunkline.new(TEAM.id, 4, seed=3, tickets=deck), 3).save(record)
    assert run("replay", str(record), "--tickets", str(deck)).exit_code == 0
    assert "or the ticket deck that it was played on" in refused("replay", str(record))
    games = ("simulate", TEAM.id, "--games", "2", "--tickets", str(deck))
    assert run(*games).exit_code == 0
    assert refused("simulate", "chicago-express", "--tickets", str(deck)) == (
        f"{deck}: there are no tickets in chicago-express"
    )


def test_a_server_is_not_started_with_a_wrong_one(tmp_path: Path) -> None:
    deck = deck_file(tmp_path, TEAM.board.file, 7)
    sentence = "7 regular tickets, and 6 players are dealt 5 each"
    assert sentence in refused("serve", "--port", "0", "--tickets", str(deck))
    assert sentence in refused("--port", "0", "--no-browser", "--tickets", str(deck))
    assert "--tickets are here for" in refused("--tickets", str(deck), "games")


def test_the_page_tells_how_to_enter_the_printed_deck(tmp_path: Path) -> None:
    """Its example is short of tickets, and of nothing else; with enough of them it is played."""
    page = PAGE.read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(format[^`]*team-asia[^`]*)```", page)
    deck = tmp_path / "tickets.toml"
    deck.write_text(example, encoding="utf-8")
    with pytest.raises(trunkline.BadBoard) as caught:
        TEAM.load_board({}, tickets=deck)
    (problem,) = caught.value.problems
    assert problem.endswith("6 players are dealt 5 each: 30 are needed")
    more = deck_file(tmp_path, TEAM.board.file, 40).read_text(encoding="utf-8")
    rest = more.partition("deck = [\n")[2].splitlines()[example.count("id =") :]
    deck.write_text(example.rstrip().removesuffix("]") + "\n".join(rest), encoding="utf-8")
    match = stroll(trunkline.new(TEAM.id, 6, seed=1, tickets=deck), 12)
    assert match.board.file.tickets[0].points == 8
    assert not match.board.file.substitute
