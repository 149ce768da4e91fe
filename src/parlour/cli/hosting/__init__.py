"""Commands for people who run a server: serve, tables, backup."""
