"""Notices: somebody who is away is told that it is their turn, where they want to be told.

`Notices.notify` is what the rest of the server calls; turns and ends of matches are found without.
"""
