# Numbers and charts

statistics-opening = Counting…
statistics-chart = Chart
statistics-table = Ledger
statistics-save = Save as CSV
statistics-what = What to show
statistics-legend = Lines
statistics-chart-of = Chart: { $what }. The ledger has the same numbers as a table.
statistics-moment = Move of the match
statistics-at = { $number } of { $last }
statistics-go = Go to this moment
statistics-go-to = Go to move { $number }: { $told }
statistics-gain = { $what }, would bring
statistics-nothing = No number has changed yet.
statistics-course = How it went
statistics-panel = Which numbers
statistics-all = All that change
statistics-rows = Lines
statistics-by-action = by move
statistics-by-turn = by turn
statistics-number = No.
statistics-story = What happened
statistics-score = score
