# Стол

table-opening = Готовим стол…
table-reconnecting = Связь прервалась, восстанавливаем…
table-side = Имущество и журнал
table-holdings = Имущество
table-rules = Правила

table-map = Карта
table-map-tools = Вид карты
table-map-keys = Плюс и минус меняют масштаб, ноль показывает всю карту, стрелки её двигают. Tab переходит к местам; стрелки ведут от одного к другому, с Shift и к тем, которые нельзя выбрать. F находит место и показывает их списком.
table-closer = Ближе
table-farther = Дальше
table-whole-map = Вся карта
table-about-map = Об этой карте

table-prompt = Что делать
table-confirm = Подтвердить
table-from-list = на карте или из списка ({ $count })
table-modes = Что сделать
table-picked = Выбрано: { $what }. Укажите, с чем вместе ({ $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}).
table-part = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
table-other-ways = { $count ->
    [one] ещё { $count } способ
    [few] ещё { $count } способа
   *[many] ещё { $count } способов
}
table-best-ways = Лучшие пути
table-by-hand = Шаг за шагом
table-ways-by = Показать лучшие пути через это место
table-ways-found = { $count ->
    [0] Туда нет пути.
    [one] Найден { $count } путь.
    [few] Найдено { $count } пути.
   *[many] Найдено { $count } путей.
}
table-no-way = Туда нет пути. Выберите другое место или идите шаг за шагом.
table-unpick = Убрать
table-weighing = Взвешиваем пути…
table-weigh-again = Попробовать снова
table-way-mine = Вам: { $gain }
table-way-theirs = { $name }: { $gain }
table-way-part = { $name } × { $count }
table-tray = Карты перед вами
table-matches = совпала
table-turned-more = { $count ->
    [0] Доплачивать нечего
    [one] Ещё { $count } карта
    [few] Ещё { $count } карты
   *[many] Ещё { $count } карт
}
table-less = Меньше
table-more = Больше
table-more-by = Больше на { $by }
table-amount = Сумма, от { $least } до { $most }
table-nothing-else = Больше ничего не произойдёт.
table-not-now = Сейчас нельзя: { $what }
table-undo = Отменить
table-undo-turn = Переиграть ход
table-undo-nothing = Отменять нечего.
hurry = Поторопить
hurry-hint = Боты играют без пауз, пока решать не придётся человеку
table-scores = Итоги

table-leads = впереди:
table-would-be = станет { $value }
table-turn = решает
table-open = ждём
table-replaced = Прежний бот не справился; доигрывает этот.
table-not-here = сейчас не за столом
table-dial = { $mark }, деление { $step } из { $last }
table-track = { $mark }, наибольшее { $last }

table-log = Журнал
table-log-about = Отбор: { $what }
table-log-all = Показать весь журнал
table-log-nothing = Об этом пока ничего не сказано.
table-log-empty = Пока ничего не произошло.
table-in-log = { $count ->
    [one] { $count } запись в журнале
    [few] { $count } записи в журнале
   *[many] { $count } записей в журнале
}
table-earlier = Раньше…

table-hand-over = Передайте экран игроку { $name }
table-hand-over-why = То, что на руках у других, видно не всем.
table-lift = Это я, { $name }

table-invitations = Места, которые ждут игрока
table-waiting-for-person = { $name }: место пока свободно.
table-invite = Скопировать ссылку
table-link = Ссылка на это место
table-watching = Вы смотрите эту партию.

table-winners = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
}
table-team-wins = Победа: { $names }
table-score-of = Откуда счёт: { $name }
table-sum = Итого
table-shuffle = Проверить перемешивание
table-shuffle-why = Хеш был показан в начале партии. Он подходит только к этому зерну и этой соли, так что подобрать карты и жребий задним числом никто не мог.
table-sealed = Раздача закреплена этим хешем; зерно и соль откроются в конце:
table-commitment = Хеш, известный с самого начала
table-seed = Зерно
table-salt = Соль
table-verify = Проверить можно этой командой:
table-record = Скачать запись

table-menu = Меню стола
table-keys = Клавиши
table-key-choose = выбрать кнопку или вид действия с этим номером
table-key-confirm = подтвердить или выбрать то, что в фокусе
table-key-cancel = отказаться или вернуться на шаг назад
table-key-map = перейти к карте
table-key-arrows = на карте: к следующему месту, которое можно выбрать
table-key-everywhere = на карте: к любому месту, чтобы узнать, почему его выбрать нельзя
table-key-zoom = на карте: ближе, дальше, вся карта
table-key-log = перейти к журналу
table-key-rules = открыть правила
table-key-help = показать эти клавиши

table-sheet = Раскрыть или свернуть панель
table-sheet-prompt = Видна только подсказка.
table-sheet-actions = Видно, что можно сделать.
table-sheet-all = Видно всё.

# Прошлое

history-title = Просмотр
history-key = просмотр партии или возврат; на записи журнала — к этому моменту
history-missed-title = Пока вас не было
history-missed = { $count ->
    [one] Пока вас не было: { $count } ход
    [few] Пока вас не было: { $count } хода
   *[many] Пока вас не было: { $count } ходов
}
history-skip = Пропустить
history-here = Вы остановились здесь
history-now = К текущему ходу
history-news = { $count ->
    [one] { $count } новый
   *[other] { $count } новых
}
history-start = Всё готово к игре.
history-mark = Как было: { $at } из { $last }
history-slider = Ход партии
history-at = { $at } из { $last }: { $told }
history-count = { $at } / { $last }
history-keys = Листать партию
history-first = В начало
history-back = На ход назад
history-play = Воспроизвести
history-pause = Пауза
history-forward = На ход вперёд
history-last = К последнему ходу
history-viewpoint = Чьими глазами
history-viewpoint-mine = Как вижу я
history-viewpoint-spectator = Как видит зритель
history-viewpoint-of = Как видит { $name }
history-viewpoint-all = Всё открыто
history-link = Скопировать ссылку на этот момент
history-plan = Планировать отсюда
history-continue = Продолжить отсюда
history-go = К этому моменту (ход { $number })

continue-title = Продолжить отсюда
continue-about = { $number ->
    [0] Новая партия начнётся с исходной расстановки.
   *[other] Новая партия начнётся с того, что было на столе после хода { $number }.
}
continue-hidden = То, чего вы не видите, будет сдано заново: об этой партии никто ничего не узнает.
continue-hidden-over = Эта партия окончена: скрытое может лежать как лежало или быть сдано заново.
continue-deal = То, что было скрыто
continue-anew = Сдать заново
continue-as-dealt = Как было сдано
continue-begin = Начать

# Планы

plan-title = План
plan-key = план или выход из плана
plan-begun = Это план: вы решаете за всех, и ничего не играется.
plan-from-now = { $count ->
    [0] Вы решаете за всех, и ничего не играется.
    [one] { $count } решение с текущего момента.
    [few] { $count } решения с текущего момента.
   *[many] { $count } решений с текущего момента.
}
plan-from = { $count ->
    [0] С хода { $number } вы решаете за всех; ничего не играется.
    [one] { $count } решение после хода { $number }.
    [few] { $count } решения после хода { $number }.
   *[many] { $count } решений после хода { $number }.
}
plan-guessed = То, чего вы не видите, угадано.
plan-deal = Угадать иначе
plan-back = На шаг назад
plan-clear = Стереть
plan-submit = { $count ->
    [one] Отправить { $count } решение
    [few] Отправить { $count } решения
   *[many] Отправить { $count } решений
}
plan-leave = Выйти из плана
plan-escape = Нажмите Esc ещё раз, чтобы выйти из плана. Он сохранится.
plan-broken = План больше не годится начиная с «{ $step }»: { $why }

# Другие партии

next-match = Следующая партия, где решаю я
next-match-count = ({ $count })

# Далеко ли до конца

ends-title = Конец игры
ends-nearest = ближе всего:
ends-now = { $now } из { $goal }
ends-of = { $name }: { $now } из { $goal }
ends-hidden = неизвестно

log-undone = Что отменено

seats-title = Места
seats-mine = это вы
seats-here = здесь
seats-bot = бот: { $bot }
seats-bot-for-me = ваше; играет бот: { $bot }
seats-open = ещё никто не сел
seats-kept = Это место оставлено для вас.
seats-held = { $names }: сейчас играет бот.
seats-held-mine = Вместо вас играет бот.
seats-awaited = партия ждёт: { $ago }
seats-free-from = Вы сможете отдать его с { $when }.
seats-which-bot = Какой бот будет играть
seats-hand = Пусть играет бот
seats-fill = Отдать боту
seats-take = Вернуться в игру
seats-sit = Сесть за стол
seats-invite = Пригласить по ссылке
seats-link-hint = Кто откроет эту ссылку, займёт место. До тех пор всё остаётся как есть.
seats-code = На другой экран
seats-the-code = Код этого места
seats-code-hint = Наберите этот код на другом экране, в таком же окне. Тогда за это место будут играть там.
seats-leave = Уйти совсем
seats-leave-sure = Место больше не будет вашим, дальше играет бот.
seats-leave-yes = Уйти
seats-bring = Перенести место на этот экран
seats-bring-do = Перенести сюда
seats-bring-hint = Сосед получает код своего места на своём экране, в таком же окне.

ask-title = Отмена
ask-which = Вернуться к моменту перед каким вашим решением?
ask-concerned = { $count ->
    [one] Будет отменено { $count } решение, если согласятся: { $names }.
    [few] Будут отменены { $count } решения, если согласятся: { $names }.
   *[many] Будет отменено { $count } решений, если согласятся: { $names }.
}
ask-nobody = { $count ->
    [one] Отменяется { $count } решение, сразу: спрашивать никого не нужно.
    [few] Отменяются { $count } решения, сразу: спрашивать никого не нужно.
   *[many] Отменяется { $count } решений, сразу: спрашивать никого не нужно.
}
ask-news = С тех пор открылось то, чего нельзя было предвидеть; кто это видел, не забудет.
ask-do = Спросить
ask-at-once = Отменить
ask-asks = { $name } просит отменить { $count ->
    [one] { $count } решение.
    [few] { $count } решения.
   *[many] { $count } решений.
}
ask-waiting = Вы попросили об отмене. Ответа ещё нет: { $names }.
ask-what = Что именно
ask-agree = Согласиться
ask-refuse = Отказать
ask-withdraw = Передумать

rematch = Ещё партию
rematch-order = Кто где сидит
rematch-rotated = каждый на место дальше
rematch-same = места те же
rematch-random = места по жребию
rematch-begun = Началась новая партия тем же составом.
rematch-sit = Новая партия: сесть за стол
rematch-watch = Смотреть

# Чат и заметки

table-beside = Журнал, чат и заметки
table-key-chat = перейти в чат
chat-chat = Чат
chat-new = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
chat-from-here = новое
chat-nothing = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь всем за столом
chat-say-as = Написать от имени: { $name }
chat-send = Отправить
chat-reading = Здесь говорят те, кто сидит за столом; вы можете читать.
notes-tab = Заметки
notes-title = Мои заметки
notes-hint = Только для вас. Сохраняются, пока вы пишете.
notes-saved = Сохранено
notes-saving = Сохраняется…
notes-failed = Пока не сохранено; текст остаётся здесь, будет ещё одна попытка.
notes-long = Слишком длинно, лишних знаков: { $over }. Сократите, и текст сохранится.
notes-left = { $left ->
    [one] Остался { $left } знак
    [few] Осталось { $left } знака
   *[many] Осталось { $left } знаков
}
notes-merged = Заметки изменились и на другом устройстве. Теперь здесь оба текста.
notes-elsewhere = — с другого устройства —

# Часы

clocks = Часы
clock-runs = { $name }: осталось { $left }; часы идут.
clock-stands = { $name }: осталось { $left }.
clock-hours = Сейчас не время этого игрока: часы стоят до { $until }.
clock-vacation = В отпуске до { $until }.
clock-over = { $name }: время вышло. Скоро место займёт бот, осталось: { $left }.
clock-over-mine = Ваше время вышло. Если вы не успеете решить, за вас будет играть бот, пока вы не вернётесь; осталось: { $left }.

statistics-title = Числа
statistics-key = числа: графики и таблица
finish-again = Строка за строкой
finish-skip = Показать всё

# Уведомления
table-notifications = Уведомления
table-notifications-hint = Когда в ней ваш ход, а вас нет за столом.
table-notifications-on = Сообщать об этой партии
table-notifications-where = Куда сообщать

# Поделиться
share-match = Страница этой партии
share-table = Стол — смотреть игру вживую
share-moment = Этот момент (после решения { $number })
share-send = Отправить
share-who = По ссылке видно то же, что видит зритель.
share-png = Картинка (PNG)
share-svg = Картинка (SVG)
share-record = Запись партии
origin-imported = Загружено из записи: за честность раздачи никто не ручается.
origin-continued = Продолжение другой партии, после её решения { $number }.
origin-there = Посмотреть тот момент

# Карта словами и командная строка

places-title = Места
places-key = найти место; карта списком
places-where = Где находится…
places-choosable = Только то, что можно выбрать сейчас
places-found = { $count ->
    [0] Места с таким названием нет.
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
places-place = Место
places-printed = Напечатано
places-there = Сейчас там
places-now = Что можно сделать
places-can = Можно выбрать: { $what }
command-title = Командная строка
command-key = командная строка: действие словами или в записи
command-why = почему
command-hint = Введите действие словами или в записи; несколько — через запятую. «{ $why } …» — почему нельзя.
command-again = Чтобы подтвердить, нажмите Enter ещё раз.
command-unclear = { $count ->
    [one] Подходит { $count } действие.
    [few] Подходят { $count } действия.
   *[many] Подходят { $count } действий.
} Введите больше или выберите стрелками.
command-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
command-more = и ещё { $count }
command-allowed = Сейчас это разрешено: { $what }

# Уроки
lesson-title = Урок
lesson-step = { $number } из { $count }
lesson-next = Дальше
lesson-back = Перечитать предыдущее
lesson-free = Играть дальше свободно
lesson-you = Ваш черёд
lesson-they = Решают другие…
lesson-leave = Выйти из урока
lesson-leaving = Можно играть отсюда свободно: за других будут решать боты, и разрешено всё. А можно вернуться позже: урок будет ждать среди ваших партий.
lesson-later = На главную
lesson-first-this = Сначала сделайте то, что предлагает урок. Потом можно будет рассмотреть всё.
lesson-read-on = Сначала дочитайте: следующий шаг — на карточке.
origin-lesson = Урок: расклад у всех один и тот же.
