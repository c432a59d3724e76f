"""Statistics: every number of a match as time series, from its set-up to now.

Nothing here knows a game. The numbers are those that stand in the panels of a scene, and the
scores; the scene of each moment is made of what the viewer could know then.
"""
