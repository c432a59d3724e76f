"""Evaluation: a seat's expected cash at the end, against the others'.

A share is worth the dividends still to come. How many those are, and among how many shares the
income will then be divided, is estimated; the weights were chosen by letting greedy players with
different ones play each other (bench/evaluation.py).
"""

from __future__ import annotations

from trunkline.core.auction import NOBODY
from trunkline.core.compiled import compiled
from trunkline.games.chicago_express import decisions
from trunkline.games.chicago_express.legality import bidding
from trunkline.games.chicago_express.state import COMPANIES, DETROIT, Board, State

LATE_DIVIDENDS = 0.5  # how much of the dividends after the next one will really be paid
DILUTION = 1.0  # how many of the unsold shares will be sold before they are
TREASURY = 0.15  # what a dollar of treasury will add to the income of each dividend to come
BARGAIN = 0.25  # how much of a good price is left when the others have had their say
CHICAGO = 6.0  # what being next to Chicago is worth, as income; less, the farther away


@compiled
def evaluate(board: Board, state: State, seat: int) -> float:
    """The seat's expected cash less the average of the others'."""
    own = 0.0
    others = 0.0
    for each in range(state.players):
        prospect = prospects(board, state, each)
        if each == seat:
            own = prospect
        else:
            others += prospect
    return own - others / (state.players - 1)


@compiled
def prospects(board: Board, state: State, seat: int) -> float:
    expected = float(state.cash[seat])
    if state.decision == decisions.FINISHED:
        return expected
    dividends = dividends_to_come(board, state)
    lot = state.company if bidding(state) and state.auction.leader != NOBODY else -1
    for company in range(COMPANIES):
        value = dividends * share_income(board, state, company, company == lot)
        expected += state.shares[company, seat] * value
        if company == lot and state.auction.leader == seat:
            expected += BARGAIN * (value - state.auction.bid)
    return expected


@compiled
def dividends_to_come(board: Board, state: State) -> float:
    """The next dividend counts in full, the later ones in part: the game may end before."""
    later = board.last_box[DETROIT] - state.boxes[DETROIT]
    return 1.0 + LATE_DIVIDENDS * later


@compiled
def share_income(board: Board, state: State, company: int, being_sold: bool) -> float:
    """What one share will bring in a dividend; `being_sold` counts the share and price bid now."""
    sold = float(state.sold[company])
    treasury = float(state.treasury[company])
    if being_sold:
        sold += 1.0
        treasury += state.auction.bid
    shares = sold + DILUTION * (board.shares[company] - sold)
    income = (
        state.income[company]
        + TREASURY * treasury
        + CHICAGO * nearness_to_chicago(board, state, company)
    )
    return income / shares


@compiled
def nearness_to_chicago(board: Board, state: State, company: int) -> float:
    """How near Chicago is: 1 beside it, 0 at the far end of the board, and 0 once it is reached.

    The first hex of the network in the order of the board file stands for all of it: the file runs
    from west to east.
    """
    for hex in range(board.hexes):
        if state.track[company, hex]:
            steps = board.to_chicago[hex]
            return 0.0 if steps == 0 else 1.0 - (steps - 1) / board.farthest
    return 0.0
