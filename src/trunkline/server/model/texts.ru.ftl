# Что говорит сам сервер.

problem-secret-missing = Нужен секрет, который хранит ваш браузер. Обновите страницу и попробуйте снова.
problem-not-your-seat = Это не ваше место, и решать за него не вам.
problem-other-rules = Эта партия начата по правилам или на карте, которых в программе больше нет, и открыть её нельзя.
problem-other-tickets = Эта партия начата с особой колодой билетов, которой у этого сервера нет. Её можно открыть, если запустить сервер с этой колодой: --tickets ФАЙЛ.
problem-not-your-turn = Сейчас не ваш ход.
problem-origin = Запрос пришёл со страницы другого сайта и не выполнен.
problem-forbidden = Это не разрешено.
problem-not-found = По этому адресу ничего нет.
problem-no-game = Игры «{ $game }» здесь нет.
problem-no-match = Такой партии нет. Проверьте ссылку.
problem-no-seat = В этой партии нет такого места.
problem-method-not-allowed = Такие запросы по этому адресу не принимаются.
problem-conflict = Партия тем временем продвинулась. Посмотрите на неё заново и решайте.
problem-over = Партия окончена.
problem-not-over = Запись раскрывает то, что скрыто от игроков, поэтому её можно получить только после конца партии.
problem-origin-not-over = Запись этой партии раскрывает то, что скрыто в той, которую она продолжает, поэтому её можно получить, когда кончится и та.
problem-still-hidden = Оставить скрытое так, как оно роздано, можно только после конца партии; до тех пор оно раздаётся заново.
problem-seats = Мест нужно занять { $players }, а не { $count }.
problem-no-picture = Сейчас картинку нарисовать не удалось. Попробуйте ещё раз чуть позже.
problem-bad-record = Это не запись партии: { $detail }.
problem-bad-record-line = Строка { $line } записи: { $detail }.
problem-too-large = Слишком много за один раз.
problem-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
problem-too-many = Слишком много запросов за короткое время. Попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
problem-bad-request = Запрос непонятен.
problem-malformed = Запрос не подходит в месте «{ $where }». Что там ожидается, сказано в описании API.
problem-unknown-action = В этой игре нет такого действия.
problem-unknown-target = На этой карте нет ничего с таким названием.
problem-bad-series = «{ $action }» нельзя сыграть сразу вслед за предыдущим: там решает другой игрок или открывается что-то новое. Поэтому ничего не сыграно. Отправьте то, что стоит раньше, и посмотрите снова.
problem-series = { $refusal } Поэтому из всей цепочки ничего не сыграно.
problem-not-your-eyes = Пока партия идёт, смотреть можно своими глазами или глазами зрителя. Когда она закончится, можно будет посмотреть глазами любого.
problem-all-hidden = Что у других на руках, видно после конца партии. Пока что смотрите своими глазами или глазами зрителя.
problem-no-moment = Момента { $number } в этой партии нет: она дошла до { $last }.
problem-plan = Решение № { $number } в плане принять нельзя: { $refusal }
problem-nothing-to-choose = Ни одно действие в этой игре этого не касается.
problem-no-ways = В этом решении пути не взвешиваются.
problem-bad-setup = Так партию начать нельзя: { $detail }
problem-players = В { $game } играют от { $least } до { $most } человек, а не { $count }.
problem-players-listed = В { $game } играют { $fewer } или { $most } { $most ->
    [one] человек
    [few] человека
   *[many] человек
}, а не { $count }.
problem-players-only = В { $game } играют только { $most } { $most ->
    [one] человек
    [few] человека
   *[many] человек
}, а не { $count }.
problem-no-option = В { $game } нет варианта правил «{ $option }».
problem-no-choice = «{ $choice }» не подходит для варианта «{ $option }».
problem-contradiction = «{ $option }={ $choice }» играют только с «{ $other }={ $demanded }», а не с «{ $other }={ $found }» ({ $clause }).
problem-no-board = В { $game } нет карты «{ $board }».
problem-lesson = Пока рано: на этом шаге урок предлагает «{ $wanted }». Потом можно будет всё.
problem-no-lesson = К игре { $game } урока нет.
problem-not-taught = Для вас здесь урока нет.
problem-other-lesson = С тех пор как вы начали этот урок, его переписали. Выйдите из него и играйте дальше свободно или начните заново.
problem-not-theirs = Сейчас по уроку решают не другие.
problem-no-example = В игре «{ $game }» нет примера к пункту «{ $clause }».
problem-no-edition = У игры «{ $game }» нет издания «{ $edition }».
problem-one-edition = У игры «{ $game }» только одно издание.
problem-no-bot = Бота «{ $bot }» нет.
problem-link-used = По этой ссылке место уже заняли, или её заменили новой. Попросите другую.
problem-seat-is-here = { $name } сейчас здесь, поэтому место не отдают.
problem-seat-not-awaited = Сейчас партия ждёт не этого игрока ({ $name }), поэтому место не отдают.
problem-seat-not-yet = Партия ждёт этого игрока ({ $name }) ещё недостаточно долго.
problem-seat-creator-first = Партия ждёт этого игрока ({ $name }). Отдать место сейчас может тот, кто начал партию, остальные — позже.
problem-seat-bot-holds = За это место играет бот, но { $name } может вернуться в любой момент.
problem-seat-creator = Этим местом распоряжается тот, кто начал партию.
problem-no-such-code = Ни к одному месту этой партии такой код не подходит. Попросите новый и наберите его так, как он написан.
problem-not-over-yet = Партия ещё идёт. Новую тем же составом можно начать, когда она закончится.
problem-no-longer-asked = Партия продвинулась, и эта просьба больше не действует.
problem-not-asked = Вас об этом не спрашивают.
problem-unavailable = Сейчас партии нельзя ни прочитать, ни записать. Попробуйте чуть позже; всё, что вам подтвердили, сохранено.
problem-internal = На нашей стороне произошла ошибка. Если будете о ней сообщать, назовите номер { $request }.
problem-too-many-contacts = Уведомления можно получать не более чем по { $most } адресам. Сначала удалите какой-нибудь.
problem-no-mail = Этот сервер не отправляет писем: тот, кто его содержит, должен указать почтовый сервер (--smtp-url и --smtp-from).
problem-unconfirmed = Сначала подтвердите этот адрес по ссылке из отправленного на него письма.
problem-no-contact = Такого адреса для уведомлений больше нет. Загляните в список снова.
problem-not-seated = Это может только тот, кто сидит за этим столом.
problem-nothing-said = В сообщении ничего нет. Напишите что-нибудь и отправьте.
problem-too-much-said = Слишком много сообщений подряд. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} и отправьте ещё раз.
problem-notes-changed = Тем временем ваши заметки изменились на другом устройстве. Сначала взгляните на них, чтобы ничего не пропало.
problem-bad-zone = Часового пояса «{ $zone }» нет. Он называется, например, «Europe/Moscow».
problem-bad-hours = Ваши часы должны идти не меньше { $least } ч в сутки, чтобы остальным не пришлось ждать вечно.
problem-bad-vacation = Отпуск длится не больше { $most } дней. Потом можно взять ещё один.
problem-bad-vacation-year = Отпуск должен приходиться на годы с { $first } по { $last }.
problem-bad-vacation-order = Последний день отпуска не может быть раньше первого.

barrier-other = Более раннее отменить нельзя: после этого решал кто-то другой.
barrier-news = Более раннее отменить нельзя: открылось что-то новое.
barrier-over = Партия окончена, и отменить уже ничего нельзя.
barrier-start = Отменять больше нечего.
barrier-none = За этим столом ничего не отменяют.
barrier-custom = За этим столом решения отменяют только в пределах своего хода.
barrier-distant = За один раз отменяют не больше { $most } решений.
barrier-not-mine = Выберите собственное решение, к которому вернуться.

bot-random = Случайный
bot-greedy = Жадный
bot-of-level = { $name } (уровень { $level })
bot-level-1 = Носильщик
bot-level-1-about = Многое делает наугад. С ним хорошо осваивать правила.
bot-level-2 = Стрелочник
bot-level-2-about = Видит очевидное, но часто упускает лучшее. Для первых партий.
bot-level-3 = Кочегар
bot-level-3-about = Дело знает, но небрежен. Для спокойного вечера.
bot-level-4 = Машинист
bot-level-4-about = Играет уверенно, порой ошибается. Хорош для начала, если вы знаете правила.
bot-level-5 = Начальник станции
bot-level-5-about = Любит порядок: редко упускает своё.
bot-level-6 = Ревизор
bot-level-6-about = Ошибается редко и чужих ошибок не прощает.
bot-level-7 = Директор
bot-level-7-about = Силён: без плана его не обыграть.
bot-level-8 = Магнат
bot-level-8-about = Сильнее всех: продумывает ход до конца и ничего не отдаёт даром.
bot-character-about = { $about } По силе — примерно уровень { $level }.
bot-builder = Строитель
bot-builder-about = Строит там, где другой подождал бы.
bot-financier = Финансист
bot-financier-about = Не пропустит ни акции, ни сделки.
bot-spoiler = Задира
bot-spoiler-about = Встаёт у других на пути — и с удовольствием.
bot-collector = Коллекционер
bot-collector-about = Не может пройти мимо билета.

baron-0 = Вандербильт
baron-1 = Гулд
baron-2 = Хантингтон
baron-3 = Гарриман
baron-4 = Стэнфорд
baron-5 = Хилл
baron-6 = Кассатт
baron-7 = Гаррет
baron-8 = Дрю
baron-9 = Виллард
baron-10 = Пульман
baron-11 = Брасси
builder-0 = Брюнель
builder-1 = Стефенсон
builder-2 = Локк
builder-3 = Пето
builder-4 = Виньоль
builder-5 = Джессоп
financier-0 = Ротшильд
financier-1 = Морган
financier-2 = Бэринг
financier-3 = Перейр
financier-4 = Блейхрёдер
financier-5 = Гирш
spoiler-0 = Хадсон
spoiler-1 = Фиск
spoiler-2 = Сейдж
spoiler-3 = Струсберг
spoiler-4 = Йеркс
spoiler-5 = Кин
collector-0 = Кук
collector-1 = Бедекер
collector-2 = Мюррей
collector-3 = Брэдшоу
collector-4 = Фогг
collector-5 = Пфайффер

docs-title = API Trunkline
site-missing = Сервер работает, но его страницы не собраны. Выполните «make web» и обновите страницу.

numbers-scores = Счёт
numbers-number = №
numbers-time = Время
numbers-player = Игрок
numbers-action = Действие
numbers-story = Что произошло
numbers-gain = принесло бы

page-playing = Партия идёт: { $names }. Смотреть может каждый, у кого есть ссылка.
page-won = { $game }: победа — { $names }

direction-north = север
direction-north-east = северо-восток
direction-east = восток
direction-south-east = юго-восток
direction-south = юг
direction-south-west = юго-запад
direction-west = запад
direction-north-west = северо-запад
place-cost = стоимость { $cost }
place-extra = развитие приносит { $extra }
place-gain = приносит { $gain }
place-start = здесь начинает { $companies }
piece-heading = смотрит на { $way }
piece-locomotive = { $count ->
    [1] локомотив
    [one] { $count } локомотив
    [few] { $count } локомотива
   *[many] { $count } локомотивов
}
piece-house = { $count ->
    [1] дом
    [one] { $count } дом
    [few] { $count } дома
   *[many] { $count } домов
}
piece-track = путь
piece-station = { $count ->
    [1] станция
    [one] { $count } станция
    [few] { $count } станции
   *[many] { $count } станций
}
piece-token = { $count ->
    [1] жетон
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
piece-bid = ставка
piece-passenger = { $count ->
    [1] пассажир
    [one] { $count } пассажир
    [few] { $count } пассажира
   *[many] { $count } пассажиров
}
piece-bonus = бонус

# Примеры к пунктам правил

example-refused = Здесь это невозможно по пункту { $clause }.
example-scored = { $who }: { $what }, { $points }.
example-end = { $end }: { $now } из { $goal }.

# Что случилось за столом помимо ходов.

happening-sat = { $name } садится за стол.
happening-sat-instead = { $name } садится за стол. Прежде это место занимал игрок { $before }.
happening-handed = { $name } передаёт место боту: { $bot }.
happening-held = { $name } отсутствует. За это место играет бот: { $bot }.
happening-taken = { $name } снова играет без бота.
happening-left = { $name } покидает стол. Дальше играет бот: { $bot }.
happening-filled = Свободное место занимает бот: { $bot }.
happening-failed = Бот на этом месте дал сбой, вместо него играет другой: { $name }.
happening-clock = { $name }: время вышло. За это место играет бот: { $bot }.
happening-undone = { $name } отменяет { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}.
happening-undone-agreed = { $name } отменяет сыгранное: { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}. Все, кого это касается, согласны.
happening-asked = { $name } просит вернуться на { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
} назад.
happening-agreed = { $name } соглашается.
happening-refused = { $name } не соглашается.
happening-withdrawn = { $name } больше об этом не просит.
happening-rematch = { $name } начинает новую партию.

# Уведомления: что отправляется и почему что-то не дошло.

somebody = Кто-то
notice-title = { $title } (ещё за столом: { $names })
notice-turn = Ваш ход.
notice-reminder = Вас всё ещё ждут: ваше время вышло.
notice-request = { $name } просит разрешить взять ход назад.
notice-message = { $name } пишет вам в чате партии.
notice-over = Партия окончена. Победа: { $winners }.
notice-rematch = { $name } предлагает сыграть ещё раз.
notice-last = Последнее событие: { $event }
notice-test = Это проверка. Когда настанет ваш ход, а вас не будет за столом, вы прочтёте об этом здесь.
subject-test = Проверка
subject-several = { $count ->
    [one] Новости из { $count } партии
    [few] Новости из { $count } партий
   *[many] Новости из { $count } партий
}

mail-confirm-subject = Это ваш адрес?
mail-confirm = Кто-то хочет получать на этот адрес уведомления о своих партиях в Trunkline: { $home }.
mail-confirm-yes = Если это вы, подтвердите здесь:
mail-confirm-no = Если нет, ничего делать не нужно. Больше писем не будет.
mail-stop = Больше не присылать уведомлений на этот адрес: { $link }
mail-settings = Какие уведомления вы получаете: { $link }

undelivered-address-refused = Почтовый сервер не принимает писем на этот адрес.
undelivered-bad-address = Это не адрес электронной почты. Он выглядит так: name@example.org.
undelivered-bad-bot = Это не токен бота Telegram. Он выглядит так: 123456789:ABCdef…; его выдаёт BotFather.
undelivered-bad-certificate = У адреса нет действительного сертификата: нельзя знать, кто прочтёт уведомление.
undelivered-bad-chat = Это не чат Telegram. Нужно число, например -1001234567890, или имя открытого канала, например @trains.
undelivered-bad-subscription = Браузер дал адрес, на который ничего не отправить. Выключите там уведомления и включите снова.
undelivered-bad-url = На такой адрес ничего не отправить. Он выглядит так: https://example.org/path, без пароля внутри.
undelivered-gone = По этому адресу больше никого нет. Он выключен.
undelivered-mail-login = Почтовый сервер не принимает пароль этого сервера. Сообщите тому, кто его содержит.
undelivered-mail-server = Почтовый сервер недоступен или не берёт письмо.
undelivered-no-answer = Понятного ответа не пришло.
undelivered-no-host = Узла с таким именем нет, или имя сейчас не найти.
undelivered-no-mail = У этого сервера больше нет почты. Сообщите тому, кто его содержит.
undelivered-not-https = Адрес должен начинаться с https://, чтобы никто не читал по дороге.
undelivered-not-now = Сейчас там не могут принять уведомление.
undelivered-often = Несколько уведомлений подряд не дошли, поэтому адрес выключен.
undelivered-private = Этот адрес находится в частной сети. Уведомления отправляются только в открытый интернет.
undelivered-redirected = Адрес пересылает на другой. Укажите тот, куда он ведёт.
undelivered-refused = Там не принимают уведомление. Проверьте адрес.
undelivered-too-slow = Ответ шёл слишком долго.
undelivered-stopped = Выключено по ссылке из письма.

# Что показала проверка раздачи.

hash-yes = Хеш этого зерна и этой соли — тот самый, что был объявлен до первого действия.
hash-no = Хеш этого зерна и этой соли — { $made }, а до первого действия был объявлен { $published }: зерно или соль не те.
seed-yes = Партия в записи сыграна с этим зерном: { $seed }.
seed-no = Партия в записи сыграна с зерном { $found }, а не { $seed }.
deal-yes = Если раздать по этому зерну заново, выходит та же раздача, что в записи: { $dealt }.
deal-no = Если раздать по этому зерну заново, выходит { $dealt }, а в записи стоит { $found }: раздачу кто-то подобрал.
begun-no = Эта партия начинается не с раздачи: она продолжает позицию другой партии.
verdict-none = Об этой раздаче ничего не было обещано, проверять нечего.
verdict-fair = Раздача была честной.
verdict-unfair = Раздача не сходится с тем, что было объявлено.
