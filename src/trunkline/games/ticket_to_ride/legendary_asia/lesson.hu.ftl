# Az első játszma, lépésről lépésre

welcome = Beszállás! 45 vagonod van, négy lap a kezedben, és előtted egy egész földrész. Építs vonalakat, kösd össze a menetjegyeid városait, és legyen neked a legtöbb pontod, mire elfogynak a vagonok.

return-long = Előbb a menetjegyek: négyet kapsz, és legalább kettőt megtartasz. Az Asztrahán – Hanoi 18 pontot érne, de amelyik nem teljesül, ugyanennyit levon. Első utazásnak túl messze van: add vissza.
keep-macau = Makaó – Szingapúr, 6 pont, és az egész a térkép egyik sarkában van. Tartsd meg.
keep-lhasa = A Lhásza – Bangkok ugyanebbe a sarokba vezet. A közös úton haladó menetjegyek segítik egymást: ezt is tartsd meg.
return-moscow = A Moszkva – Ankara a világ másik végén van. Add vissza.
they-choose-tickets = { $seat1 } három menetjegyet tart meg. Hogy melyeket, azt a játék végéig senki sem tudja: a menetjegyek titkosak, a tieid is.

one-action = Egy körben egyetlen dolgot tehetsz: vonatkártyákat húzol, megépítesz egy vonalat, vagy menetjegyeket húzol. Alul fekszik a nyitott sor és a kezed.
draw-yellow = Hanoiból Saigonba sárga vonal vezet, három mezővel, és két sárga lapod van. Vedd el a harmadikat a sorból.
draw-blind = Jöhet a második lap: még egy a sorból, vagy látatlanban a pakli tetejéről. Tégy próbát a paklival!
they-draw = Mozdony! Ez dzsóker, bármelyik szín helyett állhat. Látatlanban húzva olyan, mint bármelyik lap; a sorból elvéve az egész húzásod lett volna. { $seat1 } is két lapot vesz el.

claim-route = Megvan a három sárga lap: építsd meg a Hanoi – Saigon vonalat. Elég rákattintanod.
pay-route = Most válaszd ki, mivel fizetsz. Egy sárga lapot a mozdony is helyettesíthetne, de arra hamarosan szükséged lesz: fizess három sárgával.
they-claim = Rögtön 4 pont! A hosszú vonalak sokkal többet érnek a rövideknél: hat mezőért 15 pont jár. { $seat1 } is elkezdi, a Bengáli-öböl partján.
claim-ferry = A Saigon – Szingapúr komp. Minden rányomtatott mozdonyjelért igazi mozdonyt kell fizetned; szerencsére van egy.
pay-ferry = A másik mező szürke, oda bármelyik szín jó. Fizess a piros lappal, a fehérre más feladat vár.
claim-macau = Már csak Hanoi – Makaó hiányzik: egyetlen szürke mező. A vonalakat bármilyen sorrendben és bárhol megépítheted, de a tieid most összeérnek.
they-watch = Makaó és Szingapúr össze van kötve: az első menetjegyed teljesült, és a végén 6 pontot hoz. Ezt már senki sem veheti el.

draw-black = Irány Lhásza! A Lhásza – Mandalaj vonal fekete, két mezős, és a sorban vannak fekete lapok. Vegyél el kettőt. (A sorban fekvő mozdony az egyetlen lapod lenne ebben a körben.)
they-block = { $seat1 } gyorsabb volt: a Rangun – Bangkok elkelt, és két vagy három játékosnál ilyenkor a másik vágány is zárva van. Nem baj: Mandalajból Hanoi felé is mehetsz.
claim-mountain = Most át a hegyeken: építsd meg a Lhásza – Mandalaj vonalat. Minden X még egy vagonodat küldi a hegyi átkelőhöz, és mindegyik 2 pontot hoz.
they-take-locomotive = 2 pont a vonalért és 4 az átkelőért! Igaz, négy vagonodba került: 35 maradt. { $seat1 } mozdonyt vesz el a sorból, és mást nem is húzhat.

draw-tickets = A kezed üres, a hálózatod jó: itt az ideje új menetjegyeknek. Hármat kapsz, legalább egyet megtartasz.
keep-peking = Peking – Saigon, 9 pont, és Makaótól Saigonig már a tiéd a vonal. Tartsd meg!
keep-xian = Hszian útba esik Peking felé, Makaóból pedig komp megy Tajpejbe. Ezt is tartsd meg.
return-dihua = Tihua messze fönt van északon. Ezt add vissza.

end = Ha valakinek a köre végén legfeljebb két vagonja van, mindenki még egyszer sorra kerül. Tartsd szemmel a többiek vagonjait is.
final-scoring = Utána minden menetjegy kiterül: ami teljesült, hozzáadódik, ami nem, levonódik. Ázsia Felfedezője pedig, akinek egyetlen hálózata a legtöbb várost köti össze, még 10 pontot kap.
alone = Te jössz, és innen már egyedül utazol. Gyűjthetsz pirosat a Mandalaj – Hanoi vonalra, vagy fehéret, zöldet a Makaó – Hszianra. Jó utat!
