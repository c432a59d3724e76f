# Ticket to Ride Asia: what Team Asia and Legendary Asia share

card-purple = purple
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-locomotive = locomotive
card-unseen = unseen

# On the cards, for those who do not tell the colours apart.
letters-purple = P
letters-white = W
letters-blue = B
letters-yellow = Y
letters-orange = O
letters-black = K
letters-red = R
letters-green = G
letters-locomotive = L

colour-purple = purple
colour-white = white
colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-black = black
colour-red = red
colour-green = green
colour-gray = gray

ending-trains = the last turns have been played
ending-passes = every player in turn has passed
end-trains = Trains used
end-trains-turn-began = Last turns: { $left } to go, then the game ends.
end-passes = Passes in a row

action-draw-card = Take from the row: { $card }
action-draw-pile = Draw from the deck
action-claim-track = Claim { $track }
action-tickets = Draw tickets
action-pass = Pass
action-keep-ticket = Keep { $ticket }
action-return-ticket = Return { $ticket }
action-pay-colour-number = Pay { $colour }{ $number ->
    [0] , no locomotives
    [one] , one locomotive
   *[other] , { $number } locomotives
}
action-pay-wild = Pay locomotives only
choice-draw-card = Card from the row
choice-draw-pile = Deck
choice-claim-track = Route to claim
choice-keep-ticket = Ticket to keep
choice-return-ticket = Ticket to return
brief-keep-ticket = Keep
brief-return-ticket = Return
choice-pay-colour-number = Payment
choice-pay-wild = Payment

prompt-start-tickets = { $seat }: which tickets do you keep? At least { $least } of { $count }.
prompt-turn = { $seat }: draw train cards, claim a route or draw tickets.
prompt-turn-last = { $seat }: this is your last turn. Draw train cards, claim a route or draw tickets.
prompt-second-card = { $seat }: take your second card, from the row or from the deck.
prompt-tickets = { $seat }: which tickets do you keep? At least { $least } of { $count }.
prompt-pay = { $seat }: choose how to pay { $length ->
    [one] the card
   *[other] the { $length } cards
} for { $track }.
prompt-over = The game is over: { $ending }.

waiting-start-tickets = { $seat } is choosing tickets.
waiting-turn = { $seat } is choosing an action.
waiting-turn-last = { $seat } is playing the last turn; { $left ->
    [one] it ends the game
   *[other] { $left } turns are left, this one included
}.
waiting-second-card = { $seat } is taking a second card.
waiting-tickets = { $seat } is choosing tickets.
waiting-pay = { $seat } is paying for { $track }.

event-cards-dealt = { $seat } is dealt four train cards: { $card }, { $second }, { $third }, { $fourth }.
event-cards-dealt-unseen = { $seat } is dealt four train cards.
event-row-filled = A new card lies face up: { $card }.
event-row-replaced = Too many locomotives lie face up: the whole row is discarded and replaced.
event-reshuffled = The discards are shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-ticket-offered = { $seat } takes a ticket to decide on: { $ticket }.
event-ticket-offered-unseen = { $seat } takes a ticket to decide on.
event-ticket-decided = { $seat } { $kept ->
    [0] returns
   *[other] keeps
} the ticket { $ticket }.
event-ticket-decided-unseen = { $seat } decides on a ticket.
event-tickets-kept = { $seat } keeps { $count ->
    [0] no ticket
    [one] 1 ticket
   *[other] { $count } tickets
} and returns { $back ->
    [0] none
   *[other] { $back }
}.
event-turn-began = { $seat }’s turn.
event-drew-open = { $seat } takes { $which ->
    [2] a second card
   *[other] a card
} from the row: { $card }.
event-drew-blind = { $seat } draws { $which ->
    [2] a second card
   *[other] a card
} from the deck: { $card }.
event-drew-blind-unseen = { $seat } draws { $which ->
    [2] a second card
   *[other] a card
} from the deck.
event-drew-tickets = { $seat } draws { $count ->
    [one] one ticket
   *[other] { $count } tickets
}.
event-claim-began = { $seat } sets out to claim { $track }.
event-paid = { $seat } pays for { $track }: { $coloured ->
    [0] { $wild ->
        [one] 1 locomotive
       *[other] { $wild } locomotives
    }
   *[other] { $coloured } { $card }{ $wild ->
        [0] {""}
        [one] {" "}and 1 locomotive
       *[other] {" "}and { $wild } locomotives
    }
}.
event-claimed = { $seat } claims { $track } for { $points ->
    [one] one point
   *[other] { $points } points
}; { $trains ->
    [0] no train is
    [one] one train is
   *[other] { $trains } trains are
} left.
event-passed = { $seat } can do nothing and passes.
event-ended = The game ends: { $ending }.
event-ticket-scored = { $seat }, ticket { $ticket }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

score-routes = { $routes ->
    [one] One route
   *[other] { $routes } routes
}
score-ticket-done = Ticket { $ticket }
score-ticket-failed = Ticket { $ticket }, not completed

panel-row = Face-up cards
panel-hand = Your hand
panel-tickets = Your tickets
panel-offered = Tickets to choose from
panel-players = Players
column-player = player
column-points = points
column-trains = trains
column-cards = cards
column-tickets = tickets
column-routes = routes
column-card = card
column-count = number
column-ticket = ticket
column-value = value
column-state = status
column-decision = decision
deck = Deck
panel-cards = Cards
cards-seen = counted from what you have seen
cards-in-sight = counted from what lies open
column-face-up = face up
column-own = yours
column-others = seen with others
column-discarded = discards
column-unseen = unseen
column-chance = chance
chance = { $number }%
ticket-deck = Tickets
ticket-done = completed
ticket-to-go = { $number } to go
ticket-cut-off = cut off
ticket-kept = kept
ticket-returned = returned
substitute-deck = substitute deck: the printed tickets are not known to us

track-about = { $length ->
    [one] one space
   *[other] { $length } spaces
}, { $colour }
track-gray = gray: any one colour
track-owner = owner: { $player }
track-closed = closed
track-tunnel = tunnel: { $cards } cards are turned up
track-ferry = ferry: { $locomotives ->
    [one] one locomotive
   *[other] { $locomotives } locomotives
} at least
track-mountain = mountains: { $crossings ->
    [one] one more train
   *[other] { $crossings } more trains
} for the crossing

city-agra = Agra
city-ankara = Ankara
city-astrakhan = Astrakhan
city-baghdad = Baghdad
city-bangalore = Bangalore
city-bangkok = Bangkok
city-baroda = Baroda
city-bombay = Bombay
city-calcutta = Calcutta
city-canton = Canton
city-cawnpore = Cawnpore
city-chengdu = Chengdu
city-chiang-mai = Chiang Mai
city-chita = Chita
city-chungking = Chungking
city-colombo = Colombo
city-dacca = Dacca
city-delhi = Delhi
city-dihua = Dihua
city-foochow = Foochow
city-fort-bayard = Fort Bayard
city-hankow = Hankow
city-hanoi = Hanoi
city-harbin = Harbin
city-hong-kong = Hong Kong
city-hyderabad = Hyderabad
city-irkutsk = Irkutsk
city-jiuquan = Jiuquan
city-junction-east = eastern junction
city-junction-south = southern junction
city-junction-west = western junction
city-kabul = Kabul
city-karachi = Karachi
city-kashgar = Kashgar
city-kathmandu = Kathmandu
city-khabarovsk = Khabarovsk
city-kobe = Kobe
city-krasnoyarsk = Krasnoyarsk
city-kunming = Kunming
city-lahore = Lahore
city-lanchow = Lanchow
city-lhasa = Lhasa
city-macau = Macau
city-madras = Madras
city-mandalay = Mandalay
city-mecca = Mecca
city-moscow = Moscow
city-mukden = Mukden
city-nagpur = Nagpur
city-nanchang = Nanchang
city-nanning = Nanning
city-omsk = Omsk
city-peking = Peking
city-perm = Perm
city-rangoon = Rangoon
city-rawalpindi = Rawalpindi
city-saigon = Saigon
city-samarkand = Samarkand
city-seoul = Seoul
city-shanghai = Shanghai
city-shiraz = Shiraz
city-singapore = Singapore
city-sukkur = Sukkur
city-taipei = Taipei
city-tbilisi = Tbilisi
city-tehran = Tehran
city-ulan-bator = Ulan Bator
city-vientiane = Vientiane
city-vladivostok = Vladivostok
city-xi-an = Xi’an
city-yinchuan = Yinchuan

# What they are called today, where that differs.
modern-bangalore = Bengaluru
modern-baroda = Vadodara
modern-bombay = Mumbai
modern-calcutta = Kolkata
modern-canton = Guangzhou
modern-cawnpore = Kanpur
modern-chungking = Chongqing
modern-dacca = Dhaka
modern-dihua = Ürümqi
modern-foochow = Fuzhou
modern-fort-bayard = Zhanjiang
modern-hankow = part of Wuhan
modern-hyderabad = Hyderabad
modern-lanchow = Lanzhou
modern-madras = Chennai
modern-mukden = Shenyang
modern-peking = Beijing
modern-rangoon = Yangon
modern-saigon = Ho Chi Minh City
modern-ulan-bator = Ulaanbaatar

water-black-sea = Black Sea
water-caspian-sea = Caspian Sea
water-red-sea = Red Sea
water-persian-gulf = Persian Gulf
water-arabian-sea = Arabian Sea
water-indian-ocean = Indian Ocean
water-bay-of-bengal = Bay of Bengal
water-south-china-sea = South China Sea
water-east-china-sea = East China Sea
water-yellow-sea = Yellow Sea
water-sea-of-japan = Sea of Japan
water-pacific-ocean = Pacific Ocean
