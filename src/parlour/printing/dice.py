"""Dice: nets with tabs to fold and glue, and labels for blank ones."""

from math import cos, pi, sin

from parlour.core.extras.paper import GREY, STAR, Dice, Die, Face, Tint
from parlour.printing.pen import POINT, Pen, Point
from parlour.printing.sheets import Layout, Sheets, Slot

SIDE, TAB = 17.0, 5.0
NET = (4 * SIDE + TAB + 3, 3 * SIDE + 2 * TAB + 2)
LABEL = 14.0
CROSS = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""Where the six faces lie in a net, in squares. Opposite ones: 0 and 5, 1 and 3, 2 and 4."""
FLAP = "#efebe4"


def set_nets(sheets: Sheets, title: str, dice: Dice) -> None:
    layout = Layout.most(sheets.page, *NET)
    for start in range(0, len(dice.dice), layout.count):
        sheets.front(title, sheets.say("print-nets"))
        for index, die in enumerate(dice.dice[start : start + layout.count]):
            slot = layout.slot(index)
            _net(sheets.pen, slot.x, slot.y + TAB, die, f"{start + index + 1}/{len(dice.dice)}")


def set_labels(sheets: Sheets, title: str, dice: Dice) -> None:
    """A line of six is one die; two dice stand beside each other. A die without letters needs none."""
    lettered = [die for die in dice.dice if any(face.text for face in die.faces)]
    rows = -(-len(lettered) // 2)
    layout = Layout(sheets.page, (LABEL, LABEL), 12 if len(lettered) > 1 else 6, rows)
    sheets.front(title, sheets.say("print-stick"))
    sheets.marks(layout)
    for number, die in enumerate(lettered):
        row, half = divmod(number, 2)
        for index, face in enumerate(die.faces):
            _side(sheets.pen, layout.slot(row * 12 + half * 6 + index), face, die)


def _net(pen: Pen, x: float, y: float, die: Die, number: str) -> None:
    for flap in _flaps(x, y):
        pen.polygon(flap, fill=FLAP, ink=GREY, thick=0.25)
    for (column, row), face in zip(CROSS, die.faces, strict=True):
        slot = Slot(x + column * SIDE, y + row * SIDE, SIDE, SIDE)
        _side(pen, slot, face, die, fold=True)
    for start, end in _cuts(x, y):
        pen.line(start, end, thick=0.3)
    named = f"{number} {die.name}".strip()
    size = pen.fitting(named, SIDE * 2 - TAB - 2, 7.5)
    pen.text(x + 2 * SIDE + TAB + 1, y + 2 * SIDE + 4.5, named, size, ink=GREY)


def _side(pen: Pen, slot: Slot, face: Face, die: Die, *, fold: bool = False) -> None:
    pen.box(slot.x, slot.y, slot.width, slot.height, fill=die.paper, ink=None if fold else "#cfc6ba", thick=0.1)
    if fold:
        corners = [(slot.x, slot.y), (slot.x + slot.width, slot.y)]
        corners += [(x, slot.y + slot.height) for x, _ in reversed(corners)]
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            pen.line(start, end, ink=GREY, thick=0.15, dashed=True)
    x, y, side = slot.middle, slot.y + slot.height / 2, slot.width
    if face.text == STAR:
        pen.polygon(_star(x, y, side * 0.3), fill=die.ink)
    elif len(face.text) > 2:
        _words(pen, slot, face.text, die.ink)
    elif face.text:
        raised = side * 0.03 if face.dots else side * 0.05
        aside = side * 0.06 if face.value else 0.0
        size = pen.fitting(face.text, side * 0.7, side / POINT * (0.54 if face.dots else 0.6), "serif")
        pen.middle(x - aside, y - raised, face.text, size, "serif", ink=die.ink)
        _underneath(pen, slot, face, die.ink)


def _underneath(pen: Pen, slot: Slot, face: Face, ink: Tint) -> None:
    """A value, dots or a bar: they say which way up the letter is."""
    side, bottom = slot.width, slot.y + slot.height
    if face.value:
        text = str(face.value)
        pen.text(slot.x + side * 0.93, bottom - side * 0.07, text, side * 0.6, "bold", align="right", ink=ink)
    elif face.dots:
        for dot in range(face.dots):
            x = slot.middle + (dot - (face.dots - 1) / 2) * side * 0.14
            pen.disc(x, bottom - side * 0.13, side * 0.045, ink)
    else:
        y = bottom - side * 0.13
        pen.line((slot.middle - side * 0.16, y), (slot.middle + side * 0.16, y), ink=ink, thick=0.45)


def _words(pen: Pen, slot: Slot, text: str, ink: Tint) -> None:
    words = text.split(" ")
    size = min(pen.fitting(word, slot.width * 0.84, 10, "bold") for word in words)
    step = size * POINT * 1.2
    y = slot.y + slot.height / 2 - step * (len(words) - 1) / 2
    for word in words:
        pen.middle(slot.middle, y, word, size, "bold", ink=ink)
        y += step


def _flaps(x: float, y: float) -> list[list[Point]]:
    """Seven tabs: three on the lid, three on the bottom, one at the end of the belt."""
    slant = TAB * 0.8
    left, right, low, high = x + SIDE, x + 2 * SIDE, y + 2 * SIDE, y + SIDE
    flaps: list[list[Point]] = []
    for near, far in ((high, y), (low, y + 3 * SIDE)):
        inward = slant if far > near else -slant
        flaps.append([(left, near), (left - TAB, near + inward), (left - TAB, far - inward), (left, far)])
        flaps.append([(right, near), (right + TAB, near + inward), (right + TAB, far - inward), (right, far)])
        out = TAB if far > near else -TAB
        flaps.append([(left, far), (left + slant, far + out), (right - slant, far + out), (right, far)])
    end = x + 4 * SIDE
    flaps.append([(end, high), (end + TAB, high + slant), (end + TAB, low - slant), (end, low)])
    return flaps


def _cuts(x: float, y: float) -> list[tuple[Point, Point]]:
    """Edges of faces that have no tab."""
    high, low, end = y + SIDE, y + 2 * SIDE, x + 4 * SIDE
    across = [((a, line), (b, line)) for line in (high, low) for a, b in ((x, x + SIDE), (x + 2 * SIDE, end))]
    return [((x, high), (x, low)), *across]


def _star(x: float, y: float, radius: float) -> list[Point]:
    turns = [(index, radius if index % 2 == 0 else radius * 0.42) for index in range(10)]
    return [(x + far * sin(index * pi / 5), y - far * cos(index * pi / 5)) for index, far in turns]
