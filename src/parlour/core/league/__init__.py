"""Games between bots: matches, standings and how sure they are."""
