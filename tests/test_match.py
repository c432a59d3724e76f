"""The Python API, as a reader of the README meets it."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import trunkline
from tests.support.playing import facts
from trunkline.core.match import Match


def new(players: int = 3, **more: Any) -> Match:
    return trunkline.new("chicago-express", players, seed=7, deal={"first": 0}, **more)


def test_the_actor_is_the_seat_to_decide_and_none_at_the_end() -> None:
    match = new()
    actors = [match.actor]
    match.play("bid 9")
    actors.append(match.actor)
    assert actors == [0, 1]
    while match.actor is not None:
        match.play(match.legal[0])
    assert match.outcome is not None
    assert match.outcome.reason in match.game.endings


def test_legal_is_a_collection() -> None:
    match = new()
    assert len(match.legal) == 35
    assert "bid 7" in match.legal
    assert "bid 6" not in match.legal
    assert match.legal[1] in match.legal
    assert [str(action) for action in match.legal][:3] == ["pass", "bid 7", "bid 8"]


def test_play_takes_texts_and_actions_and_tells_what_happened() -> None:
    match = new()
    events = match.play("  BID 9 ")
    assert [str(event) for event in events] == ["bid(seat=0, company=PRR, amount=9)"]
    assert events[0]["company"] == "PRR"
    match.play(match.legal[0])
    assert [str(action) for action in match.actions] == ["bid 9", "pass"]


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    match = new()
    before = match.state.tobytes()
    with pytest.raises(trunkline.IllegalAction) as caught:
        match.play("bid 6")
    assert caught.value.clause == "CE-2.3"
    assert "CE-2.3" in str(caught.value)
    assert "ставк" in caught.value.message("ru")
    assert "PRR" in caught.value.message("hu")
    assert match.state.tobytes() == before
    assert match.actions == []
    assert match.why_not("bid 6") == "CE-2.3"
    assert match.why_not("bid 7") is None


def test_errors_survive_the_way_between_processes() -> None:
    match = new()
    with pytest.raises(trunkline.IllegalAction) as caught:
        match.play("bid 6")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.clause, again.message("ru")) == ("CE-2.3", caught.value.message("ru"))


def test_undo_takes_back_one_action_with_its_events() -> None:
    match = new()
    match.play("bid 9")
    before, events = match.state.tobytes(), match.events
    match.play("bid 10")
    assert str(match.undo()) == "bid 10"
    assert (match.state.tobytes(), match.events) == (before, events)
    match.undo()
    with pytest.raises(IndexError, match="nothing to undo"):
        match.undo()


def test_a_copy_is_independent() -> None:
    match = new()
    match.play("bid 9")
    twin = match.copy()
    assert twin.state_bytes == match.state_bytes
    twin.play("bid 10")
    match.play("pass")
    assert [str(action) for action in twin.actions] == ["bid 9", "bid 10"]
    assert [str(action) for action in match.actions] == ["bid 9", "pass"]


def test_the_same_seed_gives_the_same_deal_and_another_one_another() -> None:
    deals = [
        trunkline.new("chicago-express", players=6, seed=seed).deal["first"] for seed in range(40)
    ]
    again = [
        trunkline.new("chicago-express", players=6, seed=seed).deal["first"] for seed in range(40)
    ]
    assert deals == again
    assert set(deals) == set(range(6))


def test_without_a_seed_matches_differ() -> None:
    seeds = {trunkline.new("chicago-express", players=2).seed for _ in range(3)}
    assert len(seeds) == 3


def test_position_has_every_fact_by_its_rulebook_name() -> None:
    position = facts(new())
    assert position["houses_in_reserve"] == 20
    assert position["dials"]["auction"] == {"step": 0, "steps_to_red": 3}
    assert position["companies"]["NYC"]["track"] == ["S3"]
    assert position["auction"]["lowest_bid"] == 7


def test_a_view_lists_actions_only_for_the_seat_that_decides() -> None:
    match = new()
    assert match.view(0)["legal"]
    assert match.view(1)["legal"] == []
    assert match.view(None)["seat"] is None
    with pytest.raises(trunkline.BadSetup, match="there is no seat 5: seats are 0 to 2"):
        match.view(5)


def test_events_are_described_in_three_languages() -> None:
    match = new(names=["Ann", "Bea", "Cid"])
    (event,) = match.play("bid 9")
    said = {language: match.text(language).describe(event) for language in ("en", "ru", "hu")}
    assert len(set(said.values())) == 3
    assert all("Ann" in text and "9" in text for text in said.values())
    assert "Bea" in match.text("hu").prompt()


def test_a_notebook_shows_the_board() -> None:
    assert trunkline.new("chicago-express", players=3)._repr_svg_().startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chicago-expres", "players": 3}, "Did you mean chicago-express"),
        ({"players": 7}, "is for 2 to 6 players, not 7"),
        ({"players": 3, "options": {"chicago": "x"}}, "Did you mean chicago_dividend"),
        (
            {"players": 3, "options": {"chicago_dividend": "x"}},
            "interrupt or after_action, not 'x'",
        ),
        ({"players": 3, "deal": {"first": 3}}, "first is 0, 1 or 2 with 3 players, not 3"),
        ({"players": 3, "deal": {"frist": 0}}, "a deal has first. Did you mean first"),
        ({"players": 3, "seed": -1}, "a seed is a whole number from 0"),
        ({"players": 3, "names": ["A"]}, "3 players have 3 names, not 1"),
        ({"players": 3, "names": ["A", "B\n", "C"]}, "a name is one line"),
    ],
)
def test_what_cannot_be_set_up_is_told_why(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(trunkline.BadSetup, match=message):
        trunkline.new(**{"game": "chicago-express", **arguments})


def test_a_missing_board_file_is_told(tmp_path: object) -> None:
    with pytest.raises(trunkline.BadBoard, match="there is no such file"):
        trunkline.new("chicago-express", players=3, board="nowhere.toml")


def test_an_unknown_language_is_told_the_known_ones() -> None:
    with pytest.raises(trunkline.BadSetup, match="choose en, ru or hu"):
        new().text("de").prompt()
