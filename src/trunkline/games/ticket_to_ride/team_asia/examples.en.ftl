# What the engine does not say by itself of the examples in examples.txt.

ta-1-1 = Four players, two teams: partners sit side by side.
ta-1-2 = Everybody has 27 trains, and each team one score.
ta-1-3 = The rack of your own team you see; of the others’ you see only how many cards stand on it.
ta-2-1 = The rack is still empty; the four cards that were dealt are in the hand.
ta-6-2 = The tunnel is paid with a locomotive alone. Of the five cards turned up only the locomotive matches, so one more locomotive is due.
ta-6-4 = Deck and discards are empty: nothing can be turned up, and the tunnel costs nothing more.
ta-7-3 = The team of Players 1 and 2 has the most points and wins.
ta-8-1 = These tickets are from the substitute deck, and the table says so.
