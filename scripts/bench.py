"""Run bench/*.py one after the other: `scripts/bench [NAME…]`. All of them take less than 15 minutes.

Each part has so many seconds and options with which it needs fewer; what hangs is ended, and the others go on. What a
part finds is in bench/RESULTS.md at once, so that Ctrl-C loses one part. At the end the pages that show it are made.
"""

import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "bench"))

from results import Results  # noqa: E402


class Part(NamedTuple):
    title: str
    seconds: int
    """It may take at most; about half as much again as it does on a quiet machine of two cores."""
    options: tuple[str, ...] = ()
    is_league: bool = False
    """It shows what is kept, and plays nothing."""


PARTS = {
    "engine": Part("The engine: inputs through table and log", 40),
    "engines": Part("The engine beside others in Python", 50, ("--seconds", "1")),
    "server": Part(
        "The server: rooms of four seats, open loop, on a core of its own", 50, ("--quick", "--seconds", "8")
    ),
    "peers": Part("The server beside libraries for Node that do a relay's work", 100),
    "peak": Part("The server: the highest rate that one core holds", 90, ("--seconds", "3")),
    "storm": Part("The server: 5,000 reconnections at once", 65),
    "houses": Part("Houses: one and two on one PostgreSQL", 70, ("--seconds", "5")),
    "inbox": Part("The server: messages heard at once, past aiohttp's own queue", 60, ("--quick",)),
    "lines": Part("The database: what one writer gets onto the disk", 35),
    "lexicon": Part("The lexicon: look-ups beside a plain scan and numpy", 45),
    "stars": Part("A Message from the Stars: deduction beside plain enumeration", 60),
    "rebus": Part(
        "Letters Rebus: the solver beside its twin, a greedy player and CP-SAT",
        90,
        ("--rolls", "40", "--seconds", "3", "--beside", "3", "--cpsat", "1"),
    ),
    "replay": Part("A replay: from the link to its first moment", 45, ("--times", "3")),
    "levels": Part("Bots: each level against the one below it", 20, is_league=True),
    "best_play": Part("Champions now against the champions of before", 20, is_league=True),
}
WHOLE = 840
"""Seconds for all of them."""
GRACE = 10
"""Seconds for a part that is ended to end its servers."""
NOT_INSTALLED = "not installed"
PAGES = (("capacity.py", "--write"), ("pictures.py",))


class Outcome(NamedTuple):
    printed: str = ""
    why_not: str = ""


def main(names: Sequence[str], parts: Mapping[str, Part] = PARTS, bench: Path = ROOT / "bench") -> int:
    if unknown := [name for name in names if name not in parts]:
        print(f"no such part: {', '.join(unknown)}. There are: {', '.join(parts)}", file=sys.stderr)
        return 2
    results = Results(bench / "RESULTS.md", [part.title for part in parts.values()])
    load, began = os.getloadavg()[0], time.monotonic()
    missing: dict[str, str] = {}
    try:
        for number, name in enumerate(names or parts, 1):
            left = began + WHOLE - time.monotonic()
            why = measure(f"[{number}/{len(names or parts)}] {name}", name, parts[name], left, results, bench)
            if why:
                missing[name] = why
    except KeyboardInterrupt:
        print("\nstopped: what was done is kept")
        missing["the rest"] = "stopped"
    took = (time.monotonic() - began) / 60
    if not names:
        results.told(_about(took, load, missing))
    print(f"{took:.1f} minutes: {results.file.name}. Pages made of it:", *_pages(bench))
    return int(any(not why.startswith(NOT_INSTALLED) for why in missing.values()))


def measure(head: str, name: str, part: Part, left: float, results: Results, bench: Path) -> str:
    """Keeps what a part finds, or says why it found nothing: then what an earlier run found stays."""
    began, limit = time.monotonic(), min(part.seconds, left)
    print(f"{head} …", end=" ", flush=True)
    done = run([bench / f"{name}.py", *part.options], limit, lambda now: _tell(f"{head} … {now:.0f} of {limit:.0f} s"))
    took = f"{time.monotonic() - began:.0f} s"
    _tell(f"{head} …")
    print((done.why_not or took).ljust(20), flush=True)
    if done.why_not:
        return done.why_not
    if part.is_league:
        results.shown(part.title, name, done.printed)
    else:
        command = " ".join([f"bench/{name}.py", *part.options])
        results.measured(part.title, f"`{command}`, {date.today()}, {took}", done.printed)
    return ""


def run(command: Sequence[Path | str], limit: float, tick: Callable[[float], None] = lambda _: None) -> Outcome:
    """A program of Python, for so many seconds. It leads a group of processes, which all end with it."""
    if limit <= 0:
        return Outcome(why_not="no time left")
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        process = subprocess.Popen([sys.executable, *command], stdout=out, stderr=err, start_new_session=True)
        began = time.monotonic()
        try:
            while process.poll() is None and (now := time.monotonic() - began) < limit:
                tick(now)
                time.sleep(0.1)
        finally:
            is_late = process.poll() is None
            end(process)
        out.seek(0), err.seek(0)
        if is_late:
            return Outcome(why_not=f"not done in {limit:.0f} s")
        return Outcome(out.read().strip(), "" if process.returncode == 0 else _why(err.read()))


def end(process: subprocess.Popen[bytes]) -> None:
    """As by Ctrl-C, so that servers and databases are stopped and their folders removed; then by force."""
    for sign in (signal.SIGINT, signal.SIGKILL):
        try:
            os.killpg(process.pid, sign)
            process.wait(GRACE)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


def _why(error: str) -> str:
    last = (error.strip().splitlines() or ["it does not say why"])[-1]
    if last.startswith("ModuleNotFoundError"):
        return f"{NOT_INSTALLED}: {last.split(chr(39))[1]}"
    return last if last.startswith(NOT_INSTALLED) else f"failed: {last}"


def _tell(progress: str) -> None:
    """Over the line that it began with, for who watches; a log has that line alone."""
    if sys.stdout.isatty():
        print(f"\r{progress}", end=" ", flush=True)


def _about(minutes: float, load: float, missing: Mapping[str, str]) -> str:
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    told = f"The last whole run: {date.today()}, {minutes:.1f} minutes, {machine}, a load of {load:.1f} before it."
    left_out = "; ".join(f"{name} ({why})" for name, why in missing.items())
    return f"{told} Not in it: {left_out}." if missing else told


def _pages(bench: Path) -> list[str]:
    made = []
    for page, *options in PAGES:
        done = run([bench / page, *options], GRACE * 6)
        made.append(f"{page} {done.why_not}" if done.why_not else page)
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
