"""The action space of Chicago Express: a block of numbers for each kind of action."""

from __future__ import annotations

from trunkline.core.actions import NUMBER, ActionSpace
from trunkline.games.chicago_express.state import COMPANIES, HEXES, MOST_CASH

SPACE = ActionSpace()
PASS = SPACE.block("pass")
TURN_AUCTION = SPACE.block("auction")
TURN_EXPAND = SPACE.block("expand")
TURN_DEVELOP = SPACE.block("develop")
NOTHING = SPACE.block("nothing")
DONE = SPACE.block("done")
OFFERS = SPACE.block("offer", company=COMPANIES)
COMPANY_CHOICES = SPACE.block("company", company=COMPANIES)
BUILDS = SPACE.block("build", hex=HEXES)
DEVELOPS = SPACE.block("develop", hex=HEXES)
BIDS = SPACE.block("bid", **{NUMBER: MOST_CASH + 1})
