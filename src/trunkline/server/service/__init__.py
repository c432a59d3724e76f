"""The service layer: what can be done with matches. It knows the database, and of HTTP only
the status of a refusal."""
