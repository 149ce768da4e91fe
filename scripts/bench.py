"""Run bench/*.py and keep what they print: `scripts/bench [NAME…] [--quick]`. All of it takes less than 15 minutes.

Chapters of RESULTS.md that no benchmark here prints, and what stands below a table in those that are not run, stay.
"""

import os
import platform
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "RESULTS.md"
BENCHES = {
    "engine": "The engine: inputs through table and log",
    "engines": "The engine beside others in Python",
    "server": "The server: rooms of four seats, open loop, server and generator on a core each",
    "peak": "The server: the highest rate that one core holds",
    "storm": "The server: 5,000 reconnections at once",
    "houses": "Houses: one and two on one PostgreSQL",
    "inbox": "The server: what it saves to hear messages at once, past aiohttp's own queue",
    "lines": "The database: what one writer gets onto the disk",
    "lexicon": "The lexicon: look-ups beside a plain scan and numpy",
    "stars": "A Message from the Stars: exact deduction",
    "rebus": "Letters Rebus: the solver",
    "replay": "A replay: from the link to its first moment",
    "levels": "Bots: each level against the one below it (measured last by `bench/levels.py --minutes`)",
    "best_play": "Champions now against the champions of before (measured last by `bench/best_play.py --minutes`)",
}
SHORT = {"server": ["--quick"], "engines": ["--quick"], "rebus": ["--rolls", "40", "--seconds", "3", "--beside", "3"]}
"""What a benchmark gets so that all of them end in time."""
MOST, WHOLE = 240, 840
"""Seconds that one benchmark and all of them may take: what hangs is said, and the others go on."""


def main(only: list[str], flags: list[str]) -> None:
    chapters = _chapters(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    names, began = only or list(BENCHES), time.monotonic()
    for number, name in enumerate(names, 1):
        print(f"[{number}/{len(names)}] {name} …", end=" ", flush=True)
        start = time.monotonic()
        title = next((old for old, text in chapters.items() if f"`bench/{name}.py`" in text), BENCHES[name])
        printed, failed = _run(name, flags, min(MOST, began + WHOLE - start))
        print(failed or f"{time.monotonic() - start:.0f} s", flush=True)
        if not failed:
            chapters[title] = f"`bench/{name}.py`\n\n{printed}\n"
            _write(chapters)
    for page in (["capacity.py", "--write"], ["pictures.py"]):
        subprocess.run([sys.executable, ROOT / "bench" / page[0], *page[1:]], check=True)
    print(f"all in {(time.monotonic() - began) / 60:.1f} minutes: {RESULTS.relative_to(ROOT)}")


def _run(name: str, flags: list[str], seconds: float) -> tuple[str, str]:
    """What it printed; and why it has not, where an earlier run's chapter stays."""
    if seconds <= 0:
        return "", "no time left"
    command = [sys.executable, ROOT / "bench" / f"{name}.py", *SHORT.get(name, []), *flags]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=seconds)
    except subprocess.TimeoutExpired:
        return "", f"not done in {seconds:.0f} s"
    return run.stdout.strip(), "" if run.returncode == 0 else f"failed: {run.stderr.strip().splitlines()[-1:]}"


def _chapters(text: str) -> dict[str, str]:
    return dict(part.split("\n\n", 1) for part in text.split("\n## ")[1:])


def _write(chapters: dict[str, str]) -> None:
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    head = f"# Benchmarks\n\n`make bench` writes the chapters that name a program first. Last run on: {machine}.\n"
    body = (f"\n## {title}\n\n{text.strip()}\n" for title, text in chapters.items())
    RESULTS.write_text(head + "".join(body), "utf-8")


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if name in BENCHES], [flag for flag in sys.argv[1:] if flag.startswith("--")])
