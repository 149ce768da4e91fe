"""The chapter "Faults" of bench/RESULTS.md."""

from collections.abc import Iterable
from itertools import zip_longest
from statistics import median

from msgspec import Struct

from lab.faults.checker import Found, Result
from lab.report import head, row

TITLE = "Faults"
COLUMNS = {
    "lost": "Acknowledged inputs lost",
    "twice": "lines twice",
    "owners": "double owners",
    "untrue": "untrue views",
    "stale": "stale refusals",
}
assert tuple(COLUMNS) == Found.__struct_fields__


class Scene(Struct, frozen=True):
    """Where the faults happened, and for how long."""

    tables: int
    people: int
    around: str
    """The database and the proxy."""
    minutes: float
    moves: int
    decisions: int
    """Of hosts, and arrivals of people."""


def chapter_of(scene: Scene, results: Iterable[Result], mutants: Iterable[Result]) -> str:
    """Return the chapter's text: two faults in each row of its table, then what went wrong and what was noticed."""
    rows = [result for result in results if result.tried]
    total = Result("all")
    for result in rows:
        total.add(result)
    cells = [_cells(result) for result in (*rows, total)]
    found = ", ".join(f"{one.name} ({one.found.total or 'NOT FOUND'})" for one in mutants) or "not tried"
    return "\n".join(
        (
            f"`make faults`: three servers, {scene.around}, {scene.people} people at "
            f"{scene.tables} tables, {scene.minutes:.1f} minutes, {scene.moves:,} accepted moves, "
            f"{scene.decisions:,} decisions and arrivals. Seconds from the "
            "fault to the next accepted move of each table that it affected:",
            "",
            head(*("", "tried", "median", "worst") * 2),
            *(row(*left, *right) for left, right in zip_longest(cells[::2], cells[1::2], fillvalue=[""] * 4)),
            "",
            f"{', '.join(_wrong(what, rows) for what in COLUMNS)}. "
            f"Servers that were broken on purpose, and how often the checker noticed: {found}.",
        )
    )


def _cells(result: Result) -> list[str]:
    took = [f"{of(result.seconds):.2f} s" if result.seconds else "" for of in (median, max)]
    return [result.name, str(result.tried), *took]


def _wrong(what: str, results: Iterable[Result]) -> str:
    """Return how often it happened, and after which faults."""
    counts = {result.name: getattr(result.found, what) for result in results}
    where = ", ".join(f"{name}: {count}" for name, count in counts.items() if count)
    return f"{COLUMNS[what]}: {sum(counts.values())}{f' ({where})' if where else ''}"
