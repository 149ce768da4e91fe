"""What fits a category: the categories of our cards, in English and in Ukrainian.

They are written by hand in scripts/lexicon_build/categories_by_hand and compiled with what WordNet adds.
"""

from parlour.lexicon.categories.members import Categories, Fit
from parlour.lexicon.categories.spoken import forms, identity, spoken
from parlour.lexicon.categories.table import CATEGORIES, LEVELS, Category, Level

__all__ = ["CATEGORIES", "LEVELS", "Categories", "Category", "Fit", "Level", "forms", "identity", "spoken"]
