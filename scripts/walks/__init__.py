"""Whole games on a phone, a laptop and a wall, with a picture of everything that is new."""
