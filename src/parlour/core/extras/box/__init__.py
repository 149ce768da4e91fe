"""Custom boxes (COM-09): a player's own dice, sheets and cards for a game in one readable file.

`kit.py` declares which parts of a game can be replaced, `check.py` reads a whole box and explains its problems,
`toml.py` reads and writes its file.
"""
