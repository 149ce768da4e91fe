"""What derives from what in English (STA-13)."""

from parlour_en.kinship.english import Kinship

__all__ = ["Kinship"]
