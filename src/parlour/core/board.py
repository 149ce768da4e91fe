"""What a plain table draws: a small vocabulary for games that have no client of their own, and a board as text.

`text(view, names, language)` may return a Board in place of a string. A browser draws it, a terminal prints it
(`in_words`). All parts are values: they hold what is shown, never how.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from parlour.core.game import Seat
from parlour.messages import catalogue

Faces = str | tuple[str, ...]
"""What tiles and dice show: a word, letter by letter, or a tuple of short texts."""


class _Part(Struct, frozen=True, omit_defaults=True, tag_field="t", forbid_unknown_fields=True):
    pass


class _Value(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class Tiles(_Part, frozen=True, tag="tiles"):
    """A word or letters, on flat tiles. `marked`: the places of those that stand out."""

    faces: Faces
    label: str = ""
    marked: tuple[int, ...] = ()


class Dice(_Part, frozen=True, tag="dice"):
    """Dice that were rolled. The browser tumbles them when their faces change."""

    faces: Faces
    label: str = ""
    marked: tuple[int, ...] = ()


class Card(_Value, frozen=True):
    """An open card: a few words, and a note in small letters."""

    text: str
    note: str = ""
    marked: bool = False


class Cards(_Part, frozen=True, tag="cards"):
    """Cards that everybody sees. A string is a card without a note."""

    cards: tuple[Card | str, ...]
    label: str = ""


class Hand(_Part, frozen=True, tag="hand"):
    """A hidden hand: `cards` that this seat alone sees and can cover on its screen, and `hidden` ones face down."""

    cards: tuple[Card | str, ...] = ()
    label: str = ""
    hidden: int = 0


class Row(_Value, frozen=True):
    cells: tuple[str, ...]
    marked: bool = False


class Sheet(_Part, frozen=True, tag="sheet"):
    """A sheet with rows, as on squared paper. `head` names its columns."""

    rows: tuple[Row, ...]
    label: str = ""
    head: tuple[str, ...] = ()


class Step(_Value, frozen=True):
    """One step of a reveal: a text, whose it is, and what it is worth."""

    text: str
    seat: Seat | None = None
    note: str = ""
    marked: bool = False
    """The step that decided it. It stands out once all steps are shown."""


class Reveal(_Part, frozen=True, tag="reveal"):
    """Steps that are unveiled one after the other, and the sentence that closes them."""

    steps: tuple[Step, ...]
    label: str = ""
    says: str = ""


class Score(_Value, frozen=True):
    """What is shown at a player's name."""

    points: int | str = ""
    note: str = ""
    """A few words, such as a role or the number of cards."""
    is_done: bool = False
    """The player has made their move; the others are waited for."""
    is_on: bool = False
    """It is the player's turn."""


Part = str | Tiles | Dice | Cards | Hand | Sheet | Reveal
"""A string is a paragraph."""


class Board(_Value, frozen=True, kw_only=True):
    """A view as a plain table draws it, from top to bottom."""

    phase: str = ""
    """The banner: "Round 2 of 8"."""
    says: str = ""
    """What this seat can do now, or what it waits for, in a sentence."""
    scores: tuple[Score, ...] = ()
    """By seat; empty if this game has none."""
    parts: tuple[Part, ...] = ()


Drawing = str | Board
"""What `text` of a game returns."""
GAP = "  "
MARK = "*"
DONE = "✓"
COVERED = "[?]"


def in_words(drawing: Drawing, names: Sequence[str], language: str, *, steps: int | None = None) -> str:
    """Return a view as text. `steps`: how many steps of each reveal are unveiled yet; None: all."""
    if isinstance(drawing, str):
        return drawing
    head = [line for line in (drawing.phase, drawing.says) if line]
    blocks = [head, _scores(drawing.scores, names), *(_part(part, names, language, steps) for part in drawing.parts)]
    return "\n\n".join("\n".join(lines) for lines in blocks if lines)


def _scores(scores: Iterable[Score], names: Sequence[str]) -> list[str]:
    rows = [
        (f"{'>' if one.is_on else ' '} {name}", str(one.points), DONE if one.is_done else "", one.note)
        for name, one in zip(names, scores, strict=False)
    ]
    return _columns(rows)


def _part(part: Part, names: Sequence[str], language: str, steps: int | None) -> list[str]:
    match part:
        case str():
            return [part]
        case Tiles(faces, label, marked) | Dice(faces, label, marked):
            return _labelled(label, ["".join(_tile(face, at in marked) for at, face in enumerate(faces))])
        case Cards(cards, label):
            return _labelled(label, _cards(cards))
        case Hand(cards, label, hidden):
            seen = catalogue(language).say("plain-hand-yours") if cards else ""
            backs = [" ".join([COVERED] * hidden)] if hidden else []
            return _labelled(": ".join(filter(None, (label, seen))), [*_cards(cards), *backs])
        case Sheet(rows, label, head):
            cells = _columns([head, *(row.cells for row in rows)] if head else [row.cells for row in rows])
            marks = [False] * bool(head) + [row.marked for row in rows]
            return _labelled(label, [_marked(line, mark) for line, mark in zip(cells, marks, strict=True)])
        case Reveal(all_steps, label, says):
            return _labelled(label, _reveal(all_steps, says, names, steps))


def _reveal(all_steps: Sequence[Step], says: str, names: Sequence[str], steps: int | None) -> list[str]:
    count = len(all_steps) if steps is None else min(steps, len(all_steps))
    is_whole = count == len(all_steps)
    shown = _columns([("" if one.seat is None else names[one.seat], one.text, one.note) for one in all_steps[:count]])
    lines = [_marked(line, step.marked and is_whole) for line, step in zip(shown, all_steps, strict=False)]
    waiting = [_marked("…", False)] * (len(all_steps) - count)
    return [*lines, *waiting, *([says] if says and is_whole else [])]


def _labelled(label: str, lines: list[str]) -> list[str]:
    return [label, *(f"{GAP}{line}" for line in lines)] if label else lines


def _marked(line: str, is_marked: bool) -> str:
    return f"{MARK if is_marked else ' '} {line}"


def _tile(face: str, is_marked: bool) -> str:
    return f"[{face}{MARK if is_marked else ''}]"


def _cards(cards: Iterable[Card | str]) -> list[str]:
    """Cards without notes are side by side, others below each other."""
    all_cards = [Card(card) if isinstance(card, str) else card for card in cards]
    if not any(card.note for card in all_cards):
        return [" ".join(_tile(card.text, card.marked) for card in all_cards)] if all_cards else []
    return _columns([(_tile(card.text, card.marked), card.note) for card in all_cards])


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    width = [max(len(row[at]) for row in rows if at < len(row)) for at in range(max(map(len, rows), default=0))]
    used = [at for at, most in enumerate(width) if most]
    return [GAP.join(f"{row[at]:{width[at]}}" for at in used if at < len(row)).rstrip() for row in rows]
