"""Five word games around one table."""
