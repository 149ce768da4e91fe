"""What was tried and what was lost, as the chapter "Faults" of bench/RESULTS.md."""

from collections.abc import Iterable
from statistics import median

from msgspec import Struct

from lab.faults.checker import Found, Result
from lab.report import head, row

TITLE = "Faults"
COLUMNS = {
    "lost": "acknowledged inputs lost",
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


def chapter_of(scene: Scene, results: Iterable[Result], mutants: Iterable[Result]) -> str:
    rows = [result for result in results if result.tried]
    total = Result("all")
    for result in rows:
        total.add(result)
    found = ", ".join(f"{one.name} ({one.found.total or 'NOT FOUND'})" for one in mutants) or "not tried"
    return "\n".join(
        (
            f"`make faults`: three servers, {scene.around}, {scene.people} people at "
            f"{scene.tables} tables, {scene.minutes:.1f} minutes. Seconds from the fault to the next accepted move of "
            f"each table that it affected; {scene.moves:,} accepted moves",
            "",
            head("", "tried", "median", "worst", *COLUMNS.values()),
            *(_row(result) for result in (*rows, total)),
            "",
            f"Servers that were broken on purpose, and how often the checker noticed: {found}.",
        )
    )


def _row(result: Result) -> str:
    took = [f"{of(result.seconds):.2f} s" if result.seconds else "" for of in (median, max)]
    counts = [getattr(result.found, name) for name in COLUMNS]
    return row(result.name, result.tried, *took, *counts)
