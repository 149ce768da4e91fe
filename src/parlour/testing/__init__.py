"""For authors of games: scenes for tests of rules, and the laws that hold for every game.

`Scene` is a table whose chance and time a test supplies. `check` tries the laws on a game and returns a report, as
`parlour check GAME` does. With pytest, `pytest --parlour-game GAME` tries them as tests (`parlour.testing.plugin`).
"""

from parlour.testing.checking import check
from parlour.testing.law import Broken, Law
from parlour.testing.laws import LAWS
from parlour.testing.report import Fault, Report
from parlour.testing.scene import Scene

__all__ = ["LAWS", "Broken", "Fault", "Law", "Report", "Scene", "check"]
