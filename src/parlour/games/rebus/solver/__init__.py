"""Good layouts of a roll, the words a roll can spell, and the order in which to lay a layout's dice."""

from parlour.games.rebus.solver.best import best_layout, quick_layout
from parlour.games.rebus.solver.plan import plan
from parlour.games.rebus.solver.solution import Solution
from parlour.games.rebus.solver.words import Known

__all__ = ["Known", "Solution", "best_layout", "plan", "quick_layout"]
