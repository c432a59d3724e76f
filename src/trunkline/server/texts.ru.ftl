# Что говорит сам сервер.

problem-secret-missing = Нужен секрет, который хранит ваш браузер. Обновите страницу и попробуйте снова.
problem-not-your-seat = Это не ваше место, и решать за него не вам.
problem-other-rules = Эта партия начата по правилам или на карте, которых в программе больше нет, и открыть её нельзя.
problem-other-tickets = Эта партия начата с особой колодой билетов, которой у этого сервера нет. Её можно открыть, если запустить сервер с этой колодой: --tickets ФАЙЛ.
problem-not-your-turn = Сейчас не ваш ход.
problem-not-creator = Новую ссылку на место может создать только тот, кто начал партию.
problem-origin = Запрос пришёл со страницы другого сайта и не выполнен.
problem-forbidden = Это не разрешено.
problem-not-found = По этому адресу ничего нет.
problem-no-game = Игры «{ $game }» здесь нет.
problem-no-match = Такой партии нет. Проверьте ссылку.
problem-no-seat = В этой партии нет такого места.
problem-method-not-allowed = Такие запросы по этому адресу не принимаются.
problem-conflict = Партия тем временем продвинулась. Посмотрите на неё заново и решайте.
problem-over = Партия окончена.
problem-not-over = В записи есть зерно тасовки, поэтому она доступна только после конца партии.
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
problem-bad-series = «{ $action }» нельзя сыграть сразу вслед за предыдущим, поэтому ничего не сыграно. Принимайте эти решения по одному.
problem-series = { $refusal } Поэтому из всей цепочки ничего не сыграно.
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
problem-no-edition = У игры «{ $game }» нет издания «{ $edition }».
problem-one-edition = У игры «{ $game }» только одно издание.
problem-no-bot = Бота «{ $bot }» нет.
problem-link-used = По этой ссылке место уже заняли, или её заменили новой. Попросите другую.
problem-unavailable = Сейчас партии нельзя ни прочитать, ни записать. Попробуйте чуть позже; всё, что вам подтвердили, сохранено.
problem-internal = На нашей стороне произошла ошибка. Если будете о ней сообщать, назовите номер { $request }.
problem-a-bot-sits-there = За это место играет бот, ссылки на него нет.

barrier-other = Более раннее отменить нельзя: после этого решал кто-то другой.
barrier-news = Более раннее отменить нельзя: открылось что-то новое.
barrier-over = Партия окончена, и отменить уже ничего нельзя.
barrier-start = Отменять больше нечего.
barrier-far = За один раз дальше назад не вернуться.

bot-random = Случайный
bot-random-about = Делает что угодно, лишь бы по правилам. Хорош для первого знакомства с игрой.
bot-greedy = Жадный
bot-greedy-about = Берёт то, что выгоднее прямо сейчас, и дальше не заглядывает.

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

docs-title = API Trunkline
site-missing = Сервер работает, но его страницы не собраны. Выполните «make web» и обновите страницу.
