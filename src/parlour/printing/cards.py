"""Decks: fronts on one page, their backs mirrored on the next."""

from msgspec.structs import replace

from parlour.core.extras.paper import GREY, INK, Card, Deck, Letter, Lines, Message, Paper, Token
from parlour.printing.pen import POINT, Pen
from parlour.printing.sheets import Layout, Sheets, Slot, set_back, set_frame


def set_deck(sheets: Sheets, title: str, deck: Deck, paper: Paper) -> None:
    layout = Layout.most(sheets.page, deck.width, deck.height)
    for start in range(0, len(deck.cards), layout.count):
        cards = deck.cards[start : start + layout.count]
        used = Layout(layout.page, layout.size, layout.columns, -(-len(cards) // layout.columns))
        sheets.front(title, sheets.say("print-cards"))
        sheets.marks(used)
        for index, card in enumerate(cards):
            _front(sheets.pen, used.slot(index), card, paper)
        sheets.back(title)
        for index, card in enumerate(cards):
            _back(sheets.pen, used.slot(index, mirrored=True), card, card.back or sheets.game, paper)


def _front(pen: Pen, slot: Slot, card: Card, paper: Paper) -> None:
    set_frame(pen, slot, card.front.tint if isinstance(card.front, Letter | Message) else paper.tint)
    match card.front:
        case Letter() as front:
            pen.draw(paper.picture, slot.x + 4, slot.y + 4, 5)
            _letter(pen, slot, front)
        case Message() as front:
            pen.draw(paper.picture, slot.x + slot.width - 10.5, slot.y + 8.5, 6)
            _message(pen, slot, front)
        case Lines() as front:
            pen.draw(paper.picture, slot.x + slot.width - 10.5, slot.y + 4.5, 6)
            _lines(pen, slot, front)
        case Token() as front:
            _token(pen, slot, front)


def _back(pen: Pen, slot: Slot, card: Card, title: str, paper: Paper) -> None:
    if isinstance(card.front, Token) and not card.front.text:
        _front(pen, slot, card, paper)
    else:
        own = card.front.tint if isinstance(card.front, Message) else paper.tint
        set_back(pen, slot, title, replace(paper, tint=own))


def _letter(pen: Pen, slot: Slot, front: Letter) -> None:
    inner = slot.within(2.5)
    pen.middle(slot.middle, slot.y + slot.height * 0.45, front.letter, 48, "serif", ink=front.tint)
    size = pen.fitting(front.note, inner.width - 4, 8.5)
    pen.middle(slot.middle, slot.y + slot.height * 0.84, front.note, size, ink=front.tint)


def _message(pen: Pen, slot: Slot, front: Message) -> None:
    inner = slot.within(4.5)
    pen.box(inner.x, inner.y, 1.3, inner.height, fill=front.tint, ink=None, round=0.6)
    x, width = inner.x + 4, inner.width - 4
    pen.text(inner.x + inner.width, inner.y + 2.4, front.name, 7, align="right", ink=GREY)
    y = pen.paragraph(x, inner.y + 3.2, front.sentence, width - 8, 9.5, "serif", leading=1.45)
    step = min(5.2, (slot.y + slot.height - 4.5 - y) / len(front.columns[0]))
    y = slot.y + slot.height - 4.5 - step * (len(front.columns[0]) - 1) - 0.4
    wide = width / len(front.columns)
    pen.line((x, y - step), (x + width, y - step), ink=front.tint)
    for column, words in enumerate(front.columns):
        for row, word in enumerate(words):
            left = x + column * wide
            pen.text(left, y + row * step, str(row + 1), 7.5, "bold", ink=front.tint)
            pen.text(left + 3.4, y + row * step, word, pen.fitting(word, wide - 4.2, 9.5), ink=INK)


def _lines(pen: Pen, slot: Slot, front: Lines) -> None:
    inner = slot.within(4.2)
    high = inner.height / len(front.lines)
    for index, (tint, text) in enumerate(front.lines):
        y = inner.y + index * high
        pen.box(inner.x, y + 1, 2.2, high - 2, fill=tint, ink=None, round=1)
        lines, size = _set(pen, text, inner.width - 13, 11.5, 2)
        step = size * POINT * 1.25
        base = y + high / 2 - step * (len(lines) - 1) / 2 + size * POINT * 0.35
        for line in lines:
            pen.text(inner.x + 5.5, base, line, size, "bold")
            base += step
        if index:
            pen.line((inner.x + 5.5, y), (inner.x + inner.width, y), ink="#d9d0c4")


def _set(pen: Pen, text: str, width: float, size: float, most: int) -> tuple[list[str], float]:
    """Return the text in at most this number of lines, in the largest size that fits."""
    while True:
        lines = pen.lines(text, width, size, "bold")
        if (len(lines) <= most and all(pen.measure(line, size, "bold") <= width for line in lines)) or size < 6:
            return lines, size
        size -= 0.5


def _token(pen: Pen, slot: Slot, front: Token) -> None:
    side = min(slot.width, slot.height) * (0.6 if front.text else 0.66)
    y = slot.y + (slot.height - side) / 2 - (4 if front.text else 0)
    pen.draw(front.drawing, slot.middle - side / 2, y, side)
    if front.text:
        pen.middle(slot.middle, slot.y + slot.height - 8, front.text, 13, "serif")
