"""End conditions: how near an end is, of parts of which some may be hidden."""

from __future__ import annotations

from trunkline.core.end_conditions import EndCondition, EndPart, EndProgress, nearest_end


def end(*parts: tuple[int | None, int], needed: int = 1) -> EndProgress:
    return EndProgress(
        "end", EndCondition("X-1.1"), tuple(EndPart((), *part) for part in parts), needed
    )


def test_of_several_parts_the_nearest_counts_where_one_is_enough() -> None:
    found = end((2, 9), (6, 9), (5, 9))
    assert (found.now, found.goal, found.reached) == (6, 9, False)
    assert [part.now for part in found.nearest] == [6]


def test_where_several_are_needed_they_are_counted() -> None:
    found = end((4, 4), (1, 4), (2, 4), needed=2)
    assert (found.now, found.goal, found.share) == (1, 2, 0.75)
    assert end((4, 4), (5, 4), (2, 4), needed=2).reached


def test_what_is_hidden_gives_no_number() -> None:
    assert (end((None, 9)).now, end((None, 9)).share, end((None, 9)).reached) == (None, 0, False)
    assert end((None, 9), (9, 9), needed=2).now is None
    assert nearest_end([end((None, 9)), end((0, 9))]) is None


def test_where_there_is_nothing_to_reach_it_is_reached() -> None:
    assert (end((0, 0)).share, end((0, 0)).reached) == (1, True)
    assert end((0, 1), needed=0).reached


def test_the_nearest_end_is_the_first_of_those_that_are_as_near() -> None:
    ends = [end((1, 9)), end((2, 4)), end((4, 8))]
    assert nearest_end(ends) is ends[1]
