"""The short form of `make attack`: a little of every attack on a real server."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KINDS = (
    *("messages", "requests", "frames", "pictures", "notes", "downloads", "reviews", "crowd", "secrets", "kills"),
    *("boxes", "words", "routes", "classes", "days", "pushes"),
    *("early_frames", "slow_frames", "parts", "refusals"),
)


@pytest.mark.slow
def test_nothing_breaks():
    """But for the costs of routes, which test_route_costs.py measures."""
    command = [sys.executable, "-m", "lab.attack", "--seconds", "0.2", "--without", "costs"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, timeout=900, check=False)
    lines = {line.split()[0]: line.split()[1:3] for line in done.stdout.splitlines() if line.startswith(KINDS)}
    assert done.returncode == 0, done.stdout + done.stderr
    assert {name: broken for name, (tried, broken) in lines.items() if int(tried)} == dict.fromkeys(KINDS, "0")
