"""Suggestions: series of decisions that a game weighs as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

import trunkline
from trunkline.core.actions import Action
from trunkline.core.contract import HIDDEN
from trunkline.core.errors import BadSeries, UnknownTarget
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.suggestions import Suggestion, Suggestions
from trunkline.testing import laws


@pytest.fixture
def match(ramble: AnyGame) -> Match:
    """Ada is to set out, and has an errand in Cotmoor."""
    deal = {"first": 0, "errands": ["C3", "A1", "C1", "E1"]}
    return Match(ramble, 2, seed=1, deal=deal, names=["Ada", "Béla"])


def texts(position: Position, suggestion: Suggestion) -> list[str]:
    return [position.board.notation.text(action) for action in suggestion.actions]


def suggestions(position: Position, *pointed: str) -> Suggestions:
    found = position.suggestions(pointed)
    assert found is not None
    return found


# What is found


def test_with_nothing_pointed_at_the_best_of_all_are_found(match: Match) -> None:
    found = suggestions(match)
    assert found.next == ("hex:A1", "hex:C1", "hex:C3", "hex:E1")
    best = found.found[0]
    assert texts(match, best)[0] == "from A1"
    assert texts(match, best)[-2:] == ["walk C3", "stop"]
    assert best.aims == ("own", "lead")
    assert (
        match.text().call_suggestion(best)
        == "Aldwell (A1) – Corley (C1) – Elmstow (E1) – Cotmoor (C3)"
    )
    assert match.text("ru").call_suggestion(best).startswith("Олдуэлл (A1) – Корли (C1)")


def test_each_thing_pointed_at_narrows_them(match: Match) -> None:
    from_there = suggestions(match, "hex:E1")
    assert {way.places[0] for way in from_there.found} == {"hex:E1"}
    assert from_there.next == ("hex:A1", "hex:C1", "hex:C3")
    between = suggestions(match, "hex:E1", "hex:C1")
    assert {(way.stops[0], way.stops[-1]) for way in between.found} == {("hex:E1", "hex:C1")}
    assert between.next == ()


def test_what_leads_nowhere_finds_nothing(match: Match) -> None:
    assert suggestions(match, "hex:B1") == Suggestions()
    assert suggestions(match, "hex:E1", "hex:C1", "hex:A1") == Suggestions()


def test_what_is_not_on_the_board_is_an_error(match: Match) -> None:
    with pytest.raises(UnknownTarget, match="'A9' is no hex here"):
        match.suggestions(["hex:A9"])
    with pytest.raises(UnknownTarget, match="write hex, terrain or ending, a colon"):
        match.suggestions(["A1"])


def test_on_the_way_they_go_on_from_there(match: Match) -> None:
    match.play("from A1")
    match.play("walk B1")
    found = suggestions(match)
    assert {way.places[0] for way in found.found} == {"hex:B1"}
    assert found.next == ("hex:C1", "hex:C3", "hex:E1")
    assert all(texts(match, way)[0].startswith("walk") for way in found.found)


def test_a_decision_of_another_game_has_none() -> None:
    other = trunkline.new("chicago-express", 3, seed=1)
    assert not other.has_suggestions
    assert other.suggestions() is None


def test_when_the_match_is_over_there_are_none(match: Match) -> None:
    while match.actor is not None:
        for action in suggestions(match).found[0].actions:
            match.play(match.board.notation.action(action))
    assert match.suggestions() is None


def test_they_are_made_of_what_the_actor_knows(match: Match, ramble: AnyGame) -> None:
    """Béla's errand changes nothing for Ada; her own does."""
    others = {"first": 0, "errands": ["C3", "E1", "C1", "A1"]}
    own = {"first": 0, "errands": ["A1", "C3", "C1", "E1"]}
    assert Match(ramble, 2, seed=1, deal=others).suggestions() == match.suggestions()
    assert Match(ramble, 2, seed=1, deal=own).suggestions() != match.suggestions()


def test_what_they_bring(match: Match) -> None:
    """A dollar for each step, and one to the other for each brook (RB-1.4, RB-1.5)."""
    for way in suggestions(match).found:
        steps = len(way.places) - 1
        assert match.gains(way) == [steps, dict(way.parts)["terrain:brook"]]


def test_a_score_that_one_may_not_know_is_no_gain(match: Match) -> None:
    way = suggestions(match).found[0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Position, "scores", property(lambda self: (4, HIDDEN)))
        assert match.gains(way) == [0, None]


@pytest.mark.parametrize(
    ("language", "proved", "open_"),
    [
        ("en", "Most for you: no way is better", "Most ahead: another way could be better by 3"),
        ("ru", "Больше всего вам: лучшего пути нет", "но не более чем на 3."),
        ("hu", "A legtöbb neked: ennél jobb út nincs", "de legfeljebb ennyivel: 3."),
    ],
)
def test_what_is_proved_is_said(match: Match, language: str, proved: str, open_: str) -> None:
    said = match.text(language).say_bounds(Suggestions(bounds={"own": 0, "lead": 3}))
    assert said[0].startswith(proved)
    assert open_ in said[1]


# Series


def test_a_series_is_played_one_after_the_other(match: Match) -> None:
    steps = match.play_series(["from A1", "walk B1", "walk C1", "stop"])
    assert [str(step.action) for step in steps] == ["from A1", "walk B1", "walk C1", "stop"]
    assert steps[-1].after.scores == (2, 0)
    assert [event.kind for event in steps[-1].events] == ["stopped"]
    assert match.actions == []


def test_a_series_ends_with_the_turn(match: Match) -> None:
    with pytest.raises(BadSeries, match="'from C1' cannot be played at one go"):
        match.play_series(["from A1", "walk B1", "stop", "from C1"])


def test_what_is_illegal_in_the_middle_is_refused(match: Match) -> None:
    with pytest.raises(trunkline.IllegalAction, match=r"RB-1\.3"):
        match.play_series(["from A1", "walk E1", "stop"])


def test_any_decisions_of_one_seat_are_a_series() -> None:
    other = trunkline.new("chicago-express", 3, seed=1, deal={"first": 0})
    assert len(other.play_series(["bid 9"])) == 1
    with pytest.raises(BadSeries, match="'bid 10'"):
        other.play_series(["bid 9", "bid 10"])  # another seat is to bid
    while other.legal[0] == other.action("pass"):
        other.play("pass")
    steps = other.play_series(["develop", "nothing"])
    assert [str(step.action) for step in steps] == ["develop", "nothing"]
    assert not any(step.reveals for step in steps)


def test_a_series_ends_where_something_comes_to_light() -> None:
    """Else whoever tries one out would learn what is hidden, and have decided nothing."""
    match = trunkline.new("ticket-to-ride-legendary-asia", 2, seed=1)
    while "draw deck" not in match.legal:
        match.play(match.legal[0])
    (step,) = match.play_series(["draw deck"])
    assert step.reveals
    for then in ("draw deck", "tickets", "keep 1"):
        with pytest.raises(BadSeries, match=f"'{then}'"):
            match.play_series(["draw deck", then])


def test_a_series_is_refused_by_what_the_seat_knows_alone(ramble: AnyGame) -> None:
    """Wherever Béla's errand is, the same is said to Ada."""

    def said(errands: list[str], actions: list[str]) -> str:
        deal = {"first": 0, "errands": errands}
        match = Match(ramble, 2, seed=1, deal=deal, names=["Ada", "Béla"])
        try:
            return str([str(step.action) for step in match.play_series(actions)])
        except trunkline.TrunklineError as error:
            return str(error)

    for actions in (["from A1", "walk E1"], ["from A1", "walk B1", "stop", "from C1"], ["stop"]):
        assert said(["C3", "A1", "C1", "E1"], actions) == said(["C3", "E1", "C1", "A1"], actions)


def test_what_nobody_could_foresee_ends_a_series_where_it_came(match: Match) -> None:
    """It is played up to there: who learned something has decided."""
    foreseen = Position._foreseen

    def too_sure(self: Position, actions: Sequence[Action]) -> list[bytes]:
        first, *others = foreseen(self, actions)
        return [first, b"", *others[1:]]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Position, "_foreseen", too_sure)
        steps = match.play_series(["from A1", "walk B1", "walk C1", "stop"])
    assert [(str(step.action), step.reveals) for step in steps] == [
        ("from A1", False),
        ("walk B1", True),
    ]


# The law


def test_ramble_keeps_the_laws(ramble: AnyGame) -> None:
    laws.check_all(ramble, games=200)


Fault = Callable[[Suggestions], Suggestions]


def of_first(**change: Any) -> Fault:
    def spoil(found: Suggestions) -> Suggestions:
        first, *others = found.found
        return replace(found, found=(replace(first, **change), *others))

    return spoil


FAULTS: dict[str, tuple[Fault, str]] = {
    "forbidden": (of_first(actions=(1, 1)), "is not possible now, by RB-1"),
    "nothing to do": (of_first(actions=()), "it has no actions"),
    "beside the board": (of_first(places=("hex:Q9",)), "which is nothing on the board"),
    "stops elsewhere": (of_first(stops=("hex:B2", "hex:A1")), "are not among its places"),
    "nameless": (of_first(stops=()), "are not among its places"),
    "without a livery": (of_first(parts=(("terrain:town", 1),)), "which has no livery"),
    "aimless": (of_first(aims=("fun",)), "the best for 'fun', which has no bound"),
    "below nothing": (
        lambda found: replace(found, bounds={**found.bounds, "own": -1}),
        "the bound of the aim 'own' is -1",
    ),
    "wordless aim": (
        lambda found: replace(found, bounds={**found.bounds, "fun": 0}),
        "the text aim-fun is missing in en",
    ),
    "wordless question": (
        lambda found: replace(found, ask="ask-why" if found.ask else ""),
        "the text ask-why is missing in en",
    ),
    "unasked": (lambda found: replace(found, ask=""), "nothing says what can be pointed at next"),
    "next is nothing": (
        lambda found: replace(found, next=("hex:Q9",)),
        "'hex:Q9' can be pointed at next, but is nothing",
    ),
    "next leads nowhere": (
        lambda found: replace(found, next=("hex:B1",)),
        "nothing is suggested by hex:B1",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_suggestions_is_found(ramble: AnyGame, fault: str) -> None:
    spoil, said = FAULTS[fault]
    weigh = ramble.suggest
    assert weigh is not None
    spoilt = replace(
        ramble,
        suggest=lambda board, state, pointed: (
            spoil(found) if (found := weigh(board, state, pointed)).found else found
        ),
    )
    with pytest.raises(laws.LawBroken, match=said):
        laws.suggestions_can_be_taken(spoilt, 2)


def test_a_game_whose_prompts_are_silent_is_found(ramble: AnyGame) -> None:
    silent = replace(
        ramble, prompt=lambda board, state: replace(ramble.prompt(board, state), suggests=False)
    )
    with pytest.raises(laws.LawBroken, match="no prompt says where"):
        laws.suggestions_can_be_taken(silent, 2)
