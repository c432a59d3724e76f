"""SR-3: invest."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.stephensons_rocket.positions import BOTH_EDITIONS, E1999, E2018, opening, position
from tests.support.playing import facts, kinds, may, offered, play, refusal, told
from trunkline import Match, UnknownAction


def invested(match: Match, city: str, good: str) -> list[int]:
    counts: list[int] = facts(match)["cities"][city]["goods"][good]["invested"]
    return counts


def free(match: Match, city: str, good: str) -> int:
    return int(facts(match)["cities"][city]["goods"][good]["free"])


def investments(match: Match) -> list[str]:
    return [action for action in offered(match) if action.startswith("invest")]


def all_goods(match: Match, seat: int) -> dict[str, dict[str, Any]]:
    """Everything that there is to invest in, for that seat of two."""
    return {
        city: {
            good: [each["free"] * (other == seat) for other in range(2)]
            for good, each in it["goods"].items()
        }
        for city, it in facts(match)["cities"].items()
    }


@pytest.mark.clause("SR-3.1")
@BOTH_EDITIONS
def test_any_goods_of_any_city(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    cities = facts(match)["cities"]
    assert set(investments(match)) == {
        f"invest {city} {good}" for city, it in cities.items() for good in it["goods"]
    }
    assert len(investments(match)) == 24  # two kinds in each of the 12


@pytest.mark.clause("SR-3.1")
@BOTH_EDITIONS
def test_one_action_is_one_investment(options: Mapping[str, str]) -> None:
    match = opening(first=1, options=options)
    events = play(match, "invest London brewing")
    assert told(events, "invested") == [(1, "London", "brewing")]
    assert invested(match, "London", "brewing") == [0, 1, 0]
    assert free(match, "London", "brewing") == 1
    assert facts(match)["actions_left"] == 1


@pytest.mark.clause("SR-3.1")
@BOTH_EDITIONS
def test_nothing_else_changes(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    before = facts(match)
    assert kinds(play(match, "invest London brewing")) == ["invested"]
    after = facts(match)
    assert {key for key in before if before[key] != after[key]} == {"actions_left", "cities"}
    changed = {city for city in before["cities"] if before["cities"][city] != after["cities"][city]}
    assert changed == {"London"}


@pytest.mark.clause("SR-3.1")
def test_printed_example_2018_blue_invests_in_steel() -> None:
    match = opening(options=E2018)
    play(match, "invest Sheffield steel")
    assert invested(match, "Sheffield", "steel") == [1, 0, 0]


@pytest.mark.clause("SR-3.1")
@BOTH_EDITIONS
def test_a_space_or_a_token_is_for_one_only(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    play(match, "invest Sheffield brewing")
    assert refusal(match, "invest Sheffield brewing") == "SR-3.1"
    play(match, "invest London steel")
    assert match.actor == 1
    assert refusal(match, "invest Sheffield brewing") == "SR-3.1"  # not for others either


@pytest.mark.clause("SR-3.1")
@BOTH_EDITIONS
def test_where_a_city_has_two_of_a_kind_two_can_be_had(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    play(match, "invest Sheffield steel", "invest London steel")
    play(match, "invest Sheffield steel")
    assert invested(match, "Sheffield", "steel") == [1, 1, 0]
    assert refusal(match, "invest Sheffield steel") == "SR-3.1"
    assert may(match, "invest Sheffield brewing")


@pytest.mark.clause("SR-3.1")
@BOTH_EDITIONS
def test_one_player_may_have_both(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    play(match, "invest Sheffield steel", "invest Sheffield steel")
    assert invested(match, "Sheffield", "steel") == [2, 0, 0]


@pytest.mark.clause("SR-3.1")
@pytest.mark.parametrize("good", ["textiles", "leather"])
def test_only_goods_that_the_city_has(good: str) -> None:
    assert refusal(opening(), f"invest Sheffield {good}") == "SR-3.1"


@pytest.mark.clause("SR-3.1")
@pytest.mark.parametrize("name", ["Leeds", "Preston", "Nowhere"])  # railway town, starting town
def test_only_cities_can_be_invested_in(name: str) -> None:
    with pytest.raises(UnknownAction):
        opening().play(f"invest {name} steel")


@pytest.mark.clause("SR-3.1")
@BOTH_EDITIONS
def test_a_city_that_is_connected_can_still_be_invested_in(options: Mapping[str, str]) -> None:
    match = position(lines={"LSWR": "G14 H13"}, options=options)
    assert facts(match)["cities"]["Guildford"]["connected"]
    play(match, "invest Guildford textiles")
    assert invested(match, "Guildford", "textiles") == [1, 0, 0]


@pytest.mark.clause("SR-3.1")
@BOTH_EDITIONS
def test_an_investment_stays_where_it_is(options: Mapping[str, str]) -> None:
    """A line that comes to the city pays for it, and takes nothing away."""
    match = position(
        lines={"LSWR": "G14"}, invested={"Guildford": {"textiles": (1, 0, 1)}}, options=options
    )
    events = play(match, "extend LSWR H13")
    assert {"city-paid", "city-paid-secretly"} & set(kinds(events))
    assert invested(match, "Guildford", "textiles") == [1, 0, 1]
    assert refusal(match, "invest Guildford textiles") == "SR-3.1"


@pytest.mark.clause("SR-3.1")
@pytest.mark.parametrize("options", [E1999, E2018, {"board": "usa"}, {"board": "china"}], ids=str)
def test_when_all_36_are_made_there_is_none_left(options: Mapping[str, str]) -> None:
    match = position(2, invested=all_goods(opening(2, options=options), 1), options=options)
    assert investments(match) == []
    for city, it in facts(match)["cities"].items():
        for good in it["goods"]:
            assert refusal(match, f"invest {city} {good}") == "SR-3.1"


# Names with spaces


@pytest.mark.clause("SR-3.1")
def test_names_with_spaces_are_read_as_the_longest_that_fit() -> None:
    match = opening(options={"board": "usa"})
    play(match, "invest New York manufactured goods", "invest new york Manufactured Goods")
    assert invested(match, "New York", "manufactured goods") == [2, 0, 0]
    assert refusal(match, "invest New York manufactured goods") == "SR-3.1"
    assert may(match, "invest New York cotton")
    assert match.board.notation.parts(match.action("invest New York cotton").id)[1] == {
        "city": "New York",
        "good": "cotton",
    }


@pytest.mark.clause("SR-3.1")
def test_a_name_with_an_apostrophe() -> None:
    match = opening(options={"board": "china"})
    play(match, "invest Xi'an cotton")
    assert invested(match, "Xi'an", "cotton") == [1, 0, 0]
