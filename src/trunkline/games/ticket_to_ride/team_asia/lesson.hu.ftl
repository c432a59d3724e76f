# Az első játszma, lépésről lépésre

welcome = Két társ, egy pontszám: { $seat1 } veled játszik, { $seat2 } és { $seat3 } ellened. Építs vonalakat vonatkártyákból, és kössétek össze a csapat menetjegyeinek városait.

keep-kabul = Előbb a menetjegyek: ötöt kapsz, és legalább hármat megtartasz. A teljesített menetjegy a végén pontot hoz, a többi ugyanennyit levon. Kabul – Nágpur, 7 pont: tartsd meg.
keep-two-more = A Nágpur – Ravalpindi és a Bombay – Lahor ugyanarra visz. Mindkettőt tartsd meg.
return-two = Az utolsó kettő messze keletre vezet. Add vissza őket.
rack-ticket = A társad nem látja a kezedet, csak azt, ami a csapat kártyatartóján áll. Tégy oda egy menetjegyet: Kabul – Nágpur.
they-choose-tickets = Mindenki választott, és { $seat1 } is mutat neked egy menetjegyet: Bangalore – Delhi. Útközben találkozni fogtok! Csak ti ketten látjátok.

draw-first = Két lapot veszel el: egyet a kezedbe, egyet a kártyatartóra. A Ravalpindi – Lahor vonal kék: vedd el a kék lapot.
place-first = Mielőtt a másodikat elveszed, eldöntöd, hová kerül ez. Neked kell, tehát a kézbe. A következő így a kártyatartóra kerül.
draw-second = Mit tudna használni { $seat1 }? A Delhi – Cawnpore vonal zöld, és a közös úton van. Vedd el a zöld lapot: a kártyatartóra kerül.
they-use-rack = Értette a jelzést! Egy zöld lap kézből, egy a kártyatartóról: { $seat1 } megépíti a Delhi – Cawnpore vonalat, 2 pont a csapatnak.
they-oppose = { $seat2 } lapokat vesz el, { $seat3 } megépíti a Mukden – Peking vonalat. Négy játékosnál a dupla vonal másik vágánya ezután mindenki előtt zárva van.

claim-tunnel = Irány a hegyek! A Kabul – Ravalpindi alagút: egy fehér lapba kerül, de utána négy lapot fordítanak fel, és minden fehérért és minden mozdonyért még egy lapot kell fizetni. Merj belevágni!
pay-tunnel = Rakj ki egy fehér lapot. A kártyatartó üres, így a kezedből jön.
pay-more = Egy fehér! Még egy lapot kell fizetned. Lemondhatsz az alagútról, és visszaveszed a fizetséget, de akkor véget ér a köröd. Van még egy fehér lapod: fizess!
they-reach-nagpur = Tiéd az alagút. { $seat1 } pedig eléri Nágpurt: a két társ vonalai együtt számítanak. Már csak a Ravalpindi és Delhi közti út hiányzik.
they-withdraw = { $seat2 } is megpróbál egy alagutat. A hat lapból kettő egyezik: túl drága! A fizetség visszakerül a kézbe, és a körnek vége.
they-draw-tickets = { $seat3 } négy menetjegyet húz, egyet megtart, és a kártyatartóra teszi. Ez is egy egész kör.

share-tickets = Van még két menetjegy a kezedben, amelyekről { $seat1 } mit sem tud. Szánd rá ezt a kört, hogy megmutasd őket: ossz meg menetjegyeket.
share-both = Tedd mindkettőt a kártyatartóra: előbb a Bombay – Lahort, aztán a Nágpur – Ravalpindit.
they-understand = Nézd csak: { $seat1 } máris megépíti a Lahor – Delhi vonalat. Így beszélgetnek itt a társak.
claim-last = Már csak a Ravalpindi – Lahor hiányzik, egyetlen kék mező, és a kék lap rég a kezedben vár. Építsd meg!
they-go-on = A Kabul – Nágpur és a Nágpur – Ravalpindi teljesült: a végén ez 13 pont, és közösen építettétek. Közben { $seat2 } többlet nélkül átjutott az alagúton.

end = Ha egy csapat két tagjának együtt legfeljebb három vagonja van egy kör végén, mindenki még egyszer sorra kerül. De a vagonok nem közösek: neked a sajátjaiddal kell kijönnöd.
final-scoring = Utána minden menetjegy számít, a kártyatartón és a kézben is. Még 10 pont jár a leghosszabb útért, ez az Ázsia Expressz, és 10 a legtöbb teljesített menetjegyért.
alone = Te jössz, és innen már ketten, súgás nélkül játszotok. Két sárga lap a Bombay – Nágpur vonalra, és kész a harmadik menetjegy. Jó utat!
