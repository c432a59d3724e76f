# Az asztal

table-opening = Előkészítjük az asztalt…
table-not-there = Ez az asztal nem mutatható meg
table-reconnecting = Megszakadt a kapcsolat, újra csatlakozunk…
table-side = Vagyon és napló
table-holdings = Vagyon
table-rules = Szabályok

table-map = Térkép
table-map-tools = A térkép nézete
table-map-keys = A plusz és a mínusz nagyít és kicsinyít, a nulla az egész térképet mutatja, a nyilak mozgatják. A Tab a helyekre visz, a nyilak egyikről a másikra.
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
table-again = Még egyszer

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
