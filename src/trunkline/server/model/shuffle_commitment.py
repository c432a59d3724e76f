"""The shuffle commitment: nobody can choose a shuffle afterwards, and anybody can check that.

At the start of a match the server publishes the commitment: the hash of the seed and of a random
salt, without which the seed could be found by trying them all. At the end it publishes both. Then
the hash can be made again, and the deal too.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from pathlib import Path

from trunkline.api import prepared
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.record_file import load_record, read_record
from trunkline.core.record_writer import pairs_text
from trunkline.core.setup import open_game
from trunkline.games import find_game
from trunkline.server.model.errors import server_texts

SALT_BYTES = 16
SAID = 12  # words of a pile


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def commitment(seed: int, salt: str) -> str:
    """What is published before the first action."""
    return hashlib.sha256(f"trunkline:{seed}:{salt}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer to one question, as a message of the catalogue."""

    key: str
    holds: bool
    values: dict[str, str]

    def sentence(self, language: str = "en") -> str:
        answer = "yes" if self.holds else "no"
        return server_texts(language)(f"{self.key}-{answer}", **self.values)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of a shuffle has found."""

    findings: tuple[Finding, ...]
    promised: bool = True  # that the match is dealt from a certain seed

    @property
    def fair(self) -> bool:
        return all(finding.holds for finding in self.findings)

    def sentence(self, language: str = "en") -> str:
        key = "verdict-fair" if self.fair else "verdict-unfair"
        key = key if self.promised else "verdict-none"
        return server_texts(language)(key)


def check(
    record: Path | str,
    published: str,
    salt: str,
    seed: int | None = None,
    board: Path | str | None = None,
    tickets: Path | str | None = None,
) -> Verdict:
    """Whether a match was dealt from the seed that its server had committed itself to.

    `record` is the record's file, or its text; `published` the commitment; `seed` the one that the
    server revealed, or None for the record's own. BadRecord: it is no record, or a changed one.
    """
    match = (
        load_record(record, _game, board, tickets)
        if isinstance(record, Path)
        else read_record(record, _game, board=board, tickets=tickets)
    )
    if match.before is not None:
        return Verdict((Finding("begun", False, {}),), promised=False)
    seed = match.seed if seed is None else seed
    return Verdict((_hash(published, seed, salt), _same_seed(match, seed), _same_deal(match, seed)))


def _game(id: str) -> AnyGame:
    return prepared(find_game(id))


def _hash(published: str, seed: int, salt: str) -> Finding:
    made = commitment(seed, salt.strip())
    wanted = published.strip().lower()
    return Finding("hash", made == wanted, {"made": made, "published": wanted})


def _same_seed(match: Match, seed: int) -> Finding:
    # As texts: a seed is not counted, and no language shall put spaces into it.
    return Finding("seed", match.seed == seed, {"seed": str(seed), "found": str(match.seed)})


def _same_deal(match: Match, seed: int) -> Finding:
    """A record can begin with a deal that was set by hand."""
    again = open_game(
        match.game, match.players, seed=seed, options=match.options, board=match.board
    )
    begun = match.copy()
    while begun.actions:
        begun.undo()
    same = again.deal == match.deal and again.position.state_bytes == begun.state_bytes
    return Finding("deal", same, {"dealt": _said(again.deal), "found": _said(match.deal)})


def _said(deal: dict[str, object]) -> str:
    """The beginning of a pile tells it from others well enough."""
    shown = {
        name: [*value[:SAID], "…"] if isinstance(value, list) and len(value) > SAID else value
        for name, value in deal.items()
    }
    return pairs_text(shown)
