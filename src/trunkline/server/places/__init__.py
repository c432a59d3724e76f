"""The places of a map in words: for who hears the map, and for a list of it."""
