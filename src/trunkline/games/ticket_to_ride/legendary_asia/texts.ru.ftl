# Билет на поезд: Легендарная Азия

about = Через горы и моря соедините города на своих тайных билетах, пока ваш путь не занял кто-то другой.

board-legendary-asia = Легендарная Азия

event-last-turns = { $seat }: { $trains ->
    [0] вагонов не осталось
    [one] остался только { $trains } вагон
    [few] осталось только { $trains } вагона
   *[many] осталось только { $trains } вагонов
}. Каждый делает ещё по одному ходу.
event-crossed = { $seat } отправляет с пути { $track } на «пересечение гор» { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
   *[many] { $trains } вагонов
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-explorer = «Азиатский Исследователь»: { $seat } соединяет больше всего городов ({ $cities }) и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

score-crossings = «Пересечение гор», { $crossings ->
    [one] { $crossings } вагон
    [few] { $crossings } вагона
   *[many] { $crossings } вагонов
}
score-explorer = «Азиатский Исследователь», { $cities ->
    [one] { $cities } город
    [few] { $cities } города
   *[many] { $cities } городов
}
