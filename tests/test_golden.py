"""Golden matches and perft numbers; `make golden` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.golden.choice import fewest, shown, to_be_shown
from tests.support.golden.files import (
    FOLDER,
    PERFT,
    how_to_see,
    read_digests,
    show,
    transcript_paths,
)
from tests.support.golden.match import Digest, digest, read_digest, read_transcript
from tests.support.golden.perft import perft_numbers
from trunkline.core.game import AnyGame
from trunkline.games import find_game, game_ids
from trunkline.testing.laws import end_conditions
from trunkline.testing.laws.base import every_setting

GAMES = [find_game(id) for id in game_ids()]
TRANSCRIPTS = [path for game in GAMES for path in transcript_paths(game)]
DIGESTS = [(game, line) for game in GAMES for line in read_digests(game)]
MOST_BYTES = 1_500_000  # of all golden files: what nobody can review proves little

every_game = pytest.mark.parametrize("game", GAMES, ids=game_ids())


@pytest.mark.parametrize(
    "path", TRANSCRIPTS, ids=[f"{p.parent.name}-{p.stem}" for p in TRANSCRIPTS]
)
def test_a_golden_match_plays_as_written(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    told, match = read_transcript(written).play()
    assert told == written
    assert not [*end_conditions.faults(match)]


@pytest.mark.parametrize(
    ("game", "written"), DIGESTS, ids=[f"{game.id}-{line.name}" for game, line in DIGESTS]
)
def test_a_golden_match_has_the_digest_as_written(game: AnyGame, written: Digest) -> None:
    golden = written.golden(game)
    found, match = digest(written.name, golden)
    assert found == written, how_to_see(game, written.name)
    assert not [*end_conditions.faults(match)]


@every_game
def test_transcripts_show_all_that_a_match_can_be(game: AnyGame) -> None:
    """Every ending, value of an option (editions are one), board, number of players, event."""
    seen: set[tuple[str, ...]] = set()
    for path in transcript_paths(game):
        text = path.read_text(encoding="utf-8")
        seen |= shown(read_transcript(text).setup, text)
    assert sorted(to_be_shown(game) - seen) == []


@every_game
def test_every_table_and_setting_has_a_golden_match(game: AnyGame) -> None:
    texts = [path.read_text(encoding="utf-8") for path in transcript_paths(game)]
    setups = [read_transcript(text).setup for text in texts]
    have = [(each.board, each.players, each.options) for each in setups]
    have += [(each.board, each.players, each.options) for each in read_digests(game)]
    for players in game.players:
        for options in every_setting(game):
            assert ("", players, options) in have


def test_golden_files_are_few_enough_to_review() -> None:
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES


def test_a_digest_prints_and_parses() -> None:
    for _, written in DIGESTS:
        assert read_digest(written.line()) == written


def test_a_match_without_a_transcript_can_be_seen() -> None:
    game, written = min(DIGESTS, key=lambda each: each[1].actions)
    text = show(game.id, written.name)
    assert text.splitlines()[-1] == f"Outcome: {written.outcome}"
    assert f"--show {game.id} {written.name}" in how_to_see(game, written.name)


def test_a_match_that_is_not_there_is_answered_with_those_that_are() -> None:
    game, written = DIGESTS[0]
    with pytest.raises(SystemExit, match=f"has no golden match nowhere; it has .*{written.name}"):
        show(game.id, "nowhere")


def test_the_fewest_transcripts_show_everything() -> None:
    a, b, c = ("ending", "a"), ("ending", "b"), ("ending", "c")
    shows = {
        "light": frozenset({a}),
        "heavy": frozenset({a, b}),
        "both": frozenset({b, c}),
        "kept": frozenset({c}),
    }
    weights = {"light": 1, "heavy": 5, "both": 2, "kept": 9}
    assert fewest(shows, weights, kept=set()) == {"light", "both"}
    assert fewest(shows, weights, kept={"kept"}) == {"light", "both", "kept"}


@every_game
def test_perft_numbers_are_as_written(game: AnyGame) -> None:
    written = json.loads((FOLDER / game.id / PERFT).read_text(encoding="utf-8"))
    assert perft_numbers(game) == written
