# Стол

table-opening = Готовим стол…
table-not-there = Этот стол показать нельзя
table-reconnecting = Связь прервалась, восстанавливаем…
table-side = Имущество и журнал
table-holdings = Имущество
table-rules = Правила

table-map = Карта
table-map-tools = Вид карты
table-map-keys = Плюс и минус меняют масштаб, ноль показывает всю карту, стрелки её двигают. Клавиша Tab ведёт к местам на карте, стрелки — от одного к другому.
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
table-again = Сыграть ещё раз

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
