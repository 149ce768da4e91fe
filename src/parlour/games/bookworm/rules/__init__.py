"""Judgements and scores: what is a word, which dice it takes, what they are worth, and how long all may take."""
