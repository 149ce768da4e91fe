"""Words that nobody has named (`answers`), the best of a turn (`turns`) and the words that counted (`games`).

Views, reviews, bots, the card of the day and `parlour solve` all ask here.
"""
