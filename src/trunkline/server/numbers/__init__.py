"""Every number of a match, from its set-up to now: for charts, for a ledger, for spreadsheets.

Nothing here knows a game. The numbers are those that stand in the panels of a scene, and the
scores; the scene of each moment is made of what the eyes that look could know then.
"""
