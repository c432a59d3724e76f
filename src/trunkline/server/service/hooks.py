"""Hooks into matches: a feature overrides what it cares for, and is given to the `MatchService`.

So playing an action knows no lessons, no clocks and no notifications.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.storage.rows import Status


class MatchHook:
    """The base class of hooks: each method is called at one point in the life of a match."""

    async def loaded(self, match: MatchSnapshot) -> MatchSnapshot:
        """A match was read from the database: perhaps it needs something besides."""
        return match

    def may_play(self, match: MatchSnapshot, seat: int, actions: Sequence[str]) -> None:
        """Somebody wants to take these actions. Refused: not here."""

    def may_bots_play(self, match: MatchSnapshot) -> bool:
        """Whether bots decide by themselves now."""
        return True

    def played(self, match: MatchSnapshot, status: Status, decisions: int, now: datetime) -> Status:
        """So many actions are about to be written, with that status: perhaps with another one."""
        return status

    async def undone(
        self, match: MatchSnapshot, status: Status, to: int, seats: Sequence[int], now: datetime
    ) -> Status:
        """These seats take back all actions above `to`: perhaps with another status."""
        return status

    async def changed(self, match: MatchSnapshot) -> None:
        """A new version of the match is durable."""
