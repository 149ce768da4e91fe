"""Kinship of words (STA-12, STA-13): whether a word gives away a word of the sender's own card."""

from parlour.lexicon.kin.families import CODES, Kin, kindred, relation

__all__ = ["CODES", "Kin", "kindred", "relation"]
