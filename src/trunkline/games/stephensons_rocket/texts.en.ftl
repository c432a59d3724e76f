# Stephenson’s Rocket

about = Drive seven railways across the country together: whoever extends a line gets a share of it, and whoever holds shares may send it elsewhere.

board-england = England
board-eastern-usa = Eastern USA
board-eastern-china = Eastern China

terrain-plain = open country
terrain-start = starting town
terrain-city = city
terrain-railway_town = railway town

# Companies are called by their letters, as on the map; these are their names.
railway-north-eastern-railway = North Eastern Railway
railway-lancashire-yorkshire-railway = Lancashire & Yorkshire Railway
railway-london-north-western-railway = London & North Western Railway
railway-great-eastern-railway = Great Eastern Railway
railway-great-western-railway = Great Western Railway
railway-london-south-western-railway = London & South Western Railway
railway-south-eastern-railway = South Eastern Railway
railway-boston-albany = Boston & Albany
railway-pennsylvania = Pennsylvania
railway-chesapeake-ohio = Chesapeake & Ohio
railway-central-of-georgia = Central of Georgia
railway-mobile-ohio = Mobile & Ohio
railway-illinois-central = Illinois Central
railway-michigan-central = Michigan Central
railway-shenyang-line = Shenyang line
railway-shandong-line = Shandong line
railway-shanghai-nanjing-line = Shanghai–Nanjing line
railway-fujian-line = Fujian line
railway-canton-hankow-line = Canton–Hankow line
railway-chengdu-chongqing-line = Chengdu–Chongqing line
railway-longhai-line = Longhai line

good-brewing = brewing
good-cattle = cattle
good-coal = coal
good-cotton = cotton
good-grain = grain
good-leather = leather
good-livestock = livestock
good-manufactured-goods = manufactured goods
good-petrochemicals = petrochemicals
good-steel = steel
good-textiles = textiles

# On the tokens, for those who do not tell the colours apart.
letters-brewing = Br
letters-cattle = Ca
letters-coal = Co
letters-cotton = Ct
letters-grain = Gr
letters-leather = Le
letters-livestock = Li
letters-manufactured-goods = Ma
letters-petrochemicals = Pe
letters-steel = St
letters-textiles = Te

place-liverpool = Liverpool
place-preston = Preston
place-crewe = Crewe
place-bristol = Bristol
place-manchester = Manchester
place-gloucester = Gloucester
place-birmingham = Birmingham
place-swindon = Swindon
place-leeds = Leeds
place-sheffield = Sheffield
place-oxford = Oxford
place-southampton = Southampton
place-york = York
place-nottingham = Nottingham
place-leicester = Leicester
place-reading = Reading
place-northampton = Northampton
place-lincoln = Lincoln
place-guildford = Guildford
place-hull = Hull
place-peterborough = Peterborough
place-london = London
place-brighton = Brighton
place-cambridge = Cambridge
place-maidstone = Maidstone
place-ipswich = Ipswich
place-norwich = Norwich
place-dover = Dover

place-buffalo = Buffalo
place-albany = Albany
place-detroit = Detroit
place-boston = Boston
place-chicago = Chicago
place-fort-wayne = Fort Wayne
place-cleveland = Cleveland
place-new-york = New York
place-pittsburgh = Pittsburgh
place-harrisburg = Harrisburg
place-indianapolis = Indianapolis
place-columbus = Columbus
place-philadelphia = Philadelphia
place-st-louis = St. Louis
place-cincinnati = Cincinnati
place-louisville = Louisville
place-richmond = Richmond
place-roanoke = Roanoke
place-norfolk = Norfolk
place-nashville = Nashville
place-knoxville = Knoxville
place-raleigh = Raleigh
place-memphis = Memphis
place-atlanta = Atlanta
place-columbia = Columbia
place-montgomery = Montgomery
place-savannah = Savannah
place-mobile = Mobile

place-baoji = Baoji
place-chongqing = Chongqing
place-nanning = Nanning
place-xi-an = Xi’an
place-yichang = Yichang
place-guilin = Guilin
place-taiyuan = Taiyuan
place-xiangyang = Xiangyang
place-zhengzhou = Zhengzhou
place-changsha = Changsha
place-zhuzhou = Zhuzhou
place-guangzhou = Guangzhou
place-zhangjiakou = Zhangjiakou
place-shijiazhuang = Shijiazhuang
place-wuhan = Wuhan
place-nanchang = Nanchang
place-beijing = Beijing
place-jinan = Jinan
place-xuzhou = Xuzhou
place-hefei = Hefei
place-tianjin = Tianjin
place-nanjing = Nanjing
place-fuzhou = Fuzhou
place-jinzhou = Jinzhou
place-qingdao = Qingdao
place-hangzhou = Hangzhou
place-shanghai = Shanghai
place-shenyang = Shenyang

place-irish-sea = Irish Sea
place-bristol-channel = Bristol Channel
place-english-channel = English Channel
place-north-sea = North Sea
place-lake-michigan = Lake Michigan
place-lake-huron = Lake Huron
place-lake-erie = Lake Erie
place-lake-ontario = Lake Ontario
place-atlantic-ocean = Atlantic Ocean
place-gulf-of-mexico = Gulf of Mexico
place-bohai-sea = Bohai Sea
place-yellow-sea = Yellow Sea
place-east-china-sea = East China Sea
place-south-china-sea = South China Sea
place-gulf-of-tonkin = Gulf of Tonkin

ending-companies = shares of at most one company can still be had
ending-tiles = all track tiles have been laid
ending-standstill = nobody can do anything any more
end-companies = Companies without shares to be had
end-tiles = Track tiles laid
end-standstill = Players who can do nothing
end-companies-extended = The game ends after this extension, unless shares are paid for a veto.
end-companies-turn-began = The game ends after this turn.
end-tiles-turn-began = The game ends after this turn.

option-edition = Which edition?
option-edition-2018 = 2018: points are open, shares never run out
option-edition-1999 = 1999: money is secret, 16 shares of each company
option-board = Which map?
option-board-england = England
option-board-usa = Eastern USA
option-board-china = Eastern China
option-move_stations = Which stations may be moved?
option-move_stations-unconnected = Only those not yet connected to a line
option-move_stations-any = Any of one’s own
option-veto_defence = Where may the active player go who matches a veto?
option-veto_defence-original = To the hex chosen at first
option-veto_defence-any = To any legal hex
option-merge_at_start = Can a line merge with a locomotive in its starting town?
option-merge_at_start-yes = Yes: it is a line of one hex
option-merge_at_start-no = No: it becomes a line when it leaves

action-pass = Pass
action-extend-company-hex = Extend the { $company } to { $hex }
action-invest-city-good = Invest in { $city }: { $good }
action-station-hex = Place a station in { $hex }
action-move-station-hex = Move the station in { $station } to { $hex }
action-match = Match the bid and keep the hex
action-match-hex = Match the bid: { $hex }
action-yield = Yield
action-bid-number-hex = Bid { $number ->
    [one] one share
   *[other] { $number } shares
} for { $hex }
choice-extend-company-hex = Extend a line
choice-invest-city-good = Invest
choice-station-hex = Place a station
choice-move-station-hex = Move a station
choice-match-hex = Match the bid
choice-bid-number-hex = Bid

prompt-turn = { $seat }: extend a line, invest, or place a station; { $left ->
    [one] one action
   *[other] { $left } actions
} left.
prompt-veto-first = { $seat }: { $active } takes the { $company } to { $hex }. Bid shares to send it elsewhere, or pass. You hold { $held ->
    [one] one share
   *[other] { $held } shares
}.
prompt-veto = { $seat }: the { $company } is to go to { $hex }; { $leader } bids { $shares ->
    [one] one share
   *[other] { $shares } shares
} to take it to { $wanted }. Bid more, or pass. You hold { $held }.
prompt-answer = { $seat }: the { $company } is to go to { $hex }; { $leader } bids { $shares ->
    [one] one share
   *[other] { $shares } shares
} to take it to { $wanted }. Match the bid, or yield. You hold { $held }.
prompt-over = The game is over: { $ending }.

waiting-turn = { $seat } is choosing an action; { $left ->
    [one] one
   *[other] { $left }
} left.
waiting-veto-first = { $active } takes the { $company } to { $hex }. { $seat } may bid against it with { $held ->
    [one] one share
   *[other] { $held } shares
}.
waiting-veto = The { $company } is to go to { $hex }; { $leader } bids { $shares ->
    [one] one share
   *[other] { $shares } shares
} to take it to { $wanted }. { $seat } may bid more, holding { $held }.
waiting-answer = The { $company } is to go to { $hex }; { $leader } bids { $shares ->
    [one] one share
   *[other] { $shares } shares
} to take it to { $wanted }. { $seat } may match the bid, holding { $held }.

event-turn-began = { $seat }’s turn.
event-passed = { $seat } can do nothing and passes.
event-invested = { $seat } invests in { $city }: { $good }.
event-station-placed = { $seat } places a station in { $hex } and has { $left } left.
event-station-moved = { $seat } moves a station from { $origin } to { $hex }.
event-station-left = The station of { $seat } leaves the line of the { $company }.
event-extended = { $seat } extends the { $company } from { $origin } to { $hex }.
event-share-taken = { $seat } takes a share of the { $company } and holds { $held }.
event-no-share = No share of the { $company } is left: { $seat } gets none.
event-no-share-isolated = The { $company } is isolated: { $seat } gets no share.
event-bid = { $seat } bids { $shares ->
    [one] one share
   *[other] { $shares } shares
} of the { $company } for { $hex }.
event-declined = { $seat } does not bid for the { $company }.
event-matched = { $seat } matches the bid of { $shares ->
    [one] one share
   *[other] { $shares } shares
} of the { $company }, for { $hex }.
event-yielded = { $seat } lets the { $company } go.
event-veto-paid = { $seat } pays { $shares ->
    [one] one share
   *[other] { $shares } shares
} of the { $company } to have it in { $hex }, and holds { $held }.
event-tile-laid = A track tile of the { $company } is laid in { $hex }; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left.
event-station-connected = The station of { $seat } in { $hex } is connected to the { $company }.
event-passenger-taken = { $seat } takes a passenger; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left.
event-city-connected = The { $company } connects { $city }.
event-railway-town-connected = The { $company } connects the railway town { $town } and now has { $towns ->
    [one] one town
   *[other] { $towns } towns
}.
event-start-connected = The { $company } connects { $town }, a starting town.
event-city-paid = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for investments in { $city }.
event-city-paid-secretly = { $seat } receives £{ $points },000 for investments in { $city }.
event-city-paid-secretly-unseen = { $seat } is paid for investments in { $city }.
event-town-paid = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for stations on the { $company }, at { $town }.
event-town-paid-secretly = { $seat } receives £{ $points },000 for stations on the { $company }, at { $town }.
event-town-paid-secretly-unseen = { $seat } is paid for stations on the { $company }, at { $town }.
event-merged = In { $hex } the { $company }, with { $towns ->
    [one] one town
   *[other] { $towns } towns
}, meets the { $survivor }, merges with it and closes.
event-merger-paid = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for { $held ->
    [one] one share
   *[other] { $held } shares
} of the { $company }.
event-merger-paid-secretly = { $seat } receives £{ $points },000 for { $held ->
    [one] one share
   *[other] { $held } shares
} of the { $company }.
event-merger-paid-secretly-unseen = { $seat } is paid for { $held ->
    [one] one share
   *[other] { $held } shares
} of the { $company }.
event-connector-laid = A connector tile for { $lines } lines is laid in { $hex }.
event-shares-exchanged = { $seat } gives back { $returned ->
    [one] one share
   *[other] { $returned } shares
} of the { $company } and gets { $gained ->
    [0] none
   *[other] { $gained }
} of the { $survivor }.
event-shares-lost = No more shares of the { $survivor } are left: { $seat } loses { $lost ->
    [one] one
   *[other] { $lost }
} that would be due.
event-isolated = The { $company } is isolated: there is nothing left that it could connect to.
event-ended-at-once = The game ends at once: { $ending }.
event-ended-after-turn = The game ends: { $ending }.
event-ended-at-standstill = The game ends: { $ending }.
event-passengers-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for { $count ->
    [one] one passenger
   *[other] { $count } passengers
}.
event-investments-removed = No line ever came to { $city }: investments there do not count.
event-industry-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for { $count ->
    [one] one investment
   *[other] { $count } investments
} in { $good }.
event-stations-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for { $count ->
    [one] one station
   *[other] { $count } stations
} on the { $company }.
event-shares-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for { $count ->
    [one] one share
   *[other] { $count } shares
} of the { $company }.

score-cities = Investments in { $times ->
    [one] a connected city
   *[other] connected cities, { $times } times
}
score-railway-towns = Stations at { $times ->
    [one] a railway town
   *[other] railway towns, { $times } times
}
score-mergers = Shares at { $times ->
    [one] a merger
   *[other] { $times } mergers
}
score-passengers = { $count ->
    [one] One passenger
   *[other] { $count } passengers
}
score-industry = { $count ->
    [one] One investment
   *[other] { $count } investments
} in { $good }
score-stations = { $count ->
    [one] One station
   *[other] { $count } stations
} on the { $company }
score-shares = { $count ->
    [one] One share
   *[other] { $count } shares
} of the { $company }

panel-players = Players
panel-companies = Companies
panel-industry = Industry
panel-veto = Veto on the { $company }
panel-forecast = If the game ended now
panel-final = Final scoring
panel-supply = What is left
companies-note = small: what a merger, or the next railway town, would pay
industry-note = ■ connected
in-thousands = in thousands of pounds

column-player = player
column-points = points
column-money = money
column-passengers = passengers
column-stations-left = stations left
column-at-the-end = at the end
column-company = company
column-towns = towns
column-shares = shares
column-stations = stations
column-pile = pile
column-city = city
column-pays = pays
column-held = shares
column-bid = bid
column-hex = hex
column-state = status
column-for = points for
column-supply = supply
column-left = left

thousands = ,
line-isolated = isolated
line-closed = → { $survivor }
city-connected = connected
space-free = free

veto-open = if nobody bids, it goes to { $hex }
veto-stands = as it stands, { $leader } pays { $shares ->
    [one] one share
   *[other] { $shares } shares
} and it goes to { $hex }
veto-leads = leads
veto-outbid = outbid
veto-asked = decides
veto-cannot = cannot bid
veto-last = answers last
veto-to-come = may bid
veto-passed = passed

forecast-passengers = passengers
forecast-stations = { $company } stations
forecast-stations-brief = stations
forecast-shares = { $company } shares
forecast-shares-brief = shares
forecast-sum = Sum
forecast-total = With the points so far

supply-tiles = track tiles
supply-companies = companies with shares to be had
supply-passengers = passengers
supply-supplementary = supplementary shares
supply-two_line = two-line connectors
supply-three_line = three-line connectors
