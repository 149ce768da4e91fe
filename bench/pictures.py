"""Draw the plots of the docs from the tables of RESULTS.md: `python bench/pictures.py`. `make bench` does it too."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bench.levels import rows_of, stored
from lab.results import FILE, table
from lab.servers import ROOT

INTO = ROOT / "docs" / "pictures"
OURS, OTHERS, AIM, GREY = "#c2703d", "#8aa4b8", "#7a9e6a", "#808080"
"""Readable on light and on dark pages."""
STYLE = {
    "axes.edgecolor": GREY,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "parlour",
    "text.color": GREY,
    "xtick.color": GREY,
    "ytick.color": GREY,
    "ytick.major.size": 0,
}
_SHARE = re.compile(r"(\d+)% \((\d+)–(\d+)\)")


class Bar(NamedTuple):
    label: str
    value: float | None
    is_ours: bool = True


def number(cell: str) -> float | None:
    found = re.match(r"[\d,]+(\.\d+)?", cell)
    return float(found[0].replace(",", "")) if found else None


def figures(text: str) -> Iterator[tuple[str, Figure]]:
    """Yield each plot that the results have a table for, with its name."""
    rates = [Bar(row[0].replace("`", ""), number(row[1]), _is_ours(row)) for row in table("engines", text)]
    costs = [Bar(row[0], number(row[4]), _is_ours(row)) for row in table("peers", text) if len(row) > 4]
    stars, words = _speed_ups(table("stars", text), 2), _speed_ups(table("lexicon", text), 4)
    every = {
        "bench-engines": bars("Steps a second, one core", rates, "{:,.0f}"),
        "bench-levels": levels(list(rows_of(stored()))),
        "bench-stars": bars("A Message from the Stars: speed-up over plain enumeration", stars, "{:,.0f}", is_log=True),
        "bench-lexicon": bars("Look-ups: speed-up over a plain scan", words, "{:,.0f}", is_log=True),
        "bench-peers": bars("CPU seconds of the server for 1,000 moves at tables of four", costs, "{:.2f}"),
    }
    return ((name, figure) for name, figure in every.items() if figure is not None)


def _is_ours(row: Sequence[str]) -> bool:
    return row[0].startswith("Parlour")


def _speed_ups(rows: Sequence[Sequence[str]], theirs: int) -> list[Bar]:
    both = [(row[0], number(row[1]), number(row[theirs])) for row in rows if len(row) > theirs]
    return [Bar(name, slow / quick) for name, quick, slow in both if quick and slow]


def bars(title: str, rows: Sequence[Bar], numbers: str, *, is_log: bool = False) -> Figure | None:
    known = [bar for bar in rows if bar.value]

    def draw(axes: Axes) -> None:
        colours = [OURS if bar.is_ours else OTHERS for bar in known]
        drawn = axes.barh(range(len(known)), [bar.value for bar in known], color=colours, log=is_log)
        axes.bar_label(drawn, [numbers.format(bar.value) for bar in known], padding=4)

    return _plot(title, [bar.label for bar in known], draw)


def levels(rows: Sequence[Sequence[str]]) -> Figure | None:
    """Draw how often each level wins against the one below it, with its interval and the aim."""
    pairs = ("2 : 1", "3 : 2", "4 : 3", "5 : 4")
    cells = [(f"{name}: {pair}", cell) for name, _, *shares in rows for pair, cell in zip(pairs, shares, strict=True)]
    known = [(label, *map(int, found.groups())) for label, cell in cells if (found := _SHARE.match(cell))]

    def draw(axes: Axes) -> None:
        axes.axvspan(60, 75, color=AIM, alpha=0.25)
        _, shares, lows, highs = zip(*known, strict=True)
        axes.hlines(range(len(known)), lows, highs, color=OTHERS, linewidth=3)
        axes.scatter(shares, range(len(known)), color=OURS, zorder=2)

    return _plot("Games won against the level below, per cent", [label for label, *_ in known], draw)


def _plot(title: str, labels: Sequence[str], draw: Callable[[Axes], None]) -> Figure | None:
    if not labels:
        return None
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(9, 0.9 + 0.26 * len(labels)), layout="constrained")
        axes = figure.subplots()
        draw(axes)
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.margins(x=0.12)
        axes.minorticks_off()
        figure.suptitle(title, color=GREY, weight="bold")
    return figure


def main() -> None:
    with mpl.rc_context(STYLE):
        for name, figure in figures(FILE.read_text("utf-8")):
            figure.savefig(INTO / f"{name}.svg", transparent=True, metadata={"Date": None})
            print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main()
