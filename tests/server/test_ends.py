"""How near each end is, as it is served: in every language, by who may know, and in previews."""

from __future__ import annotations

import pytest

from tests.chicago_express.positions import position
from tests.ticket_to_ride.positions import team
from trunkline.server.model.schemas.scene import EndPartView, EndView
from trunkline.server.views.choices import preview_of
from trunkline.server.views.scene import end_views

LABELS = {
    "en": "Companies without unsold shares",
    "ru": "Компании без непроданных акций",
    "hu": "Társaságok eladatlan részvény nélkül",
}


@pytest.mark.parametrize("language", LABELS)
def test_an_end_is_served_in_the_readers_language(language: str) -> None:
    match = position(shares={"PRR": (3, 0, 0), "C&O": (0, 0, 5)}, houses_left=3)
    _, shares, houses, _ = end_views(match.observed_by(None), language)
    nearest = [("company:PRR", 3, 3), ("company:C&O", 5, 6), ("company:B&O", 1, 4)]
    parts = [EndPartView([owner], now, goal) for owner, now, goal in nearest]
    assert shares == EndView("shares", LABELS[language], 1, 3, False, "", "CE-9.1", parts)
    assert (houses.now, houses.goal, houses.nearest) == (17, 17, True)
    assert houses.note
    assert houses.parts == [EndPartView([], 17, 17)]


def test_partners_are_both_named() -> None:
    trains, _ = end_views(team(trains=(20, 7, 27, 27)).observed_by(3), "en")
    assert trains.parts == [EndPartView(["seat:0", "seat:1"], 27, 51)]


def test_a_preview_has_the_ends_that_would_be() -> None:
    match = position(track={"NYC": "Q3"})
    match.play("develop")
    seen = match.observed_by(0)
    preview = preview_of(seen, seen.play_series(["develop Q3"]), 0, "en")
    assert [end.now for end in end_views(seen, "en")] == [0, 0, 0, 1]
    assert [end.now for end in preview.ends] == [0, 0, 1, 1]
