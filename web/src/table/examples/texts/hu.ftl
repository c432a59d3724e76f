example-of = { $clause } egy játszma állásában
example-which = Példák ehhez: { $clause }
example-so = Ami történik
example-not = Ami nem lehet
example-when = Pillanat
example-before = Előtte
example-after = Utána
example-wish = „{ $deed }”?
example-rest = Minden más az asztalon
example-match = { $players } játékos, { $number ->
    [0] az előkészület után
   *[other] { $number } akció után
}.
example-play = Innen játszom tovább
example-look = Megnézem ezt a játszmát
