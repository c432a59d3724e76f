# The page of notices.

notices-title = Notices
notices-text = When it is your turn and you are away, you are told where you like. A notice says what everybody at the table knows, and has a link to it.
notices-where = You are told here
notices-add = Where shall we tell you?
notices-add-more = One more place
notices-when = When
notices-when-hint = While you have the table open before you, nothing is sent. A turn that is over meanwhile is not told. Letters are gathered: at most one in five minutes.
notices-delay = Tell me
notices-at-once = at once
notices-minute = after 1 min
notices-minutes = after 10 min
notices-hour = after 1 h
notices-language = Language of the notices

notices-browser = Browser
notices-this-browser = This browser
notices-this-browser-text = A notice on this device, also when no page is open. The browser’s own push service carries it, and cannot read it.
notices-this-browser-on = It is switched on here.
notices-switch-on = Switch on
notices-blocked = This browser forbids notices from this page. Allow them in the browser’s settings for this site, then reload.
notices-insecure = Browsers allow this only for pages that are reached by https, or on this machine itself.
notices-home-screen = On an iPhone or iPad this works from the home screen. Copy your link in the settings; then choose Share, “Add to Home Screen”. Open Trunkline from there, paste the link in its settings, and switch notices on.
notices-unable = This browser cannot be told while it is closed. Take e-mail or a channel.
notices-push-failed = The browser could not reach its push service. Try again, or take e-mail or a channel.
notices-here = this one

notices-email = E-mail
notices-email-text = A letter, with a link in each to stop them.
notices-your-email = Your address
notices-email-add = Send me a letter
notices-email-sent = A letter is on its way to { $address }. Open the link in it, and the address is confirmed.
notices-email-none = This server sends no e-mail yet. Whoever runs it must name a mail server when starting it:

notices-channel = Channel
notices-channel-text = A message in Discord, Slack or Telegram, or to a program of your own.
notices-service = Where
notices-json = A program of mine (JSON)
notices-url = Address of the webhook
notices-bot = Token of the bot
notices-chat = Chat
notices-name = What you call it (may stay empty)
notices-channel-add = Add
notices-hint-discord = In Discord: settings of the channel, Integrations, Webhooks, Copy webhook URL.
notices-hint-slack = In Slack: make an app with Incoming Webhooks, and copy the webhook URL of the channel.
notices-hint-telegram = Write to @BotFather to get a bot and its token. Add the bot to the chat, or write to it first. The chat is a number, or the @name of a public channel.
notices-hint-json = We send a POST request with JSON to an https address on the public internet.

notices-on = On.
notices-paused = Paused.
notices-unconfirmed = Waits for you: open the link in the letter that was sent there.
notices-sent = Last notice { $when }.
notices-failed = The last notice, { $when }, was not delivered. { $problem }
notices-again = The last notice was not delivered yet, and will be tried again. { $problem }
notices-test-sent = The test was sent { $when }.
notices-test-failed = The test failed { $when }. { $problem }
notices-test = Test
notices-pause = Pause
notices-resume = Switch on
notices-remove = Remove
notices-remove-sure = Really remove
notices-kinds-which = What you are told
notices-kinds-all = You are told everything
notices-kinds = { $count ->
    [0] You are told nothing
    [one] You are told one kind of thing
   *[other] You are told { $count } kinds of things
}
notices-turn = It is your turn
notices-reminder = Your time has run out
notices-request = Somebody asks to take something back
notices-message = Somebody writes in the chat
notices-over = A match is over
notices-rematch = Somebody proposes another match

notices-confirm-text = Shall notices about matches go to your address?
notices-confirm = Yes, confirm the address
notices-confirmed = { $address } is confirmed. Notices go there from now on.
notices-stop-text = Shall no more notices go to your address?
notices-stop = No more notices
notices-stopped = Nothing more is sent to { $address }.
