record-title = Feljegyzés megnyitása
record-about = A feljegyzés egy játszma szövegfájlja, innen vagy bárhonnan. A befejezett játszma visszajátszható, a befejezetlen folytatódik.
record-file = Fájl kiválasztása
record-paste = Vagy a szövege
record-begin = Megnyitás
record-no-text = Ez nem szövegfájl, így nem lehet egy játszma feljegyzése. A feljegyzés első sora: „Trunkline record 1”.
record-goes-on = { $title }, { $number ->
    [one] { $number } döntés
   *[other] { $number } döntés
}. Még nincs vége: ki játszik tovább?
