"""The best layout of a roll, the best legal part of a layout, and a layout as dice on the board."""

from parlour.games.rebus.solver.best import best_layout, quick_layout
from parlour.games.rebus.solver.known import Known
from parlour.games.rebus.solver.plan import plan
from parlour.games.rebus.solver.solution import Solution

__all__ = ["Known", "Solution", "best_layout", "plan", "quick_layout"]
