"""Compiles the lexicon's data files from their sources; run by `scripts/build-lexicon`."""
