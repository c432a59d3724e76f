# Az első játszma, lépésről lépésre

welcome = Üdv Amerikában! Hat vasút szeli majd át, és egyik sem lesz csak a tiéd. Részvényeid lesznek, és hat forduló után az nyer, akinek a legtöbb pénze van.
rounds = Egy forduló három szakaszból áll: mindenki elvesz egy részvényt, mindenki pályát épít, mindenki vonatot indít. Minden városban egy utas vár.

share-red = A részvényeket fordított sorrendben veszik el. Ma te jössz utoljára, ezért te választasz először. Egyelőre csak a piros és a kék vasút elérhető: végy el egy piros részvényt.
they-take-shares = { $seat3 } és { $seat2 } kék részvényt vesz el, { $seat1 } pirosat, ahogy te is. Akinek részvénye van egy vasútban, az építheti a pályáját: a pirosat mostantól ketten építitek.
they-lay-red = { $seat1 } New Yorkból indítja el a piros vasutat. A piros és a kék a keleti part hat többszínű városának egyikéből indul; négy játékosnál egy körben legfeljebb öt mozdony rakható le.
they-lay-blue = A kék vasút Philadelphiából hegyen át jut el Pittsburghbe. Aki hegyre épít, abban a körben eggyel kevesebb mozdonyt rakhat le: { $seat2 } négy után megállt.

lay-buffalo = Te jössz, öt mozdonnyal. Mindegyik piros pálya mellé kerül: az elsőt rakd Buffalóba. Két város, amelyet egyetlen vasút köt össze, és közben nincs másik: ez egy összeköttetés, itt Albany és Buffalo között.
lay-boston = Még egy szárnyvonal, Albanyből Bostonba: két hatszög. Minél több városa van a pirosnak, annál több összeköttetésen lehet utazni.
lay-on = Két mozdonyod maradt. Vidd a piros vasutat Pittsburgh felé, ahol a kék már ott van: a városokban az utasok átszállhatnak egyik vasútról a másikra.

they-ride-red = { $seat1 } New Yorkból Buffalóba utaztat egy utast: ez két piros összeköttetés. A piros vasút mindegyikért 1 dollárt fizet részvényenként. Neked 2 dollár jut, pedig nem is a te vonatod volt.
they-ride-blue = { $seat2 } és { $seat3 } a kék vasutat választja, és mindketten kétszer kapnak osztalékot. Aki már elutazott, kikerül a játékból, így egyre kevesebb a jó kiindulópont.

train-start = Most indíts vonatot te is. Bármelyik vasúton utazhatsz, de neked a piros fizet. Válaszd Boston utasát.
train-link = Vidd a piros vasúton, hatszögről hatszögre, Albanyig. Ez lesz az első összeköttetés.
train-on = Albany! Itt akár le is szállhatna, de minden további összeköttetés újra fizet. Egy hatszöget kétszer nem érinthetsz: menj tovább New Yorkba.
train-stop = Két összeköttetés, három város. Fejezd be itt az utat: 3 dollár jár a vonatért, és 2 a piros részvényedért.

order = Mindenkinek 7 dollárja van. A következő fordulóban az az első, akinek a legkevesebb a pénze; egyenlőségnél megfordul a sorrend. Most te építesz és indítasz vonatot elsőként, részvényt viszont utolsóként veszel el.
they-take-more = A 2. fordulóban megnyílik a narancssárga vasút, később a többi három. { $seat1 } máris elvesz egy narancssárga részvényt.
share-orange = Végy el te is egy narancssárgát. Ha két vasútban van részvényed, kétszer kapsz pénzt, amikor egy utas átszáll egyikről a másikra.
lay-chicago = A narancssárga vasútnak még nincs pályája, így te indíthatod el: a keleti partról vagy innen, Chicagóból. Chicagóban minden mozdony azonnal 2 dollárt hoz.
lay-milwaukee = Irány észak, Milwaukee: két hatszög.
lay-green-bay = És tovább Green Baybe. Ezzel elfogy az öt mozdony; korábban is bármikor abbahagyhatod.
they-join = Nézd csak: a kék vasút elérte Chicagót, a piros pedig Pittsburghben találkozott a kékkel. Green Baytől Bostonig most egyetlen hálózat az egész.

bonuses = Jutalmak várnak a térképen: 5 dollár az első pályáért minden zöld csíkos városban, és 12 vagy 8 dollár annak, aki különböző vasutakból elsőként köti össze a két partot.
end = A játék a 6. forduló után ér véget. Akkor csak a pénz számít, részvényt eladni nem lehet. Ezért minden részvénynél azt kérdezd: hányszor utaznak még ezen a vasúton?
alone = A forduló első vonata a tiéd, és innen már egyedül játszol. Válassz a legjobb utak közül, vagy menj lépésről lépésre: Green Baytől Bostonig hét összeköttetés vezet, és neked 13 dollárt ér. Jó utat!
