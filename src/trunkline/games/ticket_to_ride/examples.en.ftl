# What the engine does not say by itself of the examples in examples.txt.

tr-1-1 = All 110 cards by colour: what lies open, what is in your hand, and what nobody has seen yet.
tr-1-4 = The tickets are chosen, and the player who was drawn takes the first turn.
tr-1-5 = Everybody sees how many cards and tickets each player has. Which ones they are you see only of your own.
tr-3-4 = A large hand: there is no limit to it.
tr-4-3 = The new route is nowhere near the player’s other one.
tr-4-7 = The cards paid lie among the discards now.
