"""Routes, one module for each resource of the API."""
