"""Ticket to Ride, by Alan R. Moon: the rules that all its games share; each game is a folder here.

What a game of the series adds (racks and tunnels, mountains and ferries) stands beside the base
rules; which of it is played is data of the game's board.
"""
