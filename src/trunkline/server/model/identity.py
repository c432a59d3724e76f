"""Identity by secrets: nobody has an account, everybody has a secret, and only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

IDS = "abcdefghijkmnpqrstuvwxyz23456789"  # without letters that are taken for each other
ID_LENGTH = 13  # 65 bits: a match is found only by who was given its link


def digest(secret: str) -> str:
    """Secrets are random and long, so that a plain hash cannot be undone by trying."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    return "".join(secrets.choice(IDS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether a match could have it. An address can hold what a database does not take for text."""
    return bool(text) and set(text) <= set(IDS)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def clean_name(name: str) -> str:
    """One line of what can be seen: no control characters, no marks that turn the writing round."""
    seen = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in name)
    return " ".join(seen.split())
