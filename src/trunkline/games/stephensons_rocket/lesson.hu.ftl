# Az első játszma, lépésről lépésre

welcome = Anglia, 1830. Hét vasúttársaság indul útnak, és minden mozdony mindenkire hallgat: bármelyikkel léphetsz. Pontot a részvények, az állomások és a befektetések hoznak; az nyer, akinek a legtöbb van.
two-actions = A körödben két akciót hajtasz végre: befektetsz, állomást helyezel fel vagy át, vonalat fejlesztesz. Te kezdesz, hát építsünk!

place-station = Tégy egy állomást az F12 mezőre, Swindon mellé. Swindon vasúti kisváros: amikor egy vonal először eléri, az kap pontot, akinek a legtöbb állomása van azon a vonalon. Az állomásnak üres mező kell, amely mellett nincs se mozdony, se másik állomás.
extend-line = Most hozz ide egy vonatot: fejleszd az LSWR vonalát Southamptonból egyenesen az állomásod felé. Aki vonalat fejleszt, azonnal megkapja a társaság egy részvényét.
they-begin = { $seat1 } ugyanezt tervezi Swindon túloldalán, és a GWR vonalát fejleszti. A vonal eléri Gloucester vasúti kisvárost, de senkinek sincs rajta állomása, így senki sem kap semmit.
they-turn-away = Jaj! { $seat2 } is az LSWR-t fejleszti, csakhogy elfordul az állomásodtól: a mozdony egyenesen mehet, vagy egy mezővel balra vagy jobbra.

veto = De van részvényed, tehát vétózhatsz. Licitálj egy részvényt, és nevezd meg a meződet: F12. { $seat2 } tarthatja a licitet, és akkor marad a lépés, vagy engedhet.
they-yield = { $seat2 } enged. Befizeted a részvényt, és az LSWR az állomásodra ér, Swindon mellé. Southampton, Reading, Swindon: a vonal minden városáért 1 pont, összesen 3 pont a tiéd!

reach-oxford = Megint te jössz. Egyenesen előre Oxford következik, ez is vasúti kisváros, és a vonalon még mindig csak neked van állomásod. Fejleszd az LSWR-t: négy város, 4 pont.
make-investment = Meg is van! Reading viszont senkinek sem fizetett: az nagyváros, ott a befektetők kapnak pontot. Fektess be Londonban, a sörbe, mielőtt egy vonal odaér.
they-reach-swindon = { $seat1 } Swindonhoz vezeti a GWR-t, és 3 pontot kap. Minden város vonalanként egyszer számít: a GWR-nek ez új volt.
they-move-station = { $seat2 } állomása olyan helyen állt, ahová már nem jön vonat, ezért Maidstone mellé kerül: az állomást át lehet helyezni, amíg egy vonal el nem érte. Az SER elindul felé.

merge = Nézd az E11 mezőt: a GWR mellett van. Ha egy vonal egy másikhoz ér, beolvad és megszűnik, a részvényesei pedig pontot kapnak. Ezzel a lépéssel két LSWR-részvényed lesz, senkinek sincs több. Hajrá!
they-agree = { $seat2 } is részvényes, így jut neki is valami, és nem vétóz. Te városonként 1, azaz 4 pontot kapsz, a második ennek a felét. Két részvényedből egy GWR-részvény lett, és az állomásod is ehhez a vonalhoz tartozik.
catch-passenger = Még egy akciód van. Az SER a Maidstone melletti állomás felé tart: vidd oda te. Akinek a lépése egy másik játékos állomásán ér véget, kap egy utast.
they-let-it-pass = Tiéd az utas: a játék végén a legtöbb utas 6 pontot ér. { $seat2 } 2 pontot kap a Maidstone melletti állomásért, de az már úgyis szinte biztos volt.

they-go-north = { $seat1 } befektet és épít; { $seat2 } Ipswichben fektet be, és arra fordítja az SER-t. Te inkább Londonban látnád, és van részvényed.
veto-again = Licitálj vele az L11 mezőért. Ha nyersz, arra megy a vonat, amerre te akarod. Ha { $seat2 } tartja a licitet, a te részvényed megmarad, és nem te fizetsz: az elvesztett vétó semmibe sem kerül.
they-match = { $seat2 } befizet egy részvényt, hogy északra mehessen. Most mindkettőtöknek egy-egy SER-részvénye van, és neked ez ingyen volt. Így fogynak a részvények.

end = A játék egy kör végén ér véget, ha a hét társaságból hat megszűnt vagy elszigetelődött, vagy ha elfogyott a 60 vágánylapocska.
final-scoring = Ekkor következnek az utasok és az iparágak, majd minden megmaradt vonalon az állomások és a részvények: városonként 1 pont. Itt mindig látod, mennyi volna ez most.
alone = 11 pontod van, a többieknek 4 és 3, és te jössz: két akció. Innen tiéd az egész ország. Figyeld, mely vonalak találkozhatnak!
