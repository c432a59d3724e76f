# The first match, step by step

welcome = England, 1830. Seven railway companies set out, and every locomotive obeys everybody: you may move any of them. You score with shares, with stations and with investments; most points win.
two-actions = A turn has two actions: invest, place or move a station, extend a line. You begin, so let us build.

place-station = Put a station on F12, beside Swindon. Swindon is a railway town: when a line first reaches it, whoever has the most stations on that line is paid. A station wants an empty hex, next to no locomotive and no other station.
extend-line = Now bring a train. Extend the LSWR from Southampton straight towards your station. Whoever extends a line takes a share of its company at once.
they-begin = { $seat1 } has the same idea on the other side of Swindon, and extends the GWR. It reaches the railway town Gloucester, but nobody has a station on that line: nobody is paid.
they-turn-away = Oh! { $seat2 } extends the LSWR too, and turns away from your station: a locomotive goes straight on, or one hex to the left or to the right.

veto = But you hold a share, so you have a veto. Bid one share and name your hex: F12. { $seat2 } may equal your bid, and keep the move, or give in.
they-yield = { $seat2 } gives in; you pay the share, and the LSWR comes to your station and to Swindon. Southampton, Reading, Swindon: one point for each town of the line, 3 points for you!

reach-oxford = Your turn again. Straight on lies Oxford, another railway town, and yours is still the only station on the line. Extend the LSWR: that will be four towns, 4 points.
make-investment = There they are! Reading has paid nobody, though: it is a city, and cities pay those who have invested in them. Invest in London, in brewing, before a line gets there.
they-reach-swindon = { $seat1 } brings the GWR to Swindon and scores 3 points. Each town counts once for every line: for the GWR it was new.
they-move-station = { $seat2 } had a station where no train will come, and moves it to Maidstone: that is allowed until a line has reached it. The SER sets out to meet it.

merge = Look at E11: it lies next to the GWR. A line that meets another one merges into it and closes, and its shareholders are paid. With this extension you hold two shares of the LSWR, nobody has more. Go!
they-agree = { $seat2 } has a share too, earns something and lets it happen: 4 points for you, one for each town, and half of that for second place. Your two shares have become one of the GWR; your station, too, is on its line now.
catch-passenger = One action is left. The SER is heading for the station at Maidstone: take it there yourself. Whoever ends a move on somebody else’s station takes a passenger.
they-let-it-pass = The passenger is yours: at the end, most of them bring 6 points. { $seat2 } scores 2 points for the station at Maidstone, but those were as good as sure.

they-go-north = { $seat1 } invests and builds; { $seat2 } invests in Ipswich and turns the SER that way. You would rather see it in London, and you have a share.
veto-again = Bid it for L11. If you win, the train goes your way. If { $seat2 } equals your bid, you keep your share, and { $seat2 } pays one: a veto that is lost costs nothing.
they-match = { $seat2 } pays a share to go north. Now you both hold one share of the SER, and it cost you nothing: that is how shares melt away.

end = The game ends after a turn when six of the seven companies have closed or are isolated, or when the 60 track tiles are used up.
final-scoring = Then passengers and industries are scored, and on every line that is left the stations and the shares: a point for each town. Here you see at any time what that would be now.
alone = You lead by 11 points to 4 and 3, and it is your turn: two actions. From here on the country is yours. Keep an eye on lines that can meet!
