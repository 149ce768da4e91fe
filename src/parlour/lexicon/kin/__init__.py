"""What derives from what (STA-12, STA-13): whether a word gives a word of the sender's own card away."""

from parlour.lexicon.kin.relation import CODES, Kin, kindred, relation

__all__ = ["CODES", "Kin", "kindred", "relation"]
