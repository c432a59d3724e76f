# Texts that all games share.

refusal = “{ $action }” is not possible now, by { $clause }: { $rule }
seat = Player { $number }

# Series of decisions that are weighed as one
way-proved = { $aim }: no way is better; all were weighed.
way-bound = { $aim }: another way could be better by { $most } at most.
