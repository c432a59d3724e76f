example-of = { $clause } в позиции из партии
example-which = Примеры к пункту { $clause }
example-so = Что происходит
example-not = Чего нельзя
example-when = Момент
example-before = До
example-after = После
example-wish = «{ $deed }»?
example-rest = Всё остальное на столе
example-match = Игроков: { $players }; { $number ->
    [0] сразу после подготовки
    [one] сделано { $number } действие
    [few] сделано { $number } действия
   *[many] сделано { $number } действий
}.
example-play = Играть с этого места
example-look = Посмотреть эту партию
