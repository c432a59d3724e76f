# Ride the Rails
#
# Имена и названия подставляются в именительном падеже, имя игрока может быть и женским: фразы
# построены так, чтобы другие падежи и прошедшее время не понадобились. Дорога названа по цвету и
# подставляется в косвенном падеже («акция красной дороги», «по красной дороге»): он один во всех
# фразах.

about = Берите акции шести железных дорог, прокладывайте их пути через всю Америку и перевозите пассажиров: за каждую пройденную связь дорога платит своим акционерам.

railroad-red = красной
railroad-blue = синей
railroad-orange = оранжевой
railroad-yellow = жёлтой
railroad-purple = фиолетовой
railroad-black = чёрной

# Сами по себе, в таблицах.
colour-red = Красная
colour-blue = Синяя
colour-orange = Оранжевая
colour-yellow = Жёлтая
colour-purple = Фиолетовая
colour-black = Чёрная

railway-red = Красная железная дорога
railway-blue = Синяя железная дорога
railway-orange = Оранжевая железная дорога
railway-yellow = Жёлтая железная дорога
railway-purple = Фиолетовая железная дорога
railway-black = Чёрная железная дорога

# На локомотивах, для тех, кто не различает цвета.
letters-red = К
letters-blue = С
letters-orange = О
letters-yellow = Ж
letters-purple = Ф
letters-black = Ч

board-usa = Соединённые Штаты Америки

terrain-plain = равнина
terrain-mountain = горы
terrain-city = город
terrain-bonus = город с зелёной полосой
terrain-east = город восточного побережья
terrain-west = город западного побережья
terrain-chicago = город, где хватит места всем дорогам

place-albany = Олбани
place-atlanta = Атланта
place-baltimore = Балтимор
place-billings = Биллингс
place-bismarck = Бисмарк
place-boise = Бойсе
place-boston = Бостон
place-buffalo = Буффало
place-butte = Бьютт
place-charleston = Чарлстон
place-cheyenne = Шайенн
place-chicago = Чикаго
place-cincinnati = Цинциннати
place-corpus-christi = Корпус-Кристи
place-dallas = Даллас
place-denver = Денвер
place-des-moines = Де-Мойн
place-detroit = Детройт
place-el-paso = Эль-Пасо
place-fargo = Фарго
place-green-bay = Грин-Бей
place-houston = Хьюстон
place-jacksonville = Джэксонвилл
place-kansas-city = Канзас-Сити
place-las-vegas = Лас-Вегас
place-little-rock = Литл-Рок
place-los-angeles = Лос-Анджелес
place-miami = Майами
place-milwaukee = Милуоки
place-minneapolis = Миннеаполис
place-nashville = Нашвилл
place-new-orleans = Новый Орлеан
place-new-york = Нью-Йорк
place-oklahoma-city = Оклахома-Сити
place-omaha = Омаха
place-philadelphia = Филадельфия
place-phoenix = Финикс
place-pittsburgh = Питтсбург
place-pocatello = Покателло
place-portland = Портленд
place-rapid-city = Рапид-Сити
place-reno = Рино
place-saint-louis = Сент-Луис
place-salt-lake-city = Солт-Лейк-Сити
place-san-francisco = Сан-Франциско
place-santa-fe = Санта-Фе
place-seattle = Сиэтл
place-spokane = Спокан
place-tampa = Тампа
place-wilmington = Уилмингтон

place-pacific-ocean = Тихий океан
place-atlantic-ocean = Атлантика
place-gulf-of-mexico = Мексиканский залив
place-lake-superior = озеро Верхнее
place-lake-michigan = озеро Мичиган
place-lake-huron = озеро Гурон
place-lake-erie = озеро Эри
place-lake-ontario = озеро Онтарио

ending-rounds = сыграны все шесть раундов
end-rounds = Сыгранные раунды

aim-income = Больше всего вам
aim-lead = Лучший отрыв от остальных
ask-start = Укажите город, из которого едет пассажир, или выберите один из лучших маршрутов.
ask-destination = Укажите город, в котором поездка закончится, или выберите один из лучших маршрутов.

action-done = Больше не прокладывать
action-stop = Закончить поездку здесь
action-share-railroad = Взять акцию { $railroad } дороги
action-from-hex = Перевезти пассажира: { $hex }
action-lay-railroad-hex = Проложить путь { $railroad } дороги: { $hex }
action-ride-railroad-hex = Ехать по { $railroad } дороге: { $hex }
choice-share-railroad = Какую акцию взять
choice-from-hex = Какого пассажира перевезти
choice-lay-railroad-hex = Где проложить путь
choice-ride-railroad-hex = Куда ехать

prompt-share = { $seat }: возьмите акцию железной дороги.
prompt-lay = { $seat }: прокладывайте путь. Можно поставить ещё { $left ->
    [one] { $left } локомотив
    [few] { $left } локомотива
   *[many] { $left } локомотивов
}, а если хоть один встанет на горный гекс, то на один меньше.
prompt-lay-last = { $seat }: прокладывайте путь. Можно поставить ещё один локомотив, но не на горный гекс.
prompt-lay-mountain = { $seat }: прокладывайте путь. Можно поставить ещё { $left ->
    [one] { $left } локомотив
    [few] { $left } локомотива
   *[many] { $left } локомотивов
}, в том числе на горные гексы.
prompt-from = { $seat }: запустите поезд. Выберите город, из которого едет пассажир.
prompt-ride-start = { $seat }: выберите, по какой дороге и куда едет пассажир из города { $hex }.
prompt-ride = { $seat }: пассажир на гексе { $hex }. Ведите его дальше по { $railroad } дороге до города.
prompt-ride-city = { $seat }: пассажир в городе { $hex }, { $links ->
    [one] пройдена { $links } связь
    [few] пройдено { $links } связи
   *[many] пройдено { $links } связей
}. Закончите поездку или ведите его дальше.
prompt-over = Игра окончена: { $ending }.

waiting-share = { $seat } берёт акцию.
waiting-lay = { $seat } прокладывает путь: можно поставить ещё { $left ->
    [one] { $left } локомотив
    [few] { $left } локомотива
   *[many] { $left } локомотивов
}, а если хоть один встанет на горный гекс, то на один меньше.
waiting-lay-last = { $seat } прокладывает путь: можно поставить ещё один локомотив, но не на горный гекс.
waiting-lay-mountain = { $seat } прокладывает путь: можно поставить ещё { $left ->
    [one] { $left } локомотив
    [few] { $left } локомотива
   *[many] { $left } локомотивов
}, в том числе на горные гексы.
waiting-from = { $seat } выбирает пассажира для поезда.
waiting-ride-start = { $seat } запускает поезд из города { $hex }.
waiting-ride = { $seat } ведёт поезд по { $railroad } дороге: пассажир на гексе { $hex }.
waiting-ride-city = { $seat } ведёт поезд: пассажир в городе { $hex }, { $links ->
    [one] пройдена { $links } связь
    [few] пройдено { $links } связи
   *[many] пройдено { $links } связей
}.

event-round-began = Раунд { $round }.
event-railroad-opened = Теперь можно брать акции { $railroad } дороги.
event-share-taken = { $seat } берёт акцию { $railroad } дороги. { $left ->
    [0] Её локомотивов больше нет.
    [one] В запасе остаётся { $left } её локомотив.
    [few] В запасе остаётся { $left } её локомотива.
   *[many] В запасе остаётся { $left } её локомотивов.
}
event-laying-began = { $seat } может проложить путь: до { $most ->
    [one] { $most } локомотива
   *[many] { $most } локомотивов
}.
event-started = { $seat } ставит первый локомотив { $railroad } дороги: { $hex }. { $left ->
    [0] Локомотивов у неё больше нет.
    [one] В запасе остаётся { $left } локомотив.
    [few] В запасе остаётся { $left } локомотива.
   *[many] В запасе остаётся { $left } локомотивов.
}
event-laid = { $seat } прокладывает путь { $railroad } дороги: { $hex }. { $left ->
    [0] Локомотивов у неё больше нет.
    [one] В запасе остаётся { $left } локомотив.
    [few] В запасе остаётся { $left } локомотива.
   *[many] В запасе остаётся { $left } локомотивов.
}
event-chicago-paid = { $seat } получает { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
} за локомотив в городе { $hex }.
event-city-paid = Первый путь приходит в город { $hex }: { $seat } получает { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
}.
event-transcontinental-paid = Побережья соединены. Трансконтинентальный бонус получает { $seat }: { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
}.
event-laying-ended = { $laid ->
    [0] { $seat } не прокладывает путь.
    [one] { $seat } заканчивает прокладку: поставлен { $laid } локомотив.
    [few] { $seat } заканчивает прокладку: поставлено { $laid } локомотива.
   *[many] { $seat } заканчивает прокладку: поставлено { $laid } локомотивов.
}
event-train-began = { $seat } запускает поезд: пассажир едет из города { $hex }.
event-link-ridden = Пассажир прибывает по { $railroad } дороге в город { $hex }; { $links ->
    [one] пройдена { $links } связь
    [few] пройдено { $links } связи
   *[many] пройдено { $links } связей
}.
event-arrived = Поездка окончена: { $start } → { $hex }, { $links ->
    [one] { $links } связь
    [few] { $links } связи
   *[many] { $links } связей
}.
event-dividend-paid = { $seat } получает дивиденды { $railroad } дороги ({ $links ->
    [one] { $links } связь
    [few] { $links } связи
   *[many] { $links } связей
}, { $shares ->
    [one] { $shares } акция
    [few] { $shares } акции
   *[many] { $shares } акций
}): { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
}.
event-fare-paid = { $seat } получает { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
} за поездку через { $cities ->
    [one] { $cities } город
    [few] { $cities } города
   *[many] { $cities } городов
}.
event-no-train = { $seat } не запускает поезд: ни один пассажир не стоит там, где начинается связь.
event-order-of-3 = Порядок хода в следующем раунде: { $first }, { $second }, { $third }.
event-order-of-4 = Порядок хода в следующем раунде: { $first }, { $second }, { $third }, { $fourth }.
event-order-of-5 = Порядок хода в следующем раунде: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-ended = Игра окончена: { $ending }.

score-fares = { $times ->
    [one] { $times } поезд
    [few] { $times } поезда
   *[many] { $times } поездов
}
score-dividends = Дивиденды { $railroad } дороги, { $times ->
    [one] { $times } выплата
    [few] { $times } выплаты
   *[many] { $times } выплат
}
score-chicago = { $times ->
    [one] { $times } локомотив
    [few] { $times } локомотива
   *[many] { $times } локомотивов
} в Чикаго
score-city = Первый путь в город { $hex }
score-transcontinental = Трансконтинентальный бонус

panel-holdings = Игроки
holdings-note = в порядке хода
panel-railroads = Железные дороги
link-note = сколько долларов принесёт каждому ещё одна связь
link-note-fare = сколько долларов принесёт каждому ещё одна связь; в том числе доллар за поезд, его получит { $seat }
panel-rounds = Раунды
rounds-open = Новые дороги
panel-order = Порядок хода в следующем раунде
order-note = по нынешним деньгам: у кого меньше, тот раньше
order-none = после последнего раунда не определяется
panel-bonuses = Оставшиеся бонусы
panel-left = Ещё ждут
left-passengers = Пассажиры в городах

column-player = игрок
column-money = деньги
column-shares = акции
column-railroad = дорога
column-locomotives = локо
column-cities = города
column-round = раунд
column-opening = дороги
column-shift = сдвиг
column-bonus = бонус
column-pays = сумма
column-supply = запас
column-left = осталось

opens = с { $round }
bonus-chicago = Чикаго, каждый раз
bonus-in-cities = От океана до океана, пересадки в городах
bonus-elsewhere = От океана до океана, другие пересадки
