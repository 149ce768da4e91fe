"""Who sits at the keyboard, and whose line was typed (COM-07)."""

from collections.abc import Sequence

from msgspec import Struct

from parlour.cli.terminal.phrases import phrase
from parlour.core import Refused, Seat


class Spoken(Struct, frozen=True):
    seat: Seat
    text: str


class People:
    """The people at one keyboard. Alone, one just types; of several, each says who it is: `2 word` or `ann: word`."""

    def __init__(self, seats: Sequence[Seat], names: Sequence[str], language: str) -> None:
        self.seats = seats
        self.names = names
        self.language = language

    def __len__(self) -> int:
        return len(self.seats)

    def keys(self) -> str:
        return "  ".join(f"{seat + 1} {self.names[seat]}" for seat in self.seats)

    def typing(self, line: str) -> Seat | None:
        """Return the seat that typed a line, or None if that is unclear."""
        if len(self.seats) == 1:
            return self.seats[0]
        by_number = {str(seat + 1): seat for seat in self.seats}
        by_name = {self.names[seat].casefold(): seat for seat in self.seats}
        return by_number.get(line[:1]) if line[:1] in by_number else by_name.get(line.partition(":")[0].casefold())

    def read(self, line: str, asked: Sequence[Seat]) -> Spoken:
        """Whose line this is, and what it says. Nobody need say so where only one is asked."""
        seat = self.typing(line)
        if seat is not None:
            return Spoken(seat, self.said(line))
        only = [one for one in self.seats if one in asked]
        if len(only) != 1:
            raise Refused("whose", phrase(self.language, "whose", name=self.names[self.seats[0]]))
        return Spoken(only[0], line)

    def said(self, line: str) -> str:
        """The line without the number or name that says whose it is."""
        if len(self.seats) == 1 or self.typing(line) is None:
            return line
        return (line[1:] if line[:1].isdigit() else line.partition(":")[2]).lstrip(" :")
