# Amit a program magától nem mond el az examples.txt példáiról.

ce-1-1 = Három játékos: fejenként 40 dollár.
ce-1-2 = A társaságok lapjai: hány részvény kelt el, mennyi pénz van a kincstárban, és hány mozdony maradt. A négy keleti társaság első mozdonya már a táblán áll.
ce-1-3 = A négy keleti társaság a kezdőhatszögén áll. A nyugaton megjelölt Fort Wayne üres: a Wabash később érkezik.
ce-1-4 = A kezdő bevételek: 7, 6, 5 és 8 dollár. A Wabash társaságnak még nincs bevétele.
ce-1-5 = Detroit, Wheeling és Pittsburgh a sora első mezőjén áll, és mind a 20 ház a készletben van.
ce-1-6 = Három mutató, mindegyik a START mezőn.
ce-1-7 = A sorsolás az 1. játékost tette bankárrá. Mindenkinek nyíltan fekszik a pénze: fejenként 40 dollár.
ce-2-1 = A PRR részvénye elkelt, a B&O részvénye a következő.
ce-2-6 = Véget ért az utolsó nyitóárverés. Az első PRR-részvényt a 3. játékos vette meg, ezért ő kezdi az első kört.
ce-3-4 = A 3. játékos befejezte a körét. Az óramutató járása szerint az 1. játékos következik.
ce-4-3 = A 2. játékos árverésre bocsátotta a részvényt, majd passzolt. Az árverés mégis folytatódik: az első ajánlatot a 3. játékos teszi.
ce-4-4 = Az utolsó vetélytárs is passzolt: az 1. játékos 12 dollárt fizet a B&O kincstárába, és elveszi a részvényt.
ce-5-8 = Az NYC egy várost csatol a hálózatához. Bevétele azonnal nő a rányomtatott értékkel.
ce-5-9 = Az NYC erdőt csatol a hálózatához, és a bevétele nem változik: az erdő csak a fejlesztésekor fizet.
ce-7-2 = Az osztalékot kifizették, most a játék végének négy feltétele következik: egyik sem teljesült, a játék folytatódik.
ce-8-2-chicago = Az „interrupt” beállítással: az osztalék és a Wabash-árverés már lezajlott, és ugyanaz az akció folytatódik a második hatszöggel.
ce-8-2-later = Az „after_action” beállítással: a társaság egy lépéssel korábban ért Chicagóba, de a szakasz csak most, az akció végén zajlik le.
ce-8-5 = A Wabash megnyílt, második részvénye ugyanúgy árverésre kerül, mint bármelyik másik.
ce-8-6 = Ez a bővítés elérte Chicagót, és a második mutatót is pirosra állította. A Chicago-szakasz már lezajlott; az osztalékszakasz csak most, az akció végén következik.
ce-9-2 = A legtöbb készpénze, 44 dollárja, a 3. játékosnak van: ő nyer. A részvények már nem számítanak.
