"""Which words fit a category: the categories of our cards, with the answers of the language packs.

Those of English, Ukrainian and German are written by hand in scripts/lexicon_build/categories_by_hand. The first two
are compiled together with what WordNet adds.
"""

from parlour.lexicon.categories.answers import forms, identity, spoken
from parlour.lexicon.categories.members import Categories, Fit, answered
from parlour.lexicon.categories.table import CATEGORIES, LEVELS, Category, Level

__all__ = ["CATEGORIES", "LEVELS", "Categories", "Category", "Fit", "Level", "answered", "forms", "identity", "spoken"]
