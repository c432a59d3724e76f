"""The core: what all games share. It names no game and imports nothing else of the package."""
