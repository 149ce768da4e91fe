"""What the operator of a server chooses."""
