"""Word games around one table."""

from parlour.core import Table
from parlour.lexicon import Lexicon

__all__ = ["Lexicon", "Table"]
