# Ride the Rails
#
# A behelyettesített nevek előtt nem állhat névelő, és rag sem járulhat hozzájuk: a mondatok ezért
# kettősponttal kerülik meg őket. A vasutakat színük nevezi meg („piros részvény”, „a kék vasút”);
# mindegyik mássalhangzóval kezdődik, így előttük a névelő mindig „a”.

about = Szerezz részvényt hat vasútban, építsd a pályájukat Amerikán át, és utaztasd rajta az utasokat: minden megtett összeköttetés osztalékot hoz a részvényeseknek.

railroad-red = piros
railroad-blue = kék
railroad-orange = narancssárga
railroad-yellow = sárga
railroad-purple = lila
railroad-black = fekete

# Magukban, a táblázatokban.
colour-red = Piros
colour-blue = Kék
colour-orange = Narancssárga
colour-yellow = Sárga
colour-purple = Lila
colour-black = Fekete

railway-red = Piros vasút
railway-blue = Kék vasút
railway-orange = Narancssárga vasút
railway-yellow = Sárga vasút
railway-purple = Lila vasút
railway-black = Fekete vasút

# A mozdonyokon, azoknak, akik a színeket nem látják jól.
letters-red = P
letters-blue = K
letters-orange = N
letters-yellow = S
letters-purple = L
letters-black = F

board-usa = Amerikai Egyesült Államok

terrain-plain = síkság
terrain-mountain = hegy
terrain-city = város
terrain-bonus = város zöld csíkkal
terrain-east = keleti parti város
terrain-west = nyugati parti város
terrain-chicago = város, ahol minden vasút elfér

place-albany = Albany
place-atlanta = Atlanta
place-baltimore = Baltimore
place-billings = Billings
place-bismarck = Bismarck
place-boise = Boise
place-boston = Boston
place-buffalo = Buffalo
place-butte = Butte
place-charleston = Charleston
place-cheyenne = Cheyenne
place-chicago = Chicago
place-cincinnati = Cincinnati
place-corpus-christi = Corpus Christi
place-dallas = Dallas
place-denver = Denver
place-des-moines = Des Moines
place-detroit = Detroit
place-el-paso = El Paso
place-fargo = Fargo
place-green-bay = Green Bay
place-houston = Houston
place-jacksonville = Jacksonville
place-kansas-city = Kansas City
place-las-vegas = Las Vegas
place-little-rock = Little Rock
place-los-angeles = Los Angeles
place-miami = Miami
place-milwaukee = Milwaukee
place-minneapolis = Minneapolis
place-nashville = Nashville
place-new-orleans = New Orleans
place-new-york = New York
place-oklahoma-city = Oklahoma City
place-omaha = Omaha
place-philadelphia = Philadelphia
place-phoenix = Phoenix
place-pittsburgh = Pittsburgh
place-pocatello = Pocatello
place-portland = Portland
place-rapid-city = Rapid City
place-reno = Reno
place-saint-louis = Saint Louis
place-salt-lake-city = Salt Lake City
place-san-francisco = San Francisco
place-santa-fe = Santa Fe
place-seattle = Seattle
place-spokane = Spokane
place-tampa = Tampa
place-wilmington = Wilmington

place-pacific-ocean = Csendes-óceán
place-atlantic-ocean = Atlanti-óceán
place-gulf-of-mexico = Mexikói-öböl
place-lake-superior = Felső-tó
place-lake-michigan = Michigan-tó
place-lake-huron = Huron-tó
place-lake-erie = Erie-tó
place-lake-ontario = Ontario-tó

ending-rounds = mind a hat forduló lezajlott
end-rounds = Lejátszott fordulók

aim-income = Neked a legtöbb
aim-lead = A legnagyobb előny a többiekkel szemben
ask-start = Mutass rá a városra, ahonnan az utas indul, vagy válassz a legjobb utak közül.
ask-destination = Mutass rá a városra, ahol az út véget ér, vagy válassz a legjobb utak közül.

action-done = Nem építek többet
action-stop = Az út itt ér véget
action-share-railroad = Elveszek egy { $railroad } részvényt
action-from-hex = Az utas innen indul: { $hex }
action-lay-railroad-hex = Építés a { $railroad } vasútnak: { $hex }
action-ride-railroad-hex = Utazás a { $railroad } vasúton: { $hex }
choice-share-railroad = Elvehető részvény
choice-from-hex = Melyik utas utazzon
choice-lay-railroad-hex = Az építés helye
choice-ride-railroad-hex = Merre menjen az utas

prompt-share = { $seat }: vegyél el egy részvényt.
prompt-lay = { $seat }: építs pályát. Még { $left } mozdonyt rakhatsz le, de eggyel kevesebbet, ha bármelyik hegyre kerül.
prompt-lay-last = { $seat }: építs pályát. Még egy mozdonyt rakhatsz le, de hegyre nem.
prompt-lay-mountain = { $seat }: építs pályát. Még { $left } mozdonyt rakhatsz le, akár hegyre is.
prompt-from = { $seat }: indíts vonatot. Válaszd ki, melyik városból utazzon az utas.
prompt-ride-start = { $seat }: az utas itt vár: { $hex }. Válaszd ki, melyik vasúton és merre induljon.
prompt-ride = { $seat }: az utas itt tart: { $hex }. Vidd tovább a { $railroad } vasúton egy városig.
prompt-ride-city = { $seat }: az utas városba ért: { $hex }. Eddig { $links } összeköttetést tett meg. Fejezd be az utat, vagy vidd tovább.
prompt-over = Vége a játéknak: { $ending }.

waiting-share = { $seat } részvényt vesz el.
waiting-lay = { $seat } pályát épít: még { $left } mozdonyt rakhat le, de eggyel kevesebbet, ha bármelyik hegyre kerül.
waiting-lay-last = { $seat } pályát épít: még egy mozdonyt rakhat le, de hegyre nem.
waiting-lay-mountain = { $seat } pályát épít: még { $left } mozdonyt rakhat le, akár hegyre is.
waiting-from = { $seat } utast választ a vonatához.
waiting-ride-start = { $seat } vonatot indít. Az utas innen indul: { $hex }.
waiting-ride = { $seat } vonata a { $railroad } vasúton jár. Az utas itt tart: { $hex }.
waiting-ride-city = { $seat } vonata városba ért: { $hex }. Az utas eddig { $links } összeköttetést tett meg.

event-round-began = { $round }. forduló.
event-railroad-opened = Mostantól { $railroad } részvényt is el lehet venni.
event-share-taken = { $seat } elvesz egy { $railroad } részvényt. { $left ->
    [0] Nem marad több { $railroad } mozdony.
   *[other] Még { $left } { $railroad } mozdony marad.
}
event-laying-began = { $seat } pályát építhet, legfeljebb { $most } mozdonyból.
event-started = { $seat } elindítja a { $railroad } vasutat: { $hex }. { $left ->
    [0] Nem marad több { $railroad } mozdony.
   *[other] Még { $left } { $railroad } mozdony marad.
}
event-laid = { $seat } pályát épít a { $railroad } vasútnak: { $hex }. { $left ->
    [0] Nem marad több { $railroad } mozdony.
   *[other] Még { $left } { $railroad } mozdony marad.
}
event-chicago-paid = { $seat } { $amount } dollárt kap az ide rakott mozdonyért: { $hex }.
event-city-paid = { $seat } elsőként építkezik itt: { $hex }. Ezért { $amount } dollárt kap.
event-transcontinental-paid = Összeért a két part: { $seat } { $amount } dollár jutalmat kap a transzkontinentális vonalért.
event-laying-ended = { $laid ->
    [0] { $seat } nem épít pályát.
   *[other] { $seat } befejezi az építést, { $laid } mozdonyt rakott le.
}
event-train-began = { $seat } vonatot indít. Az utas innen utazik: { $hex }.
event-link-ridden = Az utas a { $railroad } vasúton városba ér: { $hex }. Eddig { $links } összeköttetést tett meg.
event-arrived = Véget ér az út: { $start } → { $hex }, { $links } összeköttetés.
event-dividend-paid = { $seat } { $amount } dollár osztalékot kap a { $railroad } vasúttól: { $links } összeköttetés, { $shares } részvény.
event-fare-paid = { $seat } { $amount } dollárt kap a vonatért, amely { $cities } várost érintett.
event-no-train = { $seat } nem indít vonatot: egyetlen utastól sem indul összeköttetés.
event-order-of-3 = A következő forduló sorrendje: { $first }, { $second }, { $third }.
event-order-of-4 = A következő forduló sorrendje: { $first }, { $second }, { $third }, { $fourth }.
event-order-of-5 = A következő forduló sorrendje: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-ended = Véget ér a játék: { $ending }.

score-fares = { $times } vonat
score-dividends = Osztalék a { $railroad } vasúttól, { $times } alkalommal
score-chicago = { $times } mozdony Chicagóban
score-city = Elsőként épített pálya: { $hex }
score-transcontinental = Jutalom a transzkontinentális vonalért

panel-holdings = Játékosok
holdings-note = a forduló sorrendjében
panel-railroads = Vasutak
link-note = hány dollárt hoz kinek még egy összeköttetés
link-note-fare = hány dollárt hoz kinek még egy összeköttetés; ebből 1 a vonatért jár, ezt kapja: { $seat }
panel-rounds = Fordulók
rounds-open = Megnyíló vasutak
panel-order = A következő forduló sorrendje
order-note = a mostani állás szerint: elöl, akinek a legkevesebb pénze van
order-none = az utolsó forduló után már nincs
panel-bonuses = Megszerezhető jutalmak
panel-left = Még várnak
left-passengers = Utasok a városokban

column-player = játékos
column-money = pénz
column-shares = részvények
column-railroad = vasút
column-locomotives = mozdony
column-cities = város
column-round = forduló
column-opening = vasutak
column-shift = mozgás
column-bonus = jutalom
column-pays = összeg
column-supply = készlet
column-left = maradt

opens = nyitás: { $round }.
bonus-chicago = Chicago, minden alkalommal
bonus-in-cities = Parttól partig, átszállás csak városban
bonus-elsewhere = Parttól partig, másféle átszállás
