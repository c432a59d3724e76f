"""The storage layer: SQLite in one file, or PostgreSQL. It knows no rules of the table."""
