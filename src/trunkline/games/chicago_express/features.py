"""Features: what a position looks like to a seat, as numbers of about -1 to 1, for a value net.

Nothing is hidden in this game. Seats are counted from the seat that looks, companies by name. What
seats will have counts an auction as settled: as if the highest bidder had the share already.
Products that a small net learns badly, such as shares times treasury, are given as such.
"""

from __future__ import annotations

from trunkline.core.auction import NOBODY, lowest_bid
from trunkline.core.compiled import compiled
from trunkline.core.struct import FloatRow, float_scratch
from trunkline.games.chicago_express import decisions
from trunkline.games.chicago_express.evaluation import CHICAGO as CHICAGO_WORTH
from trunkline.games.chicago_express.evaluation import TREASURY as TREASURY_WORTH
from trunkline.games.chicago_express.evaluation import dividends_to_come
from trunkline.games.chicago_express.legality import bidding, price
from trunkline.games.chicago_express.network import income_of
from trunkline.games.chicago_express.stages import per_share
from trunkline.games.chicago_express.state import (
    AUCTION,
    BOXES,
    CHICAGO,
    COMPANIES,
    COMPANIES_TO_END,
    DETROIT,
    DEVELOP,
    DIALS,
    EXPAND,
    FOREST,
    HEXES_AN_ACTION,
    HOUSES,
    HOUSES_TO_END,
    INDUSTRIAL,
    INDUSTRIES,
    MOUNTAIN,
    PITTSBURGH,
    PLAIN,
    SEATS,
    START,
    WABASH,
    WHEELING,
    Board,
    State,
)

# How the numbers are grouped: the table, the clock, the auction, the margins, a block for each
# company, a block for each seat.

(
    PLAYERS,  # one of 5
    AFTER_ACTION,
    DECISION,  # one of 8
    ACTOR,  # one of 6
    ACTIVE,  # one of 6
    COMPANY,  # one of 5: whose share is sold, or which company builds
    BUILT,  # 1 or 2 hexes, and more can follow
    CHICAGO_DUE,
    WABASH_OPEN,
    CLOCK,
) = (0, 5, 6, 14, 20, 26, 31, 33, 34, 35)

TOLD_STEPS = (3, 5, 4)  # of what is left on each dial: as many as are printed
(
    DIAL_LEFT,  # at least 1, 2, … steps: 12
    DIALS_RED,
    FEWEST_TURNS,  # to the next dividend stage
    MOST_TURNS,
    OWN_FEWEST_TURNS,
    OWN_MOST_TURNS,
    DETROIT_LEFT,  # at least 1, 2, … boxes: 7
    WHEELING_LEFT,
    PITTSBURGH_LEFT,
    HOUSES_LEFT,
    SHARES_TO_END,
    LOCOMOTIVES_TO_END,
    HOUSES_NEAR,  # the same three, large when little is left
    SHARES_NEAR,
    LOCOMOTIVES_NEAR,
    HOUSES_IN_REACH,  # before the next dividend, if all turns went there
    SHARES_IN_REACH,
    LOCOMOTIVES_IN_REACH,
    SOLD_OUT,
    OUT_OF_LOCOMOTIVES,
    LAST_ROUND,  # the next dividend ends the game, as things are
    HORIZON,
    BEST_DEVELOPMENT,
    SALE,
) = (CLOCK + each for each in (0, *range(12, 18), *range(24, 41)))

(
    BID,
    NEXT_BID,
    UNLED,
    OWN_ROOM,  # what the seat could bid beyond
    RIVALS,  # who can still bid
    RIVALS_ROOM,
    LOT_DIVIDEND,
    LOT_NEXT,  # what the lot would bring by the next dividend, less what must be bid
    LOT_GAIN,  # the same by the horizon
    LOT_WORTH,  # the same by the evaluation
    LOT_LOSS,  # what it takes from the shares that the seat has
    UNDER_WAY,  # some numbers of the company whose share is sold, or that builds
) = (SALE + each for each in range(12))

UNDER_WAY_COUNT = 10  # see COPIED, below
MARGINS = UNDER_WAY + UNDER_WAY_COUNT

# The margin to the best other, by several projections, straight and squashed, and the rank.
PROJECTIONS = 6
IN_CASH, AFTER_ONE, AFTER_TWO, AFTER_FOUR, BY_HORIZON, BY_PROSPECTS = range(PROJECTIONS)
A_MARGIN = 3
COMPANY_BLOCKS = MARGINS + A_MARGIN * PROJECTIONS

(
    INCOME,
    UNSOLD,
    HAS_UNSOLD,
    DIVIDEND,
    DILUTED,  # the dividend, had one more share been sold
    TREASURY,
    SOME_TREASURY,
    LOCOMOTIVES,
    FEW_LOCOMOTIVES,
    IN_CHICAGO,
    CHICAGO_STEPS,
    CHICAGO_NEAR,  # large when few actions lead there
    CHICAGO_PURSE,  # the treasury less what the way costs
    CHICAGO_NOW,  # one action brings it there
    CONNECTED,  # Detroit, Wheeling, Pittsburgh: 1, or less the farther away
    BUILDABLE,
    BEST_HEX,
    BEST_PAIR,  # two hexes, one behind the other
    BEST_ACTION,
    DEVELOPABLE,
    BEST_HOUSE,
    FORESTS,
    WORTH,
    HELD,  # by the seat and by the others, of all its shares
    OWN_DIVIDEND,
    OWN_STAKE,  # of the shares sold
    STAKE_LEAD,  # less the most that another has
    HOLDERS,
    A_COMPANY,
) = (*range(15), *range(17, 26), *range(31, 36))
COPIED = (
    UNSOLD,
    DIVIDEND,
    TREASURY,
    SOME_TREASURY,
    CHICAGO_STEPS,
    CHICAGO_PURSE,
    CHICAGO_NOW,
    BEST_ACTION,
    OWN_STAKE,
    STAKE_LEAD,
)
SEAT_BLOCKS = COMPANY_BLOCKS + A_COMPANY * COMPANIES

(
    CASH,
    CASH_PART,  # of everybody's
    NEXT_DIVIDEND,
    DIVIDEND_PART,
    SHARES,
    BY_HORIZON_LEAD,  # of the seat that looks, over this one
    PROSPECTS_LEAD,
    PROSPECTS,
    TREASURY_STAKE,
    CHICAGO_STAKE,
    CHICAGO_DIVIDEND,  # of companies that one action brings to Chicago
    BUILDING_STAKE,
    DEVELOPING_STAKE,
    DETROIT_STAKE,
    DILUTION,  # what one more share of each company would cost it
    EXPANDS,  # companies that it can build with
    IN_AUCTION,
    LEADS,
    A_SEAT,
) = range(19)
FEATURES = SEAT_BLOCKS + A_SEAT * SEATS

# What is found out once for all, in a row of work numbers: for each company, …
(
    SETTLED_SOLD,
    SETTLED_DIVIDEND,
    LATER,  # what a share will bring by all dividends to come, by the evaluation
    CHANCE,  # of Chicago
    BONUS,  # the dividend that one action brings
    BUILDS,  # whether it can build at all
    BUILD_GAIN,
    DEVELOP_GAIN,
    FACTS,
) = range(9)
# … and for each seat.
FINAL = FACTS * COMPANIES
A_FINAL = PROJECTIONS
ROOM = FINAL + A_FINAL * SEATS

AN_AUCTION_ROUND = 2.5  # how many shares are sold, …
A_LOCOMOTIVE_ROUND = 10.0  # … locomotives placed, …
A_HOUSE_ROUND = 3.0  # … and houses, between two dividends
FAR = 99


@compiled
def features(board: Board, state: State, seat: int, out: FloatRow) -> None:
    room = float_scratch(ROOM)
    horizon = rounds_to_come(board, state)
    tell_table(state, seat, out)
    tell_clock(board, state, seat, horizon, out)
    for company in range(COMPANIES):
        tell_company(board, state, seat, company, out, room)
    tell_developments(board, state, seat, out, room)
    for each in range(state.players):
        tell_seat(board, state, seat, each, horizon, out, room)
    tell_margins(state, seat, out, room)
    if bidding(state):
        tell_auction(board, state, seat, horizon, out, room)
    if bidding(state) or state.decision == decisions.BUILDING:
        tell_under_way(state, out)


@compiled
def limited(value: float) -> float:
    return min(max(value, -2.0), 2.0)


@compiled
def squashed(value: float) -> float:
    return value / (1.0 + abs(value))


@compiled
def seen_from(state: State, seat: int, other: int) -> int:
    """The other seat's place, counted from the seat."""
    return (other - seat) % state.players


# The table and the clock


@compiled
def tell_table(state: State, seat: int, out: FloatRow) -> None:
    out[PLAYERS + state.players - 2] = 1.0
    out[AFTER_ACTION] = state.chicago_dividend
    out[DECISION + state.decision] = 1.0
    actor = state.auction.bidder if bidding(state) else state.active
    out[ACTOR + seen_from(state, seat, actor)] = 1.0
    out[ACTIVE + seen_from(state, seat, state.active)] = 1.0
    if state.decision == decisions.BUILDING or bidding(state):
        out[COMPANY + state.company] = 1.0
    if state.decision in (decisions.BUILDING, decisions.WABASH_AUCTION) and (
        0 < state.built < HEXES_AN_ACTION
    ):
        out[BUILT + state.built - 1] = 1.0
    out[CHICAGO_DUE] = state.chicago_due
    out[WABASH_OPEN] = state.wabash_open


@compiled
def rounds_to_come(board: Board, state: State) -> float:
    """How many dividends are to come: a guess by the nearest of the ends."""
    rounds = float(board.last_box[DETROIT] - state.boxes[DETROIT])
    rounds = min(rounds, shares_to_end(board, state) / AN_AUCTION_ROUND)
    rounds = min(rounds, locomotives_to_end(state) / A_LOCOMOTIVE_ROUND)
    return 1.0 + min(rounds, max(state.houses - HOUSES_TO_END, 0) / A_HOUSE_ROUND)


@compiled
def shares_to_end(board: Board, state: State) -> int:
    """The unsold shares of the three companies that have the fewest."""
    first, second, third = FAR, FAR, FAR
    for company in range(COMPANIES):
        left = board.shares[company] - state.sold[company]
        third = min(third, max(second, left))
        second = min(second, max(first, left))
        first = min(first, left)
    return first + second + third


@compiled
def locomotives_to_end(state: State) -> int:
    """The locomotives left to the three companies that have the fewest."""
    first, second, third = FAR, FAR, FAR
    for company in range(COMPANIES):
        left = state.locomotives[company]
        third = min(third, max(second, left))
        second = min(second, max(first, left))
        first = min(first, left)
    return first + second + third


@compiled
def tell_clock(board: Board, state: State, seat: int, horizon: float, out: FloatRow) -> None:
    tell_dials(board, state, seat, out)
    left = board.last_box[DETROIT] - state.boxes[DETROIT]
    for box in range(min(left, BOXES - 1)):
        out[DETROIT_LEFT + box] = 1.0
    out[WHEELING_LEFT] = (board.last_box[WHEELING] - state.boxes[WHEELING]) / 3.0
    out[PITTSBURGH_LEFT] = (board.last_box[PITTSBURGH] - state.boxes[PITTSBURGH]) / 2.0
    out[LAST_ROUND] = horizon == 1.0
    out[HORIZON] = horizon / 5.0
    tell_ends(board, state, out)


@compiled
def tell_ends(board: Board, state: State, out: FloatRow) -> None:
    houses = max(state.houses - HOUSES_TO_END, 0)
    shares, locomotives = shares_to_end(board, state), locomotives_to_end(state)
    out[HOUSES_LEFT] = houses / (HOUSES - HOUSES_TO_END)
    out[SHARES_TO_END] = shares / 8.0
    out[LOCOMOTIVES_TO_END] = locomotives / 50.0
    out[HOUSES_NEAR] = 1.0 / (1.0 + houses)
    out[SHARES_NEAR] = 1.0 / (1.0 + shares)
    out[LOCOMOTIVES_NEAR] = 1.0 / (1.0 + locomotives / HEXES_AN_ACTION)
    out[HOUSES_IN_REACH] = houses <= steps_left(board, state, DEVELOP)
    out[SHARES_IN_REACH] = shares <= steps_left(board, state, AUCTION)
    actions = (locomotives + HEXES_AN_ACTION - 1) // HEXES_AN_ACTION
    out[LOCOMOTIVES_IN_REACH] = actions <= steps_left(board, state, EXPAND)
    sold_out, gone = 0, 0
    for company in range(COMPANIES):
        sold_out += board.shares[company] == state.sold[company]
        gone += state.locomotives[company] == 0
    out[SOLD_OUT] = sold_out / COMPANIES_TO_END
    out[OUT_OF_LOCOMOTIVES] = gone / COMPANIES_TO_END


@compiled
def steps_left(board: Board, state: State, dial: int) -> int:
    return board.steps_to_red[dial] - state.dials[dial]


@compiled
def tell_dials(board: Board, state: State, seat: int, out: FloatRow) -> None:
    together, longest, red = 0, 0, 0
    first = DIAL_LEFT
    for dial in range(DIALS):
        left = steps_left(board, state, dial)
        together += left
        longest = max(longest, left)
        red += left == 0
        for step in range(min(left, TOLD_STEPS[dial])):
            out[first + step] = 1.0
        first += TOLD_STEPS[dial]
    # Two dials must be on red: at least the two that have the fewest steps to go. At most all
    # steps are made but the last one of a dial.
    fewest = together - longest
    most = max(together - 1, 0) if red < 2 else 0
    out[DIALS_RED] = red / 2.0
    out[FEWEST_TURNS] = fewest / 7.0
    out[MOST_TURNS] = most / 11.0
    waits = (seat - state.active) % state.players
    if state.decision != decisions.TURN:  # the active seat has moved its dial
        waits = (seat - state.active - 1) % state.players
    out[OWN_FEWEST_TURNS] = max((fewest - waits + state.players - 1) // state.players, 0) / 3.0
    out[OWN_MOST_TURNS] = max((most - waits + state.players - 1) // state.players, 0) / 4.0


# The auction, as if it were settled


@compiled
def lot_winner(state: State) -> int:
    """Who would have the share if all others passed, or NOBODY."""
    if not bidding(state):
        return NOBODY
    if state.auction.leader == NOBODY and state.decision == decisions.OPENING_AUCTION:
        return state.auction.opener  # CE-2.5
    return state.auction.leader


@compiled
def is_settled_lot(state: State, company: int) -> bool:
    return company == state.company and lot_winner(state) != NOBODY


@compiled
def tell_auction(
    board: Board, state: State, seat: int, horizon: float, out: FloatRow, room: FloatRow
) -> None:
    auction, lot = state.auction, state.company
    needed = lowest_bid(auction)
    out[BID] = limited(auction.bid / 40.0)
    out[NEXT_BID] = squashed(needed / 15.0)
    out[UNLED] = auction.leader == NOBODY
    out[OWN_ROOM] = limited((state.cash[seat] - needed) / 30.0)
    rivals, richest = 0, 0
    for each in range(state.players):
        if each not in (seat, auction.leader) and auction.inside >> each & 1:
            rivals += state.cash[each] >= needed
            richest = max(richest, state.cash[each])
    out[RIVALS] = rivals / 5.0
    if rivals:
        out[RIVALS_ROOM] = limited((richest - needed) / 30.0)
    dividend = per_share(state.income[lot], state.sold[lot] + 1)
    out[LOT_DIVIDEND] = dividend / 15.0
    out[LOT_NEXT] = limited((dividend - needed) / 15.0)
    out[LOT_GAIN] = limited((dividend * horizon - needed) / 40.0)
    out[LOT_WORTH] = limited((room[FACTS * lot + LATER] - needed) / 30.0)
    if state.sold[lot]:
        lost = per_share(state.income[lot], state.sold[lot]) - dividend
        out[LOT_LOSS] = limited(lost * state.shares[lot, seat] * horizon / 40.0)


@compiled
def tell_under_way(state: State, out: FloatRow) -> None:
    block = COMPANY_BLOCKS + A_COMPANY * state.company
    for number in range(UNDER_WAY_COUNT):
        out[UNDER_WAY + number] = out[block + COPIED[number]]


# Companies


@compiled
def tell_company(
    board: Board, state: State, seat: int, company: int, out: FloatRow, room: FloatRow
) -> None:
    block = out[COMPANY_BLOCKS + A_COMPANY * company :]
    facts = room[FACTS * company :]
    tell_shares(board, state, seat, company, block, facts)
    for industry in range(INDUSTRIES):
        if state.track[company, board.industry_hex[industry]]:
            block[CONNECTED + industry] = 1.0
    if state.track[company, board.chicago]:
        block[IN_CHICAGO] = 1.0
    block[LOCOMOTIVES] = state.locomotives[company] / 25.0
    if state.locomotives[company] and (company != WABASH or state.wabash_open):
        block[FEW_LOCOMOTIVES] = 3.0 / (2.0 + state.locomotives[company])
        tell_building(board, state, company, block, facts)
    tell_worth(board, state, company, block, facts)


@compiled
def tell_shares(
    board: Board, state: State, seat: int, company: int, block: FloatRow, facts: FloatRow
) -> None:
    sold, income = state.sold[company], state.income[company]
    unsold = board.shares[company] - sold
    block[INCOME] = limited(income / 30.0)
    block[UNSOLD] = unsold / 5.0
    block[HAS_UNSOLD] = unsold > 0
    block[TREASURY] = limited(state.treasury[company] / 40.0)
    block[SOME_TREASURY] = squashed(state.treasury[company] / 8.0)
    if unsold:
        block[DILUTED] = limited(per_share(income, sold + 1) / 15.0)
    facts[SETTLED_SOLD] = sold + is_settled_lot(state, company)
    if facts[SETTLED_SOLD]:
        facts[SETTLED_DIVIDEND] = per_share(income, int(facts[SETTLED_SOLD]))
    if sold == 0:
        return
    dividend = per_share(income, sold)
    block[DIVIDEND] = limited(dividend / 15.0)
    own, most, holders = state.shares[company, seat], 0, 0
    for each in range(state.players):
        held = state.shares[company, each]
        holders += held > 0
        if held:
            block[HELD + seen_from(state, seat, each)] = held / board.shares[company]
            if each != seat:
                most = max(most, held)
    block[OWN_DIVIDEND] = limited(own * dividend / 20.0)
    block[OWN_STAKE] = own / sold
    block[STAKE_LEAD] = (own - most) / sold
    block[HOLDERS] = holders / 3.0


@compiled
def tell_building(
    board: Board, state: State, company: int, block: FloatRow, facts: FloatRow
) -> None:
    """One look at the hexes next to the network: how far and dear Chicago is, and what is near."""
    treasury = state.treasury[company]
    steps, cost = FAR, FAR
    detroit, wheeling, pittsburgh = FAR, FAR, FAR
    first, second, third = 0, 0, 0  # the best gains, and what they cost
    first_cost, second_cost, third_cost = 0, 0, 0
    open_hexes, pair = 0, 0
    for hex in range(state.beside_from[company], state.beside_to[company]):
        if not state.beside[company, hex] or state.track[company, hex]:
            continue
        terrain, crowd = board.terrain[hex], state.crowd[hex]
        if terrain == START or (crowd and terrain in (FOREST, MOUNTAIN)):
            continue
        dollars = price(board, state, hex)
        steps = min(steps, board.to_chicago[hex])
        cost = min(cost, dollars + board.cost_to_chicago[hex])
        detroit = min(detroit, board.to_industry[0, hex])
        wheeling = min(wheeling, board.to_industry[1, hex])
        pittsburgh = min(pittsburgh, board.to_industry[2, hex])
        if dollars > treasury:
            continue
        open_hexes += 1
        gain = income_of(board, state, hex)
        if state.locomotives[company] > 1:
            pair = max(pair, gain + gain_behind(board, state, company, hex, treasury - dollars))
        if gain > third:
            third, third_cost = gain, dollars
            if third > second:
                second, third, second_cost, third_cost = third, second, third_cost, second_cost
            if second > first:
                first, second, first_cost, second_cost = second, first, second_cost, first_cost
    block[BUILDABLE] = min(open_hexes / 10.0, 1.0)
    block[BEST_HEX] = first / 5.0
    best = first
    if state.locomotives[company] > 1 and first_cost + second_cost <= treasury:
        best += second
        if state.locomotives[company] > 2 and first_cost + second_cost + third_cost <= treasury:
            best += third
    best = max(best, pair)
    block[BEST_PAIR] = pair / 6.0
    block[BEST_ACTION] = best / 8.0
    facts[BUILDS] = open_hexes > 0
    facts[BUILD_GAIN] = best
    tell_nearness(block, 0, detroit)
    tell_nearness(block, 1, wheeling)
    tell_nearness(block, 2, pittsburgh)
    if block[IN_CHICAGO] == 0.0 and steps < FAR:
        tell_way(board, state, company, steps + 1, cost, block, facts)


@compiled
def gain_behind(board: Board, state: State, company: int, hex: int, purse: int) -> int:
    """The best income that a hex not built yet would open, for that much."""
    best = 0
    for side in range(6):
        behind = board.rich[hex, side]
        if behind < 0:
            break
        if state.beside[company, behind] or price(board, state, behind) > purse:
            continue
        if board.terrain[behind] != MOUNTAIN or state.crowd[behind] == 0:
            best = max(best, income_of(board, state, behind))
    return best


@compiled
def tell_nearness(block: FloatRow, industry: int, steps: int) -> None:
    """From 0.5 next to it down to 0 at ten hexes; 1 is kept for a company that is there."""
    if block[CONNECTED + industry] == 0.0:
        block[CONNECTED + industry] = max(0.5 - steps / 20.0, 0.0)


@compiled
def tell_way(
    board: Board,
    state: State,
    company: int,
    steps: int,
    cost: int,
    block: FloatRow,
    facts: FloatRow,
) -> None:
    """To Chicago, where the company is not yet."""
    block[CHICAGO_STEPS] = steps / 18.0
    block[CHICAGO_NEAR] = 1.0 / ((steps + HEXES_AN_ACTION - 1) // HEXES_AN_ACTION)
    block[CHICAGO_PURSE] = limited((state.treasury[company] - cost) / 20.0)
    facts[CHANCE] = 1.0 - (steps - 1.0) / board.farthest
    if steps <= min(HEXES_AN_ACTION, state.locomotives[company]) and (
        cost <= state.treasury[company] and state.sold[company]
    ):
        block[CHICAGO_NOW] = 1.0
        income = state.income[company] + board.income[board.chicago]
        facts[BONUS] = per_share(income, state.sold[company])


@compiled
def tell_worth(board: Board, state: State, company: int, block: FloatRow, facts: FloatRow) -> None:
    """What a share will bring by the dividends to come: see the evaluation."""
    treasury = float(state.treasury[company])
    if is_settled_lot(state, company):
        treasury += state.auction.bid
    income = (
        state.income[company] + TREASURY_WORTH * treasury + CHICAGO_WORTH * float(facts[CHANCE])
    )
    facts[LATER] = dividends_to_come(board, state) * income / board.shares[company]
    block[WORTH] = limited(facts[LATER] / 30.0)


@compiled
def tell_developments(board: Board, state: State, seat: int, out: FloatRow, room: FloatRow) -> None:
    """What houses and boxes would still add to each company, and the best of them for the seat."""
    best_for_seat = 0.0
    for hex in range(board.hexes):
        if state.crowd[hex] == 0:
            continue
        terrain = board.terrain[hex]
        if terrain in (PLAIN, START, CHICAGO):
            continue
        gain = development_gain(board, state, hex, terrain)
        if gain < 0:
            continue
        value = 0.0
        for company in range(COMPANIES):
            if state.track[company, hex]:
                block = out[COMPANY_BLOCKS + A_COMPANY * company :]
                if gain == 0:
                    block[FORESTS] += 0.1
                    continue
                room[FACTS * company + DEVELOP_GAIN] += gain
                block[DEVELOPABLE] += gain / 15.0
                block[BEST_HOUSE] = max(block[BEST_HOUSE], gain / 2.0)
                value += gain * block[STAKE_LEAD]
        best_for_seat = max(best_for_seat, value)
    out[BEST_DEVELOPMENT] = best_for_seat / 3.0


@compiled
def development_gain(board: Board, state: State, hex: int, terrain: int) -> int:
    """What the income of each company there would rise by; -1: it cannot be developed."""
    if terrain == INDUSTRIAL:
        industry = board.industry[hex]
        box = state.boxes[industry]
        if industry == DETROIT or box == board.last_box[industry]:
            return -1
        return board.boxes[industry, box + 1] - board.boxes[industry, box]
    if state.house[hex] or state.houses == 0:
        return -1
    return 0 if terrain == FOREST else board.house_income[hex]


# Seats


@compiled
def tell_seat(
    board: Board,
    state: State,
    seat: int,
    each: int,
    horizon: float,
    out: FloatRow,
    room: FloatRow,
) -> None:
    block = out[SEAT_BLOCKS + A_SEAT * seen_from(state, seat, each) :]
    final = room[FINAL + A_FINAL * each :]
    cash = float(state.cash[each])
    won = lot_winner(state) == each
    if won:
        cash -= state.auction.bid
    dividend, later, held_in_all = 0.0, 0.0, 0
    for company in range(COMPANIES):
        held = state.shares[company, each] + (won and company == state.company)
        if held == 0:
            continue
        facts = room[FACTS * company :]
        held_in_all += held
        dividend += held * facts[SETTLED_DIVIDEND]
        later += held * facts[LATER]
        if state.chicago_due and company == state.company:
            cash += held * facts[SETTLED_DIVIDEND]
        tell_stakes(board, state, company, held, block, facts)
    if won:
        block[LEADS] = 1.0
    if bidding(state) and state.auction.inside >> each & 1:
        block[IN_AUCTION] = 1.0
    block[CASH] = limited(cash / 80.0)
    block[NEXT_DIVIDEND] = limited(dividend / 40.0)
    block[SHARES] = held_in_all / 6.0
    block[PROSPECTS] = limited((cash + later) / 200.0)
    final[IN_CASH] = cash
    final[AFTER_ONE] = cash + dividend
    final[AFTER_TWO] = cash + 2.0 * dividend
    final[AFTER_FOUR] = cash + 4.0 * dividend
    final[BY_HORIZON] = cash + horizon * dividend
    final[BY_PROSPECTS] = cash + later


@compiled
def tell_stakes(
    board: Board, state: State, company: int, held: int, block: FloatRow, facts: FloatRow
) -> None:
    """What a seat has a part in by its shares of one company."""
    part = held / facts[SETTLED_SOLD]
    block[TREASURY_STAKE] += part * min(state.treasury[company] / 60.0, 1.0)
    block[CHICAGO_STAKE] += part * facts[CHANCE]
    block[CHICAGO_DIVIDEND] += min(held * facts[BONUS] / 40.0, 1.0)
    block[BUILDING_STAKE] += part * facts[BUILD_GAIN] / 10.0
    block[DEVELOPING_STAKE] += part * facts[DEVELOP_GAIN] / 20.0
    if state.track[company, board.industry_hex[DETROIT]]:
        block[DETROIT_STAKE] += part
    sold = int(facts[SETTLED_SOLD])
    if sold < board.shares[company]:
        lost = facts[SETTLED_DIVIDEND] - per_share(state.income[company], sold + 1)
        block[DILUTION] += held * lost / 30.0
    if facts[BUILDS]:
        block[EXPANDS] += 0.25


@compiled
def tell_margins(state: State, seat: int, out: FloatRow, room: FloatRow) -> None:
    cash, dividends = 0.0, 0.0
    for each in range(state.players):
        cash += room[FINAL + A_FINAL * each + IN_CASH]
        dividends += dividend_of(room, each)
    for each in range(state.players):
        block = out[SEAT_BLOCKS + A_SEAT * seen_from(state, seat, each) :]
        final = room[FINAL + A_FINAL * each :]
        if cash > 0.0:
            block[CASH_PART] = final[IN_CASH] / cash
        if dividends > 0.0:
            block[DIVIDEND_PART] = dividend_of(room, each) / dividends
        own = room[FINAL + A_FINAL * seat :]
        block[BY_HORIZON_LEAD] = squashed((own[BY_HORIZON] - final[BY_HORIZON]) / 20.0)
        block[PROSPECTS_LEAD] = squashed((own[BY_PROSPECTS] - final[BY_PROSPECTS]) / 20.0)
    for projection in range(PROJECTIONS):
        tell_margin(state, seat, projection, out, room)


@compiled
def dividend_of(room: FloatRow, seat: int) -> float:
    final = FINAL + A_FINAL * seat
    return float(room[final + AFTER_ONE] - room[final + IN_CASH])


@compiled
def tell_margin(state: State, seat: int, projection: int, out: FloatRow, room: FloatRow) -> None:
    own = room[FINAL + A_FINAL * seat + projection]
    best, better = -1e9, 0
    for each in range(state.players):
        if each != seat:
            other = room[FINAL + A_FINAL * each + projection]
            best = max(best, float(other))
            better += other > own
    first = MARGINS + A_MARGIN * projection
    out[first] = limited((own - best) / 50.0)
    out[first + 1] = squashed((own - best) / 8.0)
    out[first + 2] = better / (state.players - 1)
