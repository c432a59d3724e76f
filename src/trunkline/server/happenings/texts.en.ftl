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
