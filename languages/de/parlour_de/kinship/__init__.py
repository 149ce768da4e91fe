"""What derives from what in German (STA-13)."""

from parlour_de.kinship.german import Kinship

__all__ = ["Kinship"]
