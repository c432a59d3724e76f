"""What all games share. No game's name appears here, and nothing outside is imported of ours."""
