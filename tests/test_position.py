"""A position: what can be asked of one state of a match, without its history."""

from __future__ import annotations

import pytest

import trunkline
from trunkline.core.events import SEAT, Event, EventCatalogue
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.players import make_player
from trunkline.players.player import decide


def new(players: int = 3) -> Match:
    names = ["Ada", "Béla", "Вера"][:players]
    return trunkline.new("chicago-express", players, seed=7, deal={"first": 0}, names=names)


def test_a_position_comes_back_from_its_bytes() -> None:
    match = new()
    match.play("bid 9")
    again = Position.from_bytes(
        match.game, match.board, match.players, match.names, match.state_bytes
    )
    assert again.state_bytes == match.state_bytes
    assert again.legal.ids == match.legal.ids
    assert (again.actor, again.scores) == (match.actor, match.scores)


def test_after_gives_the_next_position_and_leaves_this_one() -> None:
    match = new()
    before = match.state_bytes
    following, events = match.after("bid 9")
    assert match.state_bytes == before
    assert match.actions == []
    assert [str(event) for event in events] == ["bid(seat=0, company=PRR, amount=9)"]
    match.play("bid 9")
    assert following.state_bytes == match.state_bytes
    with pytest.raises(trunkline.IllegalAction):
        following.after("bid 9")


def test_a_refusal_speaks_every_language_and_none_is_none() -> None:
    match = new()
    refusal = match.refusal("bid 6")
    assert refusal is not None
    assert refusal.clause == "CE-2.3"
    assert "CE-2.3" in refusal.message("hu")
    assert match.refusal("bid 7") is None


def test_nothing_is_revealed_in_an_open_game() -> None:
    match = new()
    assert not match.reveals("bid 9")


def test_the_actor_is_prompted_and_the_others_wait() -> None:
    match = new()
    assert match.text().prompt().startswith("Ada: bid at least $7")
    assert match.text().waiting() == (
        "Ada is bidding for the first share of the Pennsylvania, at $7 or more."
    )
    assert match.text("hu").waiting().startswith("Ada az első PRR-részvényre licitál")
    assert "торгуется" in match.text("ru").waiting()
    assert match.about == ("company:PRR",)


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Pass", "Bid $7"]),
        ("ru", ["Спасовать", "Предложить 7 долларов"]),
        ("hu", ["Passzolok", "7 dollárt ajánlok"]),
    ],
)
def test_actions_have_labels(language: str, labels: list[str]) -> None:
    match = new()
    assert [match.text(language).label(action) for action in match.legal][:2] == labels
    assert "Q3" in match.text(language).label(match.action("build Q3"))


def test_offers_name_what_may_be_refused() -> None:
    match = new()
    assert not match.offers
    while match.position()["decision"] != "turn":
        match.play("pass")
    assert [str(action) for action in match.offers] == ["auction", "expand", "develop"]
    match.play("expand")
    assert "company Wabash" in [str(action) for action in match.offers]
    assert match.why_not("company Wabash") is not None


def test_the_scoring_adds_up_line_by_line() -> None:
    match = new()
    seats = [make_player("greedy", seed) for seed in range(3)]
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    lines = match.text().scoring(match.events)
    assert lines[0].text == "Starting capital"
    assert lines[0].points == 40
    for seat in range(3):
        assert sum(line.points for line in lines if line.seat == seat) == match.scores[seat]


# Events with secrets


def test_a_secret_is_for_its_seat_alone() -> None:
    event = Event("drew", "NM-1.2", {"seat": 1, "card": "7"}, heading=True, secret=("card",))
    assert event.seen_by(1) == event
    for other in (0, None):
        seen = event.seen_by(other)
        assert seen == Event("drew", "NM-1.2", {"seat": 1}, True, ("card",), unseen=True)
        assert seen.seen_by(1) == seen


def test_a_partner_may_know_a_secret_too() -> None:
    values: dict[str, int | str] = {"seat": 1, "partner": 0, "card": "7"}
    event = Event("gave", "NM-1.2", values, secret=("card",), known_to=("seat", "partner"))
    assert [event.seen_by(seat).unseen for seat in (0, 1, 2, None)] == [False, False, True, True]


def test_an_action_is_secret_only_if_it_names_the_secret() -> None:
    rocket = trunkline.new("stephensons-rocket", players=2, options={"edition": "1999"})
    values: dict[str, int | str] = {"seat": 1, "company": "SER", "points": 2}
    paid = Event("merger-paid-secretly", "SR-7.3", values, secret=("points",))
    for action in ("extend SER N13", "bid 2 N13"):
        assert not rocket.names_secret(rocket.action(action), paid)
    asia = trunkline.new("ticket-to-ride-legendary-asia", players=2, seed=1)
    kept = asia.legal[0]
    (decided,) = [event for event in asia.play(kept) if "ticket" in event.secret][:1]
    assert asia.names_secret(kept, decided)


def test_secrets_belong_to_a_seat() -> None:
    with pytest.raises(ValueError, match="belong to its seat"):
        EventCatalogue().kind("turned", "NM-1.2", secret=("card",), card="card")
    with pytest.raises(ValueError, match="belong to its seat"):
        EventCatalogue().kind(
            "gave", "NM-1.2", secret=("card",), known_to=("card",), seat=SEAT, card="card"
        )


def test_a_catalogue_goes_on_after_its_base() -> None:
    base = EventCatalogue()
    drew = base.kind("drew", "NM-1.2", seat=SEAT)
    one, other = EventCatalogue(base), EventCatalogue(base)
    assert one.kind("dug", "NM-1.3") == other.kind("flew", "NM-1.4")
    assert [kind.name for kind in one.kinds] == ["drew", "dug"]
    assert [kind.name for kind in base.kinds] == ["drew"]
    assert drew.number == 0
