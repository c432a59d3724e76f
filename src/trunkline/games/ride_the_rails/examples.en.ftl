# What the engine does not say by itself of the examples in examples.txt.

rr-1-1 = Five players, and the first of six rounds.
rr-1-2 = Red has placed its first locomotive on the board, and two players have taken one each as a share: 24 of the 27 are left.
rr-1-3 = A passenger waits in every city. Chicago and the four cities with a green stripe are marked.
rr-1-4 = Nobody has any money yet, and the order in which the players stand here was drawn.
rr-4-5 = Black starts in Oklahoma City, where no locomotive stands yet.
rr-5-4 = One locomotive, two bonuses: 2 dollars for Chicago, and the transcontinental bonus besides.
rr-6-4 = Player 4 has no share of the orange railroad, and rides on its link all the same.
