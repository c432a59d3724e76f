# What the server itself says.

problem-secret-missing = This needs the secret that your browser keeps for you. Reload the page and try again.
problem-not-your-seat = This seat is not yours, so it is not for you to decide.
problem-other-rules = This match was begun by rules or on a map that this program no longer has, so it cannot be opened.
problem-other-tickets = This match was begun with a ticket deck of its own, which this server does not have. It can be opened when the server is started with that deck: --tickets FILE.
problem-not-your-turn = It is not your turn.
problem-not-creator = Only who began the match can make a new link for a seat.
problem-origin = This request came from another site’s page, and was not carried out.
problem-forbidden = This is not allowed.
problem-not-found = There is nothing at this address.
problem-no-game = There is no game “{ $game }” here.
problem-no-match = There is no such match. Check the link.
problem-no-seat = This match has no such seat.
problem-method-not-allowed = This address does not understand that kind of request.
problem-conflict = The match has moved on in the meantime. Look at it again, then decide.
problem-over = The match is over.
problem-not-over = The record holds the seed of the shuffle, so it is there only when the match is over.
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
problem-bad-series = “{ $action }” cannot be played at one go with what comes before it, so nothing was played. Take these decisions one by one.
problem-series = { $refusal } So nothing of the series was played.
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
problem-no-edition = { $game } has no edition “{ $edition }”.
problem-one-edition = { $game } has one edition only.
problem-no-bot = There is no bot “{ $bot }”.
problem-link-used = This link has been used already, or a newer one has taken its place. Ask for a new one.
problem-unavailable = The matches cannot be read or written at the moment. Try again shortly; whatever was confirmed to you is safe.
problem-internal = Something went wrong on our side. If you report it, give this number: { $request }.
problem-a-bot-sits-there = A bot plays this seat, so there is no link to it.

barrier-other = What came before cannot be taken back: somebody else has decided since.
barrier-news = What came before cannot be taken back: it brought something new to light.
barrier-over = The match is over, so nothing is taken back any more.
barrier-start = There is no more to be taken back.
barrier-far = Further back than this nothing is taken back at once.

bot-random = Random
bot-random-about = Does anything that the rules allow. Good for a first look at the game.
bot-greedy = Greedy
bot-greedy-about = Takes what leaves it best off at once, and thinks no further.

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

docs-title = The API of Trunkline
site-missing = The server runs, but its pages have not been built. Run “make web”, then reload.
