# Ride the Rails

about = Take shares in six railroads, lay their track across America, and send passengers over it: every link they ride pays its shareholders.

# In sentences: “the red railroad”.
railroad-red = red
railroad-blue = blue
railroad-orange = orange
railroad-yellow = yellow
railroad-purple = purple
railroad-black = black

# By themselves, in panels.
colour-red = Red
colour-blue = Blue
colour-orange = Orange
colour-yellow = Yellow
colour-purple = Purple
colour-black = Black

railway-red = Red Railroad
railway-blue = Blue Railroad
railway-orange = Orange Railroad
railway-yellow = Yellow Railroad
railway-purple = Purple Railroad
railway-black = Black Railroad

# On the locomotives, for those who do not tell the colours apart.
letters-red = R
letters-blue = B
letters-orange = O
letters-yellow = Y
letters-purple = P
letters-black = K

board-usa = United States of America

terrain-plain = plain
terrain-mountain = mountain
terrain-city = city
terrain-bonus = city with a green stripe
terrain-east = city of the east coast
terrain-west = city of the west coast
terrain-chicago = city with room for all railroads

place-albany = Albany
place-atlanta = Atlanta
place-baltimore = Baltimore
place-billings = Billings
place-bismarck = Bismarck
place-boise = Boise
place-boston = Boston
place-buffalo = Buffalo
place-butte = Butte
place-charleston = Charleston
place-cheyenne = Cheyenne
place-chicago = Chicago
place-cincinnati = Cincinnati
place-corpus-christi = Corpus Christi
place-dallas = Dallas
place-denver = Denver
place-des-moines = Des Moines
place-detroit = Detroit
place-el-paso = El Paso
place-fargo = Fargo
place-green-bay = Green Bay
place-houston = Houston
place-jacksonville = Jacksonville
place-kansas-city = Kansas City
place-las-vegas = Las Vegas
place-little-rock = Little Rock
place-los-angeles = Los Angeles
place-miami = Miami
place-milwaukee = Milwaukee
place-minneapolis = Minneapolis
place-nashville = Nashville
place-new-orleans = New Orleans
place-new-york = New York
place-oklahoma-city = Oklahoma City
place-omaha = Omaha
place-philadelphia = Philadelphia
place-phoenix = Phoenix
place-pittsburgh = Pittsburgh
place-pocatello = Pocatello
place-portland = Portland
place-rapid-city = Rapid City
place-reno = Reno
place-saint-louis = Saint Louis
place-salt-lake-city = Salt Lake City
place-san-francisco = San Francisco
place-santa-fe = Santa Fe
place-seattle = Seattle
place-spokane = Spokane
place-tampa = Tampa
place-wilmington = Wilmington

place-pacific-ocean = Pacific Ocean
place-atlantic-ocean = Atlantic Ocean
place-gulf-of-mexico = Gulf of Mexico
place-lake-superior = Lake Superior
place-lake-michigan = Lake Michigan
place-lake-huron = Lake Huron
place-lake-erie = Lake Erie
place-lake-ontario = Lake Ontario

ending-rounds = all six rounds have been played
end-rounds = Rounds played

aim-income = Most for you
aim-lead = Most ahead of the others
ask-start = Point at a city whose passenger travels, or take one of the best journeys of all.
ask-destination = Point at the city where the journey ends, or take one of the best journeys.

action-done = Lay no more track
action-stop = End the journey here
action-share-railroad = Take a share of the { $railroad } railroad
action-from-hex = Take the passenger of { $hex }
action-lay-railroad-hex = Lay { $railroad } track in { $hex }
action-ride-railroad-hex = Ride the { $railroad } railroad to { $hex }
choice-share-railroad = Share to take
choice-from-hex = Passenger
choice-lay-railroad-hex = Track to lay
choice-ride-railroad-hex = Where to ride

prompt-share = { $seat }: take a share of a railroad.
prompt-lay = { $seat }: lay track. { $left ->
    [one] One more locomotive is
   *[other] { $left } more locomotives are
} allowed, one fewer if any goes on a mountain.
prompt-lay-last = { $seat }: lay track. One more locomotive is allowed, but not on a mountain.
prompt-lay-mountain = { $seat }: lay track. { $left ->
    [one] One more locomotive is
   *[other] { $left } more locomotives are
} allowed, on mountains too.
prompt-from = { $seat }: run a train. Choose the city whose passenger travels.
prompt-ride-start = { $seat }: choose the railroad by which the passenger leaves { $hex }, and the way.
prompt-ride = { $seat }: ride on along the { $railroad } railroad from { $hex } to a city.
prompt-ride-city = { $seat }: the passenger is in { $hex } after { $links ->
    [one] one link
   *[other] { $links } links
}. End the journey here, or ride on.
prompt-over = The game is over: { $ending }.

waiting-share = { $seat } is taking a share.
waiting-lay = { $seat } is laying track: { $left ->
    [one] one more locomotive is
   *[other] { $left } more locomotives are
} allowed, one fewer if any goes on a mountain.
waiting-lay-last = { $seat } is laying track: one more locomotive is allowed, but not on a mountain.
waiting-lay-mountain = { $seat } is laying track: { $left ->
    [one] one more locomotive is
   *[other] { $left } more locomotives are
} allowed, on mountains too.
waiting-from = { $seat } is choosing a passenger for a train.
waiting-ride-start = { $seat } is running a train from { $hex }.
waiting-ride = { $seat } is running a train: the passenger is in { $hex }, on the { $railroad } railroad.
waiting-ride-city = { $seat } is running a train: the passenger is in { $hex } after { $links ->
    [one] one link
   *[other] { $links } links
}.

event-round-began = Round { $round } begins.
event-railroad-opened = Shares of the { $railroad } railroad can be taken from now on.
event-share-taken = { $seat } takes a share of the { $railroad } railroad; { $left ->
    [0] none of its locomotives is left.
    [one] one of its locomotives is left.
   *[other] { $left } of its locomotives are left.
}
event-laying-began = { $seat } may lay track, up to { $most ->
    [one] one locomotive
   *[other] { $most } locomotives
}.
event-started = { $seat } starts the { $railroad } railroad in { $hex }; { $left ->
    [0] none of its locomotives is left.
    [one] one of its locomotives is left.
   *[other] { $left } of its locomotives are left.
}
event-laid = { $seat } lays { $railroad } track in { $hex }; { $left ->
    [0] no { $railroad } locomotive is left.
    [one] one { $railroad } locomotive is left.
   *[other] { $left } { $railroad } locomotives are left.
}
event-chicago-paid = { $seat } receives ${ $amount } for a locomotive in { $hex }.
event-city-paid = { $seat } is the first to build into { $hex } and receives ${ $amount }.
event-transcontinental-paid = The coasts are joined: { $seat } receives the transcontinental bonus of ${ $amount }.
event-laying-ended = { $laid ->
    [0] { $seat } lays no track.
    [one] { $seat } lays no more track after one locomotive.
   *[other] { $seat } lays no more track after { $laid } locomotives.
}
event-train-began = { $seat } runs a train: the passenger of { $hex } boards.
event-link-ridden = The passenger comes to { $hex } by the { $railroad } railroad: { $links ->
    [one] one link so far
   *[other] { $links } links so far
}.
event-arrived = From { $start } to { $hex }: the journey ends after { $links ->
    [one] one link
   *[other] { $links } links
}.
event-dividend-paid = { $seat } receives a dividend of ${ $amount }: { $links ->
    [one] one link
   *[other] { $links } links
} of the { $railroad } railroad, { $shares ->
    [one] one share
   *[other] { $shares } shares
}.
event-fare-paid = { $seat } receives ${ $amount } for running the train through { $cities ->
    [one] one city
   *[other] { $cities } cities
}.
event-no-train = { $seat } runs no train: no passenger stands where a link begins.
event-order-of-3 = Order of the next round: { $first }, { $second }, { $third }.
event-order-of-4 = Order of the next round: { $first }, { $second }, { $third }, { $fourth }.
event-order-of-5 = Order of the next round: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-ended = The game ends: { $ending }.

score-fares = { $times ->
    [one] One train
   *[other] { $times } trains
} run
score-dividends = Dividends of the { $railroad } railroad, from { $times ->
    [one] one journey
   *[other] { $times } journeys
}
score-chicago = { $times ->
    [one] One locomotive
   *[other] { $times } locomotives
} in Chicago
score-city = First to build into { $hex }
score-transcontinental = Transcontinental bonus

panel-holdings = Players
holdings-note = in order of play
panel-railroads = Railroads
link-note = dollars that one more link pays each player
link-note-fare = dollars that one more link pays each player, one of them to { $seat } for the train
panel-rounds = Rounds
rounds-open = Railroads that open
panel-order = Next round’s order
order-note = as it stands: least money first
order-none = none is set after the last round
panel-bonuses = Bonuses still open
panel-left = Still waiting
left-passengers = Passengers in the cities

column-player = player
column-money = money
column-shares = shares
column-railroad = railroad
column-locomotives = engines left
column-cities = cities
column-round = round
column-opening = opening
column-shift = moves
column-bonus = bonus
column-pays = pays
column-supply = supply
column-left = left

opens = from { $round }
bonus-chicago = Chicago, each time
bonus-in-cities = Coast to coast, changes in cities only
bonus-elsewhere = Coast to coast, other changes
