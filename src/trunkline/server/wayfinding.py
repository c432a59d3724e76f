"""The best series of actions, as payloads: for who decides, made of what that seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from trunkline.core.action_series import Way
from trunkline.core.position import Position
from trunkline.server.open_match import OpenMatch
from trunkline.server.payloads import CardsView, WaysView, WayView
from trunkline.server.problems import Refused
from trunkline.server.views import Looker, seen_by_decider


def ways_view(match: OpenMatch, looker: Looker, targets: Sequence[str]) -> WaysView:
    """The ways by these targets. Weighing them may take long, so a version keeps what was found."""
    seen = seen_by_decider(match, looker)
    key = ("ways", tuple(targets), looker.language)
    return match.kept(key, lambda: _found(seen, targets, looker.language))


def _found(seen: Position, targets: Sequence[str], language: str) -> WaysView:
    ways = seen.ways(targets)
    if ways is None:
        raise Refused(404, "no-ways")
    return WaysView(
        ways=[_way(seen, way, language) for way in ways.found],
        next=list(ways.next),
        ask=seen.game.texts(language)(ways.ask) if ways.ask else "",
        said=seen.say_bounds(ways, language),
    )


def _way(seen: Position, way: Way, language: str) -> WayView:
    return WayView(
        actions=[seen.ground.notation.text(each) for each in way.actions],
        label=seen.call_way(way, language),
        places=list(way.places),
        stops=list(way.stops),
        parts=[CardsView(owner, count) for owner, count in way.parts],
        gains=seen.gains(way),
        aims=[seen.aim(aim, language) for aim in way.aims],
    )
