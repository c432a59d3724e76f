# What the engine does not say by itself of the examples in examples.txt.

ce-1-1 = Three players: 40 dollars each.
ce-1-2 = The companies on their sheets: how many of the shares are sold, what lies in the treasury, and how many locomotives are left. The four eastern ones have placed their first locomotive already.
ce-1-3 = The four eastern companies stand on their start hexes. Fort Wayne, marked in the west, is empty: the Wabash comes later.
ce-1-4 = The opening incomes: 7, 6, 5 and 8 dollars. The Wabash has none yet.
ce-1-5 = Detroit, Wheeling and Pittsburgh stand on the first boxes of their rows, and all 20 houses lie in the reserve.
ce-1-6 = Three dials, all at START.
ce-1-7 = Player 1 was drawn as the banker, and everybody’s cash lies open: 40 dollars each.
ce-2-1 = The share of the PRR is sold, and that of the B&O is the next one.
ce-2-6 = The last opening auction is over. Player 3 bought the first share of the PRR, and so takes the first turn.
ce-3-4 = Player 3 has finished. Clockwise, Player 1 is next.
ce-4-3 = Player 2 has put the share up and passed. The auction goes on all the same: Player 3 makes the first bid.
ce-4-4 = The last rival has passed: Player 1 pays 12 dollars into the treasury of the B&O and takes the share.
ce-5-8 = The NYC builds in a city. Its income rises at once by what is printed there.
ce-5-9 = The NYC builds in a forest, and its income stays what it was: a forest pays only when it is developed.
ce-7-2 = The dividends are paid, and the four ends are looked at: none of them is reached, so the game goes on.
ce-8-2-chicago = With “interrupt”: the dividend and the auction of the Wabash share are over, and the same action goes on with its second hex.
ce-8-2-later = With “after_action”: Chicago was reached one step before, and the whole stage follows only now, when the action is over.
ce-8-5 = The Wabash has opened, and its second share is put up like any other.
ce-8-6 = This expansion reached Chicago and put the second dial on red. The Chicago stage has been held; only now, at the end of the action, does the dividend stage follow.
ce-9-2 = Player 3 has the most cash, 44 dollars, and wins. The shares count for nothing any more.
