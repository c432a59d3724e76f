"""Texts a person reads, from Fluent catalogues: one file a language, the same keys in each."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from trunkline.core.errors import BadSetup, one_of
from trunkline.core.rulebook import LANGUAGES, in_language

_NUMBER = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for it, and in no text


class Texts:
    """The catalogue of one language."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language = language
        self._plain: dict[str, str] = {}
        # No direction marks around inserted values: our languages all run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):  # the runtime would pass over it in silence
                    raise ValueError(f"{file.name}: {(entry.content or '')[:200]!r} is not Fluent")
            # A text that stands in a later file too is that file's.
            self._bundle.add_resource(resource, allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **values: str | int) -> str:
        if values:
            return self._format(key, values)
        # Most messages have no values; a view asks for hundreds of them.
        if key not in self._plain:
            self._plain[key] = self._format(key, values)
        return self._plain[key]

    def _format(self, key: str, values: dict[str, str | int]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"{self.language}: message {key} has no text")
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise KeyError(f"{self.language}: message {key} with {values}: {errors[0]}")
        return str(text)

    def around(self, key: str) -> tuple[str, str]:
        """What a message writes before and after its number, whatever that is: "", "%"."""
        before, _, after = self(key, number=_NUMBER).partition(_NUMBER)
        return before, after

    def name(self, kind: str, word: str) -> str:
        """The name of a company, a place, … in this language; the word itself if it has none."""
        key = f"{kind}-{slug(word)}"
        return self(key) if key in self else word


def slug(word: str) -> str:
    """'B&O' -> 'b-o', 'Fort Wayne' -> 'fort-wayne': Fluent keys have letters, digits and dashes."""
    return re.sub(r"[^a-z0-9]+", "-", word.casefold()).strip("-")


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadSetup(f"no language '{language}' here: choose {one_of(LANGUAGES)}")
    return language


@functools.cache
def read_texts(folder: Path, language: str, shared: Path | None = None) -> Texts:
    """The catalogue in a folder, on top of a shared folder's and of the one of all games."""
    return Texts(language, text_files(text_folders(folder, shared), "texts", language))


def text_folders(folder: Path, shared: Path | None = None) -> list[Path]:
    """The folders that a game's texts are taken from; a later one overrides those before it."""
    return [Path(__file__).parent, *([shared] if shared else []), folder]


def text_files(folders: Iterable[Path], name: str, language: str) -> list[Path]:
    """The catalogues of that name, in the language or in what the folder has instead."""
    files = [in_language(each, name, "ftl", known_language(language)) for each in folders]
    return [file for file in files if file.exists()]
