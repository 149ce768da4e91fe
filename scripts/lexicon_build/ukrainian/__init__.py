"""Build the Ukrainian lexicon."""
