"""Which legal actions players who look ahead try."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.stephensons_rocket.positions import BOTH_EDITIONS, E2018, position
from tests.stephensons_rocket.test_features import walk
from tests.stephensons_rocket.vetoes import moving
from trunkline import Match
from trunkline.core.struct import int_buffer
from trunkline.games.stephensons_rocket.promising import HEXES_TRIED


def promising(match: Match) -> list[str]:
    kernel = match.game.kernel("tests.stephensons_rocket.features_kernel")
    out, states = int_buffer(match.game.space.size), match.game.state_struct.array()
    states[0] = match.state
    count = kernel.list_promising(match.board.structs, states, out)
    return [str(match.board.notation.action(int(each))) for each in out[:count]]


def of_kind(actions: list[str], *kinds: str) -> set[str]:
    return {each for each in actions if each.split()[0] in kinds}


@BOTH_EDITIONS
@pytest.mark.parametrize("players", [2, 4])
def test_all_but_some_stations_are_tried(players: int, options: Mapping[str, str]) -> None:
    for match in walk(players, options, 200):
        legal, tried = [str(each) for each in match.legal], promising(match)
        assert len(set(tried)) == len(tried) > 0
        assert set(tried) <= set(legal)
        others = of_kind(legal, "extend", "invest", "bid", "match", "yield", "pass")
        assert others <= set(tried)
        stations = of_kind(legal, "station")
        assert len(of_kind(tried, "station")) == min(len(stations), HEXES_TRIED)
        if others or stations:
            assert not of_kind(tried, "move")
        else:
            assert set(tried) == set(legal)


def test_the_hexes_ahead_of_a_locomotive_are_tried_first() -> None:
    match = position(lines={"GWR": "C12 D12"}, options=E2018)
    ahead = {each.split()[2] for each in promising(match) if each.startswith("extend GWR")}
    near = {each.split()[1] for each in of_kind(promising(match), "station")}
    room = {str(each).split()[1] for each in match.legal if str(each).startswith("station")}
    assert ahead & room <= near


def test_in_a_veto_all_is_tried() -> None:
    match = moving((2, 3, 0), E2018)
    assert promising(match) == [str(each) for each in match.legal]
