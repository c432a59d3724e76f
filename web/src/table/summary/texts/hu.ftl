match-scores = Pontok
match-replay = Visszajátszás
match-table = Az asztal megnyitása
match-to-table = Az asztal megnyitása
match-play = Játszom ezzel a játékkal
match-picture = { $title }: a térkép a játszma végén
