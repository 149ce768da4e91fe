"""A *field* describes one value that a person fills in, from its type: label, limits, choices.

`field.py` is the description and its JSON form, `types.py` makes it from a type, `check.py` reports what is wrong with
a value, `chance.py` makes random values. Lobby, plain table, terminal, box editor and laws all read the same
description.
"""
