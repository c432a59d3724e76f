# Számok és grafikonok

numbers-opening = Számolunk…
numbers-chart = Grafikon
numbers-ledger = Főkönyv
numbers-save = Mentés CSV-ként
numbers-what = Mit mutasson
numbers-legend = Vonalak
numbers-chart-of = Grafikon: { $what }. Ugyanezek a számok a főkönyvben táblázatként is megvannak.
numbers-moment = A játszma lépése
numbers-at = { $number } / { $last }
numbers-go = Ugrás ide
numbers-go-to = Ugrás a(z) { $number }. lépésre: { $told }
numbers-gain = { $what }, ennyit hozna
numbers-nothing = Még egyetlen szám sem változott.
numbers-course = Így alakult
numbers-panel = Mely számok
numbers-all = Minden, ami változik
numbers-rows = Sorok
numbers-by-action = döntésenként
numbers-by-turn = körönként
numbers-number = Sz.
numbers-story = Mi történt
numbers-score = állás
