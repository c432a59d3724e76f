# Числа и графики

numbers-opening = Считаем…
numbers-chart = График
numbers-ledger = Таблица
numbers-save = Сохранить как CSV
numbers-what = Что показать
numbers-legend = Линии
numbers-chart-of = График: { $what }. Те же числа есть в таблице.
numbers-moment = Ход партии
numbers-at = { $number } из { $last }
numbers-go = К этому моменту
numbers-go-to = К ходу { $number }: { $told }
numbers-gain = { $what } — принесло бы
numbers-nothing = Ни одно число ещё не изменилось.
numbers-course = Как шла партия
numbers-panel = Какие числа
numbers-all = Всё, что меняется
numbers-rows = Строки
numbers-by-action = по решениям
numbers-by-turn = по ходам
numbers-number = №
numbers-story = Что произошло
numbers-score = счёт
