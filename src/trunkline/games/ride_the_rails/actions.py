"""The action space of Ride the Rails: a block of numbers for each kind of action."""

from __future__ import annotations

from trunkline.core.actions import ActionSpace
from trunkline.games.ride_the_rails.state import HEXES, RAILROADS

SPACE = ActionSpace()
DONE = SPACE.block("done")
STOP = SPACE.block("stop")
SHARES = SPACE.block("share", railroad=RAILROADS)
STARTS = SPACE.block("from", hex=HEXES)
LAYS = SPACE.block("lay", railroad=RAILROADS, hex=HEXES)
RIDES = SPACE.block("ride", railroad=RAILROADS, hex=HEXES)
