"""`parlour replay --step`: forward and back through a game by keys."""

from collections.abc import Callable, Iterator

from rich.console import Console, Group
from rich.text import Text

from parlour.cli.terminal.drawing import Drawings, paint_of
from parlour.cli.terminal.keyboard import CLOSED, Keyboard, raw_keys
from parlour.cli.terminal.log_files import Record
from parlour.cli.terminal.phrases import phrase, stamp
from parlour.cli.terminal.screen import painted
from parlour.core import AnyStory, Seat

KEYS = {
    "\x1b[C": 1,
    "\x1b[B": 1,
    " ": 1,
    "\n": 1,
    "n": 1,
    "\x1b[D": -1,
    "\x1b[A": -1,
    "\x7f": -1,
    "b": -1,
    "p": -1,
    "\x1b[6~": 10,
    "\x1b[5~": -10,
    "\x1b[H": -(10**9),
    "g": -(10**9),
    "\x1b[F": 10**9,
    "G": 10**9,
}
"""How far a key goes: arrows, space and Enter, Page up and down, Home and End, and the letters that pagers know."""
ENDS = ("q", CLOSED)


class Steps:
    """A game as a row of moments: before its first input, and after each."""

    def __init__(self, record: Record, story: AnyStory, names: list[str], seat: Seat | None) -> None:
        self.record, self.story, self.names, self.seat = record, story, names, seat
        self._drawings = Drawings(record.entry, names, record.heading.language)

    def __len__(self) -> int:
        return len(self.story.log)

    def shown(self, number: int) -> Group:
        """Return the view after this number of inputs, and the events of the last one."""
        record, language = self.record, self.record.heading.language
        line = record.log[number - 1] if number else None
        head = phrase(language, "step", number=number, count=len(self), stamp=stamp(line.at if line else 0, language))
        drawing = self._drawings.of(self.story.game.view(self.story.states[number], self.seat))
        said = self._drawings.sentences(line.events, self.story.result) if line else []
        return Group(
            Text(head, style="bold"),
            painted(self._drawings.whole(drawing), paint_of(drawing, record.entry.extras.terminal.paint)),
            Text(""),
            *(Text(sentence) for sentence in (*said, *self._drawings.faults)),
            Text(phrase(language, "stepping"), style="dim"),
        )


def step_through(steps: Steps, console: Console, at: int) -> None:
    """Until somebody has seen enough. Without a terminal the keys are what is piped in, and each step is printed."""
    keyboard = Keyboard()
    with raw_keys():
        _show(steps, console, at)
        for key in pressed(keyboard.keys):
            if key in ENDS:
                return
            wanted = min(max(0, at + KEYS.get(key, 0)), len(steps))
            if wanted != at:
                at = wanted
                _show(steps, console, at)


def pressed(read: Callable[[float], str]) -> Iterator[str]:
    """Keys one by one; an arrow is one of them, though it comes as three signs."""
    while True:
        typed = read(3600.0)
        while typed:
            key = next((known for known in KEYS if typed.startswith(known)), typed[0])
            yield key
            typed = typed[len(key) :]


def _show(steps: Steps, console: Console, at: int) -> None:
    if console.is_terminal:
        console.clear()
    console.print(steps.shown(at), soft_wrap=True)
