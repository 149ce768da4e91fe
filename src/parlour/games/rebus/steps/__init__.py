"""The steps of the game: what happens when a seat acts, dice are rolled or time is up."""
