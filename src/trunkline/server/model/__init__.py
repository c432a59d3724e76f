"""The model layer: matches in memory, what the API's payloads look like, and rules of the table."""
