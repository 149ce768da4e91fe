"""What the players of a text environment read, and legal moves by chance."""

from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from functools import cache
from typing import Any

from parlour.core import AnyTable, Asks, Bot, Entry, Move, Seat
from parlour.core.extras.legal import Asked
from parlour.core.game import kebab


class Sampler:
    """The random players of one game. A game that offers no `moves` gets the moves of its weakest bot."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self._bots: dict[Seat, Bot] = {}
        """Bots remember their plans, so each seat keeps its own."""

    def clone(self) -> "Sampler":
        twin = Sampler(self._entry)
        twin._bots = deepcopy(self._bots)
        return twin

    def moves(self, seat: Seat, asked: Asked) -> Iterator[Move]:
        """Yield moves that the rules take now; nothing if there are none."""
        if self._entry.extras.moves is not None:
            yield from self._entry.extras.moves(asked)
            return
        bot = self._bots.setdefault(seat, self._entry.bot(asked.lexicon, 1))
        if (thought := bot.think(asked.view, asked.asks, asked.rng)) is not None:
            yield thought.move


@cache
def names_of(asks: Asks) -> tuple[str, ...]:
    """Return kinds of move by the names that they have on the wire: `("say", "call-no-word")`."""
    return tuple(kebab(kind.__name__) for kind in asks)


class Reading:
    """The texts of one game. Views and sentences are made once, because several players read them."""

    def __init__(self, entry: Entry, table: AnyTable, names: Sequence[str], language: str) -> None:
        self._entry, self._table, self._names, self._language = entry, table, names, language
        self._typing = "\n".join(f"  {line}: {does}" for line, does in entry.texts(language).typing)
        self._sentences: list[str] = []
        """What happened, an entry for each line of the log."""
        self._read = [0] * table.seats
        """How many lines of the log each seat knew when it typed its last line."""
        self._refused: dict[Seat, str] = {}
        self._state: Any = None
        self._views: dict[Seat, Any] = {}
        self._drawn: dict[Seat, str] = {}
        """Views as text."""

    def clone(self, table: AnyTable) -> "Reading":
        twin = copy(self)
        twin._table, twin._sentences, twin._read = table, self._sentences.copy(), self._read.copy()
        twin._refused, twin._views, twin._drawn = self._refused.copy(), self._views.copy(), self._drawn.copy()
        return twin

    def unlogged(self) -> tuple[list[int], dict[Seat, str]]:
        """Return what is not in the log: how far each seat has read, and what was refused last."""
        return self._read, self._refused

    def restore(self, read: list[int], refused: dict[Seat, str]) -> None:
        self._read, self._refused = read, refused

    def view(self, seat: Seat) -> Any:
        if self._state is not self._table.state:
            self._state, self._views, self._drawn = self._table.state, {}, {}
        if seat not in self._views:
            self._views[seat] = self._table.view(seat)
        return self._views[seat]

    def _draw(self, seat: Seat) -> str:
        view = self.view(seat)
        if seat not in self._drawn:
            self._drawn[seat] = self._entry.words(view, self._names, self._language)
        return self._drawn[seat]

    def mark_read(self, seat: Seat) -> None:
        """Note that a seat has read everything so far, a refusal too."""
        self._read[seat] = len(self._table.log)
        self._refused.pop(seat, None)

    def refuse(self, seat: Seat, because: str) -> None:
        self._refused[seat] = because

    def text(self, seat: Seat) -> str:
        parts = [f"You are {self._names[seat]}.", self._draw(seat)]
        for line in self._table.log[len(self._sentences) :]:
            said = [self._entry.sentence(event, self._names, self._language) for event in line.events]
            self._sentences.append("\n".join(said))
        if unread := [line for line in self._sentences[self._read[seat] :] if line]:
            parts.append("\n".join(unread))
        if seat in self._refused:
            parts.append(f"Refused: {self._refused[seat]}")
        if seat in self._table.wait.asks:
            lines = self._typing or "\n".join(f"  {name}" for name in names_of(self._table.wait.asks[seat]))
            parts.append(f"You may type:\n{lines}\n(an empty line: wait)")
        return "\n\n".join(parts)
