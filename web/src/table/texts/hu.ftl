# Az asztal

table-opening = Előkészítjük az asztalt…
table-reconnecting = Megszakadt a kapcsolat, újra csatlakozunk…
table-side = Vagyon és napló
table-holdings = Vagyon
table-rules = Szabályok

table-map = Térkép
table-map-tools = A térkép nézete
table-map-keys = A plusz és a mínusz nagyít és kicsinyít, a nulla az egész térképet mutatja, a nyilak mozgatják. A Tab a helyekhez lép; a nyilak egyikről a másikra visznek, Shifttel azokra is, amelyek most nem választhatók. Az F helyet keres, és felsorolja mindet.
table-closer = Közelebb
table-farther = Távolabb
table-whole-map = Az egész térkép
table-about-map = Erről a térképről

table-prompt = Teendő
table-confirm = Megerősítés
table-from-list = a térképen vagy a listából ({ $count })
table-modes = Milyen akció legyen
table-picked = Kiválasztva: { $what }. Mutass rá, mi tartozik hozzá ({ $count } akció).
table-part = { $count ->
    [one] egy akció
   *[other] { $count } akció
}
table-other-ways = { $count ->
    [one] még egy lehetőség
   *[other] még { $count } lehetőség
}
table-best-ways = A legjobb utak
table-by-hand = Lépésről lépésre
table-ways-by = A legjobb utak ezen át
table-ways-found = { $count ->
    [0] Oda nem vezet út.
   *[other] { $count } út van.
}
table-no-way = Oda nem vezet út. Válassz más helyet, vagy menj lépésről lépésre.
table-unpick = Mégse ez
table-weighing = Mérlegeljük az utakat…
table-weigh-again = Újra
table-way-mine = Neked: { $gain }
table-way-theirs = { $name }: { $gain }
table-way-part = { $count } × { $name }
table-tray = Az előtted fekvő lapok
table-matches = talált
table-turned-more = { $count ->
    [0] Nem kell több
    [one] Még egy
   *[other] Még { $count }
}
table-less = Kevesebb
table-more = Több
table-more-by = Ennyivel több: { $by }
table-amount = Összeg, { $least } és { $most } között
table-nothing-else = Más nem történik.
table-not-now = Most nem lehet: { $what }
table-undo = Visszavonás
table-undo-turn = Az egész kör visszavonása
table-undo-nothing = Nincs mit visszavonni.
hurry = Siettetés
hurry-hint = A botok szünet nélkül játszanak, amíg ember nem következik
table-scores = Végeredmény

table-leads = vezet:
table-would-be = { $value } lenne
table-turn = ő dönt
table-open = várjuk
table-replaced = Az itt ülő bot elakadt; ez játszik tovább helyette.
table-not-here = most nincs itt
table-dial = { $mark }, { $step }. lépés, összesen { $last }
table-track = { $mark }, legfeljebb { $last }

table-log = Napló
table-log-about = Erről: { $what }
table-log-all = Az egész napló
table-log-nothing = Erről még nem esett szó.
table-log-empty = Még nem történt semmi.
table-in-log = { $count ->
    [one] Egy mondat a naplóban
   *[other] { $count } mondat a naplóban
}
table-earlier = Korábbiak…

table-hand-over = Add át a képernyőt neki: { $name }
table-hand-over-why = Amit a többiek kézben tartanak, az nem tartozik mindenkire.
table-lift = Én vagyok { $name }

table-invitations = Játékosra váró helyek
table-waiting-for-person = { $name }: még nem ült le.
table-invite = Link másolása
table-link = Link ehhez a helyhez
table-watching = Nézőként vagy itt.

table-winners = { $count ->
    [one] { $names } nyert
   *[other] { $names } osztozik a győzelmen
}
table-team-wins = { $names } nyert
table-score-of = Miből jött össze: { $name }
table-sum = Összesen
table-shuffle = A keverés ellenőrzése
table-shuffle-why = A hash a játszma elején is látható volt. Csak ehhez a maghoz és sóhoz illik, így utólag senki sem választhatta meg a lapokat és a sorsolást.
table-sealed = A keverést ez a hash rögzíti; a mag és a só a játszma végén derül ki:
table-commitment = Hash, a kezdettől ismert
table-seed = Mag
table-salt = Só
table-verify = Ezzel a paranccsal ellenőrizhető:
table-record = A játszma letöltése

table-menu = Az asztal menüje
table-keys = Billentyűk
table-key-choose = az ilyen számú gomb vagy akciófajta választása
table-key-confirm = megerősítés, vagy a kijelölt választása
table-key-cancel = mégse, vagy egy lépéssel vissza
table-key-map = a térképre
table-key-arrows = a térképen: a következő választható helyre
table-key-everywhere = a térképen: bármelyik helyre, hogy kiderüljön, miért nem választható
table-key-zoom = a térképen: közelebb, távolabb, az egész térkép
table-key-log = a naplóhoz
table-key-rules = a szabályok megnyitása
table-key-help = ezek a billentyűk

table-sheet = A panel nyitása és csukása
table-sheet-prompt = Csak a mondat látszik.
table-sheet-actions = Az látszik, ami megtehető.
table-sheet-all = Minden látszik.

# A múlt

history-title = Visszajátszás
history-key = visszajátszás, vagy vissza a jelenbe; a napló mondatán: ahhoz a pillanathoz
history-missed-title = Amíg nem voltál itt
history-missed = { $count ->
    [one] Egy lépés, amíg nem voltál itt
   *[other] { $count } lépés, amíg nem voltál itt
}
history-skip = Átugrás
history-here = Eddig láttad
history-now = Vissza a jelenbe
history-news = { $count } új
history-start = Az asztal készen áll.
history-mark = Így volt: { $last } lépésből { $at }
history-slider = A játszma lépése
history-at = { $last } lépésből { $at }: { $told }
history-count = { $at } / { $last }
history-keys = Lapozás a játszmában
history-first = Az elejére
history-back = Egy lépéssel vissza
history-play = Lejátszás
history-pause = Szünet
history-forward = Egy lépéssel tovább
history-last = Az utolsó lépésre
history-viewpoint = Kinek a szemével
history-viewpoint-mine = Ahogy én látom
history-viewpoint-spectator = Ahogy egy néző látja
history-viewpoint-of = Ahogy { $name } látja
history-viewpoint-all = Minden látható
history-link = E pillanat linkjének másolása
history-plan = Tervezés innen
history-continue = Folytatás innen
history-go = Ehhez a pillanathoz ({ $number }. lépés)

continue-title = Folytatás innen
continue-about = { $number ->
    [0] Új játszma kezdődik a kiinduló asztallal.
   *[other] Új játszma kezdődik azzal, ami a { $number }. lépés után az asztalon volt.
}
continue-hidden = Amit nem látsz, azt újra kiosztjuk, így erről a játszmáról senki nem tud meg semmit.
continue-hidden-over = Ez a játszma véget ért: ami rejtve volt, maradhat úgy, vagy újra kiosztható.
continue-deal = Ami rejtve volt
continue-anew = Újra kiosztva
continue-as-dealt = Ahogy ki volt osztva
continue-begin = Kezdés

# Tervek

plan-title = Terv
plan-key = terv, vagy kilépés a tervből
plan-begun = Ez terv: mindenki helyett te döntesz, és semmi sem kerül lejátszásra.
plan-from-now = { $count ->
    [0] Mindenki helyett te döntesz, és semmi sem kerül lejátszásra.
    [one] Egy döntés mostantól.
   *[other] { $count } döntés mostantól.
}
plan-from = { $count ->
    [0] A { $number }. lépéstől mindenki helyett te döntesz; semmi sem kerül lejátszásra.
    [one] Egy döntés a { $number }. lépés után.
   *[other] { $count } döntés a { $number }. lépés után.
}
plan-guessed = Amit nem látsz, az találgatás.
plan-deal = Más találgatás
plan-back = Egy lépéssel vissza
plan-clear = Törlés
plan-submit = { $count ->
    [one] Egy döntés elküldése
   *[other] { $count } döntés elküldése
}
plan-leave = Kilépés a tervből
plan-escape = Nyomd meg még egyszer az Esc-et a kilépéshez. A terv megmarad.
plan-broken = A terv innentől már nem jó: „{ $step }”. { $why }

# Más játszmák

next-match = A következő játszma, ahol én döntök
next-match-count = ({ $count })

# Milyen közel a vége

ends-title = A játék vége
ends-nearest = a legközelebbi:
ends-now = { $now } / { $goal }
ends-of = { $name }: { $now } / { $goal }
ends-hidden = nem tudható

log-undone = Amit visszavontak

seats-title = Helyek
seats-mine = te
seats-here = itt van
seats-bot = bot: { $bot }
seats-bot-for-me = a tiéd; bot játszik: { $bot }
seats-open = még senki sem ült le
seats-kept = Ezt a helyet neked tartják fenn.
seats-held = { $names } helyén bot játszik.
seats-held-mine = Helyetted bot játszik.
seats-awaited = a játszma rá vár: { $ago }
seats-free-from = Ettől kezdve adhatod másnak: { $when }.
seats-which-bot = Melyik bot játsszon
seats-hand = Játsszon bot
seats-fill = Botnak adom
seats-take = Újra magam játszom
seats-sit = Leülök
seats-invite = Meghívás linkkel
seats-link-hint = Aki megnyitja ezt a linket, az ül ide. Addig minden marad, ahogy van.
seats-code = Másik képernyőre
seats-the-code = A hely kódja
seats-code-hint = Ezt a kódot a másik képernyőn, ugyanebben az ablakban kell beírni. Utána ott játszanak ezen a helyen.
seats-leave = Végleg felállok
seats-leave-sure = A hely többé nem a tiéd, bot játszik tovább.
seats-leave-yes = Felállok
seats-bring = Hely áthozása erre a képernyőre
seats-bring-do = Áthozom
seats-bring-hint = Aki melletted ül, a saját képernyőjén, ugyanebben az ablakban kap kódot a helyéhez.

ask-title = Visszavonás
ask-which = Melyik döntésed elé menjünk vissza?
ask-concerned = { $count } döntést vonnánk vissza, ha beleegyezik: { $names }.
ask-nobody = { $count } döntést azonnal visszavonunk: senkit sem kell megkérdezni.
ask-news = Azóta kiderült valami, amit nem lehetett előre látni; aki látta, nem felejti el.
ask-do = Megkérdezem
ask-at-once = Visszavonom
ask-asks = { $name } { $count } döntést szeretne visszavonni.
ask-waiting = Visszavonást kértél. Még nem válaszolt: { $names }.
ask-what = Mi ez pontosan
ask-agree = Beleegyezem
ask-refuse = Nem egyezem bele
ask-withdraw = Mégsem kérem

rematch = Visszavágó
rematch-order = Ki hol ül
rematch-rotated = mindenki egy hellyel odébb
rematch-same = ugyanazok a helyek
rematch-random = sorsolt helyek
rematch-begun = Elkezdődött a visszavágó.
rematch-sit = Visszavágó: leülök
rematch-watch = Megnézem

# Csevegés és jegyzetek

table-beside = Napló, csevegés és jegyzetek
table-key-chat = ugrás a csevegéshez
chat-chat = Csevegés
chat-new = { $count } új üzenet
chat-from-here = új
chat-nothing = Még senki sem szólt semmit.
chat-say = Szólj valamit az asztalhoz
chat-say-as = Üzenet { $name } nevében
chat-send = Küldés
chat-reading = Itt az asztalnál ülők beszélgetnek; te olvashatod őket.
notes-tab = Jegyzetek
notes-title = Jegyzeteim
notes-hint = Csak te látod. Írás közben mentődik.
notes-saved = Elmentve
notes-saving = Mentés…
notes-failed = Még nincs elmentve; a szöveg itt marad, és hamarosan újra próbáljuk.
notes-long = { $over } karakterrel hosszabb a megengedettnél: rövidítsd, és elmentődik.
notes-left = Még { $left } karakter fér el
notes-merged = A jegyzeteid egy másik eszközön is változtak. Most mindkét szöveg itt áll.
notes-elsewhere = — a másik eszközről —

# Órák

clocks = Órák
clock-runs = { $name } ideje: { $left }; az óra jár.
clock-stands = { $name } ideje: { $left }.
clock-hours = Ez most nem az ő ideje: az óra { $until }-ig áll.
clock-vacation = Szabadságon { $until }-ig.
clock-over = { $name } ideje lejárt. { $left } múlva egy bot tartja a helyét.
clock-over-mine = Lejárt az időd. { $left } múlva egy bot tartja a helyed, amíg vissza nem veszed.

statistics-title = Számok
statistics-key = számok: grafikonok és főkönyv
finish-again = Sorról sorra
finish-skip = Mutasd mind

# Értesítések
table-notifications = Értesítések
table-notifications-hint = Ha rád kerül a sor, és nem vagy az asztalnál.
table-notifications-on = Értesítés erről a játszmáról
table-notifications-where = Hol értesítsünk

# Megosztás
share-match = A játszma oldala
share-table = Az asztal, élő közvetítéshez
share-moment = Ez a pillanat (a(z) { $number }. döntés után)
share-send = Küldés
share-who = Akinél ott a link, azt látja, amit egy néző.
share-png = Kép (PNG)
share-svg = Kép (SVG)
share-record = Feljegyzés
origin-imported = Feljegyzésből betöltve: az osztás tisztaságát senki sem szavatolja.
origin-continued = Egy másik játszma folytatása, annak { $number }. döntése után.
origin-there = Ugrás arra a pillanatra

# A térkép szavakban és a parancssor

places-title = Helyek
places-key = hely keresése; a térkép listában
places-where = Hol van…
places-choosable = Csak ami most választható
places-found = { $count ->
    [0] Nincs ilyen nevű hely.
   *[other] { $count } hely
}
places-place = Hely
places-printed = A táblán
places-there = Most ott van
places-now = Mit lehet tenni
places-can = Választható: { $what }
command-title = Parancssor
command-key = parancssor: akció szavakkal vagy jelöléssel
command-why = miért
command-hint = Írj be egy akciót szavakkal vagy jelöléssel; többet vesszővel választhatsz el. A „{ $why } …” megkérdezi, miért nem lehet.
command-again = A megerősítéshez nyomd meg újra az Entert.
command-unclear = { $count } akció illik rá. Írj többet, vagy válassz a nyilakkal.
command-actions = { $count } akció
command-more = és még { $count }
command-allowed = Ez most megengedett: { $what }

# Leckék
lesson-title = Lecke
lesson-step = { $number } / { $count }
lesson-next = Tovább
lesson-back = Az előző újraolvasása
lesson-free = Folytatom egyedül
lesson-you = Most te jössz
lesson-they = A többiek döntenek…
lesson-leave = Kilépés a leckéből
lesson-leaving = Innen szabadon is játszhatsz tovább: a többiek helyett botok döntenek, és mindent szabad. Vagy gyere vissza később: a lecke megvár a játszmáid között.
lesson-later = A kezdőlapra
lesson-first-this = Előbb azt tedd meg, amit a lecke kér. Utána mindent megnézhetsz.
lesson-read-on = Előbb olvass tovább: a következő lépés a kártyán áll.
origin-lesson = Lecke: mindenkinek ugyanaz az osztás.
