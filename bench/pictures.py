"""The plots that the docs show, from the tables of RESULTS.md: `python bench/pictures.py`, which `make bench` does."""

import re
from collections.abc import Iterator
from pathlib import Path

from plot import Bar, bars, spans
from results import table

ROOT = Path(__file__).resolve().parent.parent
RESULTS, INTO = ROOT / "bench" / "RESULTS.md", ROOT / "docs" / "pictures"
_SHARE = re.compile(r"(\d+)% \((\d+)–(\d+)\)")


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
    if times := _times(table("stars", text), 1, 2):
        yield (
            "bench-stars",
            bars("The stars: times as quick as plain enumeration (by powers of ten)", times, " ×", by_powers=True),
        )
    if times := _times(table("lexicon", text), 1, 3):
        yield (
            "bench-lexicon",
            bars("Look-ups: times as quick as a plain scan (by powers of ten)", times, " ×", by_powers=True),
        )
    costs = [
        (row[0].replace("*", ""), number(row[4]), row[0].startswith("Parlour"))
        for row in table("peers", text)
        if len(row) > 4
    ]
    if known := [(name, cost, is_ours) for name, cost, is_ours in costs if cost]:
        yield "bench-peers", bars("CPU-seconds of the server for 1,000 moves at tables of four", known, "")
    others = [row for row in table("rebus", text) if not row[0].startswith("native, ")]
    points = [(row[0], number(row[-2]), row[0].startswith(("native", "numpy"))) for row in others]
    if known := [(name, share, is_ours) for name, share, is_ours in points if share is not None]:
        yield "bench-rebus", bars("Letters Rebus: points on the same rolls, per cent of ours", known, " %")


def _times(rows: list[list[str]], ours: int, theirs: int) -> list[Bar]:
    """How many times as quick."""
    both = [(row[0], number(row[ours]), number(row[theirs])) for row in rows if len(row) > theirs]
    return [(name, slow / quick, True) for name, quick, slow in both if quick and slow]


def main() -> None:
    for name, svg in plots(RESULTS.read_text("utf-8")):
        (INTO / f"{name}.svg").write_text(svg, "utf-8")
        print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main()
