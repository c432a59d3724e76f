# Ticket to Ride: Ázsia, a Csapatos és a Legendás Ázsia közös szövegei
#
# A behelyettesített nevek előtt nem állhat névelő, és rag sem járulhat hozzájuk: a mondatok ezért
# kettősponttal és zárójellel kerülik meg őket.

card-purple = lila
card-white = fehér
card-blue = kék
card-yellow = sárga
card-orange = narancssárga
card-black = fekete
card-red = piros
card-green = zöld
card-locomotive = mozdony
card-unseen = ismeretlen

# A kártyákon, azoknak, akik a színeket nem látják jól.
letters-purple = L
letters-white = F
letters-blue = K
letters-yellow = S
letters-orange = N
letters-black = Fk
letters-red = P
letters-green = Z
letters-locomotive = M

colour-purple = lila
colour-white = fehér
colour-blue = kék
colour-yellow = sárga
colour-orange = narancssárga
colour-black = fekete
colour-red = piros
colour-green = zöld
colour-gray = szürke

ending-trains = lezajlottak az utolsó körök
ending-passes = sorban minden játékos passzolt
end-trains = Felhasznált vagonok
end-trains-turn-began = Utolsó körök: még { $left }, aztán véget ér a játék.
end-passes = Egymás utáni passzok

action-draw-card = A sorból: { $card }
action-draw-pile = Húzok a pakliból
action-claim-track = Megépítem: { $track }
action-tickets = Menetjegyet húzok
action-pass = Passzolok
action-keep-ticket = Megtartom: { $ticket }
action-return-ticket = Visszaadom: { $ticket }
action-pay-colour-number = Fizetek: { $colour }{ $number ->
    [0] , mozdony nélkül
   *[other] , { $number } mozdonnyal
}
action-pay-wild = Fizetek: csupa mozdony
choice-draw-card = Lap a sorból
choice-draw-pile = Pakli
choice-claim-track = Megépítendő vonal
choice-keep-ticket = Megtartandó menetjegy
choice-return-ticket = Visszaadandó menetjegy
brief-keep-ticket = Megtartom
brief-return-ticket = Visszaadom
choice-pay-colour-number = Fizetség
choice-pay-wild = Fizetség

prompt-start-tickets = { $seat }: melyik menetjegyeket tartod meg? { $count } közül legalább { $least } kell.
prompt-turn = { $seat }: húzz vonatkártyákat, építs meg egy vonalat, vagy húzz menetjegyeket.
prompt-turn-last = { $seat }: ez az utolsó köröd. Húzz vonatkártyákat, építs meg egy vonalat, vagy húzz menetjegyeket.
prompt-second-card = { $seat }: vedd el a második lapot a sorból vagy a pakliból.
prompt-tickets = { $seat }: melyik menetjegyeket tartod meg? { $count } közül legalább { $least } kell.
prompt-pay = { $seat }: { $track }, { $length } lap. Válaszd ki, mivel fizetsz.
prompt-over = Vége a játéknak: { $ending }.

waiting-start-tickets = { $seat } menetjegyeket választ.
waiting-turn = { $seat } akciót választ.
waiting-turn-last = { $seat } az utolsó körét játssza; ezzel együtt { $left } kör van hátra.
waiting-second-card = { $seat } a második lapot veszi el.
waiting-tickets = { $seat } menetjegyeket választ.
waiting-pay = { $seat } fizet: { $track }.

event-cards-dealt = { $seat } négy vonatkártyát kap: { $card }, { $second }, { $third }, { $fourth }.
event-cards-dealt-unseen = { $seat } négy vonatkártyát kap.
event-row-filled = Új lap a nyitott sorban: { $card }.
event-row-replaced = Túl sok mozdony van a nyitott sorban: az egész sor helyére új lapok kerülnek.
event-reshuffled = Az eldobott lapokból új pakli lesz, { $cards } lappal.
event-ticket-offered = { $seat } menetjegyet kap, amelyről dönthet: { $ticket }.
event-ticket-offered-unseen = { $seat } menetjegyet kap, amelyről dönthet.
event-ticket-decided = { $seat } { $kept ->
    [0] visszaadja
   *[other] megtartja
} ezt a menetjegyet: { $ticket }.
event-ticket-decided-unseen = { $seat } dönt egy menetjegyről.
event-tickets-kept = { $seat } { $count } menetjegyet tart meg{ $back ->
    [0] .
   *[other] , és { $back } menetjegyet ad vissza.
}
event-turn-began = { $seat } következik.
event-drew-open = { $seat } elvesz egy { $which ->
    [2] második lapot
   *[other] lapot
} a nyitott sorból: { $card }.
event-drew-blind = { $seat } húz egy { $which ->
    [2] második lapot
   *[other] lapot
} a pakliból: { $card }.
event-drew-blind-unseen = { $seat } húz egy { $which ->
    [2] második lapot
   *[other] lapot
} a pakliból.
event-drew-tickets = { $seat } { $count } menetjegyet húz.
event-claim-began = { $seat } építeni készül: { $track }.
event-paid = { $seat } fizet, { $track }: { $coloured ->
    [0] { $wild } mozdony
   *[other] { $coloured } { $card }{ $wild ->
        [0] {""}
       *[other] {" "}és { $wild } mozdony
    }
}.
event-claimed = { $seat } megépíti ezt a vonalat: { $track }. Jár érte { $points } pont; { $trains ->
    [0] nem marad vagonja.
   *[other] { $trains } vagonja marad.
}
event-passed = { $seat } nem tehet semmit, és passzol.
event-ended = Véget ér a játék: { $ending }.
event-ticket-scored = { $seat }, menetjegy: { $ticket }, { $points } pont.

score-routes = { $routes } vonal
score-ticket-done = Menetjegy: { $ticket }
score-ticket-failed = Nem teljesített menetjegy: { $ticket }

panel-row = Nyitott sor
panel-hand = A kezed
panel-tickets = Menetjegyeid
panel-offered = Választható menetjegyek
panel-players = Játékosok
column-player = játékos
column-points = pont
column-trains = vagon
column-cards = lap
column-tickets = menetjegy
column-routes = vonal
column-card = lap
column-count = darab
column-ticket = menetjegy
column-value = érték
column-state = állapot
column-decision = döntés
deck = Pakli
panel-cards = Lapok
cards-seen = abból, amit láttál
cards-in-sight = abból, ami nyílt
column-face-up = nyílt
column-own = tiéd
column-others = másoknál látott
column-discarded = eldobott
column-unseen = nem látott
column-chance = esély
chance = { $number }%
ticket-deck = Menetjegyek
ticket-done = teljesítve
ticket-to-go = még { $number }
ticket-cut-off = elzárva
ticket-kept = megtartva
ticket-returned = visszaadva
substitute-deck = helyettesítő pakli: a nyomtatott menetjegyeket nem ismerjük

track-about = { $length } mező, { $colour }
track-gray = szürke: bármelyik szín
track-owner = tulajdonosa: { $player }
track-closed = zárva
track-tunnel = alagút: { $cards } lap fordul fel
track-ferry = komp: legalább { $locomotives } mozdony
track-mountain = hegy: még { $crossings } vagon az átkelőhöz

city-agra = Agra
city-ankara = Ankara
city-astrakhan = Asztrahán
city-baghdad = Bagdad
city-bangalore = Bangalore
city-bangkok = Bangkok
city-baroda = Baroda
city-bombay = Bombay
city-calcutta = Kalkutta
city-canton = Kanton
city-cawnpore = Cawnpore
city-chengdu = Csengtu
city-chiang-mai = Csiangmaj
city-chita = Csita
city-chungking = Csungking
city-colombo = Colombo
city-dacca = Dakka
city-delhi = Delhi
city-dihua = Tihua
city-foochow = Fucsou
city-fort-bayard = Fort-Bayard
city-hankow = Hankou
city-hanoi = Hanoi
city-harbin = Harbin
city-hong-kong = Hongkong
city-hyderabad = Haidarábád
city-irkutsk = Irkutszk
city-jiuquan = Csiucsüan
city-junction-east = keleti csomópont
city-junction-south = déli csomópont
city-junction-west = nyugati csomópont
city-kabul = Kabul
city-karachi = Karacsi
city-kashgar = Kasgar
city-kathmandu = Katmandu
city-khabarovsk = Habarovszk
city-kobe = Kóbe
city-krasnoyarsk = Krasznojarszk
city-kunming = Kunming
city-lahore = Lahor
city-lanchow = Lancsou
city-lhasa = Lhásza
city-macau = Makaó
city-madras = Madras
city-mandalay = Mandalaj
city-mecca = Mekka
city-moscow = Moszkva
city-mukden = Mukden
city-nagpur = Nágpur
city-nanchang = Nancsang
city-nanning = Nanning
city-omsk = Omszk
city-peking = Peking
city-perm = Perm
city-rangoon = Rangun
city-rawalpindi = Ravalpindi
city-saigon = Saigon
city-samarkand = Szamarkand
city-seoul = Szöul
city-shanghai = Sanghaj
city-shiraz = Siráz
city-singapore = Szingapúr
city-sukkur = Szukkur
city-taipei = Tajpej
city-tbilisi = Tbiliszi
city-tehran = Teherán
city-ulan-bator = Ulánbátor
city-vientiane = Vientián
city-vladivostok = Vlagyivosztok
city-xi-an = Hszian
city-yinchuan = Jincsuan

# Mai nevük, ahol a tábláé más.
modern-bangalore = Bengaluru
modern-baroda = Vadodara
modern-bombay = Mumbai
modern-calcutta = Kolkata
modern-canton = Kuangcsou
modern-cawnpore = Kánpur
modern-chungking = Csungcsing
modern-dacca = Dakka
modern-dihua = Ürümcsi
modern-foochow = Fucsou
modern-fort-bayard = Csancsiang
modern-hankow = Vuhan része
modern-hyderabad = Haidarábád
modern-lanchow = Lancsou
modern-madras = Csennai
modern-mukden = Senjang
modern-peking = Peking
modern-rangoon = Yangon
modern-saigon = Ho Si Minh-város
modern-ulan-bator = Ulánbátor

water-black-sea = Fekete-tenger
water-caspian-sea = Kaszpi-tenger
water-red-sea = Vörös-tenger
water-persian-gulf = Perzsa-öböl
water-arabian-sea = Arab-tenger
water-indian-ocean = Indiai-óceán
water-bay-of-bengal = Bengáli-öböl
water-south-china-sea = Dél-kínai-tenger
water-east-china-sea = Kelet-kínai-tenger
water-yellow-sea = Sárga-tenger
water-sea-of-japan = Japán-tenger
water-pacific-ocean = Csendes-óceán
