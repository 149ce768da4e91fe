"""Judgements and scores: who sits where, what may be sent, what a word and a guess are worth."""
