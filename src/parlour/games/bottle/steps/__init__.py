"""What happens when a seat acts, dice fall or time is up: what the verbs of game.py call."""
