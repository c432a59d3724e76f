# Ticket to Ride: Csapatos Ázsia

about = Két társ együtt építi a vonalait, és egymás lapjaiból csak azt ismerik, ami a kártyatartón áll.

board-team-asia = Csapatos Ázsia

option-share_tickets = Hány menetjegy kerül a kártyatartóra, ha valaki megosztja őket?
option-share_tickets-two = Kettő, az orosz füzet szerint
option-share_tickets-one_or_two = Egy vagy kettő, az angol füzet szerint
option-last_turns_at = Mikor kezdődnek az utolsó körök?
option-last_turns_at-3 = Ha egy csapatnak legfeljebb 3 vagonja van
option-last_turns_at-4 = Ha egy csapatnak legfeljebb 4 vagonja van

action-to-hand = A kézbe
action-to-rack = A kártyatartóra
action-from-rack-coloured-wilds = A kártyatartóról: { $coloured } színes lap, { $wilds } mozdony
action-extra-number = Kifizetem: { $number ->
    [0] mozdony nélkül
   *[other] { $number } mozdonnyal
}
action-withdraw = Lemondok az alagútról
action-share = Menetjegyeket osztok meg
action-rack-ticket = A kártyatartóra: { $ticket }
action-done = Elég egy
choice-to-hand = Hová kerül a lap
choice-to-rack = Hová kerül a lap
choice-from-rack-coloured-wilds = Lapok a kártyatartóról
choice-extra-number = Mozdonyok a többletben
choice-rack-ticket = Menetjegy a kártyatartóra

prompt-start-rack = { $seat }: válaszd ki egyik menetjegyedet a kártyatartóra.
prompt-turn = { $seat }: húzz vonatkártyákat, építs meg egy vonalat, húzz menetjegyeket, vagy ossz meg menetjegyeket.
prompt-turn-last = { $seat }: ez az utolsó köröd. Húzz vonatkártyákat, építs meg egy vonalat, húzz menetjegyeket, vagy ossz meg menetjegyeket.
prompt-place = { $seat }: hová kerüljön ez a lap ({ $card })? A második a másik helyre kerül.
prompt-rack-ticket = { $seat }: válaszd ki egyik megtartott menetjegyedet a kártyatartóra.
prompt-from-rack = { $seat }: { $track }. Hány lapot veszel a kártyatartóról?
prompt-extra = { $seat }: az alagútért még { $due } lapot kell fizetned ({ $track }). Hány mozdonnyal fizetsz? Vagy mondj le az alagútról.
prompt-extra-from-rack = { $seat }: { $track }. A többletből hány lapot veszel a kártyatartóról?
prompt-share = { $seat }: válassz { $shared ->
    [0] egy menetjegyet
   *[other] még egy menetjegyet
} a kártyatartóra.

waiting-start-rack = { $seat } menetjegyet választ a kártyatartóra.
waiting-place = { $seat } eldönti, hová kerüljön egy lap.
waiting-rack-ticket = { $seat } menetjegyet választ a kártyatartóra.
waiting-from-rack = { $seat } kirakja a fizetséget: { $track }.
waiting-extra = { $seat } az alagúton gondolkodik ({ $track }): még { $due } lapot kell fizetnie.
waiting-extra-from-rack = { $seat } kirakja a többletet: { $track }.
waiting-share = { $seat } menetjegyeket oszt meg.

event-last-turns = { $seat } csapatának { $trains ->
    [0] nem maradt vagonja
   *[other] már csak { $trains } vagonja maradt
}: minden játékos még egyszer sorra kerül.
event-to-own-hand = { $seat } a kezébe veszi a lapot.
event-card-racked = { $seat } lapot tesz a kártyatartóra: { $card }.
event-card-racked-unseen = { $seat } a kártyatartóra teszi a lapot.
event-ticket-named = { $seat } menetjegyet nevez meg a kártyatartóra: { $ticket }.
event-ticket-named-unseen = { $seat } menetjegyet nevez meg a kártyatartóra.
event-ticket-racked = { $seat } menetjegyet tesz a kártyatartóra: { $ticket }.
event-ticket-racked-unseen = { $seat } menetjegyet tesz a kártyatartóra.
event-laid = { $seat } lapokat rak ki. Kézből: { $hand ->
    [0] { $hand_wild ->
        [0] semmi
       *[other] { $hand_wild } mozdony
    }
   *[other] { $hand } { $card }{ $hand_wild ->
        [0] {""}
       *[other] {" "}és { $hand_wild } mozdony
    }
}; a kártyatartóról: { $rack ->
    [0] { $rack_wild ->
        [0] semmi
       *[other] { $rack_wild } mozdony
    }
   *[other] { $rack } { $card }{ $rack_wild ->
        [0] {""}
       *[other] {" "}és { $rack_wild } mozdony
    }
}.
event-turned-up = Felfordul: { $card }{ $match ->
    [0] .
   *[other] , egyezik!
}
event-tunnel-due = Alagút, { $track }: { $turned ->
    [0] nincs mit felfordítani
   *[other] { $turned } lap fordult fel
}. { $due ->
    [0] { $seat } nem fizet többet.
   *[other] { $seat } még { $due } lappal tartozik.
}
event-withdrew = { $seat } lemond az alagútról, és visszaveszi a fizetséget: { $track }.
event-share-began = { $seat } menetjegyeket oszt meg a társával.
event-express = Ázsia Expressz: { $seat } csapatáé a leghosszabb összefüggő út, { $spaces } mező; { $points } pont jár érte.
event-globetrotter = Világutazó: { $seat } csapata teljesítette a legtöbb menetjegyet, szám szerint { $tickets }; { $points } pont jár érte.

score-express = Ázsia Expressz, { $spaces } mező
score-globetrotter = Világutazó, { $tickets } menetjegy

panel-rack = Kártyatartó
panel-teams = Csapatok
panel-reveal = Az alagúthoz felfordítva
column-team = csapat
column-rack = kártyatartó
column-rack-cards = lap a tartón
column-rack-tickets = menetjegy a tartón
ticket-on-rack = a kártyatartón
