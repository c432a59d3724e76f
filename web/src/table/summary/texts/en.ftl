match-scores = Scores
match-replay = Replay
match-table = Open the table
match-to-table = Open the table
match-play = Play this game
match-picture = { $title }: the map at the end of the match
