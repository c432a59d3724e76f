# Ticket to Ride: Team Asia

about = Two partners lay their routes together, and each knows of the other’s cards only what lies on the rack.

board-team-asia = Team Asia

option-share_tickets = How many tickets go to the rack when a player shares them?
option-share_tickets-two = Two, as in the Russian booklet
option-share_tickets-one_or_two = One or two, as in the English booklet
option-last_turns_at = When do the last turns begin?
option-last_turns_at-3 = When a team has 3 trains or fewer
option-last_turns_at-4 = When a team has 4 trains or fewer

action-to-hand = Into your hand
action-to-rack = On the rack
action-from-rack-coloured-wilds = From the rack: colour cards × { $coloured }, locomotives × { $wilds }
action-extra-number = Pay on: { $number ->
    [0] no locomotives
    [one] one locomotive
   *[other] { $number } locomotives
}
action-withdraw = Give the tunnel up
action-share = Share tickets
action-rack-ticket = On the rack: { $ticket }
action-done = One is enough
choice-to-hand = Where the card goes
choice-to-rack = Where the card goes
choice-from-rack-coloured-wilds = Cards from the rack
choice-extra-number = Locomotives among the additional cards
choice-rack-ticket = Ticket for the rack

prompt-start-rack = { $seat }: choose one of your tickets for the rack.
prompt-turn = { $seat }: draw train cards, claim a route, draw tickets or share tickets.
prompt-turn-last = { $seat }: this is your last turn. Draw train cards, claim a route, draw tickets or share tickets.
prompt-place = { $seat }: where does this card go ({ $card })? The second one goes to the other place.
prompt-rack-ticket = { $seat }: choose one of the tickets you keep for the rack.
prompt-from-rack = { $seat }: how many of the cards for { $track } come from the rack?
prompt-extra = { $seat }: the tunnel { $track } asks for { $due ->
    [one] one more card
   *[other] { $due } more cards
}. How many locomotives do you add? Or give the tunnel up.
prompt-extra-from-rack = { $seat }: how many of the additional cards for { $track } come from the rack?
prompt-share = { $seat }: choose { $shared ->
    [0] a ticket
   *[other] another ticket
} for the rack.

waiting-start-rack = { $seat } is choosing a ticket for the rack.
waiting-place = { $seat } is deciding where a card goes.
waiting-rack-ticket = { $seat } is choosing a ticket for the rack.
waiting-from-rack = { $seat } is laying the payment for { $track }.
waiting-extra = { $seat } is thinking about the tunnel { $track }: { $due ->
    [one] one more card is due
   *[other] { $due } more cards are due
}.
waiting-extra-from-rack = { $seat } is laying the additional cards for { $track }.
waiting-share = { $seat } is sharing tickets.

event-last-turns = { $trains ->
    [0] No trains are
    [one] Only one train is
   *[other] Only { $trains } trains are
} left to the team of { $seat }: every player has one more turn.
event-to-own-hand = { $seat } takes the card into the hand.
event-card-racked = { $seat } puts a card on the rack: { $card }.
event-card-racked-unseen = { $seat } puts the card on the rack.
event-ticket-named = { $seat } names a ticket for the rack: { $ticket }.
event-ticket-named-unseen = { $seat } names a ticket for the rack.
event-ticket-racked = { $seat } puts a ticket on the rack: { $ticket }.
event-ticket-racked-unseen = { $seat } puts a ticket on the rack.
event-laid = { $seat } lays from the hand { $hand ->
    [0] { $hand_wild ->
        [0] nothing
        [one] 1 locomotive
       *[other] { $hand_wild } locomotives
    }
   *[other] { $hand } { $card }{ $hand_wild ->
        [0] {""}
        [one] {" "}and 1 locomotive
       *[other] {" "}and { $hand_wild } locomotives
    }
}, from the rack { $rack ->
    [0] { $rack_wild ->
        [0] nothing
        [one] 1 locomotive
       *[other] { $rack_wild } locomotives
    }
   *[other] { $rack } { $card }{ $rack_wild ->
        [0] {""}
        [one] {" "}and 1 locomotive
       *[other] {" "}and { $rack_wild } locomotives
    }
}.
event-turned-up = Turned up: { $card }{ $match ->
    [0] .
   *[other] , a match!
}
event-tunnel-due = { $turned ->
    [0] No card could be turned up
    [one] One card was turned up
   *[other] { $turned } cards were turned up
} for { $track }: { $due ->
    [0] { $seat } pays nothing more
    [one] { $seat } owes one more card
   *[other] { $seat } owes { $due } more cards
}.
event-withdrew = { $seat } gives { $track } up and takes the payment back.
event-share-began = { $seat } shares tickets with the partner.
event-express = Asian Express: the team of { $seat } has the longest path, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}, and scores { $points } points.
event-globetrotter = Globetrotter: the team of { $seat } has the most completed tickets, { $tickets }, and scores { $points } points.

score-express = Asian Express, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}
score-globetrotter = Globetrotter, { $tickets ->
    [one] one ticket
   *[other] { $tickets } tickets
}

panel-rack = Team rack
panel-teams = Teams
panel-reveal = Turned up for the tunnel
column-team = team
column-rack = rack
column-rack-cards = cards on the rack
column-rack-tickets = tickets on the rack
ticket-on-rack = on the rack
