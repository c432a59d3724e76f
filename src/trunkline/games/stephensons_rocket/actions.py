"""The action space of Stephenson's Rocket: a block of numbers for each kind of action."""

from __future__ import annotations

from trunkline.core.actions import NUMBER, ActionSpace
from trunkline.games.stephensons_rocket.state import CITIES, COMPANIES, GOODS, HEXES, MOST_SHARES

SPACE = ActionSpace()
PASS = SPACE.block("pass")
EXTENDS = SPACE.block("extend", company=COMPANIES, hex=HEXES)
INVESTS = SPACE.block("invest", city=CITIES, good=GOODS)
PLACES = SPACE.block("station", hex=HEXES)
MOVES = SPACE.block("move", station=HEXES, hex=HEXES)
MATCH = SPACE.block("match")
MATCHES = SPACE.block("match", hex=HEXES)
YIELD = SPACE.block("yield")
BIDS = SPACE.block("bid", **{NUMBER: MOST_SHARES + 1}, hex=HEXES)
