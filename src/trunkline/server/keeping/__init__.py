"""Matches as records: given out, taken in, and gone on with from any moment.

A match that did not begin here with a deal of its own has an `origin`: it was imported from a
record, or goes on from a position of another match. It stores what came before its first row, so
that its record can be written and replayed by anybody.
"""
