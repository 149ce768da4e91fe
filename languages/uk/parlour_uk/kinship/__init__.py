"""What derives from what in Ukrainian (STA-13)."""

from parlour_uk.kinship.ukrainian import Kinship

__all__ = ["Kinship"]
