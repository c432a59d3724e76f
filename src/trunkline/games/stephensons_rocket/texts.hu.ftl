# Stephenson’s Rocket
#
# A behelyettesített nevek előtt nem állhat névelő, és rag sem járulhat hozzájuk: a mondatok ezért
# összetételekkel („GWR-részvény”) és kettősponttal kerülik meg őket. A társaságok neve, mint a
# szabályokban, a rövidítésük.

about = Vezessetek közösen hét vasutat az országon át: aki meghosszabbít egy vonalat, részvényt kap belőle, és akinek részvénye van, másfelé küldheti a mozdonyt.

board-england = Anglia
board-eastern-usa = Az USA keleti része
board-eastern-china = Kelet-Kína

terrain-plain = nyílt terep
terrain-start = indító város
terrain-city = nagyváros
terrain-railway_town = vasúti kisváros

# A társaságokat betűik nevezik meg, mint a térképen; ez a teljes nevük.
railway-north-eastern-railway = Északkeleti Vasút
railway-lancashire-yorkshire-railway = Lancashire–Yorkshire Vasút
railway-london-north-western-railway = London–Északnyugati Vasút
railway-great-eastern-railway = Nagy Keleti Vasút
railway-great-western-railway = Nagy Nyugati Vasút
railway-london-south-western-railway = London–Délnyugati Vasút
railway-south-eastern-railway = Délkeleti Vasút
railway-boston-albany = Boston–Albany Vasút
railway-pennsylvania = Pennsylvaniai Vasút
railway-chesapeake-ohio = Chesapeake–Ohio Vasút
railway-central-of-georgia = Georgiai Központi Vasút
railway-mobile-ohio = Mobile–Ohio Vasút
railway-illinois-central = Illinois-i Központi Vasút
railway-michigan-central = Michigani Központi Vasút
railway-shenyang-line = Senjangi vonal
railway-shandong-line = Santungi vonal
railway-shanghai-nanjing-line = Sanghaj–Nanking vonal
railway-fujian-line = Fucsieni vonal
railway-canton-hankow-line = Kanton–Hankou vonal
railway-chengdu-chongqing-line = Csengtu–Csungking vonal
railway-longhai-line = Lunghaj vonal

good-brewing = sör
good-cattle = szarvasmarha
good-coal = szén
good-cotton = gyapot
good-grain = gabona
good-leather = bőr
good-livestock = állattenyésztés
good-manufactured-goods = iparcikk
good-petrochemicals = petrolkémia
good-steel = acél
good-textiles = textil

# A zsetonokon, azoknak, akik a színeket nem látják jól.
letters-brewing = Sö
letters-cattle = Ma
letters-coal = Sz
letters-cotton = Gy
letters-grain = Ga
letters-leather = Bő
letters-livestock = Ál
letters-manufactured-goods = Ip
letters-petrochemicals = Pe
letters-steel = Ac
letters-textiles = Te

place-liverpool = Liverpool
place-preston = Preston
place-crewe = Crewe
place-bristol = Bristol
place-manchester = Manchester
place-gloucester = Gloucester
place-birmingham = Birmingham
place-swindon = Swindon
place-leeds = Leeds
place-sheffield = Sheffield
place-oxford = Oxford
place-southampton = Southampton
place-york = York
place-nottingham = Nottingham
place-leicester = Leicester
place-reading = Reading
place-northampton = Northampton
place-lincoln = Lincoln
place-guildford = Guildford
place-hull = Hull
place-peterborough = Peterborough
place-london = London
place-brighton = Brighton
place-cambridge = Cambridge
place-maidstone = Maidstone
place-ipswich = Ipswich
place-norwich = Norwich
place-dover = Dover

place-buffalo = Buffalo
place-albany = Albany
place-detroit = Detroit
place-boston = Boston
place-chicago = Chicago
place-fort-wayne = Fort Wayne
place-cleveland = Cleveland
place-new-york = New York
place-pittsburgh = Pittsburgh
place-harrisburg = Harrisburg
place-indianapolis = Indianapolis
place-columbus = Columbus
place-philadelphia = Philadelphia
place-st-louis = St. Louis
place-cincinnati = Cincinnati
place-louisville = Louisville
place-richmond = Richmond
place-roanoke = Roanoke
place-norfolk = Norfolk
place-nashville = Nashville
place-knoxville = Knoxville
place-raleigh = Raleigh
place-memphis = Memphis
place-atlanta = Atlanta
place-columbia = Columbia
place-montgomery = Montgomery
place-savannah = Savannah
place-mobile = Mobile

place-baoji = Paocsi
place-chongqing = Csungking
place-nanning = Nanning
place-xi-an = Hszian
place-yichang = Jicsang
place-guilin = Kujlin
place-taiyuan = Tajjüan
place-xiangyang = Hsziangjang
place-zhengzhou = Csengcsou
place-changsha = Csangsa
place-zhuzhou = Csucsou
place-guangzhou = Kanton
place-zhangjiakou = Csangcsiakou
place-shijiazhuang = Sicsiacsuang
place-wuhan = Vuhan
place-nanchang = Nancsang
place-beijing = Peking
place-jinan = Csinan
place-xuzhou = Hszücsou
place-hefei = Hofej
place-tianjin = Tiencsin
place-nanjing = Nanking
place-fuzhou = Fucsou
place-jinzhou = Csincsou
place-qingdao = Csingtao
place-hangzhou = Hangcsou
place-shanghai = Sanghaj
place-shenyang = Senjang

place-irish-sea = Ír-tenger
place-bristol-channel = Bristoli-csatorna
place-english-channel = La Manche
place-north-sea = Északi-tenger
place-lake-michigan = Michigan-tó
place-lake-huron = Huron-tó
place-lake-erie = Erie-tó
place-lake-ontario = Ontario-tó
place-atlantic-ocean = Atlanti-óceán
place-gulf-of-mexico = Mexikói-öböl
place-bohai-sea = Pohaj-öböl
place-yellow-sea = Sárga-tenger
place-east-china-sea = Kelet-kínai-tenger
place-south-china-sea = Dél-kínai-tenger
place-gulf-of-tonkin = Tonkini-öböl

ending-companies = már legfeljebb egy társaság részvényei érhetők el
ending-tiles = minden vágánylapocska a táblára került
ending-standstill = már senki sem tehet semmit
end-companies = Társaságok elérhető részvény nélkül
end-tiles = Lerakott vágánylapocskák
end-standstill = Játékosok, akik semmit sem tehetnek
end-companies-extended = E vonalfejlesztés után véget ér a játék, hacsak nem fizetnek részvényt vétóért.
end-companies-turn-began = E játékos köre után véget ér a játék.
end-tiles-turn-began = E játékos köre után véget ér a játék.

option-edition = Melyik kiadás?
option-edition-2018 = 2018: nyílt pontok, a részvények nem fogynak el
option-edition-1999 = 1999: titkos pénz, társaságonként 16 részvény
option-board = Melyik térkép?
option-board-england = Anglia
option-board-usa = Az USA keleti része
option-board-china = Kelet-Kína
option-move_stations = Mely állomások helyezhetők át?
option-move_stations-unconnected = Csak a vonalba még be nem kötött sajátok
option-move_stations-any = Bármelyik saját
option-veto_defence = Hová léphet az aktív játékos, ha tartja a vétót?
option-veto_defence-original = Az eredetileg választott mezőre
option-veto_defence-any = Bármelyik szabályos mezőre
option-merge_at_start = Be lehet-e olvadni egy indító városában álló mozdony vonalába?
option-merge_at_start-yes = Igen: egyetlen mezőből álló vonal
option-merge_at_start-no = Nem: akkor lesz vonal, ha kimozdul onnan

action-pass = Passzolok
action-extend-company-hex = { $company }-vonal fejlesztése: { $hex }
action-invest-city-good = Befektetés: { $city }, { $good }
action-station-hex = Új állomás: { $hex }
action-move-station-hex = Állomás áthelyezése: { $station } → { $hex }
action-match = Tartom a licitet, marad a mező
action-match-hex = Tartom a licitet: { $hex }
action-yield = Engedek
action-bid-number-hex = { $number } részvényt ajánlok: { $hex }
choice-extend-company-hex = Vonal fejlesztése
choice-invest-city-good = Befektetés
choice-station-hex = Új állomás
choice-move-station-hex = Állomás áthelyezése
choice-match-hex = A licit tartása
choice-bid-number-hex = Licit

prompt-turn = { $seat }: fejlessz vonalat, fektess be, vagy helyezz fel állomást; még { $left } akciód van.
prompt-veto-first = { $seat }: { $active } lépése: { $company }-mozdony, { $hex }. Ajánlj részvényeket, hogy másfelé küldd, vagy passzolj. { $held } részvényed van.
prompt-veto = { $seat }: { $company }-mozdony, { $hex }. A legmagasabb licit: { $leader }, { $shares } részvény, { $wanted }. Ajánlj többet, vagy passzolj. { $held } részvényed van.
prompt-answer = { $seat }: { $company }-mozdony, { $hex }. A legmagasabb licit: { $leader }, { $shares } részvény, { $wanted }. Tartsd, vagy engedj. { $held } részvényed van.
prompt-over = Vége a játéknak: { $ending }.

waiting-turn = { $seat } akciót választ; még { $left } van hátra.
waiting-veto-first = { $active } lépése: { $company }-mozdony, { $hex }. { $seat } licitálhat ellene { $held } részvénnyel.
waiting-veto = { $company }-mozdony, { $hex }. A legmagasabb licit: { $leader }, { $shares } részvény, { $wanted }. { $seat } többet ajánlhat, { $held } részvénye van.
waiting-answer = { $company }-mozdony, { $hex }. A legmagasabb licit: { $leader }, { $shares } részvény, { $wanted }. { $seat } tarthatja, { $held } részvénye van.

event-turn-began = { $seat } következik.
event-passed = { $seat } nem tehet semmit, és passzol.
event-invested = { $seat } befektet: { $city }, { $good }.
event-station-placed = { $seat } állomást helyez fel: { $hex }. A készletében { $left } marad.
event-station-moved = { $seat } áthelyez egy állomást: { $origin } → { $hex }.
event-station-left = { $seat } állomása elhagyja vonalát: { $company }.
event-extended = { $seat } vonalat fejleszt: { $company }, { $origin } → { $hex }.
event-share-taken = { $seat } kap egy { $company }-részvényt; most { $held } van neki.
event-no-share = Nem maradt { $company }-részvény: { $seat } nem kap semmit.
event-no-share-isolated = Elszigetelt vonal: { $company }. { $seat } nem kap részvényt.
event-bid = { $seat } { $shares } { $company }-részvényt ajánl ezért a mezőért: { $hex }.
event-declined = { $seat } nem licitál: { $company }.
event-matched = { $seat } tartja a licitet, { $shares } { $company }-részvényt ezért a mezőért: { $hex }.
event-yielded = { $seat } enged: { $company }.
event-veto-paid = { $seat } befizet { $shares } { $company }-részvényt, és a mozdony ide megy: { $hex }. { $held } részvénye marad.
event-tile-laid = { $company }-vágánylapocska kerül ide: { $hex }. { $left ->
    [0] Nem marad több lapocska.
   *[other] Még { $left } lapocska van.
}
event-station-connected = { $seat } állomása ({ $hex }) bekapcsolódik a vonalba: { $company }.
event-passenger-taken = { $seat } kap egy utast. { $left ->
    [0] Nem marad több utas.
   *[other] Még { $left } utas van.
}
event-city-connected = A vonalba új nagyváros kapcsolódik ({ $company }): { $city }.
event-railway-town-connected = A vonalba új vasúti kisváros kapcsolódik ({ $company }): { $town }. Most { $towns } városa van.
event-start-connected = A vonalba indító város kapcsolódik ({ $company }): { $town }.
event-city-paid = { $seat } { $points } pontot kap befektetéseiért: { $city }.
event-city-paid-secretly = { $seat } { $points }000 fontot kap befektetéseiért: { $city }.
event-city-paid-secretly-unseen = { $seat } pénzt kap befektetéseiért: { $city }.
event-town-paid = { $seat } { $points } pontot kap állomásaiért: { $company }-vonal, { $town }.
event-town-paid-secretly = { $seat } { $points }000 fontot kap állomásaiért: { $company }-vonal, { $town }.
event-town-paid-secretly-unseen = { $seat } pénzt kap állomásaiért: { $company }-vonal, { $town }.
event-merged = { $hex }: { $company } ({ $towns } város) beolvad és megszűnik; a túlélő társaság: { $survivor }.
event-merger-paid = { $seat } { $points } pontot kap { $held } { $company }-részvényért.
event-merger-paid-secretly = { $seat } { $points }000 fontot kap { $held } { $company }-részvényért.
event-merger-paid-secretly-unseen = { $seat } pénzt kap { $held } { $company }-részvényért.
event-connector-laid = { $lines } vonalat összekötő csatlakozólapocska kerül ide: { $hex }.
event-shares-exchanged = { $seat } visszaad { $returned } { $company }-részvényt, és { $gained ->
    [0] egyetlen { $survivor }-részvényt sem kap.
   *[other] kap { $gained } { $survivor }-részvényt.
}
event-shares-lost = Nem maradt { $survivor }-részvény: { $seat } elveszít { $lost } részvényt, amely járt volna.
event-isolated = Elszigetelődött: { $company }. Nem maradt semmi, amihez még csatlakozhatna.
event-ended-at-once = Azonnal véget ér a játék: { $ending }.
event-ended-after-turn = Véget ér a játék: { $ending }.
event-ended-at-standstill = Véget ér a játék: { $ending }.
event-passengers-scored = { $seat } { $points } pontot kap { $count } utasért.
event-investments-removed = Egyetlen vonal sem ért ide: { $city }. Az itteni befektetések nem számítanak.
event-industry-scored = { $seat } { $points } pontot kap { $count } befektetésért: { $good }.
event-stations-scored = { $seat } { $points } pontot kap { $count } állomásért: { $company }-vonal.
event-shares-scored = { $seat } { $points } pontot kap { $count } { $company }-részvényért.

score-cities = Befektetések bekötött nagyvárosokban, { $times } alkalommal
score-railway-towns = Állomások vasúti kisvárosoknál, { $times } alkalommal
score-mergers = Részvények egybeolvadáskor, { $times } alkalommal
score-passengers = { $count } utas
score-industry = { $count } befektetés: { $good }
score-stations = { $count } állomás: { $company }-vonal
score-shares = { $count } { $company }-részvény

panel-players = Játékosok
panel-companies = Társaságok
panel-industry = Ipar
panel-veto = Vétó: { $company }
panel-forecast = Ha most érne véget a játék
panel-final = Végső pontozás
panel-supply = Ami még van
companies-note = kis számok: egybeolvadáskor, illetve a következő vasúti kisvárosnál ennyi jár
industry-note = ■ be van kötve
in-thousands = ezer fontban

column-player = játékos
column-points = pont
column-money = pénz
column-passengers = utas
column-stations-left = szabad állomás
column-at-the-end = a végén
column-company = társaság
column-towns = város
column-shares = részvények
column-stations = állomások
column-pile = készlet
column-city = nagyváros
column-pays = fizet
column-held = részvény
column-bid = licit
column-hex = mező
column-state = állapot
column-for = pont ezért
column-supply = készlet
column-left = maradt

thousands = { "" }
line-isolated = elszigetelt
line-closed = → { $survivor }
city-connected = be van kötve
space-free = szabad

veto-open = ha senki sem licitál, ide megy: { $hex }
veto-stands = most { $leader } fizet { $shares } részvényt, és ide megy: { $hex }
veto-leads = vezet
veto-outbid = túllicitálva
veto-asked = dönt
veto-cannot = nem licitálhat
veto-last = utolsóként dönt
veto-to-come = még licitálhat
veto-passed = passzolt

forecast-passengers = utasok
forecast-stations = { $company }-állomások
forecast-stations-brief = állomások
forecast-shares = { $company }-részvények
forecast-shares-brief = részvények
forecast-sum = Összesen
forecast-total = Az eddigi pontokkal

supply-tiles = vágánylapocska
supply-companies = társaság, amelynek van részvénye
supply-passengers = utas
supply-supplementary = pótrészvény
supply-two_line = kétvonalas csatlakozó
supply-three_line = háromvonalas csatlakozó
