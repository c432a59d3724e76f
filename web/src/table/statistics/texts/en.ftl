# Numbers and charts

numbers-opening = Counting…
numbers-chart = Chart
numbers-ledger = Ledger
numbers-save = Save as CSV
numbers-what = What to show
numbers-legend = Lines
numbers-chart-of = Chart: { $what }. The ledger has the same numbers as a table.
numbers-moment = Move of the match
numbers-at = { $number } of { $last }
numbers-go = Go to this moment
numbers-go-to = Go to move { $number }: { $told }
numbers-gain = { $what }, would bring
numbers-nothing = No number has changed yet.
numbers-course = How it went
numbers-panel = Which numbers
numbers-all = All that change
numbers-rows = Lines
numbers-by-action = by move
numbers-by-turn = by turn
numbers-number = No.
numbers-story = What happened
numbers-score = score
