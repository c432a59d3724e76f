"""The words of the terminal table, from the catalogues in this folder."""

from __future__ import annotations

from pathlib import Path

from trunkline.core.texts import Texts, known_language


def interface_texts(language: str) -> Texts:
    return Texts(language, [Path(__file__).parent / f"texts.{known_language(language)}.ftl"])
