# Számok és grafikonok

statistics-opening = Számolunk…
statistics-chart = Grafikon
statistics-table = Főkönyv
statistics-save = Mentés CSV-ként
statistics-what = Mit mutasson
statistics-legend = Vonalak
statistics-chart-of = Grafikon: { $what }. Ugyanezek a számok a főkönyvben táblázatként is megvannak.
statistics-moment = A játszma lépése
statistics-at = { $number } / { $last }
statistics-go = Ugrás ide
statistics-go-to = Ugrás a(z) { $number }. lépésre: { $told }
statistics-gain = { $what }, ennyit hozna
statistics-nothing = Még egyetlen szám sem változott.
statistics-course = Így alakult
statistics-panel = Mely számok
statistics-all = Minden, ami változik
statistics-rows = Sorok
statistics-by-action = döntésenként
statistics-by-turn = körönként
statistics-number = Sz.
statistics-story = Mi történt
statistics-score = állás
