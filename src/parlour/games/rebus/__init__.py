"""Letters Rebus: roll fifteen letter dice and build a crossword worth as much as possible before the glass is empty."""

from parlour.games.rebus.components import Dice, shipped_dice

__all__ = ["Dice", "shipped_dice"]
