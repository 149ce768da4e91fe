"""The plots that the docs show, from the tables of RESULTS.md: `python bench/pictures.py`, which `make bench` does."""

import re
from collections.abc import Iterator
from itertools import dropwhile, takewhile
from pathlib import Path

from plot import bars, spans

ROOT = Path(__file__).resolve().parent.parent
RESULTS, INTO = ROOT / "bench" / "RESULTS.md", ROOT / "docs" / "pictures"
_SHARE = re.compile(r"(\d+)% \((\d+)–(\d+)\)")


def table(name: str, text: str) -> list[list[str]]:
    """The cells of the first table that a benchmark printed, without its head."""
    chapter = text.split(f"`bench/{name}.py`", 1)[-1].split("\n## ", maxsplit=1)[0]
    lines = dropwhile(lambda line: not line.startswith("|"), chapter.splitlines())
    rows = [line.strip("| ").split(" | ") for line in takewhile(lambda line: line.startswith("|"), lines)]
    return [[cell.strip(" *") for cell in row] for row in rows[2:]] if len(rows) > 2 else []


def number(cell: str) -> float | None:
    found = re.match(r"[\d,]+(\.\d+)?", cell)
    return float(found[0].replace(",", "")) if found else None


def plots(text: str) -> Iterator[tuple[str, str]]:
    rates = [(row[0].replace("*", "").replace("`", ""), number(row[1])) for row in table("engines", text)]
    found = [(name, rate, name.startswith("Parlour")) for name, rate in rates if rate is not None]
    if found:
        yield "bench-engines", bars("Steps a second, one core", found, "")
    shares = [
        (f"{row[0]}: {pair}", *(float(part) for part in (share[2], share[1], share[3])))
        for row in table("levels", text)
        for pair, cell in zip(("2 : 1", "3 : 2", "4 : 3", "5 : 4"), row[2:6], strict=True)
        if (share := _SHARE.match(cell))
    ]
    if shares:
        yield "bench-levels", spans("Games won against the level below, per cent", shares, 40, 100, (60, 75))
    deduced = [(row[0], number(row[1]), number(row[2])) for row in table("stars", text) if len(row) > 2]
    times = [(name, slow / quick, True) for name, quick, slow in deduced if quick and slow]
    if times:
        yield (
            "bench-stars",
            bars(
                "The stars: how many times as quick as plain enumeration (by powers of ten)",
                times,
                " ×",
                by_powers=True,
            ),
        )


def main() -> None:
    for name, svg in plots(RESULTS.read_text("utf-8")):
        (INTO / f"{name}.svg").write_text(svg, "utf-8")
        print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main()
