"""Examples of clauses, as a rules page shows them: moments of real matches."""
