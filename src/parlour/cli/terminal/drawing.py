"""A game's drawing on a terminal: its reveals step by step, and the fault of a game whose own words fail."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.cli.terminal.phrases import phrase
from parlour.core import Entry, Event, Millis, Result
from parlour.core.board import Board, Drawing, Reveal, in_words
from parlour.core.court.events import GameEnded
from parlour.core.in_words import drawing_of, sentence_of
from parlour.core.teller import Teller

A_STEP: Millis = 800
"""How long a terminal waits before it unveils the next step."""
PAINT: Mapping[str, str] = {
    r"\A.+": "bold",
    r"\[[^\]\n]+\]": "bold black on #f3e6c8",
    r"\[[^\]\n]+\*\]": "bold black on #f7cf4d",
    r"^ *\* .*": "bold yellow",
    r"✓": "green",
}
"""How a board is coloured, beside the colours of its game."""


class Drawings:
    """The drawings of one game. `faults` are sentences, each once."""

    def __init__(self, entry: Entry, names: Sequence[str], language: str) -> None:
        self.entry, self.names, self.language = entry, names, language
        self.faults: list[str] = []
        self._reveals: tuple[Reveal, ...] = ()
        self._since: Millis = 0

    def of(self, view: Any) -> Drawing:
        return drawing_of(self.entry, view, self.names, self.language, self._failed)

    def sentences(self, events: Sequence[Event], result: Result | None) -> list[str]:
        """Return events in words. The end of a game in which nobody scored names no winner (COM-26)."""
        return [self._sentence(before, event, result) for before, event in zip((None, *events), events, strict=False)]

    def _sentence(self, before: Event | None, event: Event, result: Result | None) -> str:
        teller = Teller(self.entry.package, self.names, self.language)
        if isinstance(event, GameEnded) and result:
            return teller.winners(event.winners, result.scores)
        if message := self.entry.extras.terminal.after.get((type(before), type(event))):
            return teller.say(message)
        return sentence_of(self.entry, event, self.names, self.language, self._failed)

    def whole(self, drawing: Drawing) -> str:
        return in_words(drawing, self.names, self.language)

    def unveiled(self, drawing: Drawing, now: Millis) -> str:
        """Return a drawing as text, with as many steps of its reveals as are due by `now`."""
        if isinstance(drawing, str):
            return drawing
        reveals = tuple(part for part in drawing.parts if isinstance(part, Reveal))
        if reveals != self._reveals:
            self._reveals, self._since = reveals, now
        return in_words(drawing, self.names, self.language, steps=1 + (now - self._since) // A_STEP)

    def _failed(self, wrong: Exception) -> None:
        why = f"{type(wrong).__name__}: {wrong}" if str(wrong) else type(wrong).__name__
        said = phrase(self.language, "faulty", why=" ".join(why.split()))
        if said not in self.faults:
            self.faults.append(said)


def paint_of(drawing: Drawing, own: Mapping[str, str]) -> Mapping[str, str]:
    """Return how to colour a drawing: a board has colours that its game need not name."""
    return {**PAINT, **own} if isinstance(drawing, Board) else own
