"""Time travel and planning: a match as it was at any moment, and as it might go on.

A moment and a plan are made into an `OpenMatch` of their own, and so become views in the one way
there is. Nothing of a plan is stored.
"""
