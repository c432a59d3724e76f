# Слова стола в терминале.

# Кто где сидит
kind-human = вы
kind-person = человек
kind-greedy = жадный бот
kind-random = случайный бот
kind-level = бот, уровень { $level }
kind-builder = бот-строитель
kind-financier = бот-финансист
kind-spoiler = бот-задира
kind-collector = бот-собиратель
hint = Введите одно из действий или help — список команд.

# Карта
house = дом
heading = локомотив и куда он смотрит
track = путь
station = станция
bid = ставка: чья и какая
passenger = пассажир
bonus = премия
numbers = 2+1: цена и доход
tunnel = тоннель и сколько карт открывают
ferry = паром и сколько нужно локомотивов
mountain = горы и число крестиков
route-labels = 3R: свободен, длина и цвет; (2): владелец; 17:3R: номер 17, можно выбрать
part = Часть карты, где можно выбирать; map покажет всю.
narrow = Для карты нужно окно шириной { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
   *[many] { $columns } столбцов
}.

# Решение
hand-over = Передайте экран игроку { $player } и нажмите Enter.
so-far = Что уже произошло
since = После вашего прошлого решения
earlier = { $count ->
    [one] (до этого ещё { $count } строка: log)
    [few] (до этого ещё { $count } строки: log)
   *[many] (до этого ещё { $count } строк: log)
}
choices = Вы можете
set-up = Подготовка
end-now = { $now } из { $goal }

# Команды
help-heading = Команды
help-action = действие
help-action-text = выполнить его; регистр не важен, а если ясно, о чём речь, хватит последнего слова
help-undo = вернуться к вашему прошлому решению, отменив и ходы ботов
help-legal = всё, что сейчас можно сделать
help-why = почему действие невозможно: пункт правил
help-ways = лучшие пути через названные места: кому сколько они приносят
help-way = взять один из этих путей
help-rules = пункт, глава или пункты с этими словами
help-map = карта с обозначениями
help-ends = далеко ли до конца игры
help-log = всё, что произошло
help-save = записать партию в файл
help-help = этот список
help-quit = уйти из-за стола
help-enter = показать стол ещё раз
arg-action = ДЕЙСТВИЕ
arg-places = МЕСТА
arg-number = НОМЕР
arg-clause = ПУНКТ
arg-file = ФАЙЛ

# Ответы
nothing-to-undo = Отменять нечего: это ваше первое решение.
undone = { $count ->
    [one] Отменено { $count } действие.
    [few] Отменено { $count } действия.
   *[many] Отменено { $count } действий.
}
possible = «{ $action }» сейчас возможно.
why-what = Назовите действие, например: why { $example }
no-ways = В этом решении пути не взвешиваются.
no-place = Здесь нет места «{ $word }».
no-way = Туда нет пути.
way-which = Назовите номер пути, от 1 до { $count }.
way-take = Взять путь: way НОМЕР. Сузить выбор: ways МЕСТА.
see-clause = Весь пункт: rules { $clause }
no-clause = В правилах нет ни пункта «{ $words }», ни пункта с такими словами.
chapters = Главы; пункт покажет, например, rules { $example }
unknown = «{ $input }» — не действие и не команда. legal покажет, что можно сделать, help — команды.
unknown-near = «{ $input }» — не действие и не команда. Может быть, «{ $near }»?
saved = Записано в { $file }. Чтобы продолжить: trunkline play --load { $file }
saved-over = Записано в { $file }. Чтобы просмотреть: trunkline replay { $file }
save-where = Назовите файл, например: save { $example }
save-foreign = Файл { $file } уже есть, и это не запись партии: выберите другое имя.
save-failed = Не удаётся записать { $file }: { $reason }.
quit-unsaved = Партия не записана. save { $example } сохранит её, а второе quit закончит игру без записи.
not-saved = Партия не записана. В следующий раз введите перед уходом save { $example } или начните с --save { $example }.

# Конец
column-place = место
column-player = игрок
column-score = итог
unfinished = Партия не окончена.

# Чем различаются издания
edition-default = { $option } По умолчанию: { $choice }
edition-possible = { $option } На выбор: { $choices }
