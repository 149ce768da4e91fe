"""The values of the game: settings, moves, events, phases and the state."""
