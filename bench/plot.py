"""Plots as plain SVG, written by hand: bars, and intervals beside an aim. They look right on light and on dark."""

from collections.abc import Sequence
from html import escape
from math import log10

WIDTH, LINE, TEXT, ROOM = 840, 24, 340, 90
"""Of a plot and of one line in it; what labels take on the left and numbers on the right."""
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.b{fill:#8aa4b8}.o{fill:#c2703d}.a{fill:#7a9e6a;opacity:.25}"
    ".w{stroke:#8aa4b8;stroke-width:3}@media(prefers-color-scheme:dark){text{fill:#ddd}}"
)
Bar = tuple[str, float, bool]
"""A label, a number, and whether it is ours."""
Span = tuple[str, float, float, float]
"""A label, from, the middle, to."""


def bars(title: str, rows: Sequence[Bar], unit: str, *, by_powers: bool = False) -> str:
    """By powers of ten: for numbers that differ a thousandfold; all of them more than 1."""
    most = max(value for _, value, _ in rows)
    digits = 0 if most >= 100 else 1 if most >= 10 else 2
    lines = []
    for n, (label, value, is_ours) in enumerate(rows):
        share = log10(value) / log10(most) if by_powers else value / most
        long, y, kind = (WIDTH - TEXT - ROOM) * share, _y(n), "o" if is_ours else "b"
        lines += [
            _label(label, y),
            f'<rect class="{kind}" x="{TEXT}" y="{y - 12}" width="{max(1.0, long):.1f}" height="16"/>',
            f'<text x="{TEXT + long + 6:.1f}" y="{y}">{value:,.{digits}f}{unit}</text>',
        ]
    return _plot(title, len(rows), lines)


def spans(title: str, rows: Sequence[Span], low: float, high: float, aim: tuple[float, float]) -> str:
    def x(value: float) -> float:
        return TEXT + (WIDTH - TEXT - ROOM) * (value - low) / (high - low)

    tall = LINE * len(rows)
    lines = [f'<rect class="a" x="{x(aim[0]):.1f}" y="36" width="{x(aim[1]) - x(aim[0]):.1f}" height="{tall}"/>']
    for n, (label, least, middle, most) in enumerate(rows):
        y = _y(n)
        lines += [
            _label(label, y),
            f'<line class="w" x1="{x(least):.1f}" x2="{x(most):.1f}" y1="{y - 4}" y2="{y - 4}"/>',
            f'<circle class="o" cx="{x(middle):.1f}" cy="{y - 4}" r="4"/>',
            f'<text x="{WIDTH - ROOM + 16}" y="{y}">{middle:.0f} %</text>',
        ]
    return _plot(title, len(rows), lines)


def _y(row: int) -> int:
    return 52 + LINE * row


def _label(label: str, y: int) -> str:
    return f'<text x="{TEXT - 8}" y="{y}" text-anchor="end">{escape(label)}</text>'


def _plot(title: str, rows: int, lines: Sequence[str]) -> str:
    box = f"0 0 {WIDTH} {48 + LINE * rows}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{escape(title)}">'
    named = f'<text x="8" y="20" font-weight="600">{escape(title)}</text>'
    return "\n".join([head, f"<style>{STYLE}</style>", named, *lines, "</svg>", ""])
