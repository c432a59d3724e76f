# Страница уведомлений.

notices-title = Уведомления
notices-text = Когда настанет ваш ход, а вас не будет за столом, вы узнаете об этом там, где удобно. В уведомлении лишь то, что известно всем за столом, и ссылка на партию.
notices-where = Вам сообщают сюда
notices-add = Куда вам сообщать?
notices-add-more = Ещё одно место
notices-when = Когда
notices-when-hint = Пока стол открыт у вас перед глазами, ничего не отправляется. О ходе, который тем временем сделан, не сообщается. Письма собираются: не чаще одного за пять минут.
notices-delay = Сначала подождать
notices-at-once = Не ждать
notices-minute = 1 минуту
notices-minutes = 10 минут
notices-hour = 1 час
notices-language = Язык уведомлений

notices-browser = Браузер
notices-this-browser = Этот браузер
notices-this-browser-text = Уведомление на этом устройстве, даже если ни одна страница не открыта. Его доставляет служба самого браузера и прочесть не может.
notices-this-browser-on = Здесь уже включено.
notices-switch-on = Включить
notices-blocked = Браузер запрещает уведомления этой страницы. Разрешите их в настройках браузера для этого сайта и обновите страницу.
notices-insecure = Браузеры позволяют это только страницам, открытым по https или на самом этом компьютере.
notices-home-screen = На iPhone и iPad это работает с экрана «Домой». Скопируйте свою ссылку в настройках, затем выберите «Поделиться» и «На экран „Домой“». Откройте Trunkline оттуда, вставьте ссылку в настройках и включите уведомления.
notices-unable = Этот браузер не может получать уведомления, когда закрыт. Выберите почту или канал.
notices-push-failed = Браузер не смог связаться со своей службой уведомлений. Попробуйте ещё раз или выберите почту или канал.
notices-here = вот этот

notices-email = Электронная почта
notices-email-text = Письмо; в каждом есть ссылка, чтобы больше не присылали.
notices-your-email = Ваш адрес
notices-email-add = Отправить мне письмо
notices-email-sent = Письмо на адрес { $address } отправлено. Откройте ссылку из него, и адрес будет подтверждён.
notices-email-none = Этот сервер пока не отправляет писем. Тот, кто его содержит, должен указать почтовый сервер при запуске:

notices-channel = Канал
notices-channel-text = Сообщение в Discord, Slack или Telegram либо вашей собственной программе.
notices-service = Где
notices-json = Моя программа (JSON)
notices-url = Адрес вебхука
notices-bot = Токен бота
notices-chat = Чат
notices-name = Как вы это называете (можно не заполнять)
notices-channel-add = Добавить
notices-hint-discord = В Discord: настройки канала, «Интеграция», «Вебхуки», «Копировать URL вебхука».
notices-hint-slack = В Slack: создайте приложение с Incoming Webhooks и скопируйте адрес вебхука для канала.
notices-hint-telegram = Напишите @BotFather: он создаст бота и даст токен. Добавьте бота в чат или сначала напишите ему сами. Чат — это число или @имя открытого канала.
notices-hint-json = Мы отправляем запрос POST с JSON на адрес https в открытом интернете.

notices-on = Включено.
notices-paused = Приостановлено.
notices-unconfirmed = Ждём вас: откройте ссылку из отправленного туда письма.
notices-sent = Последнее уведомление: { $when }.
notices-failed = Последнее уведомление ({ $when }) не дошло. { $problem }
notices-again = Последнее уведомление ещё не дошло, будет новая попытка. { $problem }
notices-test-sent = Проверочное уведомление отправлено: { $when }.
notices-test-failed = Проверка не удалась: { $when }. { $problem }
notices-test = Проверить
notices-pause = Приостановить
notices-resume = Включить
notices-remove = Удалить
notices-remove-sure = Точно удалить
notices-kinds-which = О чём вам сообщают
notices-kinds-all = Вам сообщают обо всём
notices-kinds = { $count ->
    [0] Вам не сообщают ни о чём
    [one] Вам сообщают о событиях { $count } вида
    [few] Вам сообщают о событиях { $count } видов
   *[many] Вам сообщают о событиях { $count } видов
}
notices-turn = Настал ваш ход
notices-reminder = Ваше время вышло
notices-request = Кто-то просит взять ход назад
notices-message = Кто-то пишет в чате
notices-over = Партия окончена
notices-rematch = Кто-то предлагает сыграть ещё раз

notices-confirm-text = Присылать на ваш адрес уведомления о партиях?
notices-confirm = Да, подтвердить адрес
notices-confirmed = Адрес { $address } подтверждён. Уведомления будут приходить туда.
notices-stop-text = Больше не присылать уведомлений на ваш адрес?
notices-stop = Больше не присылать
notices-stopped = На адрес { $address } больше ничего не придёт.
