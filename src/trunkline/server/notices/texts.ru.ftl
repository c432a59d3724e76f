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
