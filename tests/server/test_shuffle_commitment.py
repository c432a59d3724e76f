"""The shuffle is committed to by its hash, and can be checked at the end."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import trunkline
from trunkline.core.errors import BadRecord
from trunkline.core.rulebook import LANGUAGES
from trunkline.games import find_game, game_ids
from trunkline.server.model.shuffle_commitment import Verdict, check, commitment, new_salt

GAME = game_ids()[0]
PLAYERS = find_game(GAME).players.start
SEED, SALT = 7, "5a" * 16
PUBLISHED = commitment(SEED, SALT)


def begun(seed: int = SEED, deal: dict[str, object] | None = None) -> trunkline.Match:
    match = trunkline.new(GAME, PLAYERS, seed=seed, deal=deal)
    for _ in range(5):
        match.play(match.legal[0])
    return match


def findings(verdict: Verdict) -> list[bool]:
    return [finding.holds for finding in verdict.findings]


def test_the_commitment_is_a_plain_hash_that_anybody_can_make() -> None:
    assert commitment(7, "salt") == hashlib.sha256(b"trunkline:7:salt").hexdigest()


def test_no_salt_comes_twice() -> None:
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert {len(salt) for salt in salts} == {32}


def test_a_fair_match(tmp_path: Path) -> None:
    begun().save(tmp_path / "match.txt")
    for record in (tmp_path / "match.txt", begun().record()):
        verdict = check(record, PUBLISHED, SALT, SEED)
        assert verdict.fair
        assert findings(verdict) == [True, True, True]
    assert check(begun().record(), f" {PUBLISHED.upper()}\n", SALT).fair


def test_another_seed_than_was_committed() -> None:
    verdict = check(begun(seed=8).record(), PUBLISHED, SALT)
    assert findings(verdict) == [False, True, True]
    verdict = check(begun(seed=8).record(), PUBLISHED, SALT, SEED)
    assert findings(verdict)[:2] == [True, False]
    assert not verdict.fair


def test_another_salt_than_was_committed() -> None:
    assert findings(check(begun().record(), PUBLISHED, "5b" * 16)) == [False, True, True]


def test_a_deal_that_was_set_by_hand() -> None:
    fair = trunkline.new(GAME, PLAYERS, seed=SEED).deal
    name, dealt = next((name, value) for name, value in fair.items() if isinstance(value, int))
    verdict = check(begun(deal={name: (dealt + 1) % PLAYERS}).record(), PUBLISHED, SALT, SEED)
    assert findings(verdict) == [True, True, False]
    assert f"{name}={dealt}" in verdict.findings[2].sentence()


def test_a_changed_record_is_refused() -> None:
    with pytest.raises(BadRecord):
        check(begun().record().replace("Seed: 7", "Seed: 8"), PUBLISHED, SALT)
    with pytest.raises(BadRecord, match="no such file"):
        check(Path("nowhere"), PUBLISHED, SALT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_said_in_every_language(language: str) -> None:
    fair = check(begun().record(), PUBLISHED, SALT)
    unfair = check(begun(seed=8).record(), PUBLISHED, SALT, SEED)
    said = [each.sentence(language) for each in (*fair.findings, *unfair.findings)]
    assert all([*said, fair.sentence(language), unfair.sentence(language)])
    assert str(SEED) in fair.findings[1].sentence(language)
    assert PUBLISHED in check(begun().record(), PUBLISHED, "x").findings[0].sentence(language)


def test_nothing_was_promised_about_a_match_that_goes_on_from_another() -> None:
    verdict = check(begun().go_on().record(), PUBLISHED, SALT)
    assert not verdict.fair
    for language in LANGUAGES:
        assert verdict.sentence(language) not in (
            Verdict(()).sentence(language),
            Verdict(verdict.findings).sentence(language),
        )
        assert verdict.findings[0].sentence(language)
