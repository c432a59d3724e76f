"""Golden playthroughs and perft numbers; `make golden` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.golden_games import FOLDER, perft_numbers, replay_transcript, transcript
from trunkline.games import find_game, game_ids
from trunkline.testing import end_laws

TRANSCRIPTS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize(
    "path", TRANSCRIPTS, ids=[f"{p.parent.name}-{p.stem}" for p in TRANSCRIPTS]
)
def test_a_golden_match_plays_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    board = text.split("\n")[1].removeprefix("Board: ")
    match = replay_transcript(text)
    assert transcript(match, board) == text
    assert not [*end_laws.faults(match)]


@pytest.mark.parametrize("id", game_ids())
def test_every_way_to_end_has_a_golden_match(id: str) -> None:
    outcomes = [path.read_text(encoding="utf-8") for path in (FOLDER / id).glob("*.txt")]
    for ending in find_game(id).endings:
        assert any(f"Outcome: Outcome(reason='{ending}'" in text for text in outcomes), ending


@pytest.mark.parametrize("id", game_ids())
def test_every_kind_of_event_is_in_a_golden_match(id: str) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / id).glob("*.txt"))
    for kind in find_game(id).events.kinds:
        assert f"    {kind.name}(" in texts, kind.name


@pytest.mark.parametrize("id", game_ids())
def test_perft_numbers_are_as_written(id: str) -> None:
    written = json.loads((FOLDER / id / "perft.json").read_text(encoding="utf-8"))
    assert perft_numbers(find_game(id)) == written
