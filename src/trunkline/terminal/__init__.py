"""The table at the terminal: a match as text, and what a person can type there."""
