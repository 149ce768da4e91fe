"""What a request may ask: tables, seats, the catalogue, the client's pages, and the way to a live connection."""
