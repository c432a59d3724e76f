"""Why a notice could not be delivered: a word for us, a sentence for people."""

from __future__ import annotations

from pathlib import Path

from trunkline.core.errors import TrunklineError
from trunkline.core.texts import Texts, read_texts
from trunkline.server.payloads import Problem
from trunkline.server.problems import Refused


class Undelivered(TrunklineError):
    """`final`: trying again is no use. `gone`: nobody is there any more, and never will be."""

    def __init__(self, problem: str, *, final: bool = False, gone: bool = False) -> None:
        super().__init__(problem)
        self.problem = problem
        self.final = final
        self.gone = gone


class BadContact(Refused):
    """A contact that nothing could ever be delivered to, as far as can be told now."""

    def __init__(self, why: Undelivered) -> None:
        TrunklineError.__init__(self, why.problem)
        self.status, self.code, self.key = 422, "bad-contact", why.problem
        self.version, self.headers, self.values = None, {}, {}

    def problem(self, language: str) -> Problem:
        return Problem(self.code, sentence(self.key, language))


def notice_texts(language: str) -> Texts:
    return read_texts(Path(__file__).parent, language)


def sentence(problem: str, language: str) -> str:
    """What is stored is the word; whoever reads it may have another language by then."""
    return notice_texts(language)(f"undelivered-{problem}") if problem else ""
