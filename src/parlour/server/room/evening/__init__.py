"""Games that follow each other at one table: the next one, the finest words, and the closing ceremony."""
