"""The dice, and how they are laid."""
