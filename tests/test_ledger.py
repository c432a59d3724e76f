"""The ledger of clauses: code and tests of each, read from their sources."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from trunkline.games import find_game, game_ids
from trunkline.testing.ledger import BadTests, Mention, mentions, read_ledger, read_proofs

GAME = find_game("chicago-express")


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return path


def proofs(folder: Path) -> list[tuple[str, int, str, str]]:
    return [(each.file, each.line, each.test, each.clause) for each in read_proofs(folder)]


def test_a_clause_is_mentioned_in_prose_and_as_a_name(tmp_path: Path) -> None:
    write(tmp_path, "rules.py", "# CE-5.4 and CE-5.4\nreturn CE_5_4, CE_5_10\nX_CE_1_1 = 1\n")
    write(tmp_path, "rulebook.en.md", "**CE-5.4** Not code.\n")
    assert list(mentions(tmp_path)) == [
        ("CE-5.4", Mention("rules.py", 1)),
        ("CE-5.4", Mention("rules.py", 2)),
        ("CE-5.10", Mention("rules.py", 2)),
    ]


def test_markers_on_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    write(
        tmp_path,
        "game/test_rules.py",
        """\
        import pytest
        pytestmark = pytest.mark.clause("CE-1.1")

        @pytest.mark.clause("CE-5.4", "CE-5.5")
        def test_one(): ...

        @pytest.mark.clause("CE-9.1")
        class TestEnd:
            @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("CE-9.2"))])
            def test_two(self): ...

        @pytest.mark.clause("CE-2.1")
        def helper(): ...
        """,
    )
    assert proofs(tmp_path) == [
        ("game/test_rules.py", 5, "test_one", "CE-1.1"),
        ("game/test_rules.py", 5, "test_one", "CE-5.4"),
        ("game/test_rules.py", 5, "test_one", "CE-5.5"),
        ("game/test_rules.py", 10, "test_two", "CE-1.1"),
        ("game/test_rules.py", 10, "test_two", "CE-9.1"),
        ("game/test_rules.py", 10, "test_two", "CE-9.2"),
    ]


def test_files_that_pytest_does_not_collect_prove_nothing(tmp_path: Path) -> None:
    write(
        tmp_path,
        "positions.py",
        """\
        import pytest
        @pytest.mark.clause("CE-5.4")
        def test_one(): ...
        """,
    )
    assert proofs(tmp_path) == []


def test_untested_clauses_and_strays_are_found(tmp_path: Path) -> None:
    ids = [clause.id for clause in GAME.rulebook().clauses]
    marked = ", ".join(f'"{id}"' for id in ids if id != "CE-5.4")
    path = write(
        tmp_path,
        "test_all.py",
        f"""\
        import pytest
        @pytest.mark.clause({marked}, "CE-99.9")
        def test_everything(): ...
        """,
    )
    ledger = read_ledger(GAME, tmp_path)
    assert ledger.untested == ("CE-5.4",)
    assert [(each.clause, each.test) for each in ledger.strays] == [("CE-99.9", "test_everything")]
    assert not ledger.complete

    path.write_text(path.read_text().replace("CE-99.9", "CE-5.4"))
    assert read_ledger(GAME, tmp_path).complete


@pytest.mark.parametrize("id", game_ids())
def test_every_clause_of_every_game_has_a_test(id: str) -> None:
    ledger = read_ledger(find_game(id), Path(__file__).parent)
    assert [entry.clause for entry in ledger.entries if not entry.tests] == []
    assert ledger.strays == ()


def test_entries_follow_the_rulebook_and_name_the_code(tmp_path: Path) -> None:
    ledger = read_ledger(GAME, tmp_path)
    assert [entry.clause for entry in ledger.entries] == [
        clause.id for clause in GAME.rulebook().clauses
    ]
    code = {entry.clause: {each.file for each in entry.code} for entry in ledger.entries}
    assert "legality.py" in code["CE-5.4"]
    assert not any(file.startswith("rulebook") for files in code.values() for file in files)


def test_what_games_share_counts_for_each_and_what_others_have_does_not(tmp_path: Path) -> None:
    write(tmp_path, "base/rules.py", "# TR-1.1\n")
    write(tmp_path, "base/day/board.toml", "# LA-1.1\n")
    write(tmp_path, "base/day/__init__.py", "# TR-1.1\n")
    write(tmp_path, "base/night/board.toml", "# TA-1.1\n")
    base = tmp_path / "base"
    assert list(mentions(base / "day", base)) == [
        ("TR-1.1", Mention("day/__init__.py", 1)),
        ("LA-1.1", Mention("day/board.toml", 1)),
        ("TR-1.1", Mention("rules.py", 1)),
    ]
    assert list(mentions(base / "night", base)) == [
        ("TA-1.1", Mention("night/board.toml", 1)),
        ("TR-1.1", Mention("rules.py", 1)),
    ]


def test_no_folder_is_said_clearly(tmp_path: Path) -> None:
    with pytest.raises(BadTests, match="is no folder: name the folder of the tests with --tests"):
        list(read_proofs(tmp_path / "tests"))


def test_a_broken_test_file_is_said_clearly(tmp_path: Path) -> None:
    write(tmp_path, "test_broken.py", "def test_one(:\n")
    with pytest.raises(BadTests, match=r"test_broken\.py, line 1, is not Python"):
        list(read_proofs(tmp_path))
