"""SR-2: the turn."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.stephensons_rocket.positions import BOTH_EDITIONS, E1999, E2018, opening, position
from tests.support.playing import decision, facts, kinds, may, offered, play, refusal, told
from trunkline import Match, UnknownAction

# Three companies whose locomotives can only meet, three investments, and room for one station.
CRAMPED = str(Path(__file__).parent.parent / "boards" / "stephensons-rocket-cramped.toml")
INVEST, STATION, MOVE = "invest London steel", "station E6", "move C6 C8"
EXTEND, EXTEND_ANOTHER = "extend GWR C12", "extend LSWR F13"


def cramped(**more: object) -> Match:
    """Two players on the board without room for them."""
    return opening(2, options=more, board=CRAMPED)


def whose(match: Match) -> tuple[int, int]:
    """The active player, and how many actions are left to take."""
    return facts(match)["active_player"], facts(match)["actions_left"]


# SR-2.1: two actions


@pytest.mark.clause("SR-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@BOTH_EDITIONS
def test_a_turn_is_two_actions_then_the_next_player_has_one(
    players: int, options: Mapping[str, str]
) -> None:
    match = opening(players, first=players - 1, options=options)
    assert whose(match) == (players - 1, 2)
    assert told(match.events, "turn-began") == [(players - 1,)]
    assert "turn-began" not in kinds(play(match, INVEST))
    assert whose(match) == (players - 1, 1)
    events = play(match, STATION)
    assert told(events, "turn-began") == [(0,)]
    assert whose(match) == (0, 2)
    assert match.actor == 0


@pytest.mark.clause("SR-2.1")
@pytest.mark.parametrize(
    "actions",
    [
        ("invest London brewing", "invest London brewing"),
        ("invest London brewing", STATION),
        ("station E6", "station E8"),
        ("station E6", MOVE),
        (MOVE, "move C8 C6"),
        (MOVE, EXTEND),
        (EXTEND, EXTEND_ANOTHER),
        (EXTEND, INVEST),
        (EXTEND, STATION),
        (INVEST, EXTEND),
        (STATION, INVEST),
    ],
    ids=" + ".join,
)
@BOTH_EDITIONS
def test_different_ones_or_the_same_one_twice(
    actions: Sequence[str], options: Mapping[str, str]
) -> None:
    match = position(stations={"C6": 0}, options=options)
    play(match, *actions)
    assert whose(match) == (1, 2)


@pytest.mark.clause("SR-2.1")
@pytest.mark.parametrize("action", ["bid 1 C12", "match", "match C12", "yield"])
@BOTH_EDITIONS
def test_there_are_no_other_actions(action: str, options: Mapping[str, str]) -> None:
    assert refusal(opening(options=options), action) == "SR-2.1"


@pytest.mark.clause("SR-2.1")
def test_bids_of_others_do_not_change_whose_turn_it_is() -> None:
    match = position(turn_of=2, lines={"GWR": "C12"}, shares={"GWR": (3, 3, 0)})
    play(match, "extend GWR D12", "bid 1 D11", "bid 2 C13")
    assert whose(match) == (2, 1)
    assert (match.actor, decision(match)) == (2, "turn")


# SR-2.2: two lines


@pytest.mark.clause("SR-2.2")
@BOTH_EDITIONS
def test_the_same_line_is_not_extended_twice_in_a_turn(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    play(match, "extend GWR C12")
    assert facts(match)["extended"] == ["GWR"]
    assert refusal(match, "extend GWR D12") == "SR-2.2"
    assert refusal(match, "extend GWR D11") == "SR-2.2"
    assert not any(action.startswith("extend GWR") for action in offered(match))
    assert may(match, "extend LSWR F13")


@pytest.mark.clause("SR-2.2")
def test_the_next_player_may_extend_it_and_so_may_the_same_one_a_turn_later() -> None:
    match = opening(2)
    play(match, "extend GWR C12", INVEST)
    assert facts(match)["extended"] == []
    play(match, "extend GWR D12", "pass", STATION)  # seat 0 has a share, and lets it go
    play(match, "extend GWR D13", "pass")
    assert facts(match)["companies"]["GWR"]["locomotive"] == "D13"


@pytest.mark.clause("SR-2.2")
def test_a_line_that_others_sent_elsewhere_was_extended_all_the_same() -> None:
    match = position(lines={"GWR": "C12"}, shares={"GWR": (0, 2, 0)})
    play(match, "extend GWR D12", "bid 2 C13")
    assert facts(match)["companies"]["GWR"]["locomotive"] == "C13"
    assert refusal(match, "extend GWR C14") == "SR-2.2"


@pytest.mark.clause("SR-2.2")
@BOTH_EDITIONS
def test_a_line_that_closed_and_its_survivor_are_two_lines(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12 D12 E13 F12", "LSWR": "G14"}, options=options)
    play(match, "extend LSWR G13")
    assert facts(match)["companies"]["LSWR"]["closed"]
    assert refusal(match, "extend LSWR H12") == "SR-7.3"
    play(match, "extend GWR F11")
    assert facts(match)["companies"]["GWR"]["locomotive"] == "F11"
    assert whose(match) == (1, 2)


@pytest.mark.clause("SR-2.2")
@BOTH_EDITIONS
def test_the_survivor_may_have_been_extended_before(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12 D12 E13", "LSWR": "G14"}, options=options)
    play(match, "extend GWR F12", "extend LSWR G13")
    assert facts(match)["companies"]["LSWR"]["closed"]


# SR-2.3: an action must be taken


@pytest.mark.clause("SR-2.3")
@BOTH_EDITIONS
def test_who_can_act_cannot_pass(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    assert refusal(match, "pass") == "SR-2.3"
    play(match, INVEST)
    assert refusal(match, "pass") == "SR-2.3"


@pytest.mark.clause("SR-2.3")
def test_an_investment_alone_is_enough_to_have_to_act() -> None:
    match = cramped()
    play(match, "station B3", "invest Midhurst steel")
    assert offered(match) == ["invest Midhurst coal", "invest Midhurst leather"]
    assert refusal(match, "pass") == "SR-2.3"


@pytest.mark.clause("SR-2.3")
def test_so_is_a_place_for_a_station() -> None:
    match = cramped()
    play(match, *(f"invest Midhurst {good}" for good in ("steel", "coal", "leather")))
    assert offered(match) == ["station B3", "station B4"]
    assert refusal(match, "pass") == "SR-2.3"


@pytest.mark.clause("SR-2.3")
@BOTH_EDITIONS
def test_so_is_a_station_that_can_be_moved(options: Mapping[str, str]) -> None:
    match = cramped(**options)
    play(match, "station B3", *(f"invest Midhurst {good}" for good in ("steel", "coal", "leather")))
    assert offered(match) == ["move B3 B4"]
    assert refusal(match, "pass") == "SR-2.3"


@pytest.mark.clause("SR-2.3")
def test_so_is_a_line_that_can_be_extended() -> None:
    match = cramped(merge_at_start="no")
    play(match, "station B3", *(f"invest Midhurst {good}" for good in ("steel", "coal", "leather")))
    play(match, "move B3 B4", "move B4 B3")
    assert offered(match) == ["extend WR B1", "extend NR B1", "extend ER B1"]
    assert refusal(match, "pass") == "SR-2.3"


@pytest.mark.clause("SR-2.3")
@BOTH_EDITIONS
def test_only_a_player_with_no_legal_action_passes_and_each_pass_uses_one(
    options: Mapping[str, str],
) -> None:
    match = cramped(**options)
    play(match, "station B3", *(f"invest Midhurst {good}" for good in ("steel", "coal", "leather")))
    play(match, "move B3 B4", "move B4 B3")
    assert whose(match) == (1, 2)
    assert offered(match) == ["pass"]
    assert told(play(match, "pass"), "passed") == [(1,)]
    assert whose(match) == (1, 1)
    assert offered(match) == ["pass"]
    play(match, "pass")
    assert whose(match) == (0, 2)
    assert offered(match) == ["move B3 B4"]


@pytest.mark.clause("SR-2.3")
def test_2018_with_the_last_tile_laid_the_second_action_may_be_a_pass() -> None:
    """All stations of the active player are connected, all goods are taken."""
    match = opening(2)
    lines = {
        "NER": "I2",
        "L&Y": "C1",
        "LNWR": "A4",
        "GER": "N7",
        "GWR": "C12",
        "LSWR": "F13",
        "SER": "N12",
    }
    taken = {
        city: {good: (0, each["free"]) for good, each in it["goods"].items()}
        for city, it in facts(match)["cities"].items()
    }
    match = position(
        2, lines=lines, stations=dict.fromkeys(lines.values(), 0), invested=taken, tiles=1
    )
    assert refusal(match, "pass") == "SR-2.3"
    play(match, "extend GWR D12")
    assert offered(match) == ["pass"]
    play(match, "pass")
    assert facts(match)["ended"] == "tiles"


# The notation of the decisions


@pytest.mark.clause("SR-2.1", "SR-6.1", "SR-6.2")
@pytest.mark.parametrize(
    "text",
    [
        "invest New York manufactured goods",
        "invest Pittsburgh steel",
        "station E25",
        "move E25 A1",
        "extend C&O I21",
        "bid 12 I21",
        "match",
        "match I21",
        "yield",
        "pass",
    ],
)
def test_every_kind_of_action_is_written_as_it_is_read(text: str) -> None:
    match = opening(options={"board": "usa"})
    action = match.action(text)
    assert str(action) == text
    assert match.action(text.upper()) == action
    assert match.action("  " + text.lower().replace(" ", "  ")) == action


@pytest.mark.clause("SR-2.1")
def test_every_action_that_is_offered_can_be_written_and_read() -> None:
    match = position(lines={"M&O": "P6"}, stations={"A1": 0}, options={"board": "usa"})
    texts = offered(match)
    assert len(set(texts)) == len(texts)
    assert [match.action(text) for text in texts] == list(match.legal)
    assert {text.split()[0] for text in texts} == {"extend", "invest", "station", "move"}


NOT_THERE = ("invest York steel", "station A2", "extend GWR C12", "bid x I21")
NAMED_IN_PART = ("invest New York", "invest York cotton", "invest New York goods")


@pytest.mark.clause("SR-3.1")
@pytest.mark.parametrize("text", [*NOT_THERE, *NAMED_IN_PART])
def test_what_the_board_does_not_have_is_no_action(text: str) -> None:
    with pytest.raises(UnknownAction):
        opening(options={"board": "usa"}).action(text)


@pytest.mark.clause("SR-10.1", "SR-10.2")
@pytest.mark.parametrize(
    ("options", "clause"), [(E1999, "SR-10.1"), (E2018, "SR-10.2")], ids=["1999", "2018"]
)
def test_after_the_end_there_are_no_actions(options: Mapping[str, str], clause: str) -> None:
    match = position(lines={"GWR": "C12"}, tiles=1, actions=1, options=options)
    play(match, "extend GWR D12")
    assert (match.actor, offered(match)) == (None, [])
    for action in ("pass", INVEST, STATION, "extend LSWR F13", "yield", "bid 1 D12"):
        assert refusal(match, action) == clause
