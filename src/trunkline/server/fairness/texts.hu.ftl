# Amit az osztás ellenőrzése mutat.

hash-yes = E mag és só hasítóértéke ugyanaz, amelyet az első lépés előtt közzétettek.
hash-no = E mag és só hasítóértéke { $made }, az első lépés előtt viszont ezt tették közzé: { $published }. A mag vagy a só nem az igazi.
seed-yes = A feljegyzett játszmát ezzel a maggal játszották: { $seed }.
seed-no = A feljegyzett játszma magja { $found }, nem pedig { $seed }.
deal-yes = Ha ebből a magból újra osztunk, ugyanaz jön ki, mint a feljegyzésben: { $dealt }.
deal-no = Ha ebből a magból újra osztunk, ez jön ki: { $dealt }; a feljegyzésben viszont ez áll: { $found }. Az osztást valaki előre kiválasztotta.
begun-no = Ez a játszma nem osztással kezdődik: egy másik játszma állásából folytatódik.
verdict-none = Erről az osztásról senki sem ígért semmit, így nincs mit ellenőrizni.
verdict-fair = Az osztás tisztességes volt.
verdict-unfair = Az osztás nem egyezik azzal, amit közzétettek.
