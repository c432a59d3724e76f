"""Simulations: many games between players, in compiled code and on all cores."""
