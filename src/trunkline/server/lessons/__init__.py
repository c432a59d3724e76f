"""Lessons: a first match of a game with a fixed deal, in which the table says what to do and why.

It is a match like any other. How far it has got is the number of its actions; what comes next is in
the game's lesson (`core/lessons.py`), and whatever else is tried is refused until it is over.
"""
