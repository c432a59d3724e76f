match-scores = Счёт
match-replay = Пересмотреть партию
match-table = Открыть стол
match-to-table = Открыть стол
match-play = Сыграть в эту игру
match-picture = { $title }: карта в конце партии
