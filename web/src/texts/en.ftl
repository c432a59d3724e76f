# The words of the interface. What a game says comes from the server.

# Everywhere
cancel = Cancel
close = Close
copied = Copied
copy = Copy
home-link = Trunkline, front page
language = Language
loading = One moment…
open-seat = free seat
player-default = Player
player-number = Player { $number }
print = Print
rules = Rules
settings = Settings
share = Share
skip-to-content = Skip to the content
to-front-page = To the front page
to-table = To the table
try-again = Try again
you = you
your-name = Your name

# When something fails
error-offline = The server cannot be reached. Check your connection; nothing you did is lost.
error-page = This page did not load. Check your connection and try again.
error-page-title = This page cannot be shown
error-unexpected = The server gave an answer that makes no sense here. Try again in a moment.
lost-text = There is no station at this address. Perhaps the link was cut short on its way to you.
lost-title = End of the line
offline-banner = No connection to the server. Waiting for it to return…

# Clauses
clause-copied = The link to { $clause } is copied.
clause-copy = Copy the link to { $clause }
show-me = Show me
show-me-clause = Show me { $clause }
clause-in-rules = Open in the rules
clause-show = Read rule { $clause }
clause-unknown = The rulebook has no clause { $clause }.

# Front page
change-name = change the name
finished-matches = { $count ->
    [one] { $count } finished match
   *[other] { $count } finished matches
}
game-minutes = about { $minutes } minutes
game-players = { $counts } players
home-games = Games
home-text = Railway board games, played exactly by their rulebooks: against bots, at one screen, or with friends by link. No account needed.
home-title = A seat in the board room
learn = Learn to play
match-over = Finished
match-won-by-you = You have won
match-won-by = Won by { $names }
match-lesson = guided match
match-waits = Waiting
match-waits-for = Waiting for { $name }
match-waits-open = Waiting for somebody to take the free seat
my-matches = My matches
play-bots = { $count ->
    [one] against a bot
   *[other] against { $count } bots
}
play-friends = With friends
play-level = Your opponents
play-now = Play now
title-turn = { $count ->
    [one] Your turn · Trunkline
   *[other] Your turn in { $count } matches · Trunkline
}
turn-of = { $name } to move
you-play-as = You play as
your-turn = Your turn

# New match
board = Map
new-match = New match
option-against = Not with “{ $option }: { $choice }”
option-needs = Only with “{ $option }: { $choice }”
option-usual = usual
options = Options
options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
options-usual = as in the rulebook
play = Play
seat = Seat { $number }
seat-a-bot = Bot
seat-add = { $count ->
    [one] Add a seat
   *[other] Add { $count } seats
}
seat-bot = Bot: { $bot }
seat-here = Another person, here
seat-level = Level of the bot at seat { $number }
seat-link = Another person, by link
seat-link-hint = You get a link to send.
seat-me = Me
seat-name = Name at seat { $number }
seat-remove = { $count ->
    [one] Remove seat { $numbers }
   *[other] Remove seats { $numbers }
}
seat-who = Who sits at seat { $number }
seats = Who plays?
seats-level = Level of all bots
level-said = { $level }, { $name }
share-hint = { $count ->
    [one] Whoever opens this link takes the seat. Send it to one person only.
   *[other] Whoever opens a link takes its seat. Send each to one person only.
}
share-link = Link for seat { $number }
share-text = Come and play { $title } with me.
share-title = Invite the others
table-settings = How this table plays
table-settings-absence = If somebody does not come to decide, the others wait
table-settings-absence-hint = After that the seat may be given to somebody else or to a bot.
table-settings-consent = also later, by consent
table-settings-consent-hint = Within one’s own turn freely; what lies further back if those agree whom it concerns. Bots always agree.
table-settings-none = never
table-settings-none-hint = What was decided stands.
table-settings-take-backs = Decisions are taken back
table-settings-turn = in one’s own turn
table-settings-turn-hint = Freely, up to another’s decision or to what could not be foreseen, such as a card.
table-settings-usual = as usual

# Joining
bot = bot
bot-by-level = By level
join-already = You are already sitting at this table.
join-taken = This seat is taken. You can still watch.
join-take = Take the seat
join-take-too = Take this seat as well
join-title = You are invited
join-who = At the table
join-yours = for you
watch-only = Only watch

# Rules
contents = Contents
edition = Edition
edition-default = { $option } By default: { $choice }
edition-possible = { $option } To choose from: { $choices }
editions-all = { $count ->
    [2] Both
   *[other] All
}
editions-back = To the rules
editions-count = { $count ->
    [one] They differ in { $count } clause. Everything else is the same.
   *[other] They differ in { $count } clauses. Everything else is the same.
}
editions-link = Where the editions differ
editions-nothing = Nothing of its own here.
editions-title = The editions compared
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-nothing = Nothing in the rules matches “{ $query }”.
rules-search = Search the rules
rules-whole = Show the whole book

# Settings
as-system = As the system
become-done = This browser is now yours.
become-text = This link makes this browser play as the person who made it. Matches begun here under another name will no longer be listed.
become-text-named = This link makes this browser play as { $name }. Matches begun here under another name will no longer be listed.
become-title = Play as on the other device?
become-yes = Yes, that is me
confirm = Confirm each decision
confirm-hint = A second click before anything is sent.
motion = Motion
motion-moving = Lively
motion-still = Still
notifications-hint = By e-mail, in this browser, or in a channel.
notifications-link = Notices
notifications-tell = Tell me when it is my turn
other-device = Use another device
other-device-copy = Copy my link
other-device-hint = Open this link there and you are yourself: your seats, your matches. Show it to nobody else; it is your key.
other-device-paste = Or paste a link from there
other-device-wrong = This is no link from the settings of another device.
pace = Bots decide
pace-at-once = at once
pace-fast = fast
pace-normal = as usual
pace-slow = slowly
skip-forced = Skip forced choices
skip-forced-hint = Where the rules leave one choice only, it is made for you.
theme = Light
theme-day = Day
theme-night = Night

# Clocks
clock-custom = Clock
clock-none = No clock
clock-quick = 10 minutes, and 15 seconds more each time
clock-evening = 1 hour, and 1 minute more each time
clock-days = 3 days, and 12 hours more each time
clock-week = 7 days, and 1 day more each time
clock-own = As I set it
clock-bank = Everybody begins with
clock-increment = And gets each time
clock-grace = Over time, until a bot steps in
clock-per = More time comes after
clock-per-turn = each turn
clock-per-decision = each decision
clock-hint = Nobody loses by the clock. Who has no time left is reminded; then a bot holds the seat until its owner takes it back.
clock-bot = Which bot steps in
clock-unit = Unit
hours-title = When my clocks run
hours-hint = In matches with a clock yours runs only in your hours, and not on your vacation. The others at the table see when it stands.
hours-daily = Only at certain hours of the day
hours-from = From
hours-until = Until
hours-zone = Time zone
hours-vacation = I am on vacation
hours-first = First day
hours-last = Last day
hours-save = Save
hours-saved = Saved
unread-messages = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

record-open = Open a record
record-drop = Drop the record here
