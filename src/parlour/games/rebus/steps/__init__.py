"""What happens when a seat acts, dice fall or the glass is empty: what the verbs of game.py call."""
