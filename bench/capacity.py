"""What houses and databases carry, on paper: the arithmetic of docs/scale.md, with what was measured in RESULTS.md.

python bench/capacity.py            prints it
python bench/capacity.py --write    puts it into docs/scale.md, between its markers
"""

import re
import sys
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
RESULTS, PAGE = ROOT / "bench" / "RESULTS.md", ROOT / "docs" / "scale.md"
BEGIN, END = "<!-- made by bench/capacity.py -->", "<!-- until here -->"

# What is assumed, and said in docs/scale.md.
AT_A_TABLE = 4
SECONDS_A_MOVE = 8.0
"""Of one person: in a race less, by turns more."""
LINES_A_MOVE = 1.25
"""Itself, and what chance and the clock add: every fourth ends a round."""
USE = 0.6
"""Of a core, at the best hour of the day."""
KB_A_MOVE = 8.7
"""Sent out: a view for each of four."""
LEAST, GATHER = 0.006, 0.02
"""Seconds between two commits of a house: where it has little to do, and at most."""
HOURS, DAYS = 4, 60
"""Of such an hour a day; how long tables are kept."""
DATABASE_CORES, HOUSE_GB, FILES = 4, 2, 65_536
SIZES = (1_000, 10_000, 100_000, 1_000_000)
LOADS = (0.3, 0.6, 0.8, 0.9, 0.95)


@dataclass(frozen=True)
class Measured:
    move: float
    """CPU-seconds of a house."""
    room: float
    """kB of a table with four people at it."""
    commits: float
    """A second, of one writer, on PostgreSQL."""
    lines: float
    """A second, in large commits of one writer, on SQLite."""
    line: float
    """CPU-seconds of PostgreSQL."""
    stored: float
    """Bytes of a line on PostgreSQL."""


def measured(text: str) -> Measured:
    server = _table(text, "CPU-s per 1,000 moves", "kB an active room (4 sockets)")
    columns = [n for n, name in enumerate(server[0]) if n and "relay" not in name and "before" not in name]
    worst = {row[0]: max(_numbers(row[n])[-1] for n in columns if _numbers(row[n])) for row in server[1:] if row[0]}
    writers = _table(text, "SQLite", "PostgreSQL", first="one writer")
    rows = {row[0]: row[1:] for row in writers[1:]}
    sqlite, postgres = ([_numbers(cell) for cell in rows[name]] for name in ("SQLite", "PostgreSQL"))
    return Measured(
        move=worst["CPU-s per 1,000 moves"] / 1000,
        room=worst["kB an active room (4 sockets)"],
        commits=postgres[0][0],
        lines=sqlite[1][0],
        line=postgres[3][0] / 1_000_000,
        stored=postgres[2][0],
    )


def _table(text: str, *rows: str, first: str | None = None) -> list[list[str]]:
    """The first table that has these rows."""
    for block in re.findall(r"(?:^\|.*\n)+", text + "\n", re.MULTILINE):
        cells = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.splitlines()]
        names = [line[0] for line in cells]
        if all(row in names for row in rows) and first in (None, names[0]):
            return [line for line in cells if not set("".join(line)) <= set("-: ")]
    raise SystemExit(f"{RESULTS.name} has no table with the rows {', '.join(rows)}")


def _numbers(cell: str) -> list[float]:
    return [float(found.replace(",", "")) for found in re.findall(r"\d[\d,]*(?:\.\d+)?", cell)]


def told(found: Measured) -> str:
    return "\n\n".join([_given(found), _one_house(found), _waiting(found), _sizes(found), _losing(found)])


def _given(found: Measured) -> str:
    return (
        f"Measured: a move costs a house {found.move * 1000:.2f} ms of CPU, a table of four {found.room:.0f} kB; "
        f"PostgreSQL takes {found.line * 1_000_000:.0f} µs of CPU and {found.stored:.0f} bytes for a line, and "
        f"{found.commits:,.0f} commits a second from one writer; SQLite {found.lines:,.0f} lines a second."
    )


def _one_house(found: Measured) -> str:
    """What ends first as people come in."""
    a_person = 1 / SECONDS_A_MOVE
    limits = {
        f"its core, at {USE:.0%}": USE / found.move / a_person,
        "its core, full": 1 / found.move / a_person,
        "lines on SQLite, one writer": found.lines / LINES_A_MOVE / a_person,
        f"memory, {HOUSE_GB} GB": HOUSE_GB * 1e6 / (found.room / AT_A_TABLE),
        f"open files, {FILES:,}": FILES,
    }
    rows = [f"| {name} | {_round(people)} |" for name, people in sorted(limits.items(), key=lambda one: one[1])]
    return "\n".join(["| one house: what ends first | at people |", "|---|---:|", *rows])


def _waiting(found: Measured) -> str:
    rows = []
    for load in LOADS:
        p50, p99 = simulated(found, load)
        rows.append(f"| {load:.0%} | {_round(load / found.move * SECONDS_A_MOVE)} | {p50:.0f} | {p99:.0f} |")
    head = ["| core in use | people | p50 ms | p99 ms |", "|---:|---:|---:|---:|"]
    return "\n".join([*head, *rows])


def simulated(found: Measured, load: float, moves: int = 100_000) -> tuple[float, float]:
    """Moves come by chance; each beat takes all that came, works through them and commits. How long one waits (ms)."""
    rng, rate, commit = Random(20261116), load / found.move, 1 / found.commits
    waits, at, due = [], 0.0, rng.expovariate(rate)
    while len(waits) < moves:
        began, came = max(at, due), []
        while due <= began:
            came.append(due)
            due += rng.expovariate(rate)
        worked = len(came) * found.move
        ended = began + worked + commit
        waits += [ended - one for one in came]
        at = max(ended, began + min(GATHER, max(LEAST, 2 * worked)))
    waits.sort()
    return waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000


def _sizes(found: Measured) -> str:
    head = (
        "people at once",
        "moves/s",
        "houses",
        "memory",
        "sent",
        "lines/s",
        "commits/s",
        "database cores",
        "databases",
    )
    rows = [f"| {' | '.join(head)} | stored |", "|---:|" + "---:|" * len(head)]
    for people in SIZES:
        moves = people / SECONDS_A_MOVE
        houses = ceil(moves * found.move / USE)
        lines = moves * LINES_A_MOVE
        cores = lines * found.line / USE
        stored = lines * 3600 * HOURS * DAYS * found.stored / 1e9
        rows.append(
            f"| {people:,} | {moves:,.0f} | {houses} | {people / AT_A_TABLE * found.room / 1e6:,.2f} GB "
            f"| {moves * KB_A_MOVE * 8 / 1e6:,.2f} Gbit/s | {lines:,.0f} | {houses / GATHER:,.0f} "
            f"| {cores:,.1f} | {ceil(cores / DATABASE_CORES)} | {stored:,.0f} GB |"
        )
    return "\n".join(rows)


def _losing(found: Measured) -> str:
    rows = ["| houses | one is lost: the others are at | so many people, for 90 % then |", "|---:|---:|---:|"]
    for houses in (2, 3, 10):
        people = 0.9 * (houses - 1) / found.move * SECONDS_A_MOVE
        rows.append(f"| {houses} | {USE * houses / (houses - 1):.0%} | {_round(people)} |")
    return "\n".join(rows)


def _round(people: float) -> str:
    """To two places: nothing here is known better."""
    step = 10 ** max(0, len(str(int(people))) - 2)
    return f"{int(people // step * step):,}"


def written(page: str, text: str) -> str:
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def main() -> None:
    text = told(measured(RESULTS.read_text()))
    if "--write" in sys.argv[1:]:
        PAGE.write_text(written(PAGE.read_text(), text))
    else:
        print(text)


if __name__ == "__main__":
    main()
