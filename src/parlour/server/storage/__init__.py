"""What outlasts the process: the database, what is kept in it, and the group commit. It knows no rooms."""
