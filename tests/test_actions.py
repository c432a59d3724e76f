from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trunkline.core.actions import ActionSpace, Notation
from trunkline.core.errors import UnknownAction
from trunkline.games import find_game


def small_notation() -> Notation:
    space = ActionSpace()
    space.block("pass")
    space.block("bid", number=20)
    space.block("lay", railroad=2, hex=3)
    return Notation(space, {"railroad": ("red", "B&O"), "hex": ("A1", "A2", "B1")})


def test_blocks_follow_each_other_and_count_all_combinations() -> None:
    space = ActionSpace()
    assert space.block("pass") == (0, 1)
    assert space.block("lay", railroad=2, hex=3) == (1, 7)
    assert space.size == 7


def test_a_space_begins_with_the_blocks_of_its_base() -> None:
    base = ActionSpace()
    base.block("pass")
    one, other = ActionSpace(base), ActionSpace(base)
    assert one.block("bid", number=5) == (1, 6)
    assert other.block("lay", hex=3) == (1, 4)
    assert [shape.word for shape in one.shapes] == ["pass", "bid"]
    assert (base.size, other.size) == (1, 4)


def test_several_arguments_run_through_the_last_one_first() -> None:
    notation = small_notation()
    assert [notation.text(number) for number in range(21, 27)] == [
        "lay red A1",
        "lay red A2",
        "lay red B1",
        "lay B&O A1",
        "lay B&O A2",
        "lay B&O B1",
    ]


@pytest.mark.parametrize(
    "text", ["lay B&O A2", "LAY b&o a2", "  lay   B&O\tA2 ", "layB&OA2", "lay B & O A2"]
)
def test_odd_case_and_spaces_are_forgiven(text: str) -> None:
    assert str(small_notation().parse(text)) == "lay B&O A2"


def test_spaces_between_digits_are_not_forgiven() -> None:
    with pytest.raises(UnknownAction, match="'bid' and a whole number from 0 to 19"):
        small_notation().parse("bid 1 2")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("bdi 3", "an action begins with pass, bid or lay. Did you mean bid"),
        ("bid", "write 'bid' and a whole number from 0 to 19"),
        ("bid 20", "write 'bid' and a whole number from 0 to 19"),
        ("lay red", "write 'lay' and a railroad and a hex"),
        ("", "an action is missing"),
    ],
)
def test_what_is_no_action_is_told_what_would_be(text: str, message: str) -> None:
    with pytest.raises(UnknownAction, match=message):
        small_notation().parse(text)


def test_a_mistyped_name_is_told_the_near_ones() -> None:
    notation = find_game("chicago-express").ground.notation
    with pytest.raises(UnknownAction, match=r"'PPR' is no company here\. Did you mean PRR"):
        notation.parse("offer PPR")


CHICAGO = find_game("chicago-express").ground.notation


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_refused_with_a_sentence(text: str) -> None:
    try:
        action = CHICAGO.parse(text)
    except UnknownAction:
        return
    assert CHICAGO.parse(str(action)) == action


@given(st.sampled_from(CHICAGO.numbers()), st.randoms(use_true_random=False))
def test_an_action_is_read_in_any_case_and_spacing(number: int, random: object) -> None:
    text = CHICAGO.text(number)
    flip = getattr(random, "random")  # noqa: B009
    odd = "".join(c.upper() if flip() < 0.5 else c.lower() for c in text)
    spaced = odd.replace(" ", " " * (1 + int(flip() * 3)))
    assert CHICAGO.parse(f" {spaced} ").id == number
