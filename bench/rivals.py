"""Where the engines and solvers are that ours are measured beside: `scripts/rivals` puts them there for `make bench`.

They are no dependencies of ours, so they have a folder of their own, which is looked into after everything else.
"""

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / ".venv" / "rivals"


def reach() -> None:
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))
