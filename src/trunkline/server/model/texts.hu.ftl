# Amit maga a kiszolgáló mond.

problem-secret-missing = Ehhez az a titok kell, amelyet a böngésződ őriz. Töltsd újra az oldalt, és próbáld meg ismét.
problem-not-your-seat = Ez a hely nem a tiéd, ezért nem te döntesz róla.
problem-other-rules = Ez a játszma olyan szabályokkal vagy térképen indult, amelyek már nincsenek meg, ezért nem nyitható meg.
problem-other-tickets = Ez a játszma saját jegypaklival indult, amely ezen a szerveren nincs meg. Akkor nyitható meg, ha a szervert ezzel a paklival indítják: --tickets FÁJL.
problem-not-your-turn = Most nem te következel.
problem-origin = A kérés egy másik webhely oldaláról jött, ezért nem hajtottuk végre.
problem-forbidden = Ez nem megengedett.
problem-not-found = Ezen a címen nincs semmi.
problem-no-game = Itt nincs „{ $game }” nevű játék.
problem-no-match = Nincs ilyen játszma. Ellenőrizd a linket.
problem-no-seat = Ebben a játszmában nincs ilyen hely.
problem-method-not-allowed = Ez a cím ilyen kérést nem fogad.
problem-conflict = A játszma közben továbbment. Nézd meg újra, aztán dönts.
problem-over = A játszma véget ért.
problem-not-over = A feljegyzés elárulja, ami a játékosok elől rejtve van, ezért csak a játszma vége után tölthető le.
problem-origin-not-over = E játszma feljegyzése elárulja, ami rejtve van abban, amelyikből folytatódik, ezért csak annak a vége után tölthető le.
problem-still-hidden = Ami rejtve van, csak a játszma vége után maradhat úgy, ahogy kiosztották; addig újraosztjuk.
problem-seats = { $players } helyet kell betölteni, nem { $count }-t.
problem-no-picture = A képet most nem sikerült megrajzolni. Próbáld újra kicsit később.
problem-bad-record = Ez nem egy játszma feljegyzése: { $detail }.
problem-bad-record-line = A feljegyzés { $line }. sora: { $detail }.
problem-too-large = Ez egyszerre túl sok.
problem-too-slow = A kérés túl lassan érkezett meg. Próbáld újra.
problem-too-many = Túl sok kérés rövid idő alatt. Próbáld újra { $seconds } másodperc múlva.
problem-bad-request = A kérés nem érthető.
problem-malformed = A kérés itt nem megfelelő: „{ $where }”. Hogy mi kell oda, azt az API leírása mondja meg.
problem-unknown-action = Ebben a játékban nincs ilyen lépés.
problem-unknown-target = Ezen a térképen nincs ilyen nevű dolog.
problem-bad-series = „{ $action }” nem játszható meg egyszerre az előzőkkel: ott más dönt, vagy addigra valami új derül ki. Ezért semmi sem történt. Küldd el, ami előtte áll, aztán nézd meg újra.
problem-series = { $refusal } Ezért a sorozatból semmi sem történt meg.
problem-not-your-eyes = Amíg tart a játszma, a saját szemeddel vagy egy néző szemével láthatod. A végén bárkiével visszanézheted.
problem-all-hidden = Hogy kinél mi van, a játszma végén derül ki. Addig a saját szemeddel vagy egy néző szemével nézheted.
problem-no-moment = Nincs { $number }. pillanat ebben a játszmában: a(z) { $last }. lépésnél tart.
problem-plan = A terv { $number }. döntése nem hozható meg: { $refusal }
problem-nothing-to-choose = A játék egyetlen lépése sem szól erről.
problem-no-ways = Ennél a döntésnél nincsenek mérlegelhető utak.
problem-bad-setup = Így nem indítható játszma: { $detail }
problem-players = { $game }: { $least }–{ $most } játékos játszhatja, nem { $count }.
problem-players-listed = { $game }: { $fewer } vagy { $most } játékos játszhatja, nem { $count }.
problem-players-only = { $game }: csak { $most } játékos játszhatja, nem { $count }.
problem-no-option = { $game }: nincs „{ $option }” nevű szabályváltozat.
problem-no-choice = „{ $choice }” nem választható ehhez: „{ $option }”.
problem-contradiction = „{ $option }={ $choice }” csak „{ $other }={ $demanded }” mellett játszható, „{ $other }={ $found }” mellett nem ({ $clause }).
problem-no-board = { $game }: nincs „{ $board }” nevű térkép.
problem-lesson = Még nem: a lecke itt ezt kéri: „{ $wanted }”. Később azt teszel, amit akarsz.
problem-no-lesson = Ehhez a játékhoz nincs lecke: { $game }.
problem-not-taught = Itt nincs számodra lecke.
problem-other-lesson = Ezt a leckét azóta átírták, hogy elkezdted. Hagyd el, és játssz tovább szabadon, vagy kezdd elölről.
problem-not-theirs = A leckében most nem a többieken van a sor.
problem-no-example = A(z) { $game } játékban nincs példa erre: „{ $clause }”.
problem-no-edition = { $game }: nincs „{ $edition }” kiadás.
problem-one-edition = { $game }: a játéknak csak egy kiadása van.
problem-no-bot = Nincs „{ $bot }” nevű gépi játékos.
problem-link-used = Ezt a linket már felhasználták, vagy újabb lépett a helyébe. Kérj újat.
problem-seat-is-here = { $name } itt van, ezért a helyét nem lehet másnak adni.
problem-seat-not-awaited = A játszma most nem rá vár ({ $name }), ezért a helyét nem lehet másnak adni.
problem-seat-not-yet = A játszma még nem várt elég ideig erre a játékosra: { $name }.
problem-seat-creator-first = A játszma erre a játékosra vár: { $name }. A helyet most az adhatja másnak, aki a játszmát kezdte, a többiek később.
problem-seat-bot-holds = Ezen a helyen bot játszik, de { $name } bármikor visszajöhet.
problem-seat-creator = Erről a helyről az rendelkezik, aki a játszmát kezdte.
problem-no-such-code = Ehhez a kódhoz a játszmában egy hely sem tartozik. Kérj újat, és írd be pontosan.
problem-not-over-yet = A játszma még tart. Újat ugyanezekkel a játékosokkal akkor lehet kezdeni, ha véget ért.
problem-no-longer-asked = A játszma továbbment, ez a kérés már nem él.
problem-not-asked = Ezt nem tőled kérdezik.
problem-unavailable = A játszmákat most nem lehet sem olvasni, sem írni. Próbáld meg kicsit később; amit visszaigazoltunk, az megvan.
problem-internal = Nálunk hiba történt. Ha jelented, add meg ezt a számot: { $request }.
problem-too-many-contacts = Értesítés legfeljebb { $most } helyre mehet. Előbb törölj egyet.
problem-no-mail = Ez a kiszolgáló nem küld e-mailt: az üzemeltetőjének meg kell adnia egy levelezőkiszolgálót (--smtp-url és --smtp-from).
problem-unconfirmed = Előbb erősítsd meg ezt a címet az oda küldött levélben lévő hivatkozással.
problem-no-contact = Nincs már ilyen értesítési hely. Nézd meg újra a listát.
problem-not-seated = Ezt csak az teheti, aki ennél az asztalnál ül.
problem-nothing-said = Az üzenet üres. Írj bele valamit, aztán küldd el.
problem-too-much-said = Túl sok üzenet rövid idő alatt. Várj { $seconds } másodpercet, aztán küldd el újra.
problem-notes-changed = A jegyzeteidet közben egy másik eszközön megváltoztattad. Előbb nézd meg azokat, hogy semmi se vesszen el.
problem-bad-zone = Nincs „{ $zone }” nevű időzóna. A neve olyan, mint például „Europe/Budapest”.
problem-bad-hours = Az óráidnak naponta legalább { $least } órát járniuk kell, hogy a többieknek ne kelljen örökké várniuk.
problem-bad-vacation = Egy szabadság legfeljebb { $most } napos. Utána vehetsz ki másikat.
problem-bad-vacation-year = A szabadság { $first } és { $last } közé essen.
problem-bad-vacation-order = A szabadság utolsó napja nem lehet az első előtt.

barrier-other = Ami korábban történt, nem vonható vissza: azóta más döntött.
barrier-news = Ami korábban történt, nem vonható vissza: új dolog derült ki.
barrier-over = A játszma véget ért, már semmi sem vonható vissza.
barrier-start = Nincs mit tovább visszavonni.
barrier-none = Ennél az asztalnál semmit sem lehet visszavonni.
barrier-custom = Ennél az asztalnál csak a saját körön belül lehet visszavonni.
barrier-distant = Egyszerre legfeljebb { $most } döntést lehet visszavonni.
barrier-not-mine = Egy saját döntésedet válaszd, ameddig vissza akarsz menni.

bot-random = Véletlen
bot-greedy = Mohó
bot-of-level = { $name } ({ $level }. szint)
bot-level-1 = Hordár
bot-level-1-about = Sok mindent találomra tesz. Jó társ a szabályok tanulásához.
bot-level-2 = Váltóőr
bot-level-2-about = Látja, ami szembeötlő, de a jobbat gyakran elszalasztja. Az első játszmákhoz.
bot-level-3 = Fűtő
bot-level-3-about = Érti a dolgát, de figyelmetlen. Egy nyugodt estéhez.
bot-level-4 = Mozdonyvezető
bot-level-4-about = Megbízhatóan játszik, néha hibázik. Jó kezdet, ha ismered a szabályokat.
bot-level-5 = Állomásfőnök
bot-level-5-about = Rendet tart: ritkán enged ki bármit a kezéből.
bot-level-6 = Ellenőr
bot-level-6-about = Ritkán hibázik, és a te hibáidat nem nézi el.
bot-level-7 = Igazgató
bot-level-7-about = Erős: terv nélkül nem győzöd le.
bot-level-8 = Mágnás
bot-level-8-about = A legerősebb: végiggondolja a körét, és semmit sem ad ingyen.
bot-character-about = { $about } Nagyjából { $level }. szintű.
bot-builder = Építő
bot-builder-about = Akkor is épít, amikor más még várna.
bot-financier = Pénzember
bot-financier-about = Egyetlen részvényt, egyetlen üzletet sem hagy ki.
bot-spoiler = Bajkeverő
bot-spoiler-about = Szívesen áll mások útjába, és élvezi is.
bot-collector = Gyűjtő
bot-collector-about = Nem tud elmenni egy menetjegy mellett.

baron-0 = Vanderbilt
baron-1 = Gould
baron-2 = Huntington
baron-3 = Harriman
baron-4 = Stanford
baron-5 = Hill
baron-6 = Cassatt
baron-7 = Garrett
baron-8 = Drew
baron-9 = Villard
baron-10 = Pullman
baron-11 = Brassey
builder-0 = Brunel
builder-1 = Stephenson
builder-2 = Locke
builder-3 = Peto
builder-4 = Vignoles
builder-5 = Jessop
financier-0 = Rothschild
financier-1 = Morgan
financier-2 = Baring
financier-3 = Pereire
financier-4 = Bleichröder
financier-5 = Hirsch
spoiler-0 = Hudson
spoiler-1 = Fisk
spoiler-2 = Sage
spoiler-3 = Strousberg
spoiler-4 = Yerkes
spoiler-5 = Keene
collector-0 = Cook
collector-1 = Baedeker
collector-2 = Murray
collector-3 = Bradshaw
collector-4 = Fogg
collector-5 = Pfeiffer

docs-title = A Trunkline API-ja
site-missing = A kiszolgáló fut, de az oldalai nincsenek elkészítve. Futtasd a „make web” parancsot, majd töltsd újra az oldalt.

numbers-scores = Pontállás
numbers-number = Sz.
numbers-time = Idő
numbers-player = Játékos
numbers-action = Lépés
numbers-story = Mi történt
numbers-gain = ennyit hozna

page-playing = Folyamatban lévő játszma: { $names }. Akinek megvan a link, nézheti.
page-won = { $game }: győztes: { $names }

direction-north = észak
direction-north-east = északkelet
direction-east = kelet
direction-south-east = délkelet
direction-south = dél
direction-south-west = délnyugat
direction-west = nyugat
direction-north-west = északnyugat
place-cost = költsége { $cost }
place-extra = fejlesztése { $extra } bevételt hoz
place-gain = bevétele { $gain }
place-start = innen indul: { $companies }
piece-heading = { $way } felé néz
piece-locomotive = { $count ->
    [1] mozdony
   *[other] { $count } mozdony
}
piece-house = { $count ->
    [1] ház
   *[other] { $count } ház
}
piece-track = pálya
piece-station = { $count ->
    [1] állomás
   *[other] { $count } állomás
}
piece-token = { $count ->
    [1] jelző
   *[other] { $count } jelző
}
piece-bid = licit
piece-passenger = { $count ->
    [1] utas
   *[other] { $count } utas
}
piece-bonus = bónusz

# Példák a szabálypontokhoz

example-refused = Ez itt a { $clause } pont miatt nem lehetséges.
example-scored = { $who }: { $what }, { $points }.
example-end = { $end }: { $now } / { $goal }.

# Ami az asztalnál történt, de nem lépés.

happening-sat = { $name } leül.
happening-sat-instead = { $name } leül { $before } helyére.
happening-handed = { $name } átadja a helyét egy botnak: { $bot }.
happening-held = { $name } nincs itt. Addig bot játszik helyette: { $bot }.
happening-taken = { $name } újra maga dönt.
happening-left = { $name } feláll az asztaltól. Bot játszik tovább: { $bot }.
happening-filled = A szabad helyre bot ül: { $bot }.
happening-failed = Az itt játszó bot csődöt mondott, egy másik játszik tovább: { $name }.
happening-clock = { $name } ideje lejárt. Addig bot játszik helyette: { $bot }.
happening-undone = { $name } visszavon { $count } döntést.
happening-undone-agreed = { $name } visszavonja a lejátszottakat ({ $count } döntés); minden érintett beleegyezett.
happening-asked = { $name } { $count } döntést szeretne visszavonni.
happening-agreed = { $name } beleegyezik.
happening-refused = { $name } nem egyezik bele.
happening-withdrawn = { $name } már nem kéri.
happening-rematch = { $name } új játszmát kezd.

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

# Amit az osztás ellenőrzése mutat.

hash-yes = E mag és só hasítóértéke ugyanaz, amelyet az első lépés előtt közzétettek.
hash-no = E mag és só hasítóértéke { $made }, az első lépés előtt viszont ezt tették közzé: { $published }. A mag vagy a só nem az igazi.
seed-yes = A feljegyzett játszmát ezzel a maggal játszották: { $seed }.
seed-no = A feljegyzett játszma magja { $found }, nem pedig { $seed }.
deal-yes = Ha ebből a magból újra osztunk, ugyanaz jön ki, mint a feljegyzésben: { $dealt }.
deal-no = Ha ebből a magból újra osztunk, ez jön ki: { $dealt }; a feljegyzésben viszont ez áll: { $found }. Az osztást valaki előre kiválasztotta.
begun-no = Ez a játszma nem osztással kezdődik: egy másik játszma állásából folytatódik.
verdict-none = Erről az osztásról senki sem ígért semmit, így nincs mit ellenőrizni.
verdict-fair = Az osztás tisztességes volt.
verdict-unfair = Az osztás nem egyezik azzal, amit közzétettek.
