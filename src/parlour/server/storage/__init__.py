"""Everything that outlives the process: the database, its contents, and the group commit. It does not know rooms."""
