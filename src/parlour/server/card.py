"""The picture of a link's preview as SVG: the game's name in dice, and a few lines below."""

from collections.abc import Iterator, Sequence
from html import escape

WIDTH, HEIGHT = 1200, 630
MARGIN = 80
LARGEST_DIE, SMALLEST_DIE = 104, 56
MOST_LINES = 6
LONGEST = 28
"""The longest text of a line."""
WOOD, GRAIN, LAMP, IVORY, EDGE, INK, PAPER = "#3a2618", "#4a3020", "#f3b551", "#fbf3e0", "#d8c8a6", "#2a1f16", "#f8ead2"
Line = tuple[str, str, bool]
"""The text on the left, the text on the right, and whether it is the winner's line."""


def draw(title: str, lines: Sequence[Line]) -> str:
    rows = _rows(title.upper())
    longest = max(map(len, rows))
    die = max(SMALLEST_DIE, min(LARGEST_DIE, (WIDTH - 2 * MARGIN) * 10 // (longest * 11)))
    top = 70
    drawn = [*_wood(), *_dice(rows, die, top), *_lines(lines, top + len(rows) * (die + 16) + 34)]
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(drawn)}</svg>\n'


def _rows(title: str) -> list[str]:
    """Put words on one row as long as their dice are large enough to read."""
    fits = (WIDTH - 2 * MARGIN) * 10 // (SMALLEST_DIE * 11)
    rows = [""]
    for word in title.split():
        both = f"{rows[-1]} {word}".strip()
        if len(both) <= min(fits, 14):
            rows[-1] = both
        else:
            rows.append(word[:fits])
    return [row for row in rows if row][:3]


def _wood() -> Iterator[str]:
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{WOOD}"/>'
    for y in range(0, HEIGHT, 126):
        yield f'<rect y="{y}" width="{WIDTH}" height="3" fill="{GRAIN}"/>'


def _dice(rows: Sequence[str], die: int, top: int) -> Iterator[str]:
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            x, y = MARGIN + column * (die + die // 10), top + row * (die + 16)
            if letter == " ":
                continue
            yield f'<rect x="{x}" y="{y + 5}" width="{die}" height="{die}" rx="{die // 6}" fill="{EDGE}"/>'
            yield f'<rect x="{x}" y="{y}" width="{die}" height="{die}" rx="{die // 6}" fill="{IVORY}"/>'
            middle, foot = x + die // 2, y + die * 70 // 100
            yield _text(letter, middle, foot, die * 58 // 100, INK, "middle", bold=True)


def _lines(lines: Sequence[Line], top: int) -> Iterator[str]:
    shown = lines[:MOST_LINES]
    step = min(72, (HEIGHT - top - 30) // max(1, len(shown)))
    size = min(46, step * 64 // 100)
    for n, (left, right, wins) in enumerate(shown):
        y, colour = top + step * n + size, LAMP if wins else PAPER
        yield _text(_short(left), MARGIN, y, size, colour, "start", bold=wins)
        yield _text(right, WIDTH - MARGIN, y, size, colour, "end", bold=True)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _text(text: str, x: int, y: int, size: int, colour: str, anchor: str, *, bold: bool = False) -> str:
    """A text in a serif font of the device."""
    weight = ' font-weight="700"' if bold else ""
    face = "font-family=\"Literata, 'Iowan Old Style', Georgia, 'DejaVu Serif', serif\""
    place = f'x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{colour}"'
    return f"<text {place} {face}{weight}>{escape(text)}</text>" if text else ""
