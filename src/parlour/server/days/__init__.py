"""Today's rolls: the dice of each day, who plays them, their results, and the boards of friends who compare them."""
