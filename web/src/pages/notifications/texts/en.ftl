# The page of notices.

notifications-title = Notices
notifications-text = When it is your turn and you are away, you are told where you like. A notice says what everybody at the table knows, and has a link to it.
notifications-where = You are told here
notifications-add = Where shall we tell you?
notifications-add-more = One more place
notifications-when = When
notifications-when-hint = While you have the table open before you, nothing is sent. A turn that is over meanwhile is not told. Letters are gathered: at most one in five minutes.
notifications-delay = Tell me
notifications-at-once = at once
notifications-minute = after 1 min
notifications-minutes = after 10 min
notifications-hour = after 1 h
notifications-language = Language of the notices

notifications-browser = Browser
notifications-this-browser = This browser
notifications-this-browser-text = A notice on this device, also when no page is open. The browser’s own push service carries it, and cannot read it.
notifications-this-browser-on = It is switched on here.
notifications-switch-on = Switch on
notifications-blocked = This browser forbids notices from this page. Allow them in the browser’s settings for this site, then reload.
notifications-insecure = Browsers allow this only for pages that are reached by https, or on this machine itself.
notifications-home-screen = On an iPhone or iPad this works from the home screen. Copy your link in the settings; then choose Share, “Add to Home Screen”. Open Trunkline from there, paste the link in its settings, and switch notices on.
notifications-unable = This browser cannot be told while it is closed. Take e-mail or a channel.
notifications-push-failed = The browser could not reach its push service. Try again, or take e-mail or a channel.
notifications-here = this one

notifications-email = E-mail
notifications-email-text = A letter, with a link in each to stop them.
notifications-your-email = Your address
notifications-email-add = Send me a letter
notifications-email-sent = A letter is on its way to { $address }. Open the link in it, and the address is confirmed.
notifications-email-none = This server sends no e-mail yet. Whoever runs it must name a mail server when starting it:

notifications-channel = Channel
notifications-channel-text = A message in Discord, Slack or Telegram, or to a program of your own.
notifications-service = Where
notifications-json = A program of mine (JSON)
notifications-url = Address of the webhook
notifications-bot = Token of the bot
notifications-chat = Chat
notifications-name = What you call it (may stay empty)
notifications-channel-add = Add
notifications-hint-discord = In Discord: settings of the channel, Integrations, Webhooks, Copy webhook URL.
notifications-hint-slack = In Slack: make an app with Incoming Webhooks, and copy the webhook URL of the channel.
notifications-hint-telegram = Write to @BotFather to get a bot and its token. Add the bot to the chat, or write to it first. The chat is a number, or the @name of a public channel.
notifications-hint-json = We send a POST request with JSON to an https address on the public internet.

notifications-on = On.
notifications-paused = Paused.
notifications-unconfirmed = Waits for you: open the link in the letter that was sent there.
notifications-sent = Last notice { $when }.
notifications-failed = The last notice, { $when }, was not delivered. { $problem }
notifications-again = The last notice was not delivered yet, and will be tried again. { $problem }
notifications-test-sent = The test was sent { $when }.
notifications-test-failed = The test failed { $when }. { $problem }
notifications-test = Test
notifications-pause = Pause
notifications-resume = Switch on
notifications-remove = Remove
notifications-remove-sure = Really remove
notifications-kinds-which = What you are told
notifications-kinds-all = You are told everything
notifications-kinds = { $count ->
    [0] You are told nothing
    [one] You are told one kind of thing
   *[other] You are told { $count } kinds of things
}
notifications-turn = It is your turn
notifications-reminder = Your time has run out
notifications-request = Somebody asks to take something back
notifications-message = Somebody writes in the chat
notifications-over = A match is over
notifications-rematch = Somebody proposes another match

notifications-confirm-text = Shall notices about matches go to your address?
notifications-confirm = Yes, confirm the address
notifications-confirmed = { $address } is confirmed. Notices go there from now on.
notifications-stop-text = Shall no more notices go to your address?
notifications-stop = No more notices
notifications-stopped = Nothing more is sent to { $address }.
