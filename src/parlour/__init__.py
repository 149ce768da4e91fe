"""Word games around one table."""

from parlour.core import Table
from parlour.lexicon import Lexicon

__version__ = "0.1.0"

__all__ = ["Lexicon", "Table", "__version__"]
