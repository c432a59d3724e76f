# The first match, step by step

welcome = All aboard! You have 45 trains, four cards in your hand and a continent before you. Claim routes, join the cities of your tickets, and have the most points when the trains run out.

return-long = First the tickets: four are dealt to you, and you keep at least two. Astrakhan – Hanoi would bring 18 points, but a ticket that you do not complete costs as many. For a first journey it is too far: return it.
keep-macau = Macau – Singapore, 6 points, all in one corner of the map. Keep it.
keep-lhasa = Lhasa – Bangkok ends in the same corner. Tickets that share a way help each other: keep it too.
return-moscow = Moscow – Ankara lies at the other end of the world. Return it.
they-choose-tickets = { $seat1 } keeps three tickets. Which ones, nobody knows before the end: tickets are secret, and yours are as well.

one-action = A turn is one thing only: draw train cards, claim a route, or draw tickets. At the bottom lie the row and your hand.
draw-yellow = From Hanoi to Saigon runs a yellow route of three spaces, and you have two yellow cards. Take the third from the row.
draw-blind = You draw a second card: another one from the row, or the top card of the deck, unseen. Try your luck with the deck!
they-draw = A locomotive! It is wild and stands in for any colour. Drawn blind it is a card like any other; taken from the row it would have been your whole draw. { $seat1 } has drawn two cards as well.

claim-route = Three yellow cards: now claim Hanoi – Saigon. A click on the route is enough.
pay-route = Then choose how to pay. A locomotive could replace a yellow card, but you will need it soon: pay three yellow ones.
they-claim = 4 points at once! Long routes pay far more than short ones: six spaces bring 15. { $seat1 } has begun too, in the Bay of Bengal.
claim-ferry = Saigon – Singapore is a ferry. For each locomotive printed on it you must pay a real one; lucky that you have one.
pay-ferry = The other space is gray and takes any colour. Pay with the red card; the white one has a task already.
claim-macau = Only Hanoi – Macau is missing: one gray space. Routes need not be claimed in order, nor touch each other; but now yours all join.
they-watch = Macau and Singapore are joined: your first ticket is completed and brings 6 points at the end. Once done it cannot be lost.

draw-black = On to Lhasa! Lhasa – Mandalay is black, with two spaces, and black cards lie in the row. Take two of them. (The locomotive in the row would be your only card this turn.)
they-block = { $seat1 } was faster: Rangoon – Bangkok is taken, and with two or three players the second track is then closed to all. No harm done: you can also go from Mandalay to Hanoi.
claim-mountain = Now over the mountains: claim Lhasa – Mandalay. Each X sends one more of your trains to the mountain crossing, and each of those scores 2 points.
they-take-locomotive = 2 points for the route and 4 for the crossing! But it has cost four trains: 35 are left. { $seat1 } takes a locomotive from the row and may draw nothing else.

draw-tickets = Your hand is empty, your network is good: a moment for new tickets. Draw three; at least one of them stays with you.
keep-peking = Peking – Saigon, 9 points, and from Macau to Saigon you have track already. Keep it!
keep-xian = Xi’an lies on the way to Peking, and from Macau a ferry goes to Taipei. Keep that too.
return-dihua = Dihua is far away in the north. Return this one.

end = When somebody has two trains or fewer at the end of a turn, everybody plays one more turn. Keep an eye on the others’ trains.
final-scoring = Then all tickets are turned up: the completed ones are added, the others taken off. The Asian Explorer, whose routes join the most cities in one network, gets 10 points more.
alone = It is your turn, and from here on you travel alone. You might collect red for Mandalay – Hanoi, or white or green for Macau – Xi’an. Have a good journey!
