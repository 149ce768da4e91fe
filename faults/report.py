"""What was tried and what was lost, as a chapter of bench/RESULTS.md."""

from collections.abc import Iterable
from pathlib import Path
from statistics import median

from msgspec import Struct

from faults.checker import Found, Result

RESULTS = Path(__file__).parent.parent / "bench" / "RESULTS.md"
TITLE = "Faults"
COLUMNS = {
    "lost": "acknowledged inputs lost",
    "twice": "lines twice",
    "owners": "double owners",
    "untrue": "untrue views",
    "stale": "stale refusals",
}
assert tuple(COLUMNS) == Found.__struct_fields__


class Field(Struct, frozen=True):
    """Where it was tried."""

    tables: int
    people: int
    around: str
    """The database, and the proxy."""
    minutes: float
    moves: int


def chapter(field: Field, results: Iterable[Result], mutants: Iterable[Result]) -> str:
    rows = [result for result in results if result.tried]
    total = Result("all")
    for result in rows:
        total.add(result)
    found = ", ".join(f"{one.name} ({one.found.total or 'NOT FOUND'})" for one in mutants) or "not tried"
    return "\n".join(
        (
            f"`make faults`: three houses, {field.around}, {field.people} people at "
            f"{field.tables} tables, {field.minutes:.1f} minutes. Seconds from the fault to the next accepted move of "
            f"each table that it met; {field.moves:,} accepted moves",
            "",
            "| " + " | ".join(("", "tried", "median", "worst", *COLUMNS.values())) + " |",
            "|---" + "|---:" * (3 + len(COLUMNS)) + "|",
            *(_row(result) for result in (*rows, total)),
            "",
            f"Houses that were spoilt on purpose, and how much of it the checker found: {found}.",
        )
    )


def _row(result: Result) -> str:
    took = [f"{of(result.seconds):.2f} s" if result.seconds else "" for of in (median, max)]
    counts = [str(getattr(result.found, name)) for name in COLUMNS]
    return "| " + " | ".join((result.name, str(result.tried), *took, *counts)) + " |"


def keep(text: str, results: Path = RESULTS) -> None:
    """In the place of what was there before."""
    chapters = results.read_text("utf-8").split("\n## ")
    chapters = [f"{TITLE}\n\n{text}\n" if one.startswith(f"{TITLE}\n") else one for one in chapters]
    results.write_text("\n## ".join(chapters), "utf-8")
