# Страница уведомлений.

notifications-title = Уведомления
notifications-text = Когда настанет ваш ход, а вас не будет за столом, вы узнаете об этом там, где удобно. В уведомлении лишь то, что известно всем за столом, и ссылка на партию.
notifications-where = Вам сообщают сюда
notifications-add = Куда вам сообщать?
notifications-add-more = Ещё одно место
notifications-when = Когда
notifications-when-hint = Пока стол открыт у вас перед глазами, ничего не отправляется. О ходе, который тем временем сделан, не сообщается. Письма собираются: не чаще одного за пять минут.
notifications-delay = Сначала подождать
notifications-at-once = Не ждать
notifications-minute = 1 минуту
notifications-minutes = 10 минут
notifications-hour = 1 час
notifications-language = Язык уведомлений

notifications-browser = Браузер
notifications-this-browser = Этот браузер
notifications-this-browser-text = Уведомление на этом устройстве, даже если ни одна страница не открыта. Его доставляет служба самого браузера и прочесть не может.
notifications-this-browser-on = Здесь уже включено.
notifications-switch-on = Включить
notifications-blocked = Браузер запрещает уведомления этой страницы. Разрешите их в настройках браузера для этого сайта и обновите страницу.
notifications-insecure = Браузеры позволяют это только страницам, открытым по https или на самом этом компьютере.
notifications-home-screen = На iPhone и iPad это работает с экрана «Домой». Скопируйте свою ссылку в настройках, затем выберите «Поделиться» и «На экран „Домой“». Откройте Trunkline оттуда, вставьте ссылку в настройках и включите уведомления.
notifications-unable = Этот браузер не может получать уведомления, когда закрыт. Выберите почту или канал.
notifications-push-failed = Браузер не смог связаться со своей службой уведомлений. Попробуйте ещё раз или выберите почту или канал.
notifications-here = вот этот

notifications-email = Электронная почта
notifications-email-text = Письмо; в каждом есть ссылка, чтобы больше не присылали.
notifications-your-email = Ваш адрес
notifications-email-add = Отправить мне письмо
notifications-email-sent = Письмо на адрес { $address } отправлено. Откройте ссылку из него, и адрес будет подтверждён.
notifications-email-none = Этот сервер пока не отправляет писем. Тот, кто его содержит, должен указать почтовый сервер при запуске:

notifications-channel = Канал
notifications-channel-text = Сообщение в Discord, Slack или Telegram либо вашей собственной программе.
notifications-service = Где
notifications-json = Моя программа (JSON)
notifications-url = Адрес вебхука
notifications-bot = Токен бота
notifications-chat = Чат
notifications-name = Как вы это называете (можно не заполнять)
notifications-channel-add = Добавить
notifications-hint-discord = В Discord: настройки канала, «Интеграция», «Вебхуки», «Копировать URL вебхука».
notifications-hint-slack = В Slack: создайте приложение с Incoming Webhooks и скопируйте адрес вебхука для канала.
notifications-hint-telegram = Напишите @BotFather: он создаст бота и даст токен. Добавьте бота в чат или сначала напишите ему сами. Чат — это число или @имя открытого канала.
notifications-hint-json = Мы отправляем запрос POST с JSON на адрес https в открытом интернете.

notifications-on = Включено.
notifications-paused = Приостановлено.
notifications-unconfirmed = Ждём вас: откройте ссылку из отправленного туда письма.
notifications-sent = Последнее уведомление: { $when }.
notifications-failed = Последнее уведомление ({ $when }) не дошло. { $problem }
notifications-again = Последнее уведомление ещё не дошло, будет новая попытка. { $problem }
notifications-test-sent = Проверочное уведомление отправлено: { $when }.
notifications-test-failed = Проверка не удалась: { $when }. { $problem }
notifications-test = Проверить
notifications-pause = Приостановить
notifications-resume = Включить
notifications-remove = Удалить
notifications-remove-sure = Точно удалить
notifications-kinds-which = О чём вам сообщают
notifications-kinds-all = Вам сообщают обо всём
notifications-kinds = { $count ->
    [0] Вам не сообщают ни о чём
    [one] Вам сообщают о событиях { $count } вида
    [few] Вам сообщают о событиях { $count } видов
   *[many] Вам сообщают о событиях { $count } видов
}
notifications-turn = Настал ваш ход
notifications-reminder = Ваше время вышло
notifications-request = Кто-то просит взять ход назад
notifications-message = Кто-то пишет в чате
notifications-over = Партия окончена
notifications-rematch = Кто-то предлагает сыграть ещё раз

notifications-confirm-text = Присылать на ваш адрес уведомления о партиях?
notifications-confirm = Да, подтвердить адрес
notifications-confirmed = Адрес { $address } подтверждён. Уведомления будут приходить туда.
notifications-stop-text = Больше не присылать уведомлений на ваш адрес?
notifications-stop = Больше не присылать
notifications-stopped = На адрес { $address } больше ничего не придёт.
