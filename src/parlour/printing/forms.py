"""Sheets to write on: blocks under each other, several sheets on a page, the same on its back."""

from parlour.core.extras.paper import GREY, INK, Blanks, Block, Boxes, Form, Grid, Marks, Says, Squares, Tint
from parlour.printing.pen import Font, Pen
from parlour.printing.sheets import EDGE, FOOT, Layout, Sheets, Slot

RULE = "#b9ad9e"
GAP = 4.0
"""Between blocks."""


def set_form(sheets: Sheets, title: str, form: Form, tint: Tint) -> None:
    wide, high = sheets.page
    size = ((wide - 2 * EDGE) / form.across, (high - EDGE - FOOT - 10) / form.down)
    layout = Layout(sheets.page, size, form.across, form.down)
    for begin in (sheets.front, sheets.back):
        begin(title)
        sheets.marks(layout)
        for index in range(layout.count):
            _form(sheets.pen, layout.slot(index).within(3), sheets.game, form, tint)


def _form(pen: Pen, slot: Slot, game: str, form: Form, tint: Tint) -> None:
    size = pen.fitting(game, slot.width, 16, "serif")
    y = slot.y + 6
    pen.text(slot.x, y, game, size, "serif", ink=tint)
    y += 2.5
    pen.line((slot.x, y), (slot.x + slot.width, y), ink=tint, thick=0.5)
    y += GAP
    for block in form.blocks:
        y = _block(pen, Slot(slot.x, y, slot.width, slot.y + slot.height - y), block) + GAP


def _block(pen: Pen, slot: Slot, block: Block) -> float:
    """Where it ends."""
    match block:
        case Says():
            return pen.paragraph(slot.x, slot.y + 1.5, block.text, slot.width, 8, ink="#5b4a3a") - 3
        case Blanks():
            return _blanks(pen, slot, block)
        case Grid():
            return _grid(pen, slot, block)
        case Squares():
            return _squares(pen, slot, block)
        case Boxes():
            return _boxes(pen, slot, block)
        case Marks():
            return _marks(pen, slot, block)


def _blanks(pen: Pen, slot: Slot, block: Blanks) -> float:
    """The first label, then as many lines as there are labels."""
    y = slot.y + 5
    labels = [label for label in block.labels if label]
    start = slot.x + max(pen.measure(label, 9) for label in labels) + 3
    pen.text(slot.x, y, labels[0], 9)
    wide = (slot.x + slot.width - start) / len(block.labels)
    for index in range(len(block.labels)):
        left = start + index * wide
        pen.line((left, y + 0.6), (left + wide - (3 if index + 1 < len(block.labels) else 0), y + 0.6), ink=GREY)
    return y + 1


def _grid(pen: Pen, slot: Slot, block: Grid) -> float:
    unit = slot.width / sum(block.widths)
    edges = [slot.x]
    for width in block.widths:
        edges.append(edges[-1] + width * unit)
    rows = (block.heads, *block.rows)
    height = min(block.height, slot.height / len(rows))
    for row, cells in enumerate(rows):
        y = slot.y + row * height
        for column, cell in enumerate(cells):
            wide = edges[column + 1] - edges[column]
            fill = "#f4eee4" if row == 0 or cell else None
            pen.box(edges[column], y, wide, height, fill=fill, ink=RULE)
            if cell:
                font: Font = "sans" if row == 0 else "bold"
                pen.middle(edges[column] + wide / 2, y + height / 2, cell, pen.fitting(cell, wide - 2, 9), font)
    return slot.y + len(rows) * height


def _squares(pen: Pen, slot: Slot, block: Squares) -> float:
    before, worth, score = 9.5, 9.0, 12.0
    most = max(squares for squares, _ in block.rows)
    side = min(9.0, (slot.width - before - worth - score - 1) / most)
    step = min(14.5, slot.height / (len(block.rows) + 3))
    end = slot.x + slot.width
    for x, head in zip((slot.x + 4, end - score - worth / 2, end - score / 2), block.heads, strict=True):
        pen.middle(x, slot.y + 1.5, head, pen.fitting(head, 9.5, 8), ink="#5b4a3a")
    y = slot.y + 4.5
    for squares, points in block.rows:
        pen.box(slot.x, y, 8, side, ink=RULE, round=1.5)
        for index in range(squares):
            pen.box(slot.x + before + index * side, y, side, side, ink=INK, thick=0.25)
        pen.middle(end - score - worth / 2, y + side / 2, str(points), 12, "serif")
        pen.box(end - score, y, score, side, ink=RULE, round=1.5)
        y += step
    return y - step + side + 2


def _boxes(pen: Pen, slot: Slot, block: Boxes) -> float:
    side = 9.0
    wide = slot.width / len(block.groups)
    for index, (label, count) in enumerate(block.groups):
        x = slot.x + index * wide
        pen.text(x, slot.y + 3, label, 9)
        for box in range(count):
            pen.box(x + box * (side + 1.2), slot.y + 5, side, side, thick=0.25, round=1)
    return slot.y + 5 + side


def _marks(pen: Pen, slot: Slot, block: Marks) -> float:
    apart = 5.0
    wide = (slot.width - apart * (len(block.groups) - 1)) / len(block.groups)
    most = max(len(letters) for _, _, letters in block.groups)
    head = 10.0
    step = min(8.0, (slot.height - head) / most)
    for index, (name, tint, letters) in enumerate(block.groups):
        x = slot.x + index * (wide + apart)
        cell = (wide - 8) / len(block.heads)
        pen.text(x, slot.y + 2.5, name, 9, "bold", ink=tint)
        for column, text in enumerate(block.heads):
            size = min(pen.fitting(one, cell - 1, 7.5) for one in block.heads)
            pen.middle(x + 8 + (column + 0.5) * cell, slot.y + 7, text, size, ink="#5b4a3a")
        for row, letter in enumerate(letters):
            y = slot.y + head + row * step
            pen.middle(x + 3.5, y + step / 2, letter, 13, "serif", ink=tint)
            for column in range(len(block.heads)):
                pen.box(x + 8 + column * cell, y, cell, step, ink=RULE)
    return slot.y + head + most * step
