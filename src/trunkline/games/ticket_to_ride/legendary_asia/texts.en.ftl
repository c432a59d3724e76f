# Ticket to Ride: Legendary Asia

about = Over mountains and across seas, join the cities on your secret tickets before somebody takes your route.

board-legendary-asia = Legendary Asia

event-last-turns = { $trains ->
    [0] No trains are
    [one] Only one train is
   *[other] Only { $trains } trains are
} left to { $seat }: every player has one more turn.
event-crossed = { $seat } sends { $trains ->
    [one] one train
   *[other] { $trains } trains
} to the mountain crossing on the way { $track }: { $points } points.
event-explorer = Asian Explorer: { $seat } has joined { $cities } cities and scores { $points } points.

score-crossings = { $crossings ->
    [one] One train
   *[other] { $crossings } trains
} at the mountain crossing
score-explorer = Asian Explorer, { $cities } cities
