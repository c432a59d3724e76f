# A terminálbeli asztal szavai.

# Ki hol ül
kind-human = te
kind-person = ember
kind-greedy = mohó bot
kind-random = véletlen bot
kind-level = bot, { $level }. szint
kind-builder = építő bot
kind-financier = pénzember bot
kind-spoiler = bajkeverő bot
kind-collector = gyűjtő bot
hint = Írj be egy akciót; a parancsokat a help sorolja fel.

# A térkép
house = ház
heading = mozdony, és merre tart
track = vágány
station = állomás
bid = licit: kié és mennyi
passenger = utas
bonus = jutalom
numbers = 2+1: ár és bevétel
tunnel = alagút és a felfordított lapok száma
ferry = komp és a mozdonyok száma
mountain = hegyi vonal és a keresztek száma
route-labels = 3R: szabad, hossz és szín; (2): a tulajdonosa; 17:3R: 17-es, választható
part = A térképnek az a része, ahol választhatsz; a map az egészet megmutatja.
narrow = A térképhez { $columns } oszlop széles ablak kell.

# Egy döntés
hand-over = Add át a képernyőt neki: { $player }. Utána jöhet az Enter.
so-far = Eddig történt
since = Legutóbbi döntésed óta
earlier = (előtte még { $count } sor: log)
choices = Lehetőségeid
set-up = Előkészületek
end-now = { $now } / { $goal }

# Parancsok
help-heading = Parancsok
help-action = egy akció
help-action-text = megteszed; kis- és nagybetű mindegy, és ha egyértelmű, az utolsó szó is elég
help-undo = vissza az előző döntésedhez, a botok lépésein át
help-legal = minden, amit most megtehetsz
help-why = miért nem lehetséges egy akció: a szabálypont
help-ways = a legjobb utak a megnevezett helyeken át: kinek mennyit hoznak
help-way = az egyik ilyen út választása
help-rules = egy szabálypont, egy fejezet, vagy a pontok, amelyekben ezek a szavak állnak
help-map = a térkép a jelmagyarázattal
help-ends = milyen közel a játék vége
help-log = minden, ami történt
help-save = a játszma mentése fájlba
help-help = ez a lista
help-quit = felállsz az asztaltól
help-enter = az asztal újra
arg-action = AKCIÓ
arg-places = HELYEK
arg-number = SZÁM
arg-clause = PONT
arg-file = FÁJL

# Válaszok
nothing-to-undo = Nincs mit visszavonni: ez az első döntésed.
undone = { $count } akció visszavonva.
possible = „{ $action }” most lehetséges.
why-what = Írd oda az akciót is, például: why { $example }
no-ways = Ennél a döntésnél nincsenek mérlegelhető utak.
no-place = Itt nincs „{ $word }” nevű hely.
no-way = Oda nem vezet út.
way-which = Add meg az út számát, 1 és { $count } között.
way-take = Választás: way SZÁM. Szűkítés: ways HELYEK.
see-clause = A teljes szabálypont: rules { $clause }
no-clause = A szabályokban nincs „{ $words }” pont, és olyan sem, amelyben ezek a szavak állnak.
chapters = A fejezetek; egy pontot így kérhetsz: rules { $example }
unknown = „{ $input }” se nem akció, se nem parancs. A legal megmutatja, mit tehetsz, a help a parancsokat.
unknown-near = „{ $input }” se nem akció, se nem parancs. Erre gondoltál: „{ $near }”?
saved = Mentve ide: { $file }. Így folytathatod: trunkline play --load { $file }
saved-over = Mentve ide: { $file }. Így nézheted meg: trunkline replay { $file }
save-where = Írd oda a fájl nevét is, például: save { $example }
save-foreign = Már van ilyen fájl, és nem játszma van benne: { $file }. Válassz másik nevet.
save-failed = Nem írható fájl: { $file } ({ $reason }).
quit-unsaved = A játszma nincs elmentve. A save { $example } elmenti, egy második quit pedig mentés nélkül kilép.
not-saved = A játszma nincs elmentve. Legközelebb kilépés előtt írd be: save { $example }, vagy kezdd így: --save { $example }.

# A vége
column-place = hely
column-player = játékos
column-score = eredmény
unfinished = A játszmának még nincs vége.

# Amiben a kiadások eltérnek
edition-default = { $option } Alapértelmezés: { $choice }
edition-possible = { $option } Választható: { $choices }
