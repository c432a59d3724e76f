"""TR-4 and TA-2.3: claiming a route."""

import pytest

from tests.support.playing import (
    decision,
    facts,
    may,
    offered,
    play,
    refusal,
    told,
)
from tests.ticket_to_ride.positions import (
    LEGENDARY,
    TEAM,
    claim,
    deck,
    discards,
    hand,
    owners,
    position,
    rack,
    team,
    trains,
)

# Tracks of Legendary Asia
IRKUTSK_CHITA = 15  # gray, two spaces
KRASNOYARSK_DIHUA = 14  # black, three spaces
KARACHI_AGRA = 57  # red, two spaces
CHITA_KHABAROVSK = 19  # red, five spaces
SAMARKAND_DIHUA = 49  # gray, five spaces
MOSCOW_ASTRAKHAN = 3  # orange, three spaces; 4 is the green one beside it

# Tracks of Team Asia, none a tunnel, by length
BY_LENGTH = {1: 8, 2: 46, 3: 7, 4: 5, 5: 15, 6: 57, 7: 17}


# TR-4.1: the payment


@pytest.mark.clause("TR-4.1", "TR-4.7")
def test_one_card_for_each_space_of_the_colour_of_the_route() -> None:
    match = position(hands=("3 black",))
    events = claim(match, KRASNOYARSK_DIHUA, "black 0")
    assert hand(match, 0) == {}
    assert discards(match) == {"black": 3}
    assert told(events, "paid") == [(0, "14", "black", 3, 0)]
    assert owners(match) == {"14": 0}


@pytest.mark.clause("TR-4.1")
def test_too_few_cards_of_the_colour_are_not_enough() -> None:
    match = position(hands=("2 black 12 red",))
    assert refusal(match, "claim 14") == "TR-4.1"


@pytest.mark.clause("TR-4.1")
@pytest.mark.parametrize(
    ("held", "payments"),
    [
        ("3 black", ["pay black 0"]),
        ("2 black locomotive", ["pay black 1"]),
        ("3 black locomotive", ["pay black 0", "pay black 1"]),
        ("black 2 locomotive", ["pay black 2"]),
        ("3 locomotive", ["pay locomotive"]),
        (
            "3 black 3 locomotive",
            ["pay black 0", "pay black 1", "pay black 2", "pay locomotive"],
        ),
        ("2 black 2 locomotive 5 red", ["pay black 1", "pay black 2"]),
    ],
)
def test_locomotives_replace_any_of_the_cards(held: str, payments: list[str]) -> None:
    match = position(hands=(held,))
    play(match, "claim 14")
    assert (decision(match), offered(match)) == ("pay", payments)


@pytest.mark.clause("TR-4.1")
def test_what_is_chosen_is_paid() -> None:
    match = position(hands=("3 black 3 locomotive",))
    claim(match, KRASNOYARSK_DIHUA, "black 2")
    assert hand(match, 0) == {"black": 2, "locomotive": 1}
    assert discards(match) == {"black": 1, "locomotive": 2}


@pytest.mark.clause("TR-4.1")
def test_locomotives_only() -> None:
    match = position(hands=("3 black 3 locomotive",))
    claim(match, KRASNOYARSK_DIHUA, "locomotive")
    assert hand(match, 0) == {"black": 3}
    assert discards(match) == {"locomotive": 3}


@pytest.mark.clause("TR-4.1")
def test_a_coloured_route_takes_no_other_colour() -> None:
    match = position(hands=("3 black 3 red 2 locomotive",))
    play(match, "claim 14")
    assert refusal(match, "pay red 0") == "TR-4.1"
    assert refusal(match, "pay red 2") == "TR-4.1"


@pytest.mark.clause("TR-4.1")
def test_the_player_has_what_is_paid() -> None:
    match = position(hands=("2 black 2 locomotive",))
    play(match, "claim 14")
    assert refusal(match, "pay black 0") == "TR-4.1"  # three black cards
    assert refusal(match, "pay locomotive") == "TR-4.1"  # three locomotives
    assert refusal(match, "pay black 3") == "TR-4.1"  # that is no black card
    assert may(match, "pay black 1")


@pytest.mark.clause("TR-4.1")
def test_a_gray_route_takes_any_one_colour() -> None:
    match = position(hands=("2 red 2 green blue locomotive",))
    play(match, f"claim {IRKUTSK_CHITA}")
    assert offered(match) == [
        "pay blue 1",
        "pay red 0",
        "pay red 1",
        "pay green 0",
        "pay green 1",
    ]
    assert refusal(match, "pay blue 0") == "TR-4.1"  # no mixing with another colour
    play(match, "pay green 0")
    assert hand(match, 0) == {"blue": 1, "red": 2, "locomotive": 1}


@pytest.mark.clause("TR-4.1")
def test_colours_are_not_mixed_on_a_gray_route() -> None:
    match = position(hands=("4 red 4 blue 4 green",))
    assert refusal(match, f"claim {SAMARKAND_DIHUA}") == "TR-4.1"


@pytest.mark.clause("TR-4.1")
def test_a_gray_route_can_be_paid_with_locomotives_only() -> None:
    match = position(hands=("5 locomotive",))
    claim(match, SAMARKAND_DIHUA, "locomotive")
    assert owners(match) == {"49": 0}


@pytest.mark.clause("TR-4.1")
@pytest.mark.parametrize("action", ["draw deck", "claim 57", "tickets", "pass", "keep 1"])
def test_after_claim_comes_the_payment(action: str) -> None:
    match = position(hands=("3 black 2 red",))
    play(match, "claim 14")
    assert refusal(match, action) == "TR-4.1"


# TR-4.2: trains


@pytest.mark.clause("TR-4.2")
def test_one_train_on_each_space() -> None:
    match = position(hands=("5 red",))
    claim(match, CHITA_KHABAROVSK, "red 0")
    assert trains(match) == [40, 45, 45]


@pytest.mark.clause("TR-4.2")
def test_without_enough_trains_the_route_cannot_be_claimed() -> None:
    match = position(hands=("5 red",), trains=(4,))
    assert refusal(match, f"claim {CHITA_KHABAROVSK}") == "TR-4.2"
    assert may(match, f"claim {KARACHI_AGRA}")


@pytest.mark.clause("TR-4.2")
def test_the_last_trains_may_be_used() -> None:
    match = position(hands=("5 red",), trains=(5,))
    claim(match, CHITA_KHABAROVSK, "red 0")
    assert trains(match)[0] == 0


@pytest.mark.clause("TR-4.2", "TA-1.2")
def test_partners_keep_their_trains_apart() -> None:
    match = team(hands=("3 red",), trains=(2, 20))
    assert refusal(match, f"claim {BY_LENGTH[3]}") == "TR-4.2"


# TR-4.3: anywhere, one a turn


@pytest.mark.clause("TR-4.3")
def test_routes_need_not_connect() -> None:
    match = position(hands=("2 red",), routes={0: "1"})  # Moscow - Perm
    claim(match, KARACHI_AGRA, "red 0")
    assert owners(match) == {"1": 0, "57": 0}


@pytest.mark.clause("TR-4.3", "TR-2.1")
def test_one_route_a_turn() -> None:
    match = position(hands=("7 red",))
    claim(match, KARACHI_AGRA, "red 0")
    assert (match.actor, decision(match)) == (1, "turn")


# TR-4.4: points


@pytest.mark.clause("TR-4.4")
@pytest.mark.parametrize(
    ("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15), (7, 18)]
)
def test_points_at_once_by_length(length: int, points: int) -> None:
    match = team(hands=("7 locomotive",))
    events = claim(match, BY_LENGTH[length], "locomotive")
    assert match.scores == (points, points, 0, 0)  # one score for the team
    assert told(events, "claimed") == [(0, str(BY_LENGTH[length]), points, 27 - length)]


@pytest.mark.clause("TR-4.4")
def test_points_add_up() -> None:
    match = position(hands=("5 red",), points=(30, 0, 0))
    claim(match, CHITA_KHABAROVSK, "red 0")
    assert match.scores == (40, 0, 0)


# TR-4.5: two tracks between the same cities


@pytest.mark.clause("TR-4.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_player_never_claims_both_tracks(players: int) -> None:
    match = position(LEGENDARY, players, hands=("3 green",), routes={0: str(MOSCOW_ASTRAKHAN)})
    assert refusal(match, "claim 4") == "TR-4.5"


@pytest.mark.clause("TR-4.5")
def test_not_even_a_second_one_of_a_triple_route() -> None:
    match = team(6, hands=("4 red",), routes={0: "32"})  # Peking - Shanghai
    assert refusal(match, "claim 33") == "TR-4.5"


@pytest.mark.clause("TR-4.5", "TA-4.1")
@pytest.mark.parametrize(
    ("players", "taken", "wanted"), [(6, 13, 14), (6, 32, 33), (4, 32, 33), (4, 88, 89)]
)
def test_partners_may_own_one_each(players: int, taken: int, wanted: int) -> None:
    match = team(players, turn_of=1, hands=("", "4 locomotive"), routes={0: str(taken)})
    claim(match, wanted, "locomotive")
    assert owners(match) == {str(taken): 0, str(wanted): 1}


# TR-4.6 and TR-4.7


@pytest.mark.clause("TR-4.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_track_cannot_be_claimed_again(owner: int) -> None:
    match = position(hands=("3 black",), routes={owner: str(KRASNOYARSK_DIHUA)})
    assert refusal(match, f"claim {KRASNOYARSK_DIHUA}") == "TR-4.6"


@pytest.mark.clause("TR-4.7")
def test_the_cards_paid_are_discarded() -> None:
    match = position(hands=("red locomotive",), discards="blue red")
    before = deck(match)
    claim(match, KARACHI_AGRA, "red 1")
    assert discards(match) == {"blue": 1, "red": 2, "locomotive": 1}
    assert deck(match) == before


# TA-2.3: from hand and rack


@pytest.mark.clause("TA-2.3")
def test_a_route_is_paid_with_any_mix_of_hand_and_rack() -> None:
    match = team(hands=("2 red locomotive",), racks=("3 red locomotive",))
    play(match, "claim 7", "pay red 1")  # two red cards and a locomotive
    assert decision(match) == "from-rack"
    assert offered(match) == [f"from-rack {red} {wild}" for red in (0, 1, 2) for wild in (0, 1)]
    play(match, "from-rack 1 1")
    assert hand(match, 0) == {"red": 1, "locomotive": 1}
    assert rack(match, 0) == {"red": 2}
    assert discards(match) == {"red": 2, "locomotive": 1}


@pytest.mark.clause("TA-2.3")
def test_what_the_hand_lacks_comes_from_the_rack() -> None:
    match = team(hands=("red",), racks=("2 red 2 locomotive",))
    play(match, "claim 7", "pay red 0")
    assert offered(match) == ["from-rack 2 0"]
    assert refusal(match, "from-rack 1 0") == "TA-2.3"
    assert refusal(match, "from-rack 3 0") == "TA-2.3"
    assert refusal(match, "from-rack 2 1") == "TA-2.3"


@pytest.mark.clause("TA-2.3")
def test_what_the_rack_lacks_comes_from_the_hand() -> None:
    match = team(hands=("3 red",), racks=("blue",))
    play(match, "claim 7", "pay red 0")
    assert offered(match) == ["from-rack 0 0"]
    assert refusal(match, "from-rack 1 0") == "TA-2.3"


@pytest.mark.clause("TA-2.3")
def test_locomotives_only_from_hand_and_rack() -> None:
    match = team(hands=("2 locomotive",), racks=("2 locomotive",))
    play(match, "claim 7", "pay locomotive")
    assert offered(match) == ["from-rack 0 1", "from-rack 0 2"]
    play(match, "from-rack 0 2")
    assert (hand(match, 0), rack(match, 0)) == ({"locomotive": 1}, {})


@pytest.mark.clause("TA-2.3")
def test_a_rack_alone_can_pay() -> None:
    match = team(turn_of=1, racks=("3 red",))
    claim(match, 7, "red 0", "3 0")
    assert owners(match) == {"7": 1}
    assert rack(match, 0) == {}


@pytest.mark.clause("TA-2.3", "TA-1.3")
def test_the_hand_of_the_partner_and_other_racks_do_not_pay() -> None:
    match = team(hands=("2 red", "red"), racks=("", "red"))
    assert refusal(match, "claim 7") == "TR-4.1"


@pytest.mark.clause("TA-2.3")
@pytest.mark.parametrize("action", ["pay red 0", "draw deck", "claim 8", "withdraw", "extra 0"])
def test_after_the_payment_is_chosen_only_where_it_comes_from(action: str) -> None:
    match = team(hands=("3 red",))
    play(match, "claim 7", "pay red 0")
    assert refusal(match, action) == "TA-2.3"


@pytest.mark.clause("TA-2.3")
def test_everybody_sees_where_the_payment_comes_from() -> None:
    match = team(hands=("red locomotive",), racks=("2 red",))
    events = claim(match, 7, "red 1", "1 0")
    assert told(events, "laid") == [(0, "red", 1, 1, 1, 0)]
    assert facts(match)["payment"] is None


@pytest.mark.clause("TR-4.1")
def test_both_games_pay_alike() -> None:
    assert position(TEAM, hands=("2 white",)).why_not("claim 46") is None
    assert position(LEGENDARY, hands=("2 red",)).why_not("claim 57") is None
