"""How near each end of a match is, as somebody sees it."""
