"""Seats in the middle of a match: handed to a bot and taken back, given to somebody else, brought
to another screen; and the same people in another match.

A seat that a bot holds keeps its owner, who may take it back at any decision."""
