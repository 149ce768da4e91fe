"""The steps of the game: what happens when a seat acts, cards are dealt or somebody leaves."""
