# What the engine does not say by itself of the examples in examples.txt.

la-1-1 = Three players with 45 trains each.
la-4-2 = Two tracks between Moscow and Perm: the gray one has no X and takes any one colour, the red one is a mountain track.
la-6-3 = Player 3 has the most points and wins.
