"""Every number of a match, moment by moment: nothing is left out, nothing hidden gets in."""

from __future__ import annotations

import csv
import io
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from tests.server.support.api_client import ApiClient, accepted, legal, problem_of, view_of
from tests.server.support.scripted_matches import put_down, scripted_match
from tests.server.support.server_process import Server
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.scene import COUNT, DOLLARS, POINTS, Cell, Panel, Scene, Unit, figure
from trunkline.games import find_game, game_ids
from trunkline.server.model.identity import new_token
from trunkline.server.model.schemas.history import LineView, SeriesView, StatisticsView
from trunkline.server.views.scene import panel_view
from trunkline.server.views.statistics import (
    MatchSeries,
    NumberKey,
    NumberName,
    PanelNumber,
    PanelNumbers,
    StatisticsViewer,
    numbers_in,
)

NUMBERS = TypeAdapter(StatisticsView)
NAMES = ("Ada", "Béla", "=Вера", "Dora")
LINE = LineView(0, "", None, "", "", "", False)

pytestmark = pytest.mark.usefixtures("night_mail")  # before the server starts, which then has it


def strolled(game: AnyGame, actions: int, seed: int = 5) -> Match:
    """A match after so many actions at random, or at its end."""
    players = game.nearest_players(4)
    match = Match(game, players, seed=seed, names=NAMES[:players])
    chance = random.Random(seed)
    while match.actor is not None and len(match.actions) < actions:
        match.play(chance.choice(list(match.legal)))
    return match


# What a number is


def numbers_of(panel: Panel) -> list[tuple[NumberKey, PanelNumber]]:
    return list(numbers_in(panel_view(panel, {}), {}))


def number_of(cell: Cell) -> tuple[str, int, str] | None:
    """What is found in one cell: the sign before it, the value, the sign after it."""
    found = numbers_of(Panel("panel", "Panel", ("who", "has"), ((Cell("Ada"), cell),)))
    assert len(found) <= 1
    return next(((each.name.before, each.value, each.name.after) for _, each in found), None)


@pytest.mark.parametrize(
    ("cell", "text", "number"),
    [
        (figure(7), "7", ("", 7, "")),
        (figure(12, DOLLARS), "$12", ("$", 12, "")),
        (figure(-5, DOLLARS), "-$5", ("$", -5, "")),
        (figure(-5, POINTS), "-5", ("", -5, "")),
        (figure(2000, Unit("money", "£", thousands=",")), "£2,000", ("£", 2000, "")),
        (figure(1_234_567, Unit("count", thousands=" ")), "1 234 567", ("", 1234567, "")),
        (figure(12, Unit("money", "Ft ")), "Ft 12", ("Ft ", 12, "")),
        (figure(12, Unit("money", after=" Ft")), "12 Ft", ("", 12, " Ft")),
        (figure(3, of=4), "3/4", ("", 3, "/4")),
        (figure(0, nothing="·"), "·", ("", 0, "")),
        (figure(16, Unit("spaces", after=" to go")), "16 to go", ("", 16, " to go")),
        (Cell("↓1", value=-1, unit=Unit("places")), "↓1", ("", -1, "")),
        (Cell("a dozen", value=12, unit=COUNT), "a dozen", ("", 12, "")),
    ],
)
def test_a_number_is_found_with_its_unit(
    cell: Cell, text: str, number: tuple[str, int, str]
) -> None:
    assert cell.text == text
    assert number_of(cell) == number


@pytest.mark.parametrize("text", ["", "·", "H5", "PRR", "Ada 2", "7", "$12", "1 200", "3/4"])
def test_a_text_is_no_number_whatever_stands_in_it(text: str) -> None:
    assert number_of(Cell(text)) is None


def test_a_number_that_is_hidden_is_none() -> None:
    assert number_of(Cell("?", unit=DOLLARS)) is None
    assert number_of(Cell("$40", unit=DOLLARS)) is None


def test_a_player_may_be_called_7() -> None:
    rows = ((Cell("7", target="seat:0"), figure(12)), (Cell("8"), figure(13)))
    found = numbers_of(Panel("panel", "Panel", ("who", "has"), rows))
    assert [(key.row, each.name.row, each.value) for key, each in found] == [
        ("seat:0", "7", 12),
        ("8", "8", 13),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_no_number_hangs_on_a_text(id: str, language: str) -> None:
    """With letters in place of everything that is written, all of them are still there."""
    match = strolled(find_game(id), 90)
    for seat in (0, None):
        for panel in match.observed_by(seat).scene(language, seat).panels:
            silent = numbers_of(in_letters(panel))
            assert {type(each.value) for _, each in silent} <= {int}
            assert [(key, each.value) for key, each in silent] == [
                (key, each.value) for key, each in numbers_of(panel)
            ]


def in_letters(panel: Panel) -> Panel:
    """The first cells stay: rows are known by them."""
    rows = tuple((first, *map(unwritten, others)) for first, *others in panel.rows)
    return replace(panel, rows=rows)


def unwritten(cell: Cell) -> Cell:
    return replace(cell, text="abc", marks=tuple("abc" for _ in cell.marks))


@pytest.mark.parametrize("id", game_ids())
def test_the_numbers_are_the_same_in_every_language(id: str) -> None:
    match = strolled(find_game(id), 90)
    found = {
        language: [
            each.value
            for _, each in PanelNumbers(StatisticsViewer(0, False, language)).numbers(match)
        ]
        for language in LANGUAGES
    }
    assert found["ru"] == found["hu"] == found["en"]


@pytest.mark.parametrize("id", game_ids())
def test_every_number_of_every_panel_is_there(id: str) -> None:
    match = strolled(find_game(id), 90)
    for seat in (0, None):
        found = PanelNumbers(StatisticsViewer(seat, False, "en")).numbers(match)
        scene = match.observed_by(seat).scene("en", seat)
        assert scene.panels
        for panel in scene.panels:
            there = [each.value for key, each in found if key.panel == panel.id and not key.part]
            assert sorted(there) == sorted(written_in(panel))
        scores = [each.value for key, each in found if key.panel == "score"]
        assert scores == [each for each in match.observed_by(seat).scores if each != -1]


def written_in(panel: Panel) -> Iterator[int]:
    """The numbers that somebody finds who reads the panel with a pencil in hand."""
    for row in panel.rows:
        for place, cell in enumerate(row):
            if cell.step is not None:
                yield marked(cell)
            elif cell.counters is not None:
                yield sum(int(each.text or 1) for each in cell.counters if each.owner)
            elif cell.text == "·" and place > 0:
                yield 0
            elif written := re.match(r"[$£+↑↓]?(\d+)(\D|$)", cell.text):
                yield int(written[1]) * (-1 if cell.text.startswith("↓") else 1)


def marked(cell: Cell) -> int:
    assert cell.step is not None
    printed = all(each.isdigit() for each in cell.marks)
    return int(cell.marks[cell.step]) if printed else cell.step


def test_what_lies_in_a_cell_is_counted_for_each_owner() -> None:
    match = strolled(find_game("ride-the-rails"), 60)
    found = dict(PanelNumbers(StatisticsViewer(None, False, "en")).numbers(match))
    scene: Scene = match.scene("en")
    holdings = next(panel for panel in scene.panels if panel.id == "holdings")
    for row in holdings.rows:
        shares = row[2].counters
        assert shares
        for each in shares:
            key = NumberKey("holdings", row[0].target, 2, f"railroad:{each.owner}")
            assert found[key].value == int(each.text)


def test_at_the_end_everything_lies_open_to_who_asks_for_it() -> None:
    """Each hand is told apart, and the numbers of its own seat's eyes are in it."""
    match = strolled(find_game("ticket-to-ride-legendary-asia"), 90)
    everything = dict(PanelNumbers(StatisticsViewer(None, True, "en")).numbers(match))
    for seat in range(match.players):
        own = dict(PanelNumbers(StatisticsViewer(seat, False, "en")).numbers(match))
        hand = {key: each.value for key, each in own.items() if key.panel == "hand"}
        assert hand
        for key, value in hand.items():
            theirs = everything[NumberKey(f"hand@{seat}", key.row, key.column, key.part)]
            assert theirs.value == value
            assert theirs.name.title.startswith(f"{NAMES[seat]}: ")


# The series


def found(**values: int) -> list[tuple[NumberKey, PanelNumber]]:
    """Numbers in the rows of one panel; what is called owner_row is a counter in that row."""
    return [
        (
            NumberKey("panel", name.rpartition("_")[2], 1, name.rpartition("_")[0]),
            PanelNumber(NumberName("Panel", name, "", "", "figure", "", "", "", ""), value),
        )
        for name, value in values.items()
    ]


def changes(series: MatchSeries) -> dict[str, list[tuple[int, float | None]]]:
    shown = series.view(1).series
    return {each.id: list(zip(each.at, each.values, strict=True)) for each in shown}


def test_only_changes_are_written_down() -> None:
    series = MatchSeries()
    for stamp, values in enumerate([{"a": 1}, {"a": 1}, {"a": 3, "b": 2}, {"b": 2}]):
        series.add(stamp, LINE, found(**values))
    assert changes(series) == {
        "panel|a|1|": [(0, 1), (2, 3), (3, None)],
        "panel|b|1|": [(2, 2)],
    }


def test_an_owner_who_has_none_left_has_nought_while_the_cell_is_there() -> None:
    series = MatchSeries()
    for values in ({"c": 2, "ada_c": 2}, {"c": 0}, {"c": 3, "ada_c": 1, "ben_c": 2}, {}):
        series.add(1, LINE, found(**values))
    assert changes(series)["panel|c|1|ada"] == [(0, 2), (1, 0), (2, 1), (3, None)]
    assert changes(series)["panel|c|1|ben"] == [(0, 0), (2, 2), (3, None)]


def test_what_was_taken_back_is_forgotten() -> None:
    series = MatchSeries()
    for stamp, values in enumerate([{"a": 1}, {"a": 2}, {"a": 3, "b": 9}], start=1):
        series.add(stamp, LINE, found(**values))
    series.agree([1, 2])
    assert changes(series) == {"panel|a|1|": [(0, 1), (1, 2)]}
    series.agree([1, 7])
    series.add(7, LINE, found(a=5))
    assert changes(series) == {"panel|a|1|": [(0, 1), (1, 5)]}


def test_players_stand_in_the_order_of_their_seats() -> None:
    series = MatchSeries()
    key = {seat: NumberKey("p", f"seat:{seat}", 1) for seat in range(3)}
    name = NumberName("P", "", "", "", "figure", "", "", "", "")
    series.add(1, LINE, [(key[seat], PanelNumber(name, seat)) for seat in (2, 0, 1)])
    assert [each.line for each in series.view(1).series] == ["seat:0", "seat:1", "seat:2"]


# Served


def numbers(guest: ApiClient, id: str, **query: str | int) -> StatisticsView:
    answer = accepted(guest.http.get(f"/matches/{id}/numbers", params=query))
    return NUMBERS.validate_json(answer.content)


def unrolled(series: SeriesView, last: int) -> list[float | None]:
    changed = dict(zip(series.at, series.values, strict=True))
    values: list[float | None] = []
    for number in range(last + 1):
        values.append(changed[number] if number in changed else values[-1] if values else None)
    return values


def scores(view: StatisticsView) -> list[tuple[float | None, ...]]:
    lines = [unrolled(each, view.number) for each in view.series if each.panel == "score"]
    return list(zip(*lines, strict=True))


def test_the_ledger_grows_with_the_match_and_follows_what_is_taken_back(ada: ApiClient) -> None:
    view = ada.see(ada.begin().id)
    seen = [tuple(view.scores)]
    for index in (2, 0, 1, 0, 0, 3, 0):
        view = ada.play(view, index % len(legal(view)))
        seen.append(tuple(view.scores))
        told = numbers(ada, view.id)
        assert (told.version, told.number, scores(told)) == (view.version, view.number, seen)
        assert [line.number for line in told.lines] == list(range(view.number + 1))
    assert told.lines[-1].action == view.log.entries[-1].action
    assert told.lines[0].heading
    view = view_of(ada.take_back(view))
    assert scores(numbers(ada, view.id)) == seen[:-1]
    view = ada.play(view, 1)
    assert numbers(ada, view.id).lines[-1].action == view.log.entries[-1].action


def test_who_has_the_numbers_is_not_sent_them_again(ada: ApiClient) -> None:
    id = ada.begin().id
    first = accepted(ada.http.get(f"/matches/{id}/numbers"))
    headers = {"if-none-match": first.headers["etag"]}
    assert ada.http.get(f"/matches/{id}/numbers", headers=headers).status_code == 304
    ada.play(ada.see(id))
    assert ada.http.get(f"/matches/{id}/numbers", headers=headers).status_code == 200


def test_other_eyes_are_closed_until_the_end(server: Server, night_mail: AnyGame) -> None:
    script = scripted_match(strolled(night_mail, 10**4))
    secrets = [new_token() for _ in range(script.players)]
    end = len(script.steps)
    running, over = (
        put_down(script, server.database, secrets, steps, NAMES) for steps in (end - 1, end)
    )
    with ApiClient(server.url, secrets[1]) as bela:
        closed: list[dict[str, str | int]] = [{"eyes": "all"}, {"eyes": "seat", "seat": 0}]
        for query in closed:
            for what in ("numbers", "numbers.csv"):
                refused = bela.http.get(f"/matches/{running}/{what}", params=query)
                assert refused.status_code == 403
                assert problem_of(refused).code in ("all-hidden", "not-your-eyes")
        mine = numbers(bela, running)
        assert mine == numbers(bela, running, eyes="seat", seat=1)
        assert {each.panel for each in mine.series} > {"score", "hand", "players"}
        assert "hand" not in {
            each.panel for each in numbers(bela, running, eyes="spectator").series
        }
        everything = numbers(bela, over, eyes="all")
        seats = range(script.players)
        hands = [held(numbers(bela, over, eyes="seat", seat=seat)) for seat in seats]
        assert held(everything) == set().union(*hands) > hands[1] >= held(mine)
        assert scores(everything)[-1] == script.end.scores
        alone = numbers(bela, over, eyes="all", only="scores")
        assert scores(alone) == scores(everything) == scores(numbers(bela, over))
        assert {each.panel for each in alone.series} == {"score"}


def held(view: StatisticsView) -> set[str]:
    """The cards that were in a hand at some time."""
    return {each.line for each in view.series if each.panel == "hand"}


@pytest.mark.parametrize(
    ("language", "delimiter", "first"), [("en", ",", "No."), ("ru", ";", "№"), ("hu", ";", "Sz.")]
)
def test_the_file_has_the_same_numbers(
    server: Server, language: str, delimiter: str, first: str
) -> None:
    script = scripted_match(strolled(find_game("chicago-express"), 70))
    secrets = [new_token() for _ in range(script.players)]
    id = put_down(script, server.database, secrets, len(script.steps), NAMES)
    with ApiClient(server.url, secrets[0], language) as ada:
        told = numbers(ada, id)
        answer = accepted(ada.http.get(f"/matches/{id}/numbers.csv"))
    assert answer.headers["content-disposition"] == f'attachment; filename="{id}.csv"'
    heading, *rows = read_file(answer.content.decode("utf-8-sig"), delimiter)
    assert answer.content.startswith(b"\xef\xbb\xbf")
    assert heading[0] == first
    assert len(heading) == len(set(heading)) == 5 + len(told.series)
    assert [row[3] for row in rows] == [line.action for line in told.lines]
    assert {row[2] for row in rows} <= {"", "Ada", "Béla", "'=Вера", "Dora"}
    for column, series in enumerate(told.series, start=5):
        values = ["" if each is None else str(each) for each in unrolled(series, told.number)]
        assert [row[column] for row in rows] == values


def read_file(text: str, delimiter: str) -> Sequence[list[str]]:
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))
