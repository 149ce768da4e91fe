"""A round in which everybody works in secret, and then all work lies open.

A game says what is asked and how it is shown (`task.py`). The machine does the rest: hand-overs of a shared device, a
time of one's own within a day, votes, appeals, ready marks, seats that leave and the host's *go on*.
"""
