"""A whole file: the parts that were asked for, in the game's order."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from parlour.core import Entry, Refused, Settings
from parlour.core.extras.paper import Deck, Dice, Form, Paper
from parlour.languages import ENGLISH
from parlour.messages import catalogue
from parlour.printing.cards import set_deck
from parlour.printing.dice import set_labels, set_nets
from parlour.printing.forms import set_form
from parlour.printing.pen import Pen
from parlour.printing.sheets import PAPERS, Sheets

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


RULES, LABELS = "rules", "labels"


class Printed(Struct, frozen=True):
    data: bytes
    pages: int


def whats_of(entry: Entry, language: str = ENGLISH) -> tuple[str, ...]:
    """All that can be printed of a game, by name."""
    return tuple(_parts(entry, language))


def make(
    entry: Entry, language: str, paper: str, whats: Sequence[str] = (), settings: Settings | None = None
) -> Printed:
    """A PDF of these parts of a game, or of all; raises Refused. `settings`: those of a box of one's own (COM-09)."""
    pen = set_parts(entry, language, paper, whats, settings)
    return Printed(pen.done(), pen.pages)


def set_parts(
    entry: Entry, language: str, paper: str, whats: Sequence[str] = (), settings: Settings | None = None
) -> Pen:
    if paper not in PAPERS:
        raise Refused("no-such-paper", f"there is no paper {paper!r}; there is: {', '.join(PAPERS)}")
    if not (parts := _parts(entry, language, settings)):
        raise Refused("nothing-to-print", f"{entry.id} has nothing to print")
    for what in whats:
        if what not in parts:
            raise Refused("no-such-part", f"there is no {what!r} to print of {entry.id}; there is: {', '.join(parts)}")
    pen = Pen(*PAPERS[paper], entry.title(language), language)
    sheets = Sheets(pen, entry.title(language), catalogue(language), _paper(entry, language, settings))
    for what, put in parts.items():
        if not whats or what in whats:
            put(sheets)
    return pen


def _paper(entry: Entry, language: str, settings: Settings | None) -> Paper:
    prints = entry.extras.prints
    return Paper(()) if prints is None else prints(language, settings or entry.settings())


def _parts(entry: Entry, language: str, settings: Settings | None = None) -> dict[str, Callable[[Sheets], None]]:
    paper = _paper(entry, language, settings)
    parts: dict[str, Callable[[Sheets], None]] = {}
    if entry.texts(language).how:
        parts[RULES] = partial(set_rules, entry=entry, paper=paper, language=language)
    for part in paper.parts:
        match part.content:
            case Deck() as deck:
                parts[part.what] = partial(set_deck, title=part.title, deck=deck, paper=paper)
            case Form() as form:
                parts[part.what] = partial(set_form, title=part.title, form=form, tint=paper.tint)
            case Dice() as dice:
                parts[part.what] = partial(set_nets, title=part.title, dice=dice)
                parts[LABELS] = partial(set_labels, title=catalogue(language).say("print-labels"), dice=dice)
    return parts
