# The table

table-opening = Setting the table…
table-reconnecting = The connection is interrupted; reconnecting…
table-side = Holdings and log
table-holdings = Holdings
table-rules = Rules

table-map = Map
table-map-tools = View of the map
table-map-keys = Plus and minus zoom, zero shows the whole map, arrow keys move it. Tab goes to the places; arrow keys go from one to the next, with Shift also to those that cannot be chosen. F finds a place and lists them all.
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
hurry = Hurry
hurry-hint = Let the bots play without pauses until a person is to decide
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

# The past

history-title = Replay
history-key = replay, or back to now; on a sentence of the log: to that moment
history-missed-title = Since you were here
history-missed = { $count ->
    [one] One move since you were here
   *[other] { $count } moves since you were here
}
history-skip = Skip
history-here = You were here
history-now = Back to now
history-news = { $count } new
history-start = The table is set.
history-mark = As it was: { $at } of { $last }
history-slider = Move of the match
history-at = { $at } of { $last }: { $told }
history-count = { $at } / { $last }
history-keys = Go through the match
history-first = To the beginning
history-back = One move back
history-play = Play
history-pause = Pause
history-forward = One move on
history-last = To the last move
history-viewpoint = Through whose eyes
history-viewpoint-mine = As I see it
history-viewpoint-spectator = As a spectator
history-viewpoint-of = As { $name }
history-viewpoint-all = Nothing hidden
history-link = Copy a link to this moment
history-plan = Plan from here
history-continue = Continue from here
history-go = Go to this moment (move { $number })

continue-title = Continue from here
continue-about = { $number ->
    [0] A new match begins with the table as it was set.
   *[other] A new match begins with the table as it was after move { $number }.
}
continue-hidden = What you cannot see is dealt anew, so that nobody learns anything about this match.
continue-hidden-over = This match is over: what was hidden can lie as it did, or be dealt anew.
continue-deal = What was hidden
continue-anew = Dealt anew
continue-as-dealt = As it was dealt
continue-begin = Begin

# Plans

plan-title = Plan
plan-key = plan, or leave the plan
plan-begun = This is a plan: you decide for everybody, and nothing is played.
plan-from-now = { $count ->
    [0] You decide for everybody, and nothing is played.
    [one] One decision from now on.
   *[other] { $count } decisions from now on.
}
plan-from = { $count ->
    [0] From move { $number } on you decide for everybody; nothing is played.
    [one] One decision after move { $number }.
   *[other] { $count } decisions after move { $number }.
}
plan-guessed = What you cannot see is guessed.
plan-deal = Guess otherwise
plan-back = One step back
plan-clear = Clear
plan-submit = { $count ->
    [one] Submit one decision
   *[other] Submit { $count } decisions
}
plan-leave = Leave the plan
plan-escape = Press Esc once more to leave the plan. It is kept.
plan-broken = The plan does not hold any more from “{ $step }” on: { $why }

# Other matches

next-match = Next match where I decide
next-match-count = ({ $count })

# How near the end is

ends-title = The end
ends-nearest = nearest:
ends-now = { $now } of { $goal }
ends-of = { $name }: { $now } of { $goal }
ends-hidden = not to be known

log-undone = What was taken back

seats-title = Seats
seats-mine = you
seats-here = here
seats-bot = bot: { $bot }
seats-bot-for-me = yours; a bot plays: { $bot }
seats-open = nobody has sat down yet
seats-kept = This seat is kept for you.
seats-held = A bot plays for { $names }.
seats-held-mine = A bot plays for you.
seats-awaited = awaited since { $ago }
seats-free-from = From { $when } on you may give it to somebody else.
seats-which-bot = Which bot plays
seats-hand = Let a bot play
seats-fill = Give it to a bot
seats-take = Take my seat back
seats-sit = Sit down
seats-invite = Invite by link
seats-link-hint = Whoever opens this link takes the seat. Until then everything stays as it is.
seats-code = To another screen
seats-the-code = Code of this seat
seats-code-hint = Type this code at the other screen, in the same dialog. Then the seat is played there.
seats-leave = Leave for good
seats-leave-sure = The seat will no longer be yours, and a bot plays on.
seats-leave-yes = Leave
seats-bring = Bring a seat to this screen
seats-bring-do = Bring it here
seats-bring-hint = Somebody beside you gets a code for their seat in this dialog, at their own screen.

ask-title = Take back
ask-which = Back to before which decision of yours?
ask-concerned = { $count ->
    [one] That takes back one decision. To be asked: { $names }.
   *[other] That takes back { $count } decisions. To be asked: { $names }.
}
ask-nobody = { $count ->
    [one] One decision is taken back at once: nobody has to be asked.
   *[other] { $count } decisions are taken back at once: nobody has to be asked.
}
ask-news = Something came to light since then that could not be foreseen; who saw it will still know it.
ask-do = Ask
ask-at-once = Take back
ask-asks = { $name } asks to take back { $count ->
    [one] one decision.
   *[other] { $count } decisions.
}
ask-waiting = You have asked to take back. Waiting for { $names }.
ask-what = What that is
ask-agree = Agree
ask-refuse = Refuse
ask-withdraw = Withdraw

rematch = Rematch
rematch-order = Who sits where
rematch-rotated = everybody one seat on
rematch-same = the same seats
rematch-random = seats by lot
rematch-begun = A rematch has begun.
rematch-sit = Rematch: sit down
rematch-watch = Watch it

# Chat and notes

table-beside = Log, chat and notes
table-key-chat = go to the chat
chat-chat = Chat
chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-from-here = new
chat-nothing = Nobody has said anything yet.
chat-say = Say something to the table
chat-say-as = Say something as { $name }
chat-send = Send
chat-reading = Those who sit at the table talk here; you can read along.
notes-tab = Notes
notes-title = My notes
notes-hint = For your eyes only. Saved while you write.
notes-saved = Saved
notes-saving = Saving…
notes-failed = Not saved yet; your text stays here and another attempt follows.
notes-long = Too long by { $over } characters: shorten it, and it will be saved.
notes-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
}
notes-merged = Your notes were changed on another device too. Both texts stand here now.
notes-elsewhere = — from another device —

# Clocks

clocks = Clocks
clock-runs = { $name } has { $left } left; the clock runs.
clock-stands = { $name } has { $left } left.
clock-hours = The clock stands outside their hours, until { $until }.
clock-vacation = On vacation until { $until }.
clock-over = { $name } has no time left. In { $left } a bot will hold the seat.
clock-over-mine = Your time is over. In { $left } a bot will hold your seat, until you take it back.

statistics-title = Numbers
statistics-key = numbers: charts and the ledger
finish-again = Line by line
finish-skip = Show it all

# Notices
table-notifications = Notices
table-notifications-hint = When it is your turn there and you are away.
table-notifications-on = Tell me of this match
table-notifications-where = Where you are told

# Sharing
share-match = Page of this match
share-table = Table, to watch it live
share-moment = This moment (after decision { $number })
share-send = Send
share-who = Whoever has a link sees what a spectator sees.
share-png = Picture (PNG)
share-svg = Picture (SVG)
share-record = Record
origin-imported = Imported from a record: nobody promises that its shuffle was fair.
origin-continued = Goes on from another match, after its decision { $number }.
origin-there = Look at that moment

# The map in words, and the command line

places-title = Places
places-key = find a place; the map as a list
places-where = Where is…
places-choosable = Only what can be chosen now
places-found = { $count ->
    [0] No place is called so.
    [one] One place
   *[other] { $count } places
}
places-place = Place
places-printed = Printed there
places-there = There now
places-now = What can be done
places-can = Can be chosen: { $what }
command-title = Command line
command-key = command line: an action in words or in the notation
command-why = why
command-hint = Type an action, in words or in the notation; several are separated by commas. “{ $why } …” asks why not.
command-again = Press Enter again to confirm.
command-unclear = { $count } actions fit. Type on, or choose one by the arrow keys.
command-actions = { $count ->
    [one] One action
   *[other] { $count } actions
}
command-more = { $count } more
command-allowed = This is allowed now: { $what }

# Lessons
lesson-title = Lesson
lesson-step = { $number } of { $count }
lesson-next = Next
lesson-back = Read the one before again
lesson-free = Go on by yourself
lesson-you = Now you
lesson-they = The others decide…
lesson-leave = Leave the lesson
lesson-leaving = Play on freely from here: bots decide for the others, and everything is allowed. Or come back later: the lesson waits among your matches.
lesson-later = To the front page
lesson-first-this = First do what the lesson asks for. Afterwards you can look at everything.
lesson-read-on = Read on first: the next step is on the card.
origin-lesson = A lesson: the deal is the same for everybody.
