example-of = { $clause } in a position of a match
example-which = Examples of { $clause }
example-so = What happens
example-not = What is refused
example-when = The moment
example-before = Before
example-after = After
example-wish = “{ $deed }”?
example-rest = Everything else on the table
example-match = { $players } players, after { $number ->
    [0] the set-up
    [one] one action
   *[other] { $number } actions
}.
example-play = Play on from here
example-look = Look at this match
