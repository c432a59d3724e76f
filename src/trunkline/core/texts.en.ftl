# Texts that all games share.

refusal = “{ $action }” is not possible now, by { $clause }: { $rule }
seat = Player { $number }

# Series of decisions that are weighed as one
suggestion-proved = { $aim }: no way is better; all were weighed.
suggestion-bound = { $aim }: another way could be better by { $most } at most.

# A match that goes on from a position of another one
event-continued = The match goes on from a position of another one.
score-before = From before this match began

# What is wrong with the record of a match
record-no-file = there is no such file
record-no-text = not a text file in UTF-8, so not a record
record-unreadable = cannot be read: { $detail }
record-first-line = a record begins with '{ $expected }', not '{ $found }'
record-header = '{ $name }: …' is expected here, not '{ $found }'
record-number = a whole number is expected, not '{ $found }'
record-pair = 'name=value' is expected, once for each name, not '{ $found }'
record-name = 'Name SEAT: …' is expected, with a seat from 0 to { $last }
record-other-rules = the record was played by version { $found } of the rules, and this program plays version { $present }
record-other-board = the record was played on board { $found }, and this is board { $present }: give the board file that it was played on
record-other-deck = the record was played on board { $found }, and this is board { $present }: give the board file or the ticket deck that it was played on
record-bad-game = { $detail }
record-bad-options = { $detail }
record-bad-board = { $detail }
record-bad-players = { $detail }
record-bad-seed = { $detail }
record-bad-deal = { $detail }
record-turn = 'SEAT: action, action, …' is expected, not '{ $found }'
record-from-here = 'From here: as dealt' or 'From here: dealt anew for seat N, SEED' is expected, with a seat from 0 to { $last } or 'spectators' instead, not '{ $found }'
record-too-long = a match goes on from another one { $most } times at most
record-over = the match is over before '{ $found }'
record-seat = seat { $actor } decides here, not seat '{ $found }'
record-action = { $detail }
record-breaks-off = the record breaks off: a line 'Result: …' must follow the last action
record-result = the actions above give 'Result: { $expected }', not '{ $found }'
record-after-end = nothing is expected after the end, not '{ $found }'
record-changed = the record was changed after it was written, in a line above that is still legal. If that was meant, delete this line

# Under the title of a picture
picture-after = { $number ->
    [0] At the beginning
    [one] After { $number } decision
   *[other] After { $number } decisions
}
