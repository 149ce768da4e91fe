"""One table with its people: what they do, what the rules make of it, and what each may see."""
