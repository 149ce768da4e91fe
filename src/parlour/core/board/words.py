"""A board as text, for terminals, logs and programs."""

from collections.abc import Iterable, Sequence

from parlour.core.board.parts import Board, Card, Cards, Dice, Hand, Part, Reveal, Score, Sheet, Step, Tiles
from parlour.messages import catalogue

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
