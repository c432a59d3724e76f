# Билет на поезд по Азии: общее для Командной и Легендарной Азии
#
# Названия и имена подставляются в именительном падеже, имя игрока может быть и женским: фразы
# построены так, чтобы другие падежи и прошедшее время не понадобились. Карта вагона названа по
# цвету («красная»), поэтому её название стоит после двоеточия или в скобках.

card-purple = фиолетовая
card-white = белая
card-blue = синяя
card-yellow = жёлтая
card-orange = оранжевая
card-black = чёрная
card-red = красная
card-green = зелёная
card-locomotive = локомотив
card-unseen = неизвестная

# На картах, для тех, кто не различает цвета.
letters-purple = Ф
letters-white = Б
letters-blue = С
letters-yellow = Ж
letters-orange = О
letters-black = Ч
letters-red = К
letters-green = З
letters-locomotive = Л

colour-purple = фиолетовый
colour-white = белый
colour-blue = синий
colour-yellow = жёлтый
colour-orange = оранжевый
colour-black = чёрный
colour-red = красный
colour-green = зелёный
colour-gray = серый

ending-trains = сыграны последние ходы
ending-passes = один за другим спасовали все игроки
end-trains = Использованные вагоны
end-trains-turn-began = Последние ходы: осталось { $left }, затем игра закончится.
end-passes = Пасы подряд

action-draw-card = Взять из ряда: { $card }
action-draw-pile = Взять карту из колоды
action-claim-track = Проложить путь { $track }
action-tickets = Взять билеты
action-pass = Спасовать
action-keep-ticket = Оставить: { $ticket }
action-return-ticket = Вернуть: { $ticket }
action-pay-colour-number = Заплатить: { $colour }{ $number ->
    [0] , без локомотивов
    [one] , { $number } локомотив
    [few] , { $number } локомотива
   *[many] , { $number } локомотивов
}
action-pay-wild = Заплатить одними локомотивами
choice-draw-card = Карта из ряда
choice-draw-pile = Колода
choice-claim-track = Какой путь проложить
choice-keep-ticket = Какой билет оставить
choice-return-ticket = Какой билет вернуть
brief-keep-ticket = Оставить
brief-return-ticket = Вернуть
choice-pay-colour-number = Оплата
choice-pay-wild = Оплата

prompt-start-tickets = { $seat }: какие билеты вы оставите? Не меньше { $least } из { $count }.
prompt-turn = { $seat }: возьмите карты вагонов, проложите путь или возьмите билеты.
prompt-turn-last = { $seat }: это ваш последний ход. Возьмите карты вагонов, проложите путь или возьмите билеты.
prompt-second-card = { $seat }: возьмите вторую карту, из ряда или из колоды.
prompt-tickets = { $seat }: какие билеты вы оставите? Не меньше { $least } из { $count }.
prompt-pay = { $seat }: выберите, чем платить за путь { $track }. { $length ->
    [one] Нужна { $length } карта.
    [few] Нужны { $length } карты.
   *[many] Нужно { $length } карт.
}
prompt-over = Игра окончена: { $ending }.

waiting-start-tickets = { $seat } выбирает билеты.
waiting-turn = { $seat } выбирает действие.
waiting-turn-last = { $seat } делает последний ход. Считая этот, до конца игры { $left ->
    [one] { $left } ход
    [few] { $left } хода
   *[many] { $left } ходов
}.
waiting-second-card = { $seat } берёт вторую карту.
waiting-tickets = { $seat } выбирает билеты.
waiting-pay = { $seat } платит за путь { $track }.

event-cards-dealt = { $seat } получает четыре карты вагонов: { $card }, { $second }, { $third }, { $fourth }.
event-cards-dealt-unseen = { $seat } получает четыре карты вагонов.
event-row-filled = В открытый ряд ложится карта: { $card }.
event-row-replaced = В открытом ряду слишком много локомотивов: весь ряд сбрасывается и заменяется.
event-reshuffled = Сброс перемешан и стал новой колодой: в ней { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
event-ticket-offered = { $seat } получает билет на выбор: { $ticket }.
event-ticket-offered-unseen = { $seat } получает билет на выбор.
event-ticket-decided = { $seat } { $kept ->
    [0] возвращает
   *[other] оставляет себе
} билет { $ticket }.
event-ticket-decided-unseen = { $seat } решает, оставить ли билет.
event-tickets-kept = { $seat } оставляет { $count ->
    [0] 0 билетов
    [one] { $count } билет
    [few] { $count } билета
   *[many] { $count } билетов
}, возвращает { $back }.
event-turn-began = Ходит { $seat }.
event-drew-open = { $seat } берёт { $which ->
    [2] вторую карту
   *[other] карту
} из открытого ряда: { $card }.
event-drew-blind = { $seat } берёт { $which ->
    [2] вторую карту
   *[other] карту
} из колоды: { $card }.
event-drew-blind-unseen = { $seat } берёт { $which ->
    [2] вторую карту
   *[other] карту
} из колоды.
event-drew-tickets = { $seat } тянет { $count ->
    [one] { $count } билет
    [few] { $count } билета
   *[many] { $count } билетов
}.
event-claim-began = { $seat } собирается проложить путь { $track }.
event-paid = { $seat } платит за путь { $track }: { $coloured ->
    [0] { $wild ->
        [one] { $wild } локомотив
        [few] { $wild } локомотива
       *[many] { $wild } локомотивов
    }
   *[other] { $card } × { $coloured }{ $wild ->
        [0] {""}
        [one] {" "}и { $wild } локомотив
        [few] {" "}и { $wild } локомотива
       *[many] {" "}и { $wild } локомотивов
    }
}.
event-claimed = { $seat } прокладывает путь { $track } и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. { $trains ->
    [0] Вагонов не остаётся.
    [one] Остаётся { $trains } вагон.
    [few] Остаётся { $trains } вагона.
   *[many] Остаётся { $trains } вагонов.
}
event-passed = { $seat } ничего не может сделать и пасует.
event-ended = Игра заканчивается: { $ending }.
event-ticket-scored = { $seat }, билет { $ticket }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

score-routes = Пути: { $routes }
score-ticket-done = Билет { $ticket }
score-ticket-failed = Билет { $ticket }, не выполнен

panel-row = Открытый ряд
panel-hand = Ваша рука
panel-tickets = Ваши билеты
panel-offered = Билеты на выбор
panel-players = Игроки
column-player = игрок
column-points = очки
column-trains = вагоны
column-cards = карты
column-tickets = билеты
column-routes = пути
column-card = карта
column-count = число
column-ticket = билет
column-value = очки
column-state = состояние
column-decision = решение
deck = Колода
panel-cards = Карты
cards-seen = по тому, что вы видели
cards-in-sight = по тому, что открыто
column-face-up = на столе
column-own = ваши
column-others = видели у других
column-discarded = сброс
column-unseen = не видно
column-chance = шанс
chance = { $number } %
ticket-deck = Билеты
ticket-done = выполнен
ticket-to-go = осталось { $number }
ticket-cut-off = не соединить
ticket-kept = оставлен
ticket-returned = возвращён
substitute-deck = колода-замена: печатные билеты нам неизвестны

track-about = { $length ->
    [one] { $length } участок
    [few] { $length } участка
   *[many] { $length } участков
}, { $colour }
track-gray = серый: любой один цвет
track-owner = владелец: { $player }
track-closed = закрыт
track-tunnel = туннель: { $cards ->
    [one] открывается { $cards } карта
    [few] открываются { $cards } карты
   *[many] открывается { $cards } карт
}
track-ferry = паром: не меньше { $locomotives ->
    [one] { $locomotives } локомотива
   *[many] { $locomotives } локомотивов
}
track-mountain = горы: ещё { $crossings ->
    [one] { $crossings } вагон
    [few] { $crossings } вагона
   *[many] { $crossings } вагонов
} на «пересечение гор»

city-agra = Агра
city-ankara = Анкара
city-astrakhan = Астрахань
city-baghdad = Багдад
city-bangalore = Бангалор
city-bangkok = Бангкок
city-baroda = Барода
city-bombay = Бомбей
city-calcutta = Калькутта
city-canton = Кантон
city-cawnpore = Каунпор
city-chengdu = Чэнду
city-chiang-mai = Чиангмай
city-chita = Чита
city-chungking = Чунцин
city-colombo = Коломбо
city-dacca = Дакка
city-delhi = Дели
city-dihua = Дихуа
city-foochow = Фучжоу
city-fort-bayard = Форт-Баяр
city-hankow = Ханькоу
city-hanoi = Ханой
city-harbin = Харбин
city-hong-kong = Гонконг
city-hyderabad = Хайдарабад
city-irkutsk = Иркутск
city-jiuquan = Цзюцюань
city-junction-east = восточный узел
city-junction-south = южный узел
city-junction-west = западный узел
city-kabul = Кабул
city-karachi = Карачи
city-kashgar = Кашгар
city-kathmandu = Катманду
city-khabarovsk = Хабаровск
city-kobe = Кобе
city-krasnoyarsk = Красноярск
city-kunming = Куньмин
city-lahore = Лахор
city-lanchow = Ланьчжоу
city-lhasa = Лхаса
city-macau = Макао
city-madras = Мадрас
city-mandalay = Мандалай
city-mecca = Мекка
city-moscow = Москва
city-mukden = Мукден
city-nagpur = Нагпур
city-nanchang = Наньчан
city-nanning = Наньнин
city-omsk = Омск
city-peking = Пекин
city-perm = Пермь
city-rangoon = Рангун
city-rawalpindi = Равалпинди
city-saigon = Сайгон
city-samarkand = Самарканд
city-seoul = Сеул
city-shanghai = Шанхай
city-shiraz = Шираз
city-singapore = Сингапур
city-sukkur = Суккур
city-taipei = Тайбэй
city-tbilisi = Тбилиси
city-tehran = Тегеран
city-ulan-bator = Улан-Батор
city-vientiane = Вьентьян
city-vladivostok = Владивосток
city-xi-an = Сиань
city-yinchuan = Иньчуань

# Как они называются сегодня, если на поле другое название.
modern-bangalore = Бенгалуру
modern-baroda = Вадодара
modern-bombay = Мумбаи
modern-calcutta = Колката
modern-canton = Гуанчжоу
modern-cawnpore = Канпур
modern-chungking = Чунцин
modern-dacca = Дакка
modern-dihua = Урумчи
modern-foochow = Фучжоу
modern-fort-bayard = Чжаньцзян
modern-hankow = часть Уханя
modern-hyderabad = Хайдарабад
modern-lanchow = Ланьчжоу
modern-madras = Ченнаи
modern-mukden = Шэньян
modern-peking = Пекин
modern-rangoon = Янгон
modern-saigon = Хошимин
modern-ulan-bator = Улан-Батор

water-black-sea = Чёрное море
water-caspian-sea = Каспийское море
water-red-sea = Красное море
water-persian-gulf = Персидский залив
water-arabian-sea = Аравийское море
water-indian-ocean = Индийский океан
water-bay-of-bengal = Бенгальский залив
water-south-china-sea = Южно-Китайское море
water-east-china-sea = Восточно-Китайское море
water-yellow-sea = Жёлтое море
water-sea-of-japan = Японское море
water-pacific-ocean = Тихий океан
