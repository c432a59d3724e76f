"""The files of the golden matches, in tests/golden."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.support.golden.choice import fewest, goldens, shown
from tests.support.golden.match import Digest, digest, read_digest, read_transcript
from tests.support.golden.perft import perft_numbers, perft_text
from trunkline.core.game import AnyGame
from trunkline.games import find_game

FOLDER = Path(__file__).parents[2] / "golden"
DIGESTS, PERFT = "digests.txt", "perft.json"


def transcript_paths(game: AnyGame) -> list[Path]:
    return sorted(path for path in (FOLDER / game.id).glob("*.txt") if path.name != DIGESTS)


def read_digests(game: AnyGame) -> list[Digest]:
    lines = (FOLDER / game.id / DIGESTS).read_text(encoding="utf-8").splitlines()
    return [read_digest(line) for line in lines]


def how_to_see(game: AnyGame, name: str) -> str:
    """What to do about a match that is not as written."""
    return (
        f"the match {name} of {game.id} is not as written. "
        f"See it: python -m tests.support.golden --show {game.id} {name}; "
        "the same command on the commit before the change gives what it was"
    )


def write_all(ids: Sequence[str]) -> None:
    for id in ids:
        game = find_game(id)
        folder = FOLDER / id
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        (folder / PERFT).write_text(perft_text(perft_numbers(game)) + "\n")
        found, scripted = goldens(game)
        texts = {name: each.play()[0] for name, each in found.items()}
        whole = fewest(
            {name: shown(each.setup, texts[name]) for name, each in found.items()},
            {name: len(text) for name, text in texts.items()},
            scripted,
        )
        for name in whole:
            (folder / f"{name}.txt").write_text(texts[name], encoding="utf-8")
        rest = [digest(name, each)[0] for name, each in found.items() if name not in whole]
        lines = "".join(f"{each.line()}\n" for each in rest)
        (folder / DIGESTS).write_text(lines, encoding="utf-8")


def show(id: str, name: str) -> str:
    """The transcript of a match as the program plays it now."""
    game = find_game(id)
    path = FOLDER / id / f"{name}.txt"
    if path.exists():
        return read_transcript(path.read_text(encoding="utf-8")).play()[0]
    lines = {each.name: each for each in read_digests(game)}
    if name not in lines:
        names = sorted([*lines, *(path.stem for path in transcript_paths(game))])
        raise SystemExit(f"{id} has no golden match {name}; it has {', '.join(names)}")
    return lines[name].golden(game).play()[0]
