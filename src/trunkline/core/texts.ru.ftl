# Тексты, общие для всех игр.

refusal = «{ $action }» сейчас невозможно, правило { $clause }: { $rule }
seat = Игрок { $number }

# Несколько решений, которые взвешиваются как одно
suggestion-proved = { $aim }: лучшего пути нет, взвешены все.
suggestion-bound = { $aim }: другой путь может оказаться лучше, но не более чем на { $most }.

# Партия, продолжающая позицию другой партии
event-continued = Партия продолжается с позиции другой партии.
score-before = До начала этой партии

# Что не так с записью партии
record-no-file = такого файла нет
record-no-text = это не текст в UTF-8, а значит, и не запись партии
record-unreadable = файл не читается: { $detail }
record-first-line = запись начинается строкой «{ $expected }», а не «{ $found }»
record-header = здесь должно стоять «{ $name }: …», а не «{ $found }»
record-number = нужно целое число, а не «{ $found }»
record-pair = нужны пары «имя=значение», каждое имя один раз, а не «{ $found }»
record-name = нужно «Name МЕСТО: …», где место — число от 0 до { $last }
record-other-rules = партия сыграна по правилам версии { $found }, а эта программа играет по версии { $present }
record-other-board = партия сыграна на карте { $found }, а здесь карта { $present }: нужен файл той карты, на которой играли
record-other-deck = партия сыграна на карте { $found }, а здесь карта { $present }: нужен файл той карты или колода билетов, с которой играли
record-bad-game = такой игры здесь нет ({ $detail })
record-bad-options = такие варианты правил не подходят ({ $detail })
record-bad-board = карту этой партии не удалось подготовить ({ $detail })
record-bad-players = столько игроков не бывает ({ $detail })
record-bad-seed = такое зерно не годится ({ $detail })
record-bad-deal = такая раздача не подходит ({ $detail })
record-turn = нужно «МЕСТО: действие, действие, …», а не «{ $found }»
record-from-here = нужно «From here: as dealt» или «From here: dealt anew for seat N, SEED» с местом от 0 до { $last } (или «spectators» вместо него), а не «{ $found }»
record-too-long = партию можно продолжить из другой не больше { $most } раз
record-over = партия окончена раньше, чем «{ $found }»
record-seat = здесь решает место { $actor }, а не «{ $found }»
record-action = такого действия в этой игре нет ({ $detail })
record-breaks-off = запись обрывается: после последнего действия должна стоять строка «Result: …»
record-result = действия выше дают «Result: { $expected }», а не «{ $found }»
record-after-end = после конца ничего быть не должно, а стоит «{ $found }»
record-changed = запись изменили после того, как она была сделана: одна из строк выше другая, хотя и возможная. Если так и задумано, удалите эту строку

# Под заголовком картинки
picture-after = { $number ->
    [0] В начале партии
    [one] После { $number } решения
    [few] После { $number } решений
   *[many] После { $number } решений
}
