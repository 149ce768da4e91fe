"""What the players of a text environment read."""

from collections.abc import Sequence
from typing import Any

from parlour.core import AnyTable, Asks, Entry, Seat
from parlour.env.sampling import names_of


class Reading:
    """The texts of one game. Views and sentences are made once, because several players read them."""

    def __init__(self, entry: Entry, table: AnyTable, names: Sequence[str], language: str) -> None:
        self._entry = entry
        self._table = table
        self._names = names
        self._language = language
        self._typing = [f"  {line}: {does}" for line, does in entry.texts(language).typing]
        self._told: list[str] = []
        """What happened, an entry for each line of the log."""
        self._read = [0] * table.seats
        """How many lines of the log each seat knew when it typed its last line."""
        self._refused: dict[Seat, str] = {}
        self._state: Any = None
        self._views: dict[Seat, Any] = {}

    def view(self, seat: Seat) -> Any:
        """Return the view of a seat."""
        if self._state is not self._table.state:
            self._state, self._views = self._table.state, {}
        if seat not in self._views:
            self._views[seat] = self._table.view(seat)
        return self._views[seat]

    def mark_read(self, seat: Seat) -> None:
        """Note that a seat has read everything so far, a refusal too."""
        self._read[seat] = len(self._table.log)
        self._refused.pop(seat, None)

    def refuse(self, seat: Seat, because: str) -> None:
        self._refused[seat] = because

    def text(self, seat: Seat) -> str:
        parts = [f"You are {self._names[seat]}.", self._entry.text(self.view(seat), self._names, self._language)]
        self._tell()
        if told := [line for line in self._told[self._read[seat] :] if line]:
            parts.append("\n".join(told))
        if seat in self._refused:
            parts.append(f"Refused: {self._refused[seat]}")
        if seat in self._table.wait.asks:
            parts.append(self._may_type(self._table.wait.asks[seat]))
        return "\n\n".join(parts)

    def _tell(self) -> None:
        for line in self._table.log[len(self._told) :]:
            said = [self._entry.sentence(event, self._names, self._language) for event in line.events]
            self._told.append("\n".join(said))

    def _may_type(self, asks: Asks) -> str:
        lines = self._typing or [f"  {name}" for name in names_of(asks)]
        return "\n".join(["You may type:", *lines, "(an empty line: wait)"])
