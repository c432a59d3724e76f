"""Helpers of the server's tests: servers, clients, databases, and matches to play in them."""
