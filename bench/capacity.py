"""The capacity of servers and databases: the arithmetic of docs/scale.md, from the measurements in RESULTS.md.

python bench/capacity.py            print it
python bench/capacity.py --write    put it into docs/scale.md, between its markers
"""

import re
import sys
from dataclasses import dataclass
from math import ceil
from random import Random

from bench.crowd import KB, SENT
from bench.peak import HEAD
from lab.report import head, percentile, row
from lab.results import FILE as RESULTS
from lab.servers import ROOT

PAGE = ROOT / "docs" / "scale.md"
BEGIN, END = "<!-- made by bench/capacity.py -->", "<!-- until here -->"

# Assumptions, which docs/scale.md names.
AT_A_TABLE = 4
SECONDS_A_MOVE = 8.0
"""Seconds between two moves of one person. Fewer in a race, more in games with turns."""
LINES_A_MOVE = 1.25
"""The move itself, and what chance and the clock add: every fourth move ends a round."""
USE = 0.6
"""Of a core, at the busiest hour of the day."""
LEAST, GATHER = 0.006, 0.02
"""Seconds between two commits of a server: when it has little to do, and at most."""
HOURS, DAYS = 4, 60
"""How many such hours a day has, and how many days tables are kept."""
DATABASE_CORES, SERVER_GB, FILES = 4, 2, 65_536
SIZES = (1_000, 10_000, 100_000, 1_000_000)
LOADS = (0.8, 0.9, 0.95)
"""Shares of a core, beyond the crowds that were measured."""


@dataclass(frozen=True)
class Measured:
    move: float
    """CPU-seconds of a server, in the crowd in which it took most."""
    busy: float
    """The same in the largest crowd: a fuller server handles more moves in a beat."""
    room: float
    """kB of a table with four people."""
    commits: float
    """A second, by one writer, on PostgreSQL."""
    lines: float
    """A second, in large commits by one writer, on SQLite."""
    line: float
    """CPU-seconds of PostgreSQL."""
    stored: float
    """Bytes of a line on PostgreSQL."""
    sent: float
    """kB for a move, to all four seats."""
    crowds: list[tuple[str, ...]]
    """For each crowd that was held: the share of the core, people, and the median and 99th percentile of waiting."""


def measured(text: str) -> Measured:
    columns, *rows = _table(text, "crowd", KB, SENT)
    _, held, p50, p99, core, move, *_ = HEAD
    crowds = [dict(zip(columns, cells, strict=True)) for cells in rows]
    if not (crowds := [crowd for crowd in crowds if crowd[held] == "yes"]):
        raise SystemExit(f"no crowd in {RESULTS.name} was held: run scripts/bench crowd on a quiet machine")
    writers = _table(text, "lines", "one writer")
    stores = {row[0]: row[1:] for row in writers[1:]}
    sqlite, postgres = ([_numbers(cell) for cell in stores[name]] for name in ("SQLite", "PostgreSQL"))
    return Measured(
        move=max(float(crowd[move]) for crowd in crowds) / 1000,
        busy=float(crowds[-1][move]) / 1000,
        room=max(float(crowd[KB]) for crowd in crowds),
        commits=postgres[0][0],
        lines=sqlite[1][0],
        line=postgres[3][0] / 1_000_000,
        stored=postgres[2][0],
        sent=max(float(crowd[SENT]) for crowd in crowds),
        crowds=[(crowd[core], crowd[columns[0]], crowd[p50], crowd[p99]) for crowd in crowds],
    )


def _table(text: str, name: str, *columns: str) -> list[list[str]]:
    """Return the first table of RESULTS.md that has these columns, with its head."""
    for block in re.findall(r"(?:^\|.*\n)+", text + "\n", re.MULTILINE):
        cells = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.splitlines()]
        if set(columns) <= set(cells[0]):
            return [line for line in cells if not set("".join(line)) <= set("-: ")]
    raise SystemExit(f"{RESULTS.name} has no table with the columns {', '.join(columns)}: run scripts/bench {name}")


def _numbers(cell: str) -> list[float]:
    return [float(found.replace(",", "")) for found in re.findall(r"\d[\d,]*(?:\.\d+)?", cell)]


def arithmetic(found: Measured) -> str:
    return "\n\n".join([_given(found), _one_server(found), _waiting(found), _sizes(found), _losing(found)])


def _given(found: Measured) -> str:
    return (
        f"Measured: a move costs a server {found.move * 1000:.2f} ms of CPU ({found.busy * 1000:.2f} where it has much "
        f"to do), a table of four {found.room:.0f} kB, and {found.sent:.1f} kB go out for a move; PostgreSQL takes "
        f"{found.line * 1_000_000:.0f} µs of CPU and {found.stored:.0f} bytes for a line, and "
        f"{found.commits:,.0f} commits a second from one writer; SQLite {found.lines:,.0f} lines a second."
    )


def _one_server(found: Measured) -> str:
    """Return the table of what runs out first as people arrive."""
    a_person = 1 / SECONDS_A_MOVE
    limits = {
        f"its core, at {USE:.0%}": USE / found.move / a_person,
        "its core, full": 1 / found.busy / a_person,
        "lines on SQLite, one writer": found.lines / LINES_A_MOVE / a_person,
        f"memory, {SERVER_GB} GB": SERVER_GB * 1e6 / (found.room / AT_A_TABLE),
        f"open files, {FILES:,}": FILES,
    }
    rows = [row(name, _round(people)) for name, people in sorted(limits.items(), key=lambda one: one[1])]
    return "\n".join([head("one server: what runs out first", "at people"), *rows])


def _waiting(found: Measured) -> str:
    rows = [row("measured", *crowd) for crowd in found.crowds]
    for load in LOADS:
        p50, p99 = simulated(found, load)
        people = _round(load / found.busy * SECONDS_A_MOVE)
        rows.append(row("simulated", f"{load:.0%}", people, f"{p50:.0f}", f"{p99:.0f}"))
    return "\n".join([head("how", "core in use", "people", "p50 ms", "p99 ms"), *rows])


def simulated(found: Measured, load: float, moves: int = 100_000) -> tuple[float, float]:
    """Simulate moves at random times. A beat takes all that have arrived, handles them and commits.

    Returns the median and the 99th percentile of how long a move waits, in ms.
    """
    rng, rate, commit = Random(20261116), load / found.busy, 1 / found.commits
    waits, at, due = [], 0.0, rng.expovariate(rate)
    while len(waits) < moves:
        began, came = max(at, due), []
        while due <= began:
            came.append(due)
            due += rng.expovariate(rate)
        worked = len(came) * found.busy
        ended = began + worked + commit
        waits += [ended - one for one in came]
        at = max(ended, began + min(GATHER, max(LEAST, 2 * worked)))
    return percentile(waits, 0.5) * 1000, percentile(waits, 0.99) * 1000


SIZE_HEAD = (
    "people at once",
    "moves/s",
    "servers",
    "memory",
    "sent",
    "lines/s",
    "commits/s",
    "database cores",
    "databases",
    "stored",
)


def _sizes(found: Measured) -> str:
    return "\n".join([head(*SIZE_HEAD, named=False), *(_size(found, people) for people in SIZES)])


def _size(found: Measured, people: int) -> str:
    moves = people / SECONDS_A_MOVE
    servers = ceil(moves * found.move / USE)
    lines = moves * LINES_A_MOVE
    cores = lines * found.line / USE
    return row(
        f"{people:,}",
        f"{moves:,.0f}",
        servers,
        f"{people / AT_A_TABLE * found.room / 1e6:,.2f} GB",
        f"{moves * found.sent * 8 / 1e6:,.2f} Gbit/s",
        f"{lines:,.0f}",
        f"{servers / GATHER:,.0f}",
        f"{cores:,.1f}",
        ceil(cores / DATABASE_CORES),
        f"{lines * 3600 * HOURS * DAYS * found.stored / 1e9:,.0f} GB",
    )


def _losing(found: Measured) -> str:
    rows = [head("servers", "load on the others if one is lost", "people, if 90 % is allowed then", named=False)]
    for servers in (2, 3, 10):
        people = 0.9 * (servers - 1) / found.busy * SECONDS_A_MOVE
        rows.append(row(servers, f"{USE * servers / (servers - 1):.0%}", _round(people)))
    return "\n".join(rows)


def _round(people: float) -> str:
    """Round down to two digits. Nothing here is known more exactly."""
    step = 10 ** max(0, len(str(int(people))) - 2)
    return f"{int(people // step * step):,}"


def written(page: str, text: str) -> str:
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def main() -> None:
    text = arithmetic(measured(RESULTS.read_text()))
    if "--write" in sys.argv[1:]:
        PAGE.write_text(written(PAGE.read_text(), text))
    else:
        print(text)


if __name__ == "__main__":
    main()
