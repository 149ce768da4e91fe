"""One live connection: its inbox, its outbox and its delay. It knows no games and no rooms."""
