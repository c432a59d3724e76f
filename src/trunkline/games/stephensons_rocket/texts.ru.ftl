# Ракета Стивенсона
#
# Названия и имена подставляются в именительном падеже, имя игрока может быть и женским: фразы
# построены так, чтобы другие падежи и прошедшее время не понадобились. Компании названы, как в
# правилах, сокращениями: они не склоняются.

about = Ведите по стране семь железных дорог сообща: кто продлевает линию, получает её акцию, а у кого есть акции, тот может отправить локомотив в другую сторону.

board-england = Англия
board-eastern-usa = Восток США
board-eastern-china = Восточный Китай

terrain-plain = открытая местность
terrain-start = начальный город
terrain-city = город
terrain-railway_town = ж/д город

# Компании зовутся своими буквами, как на карте; это их полные названия.
railway-north-eastern-railway = Северо-Восточная железная дорога
railway-lancashire-yorkshire-railway = Ланкаширско-Йоркширская железная дорога
railway-london-north-western-railway = Лондонская и Северо-Западная железная дорога
railway-great-eastern-railway = Большая Восточная железная дорога
railway-great-western-railway = Большая Западная железная дорога
railway-london-south-western-railway = Лондонская и Юго-Западная железная дорога
railway-south-eastern-railway = Юго-Восточная железная дорога
railway-boston-albany = Бостон – Олбани
railway-pennsylvania = Пенсильванская
railway-chesapeake-ohio = Чесапик – Огайо
railway-central-of-georgia = Центральная Джорджии
railway-mobile-ohio = Мобил – Огайо
railway-illinois-central = Иллинойсская центральная
railway-michigan-central = Мичиганская центральная
railway-shenyang-line = Шэньянская линия
railway-shandong-line = Шаньдунская линия
railway-shanghai-nanjing-line = линия Шанхай – Нанкин
railway-fujian-line = Фуцзяньская линия
railway-canton-hankow-line = линия Кантон – Ханькоу
railway-chengdu-chongqing-line = линия Чэнду – Чунцин
railway-longhai-line = Лунхайская линия

good-brewing = пивоварение
good-cattle = скот
good-coal = уголь
good-cotton = хлопок
good-grain = зерно
good-leather = кожа
good-livestock = животноводство
good-manufactured-goods = промтовары
good-petrochemicals = нефтехимия
good-steel = сталь
good-textiles = текстиль

# На жетонах, для тех, кто не различает цвета.
letters-brewing = Пи
letters-cattle = Ск
letters-coal = Уг
letters-cotton = Хл
letters-grain = Зе
letters-leather = Ко
letters-livestock = Жи
letters-manufactured-goods = Пр
letters-petrochemicals = Не
letters-steel = Ст
letters-textiles = Те

place-liverpool = Ливерпуль
place-preston = Престон
place-crewe = Кру
place-bristol = Бристоль
place-manchester = Манчестер
place-gloucester = Глостер
place-birmingham = Бирмингем
place-swindon = Суиндон
place-leeds = Лидс
place-sheffield = Шеффилд
place-oxford = Оксфорд
place-southampton = Саутгемптон
place-york = Йорк
place-nottingham = Ноттингем
place-leicester = Лестер
place-reading = Рединг
place-northampton = Нортгемптон
place-lincoln = Линкольн
place-guildford = Гилфорд
place-hull = Халл
place-peterborough = Питерборо
place-london = Лондон
place-brighton = Брайтон
place-cambridge = Кембридж
place-maidstone = Мейдстон
place-ipswich = Ипсуич
place-norwich = Норидж
place-dover = Дувр

place-buffalo = Буффало
place-albany = Олбани
place-detroit = Детройт
place-boston = Бостон
place-chicago = Чикаго
place-fort-wayne = Форт-Уэйн
place-cleveland = Кливленд
place-new-york = Нью-Йорк
place-pittsburgh = Питтсбург
place-harrisburg = Гаррисберг
place-indianapolis = Индианаполис
place-columbus = Колумбус
place-philadelphia = Филадельфия
place-st-louis = Сент-Луис
place-cincinnati = Цинциннати
place-louisville = Луисвилл
place-richmond = Ричмонд
place-roanoke = Роанок
place-norfolk = Норфолк
place-nashville = Нашвилл
place-knoxville = Ноксвилл
place-raleigh = Роли
place-memphis = Мемфис
place-atlanta = Атланта
place-columbia = Колумбия
place-montgomery = Монтгомери
place-savannah = Саванна
place-mobile = Мобил

place-baoji = Баоцзи
place-chongqing = Чунцин
place-nanning = Наньнин
place-xi-an = Сиань
place-yichang = Ичан
place-guilin = Гуйлинь
place-taiyuan = Тайюань
place-xiangyang = Сянъян
place-zhengzhou = Чжэнчжоу
place-changsha = Чанша
place-zhuzhou = Чжучжоу
place-guangzhou = Гуанчжоу
place-zhangjiakou = Чжанцзякоу
place-shijiazhuang = Шицзячжуан
place-wuhan = Ухань
place-nanchang = Наньчан
place-beijing = Пекин
place-jinan = Цзинань
place-xuzhou = Сюйчжоу
place-hefei = Хэфэй
place-tianjin = Тяньцзинь
place-nanjing = Нанкин
place-fuzhou = Фучжоу
place-jinzhou = Цзиньчжоу
place-qingdao = Циндао
place-hangzhou = Ханчжоу
place-shanghai = Шанхай
place-shenyang = Шэньян

place-irish-sea = Ирландское море
place-bristol-channel = Бристольский залив
place-english-channel = Ла-Манш
place-north-sea = Северное море
place-lake-michigan = озеро Мичиган
place-lake-huron = озеро Гурон
place-lake-erie = озеро Эри
place-lake-ontario = озеро Онтарио
place-atlantic-ocean = Атлантика
place-gulf-of-mexico = Мексиканский залив
place-bohai-sea = Бохайский залив
place-yellow-sea = Жёлтое море
place-east-china-sea = Восточно-Китайское море
place-south-china-sea = Южно-Китайское море
place-gulf-of-tonkin = Тонкинский залив

ending-companies = получить можно акции не больше чем одной компании
ending-tiles = выложены все тайлы путей
ending-standstill = никто больше ничего не может сделать
end-companies = Компании, акций которых уже не получить
end-tiles = Выложенные тайлы путей
end-standstill = Игроки, которым нечего делать
end-companies-extended = Игра закончится после этого продления, если за вето не заплатят акциями.
end-companies-turn-began = Игра закончится после этого хода.
end-tiles-turn-began = Игра закончится после этого хода.

option-edition = Какое издание?
option-edition-2018 = 2018: очки открыты, акций хватает всегда
option-edition-1999 = 1999: деньги тайные, у компании 16 акций
option-board = Какая карта?
option-board-england = Англия
option-board-usa = Восток США
option-board-china = Восточный Китай
option-move_stations = Какие станции можно перемещать?
option-move_stations-unconnected = Только свои, не соединённые с линией
option-move_stations-any = Любые свои
option-veto_defence = Куда может пойти активный игрок, уравнявший вето?
option-veto_defence-original = На гекс, выбранный вначале
option-veto_defence-any = На любой разрешённый гекс
option-merge_at_start = Можно ли слиться с локомотивом, который стоит в начальном городе?
option-merge_at_start-yes = Да: это линия из одного гекса
option-merge_at_start-no = Нет: он станет линией, когда уйдёт оттуда

action-pass = Спасовать
action-extend-company-hex = Продлить { $company }: { $hex }
action-invest-city-good = Вложить средства: { $city }, { $good }
action-station-hex = Поставить станцию: { $hex }
action-move-station-hex = Переместить станцию: { $station } → { $hex }
action-match = Уравнять ставку и оставить гекс
action-match-hex = Уравнять ставку: { $hex }
action-yield = Уступить
action-bid-number-hex = Поставить { $number ->
    [one] { $number } акцию
    [few] { $number } акции
   *[many] { $number } акций
}: { $hex }
choice-extend-company-hex = Продлить линию
choice-invest-city-good = Вложить средства
choice-station-hex = Поставить станцию
choice-move-station-hex = Переместить станцию
choice-match-hex = Уравнять ставку
choice-bid-number-hex = Ставка

prompt-turn = { $seat }: продлите линию, вложите средства или поставьте станцию; { $left ->
    [one] осталось { $left } действие
    [few] осталось { $left } действия
   *[many] осталось { $left } действий
}.
prompt-veto-first = { $seat }: { $active } ведёт { $company } на гекс { $hex }. Поставьте акции, чтобы изменить гекс, или спасуйте. У вас { $held ->
    [one] { $held } акция
    [few] { $held } акции
   *[many] { $held } акций
}.
prompt-veto = { $seat }: { $company } идёт на гекс { $hex }; { $leader } ставит { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
} за { $wanted }. Поставьте больше или спасуйте. Ваших акций: { $held }.
prompt-answer = { $seat }: { $company } идёт на гекс { $hex }; { $leader } ставит { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
} за { $wanted }. Уравняйте ставку или уступите. Ваших акций: { $held }.
prompt-over = Игра окончена: { $ending }.

waiting-turn = { $seat } выбирает действие; осталось: { $left }.
waiting-veto-first = { $active } ведёт { $company } на гекс { $hex }. Вето может наложить { $seat }: есть { $held ->
    [one] { $held } акция
    [few] { $held } акции
   *[many] { $held } акций
}.
waiting-veto = { $company } идёт на гекс { $hex }; { $leader } ставит { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
} за { $wanted }. Поставить больше может { $seat }, акций: { $held }.
waiting-answer = { $company } идёт на гекс { $hex }; { $leader } ставит { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
} за { $wanted }. Уравнять ставку может { $seat }, акций: { $held }.

event-turn-began = Ходит { $seat }.
event-passed = { $seat } ничего не может сделать и пасует.
event-invested = { $seat } вкладывает средства: { $city }, { $good }.
event-station-placed = { $seat } ставит станцию на гекс { $hex }; в запасе { $left }.
event-station-moved = { $seat } перемещает станцию: { $origin } → { $hex }.
event-station-left = { $seat }: станция уходит с линии { $company }.
event-extended = { $seat } продлевает { $company }: { $origin } → { $hex }.
event-share-taken = { $seat } берёт акцию { $company }, теперь их { $held }.
event-no-share = Акций { $company } не осталось: { $seat } не получает ничего.
event-no-share-isolated = Линия { $company } изолирована: { $seat } акции не получает.
event-bid = { $seat } ставит { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
} { $company } за гекс { $hex }.
event-declined = { $seat } не делает ставки за { $company }.
event-matched = { $seat } уравнивает ставку, { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
} { $company }, за гекс { $hex }.
event-yielded = { $seat } уступает { $company }.
event-veto-paid = { $seat } отдаёт { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
} { $company }, и локомотив идёт на гекс { $hex }; остаётся { $held }.
event-tile-laid = На гекс { $hex } ложится тайл путей { $company }; { $left ->
    [0] тайлов больше нет.
    [one] остаётся { $left } тайл.
    [few] остаётся { $left } тайла.
   *[many] остаётся { $left } тайлов.
}
event-station-connected = { $seat }: станция на гексе { $hex } соединена с линией { $company }.
event-passenger-taken = { $seat } берёт пассажира; { $left ->
    [0] пассажиров больше нет.
    [one] остаётся { $left } пассажир.
    [few] остаётся { $left } пассажира.
   *[many] остаётся { $left } пассажиров.
}
event-city-connected = { $company } соединяется с городом: { $city }.
event-railway-town-connected = { $company } соединяется с ж/д городом: { $town }; теперь с линией { $towns ->
    [one] соединён { $towns } город
    [few] соединены { $towns } города
   *[many] соединено { $towns } городов
}.
event-start-connected = { $company } соединяется с начальным городом: { $town }.
event-city-paid = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за инвестиции: { $city }.
event-city-paid-secretly = { $seat } получает { $points }000 фунтов за инвестиции: { $city }.
event-city-paid-secretly-unseen = { $seat } получает деньги за инвестиции: { $city }.
event-town-paid = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за станции на линии { $company }: { $town }.
event-town-paid-secretly = { $seat } получает { $points }000 фунтов за станции на линии { $company }: { $town }.
event-town-paid-secretly-unseen = { $seat } получает деньги за станции на линии { $company }: { $town }.
event-merged = На гексе { $hex } { $company }, с которой { $towns ->
    [one] соединён { $towns } город
    [few] соединены { $towns } города
   *[many] соединено { $towns } городов
}, сливается с { $survivor } и закрывается.
event-merger-paid = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $held ->
    [one] { $held } акцию
    [few] { $held } акции
   *[many] { $held } акций
} { $company }.
event-merger-paid-secretly = { $seat } получает { $points }000 фунтов за { $held ->
    [one] { $held } акцию
    [few] { $held } акции
   *[many] { $held } акций
} { $company }.
event-merger-paid-secretly-unseen = { $seat } получает деньги за { $held ->
    [one] { $held } акцию
    [few] { $held } акции
   *[many] { $held } акций
} { $company }.
event-connector-laid = На гекс { $hex } ложится тайл соединения путей, линий: { $lines }.
event-shares-exchanged = { $seat } сдаёт { $returned ->
    [one] { $returned } акцию
    [few] { $returned } акции
   *[many] { $returned } акций
} { $company } и получает { $gained ->
    [0] 0 акций
    [one] { $gained } акцию
    [few] { $gained } акции
   *[many] { $gained } акций
} { $survivor }.
event-shares-lost = Акций { $survivor } больше нет: { $seat } недополучает { $lost ->
    [one] { $lost } акцию
    [few] { $lost } акции
   *[many] { $lost } акций
}.
event-isolated = Линия { $company } изолирована: соединять её больше не с чем.
event-ended-at-once = Игра сразу заканчивается: { $ending }.
event-ended-after-turn = Игра заканчивается: { $ending }.
event-ended-at-standstill = Игра заканчивается: { $ending }.
event-passengers-scored = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $count ->
    [one] { $count } пассажира
    [few] { $count } пассажиров
   *[many] { $count } пассажиров
}.
event-investments-removed = К городу { $city } не подошла ни одна линия: инвестиции в него не считаются.
event-industry-scored = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $count ->
    [one] { $count } инвестицию
    [few] { $count } инвестиции
   *[many] { $count } инвестиций
}: { $good }.
event-stations-scored = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $count ->
    [one] { $count } станцию
    [few] { $count } станции
   *[many] { $count } станций
} на линии { $company }.
event-shares-scored = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $count ->
    [one] { $count } акцию
    [few] { $count } акции
   *[many] { $count } акций
} { $company }.

score-cities = Инвестиции в города, { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
score-railway-towns = Станции у ж/д городов, { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
score-mergers = Акции при слияниях, { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
score-passengers = { $count ->
    [one] { $count } пассажир
    [few] { $count } пассажира
   *[many] { $count } пассажиров
}
score-industry = { $count ->
    [one] { $count } инвестиция
    [few] { $count } инвестиции
   *[many] { $count } инвестиций
}: { $good }
score-stations = { $count ->
    [one] { $count } станция
    [few] { $count } станции
   *[many] { $count } станций
} на линии { $company }
score-shares = { $count ->
    [one] { $count } акция
    [few] { $count } акции
   *[many] { $count } акций
} { $company }

panel-players = Игроки
panel-companies = Компании
panel-industry = Промышленность
panel-veto = Вето: { $company }
panel-forecast = Если бы игра окончилась сейчас
panel-final = Итоговый подсчёт
panel-supply = Осталось
companies-note = мелко: что принесут слияние и следующий ж/д город
industry-note = ■ соединён с линией
in-thousands = в тысячах фунтов

column-player = игрок
column-points = очки
column-money = деньги
column-passengers = пассажиры
column-stations-left = станции в запасе
column-at-the-end = в конце
column-company = компания
column-towns = города
column-shares = акции
column-stations = станции
column-pile = стопка
column-city = город
column-pays = принесёт
column-held = акции
column-bid = ставка
column-hex = гекс
column-state = положение
column-for = очки за
column-supply = запас
column-left = осталось

thousands = { "" }
line-isolated = изолирована
line-closed = → { $survivor }
city-connected = соединён с линией
space-free = свободно

veto-open = если никто не сделает ставки, гекс { $hex }
veto-stands = пока что { $leader } отдаёт { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
}, гекс { $hex }
veto-leads = лучшая ставка
veto-outbid = ставка перебита
veto-asked = решает
veto-cannot = не может
veto-last = отвечает в конце
veto-to-come = может поставить
veto-passed = пас

forecast-passengers = пассажиры
forecast-stations = { $company }: станции
forecast-stations-brief = станции
forecast-shares = { $company }: акции
forecast-shares-brief = акции
forecast-sum = Сумма
forecast-total = С нынешними очками

supply-tiles = тайлы путей
supply-companies = компании, чьи акции можно получить
supply-passengers = пассажиры
supply-supplementary = дополнительные акции
supply-two_line = соединения на две линии
supply-three_line = соединения на три линии
