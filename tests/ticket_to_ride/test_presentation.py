"""Ticket to Ride Asia for people: words, prompts, the position as data, the final scoring."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.support.playing import (
    play,
)
from tests.ticket_to_ride.tables import LAY_TUNNEL, REDS, TUNNEL, Asia, after_start, begin, fact
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.rulebook import LANGUAGES
from trunkline.games.ticket_to_ride.legendary_asia import GAME as LEGENDARY
from trunkline.games.ticket_to_ride.presentation import conserved, pictured, scoring
from trunkline.games.ticket_to_ride.state import CARD_NAMES
from trunkline.games.ticket_to_ride.team_asia import GAME as TEAM
from trunkline.testing.laws.base import play_some_action

BOTH = pytest.mark.parametrize("game", [LEGENDARY, TEAM], ids=["legendary", "team"])
ONE_OR_TWO = {"share_tickets": "one_or_two"}


def played(game: Asia, players: int, seed: int) -> Match:
    match = Match(game, players, seed=seed)
    while match.actor is not None:
        play_some_action(match)
    return match


def prompt_key(position: Position) -> str:
    return position.prompt_data.key


# The notation


def test_the_texts_of_every_decision_can_be_read() -> None:
    both = ["keep 12", "return 12", "draw red", "draw locomotive", "draw deck", "claim 17"]
    both += ["tickets", "pass", "pay red 2", "pay red 0", "pay locomotive"]
    team = ["rack 12", "share", "to hand", "to rack", "from-rack 1 0", "extra 1", "withdraw"]
    for text in both:
        assert str(LEGENDARY.board.notation.parse(text)) == text
    for text in (*both, *team, "done"):
        assert str(TEAM.board.notation.parse(text)) == text


def test_actions_that_both_games_have_have_the_same_numbers() -> None:
    for text in ("draw red", "claim 17", "tickets", "keep 12", "pay red 2", "pay locomotive"):
        numbers = {game.board.notation.parse(text).id for game in (LEGENDARY, TEAM)}
        assert len(numbers) == 1


# The position


@pytest.mark.clause("TR-1.5")
def test_a_seat_sees_its_own_hand_and_how_much_the_others_hold() -> None:
    match = after_start(LEGENDARY, 3)
    assert fact(match, 1, "players", 0, "hand") == {"unseen": 4}
    assert fact(match, 1, "players", 1, "hand") == {"purple": 1, "white": 1, "blue": 1, "yellow": 1}
    assert fact(match, 1, "row") == ["purple", "white", "blue", "yellow", "orange"]
    assert fact(match, 1, "deck") == [None] * (110 - 3 * 4 - 5)
    assert fact(match, 1, "players", 1, "tickets") == [4, 5, 6, 32]
    assert fact(match, 1, "players", 2, "tickets") == [None] * 4
    assert fact(match, 1, "ticket_deck") == [None] * (30 - 3 * 3)


@pytest.mark.clause("TR-1.5")
def test_a_spectator_sees_nobodys_cards_and_the_whole_truth_is_in_the_match() -> None:
    match = after_start(LEGENDARY, 3)
    for seat in range(3):
        assert fact(match, None, "players", seat, "hand") == {"unseen": 4}
        assert fact(match, None, "players", seat, "tickets") == [None] * 4
    truth = match.position()["deck"]
    assert isinstance(truth, list)
    assert None not in truth


@pytest.mark.clause("TA-1.3")
def test_partners_see_the_rack_of_their_team() -> None:
    match = after_start(TEAM)
    play(match, "draw deck", "to rack", "draw black")
    for seat in (0, 1):
        assert fact(match, seat, "teams", 0, "tickets") == [1, 6]
        assert fact(match, seat, "teams", 0, "rack") == {"purple": 1}
    for other in (2, 3, None):
        assert fact(match, other, "teams", 0, "tickets") == [None, None]
        assert fact(match, other, "teams", 0, "rack") == {"unseen": 1}
        assert fact(match, other, "players", 0, "hand") == {"black": 1, "unseen": 4}
        assert fact(match, other, "players", 0, "hand_seen") == {"black": 1}
    assert fact(match, 1, "players", 0, "hand") == {"black": 1, "unseen": 4}


def test_tickets_that_are_being_decided_on() -> None:
    match = begin(LEGENDARY, 2)
    play(match, "keep 31", "return 1")
    assert fact(match, 0, "players", 0, "offered") == [
        {"ticket": 31, "choice": "kept"},
        {"ticket": 1, "choice": "returned"},
        {"ticket": 2, "choice": None},
        {"ticket": 3, "choice": None},
    ]
    assert fact(match, 1, "players", 0, "offered") == [{"ticket": None, "choice": None}] * 4


def test_a_tunnel_and_its_payment() -> None:
    match = after_start(TEAM, top=TUNNEL)
    play(match, *LAY_TUNNEL)
    assert fact(match, None, "tunnel") == {
        "track": 2,
        "turned": ["red", "white", "locomotive", "blue"],
        "open": True,
    }
    assert fact(match, None, "payment", "laid_from_hand") == {"white": 1}
    assert fact(match, None, "payment", "due") == 2
    play(match, "extra 1", "from-rack 0 0")
    assert fact(match, None, "payment") is None
    assert fact(match, None, "tunnel", "open") is False
    assert fact(match, None, "tracks") == {"2": 0}


# What no action may change


@BOTH
def test_what_there_is(game: Asia) -> None:
    match = begin(game)
    totals = conserved(match.board, match.state)
    assert [totals[f"{name} cards"] for name in CARD_NAMES] == [12] * 8 + [14]
    assert totals["trains of seat 0"] == (45 if game is LEGENDARY else 27)


@pytest.mark.clause("LA-5.2")
def test_trains_on_the_map_and_at_the_crossing_are_counted() -> None:
    match = after_start(LEGENDARY, top=REDS)
    play(match, "claim 2", "pay red 0")
    assert fact(match, None, "players", 0, "trains") == 45 - 3 - 1
    assert conserved(match.board, match.state)["trains of seat 0"] == 45


def test_cards_on_the_table_are_counted() -> None:
    match = after_start(TEAM, top=TUNNEL)
    before = conserved(match.board, match.state)
    for action in (*LAY_TUNNEL, "withdraw"):
        match.play(action)
        assert conserved(match.board, match.state) == before


# Prompts


def test_the_prompt_names_what_is_being_paid_for() -> None:
    match = after_start(LEGENDARY, top=REDS)
    play(match, "claim 2")
    assert "3 cards" in match.text().prompt()
    assert "Moscow – Perm (red)" in match.text().prompt()
    assert "Москва – Пермь" in match.text("ru").waiting()


def test_what_is_offered_by_name() -> None:
    assert [str(each) for each in after_start(LEGENDARY).offers] == ["draw deck", "tickets"]
    match = after_start(TEAM, options=ONE_OR_TWO)
    assert [str(each) for each in match.offers] == ["draw deck", "tickets", "share"]
    play(match, "draw deck")
    assert [str(each) for each in match.offers] == ["to hand", "to rack"]
    play(match, "to hand")
    assert [str(each) for each in match.offers] == ["draw deck"]
    play(match, "draw deck", "share")
    assert [str(each) for each in match.offers] == ["done"]


def test_the_prompt_of_the_last_turns() -> None:
    match = after_start(LEGENDARY)
    assert prompt_key(match) == "prompt-turn"
    match.state.last_turns = 2
    assert prompt_key(match) == "prompt-turn-last"
    assert "2 turns are left" in match.text().waiting()


def test_who_cannot_see_a_ticket_or_a_card_is_not_told_it() -> None:
    match = begin(LEGENDARY, 2)
    values = LEGENDARY.prompt(match.board, match.observed_by(0).state).values
    assert (values["ticket"], values["points"]) == ("31", 18)
    assert "ticket" not in LEGENDARY.prompt(match.board, match.observed_by(1).state).values
    team = after_start(TEAM)
    play(team, "draw deck")
    told = [TEAM.prompt(team.board, team.observed_by(seat).state).values["card"] for seat in (0, 1)]
    assert told == ["purple", "unseen"]


@BOTH
def test_every_decision_has_its_texts(game: Asia) -> None:
    match = Match(game, game.players[0], seed=3)
    asked = set()
    while match.actor is not None:
        if prompt_key(match) not in asked:
            asked.add(prompt_key(match))
            for language in LANGUAGES:
                assert match.text(language).prompt() != match.text(language).waiting()
        play_some_action(match)
    assert {"prompt-start-tickets", "prompt-turn", "prompt-turn-last", "prompt-pay"} <= asked
    for language in LANGUAGES:
        assert match.text(language).prompt() == match.text(language).waiting()


# Cards on buttons


def test_a_payment_is_pictured() -> None:
    match = after_start(LEGENDARY, top=REDS)
    play(match, "claim 2")

    def shown(text: str) -> list[tuple[str, int]]:
        shape, words = match.board.notation.parts(match.action(text).id)
        return [*pictured(match.board, match.state, shape.word, words)]

    assert shown("pay red 1") == [("card:red", 2), ("card:locomotive", 1)]
    assert shown("pay locomotive")[-1] == ("card:locomotive", 3)
    assert shown("draw red") == []


def test_additional_cards_are_pictured() -> None:
    match = after_start(TEAM, top=TUNNEL)
    play(match, *LAY_TUNNEL)
    cards = pictured(match.board, match.state, "extra", {"number": 1})
    assert [*cards] == [("card:white", 1), ("card:locomotive", 1)]
    cards = pictured(match.board, match.state, "from-rack", {"coloured": "0", "wilds": "2"})
    assert [*cards] == [("card:white", 0), ("card:locomotive", 2)]


# The final scoring


@pytest.mark.parametrize("seed", range(3))
@BOTH
def test_the_lines_add_up_to_the_scores(game: Asia, seed: int) -> None:
    match = played(game, game.players[-1], seed)
    points: dict[int, int] = defaultdict(int)
    for line in scoring(match.board, match.state, match.events):
        points[line.seat] += line.points
    assert tuple(points[seat] for seat in range(match.players)) == match.scores


@pytest.mark.clause("TA-1.2")
def test_partners_read_the_same_lines() -> None:
    match = played(TEAM, 6, 1)
    lines: dict[int, list[tuple[str, int]]] = defaultdict(list)
    for line in match.text().scoring(match.events):
        lines[line.seat].append((line.text, line.points))
    for team in range(3):
        assert lines[2 * team] == lines[2 * team + 1]
    bonuses = {line.clause for line in match.text().scoring(match.events) if line.points == 10}
    assert "TA-7.2" in bonuses


@pytest.mark.clause("LA-5.1", "LA-6.2")
def test_crossings_and_the_explorer_have_lines_of_their_own() -> None:
    match = played(LEGENDARY, 5, 1)
    clauses = [line.clause for line in match.text().scoring(match.events)]
    assert {"TR-4.4", "LA-5.1", "TR-5.1", "LA-6.2"} == {*clauses}
    assert clauses.count("TR-4.4") == 5
