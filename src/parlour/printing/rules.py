"""A game's rules in short, from its own texts: one page."""

from parlour.core import Entry
from parlour.core.extras.paper import Paper
from parlour.printing.pen import Pen
from parlour.printing.sheets import Sheets

SIDE, TOP = 24.0, 30.0


def set_rules(sheets: Sheets, entry: Entry, paper: Paper, language: str) -> None:
    pen, say, texts = sheets.pen, sheets.say, entry.texts(language)
    sheets.front(say("print-rules"))
    width = pen.width - 2 * SIDE
    pen.text(SIDE, TOP, sheets.game, pen.fitting(sheets.game, width, 30, "serif"), "serif", ink=paper.tint)
    least, most = entry.players
    players = say("print-players", least=least, most=most, minutes=entry.minutes)
    pen.text(SIDE, TOP + 8, players, 10, ink="#5b4a3a")
    pen.line((SIDE, TOP + 12), (pen.width - SIDE, TOP + 12), ink=paper.tint, thick=0.6)
    y = pen.paragraph(SIDE, TOP + 21, texts.about, width, 12.5, "serif", leading=1.45) + 4
    for number, sentence in enumerate(texts.paper or texts.how, start=1):
        pen.text(SIDE, y, str(number), 16, "serif", ink=paper.tint)
        y = pen.paragraph(SIDE + 9, y, sentence, width - 9, 11.5, leading=1.42) + 3
    if paper.needs:
        y = _section(pen, y, say("print-needs"), (paper.needs,), paper.tint)
    if paper.aids:
        _section(pen, y, say("print-aids"), paper.aids, paper.tint)


def _section(pen: Pen, y: float, head: str, lines: tuple[str, ...], tint: str) -> float:
    y += 3
    pen.text(SIDE, y, head, 11, "bold", ink=tint)
    y += 6
    for line in lines:
        y = pen.paragraph(SIDE + 9, y, line[:1].upper() + line[1:], pen.width - 2 * SIDE - 9, 9.5, leading=1.4) + 1.2
    return y
