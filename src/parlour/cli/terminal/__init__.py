"""A game at one terminal: playing it, and stepping through its log."""
