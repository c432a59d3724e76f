"""SR-9: isolated lines."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Unpack

import pytest

from tests.stephensons_rocket.positions import BOTH_EDITIONS, E1999, Given, held, position
from tests.support.playing import facts, kinds, may, play, told
from trunkline import Match

# Five valleys, from which there is no way into another. In one the L&Y finds nothing but Bolton, in
# another the SER Ashford and in the next the LSWR Eastleigh; in each of two others two companies
# come towards each other, NER and GER, GWR and LNWR, the last two around a corner (N2).
VALLEYS = str(Path(__file__).parent.parent / "boards" / "stephensons-rocket-valleys.toml")


def valleys(options: Mapping[str, str], **given: Unpack[Given]) -> Match:
    return position(options=options, board=VALLEYS, **given)


def isolated(match: Match) -> set[str]:
    return {name for name, each in facts(match)["companies"].items() if each["isolated"]}


def connect(match: Match, company: str, town: str) -> None:
    words = match.board.vocabulary
    match.state.connected[words["company"].index(company)] |= 1 << words["town"].index(town)


# SR-9.1: when a line is isolated


@pytest.mark.clause("SR-9.1")
@BOTH_EDITIONS
def test_the_ly_is_isolated_when_no_town_and_no_line_is_left_for_it(
    options: Mapping[str, str],
) -> None:
    match = valleys(options)
    events = play(match, "extend L&Y A1")  # next to Bolton
    assert told(events, "isolated") == [("L&Y",)]
    assert isolated(match) == {"L&Y"}


@pytest.mark.clause("SR-9.1")
@BOTH_EDITIONS
def test_a_town_ahead_keeps_a_line_open_until_it_is_connected(
    options: Mapping[str, str],
) -> None:
    match = valleys(options)
    play(match, "extend SER G1", "extend LSWR J1", "extend SER G2", "pass")
    assert isolated(match) == set()
    play(match, "extend LSWR J2", "pass")  # next to Eastleigh
    assert isolated(match) == {"LSWR"}
    play(match, "extend SER G3", "pass", "pass")  # next to Ashford
    assert isolated(match) == {"LSWR", "SER"}


@pytest.mark.clause("SR-9.1")
@BOTH_EDITIONS
def test_a_line_ahead_keeps_two_lines_open_until_they_merge(options: Mapping[str, str]) -> None:
    match = valleys(options, lines={"NER": "D1 D2 D3", "GER": "D5"})
    play(match, "extend L&Y A1")
    assert isolated(match) == {"L&Y"}
    events = play(match, "extend NER D4")
    assert told(events, "merged") == [("NER", "GER", "D4", 1)]
    assert isolated(match) == {"L&Y", "GER"}


@pytest.mark.clause("SR-9.1")
@BOTH_EDITIONS
def test_who_cannot_move_stays_open_while_another_can_come(options: Mapping[str, str]) -> None:
    """The GWR has run into the corner; the LNWR can still come next to its track."""
    match = valleys(options, lines={"GWR": "M1 M2 N2"})
    play(match, "extend LNWR M5")
    assert isolated(match) == set()
    assert not any(str(action).startswith("extend GWR") for action in match.legal)


@pytest.mark.clause("SR-9.1")
@BOTH_EDITIONS
def test_the_test_is_made_for_all_lines_after_the_extension_of_any(
    options: Mapping[str, str],
) -> None:
    match = valleys(options, lines={"SER": "G1 G2 G3"})  # as if Ashford had just been connected
    assert isolated(match) == set()
    play(match, "invest Bolton steel")
    assert isolated(match) == set()
    play(match, "extend NER D1")
    assert isolated(match) == {"SER"}


@pytest.mark.clause("SR-9.1")
@BOTH_EDITIONS
def test_an_isolated_line_keeps_no_other_line_open(options: Mapping[str, str]) -> None:
    match = valleys(options, lines={"NER": "D1 D2", "GER": "D5"}, isolated="NER")
    play(match, "extend L&Y A1")
    assert isolated(match) == {"L&Y", "NER", "GER"}


@pytest.mark.clause("SR-9.1", "SR-5.4")
@BOTH_EDITIONS
def test_where_a_locomotive_in_its_starting_town_can_go_counts(
    options: Mapping[str, str],
) -> None:
    """With merge_at_start=no the town is no hex of a line; D5, to which the GER can come, is one of
    its reach."""
    match = valleys({**options, "merge_at_start": "no"}, lines={"NER": "D1 D2 D3"})
    connect(match, "NER", "Norwich")  # so that only the GER keeps it open
    play(match, "extend NER D4")
    assert isolated(match) == set()
    events = play(match, "invest Bolton steel", "extend NER D5", "pass")
    assert "merged" not in kinds(events)  # beside the town; and the GER cannot leave any more
    assert isolated(match) == {"NER", "GER"}


@pytest.mark.clause("SR-9.1")
@BOTH_EDITIONS
def test_the_printed_board_is_open_at_first(options: Mapping[str, str]) -> None:
    match = position(options=options)
    for action in ("extend NER I2", "extend L&Y C1", "extend LNWR B2", "extend GER N7"):
        assert "isolated" not in kinds(play(match, action))


@pytest.mark.clause("SR-9.1")
@BOTH_EDITIONS
def test_a_locomotive_that_faces_the_sea_is_not_isolated_while_others_can_come(
    options: Mapping[str, str],
) -> None:
    match = position(options=options)
    play(match, "extend GER P7")
    assert not any(str(action).startswith("extend GER") for action in match.legal)
    assert isolated(match) == set()


# SR-9.2: what that means


@pytest.mark.clause("SR-9.2")
@BOTH_EDITIONS
def test_holders_keep_their_shares_and_a_further_extension_gives_none(
    options: Mapping[str, str],
) -> None:
    match = valleys(options, shares={"L&Y": [1, 0, 0]})
    play(match, "extend L&Y A1", "invest Bolton steel")
    assert held(match, "L&Y") == [2, 0, 0]
    events = play(match, "extend L&Y A2", "pass")
    assert "share-taken" not in kinds(events)
    assert held(match, "L&Y") == [2, 0, 0]
    assert facts(match)["companies"]["L&Y"]["locomotive"] == "A2"
    assert may(match, "invest Bolton coal")


@pytest.mark.clause("SR-9.2")
def test_1999_its_pile_leaves_the_board() -> None:
    match = valleys(E1999, shares={"L&Y": [1, 2, 0]})
    assert facts(match)["companies"]["L&Y"]["pile"] == 13
    play(match, "extend L&Y A1", "pass")
    assert facts(match)["companies"]["L&Y"]["pile"] == 0
    play(match, "invest Bolton coal", "extend L&Y A2", "bid 1 A2", "yield")
    assert held(match, "L&Y") == [1, 2, 0]
    assert facts(match)["companies"]["L&Y"]["pile"] == 0


@pytest.mark.clause("SR-9.2")
@BOTH_EDITIONS
def test_once_isolated_always_isolated(options: Mapping[str, str]) -> None:
    """Even a line that could connect a town: it was judged when that could not be seen."""
    match = valleys(options, isolated="SER")
    play(match, "extend SER G1", "extend LSWR J1")
    assert isolated(match) == {"SER"}
