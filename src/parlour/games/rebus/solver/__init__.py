"""Good layouts of a roll, the words a roll can spell, and the order in which to lay a layout's dice."""

from parlour.games.rebus.solver.best import best_layout, quick_layout
from parlour.games.rebus.solver.solution import Solution, plan
from parlour.games.rebus.solver.trie import Known

__all__ = ["Known", "Solution", "best_layout", "plan", "quick_layout"]
