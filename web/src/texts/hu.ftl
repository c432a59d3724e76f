# A felület szavai. Amit maga a játék mond, a szervertől jön.
#
# A behelyettesített nevek előtt nem állhat névelő, és rag sem járulhat hozzájuk.

# Mindenütt
cancel = Mégse
close = Bezárás
copied = Kimásolva
copy = Másolás
home-link = Trunkline, kezdőlap
language = Nyelv
loading = Egy pillanat…
open-seat = szabad hely
player-default = Játékos
player-number = { $number }. játékos
print = Nyomtatás
rules = Szabályok
settings = Beállítások
share = Megosztás
skip-to-content = Ugrás a tartalomra
to-front-page = A kezdőlapra
to-table = Az asztalhoz
try-again = Próbáld újra
you = te
your-name = A neved

# Ha valami nem sikerül
error-offline = A szerver nem érhető el. Nézd meg a kapcsolatot; semmi sem veszett el abból, amit tettél.
error-page = Az oldal nem töltődött be. Nézd meg a kapcsolatot, és próbáld újra.
error-page-title = Ez az oldal nem nyílt meg
error-unexpected = A szerver érthetetlen választ adott. Próbáld újra kicsit később.
lost-text = Ezen a címen nincs állomás. Lehet, hogy a hivatkozás nem egészben ért el hozzád.
lost-title = Végállomás
offline-banner = Nincs kapcsolat a szerverrel. Várjuk, hogy visszatérjen…

# Szabálypontok
clause-copied = A hivatkozás kimásolva: { $clause }.
clause-copy = Hivatkozás másolása: { $clause }
show-me = Mutasd meg
show-me-clause = Mutasd meg: { $clause }
clause-in-rules = Megnyitás a szabályokban
clause-show = Szabálypont elolvasása: { $clause }
clause-unknown = Nincs ilyen szabálypont: { $clause }.

# Kezdőlap
change-name = név módosítása
finished-matches = { $count } befejezett játszma
game-minutes = kb. { $minutes } perc
game-players = { $counts } játékos
home-games = Játékok
home-text = Vasutas társasjátékok, pontosan a szabálykönyv szerint: botok ellen, egy képernyőnél vagy hivatkozással meghívott barátokkal. Regisztráció nélkül.
home-title = Egy szék az igazgatótanácsban
learn = Tanuld meg játszva
match-over = Befejezve
match-won-by-you = Te nyertél
match-won-by = Győztes: { $names }
match-lesson = tanulójátszma
match-waits = Várakozik
match-waits-for = Most lép: { $name }
match-waits-open = Egy szabad hely még gazdára vár
my-matches = Játszmáim
play-bots = { $count ->
    [one] egy bot ellen
   *[other] { $count } bot ellen
}
play-friends = Barátokkal
play-level = Ellenfeleid
play-now = Azonnali játék
title-turn = { $count ->
    [one] Te jössz · Trunkline
   *[other] Te jössz { $count } játszmában · Trunkline
}
turn-of = Most lép: { $name }
you-play-as = Így játszol:
your-turn = Te jössz

# Új játszma
board = Térkép
new-match = Új játszma
option-against = Ezzel együtt nem: „{ $option }: { $choice }”
option-needs = Csak ezzel együtt: „{ $option }: { $choice }”
option-usual = szokásos
options = Szabályváltozatok
options-changed = { $count } módosítva
options-usual = a szabálykönyv szerint
play = Játék
seat = { $number }. hely
seat-a-bot = Bot
seat-add = { $count ->
    [one] Hely hozzáadása
   *[other] { $count } hely hozzáadása
}
seat-bot = Bot: { $bot }
seat-here = Másvalaki, itt
seat-level = A bot szintje: { $number }. hely
seat-link = Másvalaki, hivatkozással
seat-link-hint = Kapsz egy elküldhető hivatkozást.
seat-me = Én
seat-name = Név a(z) { $number }. helyen
seat-remove = { $count ->
    [one] { $numbers }. hely törlése
   *[other] Helyek törlése: { $numbers }
}
seat-who = Ki ül itt: { $number }. hely
seats = Kik játszanak?
seats-level = Minden bot szintje
level-said = { $level }, { $name }
share-hint = { $count ->
    [one] Aki megnyitja a hivatkozást, azé a hely. Csak egyvalakinek küldd el.
   *[other] Aki megnyit egy hivatkozást, azé a hozzá tartozó hely. Mindegyiket csak egyvalakinek küldd el.
}
share-link = Hivatkozás: { $number }. hely
share-text = { $title }: játszunk egyet?
share-title = Hívd meg a többieket
table-settings = Hogyan játszunk ennél az asztalnál
table-settings-absence = Ha valaki nem jön dönteni, ennyit várunk rá
table-settings-absence-hint = Utána a helyet másnak vagy egy botnak lehet adni.
table-settings-consent = később is, beleegyezéssel
table-settings-consent-hint = A saját körödön belül szabadon; ami korábbi, azt akkor, ha az érintettek beleegyeznek. A botok mindig beleegyeznek.
table-settings-none = soha
table-settings-none-hint = Amit eldöntöttünk, az úgy marad.
table-settings-take-backs = Döntést visszavonni
table-settings-turn = a saját körben
table-settings-turn-hint = Szabadon, amíg más nem döntött, és nem derült ki előre nem látható dolog, például egy lap.
table-settings-usual = ahogy szokás

# Csatlakozás
bot = bot
bot-by-level = Szint szerint
join-already = Már ennél az asztalnál ülsz.
join-taken = Ez a hely foglalt. De nézőnek szívesen látunk.
join-take = Leülök
join-take-too = Ide is leülök
join-title = Meghívtak játszani
join-who = Az asztalnál
join-yours = neked
watch-only = Csak nézem

# Szabályok
contents = Tartalom
edition = Kiadás
edition-default = { $option } Alapértelmezés: { $choice }
edition-possible = { $option } Választható: { $choices }
editions-all = { $count ->
    [2] Mindkettő
   *[other] Mind
}
editions-back = A szabályokhoz
editions-count = A kiadások { $count } szabálypontban térnek el. Minden más azonos.
editions-link = Miben térnek el a kiadások
editions-nothing = Itt nincs külön szabálya.
editions-title = A kiadások összevetése
rules-found = { $count } szabálypont
rules-nothing = Nincs találat a szabályokban: „{ $query }”.
rules-search = Keresés a szabályokban
rules-whole = Az egész könyv

# Beállítások
as-system = Mint a rendszer
become-done = Ez a böngésző mostantól a tiéd.
become-text = Ezzel a hivatkozással ez a böngésző annak a nevében játszik, aki készítette. Az itt más néven kezdett játszmák eltűnnek a listáról.
become-text-named = Ezzel a hivatkozással ez a böngésző az ő nevében játszik: { $name }. Az itt más néven kezdett játszmák eltűnnek a listáról.
become-title = Ugyanaz leszel, mint a másik eszközön?
become-yes = Igen, én vagyok az
confirm = Minden döntés megerősítése
confirm-hint = Még egy kattintás, mielőtt bármi elküldésre kerül.
motion = Mozgás
motion-moving = Élénk
motion-still = Nyugodt
notifications-hint = E-mailben, ebben a böngészőben vagy egy csatornán.
notifications-link = Értesítések
notifications-tell = Szóljatok, ha én jövök
other-device = Másik eszközön
other-device-copy = A hivatkozásom másolása
other-device-hint = Nyisd meg ott ezt a hivatkozást, és ott is te vagy te: a helyeid, a játszmáid. Senkinek ne mutasd meg: ez a kulcsod.
other-device-paste = Vagy illeszd be a másik eszközről hozott hivatkozást
other-device-wrong = Ez nem egy másik eszköz beállításaiból való hivatkozás.
pace = A botok döntenek
pace-at-once = azonnal
pace-fast = gyorsan
pace-normal = szokásosan
pace-slow = lassan
skip-forced = Kényszerű döntések átugrása
skip-forced-hint = Ahol a szabály egyetlen lehetőséget hagy, az magától megtörténik.
theme = Fény
theme-day = Nappal
theme-night = Éjszaka

# Órák
clock-custom = Óra
clock-none = Nincs óra
clock-quick = 10 perc, és minden alkalommal még 15 másodperc
clock-evening = 1 óra, és minden alkalommal még 1 perc
clock-days = 3 nap, és minden alkalommal még 12 óra
clock-week = 7 nap, és minden alkalommal még 1 nap
clock-own = Magam állítom be
clock-bank = Kezdetben mindenkinek jut
clock-increment = Minden alkalommal hozzáadódik
clock-grace = Túllépés, mielőtt egy bot beül
clock-per = Mikor jön hozzá idő?
clock-per-turn = minden kör után
clock-per-decision = minden döntés után
clock-hint = Az óra miatt senki sem veszít. Akinek elfogyott az ideje, emlékeztetőt kap; aztán egy bot tartja a helyét, amíg vissza nem veszi.
clock-bot = Melyik bot ül be
clock-unit = Egység
hours-title = Mikor járnak az óráim
hours-hint = Órával játszott játszmákban a tiéd csak a te idődben jár, szabadságon nem. Az asztalnál ülők látják, mikor áll.
hours-daily = Csak a nap bizonyos óráiban
hours-from = Ettől
hours-until = Eddig
hours-zone = Időzóna
hours-vacation = Szabadságon vagyok
hours-first = Első nap
hours-last = Utolsó nap
hours-save = Mentés
hours-saved = Elmentve
unread-messages = { $count } új üzenet

record-open = Feljegyzés megnyitása
record-drop = Engedd el itt a feljegyzést
