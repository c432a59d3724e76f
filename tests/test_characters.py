"""Characters: each does more of what it likes than its level does, and is about as strong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.support.command_line import refused, run
from tests.support.volume import amount
from trunkline.core.errors import BadSetup
from trunkline.core.struct import int_buffer
from trunkline.games import find_game, game_ids
from trunkline.lab.styles import COST, styles
from trunkline.players import characters, offered_names, parameters_of
from trunkline.players.characters import NAMES, characters_of, liked_blocks, settings_of
from trunkline.players.learned import LearnedSettings, parameters_for
from trunkline.players.learned_kernel import LIKED, PARTNERS
from trunkline.players.value_net import new_net

GAME = "chicago-express"
# How many games show it: most characters have dozens of choices in each. Tickets are drawn seldom.
WATCHED = dict.fromkeys(game_ids(), 12) | {"ticket-to-ride-legendary-asia": 60}
TABLES = {
    id: (find_game(id).nearest_players(3), amount(watched, soak=80))
    for id, watched in WATCHED.items()
}


def test_every_game_offers_its_own_characters_after_the_levels() -> None:
    for id in game_ids():
        game = find_game(id)
        assert offered_names(game)[8:] == tuple(
            name for name in NAMES if name in characters_of(game)
        )


@pytest.mark.parametrize("id", [id for id in game_ids() if characters_of(find_game(id))])
def test_a_character_does_more_of_what_it_likes_and_is_about_as_strong(id: str) -> None:
    players, watched = TABLES[id]
    for style in styles(id, players, amount(12, soak=400), watched):
        assert style.differs, style.report()
        assert style.points[2] > -COST, style.report()


def test_what_is_liked_counts_for_more_by_a_part_of_what_is_at_stake() -> None:
    game = find_game(GAME)
    liked = liked_blocks(game, ["expand", "build"])
    settings = LearnedSettings(liking=0.5, liked=liked)
    row = parameters_for(game, new_net(game.features, 2, 2, 1.0, 0), settings)
    actions, values = int_buffer(4), np.array([0.4, 0.3, 0.2, 0.1])
    actions[:] = [liked[0].first, liked[1].end - 1, liked[1].end, 0]
    kernel: Any = game.kernel("trunkline.players.learned_kernel")
    kernel.add_liking(values, actions, 4, row, 0.2)
    assert values == pytest.approx([0.5, 0.4, 0.2, 0.1])


def test_a_character_looks_ahead_as_its_level_does() -> None:
    game = find_game(GAME)
    builder = characters_of(game)["builder"]
    plain = parameters_of(f"level-{builder.level}", game)
    row = parameters_of("builder", game)
    assert {*np.flatnonzero(plain != row)} <= {*range(LIKED, PARTNERS)}
    assert settings_of(game, builder).liking == builder.liking > 0.0


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"poet": {}}, "a character is builder, .* or collector, not 'poet'"),
        ({"builder": {"level": 9, "likes": [], "liking": 1}}, "builder is of a level from 1 to 8"),
        (
            {"builder": {"level": 5, "likes": ["sing"], "liking": 1}},
            "Chicago Express has no action 'sing'",
        ),
        (
            {
                "builder": {
                    "level": 5,
                    "likes": ["expand", "build", "offer", "develop", "pass", "bid"],
                    "liking": 1,
                }
            },
            "at most 5 blocks",
        ),
    ],
)
def test_a_wrong_character_is_told_what_is_wrong(
    given: dict[str, Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(characters, "settings_file", lambda game: {"characters": given})
    with pytest.raises(BadSetup, match=message):
        characters_of.__wrapped__(find_game(GAME))


def test_a_game_without_a_character_says_so() -> None:
    with pytest.raises(BadSetup, match="Chicago Express has no collector: choose one of the level"):
        parameters_of("collector", find_game(GAME))
    assert "no player 'collector'" in refused("play", GAME, "--seats", "human,collector,random")


def test_the_command_shows_what_they_do() -> None:
    result = run("styles", GAME, "--players", "2", "--games", "2", "--watched", "4")
    assert result.exit_code == 0
    assert "builder: takes expand or build in " in result.output
