"""What happens when a seat acts, cards are dealt or somebody leaves: what the verbs of game.py call."""
