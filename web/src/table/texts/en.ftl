# The table

table-opening = Setting the table…
table-not-there = This table cannot be shown
table-reconnecting = The connection is interrupted; reconnecting…
table-side = Holdings and log
table-holdings = Holdings
table-rules = Rules

table-map = Map
table-map-tools = View of the map
table-map-keys = Plus and minus zoom, zero shows the whole map, arrow keys move it. Tab goes to the places; arrow keys go from one to the next.
table-closer = Closer
table-farther = Farther
table-whole-map = Whole map
table-about-map = About this map

table-prompt = What to do
table-confirm = Confirm
table-from-list = on the map, or from the list ({ $count })
table-modes = What kind of action
table-picked = { $what } is picked: point at what goes with it ({ $count } actions).
table-part = { $count ->
    [one] one action
   *[other] { $count } actions
}
table-other-ways = { $count ->
    [one] one other way
   *[other] { $count } other ways
}
table-best-ways = Best ways
table-by-hand = Step by step
table-ways-by = Show the best ways by this
table-ways-found = { $count ->
    [0] No way leads there.
    [one] One way is found.
   *[other] { $count } ways are found.
}
table-no-way = No way leads there. Take another place, or go step by step.
table-unpick = Take this back
table-weighing = The ways are being weighed…
table-weigh-again = Try again
table-way-mine = You: { $gain }
table-way-theirs = { $name }: { $gain }
table-way-part = { $count } × { $name }
table-tray = Cards before you
table-matches = matches
table-turned-more = { $count ->
    [0] Nothing more
    [one] One more
   *[other] { $count } more
}
table-less = Less
table-more = More
table-more-by = { $by } more
table-amount = Amount, from { $least } to { $most }
table-nothing-else = Nothing else happens.
table-not-now = Not now: { $what }
table-undo = Undo
table-undo-turn = Take back my turn
table-undo-nothing = There is nothing to take back.
table-scores = Final scores

table-leads = leads:
table-would-be = would be { $value }
table-turn = to decide
table-open = waiting
table-replaced = The bot that sat here failed; this one plays on.
table-not-here = not here now
table-dial = { $mark }, step { $step } of { $last }
table-track = { $mark }, up to { $last }

table-log = Log
table-log-about = About { $what }
table-log-all = Show the whole log
table-log-nothing = Nothing is told of it yet.
table-log-empty = Nothing has happened yet.
table-in-log = { $count ->
    [one] One sentence in the log
   *[other] { $count } sentences in the log
}
table-earlier = Earlier…

table-hand-over = Hand the screen to { $name }
table-hand-over-why = What the others hold is not for everybody’s eyes.
table-lift = I am { $name }

table-invitations = Seats waiting for a person
table-waiting-for-person = { $name } has not sat down yet.
table-invite = Copy a link
table-link = Link to this seat
table-watching = You are watching this match.

table-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
table-team-wins = { $names } win
table-score-of = How { $name } came to this
table-sum = Total
table-shuffle = Check the shuffle
table-shuffle-why = The hash was shown when the match began. It fits only this seed and salt, so nobody could choose the cards and draws afterwards.
table-sealed = The shuffle is sealed by this hash; seed and salt are shown at the end:
table-commitment = Hash, known from the start
table-seed = Seed
table-salt = Salt
table-verify = This command checks it:
table-record = Download the record
table-again = Play again

table-menu = Menu of the table
table-keys = Keys
table-key-choose = choose the button, or the kind of action, of that number
table-key-confirm = confirm, or choose what has the focus
table-key-cancel = cancel, or one step back
table-key-map = go to the map
table-key-arrows = on the map: to the next place that can be chosen
table-key-everywhere = on the map: to any place, to ask why it cannot be chosen
table-key-zoom = on the map: closer, farther, whole map
table-key-log = go to the log
table-key-rules = open the rules
table-key-help = show these keys

table-sheet = Open or fold the panel
table-sheet-prompt = Only the sentence is shown.
table-sheet-actions = What can be done is shown.
table-sheet-all = Everything is shown.
