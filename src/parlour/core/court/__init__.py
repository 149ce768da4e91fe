"""Votes on words: ballots, rulings, appeals."""
