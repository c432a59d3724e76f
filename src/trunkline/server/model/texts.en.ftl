# What the server itself says.

problem-secret-missing = This needs the secret that your browser keeps for you. Reload the page and try again.
problem-not-your-seat = This seat is not yours, so it is not for you to decide.
problem-other-rules = This match was begun by rules or on a map that this program no longer has, so it cannot be opened.
problem-other-tickets = This match was begun with a ticket deck of its own, which this server does not have. It can be opened when the server is started with that deck: --tickets FILE.
problem-not-your-turn = It is not your turn.
problem-origin = This request came from another site’s page, and was not carried out.
problem-forbidden = This is not allowed.
problem-not-found = There is nothing at this address.
problem-no-game = There is no game “{ $game }” here.
problem-no-match = There is no such match. Check the link.
problem-no-seat = This match has no such seat.
problem-method-not-allowed = This address does not understand that kind of request.
problem-conflict = The match has moved on in the meantime. Look at it again, then decide.
problem-over = The match is over.
problem-not-over = The record tells what is hidden from the players, so it is there only when the match is over.
problem-origin-not-over = The record of this match tells what is hidden in the one that it goes on from, so it is there only when that one is over, too.
problem-still-hidden = What is hidden can stay as it was dealt only when the match is over; until then it is dealt anew.
problem-seats = { $players } seats are to be taken, not { $count }.
problem-no-picture = The picture could not be drawn just now. Try again shortly.
problem-bad-record = This is no record of a match: { $detail }.
problem-bad-record-line = Line { $line } of the record: { $detail }.
problem-too-large = That is too much at once.
problem-too-slow = The request took too long to arrive. Try again.
problem-too-many = Too many requests in a short time. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-bad-request = The request cannot be understood.
problem-malformed = The request does not fit at “{ $where }”. The description of the API says what is expected there.
problem-unknown-action = There is no such action in this game.
problem-unknown-target = There is nothing on this map that is called so.
problem-bad-series = “{ $action }” cannot be played at one go with what comes before it: somebody else decides there, or something new will have come to light. So nothing was played. Send what comes before it, then look again.
problem-series = { $refusal } So nothing of the series was played.
problem-not-your-eyes = While the match goes on, you see it through your own eyes or a spectator’s. When it is over, you can look through everybody’s.
problem-all-hidden = What the others hold is shown when the match is over. Until then, look through your own eyes or a spectator’s.
problem-no-moment = There is no moment { $number } in this match: it has come to { $last }.
problem-plan = Decision { $number } of the plan cannot be taken: { $refusal }
problem-nothing-to-choose = No action of this game is about that.
problem-no-ways = There are no ways to be weighed in this decision.
problem-bad-setup = The match cannot be set up like this: { $detail }
problem-players = { $game } is for { $least } to { $most } players, not { $count }.
problem-players-listed = { $game } is for { $fewer } or { $most } players, not { $count }.
problem-players-only = { $game } is for { $most } players, not { $count }.
problem-no-option = { $game } has no option “{ $option }”.
problem-no-choice = “{ $choice }” is not a choice of the option “{ $option }”.
problem-contradiction = “{ $option }={ $choice }” is played with “{ $other }={ $demanded }”, not with “{ $other }={ $found }” ({ $clause }).
problem-no-board = { $game } has no map “{ $board }”.
problem-lesson = Not yet: here the lesson asks for “{ $wanted }”. Later you can do as you like.
problem-no-lesson = { $game } has no lesson.
problem-not-taught = There is no lesson here for you.
problem-other-lesson = This lesson has been rewritten since you began it. Leave it and play on freely, or begin it anew.
problem-not-theirs = In the lesson it is not for the others to decide now.
problem-no-example = { $game } has no example of “{ $clause }”.
problem-no-edition = { $game } has no edition “{ $edition }”.
problem-one-edition = { $game } has one edition only.
problem-no-bot = There is no bot “{ $bot }”.
problem-link-used = This link has been used already, or a newer one has taken its place. Ask for a new one.
problem-seat-is-here = { $name } is here, so the seat is not given away.
problem-seat-not-awaited = The match does not wait for { $name }, so the seat is not given away.
problem-seat-not-yet = The match has not waited for { $name } long enough yet.
problem-seat-creator-first = The match waits for { $name }. Who began it may give the seat away now, the others later.
problem-seat-bot-holds = A bot holds this seat for { $name }, who may come back at any moment.
problem-seat-creator = Who began the match sees to this seat.
problem-no-such-code = No seat of this match has that code. Ask for a new one, and type it as it is written.
problem-not-over-yet = This match is still going on. Another one with the same people can be begun when it is over.
problem-no-longer-asked = The match has moved on, and this is no longer asked for.
problem-not-asked = You are not asked.
problem-unavailable = The matches cannot be read or written at the moment. Try again shortly; whatever was confirmed to you is safe.
problem-internal = Something went wrong on our side. If you report it, give this number: { $request }.
problem-too-many-contacts = Notices go to { $most } places at most. Remove one first.
problem-no-mail = This server sends no e-mail: whoever runs it must name a mail server (--smtp-url and --smtp-from).
problem-unconfirmed = First confirm this address by the link in the letter that was sent to it.
problem-no-contact = There is no such contact any more. Look at the list again.
problem-not-seated = Only who sits at this table can do this.
problem-nothing-said = There is nothing in this message. Write something, then send it.
problem-too-much-said = So many messages in a short time. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, then send it again.
problem-notes-changed = Your notes have been changed on another device in the meantime. Look at them first, so that nothing is lost.
problem-bad-zone = There is no time zone “{ $zone }”. It is called as in “Europe/Budapest”.
problem-bad-hours = Your clocks must run for at least { $least } hours a day, so that the others need not wait for ever.
problem-bad-vacation = A vacation is { $most } days at most. Take another one afterwards.
problem-bad-vacation-year = A vacation lies between the years { $first } and { $last }.
problem-bad-vacation-order = The last day of a vacation comes after its first.

barrier-other = What came before cannot be taken back: somebody else has decided since.
barrier-news = What came before cannot be taken back: it brought something new to light.
barrier-over = The match is over, so nothing is taken back any more.
barrier-start = There is no more to be taken back.
barrier-none = At this table nothing is taken back.
barrier-custom = At this table decisions are taken back within one’s own turn only.
barrier-distant = At most { $most } decisions are taken back at once.
barrier-not-mine = Choose a decision of your own to go back to.

bot-random = Random
bot-greedy = Greedy
bot-of-level = { $name } (level { $level })
bot-level-1 = Porter
bot-level-1-about = Does much by chance. Somebody to learn the rules with.
bot-level-2 = Signalman
bot-level-2-about = Sees what is plain, and often misses what is better. For first matches.
bot-level-3 = Fireman
bot-level-3-about = Knows the trade, but is careless. For a relaxed evening.
bot-level-4 = Engine driver
bot-level-4-about = Plays soundly, and slips now and then. A good start if you know the rules.
bot-level-5 = Stationmaster
bot-level-5-about = Keeps order: seldom gives anything away.
bot-level-6 = Inspector
bot-level-6-about = Makes few mistakes, and does not forgive yours.
bot-level-7 = Director
bot-level-7-about = Strong: without a plan you will not beat it.
bot-level-8 = Magnate
bot-level-8-about = The strongest of all: thinks its turn through and gives nothing away.
bot-character-about = { $about } About as strong as level { $level }.
bot-builder = Builder
bot-builder-about = Builds when another would wait.
bot-financier = Financier
bot-financier-about = Never far from a share or a deal.
bot-spoiler = Spoiler
bot-spoiler-about = Gets in the way of others, and enjoys it.
bot-collector = Collector
bot-collector-about = Cannot see a ticket without taking it.

baron-0 = Vanderbilt
baron-1 = Gould
baron-2 = Huntington
baron-3 = Harriman
baron-4 = Stanford
baron-5 = Hill
baron-6 = Cassatt
baron-7 = Garrett
baron-8 = Drew
baron-9 = Villard
baron-10 = Pullman
baron-11 = Brassey
builder-0 = Brunel
builder-1 = Stephenson
builder-2 = Locke
builder-3 = Peto
builder-4 = Vignoles
builder-5 = Jessop
financier-0 = Rothschild
financier-1 = Morgan
financier-2 = Baring
financier-3 = Pereire
financier-4 = Bleichröder
financier-5 = Hirsch
spoiler-0 = Hudson
spoiler-1 = Fisk
spoiler-2 = Sage
spoiler-3 = Strousberg
spoiler-4 = Yerkes
spoiler-5 = Keene
collector-0 = Cook
collector-1 = Baedeker
collector-2 = Murray
collector-3 = Bradshaw
collector-4 = Fogg
collector-5 = Pfeiffer

docs-title = The API of Trunkline
site-missing = The server runs, but its pages have not been built. Run “make web”, then reload.

numbers-scores = Scores
numbers-number = No.
numbers-time = Time
numbers-player = Player
numbers-action = Action
numbers-story = What happened
numbers-gain = would bring

page-playing = A match that goes on: { $names }. Whoever has the link can watch.
page-won = { $game }: won by { $names }

direction-north = north
direction-north-east = north-east
direction-east = east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-west = west
direction-north-west = north-west
place-cost = cost { $cost }
place-extra = developing brings { $extra }
place-gain = brings { $gain }
place-start = start of { $companies }
piece-heading = heading { $way }
piece-locomotive = { $count ->
    [one] locomotive
   *[other] { $count } locomotives
}
piece-house = { $count ->
    [one] house
   *[other] { $count } houses
}
piece-track = track
piece-station = { $count ->
    [one] station
   *[other] { $count } stations
}
piece-token = { $count ->
    [one] token
   *[other] { $count } tokens
}
piece-bid = bid
piece-passenger = { $count ->
    [one] passenger
   *[other] { $count } passengers
}
piece-bonus = bonus

# Examples of clauses

example-refused = Not possible here, by { $clause }.
example-scored = { $who }: { $what }, { $points }.
example-end = { $end }: { $now } of { $goal }.

# What happened at the table that is no action.

happening-sat = { $name } sits down.
happening-sat-instead = { $name } sits down in place of { $before }.
happening-handed = { $name } lets a bot play on: { $bot }.
happening-held = { $name } is away. A bot holds the seat: { $bot }.
happening-taken = { $name } decides again.
happening-left = { $name } leaves the table. A bot plays on: { $bot }.
happening-filled = A bot takes the free seat: { $bot }.
happening-failed = The bot at this seat failed, and another one plays on: { $name }.
happening-clock = The clock of { $name } has run out. A bot holds the seat: { $bot }.
happening-undone = { $name } takes back { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
happening-undone-agreed = { $name } takes back what was played, { $count ->
    [one] one decision
   *[other] { $count } decisions
}; everybody concerned has agreed.
happening-asked = { $name } asks to go back by { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
happening-agreed = { $name } agrees.
happening-refused = { $name } does not agree.
happening-withdrawn = { $name } no longer asks for it.
happening-rematch = { $name } begins another match.

# Notices: what is sent, and why something could not be.

somebody = Somebody
notice-title = { $title } with { $names }
notice-turn = It is your turn.
notice-reminder = You are still awaited: your time has run out.
notice-request = { $name } asks to take something back.
notice-message = { $name } has written in the chat.
notice-over = The match is over. Won by { $winners }.
notice-rematch = { $name } proposes another match.
notice-last = Last: { $event }
notice-test = This is a test. When it is your turn and you are away, you will read it here.
subject-test = A test
subject-several = { $count ->
    [one] News from one match
   *[other] News from { $count } matches
}

mail-confirm-subject = Is this your address?
mail-confirm = Somebody wants notices about their matches sent to this address, from Trunkline at { $home }.
mail-confirm-yes = If that was you, confirm it here:
mail-confirm-no = If it was not you, do nothing. Nothing else will be sent.
mail-stop = No more notices to this address: { $link }
mail-settings = Which notices you get: { $link }

undelivered-address-refused = The mail server does not take mail for this address.
undelivered-bad-address = This is no e-mail address. It looks like name@example.org.
undelivered-bad-bot = This is no token of a Telegram bot. It looks like 123456789:ABCdef…; BotFather gives it to you.
undelivered-bad-certificate = The address has no valid certificate, so that nobody can know who reads it.
undelivered-bad-chat = This is no chat of Telegram. It is a number such as -1001234567890, or the name of a public channel such as @trains.
undelivered-bad-subscription = The browser gave an address for notices that cannot be used. Switch notices off and on again there.
undelivered-bad-url = This is no address to send to. It looks like https://example.org/path, and has no password in it.
undelivered-gone = There is nobody at this address any more. It has been switched off.
undelivered-mail-login = The mail server does not accept this server’s password. Tell whoever runs this server.
undelivered-mail-server = The mail server cannot be reached, or does not want the letter.
undelivered-no-answer = There was no answer that could be understood.
undelivered-no-host = There is no host of that name, or the name cannot be looked up now.
undelivered-no-mail = This server has no mail server any more. Tell whoever runs it.
undelivered-not-https = The address must begin with https://, so that nobody on the way reads along.
undelivered-not-now = They cannot take it at the moment.
undelivered-often = Several notices in a row could not be delivered, so it has been switched off.
undelivered-private = This address is in a private network. Notices are sent to the public internet only.
undelivered-redirected = The address sends on to another one. Give the one that it ends at.
undelivered-refused = They refuse it. Check the address.
undelivered-too-slow = The answer took too long.
undelivered-stopped = Switched off by the link in a letter.

# What the check of a shuffle finds.

hash-yes = The hash of this seed and salt is the one that was published before the first action.
hash-no = The hash of this seed and salt is { $made }, but { $published } was published before the first action: the seed or the salt is another one.
seed-yes = The record was played with this seed, { $seed }.
seed-no = The record was played with seed { $found }, not with { $seed }.
deal-yes = Dealing this seed again gives the deal of the record: { $dealt }.
deal-no = Dealing this seed again gives { $dealt }, but the record has { $found }: somebody set the deal.
begun-no = This match does not begin with a deal: it goes on from a position of another one.
verdict-none = Nothing was promised about this shuffle, so there is nothing to check.
verdict-fair = The shuffle was fair.
verdict-unfair = This shuffle does not fit what was published.
