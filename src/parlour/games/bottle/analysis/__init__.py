"""What was possible with a roll (`rolls`), hints at it (`hints`), and the words that counted in a game (`games`).

Views, reviews, lessons, today's roll and `parlour solve` all ask here, so that they never contradict each other.
"""
