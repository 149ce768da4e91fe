"""Opening games: new ones, and stored ones from their logs."""
