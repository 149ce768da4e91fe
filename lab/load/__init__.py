"""Load: many rooms of four seats, moves at a steady rate, and servers to take them."""
