# Числа и графики

statistics-opening = Считаем…
statistics-chart = График
statistics-table = Таблица
statistics-save = Сохранить как CSV
statistics-what = Что показать
statistics-legend = Линии
statistics-chart-of = График: { $what }. Те же числа есть в таблице.
statistics-moment = Ход партии
statistics-at = { $number } из { $last }
statistics-go = К этому моменту
statistics-go-to = К ходу { $number }: { $told }
statistics-gain = { $what } — принесло бы
statistics-nothing = Ни одно число ещё не изменилось.
statistics-course = Как шла партия
statistics-panel = Какие числа
statistics-all = Всё, что меняется
statistics-rows = Строки
statistics-by-action = по решениям
statistics-by-turn = по ходам
statistics-number = №
statistics-story = Что произошло
statistics-score = счёт
