"""What the authors of a game test it with: the laws of all games, perft, the ledger of clauses."""
