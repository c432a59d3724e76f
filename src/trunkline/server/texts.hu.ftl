# Amit maga a kiszolgáló mond.

problem-secret-missing = Ehhez az a titok kell, amelyet a böngésződ őriz. Töltsd újra az oldalt, és próbáld meg ismét.
problem-not-your-seat = Ez a hely nem a tiéd, ezért nem te döntesz róla.
problem-other-rules = Ez a játszma olyan szabályokkal vagy térképen indult, amelyek már nincsenek meg, ezért nem nyitható meg.
problem-other-tickets = Ez a játszma saját jegypaklival indult, amely ezen a szerveren nincs meg. Akkor nyitható meg, ha a szervert ezzel a paklival indítják: --tickets FÁJL.
problem-not-your-turn = Most nem te következel.
problem-not-creator = Új linket egy helyhez csak az kérhet, aki a játszmát elindította.
problem-origin = A kérés egy másik webhely oldaláról jött, ezért nem hajtottuk végre.
problem-forbidden = Ez nem megengedett.
problem-not-found = Ezen a címen nincs semmi.
problem-no-game = Itt nincs „{ $game }” nevű játék.
problem-no-match = Nincs ilyen játszma. Ellenőrizd a linket.
problem-no-seat = Ebben a játszmában nincs ilyen hely.
problem-method-not-allowed = Ez a cím ilyen kérést nem fogad.
problem-conflict = A játszma közben továbbment. Nézd meg újra, aztán dönts.
problem-over = A játszma véget ért.
problem-not-over = A jegyzőkönyvben benne van a keverés magja, ezért csak a játszma végén kapható meg.
problem-too-large = Ez egyszerre túl sok.
problem-too-slow = A kérés túl lassan érkezett meg. Próbáld újra.
problem-too-many = Túl sok kérés rövid idő alatt. Próbáld újra { $seconds } másodperc múlva.
problem-bad-request = A kérés nem érthető.
problem-malformed = A kérés itt nem megfelelő: „{ $where }”. Hogy mi kell oda, azt az API leírása mondja meg.
problem-unknown-action = Ebben a játékban nincs ilyen lépés.
problem-unknown-target = Ezen a térképen nincs ilyen nevű dolog.
problem-bad-series = „{ $action }” nem játszható meg egyszerre az előzőkkel, ezért semmi sem történt. Hozd meg ezeket a döntéseket egyenként.
problem-series = { $refusal } Ezért a sorozatból semmi sem történt meg.
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
problem-no-edition = { $game }: nincs „{ $edition }” kiadás.
problem-one-edition = { $game }: a játéknak csak egy kiadása van.
problem-no-bot = Nincs „{ $bot }” nevű gépi játékos.
problem-link-used = Ezt a linket már felhasználták, vagy újabb lépett a helyébe. Kérj újat.
problem-unavailable = A játszmákat most nem lehet sem olvasni, sem írni. Próbáld meg kicsit később; amit visszaigazoltunk, az megvan.
problem-internal = Nálunk hiba történt. Ha jelented, add meg ezt a számot: { $request }.
problem-a-bot-sits-there = Ezen a helyen gépi játékos ül, nincs hozzá link.

barrier-other = Ami korábban történt, nem vonható vissza: azóta más döntött.
barrier-news = Ami korábban történt, nem vonható vissza: új dolog derült ki.
barrier-over = A játszma véget ért, már semmi sem vonható vissza.
barrier-start = Nincs mit tovább visszavonni.
barrier-far = Ennél messzebbre egyszerre nem lehet visszalépni.

bot-random = Véletlen
bot-random-about = Bármit megtesz, amit a szabályok engednek. Első ismerkedéshez jó.
bot-greedy = Mohó
bot-greedy-about = Azt választja, ami azonnal a legjobb neki, és nem gondol tovább.

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

docs-title = A Trunkline API-ja
site-missing = A kiszolgáló fut, de az oldalai nincsenek elkészítve. Futtasd a „make web” parancsot, majd töltsd újra az oldalt.
