"""Clocks: how long everybody may think, and what is done when somebody's time is over.

Nothing is lost by time. Who has none left is reminded; after a while a bot holds the seat, until
its owner comes back. All is reckoned from times that are stored (`matches.awaited`, `seats.bank`),
so it does not matter which process looks, nor how often it was started anew.
"""

from __future__ import annotations
