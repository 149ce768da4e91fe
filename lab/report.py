"""Figures as people read them: percentiles, and rows of a Markdown table."""

from collections.abc import Iterable
from math import nan


def percentile(values: Iterable[float], share: float) -> float:
    """Return the value that this share of the values does not exceed, or NaN if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else nan


def head(*columns: str, named: bool = True) -> str:
    """Return the first two lines of a table of numbers. Its first column has names unless `named` is False."""
    return f"{row(*columns)}\n|{'---' if named else '---:'}|{'---:|' * (len(columns) - 1)}"


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"
