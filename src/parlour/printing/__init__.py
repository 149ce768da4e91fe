"""What games have for a printer, set on pages: `make(entry, language, paper, whats)` gives a PDF.

Values come from a game's `prints` (core/paper.py); nothing here knows a game. fpdf2 writes the file; it is an extra,
`parlour[print]`, and everything else works without it.
"""

from parlour.printing.make import Printed, make, whats_of
from parlour.printing.sheets import PAPERS

__all__ = ["PAPERS", "Printed", "make", "whats_of"]
