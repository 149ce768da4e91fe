"""All tables of a server and its neighbours: rooms, beat, housekeeping, leases, workers, classes."""
