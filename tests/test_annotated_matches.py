"""The annotated matches of the documentation: what a page tells, and that it is up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from docs.make_matches import MATCHES, Comment, moment, page, paragraphs, picture_name, play
from docs.make_matches import read_comments as read

import trunkline
from trunkline.api import NotebookMatch
from trunkline.games import game_ids

RECORDS = sorted(MATCHES.glob("*.txt"))


@pytest.fixture(scope="module", params=game_ids())
def match(request: pytest.FixtureRequest) -> NotebookMatch:
    return play(str(request.param), "random", seed=2)


def test_everything_that_happened_is_told_once_and_in_order(match: NotebookMatch) -> None:
    text = match.text("en")
    happened = [text.describe(event) for event in match.events]
    told = [
        line
        for each in paragraphs(match, {3, 7})
        for line in ([each.heading] if each.heading else []) + each.lines
    ]
    assert told == happened


def test_a_page_has_comments_and_pictures_where_they_belong(match: NotebookMatch) -> None:
    length = len(match.actions)
    comments = [Comment(0, "Before it begins."), Comment(7, "Well\nplayed.", True)]
    text = page(match, "some", [*comments, Comment(length, "Over.", True)])
    assert re.search(r"> Before it begins\.\n.*\n- ", text, re.DOTALL)
    assert "> Well\n> played.\n\n![The table after 7 decisions](some-7.webp)\n" in text
    assert text.index("> Over.") > text.index("some-7.webp")
    chapters = len(re.findall(r"^## ", text, re.MULTILINE))
    assert chapters == len(re.findall(r"^Score: ", text, re.MULTILINE)) > 2
    assert "Score: Vanderbilt " in text
    assert moment(match, 7).state_bytes == match.at(7).state_bytes


def test_comments_are_read_from_their_file(tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    assert [each.after for each in read(file, 100)] == [20, 40, 60, 80, 100]
    file.write_text('[[comment]]\nafter = 9\ntext = "B"\n[[comment]]\nafter = 2\npicture = true\n')
    assert read(file, 100) == [Comment(2, picture=True), Comment(9, "B")]
    with pytest.raises(ValueError, match="a comment after 9 of 8 actions"):
        read(file, 8)


@pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])
def test_pages_are_made_of_their_records_and_comments(record: Path) -> None:
    match = trunkline.load(record)
    comments = read(record.with_suffix(".toml"), len(match.actions))
    made = page(match, record.stem, comments)
    assert record.with_suffix(".md").read_text(encoding="utf-8") == made, "run `make matches`"
    for each in comments:
        assert not each.picture or (MATCHES / picture_name(record.stem, each)).exists()
