"""HTTP requests: tables, seats, the catalogue, the client's pages, and the upgrade to a live connection."""
