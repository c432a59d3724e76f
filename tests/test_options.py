"""Options that depend on each other: defaults by another option, and demands."""

from __future__ import annotations

import pickle

import pytest

from trunkline.core.errors import BadSetup
from trunkline.core.options import Contradiction, Option, check_options, choose

EDITION = Option("edition", ("new", "old"), "XY-1.1")
BOARD = Option("board", ("england", "usa", "china"), "XY-1.2", demands={"usa": {"edition": "new"}})
HANDS = Option("hands", ("open", "secret"), "XY-1.3", default_by=("edition", {"old": "secret"}))
OPTIONS = (EDITION, BOARD, HANDS)


def chosen(**given: object) -> tuple[str, ...]:
    return tuple(choose(OPTIONS, "Rails", given).values())


def test_what_is_left_open_is_the_first_choice() -> None:
    assert choose(OPTIONS, "Rails", {}) == {"edition": "new", "board": "england", "hands": "open"}


def test_a_default_follows_the_choice_it_depends_on() -> None:
    assert chosen(edition="old") == ("old", "england", "secret")


def test_what_is_chosen_counts_whatever_the_default() -> None:
    assert chosen(edition="old", hands="open") == ("old", "england", "open")
    assert chosen(hands="secret") == ("new", "england", "secret")


def test_what_a_choice_demands_comes_before_the_defaults() -> None:
    older_first = (Option("edition", ("old", "new"), "XY-1.1"), BOARD, HANDS)
    assert choose(older_first, "Rails", {})["edition"] == "old"
    assert choose(older_first, "Rails", {"board": "usa"}) == {
        "edition": "new",
        "board": "usa",
        "hands": "open",
    }


def test_what_is_demanded_can_demand_more() -> None:
    dice = Option("dice", ("no", "yes"), "XY-1.4", demands={"yes": {"board": "usa"}})
    edition = Option("edition", ("old", "new"), "XY-1.1")
    found = choose((edition, BOARD, dice), "Rails", {"dice": "yes"})
    assert found == {"edition": "new", "board": "usa", "dice": "yes"}


def test_a_contradiction_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(BadSetup) as refused:
        chosen(board="usa", edition="old")
    assert str(refused.value) == (
        "board=usa is played with edition=new, not with edition=old (XY-1.2): "
        "choose edition=new, or another board"
    )
    assert isinstance(refused.value, Contradiction)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.values) == (str(refused.value), refused.value.values)


def test_a_choice_without_demands_goes_with_all() -> None:
    assert chosen(board="china", edition="old") == ("old", "china", "secret")


def test_numbers_are_taken_as_they_are_written() -> None:
    years = Option("edition", ("2018", "1999"), "XY-1.1")
    assert choose((years,), "Rails", {"edition": 1999}) == {"edition": "1999"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"bord": "usa"}, "Rails has no option 'bord': .*Did you mean board"),
        ({"board": "japan"}, r"option board is england, usa or china, not 'japan' \(XY-1.2\)"),
    ],
)
def test_what_is_no_option_and_no_choice_is_refused(given: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        choose(OPTIONS, "Rails", given)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ((HANDS, EDITION), "hands depends on edition: no option, or one after it"),
        ((BOARD,), "board depends on edition: no option, or one after it"),
        (
            (EDITION, Option("hands", ("open",), "", default_by=("edition", {"older": "open"}))),
            "edition=older, which is no choice",
        ),
        (
            (EDITION, Option("hands", ("open",), "", default_by=("edition", {"old": "shut"}))),
            "hands=shut, which is no choice",
        ),
        (
            (EDITION, Option("board", ("usa",), "", demands={"japan": {"edition": "new"}})),
            "board=japan, which is no choice",
        ),
        (
            (EDITION, Option("board", ("usa",), "", demands={"usa": {"edition": "newer"}})),
            "edition=newer, which is no choice",
        ),
    ],
)
def test_a_game_cannot_depend_on_what_there_is_not(
    options: tuple[Option, ...], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        check_options(options)
