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
