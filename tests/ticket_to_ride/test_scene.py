"""The table as a scene: the map, the liveries, and the panels as each seat sees them."""

from __future__ import annotations

import pytest

from tests.support.playing import (
    play,
)
from tests.support.scenes import panel, texts
from tests.ticket_to_ride.tables import (
    LAY_TUNNEL,
    NAMES,
    REDS,
    TUNNEL,
    Asia,
    after_start,
    begin,
    fact,
    ids,
)
from trunkline.core.match import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.scene import Cell, City, RouteMap, Track
from trunkline.games.ticket_to_ride.hidden_info import observed_by
from trunkline.games.ticket_to_ride.legendary_asia import GAME as LEGENDARY
from trunkline.games.ticket_to_ride.state import CARD_NAMES, LOCOMOTIVE
from trunkline.games.ticket_to_ride.team_asia import GAME as TEAM
from trunkline.testing.laws.base import play_some_action

BOTH = pytest.mark.parametrize("game", [LEGENDARY, TEAM], ids=["legendary", "team"])


def routes(match: Match, language: str = "en") -> RouteMap:
    found = match.scene(language).routes
    assert found is not None
    return found


def city(match: Match, id: str, language: str = "en") -> City:
    return next(each for each in routes(match, language).cities if each.id == id)


def track(match: Match, id: str) -> Track:
    return next(each for each in routes(match).tracks if each.id == id)


def own(match: Match, track: str, seat: int) -> None:
    """As if the seat had claimed it."""
    number = match.board.file.track_index[track]
    match.state.owner[number] = seat
    match.state.taken[match.board.structs[0].pair[number]] += 1


def ticket(match: Match, seat: int, id: int) -> tuple[Cell, ...]:
    rows = panel(match, "tickets", seat).rows
    return next(row for row in rows if row[0].target == f"ticket:{id}")


# The map


def test_cities_are_named_as_on_the_board_with_the_name_of_today() -> None:
    match = begin(LEGENDARY)
    assert (city(match, "Peking").name, city(match, "Peking").modern) == ("Peking", "Beijing")
    assert city(match, "Bombay", "hu").modern == "Mumbai"
    assert city(match, "Omsk").modern == ""
    assert city(match, "Moscow", "ru").name == "Москва"


def test_a_name_of_today_that_is_the_same_is_not_repeated() -> None:
    for language in LANGUAGES:
        for each in routes(begin(LEGENDARY), language).cities:
            assert each.name != each.modern


def test_junctions_have_no_name() -> None:
    junctions = [each for each in routes(begin(TEAM)).cities if each.look == "junction"]
    assert [each.name for each in junctions] == ["", "", ""]


@pytest.mark.clause("LA-3.1", "LA-4.2", "LA-5.1")
def test_tracks_show_what_is_printed_on_them() -> None:
    match = begin(LEGENDARY)
    gray, red, ferry = (track(match, id) for id in ("1", "2", "55"))
    assert (gray.colour, gray.look, gray.lane, gray.lanes) == ("", "plain", 0, 2)
    assert (red.colour, red.look, red.marks, red.lane, red.lanes) == ("red", "mountain", 1, 1, 2)
    assert (ferry.look, ferry.marks, ferry.length) == ("ferry", 1, 4)
    assert red.title.startswith("Moscow – Perm, 3 spaces, red · ")
    assert "any one colour" in gray.title


@pytest.mark.clause("TA-6.1")
def test_a_tunnel_shows_how_many_cards_are_turned_up() -> None:
    found = track(begin(TEAM), "2")
    assert (found.look, found.marks) == ("tunnel", 4)
    assert "4" in found.title


def test_a_claimed_track_has_the_livery_of_its_owner() -> None:
    match = after_start(LEGENDARY, top=REDS)
    play(match, "claim 2", "pay red 0")
    assert track(match, "2").owner == "seat:0"
    assert "Ada" in track(match, "2").note
    assert not track(match, "1").closed


@pytest.mark.clause("LA-4.1")
def test_the_other_track_of_a_double_route_is_closed_with_two_players() -> None:
    match = after_start(LEGENDARY, 2, top=REDS)
    play(match, "claim 2", "pay red 0")
    assert track(match, "1").closed
    assert track(match, "1").note == "closed"
    assert not track(match, "2").closed


def test_what_is_printed_is_made_once() -> None:
    match = begin(LEGENDARY)
    assert routes(match).cities is routes(match).cities


# Liveries


@pytest.mark.parametrize("language", LANGUAGES)
@BOTH
def test_cards_and_players_are_told_apart_without_colour(game: Asia, language: str) -> None:
    liveries = begin(game, game.players[-1]).scene(language).liveries
    cards = [each for each in liveries if each.target.startswith("card:")]
    players = [each for each in liveries if each.target.startswith("seat:")]
    assert [each.owner for each in cards] == [*CARD_NAMES]
    assert len({each.letters for each in cards}) == len(CARD_NAMES)
    assert [each.name for each in players] == [*NAMES[: game.players[-1]]]
    for group in (cards, players):
        assert len({(each.letters, each.pattern) for each in group}) == len(group)
    assert len({each.colour for each in cards}) == len(cards)


def test_partners_share_a_colour_and_differ_by_pattern() -> None:
    liveries = begin(TEAM, 6).scene().liveries
    colours = [each.colour for each in liveries if each.target.startswith("seat:")]
    patterns = [each.pattern for each in liveries if each.target.startswith("seat:")]
    assert colours[::2] == colours[1::2]
    assert len({*colours}) == 3
    assert patterns == ["solid", "stripes"] * 3


# Who sees what


@BOTH
def test_a_spectator_has_no_hand_and_no_tickets(game: Asia) -> None:
    assert not {"hand", "rack", "tickets", "offered"} & {*ids(after_start(game), None)}
    assert {"hand", "tickets"} <= {*ids(after_start(game), 2)}


def test_the_hand_lies_before_the_one_who_looks() -> None:
    match = after_start(LEGENDARY)
    assert texts(panel(match, "hand", 0)) == [["white", "2"], ["red", "1"], ["locomotive", "1"]]
    targets = [row[0].target for row in panel(match, "hand", 0).rows]
    assert targets == ["colour:white", "colour:red", "wild:locomotive"]
    assert texts(panel(match, "hand", 1, "ru"))[0] == ["фиолетовая", "1"]


def test_an_empty_hand_is_the_viewers_own_still() -> None:
    match = after_start(LEGENDARY)
    match.state.cards[0, :] = 0
    assert panel(match, "hand", 0).rows == ()
    assert len(panel(match, "tickets", 0).rows) == 4


@pytest.mark.clause("TR-5.1")
def test_at_the_end_everybody_still_has_their_own_before_them() -> None:
    match = Match(LEGENDARY, 3, seed=2)
    while match.actor is not None:
        play_some_action(match)
    for seat in range(3):
        listed = [row[0].target for row in panel(match, "tickets", seat).rows]
        held = fact(match, seat, "players", seat, "tickets")
        assert isinstance(held, list)
        assert listed == [f"ticket:{id}" for id in held]


# Train cards


def test_the_row_the_deck_and_the_ticket_deck() -> None:
    rows = panel(after_start(LEGENDARY), "row", None).rows
    cards, piles = rows[:5], rows[5:]
    assert [cell.target for (cell,) in cards] == [
        f"card:{name}" for name in ("orange", "black", "green", "green", "locomotive")
    ]
    assert [(pile.target, count.text) for pile, count in piles] == [
        ("pile:deck", str(110 - 16 - 5)),
        ("word:tickets", str(30 - 12)),
    ]


def count(match: Match, seat: int | None, card: str) -> dict[str, str]:
    """The row of that card in the panel of cards, by column."""
    found = panel(match, "cards", seat)
    row = next(row for row in found.rows if row[0].owner == card)
    return dict(zip(found.columns[1:], (cell.text for cell in row[1:]), strict=True))


def test_discards_lie_open() -> None:
    match = after_start(LEGENDARY, top=REDS)
    assert {count(match, None, card)["discards"] for card in CARD_NAMES} == {"·"}
    play(match, "claim 2", "pay red 0")
    assert count(match, None, "red")["discards"] == "3"


@pytest.mark.clause("TR-1.5")
def test_cards_are_counted_from_what_was_seen() -> None:
    match = after_start(LEGENDARY)  # seat 0 holds two white; the row has two green
    assert count(match, 0, "white") == {
        "face up": "·",
        "yours": "2",
        "seen with others": "·",
        "discards": "·",
        "unseen": "10",
        "chance": "10%",  # of 101 unseen ones
    }
    assert count(match, 0, "green")["face up"] == "2"
    assert count(match, None, "white") == {
        "face up": "·",
        "seen with others": "·",
        "discards": "·",
        "unseen": "12",
        "chance": "11%",  # of 105
    }
    play(match, "draw green", "draw deck")
    actor = match.state.seat
    assert count(match, 0, "green")["yours"] == "1"
    assert count(match, actor, "green")["seen with others"] == "1"


@BOTH
def test_the_count_has_every_card_once_and_agrees_with_what_is_dealt_anew(game: Asia) -> None:
    match = Match(game, 4, seed=7)
    for _ in range(160):
        play_some_action(match)
        for seat in (None, 0, 3):
            seen, found = match.observed_by(seat).state, panel(match, "cards", seat)
            for card, row in enumerate(found.rows):
                told = [0 if cell.text == "·" else int(cell.text) for cell in row[1:-1]]
                assert sum(told) == (14 if card == LOCOMOTIVE else 12)
                assert sum(told[:-1]) == observed_by(seen, card)
        if match.actor is None:
            break


def test_an_empty_deck_has_no_next_card() -> None:
    match = after_start(LEGENDARY)
    match.state.left = 0
    assert {count(match, 0, card)["chance"] for card in CARD_NAMES} == {"·"}


@pytest.mark.clause("TA-1.3")
def test_the_rack_lies_before_both_partners() -> None:
    match = after_start(TEAM)
    play(match, "draw deck", "to rack", "draw black")
    for seat in (0, 1):
        assert texts(panel(match, "rack", seat)) == [["purple", "1"]]
    assert panel(match, "rack", 2).rows == ()


@pytest.mark.clause("TA-6.1")
def test_the_cards_turned_up_say_which_of_them_match() -> None:
    match = after_start(TEAM, top=TUNNEL)
    assert "reveal" not in ids(match, None)
    play(match, *LAY_TUNNEL)
    shown = [(cell.text, cell.strong) for (cell,) in panel(match, "reveal", None).rows]
    assert shown == [("red", False), ("white", True), ("locomotive", True), ("blue", False)]


def test_they_stay_in_sight_until_the_next_claim() -> None:
    match = after_start(TEAM, top=TUNNEL)
    play(match, *LAY_TUNNEL, "withdraw")
    assert [cell.strong for (cell,) in panel(match, "reveal", 3).rows] == [False, True, True, False]
    match.play(next(each for each in match.legal if str(each).startswith("claim")))
    assert "reveal" not in ids(match, 3)


# Tickets


def test_a_ticket_points_at_the_shortest_way_still_open() -> None:
    match = after_start(LEGENDARY)
    name, value, state = ticket(match, 0, 31)
    assert (name.text, value.text, state.text) == ("Ankara – Colombo", "18", "14 to go")
    assert name.points[:2] == ("city:Ankara", "city:Colombo")
    spaces = [track(match, each.removeprefix("track:")).length for each in name.points[2:]]
    assert sum(spaces) == 14
    assert not name.strong


def test_own_routes_bring_a_ticket_nearer_and_complete_it() -> None:
    match = after_start(LEGENDARY)
    way = [each.removeprefix("track:") for each in ticket(match, 0, 31)[0].points[2:]]
    own(match, way[0], 0)
    length = track(match, way[0]).length
    assert ticket(match, 0, 31)[2].text == f"{14 - length} to go"
    for each in way[1:]:
        own(match, each, 0)
    name, _, state = ticket(match, 0, 31)
    assert (state.text, name.strong) == ("completed", True)


def test_a_ticket_has_its_facts_beside_its_text() -> None:
    """In every language the same numbers, and the names of its cities one by one."""
    match = after_start(LEGENDARY)
    for language in LANGUAGES:
        found = panel(match, "tickets", 0, language)
        name, worth, state = next(row for row in found.rows if row[0].target == "ticket:31")
        assert name.text == " – ".join(name.parts)
        assert (worth.value, state.value) == (int(worth.text), 14)
        assert state.unit
        assert state.text == f"{state.unit.before}14{state.unit.after}"


def test_a_ticket_that_others_have_cut_off() -> None:
    match = after_start(LEGENDARY)
    for each in match.board.file.tracks:
        if "Ankara" in (each.a, each.b):
            own(match, each.id, 1)
    name, _, state = ticket(match, 0, 31)
    assert (state.text, name.points) == ("cut off", ())


@pytest.mark.clause("TA-1.3", "TA-8.1")
def test_the_tickets_of_the_rack_are_marked_and_the_deck_says_that_it_is_a_substitute() -> None:
    match = after_start(TEAM)
    found = panel(match, "tickets", 0)
    marked = {row[0].target: row[3].text for row in found.rows}
    assert marked["ticket:1"] == marked["ticket:6"] == "on the rack"
    assert [marked[f"ticket:{id}"] for id in (2, 3, 4, 5)] == [""] * 4
    assert "substitute deck" in found.notes[0]
    assert panel(after_start(LEGENDARY), "tickets", 0).notes == ()


def test_tickets_on_which_one_decides() -> None:
    match = begin(LEGENDARY, 2)
    play(match, "keep 31", "return 1")
    offered = panel(match, "offered", 0)
    assert [row[0].target for row in offered.rows] == [f"ticket:{id}" for id in (31, 1, 2, 3)]
    assert [row[3].text for row in offered.rows] == ["kept", "returned", "", ""]
    assert offered.rows[0][0].points
    assert [row[3].text for row in panel(match, "offered", 1).rows] == [""] * 4
    play(match, "keep 2", "keep 3")
    while fact(match, 1, "decision") == "start-tickets":
        match.play(match.legal[0])
    assert "offered" not in ids(match, 0)


# Players and teams


def test_players_of_legendary_asia() -> None:
    match = after_start(LEGENDARY, 3, top=REDS)
    play(match, "claim 2", "pay red 0")
    found = panel(match, "players", None)
    assert found.columns == ("player", "points", "trains", "cards", "tickets", "routes")
    assert texts(found)[:2] == [
        ["Ada", "6", "41", "1", "4", "1"],
        ["Béla", "0", "45", "4", "4", "0"],
    ]
    assert [row[0].target for row in found.rows] == ["seat:0", "seat:1", "seat:2"]
    assert [row[1].strong for row in found.rows] == [True, False, False]


@pytest.mark.clause("TR-1.5")
def test_teams_with_the_size_of_their_racks() -> None:
    match = after_start(TEAM)
    play(match, "draw deck", "to rack", "draw black")
    assert texts(panel(match, "teams", None)) == [
        ["Ada + Béla", "0", "54", "1", "2"],
        ["Cy + Dora", "0", "54", "0", "2"],
    ]
    assert texts(panel(match, "players", None))[0] == ["Ada", "27", "5", "4", "0"]


@BOTH
def test_every_seat_sees_a_scene_in_every_language(game: Asia) -> None:
    match = Match(game, game.players[0], seed=5)
    while match.actor is not None:
        if len(match.actions) % 60 == 0:
            for seat in (None, *range(match.players)):
                for language in LANGUAGES:
                    assert match.scene(language, seat).panels
        play_some_action(match)
