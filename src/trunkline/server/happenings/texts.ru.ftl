# Что случилось за столом помимо ходов.

happening-sat = { $name } садится за стол.
happening-sat-instead = { $name } садится за стол. Прежде это место занимал игрок { $before }.
happening-handed = { $name } передаёт место боту: { $bot }.
happening-held = { $name } отсутствует. За это место играет бот: { $bot }.
happening-taken = { $name } снова играет без бота.
happening-left = { $name } покидает стол. Дальше играет бот: { $bot }.
happening-filled = Свободное место занимает бот: { $bot }.
happening-failed = Бот за этим местом отказал, вместо него играет другой: { $name }.
happening-clock = { $name }: время вышло. За это место играет бот: { $bot }.
happening-undone = { $name } отменяет { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}.
happening-undone-agreed = { $name } отменяет сыгранное: { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}. Все, кого это касается, согласны.
happening-asked = { $name } просит вернуться на { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
} назад.
happening-agreed = { $name } соглашается.
happening-refused = { $name } не соглашается.
happening-withdrawn = { $name } больше об этом не просит.
happening-rematch = { $name } начинает новую партию.
