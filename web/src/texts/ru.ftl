# Слова интерфейса. Всё, что говорит сама игра, приходит с сервера.

# Везде
cancel = Отмена
close = Закрыть
copied = Скопировано
copy = Скопировать
home-link = Trunkline, главная страница
language = Язык
loading = Минутку…
open-seat = свободное место
player-default = Игрок
player-number = Игрок { $number }
print = Печать
rules = Правила
settings = Настройки
share = Поделиться
skip-to-content = Сразу к содержанию
to-front-page = На главную
to-table = К столу
try-again = Ещё раз
you = вы
your-name = Ваше имя

# Если что-то не вышло
error-offline = Сервер не отвечает. Проверьте связь; ничего из сделанного не пропало.
error-page = Страница не загрузилась. Проверьте связь и попробуйте ещё раз.
error-page-title = Страница не открылась
error-unexpected = Сервер ответил непонятно. Попробуйте ещё раз чуть позже.
lost-text = По этому адресу нет станции. Возможно, ссылка дошла до вас не целиком.
lost-title = Конечная
offline-banner = Нет связи с сервером. Ждём, пока он вернётся…

# Пункты правил
clause-copied = Ссылка на { $clause } скопирована.
clause-copy = Скопировать ссылку на { $clause }
show-me = Показать
show-me-clause = Показать { $clause }
clause-in-rules = Открыть в правилах
clause-show = Прочитать пункт { $clause }
clause-unknown = В правилах нет пункта { $clause }.

# Главная страница
change-name = изменить имя
finished-matches = { $count ->
    [one] { $count } сыгранная партия
    [few] { $count } сыгранные партии
   *[many] { $count } сыгранных партий
}
game-minutes = { $minutes ->
    [one] около { $minutes } минуты
   *[many] около { $minutes } минут
}
game-players = игроков: { $counts }
home-games = Игры
home-text = Железнодорожные настольные игры точно по правилам: против ботов, за одним экраном или с друзьями по ссылке. Без регистрации.
home-title = Место в правлении
learn = Научиться играть
match-over = Сыграна
match-won-by-you = Вы выиграли
match-won-by = Победа: { $names }
match-lesson = обучающая партия
match-waits = Ожидание
match-waits-for = Ходит { $name }
match-waits-open = Ждём, кто займёт свободное место
my-matches = Мои партии
play-bots = { $count ->
    [one] против { $count } бота
   *[many] против { $count } ботов
}
play-friends = С друзьями
play-level = Ваши соперники
play-now = Играть сейчас
title-turn = { $count ->
    [1] Ваш ход · Trunkline
    [one] Ваш ход в { $count } партии · Trunkline
   *[many] Ваш ход в { $count } партиях · Trunkline
}
turn-of = Ходит { $name }
you-play-as = Вы играете как
your-turn = Ваш ход

# Новая партия
board = Карта
new-match = Новая партия
option-against = Не сочетается с «{ $option }: { $choice }»
option-needs = Только с «{ $option }: { $choice }»
option-usual = обычно
options = Варианты правил
options-changed = { $count ->
    [one] изменён { $count }
   *[many] изменено { $count }
}
options-usual = как в правилах
play = Играть
seat = Место { $number }
seat-a-bot = Бот
seat-add = { $count ->
    [one] Добавить место
    [few] Добавить { $count } места
   *[many] Добавить { $count } мест
}
seat-bot = Бот: { $bot }
seat-here = Другой человек, здесь
seat-level = Уровень бота на месте { $number }
seat-link = Другой человек, по ссылке
seat-link-hint = Вы получите ссылку, чтобы её отправить.
seat-me = Я
seat-name = Имя на месте { $number }
seat-remove = { $count ->
    [one] Убрать место { $numbers }
    [few] Убрать места { $numbers }
   *[many] Убрать места { $numbers }
}
seat-who = Кто сидит на месте { $number }
seats = Кто играет?
seats-level = Уровень всех ботов
level-said = { $level }, { $name }
share-hint = { $count ->
    [1] Место займёт тот, кто откроет ссылку. Отправьте её только одному человеку.
   *[other] Место займёт тот, кто откроет его ссылку. Отправьте каждую только одному человеку.
}
share-link = Ссылка на место { $number }
share-text = { $title }: сыграем вместе?
share-title = Позовите остальных
table-settings = Как играют за этим столом
table-settings-absence = Если кто-то не приходит решать, его ждут
table-settings-absence-hint = После этого место можно отдать другому человеку или боту.
table-settings-consent = и позже, по согласию
table-settings-consent-hint = В пределах своего хода свободно; более раннее — если согласны те, кого это касается. Боты согласны всегда.
table-settings-none = никогда
table-settings-none-hint = Что решено, то решено.
table-settings-take-backs = Решения отменяют
table-settings-turn = в пределах своего хода
table-settings-turn-hint = Свободно, пока не решил кто-то другой и не открылось то, чего нельзя предвидеть, например карта.
table-settings-usual = как обычно

# По приглашению
bot = бот
bot-by-level = По уровню
join-already = Вы уже сидите за этим столом.
join-taken = Это место занято. Но можно смотреть.
join-take = Занять место
join-take-too = Занять и это место
join-title = Вас зовут играть
join-who = За столом
join-yours = для вас
watch-only = Только смотреть

# Правила
contents = Содержание
edition = Издание
edition-default = { $option } По умолчанию: { $choice }
edition-possible = { $option } На выбор: { $choices }
editions-all = { $count ->
    [2] Оба
   *[other] Все
}
editions-back = К правилам
editions-count = { $count ->
    [one] Издания различаются в { $count } пункте. Всё остальное совпадает.
    [few] Издания различаются в { $count } пунктах. Всё остальное совпадает.
   *[many] Издания различаются в { $count } пунктах. Всё остальное совпадает.
}
editions-link = Чем различаются издания
editions-nothing = Здесь у издания ничего своего нет.
editions-title = Сравнение изданий
rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
rules-nothing = В правилах ничего не нашлось: «{ $query }».
rules-search = Искать в правилах
rules-whole = Показать всю книгу

# Настройки
as-system = Как в системе
become-done = Теперь этот браузер ваш.
become-text = По этой ссылке браузер будет играть за того, кто её создал. Партии, начатые здесь под другим именем, пропадут из списка.
become-text-named = По этой ссылке браузер будет играть за того, кого зовут { $name }. Партии, начатые здесь под другим именем, пропадут из списка.
become-title = Играть как на другом устройстве?
become-yes = Да, это я
confirm = Подтверждать каждое решение
confirm-hint = Ещё одно нажатие, прежде чем что-либо отправится.
motion = Движение
motion-moving = Живо
motion-still = Спокойно
notifications-hint = По почте, в этом браузере или в канале.
notifications-link = Уведомления
notifications-tell = Сообщать, когда мой ход
other-device = На другом устройстве
other-device-copy = Скопировать мою ссылку
other-device-hint = Откройте там эту ссылку, и вы — снова вы: ваши места, ваши партии. Никому её не показывайте: это ваш ключ.
other-device-paste = Или вставьте ссылку с другого устройства
other-device-wrong = Это не ссылка из настроек другого устройства.
pace = Боты решают
pace-at-once = сразу
pace-fast = быстро
pace-normal = как обычно
pace-slow = неспешно
skip-forced = Пропускать вынужденное
skip-forced-hint = Где правила оставляют один-единственный выбор, он делается сам.
theme = Освещение
theme-day = День
theme-night = Ночь

# Часы
clock-custom = Часы
clock-none = Без часов
clock-quick = 10 минут и каждый раз ещё 15 секунд
clock-evening = 1 час и каждый раз ещё 1 минута
clock-days = 3 дня и каждый раз ещё 12 часов
clock-week = 7 дней и каждый раз ещё 1 день
clock-own = Настроить самому
clock-bank = В начале у каждого
clock-increment = Каждый раз добавляется
clock-grace = Сверх времени, пока не вмешается бот
clock-per = Время добавляется
clock-per-turn = за каждый ход
clock-per-decision = за каждое решение
clock-hint = По времени никто не проигрывает. Когда оно выходит, игроку напоминают; потом место займёт бот, пока хозяин его не вернёт.
clock-bot = Какой бот вмешается
clock-unit = Единица
hours-title = Когда идут мои часы
hours-hint = В партиях с часами ваши идут только в ваше время и не идут в отпуске. Остальные за столом видят, когда они стоят.
hours-daily = Только в определённые часы дня
hours-from = С
hours-until = До
hours-zone = Часовой пояс
hours-vacation = Я в отпуске
hours-first = Первый день
hours-last = Последний день
hours-save = Сохранить
hours-saved = Сохранено
unread-messages = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}

record-open = Открыть запись
record-drop = Отпустите запись здесь
