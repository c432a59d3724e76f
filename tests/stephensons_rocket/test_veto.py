"""SR-6.1, SR-6.2: the veto; who bids, and what the active player answers."""

from collections.abc import Mapping, Sequence

import pytest

from tests.stephensons_rocket.positions import BOTH_EDITIONS, E1999, E2018, held, position
from tests.stephensons_rocket.vetoes import AHEAD, asked, at, moving
from tests.support.playing import decision, facts, kinds, offered, play, refusal, told
from trunkline import Match

ANY_HEX, ORIGINAL = {"veto_defence": "any"}, {"veto_defence": "original"}
WHERE_ANY_HEX_CAN_BE_MATCHED_FOR = pytest.mark.parametrize(
    "options",
    [E1999, {**E1999, **ANY_HEX}, {**E2018, **ANY_HEX}],
    ids=["1999", "1999 any", "2018 any"],
)
WHERE_THE_ORIGINAL_HEX_IS_KEPT = pytest.mark.parametrize(
    "options",
    [E2018, {**E2018, **ORIGINAL}, {**E1999, **ORIGINAL}],
    ids=["2018", "2018 original", "1999 original"],
)


def all_pass(match: Match) -> list[int | None]:
    """Everybody who is asked declines; who that was."""
    seats = []
    while decision(match) == "veto":
        seats.append(match.actor)
        play(match, "pass")
    return seats


# SR-6.1: who is asked


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("shares", "turn_of", "bidders"),
    [
        ((0, 1), 0, [1]),
        ((1, 0), 0, []),
        ((0, 1, 1), 0, [1, 2]),
        ((1, 1, 1), 1, [2, 0]),
        ((1, 1, 1), 2, [0, 1]),
        ((0, 0, 4), 0, [2]),
        ((0, 0, 0), 0, []),
        ((1, 2, 3, 4), 2, [3, 0, 1]),
        ((0, 2, 0, 1), 0, [1, 3]),
        ((9, 0, 0, 0), 0, []),
    ],
)
def test_every_other_holder_of_a_share_is_asked_once_from_the_left(
    options: Mapping[str, str], shares: Sequence[int], turn_of: int, bidders: list[int]
) -> None:
    match = moving(shares, options, turn_of=turn_of)
    assert all_pass(match) == bidders
    assert asked(match) == (turn_of, "turn")
    assert at(match) == "D12"


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_shares_of_other_companies_are_no_matter(options: Mapping[str, str]) -> None:
    match = position(lines={"GWR": "C12"}, shares={"LSWR": (0, 5, 5)}, options=options)
    play(match, "extend GWR D12")
    assert asked(match) == (0, "turn")


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_a_locomotive_in_its_starting_town_can_be_sent_to_any_of_the_six(
    options: Mapping[str, str],
) -> None:
    match = position(shares={"LSWR": (0, 1, 0)}, options=options)
    play(match, "extend LSWR F13")
    around = {"F13", "G14", "G15", "F15", "E15", "E14"}
    assert set(offered(match)) == {"pass", *(f"bid 1 {hex}" for hex in around)}


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_who_cannot_outbid_is_not_asked(options: Mapping[str, str]) -> None:
    match = moving((0, 3, 2, 3), options)
    play(match, "bid 2 C13")
    assert asked(match) == (3, "veto")  # seat 2 has 2 shares, and would need 3
    play(match, "bid 3 D11")
    assert asked(match) == (0, "turn")


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_each_bids_once(options: Mapping[str, str]) -> None:
    match = moving((0, 5, 3), options)
    play(match, "bid 1 C13", "bid 2 D11")
    assert asked(match) == (0, "turn")  # seat 1 has more, and has had its turn
    assert at(match) == "D11"


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_who_declined_is_not_asked_again(options: Mapping[str, str]) -> None:
    match = moving((0, 5, 3), options)
    events = play(match, "pass", "bid 1 D11")
    assert told(events, "declined") == [(1, "GWR")]
    assert asked(match) == (0, "answer")


# SR-6.1: what is bid


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_a_bid_is_a_number_of_shares_and_one_of_the_legal_hexes(
    options: Mapping[str, str],
) -> None:
    match = moving((0, 2, 0), options)
    bids = [f"bid {shares} {hex}" for shares in (1, 2) for hex in AHEAD]
    assert set(offered(match)) == {"pass", *bids}


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_of_at_least_1_and_of_no_more_than_one_holds(options: Mapping[str, str]) -> None:
    match = moving((5, 2, 0), options)
    assert refusal(match, "bid 0 C13") == "SR-6.1"
    assert refusal(match, "bid 3 C13") == "SR-6.1"


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_higher_than_the_bid_before(options: Mapping[str, str]) -> None:
    match = moving((0, 3, 4), options)
    play(match, "bid 2 C13")
    assert refusal(match, "bid 1 D11") == "SR-6.1"
    assert refusal(match, "bid 2 D11") == "SR-6.1"
    assert set(offered(match)) == {
        "pass",
        *(f"bid {shares} {hex}" for shares in (3, 4) for hex in AHEAD),
    }


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_the_first_bid_may_be_as_high_as_one_likes(options: Mapping[str, str]) -> None:
    match = moving((0, 12, 3), options)
    play(match, "bid 12 C13")
    assert at(match) == "C13"
    assert held(match, "GWR") == [1, 0, 3]


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_the_present_hex_can_be_bid_for(options: Mapping[str, str]) -> None:
    match = moving((0, 2, 0), options)
    play(match, "bid 1 D12")
    assert asked(match) == (0, "answer")  # a bid like any other, though it changes nothing
    play(match, "yield")
    assert at(match) == "D12"
    assert held(match, "GWR") == [1, 1, 0]


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
@pytest.mark.parametrize("hex", ["B11", "C12", "D13", "A1"])
def test_only_legal_moves_of_the_locomotive_can_be_bid_for(
    options: Mapping[str, str], hex: str
) -> None:
    assert refusal(moving((0, 2, 0), options), f"bid 1 {hex}") == "SR-5.1"


@pytest.mark.clause("SR-6.1", "SR-5.2", "SR-5.3")
@BOTH_EDITIONS
def test_no_town_and_no_hex_between_two_lines(options: Mapping[str, str]) -> None:
    match = position(
        lines={"GWR": "C12 D12 E13", "SER": "N13 M14 L13 K13 J13 I14 H13 G13"},
        shares={"LSWR": (0, 1, 0), "GWR": (0, 0, 1)},
        options=options,
    )
    play(match, "extend LSWR G15")
    assert refusal(match, "bid 1 F13") == "SR-5.3"
    assert set(offered(match)) == {
        "pass",
        *(f"bid 1 {hex}" for hex in ("G14", "G15", "F15", "E15", "E14")),
    }
    match = position(lines={"GWR": "C11"}, shares={"GWR": (0, 1, 0)}, options=options)
    play(match, "extend GWR D10")
    assert refusal(match, "bid 1 C10") == "SR-5.2"


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_nobody_has_to_bid(options: Mapping[str, str]) -> None:
    match = moving((0, 5, 5), options)
    events = play(match, "pass", "pass")
    assert at(match) == "D12"
    assert held(match, "GWR") == [1, 5, 5]
    assert "veto-paid" not in kinds(events)
    assert facts(match)["veto"] is None


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    "action",
    ["match", "match D12", "yield", "extend LSWR F13", "station E6", "invest London steel"],
)
def test_who_is_asked_bids_or_passes(options: Mapping[str, str], action: str) -> None:
    match = moving((3, 2, 0), options)
    assert asked(match) == (1, "veto")
    assert refusal(match, action) == "SR-6.1"


@pytest.mark.clause("SR-6.1")
@BOTH_EDITIONS
def test_a_veto_never_stops_the_locomotive(options: Mapping[str, str]) -> None:
    match = moving((0, 5, 0), options)
    assert "C12" not in {action.split()[-1] for action in offered(match)}
    play(match, "bid 5 C13")
    assert at(match) == "C13"


@pytest.mark.clause("SR-6.1")
def test_everybody_sees_how_the_bidding_stands() -> None:
    match = moving((1, 2, 4), E1999)
    play(match, "bid 2 C13")
    assert facts(match)["veto"] == {
        "company": "GWR",
        "hex": "D12",
        "bidder": 2,
        "highest_bidder": 1,
        "bids": {"1": {"shares": 2, "hex": "C13"}},
    }
    for seat in (0, 1, 2, None):
        seen = match.view(seat)["position"]
        assert isinstance(seen, dict)
        assert seen["veto"] == facts(match)["veto"]


@pytest.mark.clause("SR-6.1")
def test_the_bids_of_one_round_are_forgotten_in_the_next() -> None:
    match = moving((0, 3, 0), E2018)
    play(match, "bid 2 C13")
    play(match, "invest London steel")
    play(match, "extend GWR C14")
    assert asked(match) == (0, "veto")  # seat 0 took a share
    assert facts(match)["veto"]["bids"] == {}
    play(match, "bid 1 D13")
    assert asked(match) == (1, "answer")


# SR-6.2: the active player's answer


@pytest.mark.clause("SR-6.2")
@BOTH_EDITIONS
def test_the_active_player_bids_last_and_needs_only_equal_the_highest_bid(
    options: Mapping[str, str],
) -> None:
    match = moving((1, 3, 0), options)
    play(match, "bid 2 C13")
    assert asked(match) == (0, "answer")  # 1 share and the one just taken


@pytest.mark.clause("SR-6.2")
@BOTH_EDITIONS
@pytest.mark.parametrize("shares", [(0, 2, 0), (1, 3, 0), (0, 2, 4)])
def test_he_is_not_asked_with_fewer_shares_than_that(
    options: Mapping[str, str], shares: Sequence[int]
) -> None:
    match = moving(shares, options)
    events = []
    for seat in (1, 2):
        if match.actor == seat:
            events += play(match, f"bid {shares[seat]} C13")
    assert asked(match) == (0, "turn")
    assert at(match) == "C13"
    assert "yielded" not in kinds(events)


@pytest.mark.clause("SR-6.2")
@BOTH_EDITIONS
def test_nor_when_nobody_bid(options: Mapping[str, str]) -> None:
    match = moving((9, 1, 1), options)
    play(match, "pass", "pass")
    assert asked(match) == (0, "turn")


@pytest.mark.clause("SR-6.2")
@pytest.mark.parametrize(
    ("options", "default"), [(E1999, "any"), (E2018, "original")], ids=["1999", "2018"]
)
def test_the_default_of_veto_defence_is_the_editions(
    options: Mapping[str, str], default: str
) -> None:
    match = position(options=options)
    assert match.options["veto_defence"] == facts(match)["veto_defence"] == default
    for other in ("any", "original"):
        chosen = position(options={**options, "veto_defence": other})
        assert facts(chosen)["veto_defence"] == other


@pytest.mark.clause("SR-6.2")
@WHERE_THE_ORIGINAL_HEX_IS_KEPT
def test_who_matches_keeps_the_original_hex(options: Mapping[str, str]) -> None:
    match = moving((1, 2, 0), options)
    play(match, "bid 2 C13")
    assert offered(match) == ["match", "yield"]
    for hex in AHEAD:
        assert refusal(match, f"match {hex}") == "SR-6.2"
    events = play(match, "match")
    assert told(events, "matched") == [(0, "GWR", 2, "D12")]
    assert at(match) == "D12"
    assert held(match, "GWR") == [0, 2, 0]


@pytest.mark.clause("SR-6.2")
@WHERE_ANY_HEX_CAN_BE_MATCHED_FOR
@pytest.mark.parametrize("hex", AHEAD)
def test_who_matches_chooses_any_legal_hex(options: Mapping[str, str], hex: str) -> None:
    match = moving((1, 2, 0), options)
    play(match, "bid 2 C13")
    assert set(offered(match)) == {"yield", *(f"match {each}" for each in AHEAD)}
    assert refusal(match, "match") == "SR-6.2"
    assert refusal(match, "match D13") == "SR-5.1"
    events = play(match, f"match {hex}")
    assert told(events, "matched") == [(0, "GWR", 2, hex)]
    assert at(match) == hex
    assert held(match, "GWR") == [0, 2, 0]


@pytest.mark.clause("SR-6.2")
@BOTH_EDITIONS
def test_who_yields_pays_nothing(options: Mapping[str, str]) -> None:
    match = moving((4, 2, 0), options)
    events = play(match, "bid 2 C13", "yield")
    assert told(events, "yielded") == [(0, "GWR")]
    assert at(match) == "C13"
    assert held(match, "GWR") == [5, 0, 0]


@pytest.mark.clause("SR-6.2")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    "action", ["pass", "bid 3 D12", "bid 2 D12", "extend LSWR F13", "station E6"]
)
def test_he_matches_or_yields(options: Mapping[str, str], action: str) -> None:
    match = moving((4, 2, 0), options)
    play(match, "bid 2 C13")
    assert refusal(match, action) == "SR-6.2"


@pytest.mark.clause("SR-6.2")
def test_printed_example_1999_cecil_yields() -> None:
    """S is C12, B is D12, A is D11, C is C13; seats 0, 1, 2 are Cecil, Andi, Béla."""
    match = moving((1, 2, 3), E1999)
    events = play(match, "bid 1 D11", "bid 2 D11", "yield")
    assert at(match) == "D11"
    assert held(match, "GWR") == [2, 2, 1]  # Béla pays 2
    assert told(events, "veto-paid") == [(2, "GWR", 2, "D11", 1)]
    assert told(events, "tile-laid") == [("GWR", "C12", 59)]


@pytest.mark.clause("SR-6.2")
@pytest.mark.parametrize("hex", ["D12", "C13"], ids=["for B", "for C"])
def test_printed_example_1999_cecil_matches(hex: str) -> None:
    match = moving((1, 2, 3), E1999)
    events = play(match, "bid 1 D11", "bid 2 D11", f"match {hex}")
    assert at(match) == hex
    assert held(match, "GWR") == [0, 2, 3]  # the share just taken is one of the 2
    assert told(events, "veto-paid") == [(0, "GWR", 2, hex, 0)]
    assert told(events, "tile-laid") == [("GWR", "C12", 59)]


# On other boards


@pytest.mark.clause("SR-6.1", "SR-6.2")
@pytest.mark.parametrize(
    ("board", "company", "start", "hexes"),
    [
        ("usa", "C&O", "I21", ("H20", "H22")),  # the third is Richmond
        ("usa", "IC", "H4", ("G5", "H6", "I5")),
        ("china", "YH", "G15", ("F14", "G14", "H14")),
    ],
)
def test_a_round_on_another_board(
    board: str, company: str, start: str, hexes: tuple[str, ...]
) -> None:
    match = position(lines={company: start}, shares={company: (1, 1, 0)}, options={"board": board})
    first, *_, last = hexes
    play(match, f"extend {company} {first}")
    assert set(offered(match)) == {"pass", *(f"bid 1 {hex}" for hex in hexes)}
    kept, lost = match.copy(), match.copy()
    play(kept, f"bid 1 {last}", "match")
    assert facts(kept)["companies"][company]["locomotive"] == first
    play(lost, f"bid 1 {last}", "yield")
    assert facts(lost)["companies"][company]["locomotive"] == last
