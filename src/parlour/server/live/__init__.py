"""One live connection: what comes in, what goes out, how long its line is. It knows no games and no rooms."""
