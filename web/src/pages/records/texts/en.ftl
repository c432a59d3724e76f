record-title = Open a record
record-about = A record is the text file of a match, from here or from anywhere else. One that is over can be replayed; another one goes on.
record-file = Choose a file
record-paste = Or its text
record-begin = Open
record-no-text = This is not a text file, so it is no record of a match. A record begins with “Trunkline record 1”.
record-goes-on = { $title }, { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}. It is not over: who plays on?
