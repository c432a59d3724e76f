"""Rulebook clauses: numbers for compiled code, texts in every language for people.

A rulebook is a Markdown file. A chapter starts with `## CE-5 Expand a network`, a clause with its
id in bold at the start of a paragraph: `**CE-5.4** Forests hold one company only.`

A game that has come out in several editions has one rulebook. What holds in one of them only is a
paragraph, a ruling or an example of its own, marked with the edition: `*1999:* Money is secret.`,
`> **Ruling.** *1999:* …`. Everything else holds in all of them.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from trunkline.core.errors import TrunklineError, did_you_mean, one_of

LANGUAGES = ("en", "ru", "hu")
ALLOWED = 0
RULINGS = ("> **Ruling.**", "> **Решение.**", "> **Döntés.**")
EXAMPLES = ("> **Example.**", "> **Пример.**", "> **Példa.**")
PREFIX_STEP, CHAPTER_STEP = 10_000, 100

_CHAPTER = re.compile(r"^## (?P<id>[A-Z]+-\d+) (?P<title>.+)$")
_CLAUSE = re.compile(r"^\*\*(?P<id>[A-Z]+-\d+\.\d+)\*\* ?")
_MARK = re.compile(r"^(?P<opening>> \*\*[^*]+\*\* |)\*(?P<edition>[\w-]+):\* ")
_ID = re.compile(r"^(?P<prefix>[A-Z]+)-(?P<chapter>\d+)\.(?P<clause>\d+)$")


class ClauseNumbers:
    """Clause ids as small numbers: refusals return one, 0 meaning allowed."""

    def __init__(self, *prefixes: str) -> None:
        self._prefixes = prefixes
        self.asked: set[str] = set()  # the clauses that a game's code names

    def __getitem__(self, clause: str) -> int:
        match = _ID.match(clause)
        if match is None or match["prefix"] not in self._prefixes:
            raise KeyError(f"{clause} is not a clause of {' '.join(self._prefixes)}")
        self.asked.add(clause)
        prefix = self._prefixes.index(match["prefix"]) + 1
        number = int(match["chapter"]) * CHAPTER_STEP + int(match["clause"])
        return prefix * PREFIX_STEP + number

    def name(self, number: int) -> str:
        prefix, rest = divmod(number, PREFIX_STEP)
        chapter, clause = divmod(rest, CHAPTER_STEP)
        return f"{self._prefixes[prefix - 1]}-{chapter}.{clause}"


class UnknownClause(TrunklineError):
    """No such clause in this rulebook."""


class UnknownEdition(TrunklineError):
    """The rulebook has no paragraphs of this edition."""


def _unquoted(block: str) -> str:
    return re.sub(r"^> ?", "", block, flags=re.MULTILINE)


def _flat(block: str) -> str:
    """A table or a list in one line: 'PRR $7, B&O $6'."""
    items = []
    whole = re.sub(r"\n +", " ", block)  # an item of a list may go on in the next line
    for line in whole.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not all(set(cell) <= set("-: ") for cell in cells):
            items.append(" ".join(cells).removeprefix("- ").rstrip(";,."))
    return ", ".join(items)


@dataclass(frozen=True)
class Passage:
    """A paragraph, a list, a table, a ruling or an example: what stands between blank lines."""

    text: str  # Markdown, with its mark
    edition: str  # in which alone it holds; "": in all

    @property
    def in_short(self) -> bool:
        """Whether it belongs to the short form of its clause."""
        return self.text.startswith(RULINGS) or (self.edition != "" and not self.is_example)

    @property
    def is_example(self) -> bool:
        return self.text.startswith(EXAMPLES)

    @property
    def unmarked(self) -> str:
        return _MARK.sub(r"\g<opening>", self.text)


def _passage(text: str) -> Passage:
    mark = _MARK.match(text)
    return Passage(text, mark["edition"] if mark else "")


@dataclass(frozen=True)
class Clause:
    id: str
    text: str  # Markdown

    @functools.cached_property
    def passages(self) -> tuple[Passage, ...]:
        return tuple(_passage(text) for text in self.text.split("\n\n") if text.strip())

    @functools.cached_property
    def editions(self) -> Mapping[str, str]:
        """What is said of each edition alone, in Markdown without the marks; examples left out.

        A clause of which nothing is said here is the same in all editions.
        """
        said: dict[str, list[str]] = {}
        for passage in self.passages:
            if passage.edition and not passage.is_example:
                said.setdefault(passage.edition, []).append(passage.unmarked)
        return {edition: "\n\n".join(texts) for edition, texts in said.items()}

    def of(self, edition: str) -> Clause | None:
        """The clause as it is in one edition; None if there is nothing of it."""
        left = [passage.unmarked for passage in self.passages if passage.edition in ("", edition)]
        return Clause(self.id, "\n\n".join(left)) if left else None

    @property
    def summary(self) -> str:
        """The first paragraph in one line of plain text, what holds in single editions, and the
        rulings: enough for a refusal.

        A paragraph that announces a table or a list has it with it.
        """
        first, *others = self.passages
        said = [first.text]
        if first.text.rstrip().endswith(":") and others:
            said.append(_flat(others[0].text))
        said += [_unquoted(passage.text) for passage in others if passage.in_short]
        return re.sub(r"[*`]", "", " ".join(" ".join(said).split()))


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    clauses: tuple[Clause, ...]

    def of(self, edition: str) -> Chapter:
        there = (clause.of(edition) for clause in self.clauses)
        return replace(self, clauses=tuple(clause for clause in there if clause))


@dataclass(frozen=True)
class Rulebook:
    language: str
    title: str
    introduction: str
    chapters: tuple[Chapter, ...]

    @property
    def clauses(self) -> Iterator[Clause]:
        for chapter in self.chapters:
            yield from chapter.clauses

    @functools.cached_property
    def editions(self) -> tuple[str, ...]:
        """The editions of which it says something in particular, as they first come up."""
        marks = (passage.edition for clause in self.clauses for passage in clause.passages)
        return tuple(dict.fromkeys(edition for edition in marks if edition))

    def of(self, edition: str) -> Rulebook:
        """The rulebook of one edition: without what holds in the others, and without the marks."""
        if edition not in self.editions:
            known = f"choose {one_of(self.editions)}" if self.editions else "it has one only"
            raise UnknownEdition(f"{self.title} has no edition '{edition}': {known}.")
        chapters = (chapter.of(edition) for chapter in self.chapters)
        return replace(self, chapters=tuple(each for each in chapters if each.clauses))

    def __getitem__(self, id: str) -> Clause:
        wanted = id.upper()
        for clause in self.clauses:
            if clause.id == wanted:
                return clause
        ids = [clause.id for clause in self.clauses]
        parts = [list(part) for _, part in itertools.groupby(ids, lambda each: each.split("-")[0])]
        spans = " and ".join(f"from {part[0]} to {part[-1]}" for part in parts)
        raise UnknownClause(
            f"{self.title} has no clause {id}: they run {spans}." + did_you_mean(id, ids)
        )

    def search(self, words: str) -> list[Clause]:
        """The clauses that contain all the words."""
        wanted = words.casefold().split()
        return [
            clause
            for clause in self.clauses
            if all(
                word in clause.text.casefold() or word in clause.id.casefold() for word in wanted
            )
        ]


def in_language(folder: Path, name: str, ending: str, language: str) -> Path:
    """The file in that language; a game that lacks it speaks English, or what it has."""
    files = [folder / f"{name}.{each}.{ending}" for each in (language, *LANGUAGES)]
    return next((file for file in files if file.is_file()), files[0])


@functools.cache
def read_rulebook(folder: Path, language: str, shared: Path | None = None) -> Rulebook:
    """The rulebook in a folder. It may go on after chapters that lie in a shared folder."""
    own = _parse(in_language(folder, "rulebook", "md", language), language)
    if shared is None:
        return own
    base = _parse(in_language(shared, "rulebook", "md", language), language)
    return replace(own, chapters=base.chapters + own.chapters)


def _parse(path: Path, language: str) -> Rulebook:
    """A rulebook file; ours are checked by tests, so a bad one is a programming error."""
    lines = path.read_text(encoding="utf-8").splitlines()
    title = lines[0].removeprefix("# ").strip()
    introduction: list[str] = []
    chapters: list[tuple[str, str, list[tuple[str, list[str]]]]] = []
    for line in lines[1:]:
        if heading := _CHAPTER.match(line):
            chapters.append((heading["id"], heading["title"], []))
        elif opening := _CLAUSE.match(line):
            chapters[-1][2].append((opening["id"], [line[opening.end() :]]))
        elif chapters and chapters[-1][2]:
            chapters[-1][2][-1][1].append(line)
        else:
            introduction.append(line)
    return Rulebook(
        language,
        title,
        "\n".join(introduction).strip(),
        tuple(
            Chapter(id, heading, tuple(Clause(c, "\n".join(text).strip()) for c, text in clauses))
            for id, heading, clauses in chapters
        ),
    )
