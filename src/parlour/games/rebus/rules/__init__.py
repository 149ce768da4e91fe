"""Judgements and scores: what is a word and a layout, what it is worth, and how long all may take."""
