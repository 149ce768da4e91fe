"""Run bench/*.py one after the other: `scripts/bench [NAME…]`. All of them take less than 15 minutes.

Each part has a time limit, and options that keep it within the limit. A part that hangs is ended, and the others go on.
Its
results are written to bench/RESULTS.md at once, so Ctrl-C loses one part. At the end, the pages that show the results
are made again.
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

from lab.results import Results

ROOT = Path(__file__).resolve().parents[1]


class Part(NamedTuple):
    title: str
    seconds: int
    """Its time limit: about one and a half times what it takes on a quiet machine of two cores."""
    options: tuple[str, ...] = ()
    is_league: bool = False
    """Whether it only prints stored results."""


PARTS = {
    "engines": Part("The engine, beside others in Python", 45, ("--seconds", "1")),
    "env": Part("The text environment, in every game", 45, ("--seconds", "1", "--games", "20")),
    "server": Part("The server: rooms of four, on a core of its own", 50, ("--quick", "--seconds", "8")),
    "peers": Part("The server, beside libraries for Node that only pass moves on", 120, ("--seconds", "4")),
    "peak": Part("The server: the highest rate that one core holds", 75, ("--first", "2000", "--seconds", "3")),
    "crowd": Part("The server: 10,000 and 18,000 people", 100, ("--seconds", "5")),
    "storm": Part("The server: 5,000 reconnections at once", 65),
    "cluster": Part("The cluster: one server, and two on one PostgreSQL", 70, ("--seconds", "5")),
    "lines": Part("The database: what one writer stores", 35),
    "lexicon": Part("The lexicon, beside a plain scan and numpy", 45),
    "stars": Part("A Message from the Stars: deduction, beside plain enumeration", 60),
    "rebus": Part("Letters Rebus: the solver", 60, ("--rolls", "40", "--seconds", "3", "--beside", "0")),
    "first_roll": Part("The client: from the link to the first roll", 45, ("--times", "3")),
    "replay": Part("A replay: from the link to its first picture", 45, ("--times", "3")),
    "levels": Part("Bots: each level against the one below it", 20, ("--short",), is_league=True),
}
WHOLE = 890
"""Seconds for all parts together."""
GRACE = 10
"""Seconds that a part gets to stop its servers."""
NOT_INSTALLED = "not installed"
PAGES = (("capacity.py", "--write"), ("pictures.py",))


class Outcome(NamedTuple):
    printed: str = ""
    why_not: str = ""


def main(names: Sequence[str], parts: Mapping[str, Part] = PARTS, bench: Path = ROOT / "bench") -> int:
    """Run some parts, or all. Returns 0, 1 if a part failed, or 2 if there is no such part."""
    if unknown := [name for name in names if name not in parts]:
        print(f"no such part: {', '.join(unknown)}. There are: {', '.join(parts)}", file=sys.stderr)
        return 2
    results = Results(bench / "RESULTS.md", [part.title for part in parts.values()])
    load, began = os.getloadavg()[0], time.monotonic()
    missing = measure_all({name: parts[name] for name in names or parts}, began + WHOLE, results, bench)
    minutes = (time.monotonic() - began) / 60
    if not names:
        results.describe_run(_about(minutes, load, missing))
    print(f"{minutes:.1f} minutes: {results.file.name}. Made from it:", *_make_pages(bench))
    return int(any(not why.startswith(NOT_INSTALLED) for why in missing.values()))


def measure_all(parts: Mapping[str, Part], until: float, results: Results, bench: Path) -> dict[str, str]:
    """Run parts until they are done, time is up or the user interrupts. Returns why parts are missing, by name."""
    missing = {}
    try:
        for number, (name, part) in enumerate(parts.items(), 1):
            left = until - time.monotonic()
            if why := measure(f"[{number}/{len(parts)}] {name}", name, part, left, results, bench):
                missing[name] = why
    except KeyboardInterrupt:
        print("\nstopped: finished parts are kept")
        missing["the rest"] = "stopped"
    return missing


def measure(head: str, name: str, part: Part, left: float, results: Results, bench: Path) -> str:
    """Run one part and keep its results. If it fails, keep the results of an earlier run and return the reason."""
    began, limit = time.monotonic(), min(part.seconds, left)
    print(f"{head} …", end=" ", flush=True)
    done = run([bench / f"{name}.py", *part.options], limit, lambda now: _show(f"{head} … {now:.0f} of {limit:.0f} s"))
    took = f"{time.monotonic() - began:.0f} s"
    _show(f"{head} …")
    print((done.why_not or took).ljust(20), flush=True)
    if done.why_not:
        return done.why_not
    if part.is_league:
        results.show_league(part.title, name, done.printed)
    else:
        command = " ".join([f"bench/{name}.py", *part.options])
        results.set_part(part.title, f"`{command}`, {date.today()}, {took}", done.printed)
    return ""


def run(command: Sequence[Path | str], limit: float, tick: Callable[[float], None] = lambda _: None) -> Outcome:
    """Run a Python program for at most `limit` seconds. All processes that it started end with it."""
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
    """Interrupt the program, so that it stops servers and removes its folders. Kill it if it does not end."""
    for sign in (signal.SIGINT, signal.SIGKILL):
        try:
            os.killpg(process.pid, sign)
            process.wait(GRACE)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


def _why(error: str) -> str:
    last = (error.strip().splitlines() or ["no reason given"])[-1]
    if last.startswith("ModuleNotFoundError"):
        return f"{NOT_INSTALLED}: {last.split(chr(39))[1]}"
    return last if last.startswith(NOT_INSTALLED) else f"failed: {last}"


def _show(progress: str) -> None:
    """Replace the current line in a terminal. A log file keeps only the first."""
    if sys.stdout.isatty():
        print(f"\r{progress}", end=" ", flush=True)


def _about(minutes: float, load: float, missing: Mapping[str, str]) -> str:
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    about = f"The last whole run: {date.today()}, {minutes:.1f} minutes, {machine}, a load of {load:.1f} before it."
    left_out = "; ".join(f"{name} ({why})" for name, why in missing.items())
    return f"{about} Not in it: {left_out}." if missing else about


def _make_pages(bench: Path) -> list[str]:
    made = []
    for page, *options in PAGES:
        done = run([bench / page, *options], GRACE * 6)
        made.append(f"{page} {done.why_not}" if done.why_not else page)
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
