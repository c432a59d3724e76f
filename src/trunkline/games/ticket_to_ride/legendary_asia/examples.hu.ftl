# Amit a program magától nem mond el az examples.txt példáiról.

la-1-1 = Három játékos, mindegyiknek 45 vagonja van.
la-4-2 = Két vágány Moszkva és Perm között: a szürkén nincs X, és bármelyik egy színnel fizethető; a piros hegyi vágány.
la-6-3 = A legtöbb pontja a 3. játékosnak van: ő nyer.
