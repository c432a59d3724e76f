# The first match, step by step

welcome = Welcome to America! Six railroads will cross it, and none of them will be yours. You hold shares, and after six rounds whoever has the most money wins.
rounds = Each round has three stages: everybody takes a share, everybody lays track, everybody runs a train. A passenger waits in every city.

share-red = Shares are taken in reverse turn order. Today you play last, so you choose first. Only red and blue are open yet: take a share of red.
they-take-shares = { $seat3 } and { $seat2 } take blue, { $seat1 } takes red as you did. Whoever holds a share may lay that railroad’s track: red now grows in two pairs of hands.
they-lay-red = { $seat1 } starts red in New York. Red and blue must start in one of the six coloured cities on the east coast; with four players a turn has up to five locomotives.
they-lay-blue = Blue climbs from Philadelphia over a mountain to Pittsburgh. Whoever builds on a mountain lays one locomotive fewer that turn: { $seat2 } had to stop after four.

lay-buffalo = Your turn, five locomotives. Each goes next to red track: put the first in Buffalo. Two cities joined by one railroad, with no city in between, make a link: Albany – Buffalo.
lay-boston = Another branch, from Albany to Boston: two hexes. The more cities red has, the more links there are to ride.
lay-on = Two locomotives are left. Lead red towards Pittsburgh, where blue is already. In a city passengers change from one railroad to another.

they-ride-red = { $seat1 } sends the passenger of New York to Buffalo over two red links. Red pays every shareholder a dollar for each link: that is $2 for you, and it was not even your train.
they-ride-blue = { $seat2 } and { $seat3 } ride on blue and are paid twice each. A passenger who has travelled leaves the game, so good starting cities become rare.

train-start = Now run a train of your own. You may ride on any railroad, but red pays you. Take the passenger of Boston.
train-link = Ride along red, hex by hex, to Albany. That will be the first link.
train-on = Albany! The passenger could get off here, but every further link pays again. No hex may be visited twice: go on to New York.
train-stop = Two links, three cities. End the journey here: $3 for your train, and $2 for your red share.

order = Everybody has $7. Whoever has the least goes first in the next round, and those who are level swap places: now you are the first to lay track and to run a train, and the last to take a share.
they-take-more = Round 2 opens the orange railroad, later rounds the other three. { $seat1 } takes orange at once.
share-orange = Take orange as well. With shares in two railroads you are paid twice when a passenger changes from one to the other.
lay-chicago = Orange has no track yet, so you may start it: on the east coast or here, in Chicago. Each locomotive in Chicago brings $2 at once.
lay-milwaukee = Go north to Milwaukee, two hexes away.
lay-green-bay = And on to Green Bay. Then your five locomotives are laid; you could always stop sooner.
they-join = Look: blue has reached Chicago, and red has met blue in Pittsburgh. From Green Bay to Boston it is all one network now.

bonuses = Bonuses wait on the map: $5 for the first track into each city with a green stripe, and $12 or $8 for whoever first completes a line from coast to coast out of different railroads.
end = The game ends after round 6; only money counts then, and no share is ever sold. So ask of each share how often it will still be ridden on, and by how many.
alone = The first train is yours, and you go on by yourself now. Choose one of the best ways, or ride step by step: from Green Bay to Boston it is seven links, worth $13 to you. Good journey!
