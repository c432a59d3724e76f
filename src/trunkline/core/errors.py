"""The errors a caller meets. Each one says what was wrong and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence


class TrunklineError(ValueError):
    """The root of all of them; `except trunkline.TrunklineError` catches every one."""


class UnknownAction(TrunklineError):
    """The text is no action of this game at all."""


class IllegalAction(TrunklineError):
    """The action exists, but the rules do not allow it now; `clause` says which rule."""

    def __init__(self, action: str, clause: str, texts: dict[str, str]) -> None:
        super().__init__(texts["en"])
        self.action = action
        self.clause = clause
        self._texts = texts

    def message(self, language: str = "en") -> str:
        return self._texts[language]

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, dict[str, str]]]:
        return IllegalAction, (self.action, self.clause, self._texts)


class BadSeries(TrunklineError):
    """The action cannot be played at one go with those before it, whatever it would do alone."""

    def __init__(self, action: str) -> None:
        super().__init__(
            f"'{action}' cannot be played at one go with what comes before it: "
            "somebody else decides there, or something new will have come to light"
        )
        self.action = action

    def __reduce__(self) -> tuple[type[BadSeries], tuple[str]]:
        return BadSeries, (self.action,)


class UnknownTarget(TrunklineError):
    """The text names nothing on this board that could be pointed at."""


class BadRecord(TrunklineError):
    """The file is not the record of a match, or not a whole and unchanged one.

    `line` is the one that is wrong, counted from 1; None: the file as a whole is.
    """

    def __init__(
        self,
        where: str,
        problem: str,
        line: int | None = None,
        texts: dict[str, str] | None = None,
    ) -> None:
        super().__init__(
            f"{where}: {problem}" if line is None else f"{where}, line {line}: {problem}"
        )
        self.where = where
        self.problem = problem
        self.line = line
        self._texts = texts or {}

    def message(self, language: str = "en") -> str:
        """What is wrong, and what would be right; not in which line."""
        return self._texts.get(language, self.problem)

    def __reduce__(
        self,
    ) -> tuple[type[BadRecord], tuple[str, str, int | None, dict[str, str]]]:
        return BadRecord, (self.where, self.problem, self.line, self._texts)


class BadSetup(TrunklineError):
    """No such game, or it cannot be set up with these players, options or deal."""


class BadBoard(TrunklineError):
    """The board file does not describe a board; `problems` lists everything that was found."""

    def __init__(self, where: str, problems: list[str]) -> None:
        super().__init__("\n".join(f"{where}: {problem}" for problem in problems))
        self.where = where
        self.problems = problems

    def __reduce__(self) -> tuple[type[BadBoard], tuple[str, list[str]]]:
        return BadBoard, (self.where, self.problems)


def one_of(words: Iterable[str]) -> str:
    """'a, b or c', for a message that lists what would be right."""
    listed = [str(word) for word in words]
    if len(listed) < 2:
        return "".join(listed)
    return f"{', '.join(listed[:-1])} or {listed[-1]}"


def how_many(counts: Sequence[int]) -> str:
    """'2 to 6', or '4 or 6' where not every number between is meant."""
    first, last = counts[0], counts[-1]
    unbroken = len(counts) == last - first + 1
    return f"{first} to {last}" if unbroken and len(counts) > 2 else one_of(map(str, counts))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """' Did you mean …?', or nothing when no known word is near."""
    by_key = {str(each).casefold(): str(each) for each in known}
    near = difflib.get_close_matches(word.casefold(), by_key, n=3, cutoff=0.6)
    return f" Did you mean {one_of(by_key[key] for key in near)}?" if near else ""
