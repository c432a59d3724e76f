"""The ledger of a game's clauses: where the code mentions each, and which tests prove it.

A test says what it proves by a marker, `@pytest.mark.clause("CE-5.4")`. The test files are read,
not run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from trunkline.core.errors import TrunklineError
from trunkline.core.game import AnyGame
from trunkline.core.rulebook import Rulebook
from trunkline.games import find_game, game_ids

READ = (".py", ".toml", ".ftl")  # the files of a game that can mention a clause
# In prose CE-5.4, as a name of the code CE_5_4.
_MENTION = re.compile(r"(?<![A-Za-z0-9_])([A-Z]+)(?:-(\d+)\.(\d+)|_(\d+)_(\d+))(?!\d)")


class BadTests(TrunklineError):
    """The tests cannot be read."""


@dataclass(frozen=True, order=True)
class Mention:
    """A line of the code."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, order=True)
class Proof:
    """A test with the marker of a clause."""

    file: str
    line: int
    test: str
    clause: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.test}"


@dataclass(frozen=True)
class ClauseEntry:
    clause: str
    summary: str
    code: tuple[Mention, ...]
    tests: tuple[Proof, ...]


@dataclass(frozen=True)
class Ledger:
    game: str
    entries: tuple[ClauseEntry, ...]
    strays: tuple[Proof, ...]  # markers that name no clause of any game

    @property
    def untested(self) -> tuple[str, ...]:
        return tuple(entry.clause for entry in self.entries if not entry.tests)

    @property
    def complete(self) -> bool:
        return not self.untested and not self.strays


def read_ledger(game: AnyGame, tests: Path) -> Ledger:
    book = game.rulebook()
    code = list(mentions(game.folder, game.shared))
    proofs = list(read_proofs(tests))
    entries = tuple(
        ClauseEntry(
            clause.id,
            clause.summary,
            tuple(where for id, where in code if id == clause.id),
            tuple(proof for proof in proofs if proof.clause == clause.id),
        )
        for clause in book.clauses
    )
    known = _all_clauses(book)
    return Ledger(game.id, entries, tuple(each for each in proofs if each.clause not in known))


def _all_clauses(book: Rulebook) -> Collection[str]:
    """Those of this rulebook and of every game here: one folder of tests serves them all."""
    books = [book, *(find_game(id).rulebook() for id in game_ids())]
    return {clause.id for each in books for clause in each.clauses}


def mentions(folder: Path, shared: Path | None = None) -> Iterator[tuple[str, Mention]]:
    """Each clause that a line of the game's files mentions; the rulebooks do not count.

    What it shares with other games counts, and what only these have does not.
    """
    root = folder if shared is None else shared
    others = [] if shared is None else [each.parent for each in shared.glob("*/board.toml")]
    for file in sorted(each for each in root.rglob("*") if each.suffix in READ):
        if any(file.is_relative_to(other) for other in others if other != folder):
            continue
        lines = file.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, start=1):
            where = Mention(file.relative_to(root).as_posix(), number)
            for clause in dict.fromkeys(map(_clause_of, _MENTION.finditer(line))):
                yield clause, where


def _clause_of(found: re.Match[str]) -> str:
    prefix, chapter, clause, code_chapter, code_clause = found.groups()
    return f"{prefix}-{chapter or code_chapter}.{clause or code_clause}"


def read_proofs(tests: Path) -> Iterator[Proof]:
    """Every marker on a test in the files of the folder, in order."""
    if not tests.is_dir():
        raise BadTests(f"{tests} is no folder: name the folder of the tests with --tests")
    for file in sorted(tests.rglob("test_*.py")):
        name = file.relative_to(tests).as_posix()
        try:
            tree = ast.parse(file.read_bytes(), filename=str(file))
        except SyntaxError as error:
            raise BadTests(f"{file}, line {error.lineno}, is not Python: {error.msg}") from None
        yield from _proofs(tree.body, name, _module_markers(tree))


def _proofs(body: list[ast.stmt], file: str, inherited: tuple[str, ...]) -> Iterator[Proof]:
    """Tests in a module or a class; a marker of the whole holds for each test in it."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _proofs(node.body, file, inherited + _markers(node.decorator_list))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test"
        ):
            for clause in dict.fromkeys(inherited + _markers(node.decorator_list)):
                yield Proof(file, node.lineno, node.name, clause)


def _module_markers(tree: ast.Module) -> tuple[str, ...]:
    """Those of `pytestmark = …`."""
    return tuple(
        clause
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(each, ast.Name) and each.id == "pytestmark" for each in node.targets)
        for clause in _markers([node.value])
    )


def _markers(expressions: list[ast.expr]) -> tuple[str, ...]:
    """The clauses of every `pytest.mark.clause(…)` in the expressions."""
    return tuple(
        str(argument.value)
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause")
        for argument in node.args
        if isinstance(argument, ast.Constant)
    )
