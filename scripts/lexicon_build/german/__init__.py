"""Build the German lexicon."""
