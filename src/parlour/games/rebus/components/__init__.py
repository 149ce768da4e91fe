"""What lies on the table: the dice, and how they are laid."""
