"""How the dice of each game are measured and searched for. Each module has a `Study` of one language."""
