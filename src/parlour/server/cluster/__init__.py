"""Several servers on one database: neighbours, and worker processes on one machine."""
