"""The people around a table: their seats, their parts and their connections."""
