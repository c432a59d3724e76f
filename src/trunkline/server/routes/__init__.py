"""The addresses of the API, each of them few lines over the rooms that do the work."""
