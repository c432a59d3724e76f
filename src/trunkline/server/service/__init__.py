"""The service floor: what can be done with matches. It knows the database, and no HTTP."""
