"""The values of the game: settings, moves, events, draws, phases and the state."""
