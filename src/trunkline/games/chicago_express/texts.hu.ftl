# Chicago Express
#
# A behelyettesített nevek előtt nem állhat névelő, és rag sem járulhat hozzájuk: a mondatok ezért
# összetételekkel („PRR-részvény”) és kettősponttal kerülik meg őket. A társaságok neve, mint a
# szabályokban, a rövidítésük.

about = Licitálj négy vasúttársaság részvényeire, és építsd őket nyugatra, Chicagóig: az nyer, akinek a legtöbbet hozzák.

company-prr = PRR
company-b-o = B&O
company-c-o = C&O
company-nyc = NYC
company-wabash = Wabash

railway-prr = Pennsylvaniai Vasút
railway-b-o = Baltimore–Ohio Vasút
railway-c-o = Chesapeake–Ohio Vasút
railway-nyc = New York-i Központi Vasút
railway-wabash = Wabash Vasút

board-chicago-express = Chicago Express

dial-auction = Árverés
dial-expand = Bővítés
dial-develop = Fejlesztés

dial-start = start
dial-red = piros

terrain-plain = síkság
terrain-forest = erdő
terrain-mountain = hegy
terrain-city = város
terrain-industrial = ipari központ
terrain-chicago = Chicago
terrain-start = kezdőhatszög

place-albany = Albany
place-altoona = Altoona
place-baltimore = Baltimore
place-binghamton = Binghamton
place-buffalo = Buffalo
place-charleston = Charleston
place-charlottesville = Charlottesville
place-chicago = Chicago
place-cincinnati = Cincinnati
place-clarksburg = Clarksburg
place-cleveland = Cleveland
place-columbus = Columbus
place-detroit = Detroit
place-fort-wayne = Fort Wayne
place-hagerstown = Hagerstown
place-harrisburg = Harrisburg
place-indianapolis = Indianapolis
place-new-york = New York
place-philadelphia = Philadelphia
place-pittsburgh = Pittsburgh
place-portsmouth = Portsmouth
place-richmond = Richmond
place-roanoke = Roanoke
place-south-bend = South Bend
place-syracuse = Syracuse
place-toledo = Toledo
place-utica = Utica
place-washington = Washington
place-wheeling = Wheeling
place-youngstown = Youngstown
place-lake-erie = Erie-tó
place-lake-michigan = Michigan-tó
place-atlantic-ocean = Atlanti-óceán

ending-locomotives = legalább három társaságnak nem maradt mozdonya
ending-shares = legalább három társaságnak nem maradt eladatlan részvénye
ending-houses = a készletben legfeljebb három ház maradt
ending-detroit = Detroit jelzője a 8-as mezőn áll
end-locomotives = Társaságok mozdony nélkül
end-shares = Társaságok eladatlan részvény nélkül
end-houses = Házak a térképen
end-detroit = Detroit jelzője
end-locomotives-dividend-stage = A következő osztalékszakaszban véget ér a játék.
end-shares-dividend-stage = A következő osztalékszakaszban véget ér a játék.
end-houses-dividend-stage = A következő osztalékszakaszban véget ér a játék.
end-detroit-dividend-stage = A következő osztalékszakaszban véget ér a játék.

option-chicago_dividend = Mikor következik a Chicago-szakasz?
option-chicago_dividend-interrupt = Azonnal: félbeszakítja a bővítést
option-chicago_dividend-after_action = A teljes bővítés után

action-pass = Passzolok
action-auction = Árverés
action-expand = Hálózatbővítés
action-develop = Fejlesztés
action-nothing = Nem teszek semmit
action-done = Kész az építkezés
action-offer-company = { $company }-részvény árverésre
action-company-company = { $company }-hálózat bővítése
action-build-hex = Építkezés: { $hex }
action-develop-hex = Fejlesztés: { $hex }
action-bid-number = { $number } dollárt ajánlok
choice-offer-company = Árverésre szánt részvény
choice-company-company = Bővülő társaság
choice-build-hex = Az építkezés helye
choice-develop-hex = Fejlesztendő hatszög
choice-bid-number = Ajánlat

waiting-opening-auction = { $seat } az első { $company }-részvényre licitál, legalább { $floor } dollárral.
waiting-pass-only = { $seat } csak passzolhat: egy { $company }-részvényért legalább { $floor } dollárt kellene ajánlani.
waiting-turn = { $seat } akciót választ.
waiting-offer = { $seat } árverésre szánt részvényt választ.
waiting-share-auction = { $seat } egy { $company }-részvényre licitál, legalább { $floor } dollárral.
waiting-company = { $seat } eldönti, melyik társaság hálózata bővüljön.
waiting-build = { $seat } építkezik: { $company }. A kincstárban { $treasury } dollár van; még { $left } hatszöget csatolhat.
waiting-develop = { $seat } fejlesztendő hatszöget választ.
waiting-wabash-auction = { $seat } az első Wabash-részvényre licitál, legalább { $floor } dollárral.

score-capital = Kezdőtőke
score-shares = { $shares } megvett { $company }-részvény
score-dividends = { $company }-osztalék, { $times } alkalommal

prompt-opening-auction = { $seat }: ajánlj legalább { $floor } dollárt az első { $company }-részvényért, vagy passzolj. { $cash } dollárod van.
prompt-pass-only = { $seat }: egy { $company }-részvényért legalább { $floor } dollárt kellene ajánlani, de csak { $cash } dollárod van. Passzolnod kell.
prompt-turn = { $seat }: válassz akciót. Az akció mutatója egyet lép.
prompt-offer = { $seat }: bocsáss árverésre egy részvényt, vagy ne tégy semmit.
prompt-share-auction = { $seat }: ajánlj legalább { $floor } dollárt egy { $company }-részvényért, vagy passzolj. { $cash } dollárod van.
prompt-company = { $seat }: válaszd ki, melyik társaság hálózata bővüljön, vagy ne tégy semmit.
prompt-build = { $seat }: válassz hatszöget a következő { $company }-mozdonynak. A kincstárban { $treasury } dollár van; még { $left } hatszöget csatolhatsz.
prompt-develop = { $seat }: válaszd ki, melyik hatszöget fejleszted, vagy ne tégy semmit.
prompt-wabash-auction = { $seat }: ajánlj legalább { $floor } dollárt az első Wabash-részvényért, vagy passzolj. { $cash } dollárod van.
prompt-over = Vége a játéknak: { $ending }.

event-opening-auction = Kalapács alá kerül az első { $company }-részvény. Kikiáltási ár: { $floor } dollár. Nyit: { $seat }.
event-share-offered = { $seat } árverésre bocsát egy { $company }-részvényt. Kikiáltási ár: { $floor } dollár.
event-wabash-offered = Azonnal kalapács alá kerül egy { $company }-részvény. Kikiáltási ár: { $floor } dollár. Nyit: { $seat }.
event-bid = { $seat } { $amount } dollárt ajánl egy { $company }-részvényért.
event-passed = { $seat } passzol.
event-share-sold = { $seat } { $price } dollárért megvesz egy { $company }-részvényt.
event-share-free = Mindenki passzolt. Az árverezett { $company }-részvényt ingyen kapja, aki az árverést megnyitotta: { $seat }.
event-share-unsold = Mindenki passzolt. Az árverezett { $company }-részvény a társaságnál marad.
event-wabash-unsold = Mindenki passzolt. Az árverezett { $company }-részvény a társaságnál marad.
event-turn-began = { $seat } következik.
event-dial-moved = { $seat } továbbállít egy mutatót. { $dial }: { $red } lépésből { $step } megvan.
event-nothing-done = { $seat } nem tesz semmit.
event-company-named = { $seat } hálózatot bővít: { $company }.
event-built = { $company }-építkezés: { $hex }, ára { $cost } dollár{ $gain ->
    [0] .
   *[other] ; a bevétel { $gain } dollárral nő.
}
event-income-rose = { $company }: a bevétel { $amount } dollárral, { $income } dollárra nő.
event-house-placed = { $seat } házat tesz ide: { $hex }. { $left ->
    [0] A készletben nem marad több ház.
   *[other] A készletben { $left } ház marad.
}
event-forest-paid = { $company }: a bank { $amount } dollárt fizet a kincstárba.
event-industry-grew = { $seat } fejleszt: { $hex }, új értéke { $value }.
event-dividend-stage = Két mutató a piros mezőn áll: osztalékszakasz következik.
event-dividend-paid = { $seat } { $amount } dollár osztalékot kap { $shares } { $company }-részvény után.
event-dials-reset = Mindhárom mutató visszakerül a START mezőre.
event-detroit-grew = { $hex } növekszik, új értéke { $value }.
event-chicago-stage = { $company }-mozdony Chicagóban: a társaság részvényei osztalékot hoznak.
event-wabash-opened = Megnyílik a Wabash társaság. Kezdőhatszöge { $hex }, bevétele { $income } dollár.
event-ended = Véget ér a játék: { $ending }.

panel-holdings = Pénz és részvények
panel-companies = Társaságok
panel-dials = Mutatók
panel-industry = Ipar és házak
column-player = játékos
column-cash = készpénz
column-company = társaság
column-income = bevétel
column-dividend = osztalék
column-treasury = kincstár
column-shares = eladva
column-locomotives = mozdony
column-dial = mutató
column-steps = a pirosig
column-place = város
houses-left = Házak a készletben
