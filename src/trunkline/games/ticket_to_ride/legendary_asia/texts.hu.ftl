# Ticket to Ride: Legendás Ázsia

about = Hegyeken és tengereken át kösd össze titkos menetjegyeid városait, mielőtt más építi meg a vonaladat.

board-legendary-asia = Legendás Ázsia

event-last-turns = { $seat }: { $trains ->
    [0] nem maradt vagonja
   *[other] már csak { $trains } vagonja maradt
}. Minden játékos még egyszer sorra kerül.
event-crossed = { $seat } { $trains } vagont küld a hegyi átkelőhöz: { $track }, { $points } pont.
event-explorer = Ázsia Felfedezője: { $seat }, { $cities } összekötött város; { $points } pont jár érte.

score-crossings = { $crossings } vagon a hegyi átkelőnél
score-explorer = Ázsia Felfedezője, { $cities } város
