"""A box of one's own (COM-09): dice, sheets and cards of a game as one readable file, checked line by line.

`kit.py` says what of a game can be one's own, `shape.py` holds a value against a type and tells all that is wrong,
`check.py` reads a whole box, `toml.py` reads and writes its file, `telling.py` says what is wrong in a sentence.
"""
