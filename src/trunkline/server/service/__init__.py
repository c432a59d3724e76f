"""The service layer: what can be done with matches. It knows the database, and no HTTP."""
