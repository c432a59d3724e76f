# Билет на поезд: Командная Азия

about = Двое напарников прокладывают пути вместе, а о картах друг друга знают только то, что стоит в держателе.

board-team-asia = Командная Азия

option-share_tickets = Сколько билетов кладут в держатель, когда ими делятся?
option-share_tickets-two = Два, как в русском буклете
option-share_tickets-one_or_two = Один или два, как в английском буклете
option-last_turns_at = Когда начинаются последние ходы?
option-last_turns_at-3 = Когда у команды 3 вагона или меньше
option-last_turns_at-4 = Когда у команды 4 вагона или меньше

action-to-hand = В руку
action-to-rack = В держатель
action-from-rack-coloured-wilds = Из держателя: цветные × { $coloured }, локомотивы × { $wilds }
action-extra-number = Доплатить: { $number ->
    [0] без локомотивов
    [one] { $number } локомотив
    [few] { $number } локомотива
   *[many] { $number } локомотивов
}
action-withdraw = Отказаться от туннеля
action-share = Поделиться билетами
action-rack-ticket = В держатель: { $ticket }
action-done = Достаточно одного
choice-to-hand = Куда идёт карта
choice-to-rack = Куда идёт карта
choice-from-rack-coloured-wilds = Карты из держателя
choice-extra-number = Локомотивы в доплате
choice-rack-ticket = Билет для держателя

prompt-start-rack = { $seat }: выберите один из своих билетов для держателя.
prompt-turn = { $seat }: возьмите карты вагонов, проложите путь, возьмите билеты или поделитесь билетами.
prompt-turn-last = { $seat }: это ваш последний ход. Возьмите карты вагонов, проложите путь, возьмите билеты или поделитесь билетами.
prompt-place = { $seat }: куда положить эту карту ({ $card })? Вторая пойдёт в другое место.
prompt-rack-ticket = { $seat }: выберите один из оставленных билетов для держателя.
prompt-from-rack = { $seat }: сколько карт за путь { $track } взять из держателя?
prompt-extra = { $seat }: за туннель { $track } нужно доплатить { $due ->
    [one] { $due } карту
    [few] { $due } карты
   *[many] { $due } карт
}. Сколько локомотивов вы добавите? Или откажитесь от туннеля.
prompt-extra-from-rack = { $seat }: сколько карт доплаты за туннель { $track } взять из держателя?
prompt-share = { $seat }: выберите { $shared ->
    [0] билет
   *[other] ещё один билет
} для держателя.

waiting-start-rack = { $seat } выбирает билет для держателя.
waiting-place = { $seat } решает, куда положить карту.
waiting-rack-ticket = { $seat } выбирает билет для держателя.
waiting-from-rack = { $seat } выкладывает оплату за путь { $track }.
waiting-extra = { $seat } решает, доплачивать ли за туннель { $track }: { $due ->
    [one] нужна ещё { $due } карта
    [few] нужны ещё { $due } карты
   *[many] нужно ещё { $due } карт
}.
waiting-extra-from-rack = { $seat } выкладывает доплату за туннель { $track }.
waiting-share = { $seat } делится билетами.

event-last-turns = { $trains ->
    [0] Вагонов не осталось
    [one] Остался только { $trains } вагон
    [few] Осталось только { $trains } вагона
   *[many] Осталось только { $trains } вагонов
} у команды, где играет { $seat }: каждый делает ещё по одному ходу.
event-to-own-hand = { $seat } берёт карту в руку.
event-card-racked = { $seat } кладёт карту в держатель: { $card }.
event-card-racked-unseen = { $seat } кладёт карту в держатель.
event-ticket-named = { $seat } называет билет для держателя: { $ticket }.
event-ticket-named-unseen = { $seat } называет билет для держателя.
event-ticket-racked = { $seat } кладёт в держатель билет { $ticket }.
event-ticket-racked-unseen = { $seat } кладёт билет в держатель.
event-laid = { $seat } выкладывает карты. Из руки: { $hand ->
    [0] { $hand_wild ->
        [0] ничего
        [one] { $hand_wild } локомотив
        [few] { $hand_wild } локомотива
       *[many] { $hand_wild } локомотивов
    }
   *[other] { $card } × { $hand }{ $hand_wild ->
        [0] {""}
        [one] {" "}и { $hand_wild } локомотив
        [few] {" "}и { $hand_wild } локомотива
       *[many] {" "}и { $hand_wild } локомотивов
    }
}; из держателя: { $rack ->
    [0] { $rack_wild ->
        [0] ничего
        [one] { $rack_wild } локомотив
        [few] { $rack_wild } локомотива
       *[many] { $rack_wild } локомотивов
    }
   *[other] { $card } × { $rack }{ $rack_wild ->
        [0] {""}
        [one] {" "}и { $rack_wild } локомотив
        [few] {" "}и { $rack_wild } локомотива
       *[many] {" "}и { $rack_wild } локомотивов
    }
}.
event-turned-up = Открывается карта: { $card }{ $match ->
    [0] .
   *[other] , совпадение!
}
event-tunnel-due = Туннель { $track }: { $turned ->
    [0] открывать нечего
    [one] открыта { $turned } карта
    [few] открыты { $turned } карты
   *[many] открыто { $turned } карт
}. { $due ->
    [0] { $seat } ничего не доплачивает.
    [one] Чтобы проложить путь, { $seat } доплачивает { $due } карту.
    [few] Чтобы проложить путь, { $seat } доплачивает { $due } карты.
   *[many] Чтобы проложить путь, { $seat } доплачивает { $due } карт.
}
event-withdrew = { $seat } отказывается от туннеля { $track } и забирает оплату.
event-share-began = { $seat } делится билетами с напарником.
event-express = «Азиатский Экспресс»: у команды, где играет { $seat }, самый длинный непрерывный маршрут, { $spaces ->
    [one] { $spaces } участок
    [few] { $spaces } участка
   *[many] { $spaces } участков
}. Команда получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-globetrotter = «Путешественник»: команда, где играет { $seat }, выполняет больше всего билетов ({ $tickets }) и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

score-express = «Азиатский Экспресс», { $spaces ->
    [one] { $spaces } участок
    [few] { $spaces } участка
   *[many] { $spaces } участков
}
score-globetrotter = «Путешественник», { $tickets ->
    [one] { $tickets } билет
    [few] { $tickets } билета
   *[many] { $tickets } билетов
}

panel-rack = Держатель
panel-teams = Команды
panel-reveal = Открыто для туннеля
column-team = команда
column-rack = держатель
column-rack-cards = карты в держателе
column-rack-tickets = билеты в держателе
ticket-on-rack = в держателе
