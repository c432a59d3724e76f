# Értesítések: mit küldünk, és miért nem ért célba valami.

somebody = Valaki
notice-title = { $title } – az asztalnál még: { $names }
notice-turn = Te következel.
notice-reminder = Még mindig rád várnak: lejárt az időd.
notice-request = { $name } vissza szeretne vonni valamit, és a beleegyezésedet kéri.
notice-message = { $name } írt a csevegésbe.
notice-over = Vége a játszmának. Győztes: { $winners }.
notice-rematch = { $name } új játszmát javasol.
notice-last = Legutóbb: { $event }
notice-test = Ez csak próba. Ha rád kerül a sor, és nem vagy az asztalnál, itt fogod megtudni.
subject-test = Próba
subject-several = { $count ->
    [one] Hírek { $count } játszmából
   *[other] Hírek { $count } játszmából
}

mail-confirm-subject = Ez a te címed?
mail-confirm = Valaki erre a címre kéri a játszmáiról szóló értesítéseket. A Trunkline címe: { $home }.
mail-confirm-yes = Ha te voltál, itt erősítsd meg:
mail-confirm-no = Ha nem te voltál, nincs teendőd. Több levelet nem küldünk.
mail-stop = Ne jöjjön több értesítés erre a címre: { $link }
mail-settings = Milyen értesítéseket kapsz: { $link }

undelivered-address-refused = A levelezőkiszolgáló nem fogad levelet erre a címre.
undelivered-bad-address = Ez nem e-mail-cím. Ilyen alakú: nev@example.org.
undelivered-bad-bot = Ez nem Telegram-bot tokenje. Ilyen alakú: 123456789:ABCdef…; a BotFather adja.
undelivered-bad-certificate = A címnek nincs érvényes tanúsítványa, így nem tudni, ki olvassa az értesítést.
undelivered-bad-chat = Ez nem Telegram-csevegés. Egy szám kell, például -1001234567890, vagy egy nyilvános csatorna neve, például @trains.
undelivered-bad-subscription = A böngésző olyan címet adott, amelyre nem lehet küldeni. Kapcsold ott ki, majd újra be az értesítéseket.
undelivered-bad-url = Erre a címre nem lehet küldeni. Ilyen alakú: https://example.org/path, jelszó nélkül.
undelivered-gone = Ezen a címen már nincs senki, ezért kikapcsoltuk.
undelivered-mail-login = A levelezőkiszolgáló nem fogadja el ennek a kiszolgálónak a jelszavát. Szólj annak, aki üzemelteti.
undelivered-mail-server = A levelezőkiszolgáló nem érhető el, vagy nem veszi át a levelet.
undelivered-no-answer = Nem jött érthető válasz.
undelivered-no-host = Nincs ilyen nevű gép, vagy most nem található.
undelivered-no-mail = Ennek a kiszolgálónak már nincs levelezése. Szólj annak, aki üzemelteti.
undelivered-not-https = A címnek https:// kezdetűnek kell lennie, hogy útközben senki se olvashassa.
undelivered-not-now = Pillanatnyilag nem tudják fogadni.
undelivered-often = Egymás után több értesítés sem ért célba, ezért kikapcsoltuk.
undelivered-private = Ez a cím magánhálózatban van. Értesítést csak a nyilvános internetre küldünk.
undelivered-redirected = A cím továbbküld egy másikra. Azt add meg, ahová vezet.
undelivered-refused = Nem fogadják el. Ellenőrizd a címet.
undelivered-too-slow = Túl sokáig tartott a válasz.
undelivered-stopped = Egy levélben lévő hivatkozással kikapcsolva.
