"""The table as people use it: a real server, a real Chromium."""
