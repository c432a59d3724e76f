from __future__ import annotations

from collections.abc import Sequence

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


def test_an_argument_without_words_is_named() -> None:
    space = ActionSpace()
    space.block("siding", hex=3)
    message = "the block 'siding' has the argument 'hex', but the vocabulary has only railroad"
    with pytest.raises(ValueError, match=message):
        Notation(space, {"railroad": ("red", "B&O")})


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
        ("lay red C1", "'C1' is no hex here"),
        ("lay rde A1", "'RDE A1' is no railroad here"),
        ("pass on", r"write 'pass'\.$"),
        ("", "an action is missing"),
    ],
)
def test_what_is_no_action_is_told_what_would_be(text: str, message: str) -> None:
    with pytest.raises(UnknownAction, match=message):
        small_notation().parse(text)


def test_a_mistyped_name_is_told_the_near_ones() -> None:
    notation = find_game("chicago-express").board.notation
    with pytest.raises(UnknownAction, match=r"'PPR' is no company here\. Did you mean PRR"):
        notation.parse("offer PPR")


# Names of several words


def investing(cities: Sequence[str], goods: Sequence[str]) -> Notation:
    space = ActionSpace()
    space.block("invest", city=len(cities), goods=len(goods))
    space.block("invest", number=3, city=len(cities))
    return Notation(space, {"city": cities, "goods": goods})


AMERICA = investing(("York", "New York", "New Orleans"), ("goods", "manufactured goods", "steel"))


def test_a_name_may_have_spaces() -> None:
    action = AMERICA.parse("invest New York manufactured goods")
    assert str(action) == "invest New York manufactured goods"
    shape, words = AMERICA.parts(action.id)
    assert (shape.word, words) == ("invest", {"city": "New York", "goods": "manufactured goods"})
    shape, words = AMERICA.parts(AMERICA.parse("invest 2 New Orleans").id)
    assert (shape.block, words) == ((9, 18), {"number": 2, "city": "New Orleans"})


@pytest.mark.parametrize(
    "text",
    [
        "INVEST new york Steel",
        " invest  New   York  steel",
        "investNewYorksteel",
        "invest newyorksteel",
    ],
)
def test_odd_case_and_spaces_are_forgiven_in_names_too(text: str) -> None:
    assert str(AMERICA.parse(text)) == "invest New York steel"


def test_of_several_names_the_longest_is_meant() -> None:
    notation = investing(("New", "New York"), ("steel", "York steel"))
    _, words = notation.parts(notation.parse("invest New York steel").id)
    assert words == {"city": "New York", "goods": "steel"}


def test_a_shorter_name_is_meant_where_the_longest_leaves_no_action() -> None:
    notation = investing(("New", "New York"), ("steel", "York iron"))
    _, words = notation.parts(notation.parse("invest New York iron").id)
    assert words == {"city": "New", "goods": "York iron"}


def test_a_name_that_is_mistyped_after_a_long_one_is_told() -> None:
    with pytest.raises(UnknownAction, match=r"'STEAL' is no goods here\. Did you mean steel"):
        AMERICA.parse("invest New York steal")


NAMES = st.lists(
    st.lists(st.sampled_from(["a", "b", "1", "12"]), min_size=1, max_size=3).map(" ".join),
    min_size=1,
    max_size=5,
    unique=True,
)


@given(NAMES, NAMES, st.data())
def test_what_is_printed_is_read_as_the_same_text(
    cities: list[str], goods: list[str], data: st.DataObject
) -> None:
    notation = investing(cities, goods)
    text = notation.text(data.draw(st.sampled_from(notation.numbers())))
    assert str(notation.parse(text)) == text


# What means something on a board


def short_board() -> Notation:
    """There is room for three railroads and four hexes, and the board has two of each."""
    space = ActionSpace()
    space.block("pass")
    space.block("lay", railroad=3, hex=4)
    space.block("sell", railroad=3)
    space.block("move", hex=4, number=2)
    return Notation(space, {"railroad": ("red", "B&O"), "hex": ("A1", "A2")})


def test_only_what_the_board_has_means_something() -> None:
    notation = short_board()
    assert notation.numbers() == [0, 1, 2, 5, 6, 13, 14, 16, 17, 18, 19]
    assert notation.text(6) == "lay B&O A2"
    for number in (-1, 3, 9, 15, 20, 24, 1000):
        for ask in (notation.text, notation.action, notation.parts):
            with pytest.raises(UnknownAction, match=f"action {number} has no meaning"):
                ask(number)


def test_all_actions_about_something_are_found() -> None:
    notation = short_board()

    def about(target: str) -> list[str]:
        return [notation.text(number) for number in notation.about(target)]

    assert about("hex:A2") == ["lay red A2", "lay B&O A2", "move A2 0", "move A2 1"]
    assert about("railroad:B&O") == ["lay B&O A1", "lay B&O A2", "sell B&O"]
    assert about("hex:A3") == about("town:A1") == about("number:1") == about("") == []


@given(st.sampled_from(short_board().numbers()))
def test_an_action_is_about_each_of_its_words(number: int) -> None:
    notation = short_board()
    _, words = notation.parts(number)
    for name, word in words.items():
        assert (number in notation.about(f"{name}:{word}")) == (name != "number")


CHICAGO = find_game("chicago-express").board.notation


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
