"""Decisions with very many actions, and with actions about two things: what a view says of them,
and which action is meant by pointing at things."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.support.api_client import actions
from trunkline.core.actions import NUMBER, Action, ActionSpace, Notation
from trunkline.core.match import Match
from trunkline.core.position import LegalActions, Position
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.texts import Texts
from trunkline.games import find_game, game_ids
from trunkline.server.model.schemas.match import ChoiceView
from trunkline.server.views.choices import MANY, choices, nearest

HEXES = tuple(f"{row}{column}" for row, column in product("ABCDEFGHIJ", range(10)))
STATIONS = HEXES[:7]
COMPANIES = ("LSWR", "GWR", "L&Y")
CITIES = ("New York", "York")

SPACE = ActionSpace()
PASS = SPACE.block("pass")
EXTENDS = SPACE.block("extend", company=len(COMPANIES), hex=len(HEXES))
INVESTS = SPACE.block("invest", city=len(CITIES), good=2)
PLACES = SPACE.block("station", hex=len(HEXES))
MOVES = SPACE.block("move", station=len(HEXES), hex=len(HEXES))
BIDS = SPACE.block("bid", **{NUMBER: 60}, hex=len(HEXES))
NOTATION = Notation(
    SPACE,
    {
        "hex": HEXES,
        "station": HEXES,
        "company": COMPANIES,
        "city": CITIES,
        "good": ("manufactured goods", "steel"),
    },
)
CATALOGUE = """
company-lswr = London and South Western
company-gwr = Great Western
city-york = the city of York
action-pass = Pass
action-extend-company-hex = Extend the { $company } to { $hex }
action-invest-city-good = Invest in { $good } of { $city }
action-station-hex = Place a station: { $hex }
action-move-station-hex = Move a station from { $station } to { $hex }
action-bid-number-hex = { $number ->
    [one] One share
   *[other] { $number } shares
} for { $hex }
choice-extend-company-hex = Extend a line
choice-invest-city-good = Invest
choice-station-hex = Place a station
choice-move-station-hex = Move a station
choice-bid-number-hex = Bid
"""
NAMED = {"J9": "Leeds (J9)"}


class FakePosition(Position):
    """A position in which exactly these actions are legal; the others have a reason each."""

    def __init__(
        self, texts: Texts, legal: Sequence[str], offers: Sequence[str] = (), **why: str
    ) -> None:
        self.game: Any = SimpleNamespace(
            texts=lambda language: texts, kinds_of_values={}, pictured=None
        )
        spoken = SimpleNamespace(spoken=lambda what, word, texts: NAMED.get(word))
        self.board: Any = SimpleNamespace(notation=NOTATION, labels={}, file=spoken)
        self._legal = LegalActions(NOTATION, [NOTATION.parse(each).id for each in legal])
        self._offers = tuple(map(NOTATION.parse, offers))
        self._why = why

    @property
    def offers(self) -> tuple[Action, ...]:
        return self._offers

    def why_not(self, action: str | Action) -> str | None:
        if action in self.legal:
            return None
        _, words = NOTATION.parts(self.action(action).id)
        return self._why.get(str(words.get("company")), "far")


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    catalogue = tmp_path / "texts.en.ftl"
    catalogue.write_text(CATALOGUE, encoding="utf-8")
    return Texts("en", [catalogue])


MOVED = [f"move {station} {hex}" for station, hex in product(STATIONS, HEXES[10:])]
PLACED = [f"station {hex}" for hex in HEXES[10:]]


def only(found: list[ChoiceView]) -> ChoiceView:
    (choice,) = found
    return choice


def written_out(choice: ChoiceView) -> list[tuple[str, str, list[str], int | None]]:
    """What a table makes of branches: action, label, targets, number."""
    return [
        (
            f"{branch.action} {word}",
            branch.label.replace("{}", choice.names.get(word, word)),
            [*branch.targets, f"{branch.last}:{word}"],
            branch.number,
        )
        for branch in choice.branches
        for word in branch.words
    ]


# What a view says


def test_an_option_is_about_all_of_its_things_in_order(texts: Texts) -> None:
    seen = FakePosition(texts, ["extend LSWR F3", "invest New York manufactured goods", "bid 2 F3"])
    found = [option for choice in choices(seen, "en") for option in choice.options]
    assert [(each.targets, each.number, each.label) for each in found] == [
        (["company:LSWR", "hex:F3"], None, "Extend the London and South Western to F3"),
        (
            ["city:New York", "good:manufactured goods"],
            None,
            "Invest in manufactured goods of New York",
        ),
        (["hex:F3"], 2, "2 shares for F3"),
    ]


def test_few_are_options_and_very_many_are_branches(texts: Texts) -> None:
    few, many = PLACED[:MANY], PLACED[: MANY + 1]
    choice = only(choices(FakePosition(texts, few), "en"))
    assert (len(choice.options), choice.branches) == (MANY, [])
    choice = only(choices(FakePosition(texts, many), "en"))
    assert (choice.options, len(choice.branches)) == ([], 1)
    assert actions(choice) == many


@pytest.mark.parametrize(
    "legal", [MOVED, PLACED, [f"bid {n} J{k}" for n in range(1, 60) for k in (7, 9)]]
)
def test_branches_say_what_options_would(texts: Texts, legal: list[str]) -> None:
    seen = FakePosition(texts, legal)
    choice = only(choices(seen, "en"))
    assert choice.kind == "target"
    expected = []
    for text in legal:
        action = NOTATION.parse(text)
        _, words = NOTATION.parts(action.id)
        targets = [f"{name}:{word}" for name, word in words.items() if name != NUMBER]
        expected.append((text, seen.text().label(action), targets, words.get(NUMBER)))
    assert written_out(choice) == expected


@pytest.mark.parametrize("game", game_ids())
def test_names_in_branches_make_the_labels_of_every_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trunkline.server.views.choices.MANY", 0)
    match, random, told = Match(find_game(game), 4, seed=5), Random(7), 0
    while match.actor is not None and told < 2000:
        seen = match.observed_by(match.actor)
        for language in LANGUAGES:
            for choice in choices(seen, language):
                for action, label, *_ in written_out(choice):
                    assert label == seen.text(language).label(seen.action(action))
                    told += 1
        match.play(random.choice(list(match.legal)))
    assert told > 100


def test_a_plural_in_a_branch_is_right(texts: Texts) -> None:
    legal = [f"bid {number} {hex}" for number in (1, 2) for hex in HEXES[:20]]
    labels = [each.label for each in only(choices(FakePosition(texts, legal), "en")).branches]
    assert labels == ["One share for {}", "2 shares for {}"]


def test_what_is_offered_but_refused_stands_beside_very_many(texts: Texts) -> None:
    choice = only(choices(FakePosition(texts, PLACED, offers=["station A0"]), "en"))
    assert [(each.action, each.legal) for each in choice.options] == [("station A0", False)]
    assert actions(choice) == PLACED


def test_a_thousand_moves_are_few_bytes(texts: Texts) -> None:
    legal = [f"move {station} {hex}" for station, hex in product(HEXES[:10], HEXES[10:])]
    size = sum(
        len(str(branch.words)) + len(branch.label)
        for branch in only(choices(FakePosition(texts, legal), "en")).branches
    )
    assert len(legal) == 900
    assert size < 8 * len(legal)


# Why not


def test_pointing_at_a_hex_asks_about_the_word_that_is_meant(texts: Texts) -> None:
    seen = FakePosition(texts, ["extend GWR B2", "station C3", "move A0 C4"])
    assert str(nearest(seen, ["hex:J5"], "station")) == "station J5"
    assert str(nearest(seen, ["hex:J5"], "extend")) == "extend GWR J5"
    assert str(nearest(seen, ["hex:J5"], "move")) == "move A0 J5", "of a station that can move"
    assert str(nearest(seen, ["hex:C3"])) == "station C3", "what is legal is meant first"


def test_pointing_at_two_things_asks_about_both(texts: Texts) -> None:
    seen = FakePosition(texts, ["move A0 C4", "extend GWR B2"])
    assert str(nearest(seen, ["station:A1", "hex:J5"])) == "move A1 J5"
    assert str(nearest(seen, ["company:L&Y", "hex:J5"], "extend")) == "extend L&Y J5"
    assert nearest(seen, ["company:L&Y", "hex:J5"], "station") is None
    assert nearest(seen, ["company:L&Y", "station:A0"]) is None


def test_what_is_no_thing_of_this_board_means_nothing(texts: Texts) -> None:
    seen = FakePosition(texts, ["pass"])
    for target in ("", "hex:Z99", "hex", "number:3", "word:pass"):
        assert nearest(seen, [target]) is None


def test_of_several_the_one_with_a_reason_of_its_own_is_meant(texts: Texts) -> None:
    legal = [f"extend {company} B2" for company in COMPANIES]
    seen = FakePosition(texts, legal, GWR="a town is there")
    assert str(nearest(seen, ["hex:J5"], "extend")) == "extend GWR J5"


@pytest.mark.parametrize(
    ("language", "keep", "back"),
    [
        ("en", "Keep", "Return"),
        ("ru", "Оставить", "Вернуть"),
        ("hu", "Megtartom", "Visszaadom"),
    ],
)
def test_on_a_ticket_stands_in_a_word_what_is_done_with_it(
    language: str, keep: str, back: str
) -> None:
    match = Match(find_game("ticket-to-ride-legendary-asia"), 2, seed=1)
    found = {each.word: each for each in choices(match.observed_by(0), language)}
    assert (found["keep"].brief, found["return"].brief) == (keep, back)
    for choice in (found["keep"], found["return"]):
        assert all(option.label.startswith(choice.brief or "?") for option in choice.options)


def test_most_choices_need_no_other_word(texts: Texts) -> None:
    assert {each.brief for each in choices(FakePosition(texts, ["pass", "station A1"]), "en")} == {
        None
    }
