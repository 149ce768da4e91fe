"""Judgements and scores: sides, what may be sent, and the points of words and guesses."""
