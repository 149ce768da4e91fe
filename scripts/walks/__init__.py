"""Whole games of each kind, played on a phone, a laptop and a wall, with a picture wherever there is something new."""
