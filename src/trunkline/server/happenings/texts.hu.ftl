# Ami az asztalnál történt, de nem lépés.

happening-sat = { $name } leül.
happening-sat-instead = { $name } leül { $before } helyére.
happening-handed = { $name } átadja a helyét egy botnak: { $bot }.
happening-held = { $name } nincs itt. Addig bot játszik helyette: { $bot }.
happening-taken = { $name } újra maga dönt.
happening-left = { $name } feláll az asztaltól. Bot játszik tovább: { $bot }.
happening-filled = A szabad helyre bot ül: { $bot }.
happening-failed = Az itt játszó bot csődöt mondott, egy másik játszik tovább: { $name }.
happening-clock = { $name } ideje lejárt. Addig bot játszik helyette: { $bot }.
happening-undone = { $name } visszavon { $count } döntést.
happening-undone-agreed = { $name } visszavonja a lejátszottakat ({ $count } döntés); minden érintett beleegyezett.
happening-asked = { $name } { $count } döntést szeretne visszavonni.
happening-agreed = { $name } beleegyezik.
happening-refused = { $name } nem egyezik bele.
happening-withdrawn = { $name } már nem kéri.
happening-rematch = { $name } új játszmát kezd.
