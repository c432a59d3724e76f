# The words of the terminal table.

# Who sits where
kind-human = you
kind-person = a person
kind-greedy = greedy bot
kind-random = random bot
kind-level = bot, level { $level }
kind-builder = builder bot
kind-financier = financier bot
kind-spoiler = spoiler bot
kind-collector = collector bot
hint = Type one of the actions, or help for the commands.

# The map
house = house
heading = locomotive, and where it heads
track = track
station = station
bid = bid: who, and how many
passenger = passenger
bonus = bonus
numbers = 2+1: cost and income
tunnel = tunnel, and the cards turned up
ferry = ferry, and its locomotives
mountain = mountain, and its crosses
route-labels = 3R: free, with length and colour; (2): its owner; 17:3R: number 17, can be chosen
part = The part of the map where you can choose; map shows it all.
narrow = The map needs a window of { $columns } columns.

# A decision
hand-over = Hand the screen to { $player }, then press Enter.
so-far = So far
since = Since your last decision
earlier = { $count ->
    [one] (one line before this: log)
   *[other] ({ $count } lines before this: log)
}
choices = You can
set-up = Set-up
end-now = { $now } of { $goal }

# Commands
help-heading = Commands
help-action = an action
help-action-text = play it: in any case, and the last word alone is enough if it is clear
help-undo = back to your last decision, across the moves of the bots
help-legal = every action you can take now
help-why = why an action is not possible: the clause
help-ways = the best ways, by the places named: what each brings to whom
help-way = take one of these ways
help-rules = a clause, a chapter, or the clauses with these words
help-map = the map with its legend
help-ends = how near each end of the match is
help-log = everything that happened
help-save = write the match into a file
help-help = this list
help-quit = leave the table
help-enter = show the table again
arg-action = ACTION
arg-places = PLACES
arg-number = NUMBER
arg-clause = CLAUSE
arg-file = FILE

# Answers
nothing-to-undo = There is nothing to undo: this is your first decision.
undone = { $count ->
    [one] One action is taken back.
   *[other] { $count } actions are taken back.
}
possible = “{ $action }” is possible now.
why-what = Name the action, for example: why { $example }
no-ways = In this decision there are no ways to be weighed.
no-place = There is no place “{ $word }” here.
no-way = No way leads there.
way-which = Name the number of the way, from 1 to { $count }.
way-take = To take one: way NUMBER. To narrow them down: ways PLACES.
see-clause = The whole clause: rules { $clause }
no-clause = The rules have no clause “{ $words }”, and no clause with these words.
chapters = The chapters; rules { $example } shows a clause
unknown = “{ $input }” is no action and no command. Type legal for what you can do, help for the commands.
unknown-near = “{ $input }” is no action and no command. Did you mean “{ $near }”?
saved = Saved in { $file }. To go on: trunkline play --load { $file }
saved-over = Saved in { $file }. To read it: trunkline replay { $file }
save-where = Name the file, for example: save { $example }
save-foreign = { $file } is there already and is no record of a match: choose another name.
save-failed = { $file } cannot be written: { $reason }.
quit-unsaved = This match is not saved. Type save { $example } to keep it, or quit again to leave.
not-saved = The match is not saved. Next time type save { $example } before you leave, or start with --save { $example }.

# The end
column-place = place
column-player = player
column-score = score
unfinished = The match is not over.

# Where editions differ
edition-default = { $option } By default: { $choice }
edition-possible = { $option } To choose from: { $choices }
