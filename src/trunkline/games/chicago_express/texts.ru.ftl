# Чикаго-Экспресс
#
# Названия и имена подставляются в именительном падеже, имя игрока может быть и женским: фразы
# построены так, чтобы другие падежи и прошедшее время не понадобились. Компании названы, как в
# правилах, сокращениями: они не склоняются.

about = Торгуйтесь за акции четырёх железных дорог и ведите их на запад, в Чикаго: побеждает тот, кому они принесут больше всего денег.

company-prr = PRR
company-b-o = B&O
company-c-o = C&O
company-nyc = NYC
company-wabash = Wabash

railway-prr = Пенсильванская ж. д.
railway-b-o = Балтимор – Огайо
railway-c-o = Чесапик – Огайо
railway-nyc = Нью-Йоркская центральная
railway-wabash = Уобаш

board-chicago-express = Чикаго-Экспресс

dial-auction = Аукцион
dial-expand = Расширение
dial-develop = Развитие

dial-start = старт
dial-red = красный

terrain-plain = равнина
terrain-forest = лес
terrain-mountain = горы
terrain-city = город
terrain-industrial = промышленный центр
terrain-chicago = Чикаго
terrain-start = стартовый гекс

place-albany = Олбани
place-altoona = Алтуна
place-baltimore = Балтимор
place-binghamton = Бингемтон
place-buffalo = Буффало
place-charleston = Чарлстон
place-charlottesville = Шарлотсвилл
place-chicago = Чикаго
place-cincinnati = Цинциннати
place-clarksburg = Кларксберг
place-cleveland = Кливленд
place-columbus = Колумбус
place-detroit = Детройт
place-fort-wayne = Форт-Уэйн
place-hagerstown = Хейгерстаун
place-harrisburg = Гаррисберг
place-indianapolis = Индианаполис
place-new-york = Нью-Йорк
place-philadelphia = Филадельфия
place-pittsburgh = Питтсбург
place-portsmouth = Портсмут
place-richmond = Ричмонд
place-roanoke = Роанок
place-south-bend = Саут-Бенд
place-syracuse = Сиракьюс
place-toledo = Толидо
place-utica = Ютика
place-washington = Вашингтон
place-wheeling = Уилинг
place-youngstown = Янгстаун
place-lake-erie = озеро Эри
place-lake-michigan = озеро Мичиган
place-atlantic-ocean = Атлантика

ending-locomotives = у трёх или более компаний не осталось локомотивов
ending-shares = у трёх или более компаний не осталось непроданных акций
ending-houses = в резерве осталось три дома или меньше
ending-detroit = маркер Детройта стоит на клетке «8»
end-locomotives = Компании без локомотивов
end-shares = Компании без непроданных акций
end-houses = Дома на карте
end-detroit = Маркер Детройта
end-locomotives-dividend-stage = Игра закончится в ближайшей стадии дивидендов.
end-shares-dividend-stage = Игра закончится в ближайшей стадии дивидендов.
end-houses-dividend-stage = Игра закончится в ближайшей стадии дивидендов.
end-detroit-dividend-stage = Игра закончится в ближайшей стадии дивидендов.

option-chicago_dividend = Когда проходит стадия Чикаго?
option-chicago_dividend-interrupt = Сразу: она прерывает расширение
option-chicago_dividend-after_action = Когда расширение завершено

action-pass = Спасовать
action-auction = Провести аукцион
action-expand = Расширить сеть
action-develop = Развить гекс
action-nothing = Ничего не делать
action-done = Закончить строительство
action-offer-company = Выставить акцию { $company }
action-company-company = Расширить сеть { $company }
action-build-hex = Построить: { $hex }
action-develop-hex = Развить: { $hex }
action-bid-number = Предложить { $number ->
    [one] { $number } доллар
    [few] { $number } доллара
   *[many] { $number } долларов
}
choice-offer-company = Акция для аукциона
choice-company-company = Чью сеть расширить
choice-build-hex = Где строить
choice-develop-hex = Какой гекс развить
choice-bid-number = Ставка

waiting-opening-auction = { $seat } торгуется за первую акцию { $company }: нужно не меньше { $floor ->
    [one] { $floor } доллара
   *[many] { $floor } долларов
}.
waiting-pass-only = { $seat } может только спасовать: минимальная ставка за акцию { $company } — { $floor ->
    [one] { $floor } доллар
    [few] { $floor } доллара
   *[many] { $floor } долларов
}.
waiting-turn = { $seat } выбирает действие.
waiting-offer = { $seat } выбирает акцию для аукциона.
waiting-share-auction = { $seat } торгуется за акцию { $company }: нужно не меньше { $floor ->
    [one] { $floor } доллара
   *[many] { $floor } долларов
}.
waiting-company = { $seat } выбирает, чью сеть расширить.
waiting-build = { $seat } строит за { $company }. В казне { $treasury ->
    [one] { $treasury } доллар
    [few] { $treasury } доллара
   *[many] { $treasury } долларов
}; можно присоединить ещё { $left ->
    [one] { $left } гекс
    [few] { $left } гекса
   *[many] { $left } гексов
}.
waiting-develop = { $seat } выбирает гекс для развития.
waiting-wabash-auction = { $seat } торгуется за первую акцию Wabash: нужно не меньше { $floor ->
    [one] { $floor } доллара
   *[many] { $floor } долларов
}.

score-capital = Начальный капитал
score-shares = Покупка { $shares ->
    [one] { $shares } акции
   *[many] { $shares } акций
} { $company }
score-dividends = Дивиденды { $company }, { $times ->
    [one] { $times } выплата
    [few] { $times } выплаты
   *[many] { $times } выплат
}

prompt-opening-auction = { $seat }: предложите за первую акцию { $company } не меньше { $floor ->
    [one] { $floor } доллара
   *[many] { $floor } долларов
} или спасуйте. У вас { $cash ->
    [one] { $cash } доллар
    [few] { $cash } доллара
   *[many] { $cash } долларов
}.
prompt-pass-only = { $seat }: минимальная ставка за акцию { $company } — { $floor ->
    [one] { $floor } доллар
    [few] { $floor } доллара
   *[many] { $floor } долларов
}, а у вас { $cash ->
    [one] { $cash } доллар
    [few] { $cash } доллара
   *[many] { $cash } долларов
}. Остаётся спасовать.
prompt-turn = { $seat }: выберите действие. Его указатель передвинется на одно деление.
prompt-offer = { $seat }: выставьте акцию на аукцион или не делайте ничего.
prompt-share-auction = { $seat }: предложите за акцию { $company } не меньше { $floor ->
    [one] { $floor } доллара
   *[many] { $floor } долларов
} или спасуйте. У вас { $cash ->
    [one] { $cash } доллар
    [few] { $cash } доллара
   *[many] { $cash } долларов
}.
prompt-company = { $seat }: выберите компанию, чтобы расширить её сеть, или не делайте ничего.
prompt-build = { $seat }: выберите гекс для { $company }. В казне { $treasury ->
    [one] { $treasury } доллар
    [few] { $treasury } доллара
   *[many] { $treasury } долларов
}; можно присоединить ещё { $left ->
    [one] { $left } гекс
    [few] { $left } гекса
   *[many] { $left } гексов
}.
prompt-develop = { $seat }: выберите гекс для развития или не делайте ничего.
prompt-wabash-auction = { $seat }: предложите за первую акцию Wabash не меньше { $floor ->
    [one] { $floor } доллара
   *[many] { $floor } долларов
} или спасуйте. У вас { $cash ->
    [one] { $cash } доллар
    [few] { $cash } доллара
   *[many] { $cash } долларов
}.
prompt-over = Игра окончена: { $ending }.

event-opening-auction = Аукцион на первую акцию { $company }. Открывает { $seat }, минимальная ставка — { $floor ->
    [one] { $floor } доллар
    [few] { $floor } доллара
   *[many] { $floor } долларов
}.
event-share-offered = { $seat } выставляет на аукцион акцию { $company }. Минимальная цена — { $floor ->
    [one] { $floor } доллар
    [few] { $floor } доллара
   *[many] { $floor } долларов
}.
event-wabash-offered = Тут же проводится аукцион на одну акцию { $company }. Открывает { $seat }, минимальная ставка — { $floor ->
    [one] { $floor } доллар
    [few] { $floor } доллара
   *[many] { $floor } долларов
}.
event-bid = { $seat } предлагает за акцию { $company } { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
}.
event-passed = { $seat } пасует.
event-share-sold = { $seat } покупает акцию { $company } за { $price ->
    [one] { $price } доллар
    [few] { $price } доллара
   *[many] { $price } долларов
}.
event-share-free = Все спасовали. Акцию { $company } бесплатно забирает тот, кто открыл аукцион: { $seat }.
event-share-unsold = Все спасовали. Акция { $company } остаётся у компании.
event-wabash-unsold = Все спасовали. Акция { $company } остаётся у компании.
event-turn-began = Ходит { $seat }.
event-dial-moved = { $seat } передвигает указатель «{ $dial }»: деление { $step } из { $red }.
event-nothing-done = { $seat } не делает ничего.
event-company-named = { $seat } расширяет сеть { $company }.
event-built = { $company } присоединяет гекс { $hex } за { $cost ->
    [one] { $cost } доллар
    [few] { $cost } доллара
   *[many] { $cost } долларов
}{ $gain ->
    [0] .
    [one] ; доход растёт на { $gain } доллар.
    [few] ; доход растёт на { $gain } доллара.
   *[many] ; доход растёт на { $gain } долларов.
}
event-income-rose = Доход { $company } растёт на { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
}, до { $income }.
event-house-placed = { $seat } ставит дом на гекс { $hex }. { $left ->
    [0] Домов в резерве больше нет.
    [one] В резерве остаётся { $left } дом.
    [few] В резерве остаётся { $left } дома.
   *[many] В резерве остаётся { $left } домов.
}
event-forest-paid = Банк вносит в казну { $company } { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
}.
event-industry-grew = { $seat } развивает гекс { $hex }: маркер переходит на клетку «{ $value }».
event-dividend-stage = Два указателя стоят в красном секторе: наступает стадия дивидендов.
event-dividend-paid = { $seat } получает дивиденды за { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
} { $company }: { $amount ->
    [one] { $amount } доллар
    [few] { $amount } доллара
   *[many] { $amount } долларов
}.
event-dials-reset = Все указатели возвращаются на «START».
event-detroit-grew = { $hex } растёт: маркер переходит на клетку «{ $value }».
event-chicago-stage = { $company } в Чикаго: по акциям компании выплачиваются дивиденды.
event-wabash-opened = Открывается Wabash: её локомотив занимает гекс { $hex }, доход — { $income ->
    [one] { $income } доллар
    [few] { $income } доллара
   *[many] { $income } долларов
}.
event-ended = Игра заканчивается: { $ending }.

panel-holdings = Деньги и акции
panel-companies = Компании
panel-dials = Указатели
panel-industry = Промышленность и дома
column-player = игрок
column-cash = деньги
column-company = компания
column-income = доход
column-dividend = на акцию
column-treasury = казна
column-shares = продано
column-locomotives = локомотивы
column-dial = указатель
column-steps = до красного
column-place = город
houses-left = Дома в резерве
