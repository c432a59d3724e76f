# Minden játék közös szövegei.

refusal = „{ $action }” most nem lehetséges ({ $clause }): { $rule }
seat = { $number }. játékos

# Több döntés, amelyet egyben mérlegelünk
suggestion-proved = { $aim }: ennél jobb út nincs, mindegyiket mérlegeltük.
suggestion-bound = { $aim }: más út is lehet jobb, de legfeljebb ennyivel: { $most }.

# Egy másik játszma állásából folytatott játszma
event-continued = A játszma egy másik játszma állásából folytatódik.
score-before = E játszma kezdete előttről

# Mi a baj egy játszma feljegyzésével
record-no-file = nincs ilyen fájl
record-no-text = ez nem UTF-8 szöveg, így feljegyzés sem lehet
record-unreadable = nem olvasható: { $detail }
record-first-line = a feljegyzés első sora „{ $expected }”, nem „{ $found }”
record-header = itt „{ $name }: …” sornak kell állnia, nem ennek: „{ $found }”
record-number = egész számnak kell itt állnia, nem ennek: „{ $found }”
record-pair = „név=érték” párok kellenek, minden név egyszer, nem ez: „{ $found }”
record-name = „Name HELY: …” kell ide, ahol a hely 0 és { $last } közötti szám
record-other-rules = a játszmát a szabályok { $found }. változatával játszották, ez a program pedig a(z) { $present }. változatot ismeri
record-other-board = a játszmát a(z) { $found } térképen játszották, ez pedig a(z) { $present } térkép: annak a térképnek a fájlja kell, amelyen játszották
record-other-deck = a játszmát a(z) { $found } térképen játszották, ez pedig a(z) { $present } térkép: annak a térképnek a fájlja vagy az a jegypakli kell, amellyel játszották
record-bad-game = itt nincs ilyen játék ({ $detail })
record-bad-options = ezek a szabályváltozatok nem illenek a játékhoz ({ $detail })
record-bad-board = ennek a játszmának a térképét nem sikerült előkészíteni ({ $detail })
record-bad-players = ennyi játékos nem lehet ({ $detail })
record-bad-seed = ez a mag nem jó ({ $detail })
record-bad-deal = ez az osztás nem illik a játékhoz ({ $detail })
record-turn = „HELY: lépés, lépés, …” kell ide, nem ez: „{ $found }”
record-from-here = „From here: as dealt” vagy „From here: dealt anew for seat N, SEED” kell ide 0 és { $last } közötti hellyel (vagy helyette „spectators”), nem ez: „{ $found }”
record-too-long = egy játszma legfeljebb { $most } alkalommal folytatható egy másikból
record-over = a játszma véget ért, mielőtt ez következne: „{ $found }”
record-seat = itt a(z) { $actor }. hely dönt, nem ez: „{ $found }”
record-action = ilyen lépés nincs ebben a játékban ({ $detail })
record-breaks-off = a feljegyzés megszakad: az utolsó lépés után „Result: …” sornak kell következnie
record-result = a fenti lépések eredménye „Result: { $expected }”, nem „{ $found }”
record-after-end = a vége után már semminek sem kell állnia, de ez áll ott: „{ $found }”
record-changed = a feljegyzést megváltoztatták, miután elkészült: az egyik fenti sor más, bár szabályos. Ha ez szándékos volt, törölje ezt a sort

# A kép címe alatt
picture-after = { $number ->
    [0] A játszma elején
    [one] { $number } döntés után
   *[other] { $number } döntés után
}
