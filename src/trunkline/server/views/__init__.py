"""The view layer: payloads made of a snapshot, for one viewer in one language. Pure functions."""
