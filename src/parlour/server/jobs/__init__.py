"""Long work outside the event loop: the job pool, bots, reviews, prints, printed-box answers."""
