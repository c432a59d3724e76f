# Amit a program magától nem mond el az examples.txt példáiról.

rr-1-1 = Öt játékos, és a hat forduló közül az első.
rr-1-2 = A piros vasút első mozdonya a táblán áll, kettőt pedig részvényként vettek el: a 27-ből 24 maradt.
rr-1-3 = Minden városban egy utas vár. Chicago és a négy zöld csíkos város meg van jelölve.
rr-1-4 = Még senkinek sincs pénze, és azt, hogy a játékosok milyen sorrendben állnak itt, sorsolás döntötte el.
rr-4-5 = A fekete vasút Oklahoma Cityből indul, ahol még nem áll mozdony.
rr-5-4 = Egy mozdony, két jutalom: 2 dollár Chicagóért, és mellé a transzkontinentális jutalom.
rr-6-4 = A 4. játékosnak nincs részvénye a narancssárga vasútban, utasa mégis annak az összeköttetésén utazik.
