# Chicago Express

about = Bid for shares of four railroads and drive them west to Chicago: whoever earns most from them wins.

company-prr = Pennsylvania
company-b-o = Baltimore & Ohio
company-c-o = Chesapeake & Ohio
company-nyc = New York Central
company-wabash = Wabash

railway-prr = Pennsylvania Railroad
railway-b-o = Baltimore & Ohio Railroad
railway-c-o = Chesapeake & Ohio Railway
railway-nyc = New York Central Railroad
railway-wabash = Wabash Railroad

board-chicago-express = Chicago Express

dial-auction = Auction
dial-expand = Expansion
dial-develop = Development

dial-start = Start
dial-red = red

terrain-plain = plain
terrain-forest = forest
terrain-mountain = mountain
terrain-city = city
terrain-industrial = industrial centre
terrain-chicago = Chicago
terrain-start = start hex

place-albany = Albany
place-altoona = Altoona
place-baltimore = Baltimore
place-binghamton = Binghamton
place-buffalo = Buffalo
place-charleston = Charleston
place-charlottesville = Charlottesville
place-chicago = Chicago
place-cincinnati = Cincinnati
place-clarksburg = Clarksburg
place-cleveland = Cleveland
place-columbus = Columbus
place-detroit = Detroit
place-fort-wayne = Fort Wayne
place-hagerstown = Hagerstown
place-harrisburg = Harrisburg
place-indianapolis = Indianapolis
place-new-york = New York
place-philadelphia = Philadelphia
place-pittsburgh = Pittsburgh
place-portsmouth = Portsmouth
place-richmond = Richmond
place-roanoke = Roanoke
place-south-bend = South Bend
place-syracuse = Syracuse
place-toledo = Toledo
place-utica = Utica
place-washington = Washington
place-wheeling = Wheeling
place-youngstown = Youngstown
place-lake-erie = Lake Erie
place-lake-michigan = Lake Michigan
place-atlantic-ocean = Atlantic Ocean

ending-locomotives = three or more companies have no locomotive left
ending-shares = three or more companies have no unsold share left
ending-houses = three or fewer houses are left
ending-detroit = Detroit’s marker stands at 8
end-locomotives = Companies without locomotives
end-shares = Companies without unsold shares
end-houses = Houses on the map
end-detroit = Detroit’s marker
end-locomotives-dividend-stage = The next dividend stage ends the game.
end-shares-dividend-stage = The next dividend stage ends the game.
end-houses-dividend-stage = The next dividend stage ends the game.
end-detroit-dividend-stage = The next dividend stage ends the game.

option-chicago_dividend = When is the Chicago stage held?
option-chicago_dividend-interrupt = At once: it interrupts the expansion
option-chicago_dividend-after_action = After the whole expansion

action-pass = Pass
action-auction = Hold an auction
action-expand = Expand a network
action-develop = Develop
action-nothing = Do nothing
action-done = Finish building
action-offer-company = Auction a share of the { $company }
action-company-company = Expand the { $company }
action-build-hex = Build in { $hex }
action-develop-hex = Develop { $hex }
action-bid-number = Bid ${ $number }
choice-offer-company = Share to auction
choice-company-company = Company to expand
choice-build-hex = Hex to build in
choice-develop-hex = Hex to develop
choice-bid-number = Bid

waiting-opening-auction = { $seat } is bidding for the first share of the { $company }, at ${ $floor } or more.
waiting-pass-only = { $seat } can only pass: the lowest bid for a share of the { $company } is ${ $floor }.
waiting-turn = { $seat } is choosing an action.
waiting-offer = { $seat } is choosing a share to auction.
waiting-share-auction = { $seat } is bidding for a share of the { $company }, at ${ $floor } or more.
waiting-company = { $seat } is choosing a company to expand.
waiting-build = { $seat } is building for the { $company }: treasury ${ $treasury }, { $left ->
    [one] one more hex
   *[other] { $left } more hexes
} allowed.
waiting-develop = { $seat } is choosing a hex to develop.
waiting-wabash-auction = { $seat } is bidding for the first Wabash share, at ${ $floor } or more.

score-capital = Starting capital
score-shares = { $shares ->
    [one] One share
   *[other] { $shares } shares
} of the { $company } bought
score-dividends = { $times ->
    [one] One dividend
   *[other] { $times } dividends
} of the { $company }

prompt-opening-auction = { $seat }: bid at least ${ $floor } for the first share of the { $company }, or pass. You have ${ $cash }.
prompt-pass-only = { $seat }: the lowest bid for a share of the { $company } is ${ $floor }, more than your ${ $cash }. You can only pass.
prompt-turn = { $seat }: choose an action. Its dial moves one step.
prompt-offer = { $seat }: put up a share for auction, or do nothing.
prompt-share-auction = { $seat }: bid at least ${ $floor } for a share of the { $company }, or pass. You have ${ $cash }.
prompt-company = { $seat }: choose the company to expand, or do nothing.
prompt-build = { $seat }: choose a hex for the { $company }. Its treasury holds ${ $treasury }; { $left ->
    [one] one more hex is
   *[other] { $left } more hexes are
} allowed.
prompt-develop = { $seat }: choose a hex to develop, or do nothing.
prompt-wabash-auction = { $seat }: bid at least ${ $floor } for the first Wabash share, or pass. You have ${ $cash }.
prompt-over = The game is over: { $ending }.

event-opening-auction = The first share of the { $company } is auctioned: { $seat } opens, at ${ $floor } or more.
event-share-offered = { $seat } puts up a share of the { $company }, at ${ $floor } or more.
event-wabash-offered = One share of the { $company } is auctioned at once: { $seat } opens, at ${ $floor } or more.
event-bid = { $seat } bids ${ $amount } for a share of the { $company }.
event-passed = { $seat } passes.
event-share-sold = { $seat } buys a share of the { $company } for ${ $price }.
event-share-free = Everybody passed: { $seat }, who opened, takes the share of the { $company } for nothing.
event-share-unsold = Everybody passed: the share stays with the { $company }.
event-wabash-unsold = Everybody passed: the share stays with the { $company }.
event-turn-began = { $seat }’s turn.
event-dial-moved = { $seat } moves the dial “{ $dial }” to step { $step } of { $red }.
event-nothing-done = { $seat } does nothing.
event-company-named = { $seat } expands the { $company }.
event-built = The { $company } builds in { $hex } for ${ $cost }{ $gain ->
    [0] .
   *[other] ; its income rises by ${ $gain }.
}
event-income-rose = The income of the { $company } rises by ${ $amount } to ${ $income }.
event-house-placed = { $seat } puts a house in { $hex }; { $left ->
    [0] no house is
    [one] one house is
   *[other] { $left } houses are
} left.
event-forest-paid = The bank pays ${ $amount } into the treasury of the { $company }.
event-industry-grew = { $seat } develops { $hex }: it now stands at { $value }.
event-dividend-stage = Two dials are on red: dividends are paid.
event-dividend-paid = { $seat } receives a dividend of ${ $amount } from the { $company } for { $shares ->
    [one] one share
   *[other] { $shares } shares
}.
event-dials-reset = All dials go back to START.
event-detroit-grew = { $hex } grows to { $value }.
event-chicago-stage = The { $company } has reached Chicago and pays a dividend.
event-wabash-opened = The Wabash opens in { $hex } with an income of ${ $income }.
event-ended = The game ends: { $ending }.

panel-holdings = Holdings
panel-companies = Companies
panel-dials = Dials
panel-industry = Industry and houses
column-player = player
column-cash = cash
column-company = company
column-income = income
column-dividend = a share pays
column-treasury = treasury
column-shares = sold
column-locomotives = locomotives
column-dial = dial
column-steps = to red
column-place = place
houses-left = Houses left
