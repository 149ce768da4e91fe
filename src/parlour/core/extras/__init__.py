"""What a game may offer on top of the protocol."""
