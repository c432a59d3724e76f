"""The storage floor: SQLite in one file, or PostgreSQL. It knows no rules of the table."""
