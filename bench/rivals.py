"""Other people's engines, which `scripts/rivals` installs for `make bench`.

They are no dependencies of ours, so they have a folder of their own at the end of the path.
"""

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / ".venv" / "rivals"


def add_to_path() -> None:
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))
