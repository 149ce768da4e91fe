"""What games have for a printer, set on pages: `make(entry, language, paper, whats)` gives a PDF.

Values come from a game's `prints` (core/extras/paper.py). Nothing here knows a game. fpdf2, which writes the file, is
the extra `parlour[print]`; everything else works without it.
"""

from parlour.printing.make import Printed, make, whats_of
from parlour.printing.sheets import PAPERS

__all__ = ["PAPERS", "Printed", "make", "whats_of"]
