"""Night Mail, the game of the tests with hidden hands: that it is a game, and what it hides."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from tests.support.scenes import panel, texts
from trunkline.cli import arguments
from trunkline.core.contract import NOTHING
from trunkline.core.errors import BadRecord, BadSetup
from trunkline.core.game import AnyGame, Data, DealField
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.record_file import read_record
from trunkline.core.rng import Random, seed_random
from trunkline.core.setup import put_into
from trunkline.players import make_player
from trunkline.players.player import decide
from trunkline.server.model.catalogue import BoardCatalogue
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.requests import MatchRequest, SeatRequest
from trunkline.server.service.new_match import check_setup
from trunkline.terminal import log
from trunkline.terminal.texts import interface_texts
from trunkline.testing import laws
from trunkline.testing.laws.base import play_some_action
from trunkline.testing.laws.observations import redealt

PACKAGES = Path(__file__).parent / "games" / "night_mail"


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.syspath_prepend(PACKAGES)
    monkeypatch.setenv("PYTHONPATH", str(PACKAGES))
    # It can be found here alone: to the other tests it is not one of our games.
    from night_mail import GAME  # noqa: PLC0415

    return GAME


@pytest.fixture
def match(game: AnyGame) -> Match:
    """Ada has 10, 30 and 22 in hand, Béla 27, 9 and 7; on top of the pile lies 26."""
    return Match(game, 2, seed=4, deal={"first": 0}, names=["Ada", "Béla"])


def hands(match: Position, seat: int | None) -> Data:
    return match.observed_by(seat).position()["hands"]


def play_to_the_end(match: Match) -> None:
    while match.actor is not None:
        play_some_action(match)


def test_it_keeps_the_laws(game: AnyGame) -> None:
    laws.check_all(game, games=300)


def test_hands_and_pile_are_hidden(match: Match) -> None:
    unseen: list[Data] = [None, None, None]
    assert match.position()["hands"] == [[10, 30, 22], [27, 9, 7]]
    assert hands(match, 0) == [[10, 30, 22], unseen]
    assert hands(match, 1) == [unseen, [27, 9, 7]]
    assert hands(match, None) == [unseen, unseen]
    for seat in (0, 1, None):
        assert match.observed_by(seat).position()["pile"] == [None] * 24


def test_at_the_end_all_is_open(match: Match) -> None:
    play_to_the_end(match)
    for seat in (0, 1, None):
        assert match.observed_by(seat).position() == match.position()


def test_a_letter_drawn_is_news_and_a_letter_chosen_is_not(match: Match) -> None:
    assert match.reveals("draw")
    assert not match.reveals("carry 22")
    match.play("carry 22")
    assert not match.reveals("to E1")


def test_the_last_delivery_turns_everything_up(match: Match) -> None:
    play_to_the_end(match)
    last = match.undo()
    assert match.reveals(last)


def test_a_preview_of_drawing_shows_no_letter(match: Match) -> None:
    after, (drew,) = match.observed_by(0).after("draw")
    assert after.position()["hands"] == [[10, 30, 22, None], [None, None, None]]
    assert drew.values == {"seat": 0, "card": "blank"}
    assert after.text().describe(drew) == "Ada draws a letter."
    assert texts(panel(after, "hand", 0))[-1] == ["unseen", "Ada"]
    assert after.legal.ids == match.observed_by(0).legal.ids[1:]


def test_who_draws_reads_the_letter_and_the_others_do_not(match: Match) -> None:
    (drew,) = match.play("draw")
    assert match.text().describe(drew.seen_by(0)) == "Ada draws letter 26."
    for other in (1, None):
        assert match.text().describe(drew.seen_by(other)) == "Ada draws a letter."
        assert match.text("hu").describe(drew.seen_by(other)) == "Ada húz egy levelet."
    assert hands(match, 1) == [[None] * 4, [27, 9, 7]]


def test_each_reads_the_deal_of_their_own_hand(match: Match) -> None:
    assert [match.text().describe(event.seen_by(1)) for event in match.events] == [
        "Ada takes three letters in hand.",
        "Béla takes the letters 27, 9 and 7 in hand.",
        "Ada’s turn",
    ]


def test_a_redeal_agrees_with_all_that_the_seat_knows(match: Match) -> None:
    for action in ("carry 22", "to E1", "draw", "carry 9"):
        match.play(action)
    randoms = Random.array()
    seed_random(randoms[0], 1, 0)
    twins = [redealt(match, 0, randoms[0]).position() for _ in range(50)]
    for twin in twins:
        dealt = twin["hands"]
        assert isinstance(dealt, list)
        assert dealt[0] == [10, 30]
        assert isinstance(dealt[1], list)
        assert isinstance(twin["pile"], list)
        unknown = {*map(str, dealt[1]), *map(str, twin["pile"])}
        assert unknown == {*map(str, range(1, 31))} - {"10", "30", "22", "9"}
    assert len({str(twin["hands"]) for twin in twins}) > 40


def test_the_panels_show_ones_own_hand(match: Match) -> None:
    hand = panel(match, "hand", 1)
    assert hand.kind == "cards"
    assert [row[0].target for row in hand.rows] == ["card:27", "card:9", "card:7"]
    assert panel(match, "hand", None).rows == ()
    assert texts(panel(match, "pile", 1)) == [["In the pile", "24"]]
    match.play("carry 22")
    match.play("to E1")
    assert texts(panel(match, "players", 1)) == [["Ada", "22", "2"], ["Béla", "0", "3"]]


def test_drawing_is_offered_until_the_letter_is_on_the_coach(match: Match) -> None:
    assert list(map(str, match.offers)) == ["draw"]
    match.play("draw")
    assert list(map(str, match.offers)) == ["draw"]
    assert match.why_not("draw") == "NM-1.3"
    match.play("carry 26")
    assert match.offers == ()
    assert list(map(str, match.legal)) == ["to B1", "to C1", "to E1", "to F1"]


# The pile as it was given


UPWARDS = list(range(1, 31))


def test_the_order_of_the_pile_can_be_given(game: AnyGame) -> None:
    match = Match(game, 2, seed=4, deal={"first": 1, "pile": UPWARDS})
    assert match.position()["hands"] == [[30, 29, 28], [27, 26, 25]]
    assert match.position()["pile"] == UPWARDS[:24]
    assert match.deal == {"first": 1, "pile": UPWARDS}


@pytest.mark.parametrize(
    "pile", [np.arange(1, 31), tuple(UPWARDS), [str(number) for number in UPWARDS]]
)
def test_a_list_is_given_in_many_ways_and_told_in_one(game: AnyGame, pile: object) -> None:
    match = Match(game, 2, seed=4, deal={"pile": pile})
    assert match.deal["pile"] == UPWARDS
    assert match.deal["first"] == Match(game, 2, seed=4).deal["first"]


@pytest.mark.parametrize(
    ("pile", "problem"),
    [
        ("7", "pile is a list of 30, the whole pile in its order, not '7'"),
        (7, "pile is a list of 30, the whole pile in its order, not 7"),
        (UPWARDS[:-2], "pile has 28 of a pile of 30; missing: 29, 30"),
        ([*UPWARDS, 7, 7], "pile has 32 of a pile of 30; too many: 7 (2 times)"),
        ([*UPWARDS[:-1], 2], "pile has 30 of a pile of 30; missing: 30; too many: 2"),
        ([], "missing: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 18 more"),
        ([*UPWARDS[:-1], "blank"], "pile has 'blank', and in its pile are 1, 2, 3"),
        ([*UPWARDS[:-1], True], "pile has True, and in its pile are 1, 2, 3"),
    ],
)
def test_a_list_that_is_not_the_pile_is_refused(game: AnyGame, pile: object, problem: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Match(game, 2, seed=4, deal={"pile": pile})
    assert str(caught.value).startswith("the deal does not fit: pile ")
    assert problem in str(caught.value)


def test_a_record_has_the_pile_and_the_seed(match: Match, game: AnyGame) -> None:
    match.play("draw")
    text = match.record()
    pile = " ".join(map(str, match.deal["pile"] if isinstance(match.deal["pile"], list) else ()))
    assert f"\nSeed: 4\nDeal: first=0, pile={pile}\n" in text
    again = read_record(text, lambda _: game)
    assert again.deal == match.deal
    assert again.record() == text
    broken = text.replace(f"pile={pile}", "pile=1 2 3")
    with pytest.raises(BadRecord, match="line 8: the deal does not fit: pile has 3 of a pile"):
        read_record(broken, lambda _: game)


def test_a_pile_on_the_command_line(game: AnyGame) -> None:
    typed = ["first=1", f"pile={' '.join(map(str, UPWARDS))}"]
    assert arguments.deal(game, typed) == {"first": 1, "pile": UPWARDS}


def test_partners_have_one_line_in_the_result(game: AnyGame) -> None:
    match = Match(replace(game, partners=2), 4, seed=1, names=["Ada", "Béla", "Cili", "Dezső"])
    play_to_the_end(match)
    out = Console(file=StringIO(), width=80)
    out.print(log.result(match, "en", interface_texts("en")))
    assert isinstance(out.file, StringIO)
    lines = out.file.getvalue().splitlines()[2:]
    assert len(lines) == 2
    assert {line.split(".  ")[1].rsplit(maxsplit=1)[0].strip() for line in lines} == {
        "Ada, Béla",
        "Cili, Dezső",
    }


def test_a_game_for_an_even_number(game: AnyGame) -> None:
    even = replace(game, players=range(2, 5, 2), partners=2)
    with pytest.raises(BadSetup, match="Night Mail is for 2 or 4 players, not 3"):
        even.check_players(3)
    assert [even.nearest_players(usual) for usual in (1, 2, 3, 4, 9)] == [2, 2, 2, 4, 4]
    assert [even.team_of(seat) for seat in range(4)] == [0, 0, 1, 1]
    assert game.team_of(3) is None
    with pytest.raises(Refused) as refused:
        check_setup(BoardCatalogue(), even, MatchRequest(even.id, [SeatRequest("here")] * 3))
    assert [refused.value.problem(language).message for language in ("en", "ru", "hu")] == [
        "Night Mail is for 2 or 4 players, not 3.",
        "В Night Mail играют 2 или 4 человека, а не 3.",
        "Night Mail: 2 vagy 4 játékos játszhatja, nem 3.",
    ]


def test_a_row_with_room_ends_in_nothing(game: AnyGame) -> None:
    five = replace(game, deal=(DealField("pile", "card", pile=lambda board, players: range(5)),))
    deals = game.deal_struct.array()
    wanted = five.check_deal({"pile": [5, 4, 3, 2, 1]}, game.board, 2)
    put_into(deals[0], wanted)
    assert list(deals[0].pile) == [4, 3, 2, 1, 0] + [NOTHING] * 25
    assert five.read_deal(deals, game.board, 2) == {"pile": [5, 4, 3, 2, 1]}


def test_bots_play_it_on_what_they_see(game: AnyGame) -> None:
    match = Match(game, 3, seed=2)
    seats = [make_player(kind, 1) for kind in ("greedy", "random", "greedy")]
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    assert sum(match.scores) == sum(line.points for line in match.text().scoring(match.events))
