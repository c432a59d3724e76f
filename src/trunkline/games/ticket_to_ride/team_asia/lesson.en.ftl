# The first match, step by step

welcome = Two partners, one score: { $seat1 } plays with you, { $seat2 } and { $seat3 } play against you. Claim routes with train cards, and join the cities on the tickets of your team.

keep-kabul = First the tickets: you get five and keep at least three. A completed ticket adds its points at the end, any other takes them away. Kabul – Nagpur, 7 points: keep it.
keep-two-more = Nagpur – Rawalpindi and Bombay – Lahore lie along the same way. Keep both.
return-two = The last two lead far into the east. Return them.
rack-ticket = Your partner cannot see your hand, only what is on your team’s rack. Put one ticket there: Kabul – Nagpur.
they-choose-tickets = Everybody has chosen, and { $seat1 } shows you a ticket, too: Bangalore – Delhi. You will meet on the way! Only the two of you can see it.

draw-first = You draw two cards: one for your hand, one for the rack. Rawalpindi – Lahore is blue: take the blue card.
place-first = Before you draw the second card you say where this one goes. It is for you: into your hand. Then the next one goes to the rack.
draw-second = What could { $seat1 } use? Delhi – Cawnpore is green and lies on your common way. Take the green card: it goes to the rack.
they-use-rack = You are understood! One green card from the hand, one from the rack: { $seat1 } claims Delhi – Cawnpore, 2 points for your team.
they-oppose = { $seat2 } draws cards, { $seat3 } claims Mukden – Peking. With four players the second track of a double route is then closed to everybody.

claim-tunnel = Now into the mountains. Kabul – Rawalpindi is a tunnel: it costs one white card, but then four cards are turned up, and each white one and each locomotive costs one card more. Dare it!
pay-tunnel = Lay down a white card. The rack is empty, so it comes from your hand.
pay-more = A white one! One more card is due. You could withdraw and take your payment back, but then the turn is over. You have another white card: pay.
they-reach-nagpur = The tunnel is yours. And { $seat1 } reaches Nagpur: the routes of both partners count together. Only the way from Rawalpindi to Delhi is missing.
they-withdraw = { $seat2 } tries a tunnel as well. Two of the six cards match: too dear! The payment goes back to the hand, and the turn is over.
they-draw-tickets = { $seat3 } draws four tickets, keeps one and puts it on the rack. That, too, is a whole turn.

share-tickets = There are still two tickets in your hand that { $seat1 } knows nothing of. Spend this turn on showing them: share tickets.
share-both = Put both on the rack: first Bombay – Lahore, then Nagpur – Rawalpindi.
they-understand = Look: { $seat1 } claims Lahore – Delhi at once. That is how partners talk in this game.
claim-last = Only Rawalpindi – Lahore is missing, one blue space, and the blue card has waited in your hand. Claim it!
they-go-on = Kabul – Nagpur and Nagpur – Rawalpindi are completed: 13 points at the end, and each of you has built a part. Meanwhile { $seat2 } has got through the tunnel, with nothing to pay on top.

end = When the partners of a team together have three trains or fewer at the end of a turn, everybody plays one more turn. Your own trains have to last for you alone.
final-scoring = Then all tickets count, those on the rack and those in the hands. 10 points more go to the team with the longest path, the Asian Express, and 10 to the one with the most completed tickets.
alone = It is your turn, and from here on the two of you play by yourselves. Two yellow cards for Bombay – Nagpur would complete your third ticket. Have a good journey!
