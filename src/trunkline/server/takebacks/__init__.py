"""Fair undo: what lies behind another's decision is taken back if those agree whom it concerns."""
