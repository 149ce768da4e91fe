"""Build the English lexicon."""
