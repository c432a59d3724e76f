# Texts that all games share.

refusal = “{ $action }” is not possible now, by { $clause }: { $rule }
seat = Player { $number }
