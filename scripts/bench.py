"""Run bench/*.py and keep what they print. `--quick` passes on where a benchmark knows it."""

import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "RESULTS.md"
BENCHES = {
    "engine": "The engine: inputs through table and log",
    "engines": "The engine beside others in Python",
    "server": "The server: rooms of four seats, open loop, server and generator on a core each",
    "inbox": "The server: what it saves to hear messages at once, past aiohttp's own queue",
    "lines": "The database: what one writer gets onto the disk",
    "lexicon": "The lexicon: look-ups beside a plain scan and numpy",
    "stars": "A Message from the Stars: exact deduction",
    "rebus": "Letters Rebus: the solver",
    "levels": "Bots: each level against the one below it (measured last by `bench/levels.py --games`)",
}


def main(only: list[str], flags: list[str]) -> None:
    parts = {name: _kept(name) for name in BENCHES}
    for name in only or BENCHES:
        print(f"{name} …", flush=True)
        run = subprocess.run(
            [sys.executable, ROOT / "bench" / f"{name}.py", *flags], capture_output=True, text=True, check=False
        )
        parts[name] = run.stdout.strip() if run.returncode == 0 else f"failed: {run.stderr.strip().splitlines()[-1:]}"
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    text = f"# Benchmarks\n\n`make bench` writes this file. Last run on: {machine}.\n"
    for name, title in BENCHES.items():
        text += f"\n## {title}\n\n`bench/{name}.py`\n\n{parts[name]}\n"
    RESULTS.write_text(text)
    subprocess.run([sys.executable, ROOT / "bench" / "capacity.py", "--write"], check=True)


def _kept(name: str) -> str:
    """What an earlier run printed, for benches that are not run now."""
    if not RESULTS.exists() or f"`bench/{name}.py`" not in RESULTS.read_text():
        return "not run yet"
    return RESULTS.read_text().split(f"`bench/{name}.py`")[1].split("\n## ")[0].strip()


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if name in BENCHES], [flag for flag in sys.argv[1:] if flag.startswith("--")])
