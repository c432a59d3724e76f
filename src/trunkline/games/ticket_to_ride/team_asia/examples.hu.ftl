# Amit a program magától nem mond el az examples.txt példáiról.

ta-1-1 = Négy játékos, két csapat: a társak egymás mellett ülnek.
ta-1-2 = Mindenkinek 27 vagonja van, a csapatoknak pedig egy-egy közös pontszáma.
ta-1-3 = A saját csapatod kártyatartóját látod; a másikéról csak azt, hány lap áll rajta.
ta-2-1 = A kártyatartó még üres; a kiosztott négy lap a kézben van.
ta-6-2 = Az alagútért egyetlen mozdony a fizetség. Az öt felfordított lapból csak a mozdony egyezik, így még egy mozdony jár érte.
ta-6-4 = A pakli elfogyott, eldobott lap sincs: nincs mit felfordítani, az alagút nem kerül többe.
ta-7-3 = A legtöbb pontja az 1. és a 2. játékos csapatának van: ők nyernek.
ta-8-1 = Ezek a menetjegyek a helyettesítő pakliból valók, és ezt az asztal is jelzi.
