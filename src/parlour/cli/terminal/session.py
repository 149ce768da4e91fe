"""One game at one terminal: people at the keyboard, bots, and the real clock."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from parlour.cli.terminal.drawing import Drawings
from parlour.cli.terminal.keyboard import CLOSED, Line
from parlour.cli.terminal.phrases import how_to_type, phrase, refusal
from parlour.cli.terminal.real_dice import prompt, read_roll
from parlour.core import AnyGame, Asks, Entry, Handful, Logged, Luck, Millis, Refused, Seat, Table
from parlour.core.board import Drawing
from parlour.core.extras.presence import BotPlays
from parlour.core.flat_names import flat_of
from parlour.core.game import kebab
from parlour.core.schedule import Bots
from parlour.core.typed import read_move
from parlour.messages import catalogue


class People(Struct, frozen=True):
    """The people at one keyboard (COM-07). One person just types. Several say who they are: `2 word` or `ann: word`."""

    seats: Sequence[Seat]
    names: Sequence[str]
    language: str

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

    def read(self, line: str, asked: Sequence[Seat]) -> tuple[Seat, str]:
        """Whose line this is, and what it says. Nobody need say so where only one is asked."""
        if (seat := self.typing(line)) is not None:
            return seat, self.said(line)
        only = [one for one in self.seats if one in asked]
        if len(only) != 1:
            raise Refused("whose", phrase(self.language, "whose", name=self.names[self.seats[0]]))
        return only[0], line

    def said(self, line: str) -> str:
        """The line without the number or name that says whose it is."""
        if len(self.seats) == 1 or self.typing(line) is None:
            return line
        return (line[1:] if line[:1].isdigit() else line.partition(":")[2]).lstrip(" :")


TICK = 0.1
GO_ON = "go-on"
COMMAND = "/"
"""Lines that start with it are commands of the terminal. No word does."""


class Closed(Exception):
    """The keyboard is gone."""


class Shown(Struct, frozen=True):
    """Everything a screen needs to draw the moment."""

    drawing: Drawing
    text: str
    """The drawing in words, as far as it is unveiled."""
    said: tuple[str, ...]
    left: float | None
    """Seconds until the clock acts, """
    span: float
    """of how many; 0 where the game does not say."""
    typing: Seat | None
    line: str
    refused: str
    goes_on: bool = False
    """Somebody here is asked whether all have seen enough."""


class Screen(Protocol):
    def show(self, shown: Shown) -> None: ...


class Session:
    """`now` is the table time by a real clock, `keys` what was typed within some seconds. `extra`: how many seconds one
    of the table's takes for those who need more time (COM-16)."""

    def __init__(
        self,
        entry: Entry,
        game: AnyGame,
        people: People,
        bots: Bots,
        now: Callable[[], Millis],
        rng: Luck,
        extra: float = 1,
    ) -> None:
        self.entry, self.people, self.bots = entry, people, bots
        self.now, self.extra = now, extra
        hands = people.seats if getattr(flat_of(game), "rolls", "table") == "ours" else None
        self.table = Table(game, len(people.names), rng, hands)
        self._awaited: Handful | None = None
        self.line = Line()
        self._refusal = ("", self._asked())
        self.said: list[str] = []
        self.drawings = Drawings(entry, people.names, people.language)
        self._tell(self.table.log)

    def run(self, keys: Callable[[float], str], screen: Screen) -> None:
        """Until somebody has won, or the keyboard is closed."""
        while self.table.result is None:
            self._catch_up()
            screen.show(self.shown())
            for key in keys(TICK):
                self._press(key)
        screen.show(self.shown())

    def _catch_up(self) -> None:
        """All that bots and clocks did up to now, in the order in which it fell due."""
        now = self.now()
        self._name_bots()
        self.bots.ask(self.table, self.table.at)
        while (due := self.bots.next) and due.at <= now and not self.table.wait.is_over:
            if self._rang_before(due.at):
                continue
            self._tell(self.bots.act(self.table, due.at))
            self.bots.ask(self.table, due.at)
        self._rang_before(now + 1)
        self._await_dice()

    def _name_bots(self) -> None:
        """Tell games that ask for it which seats bots play."""
        for seat, asks in self.table.wait.asks.items() if len(self.people) else ():
            if BotPlays in asks and seat not in self.people.seats:
                self.table.act(seat, BotPlays(), self.table.at)

    def _await_dice(self) -> None:
        """Say what is to be rolled, once (COM-13)."""
        handful = next(iter(self.table.handfuls), None)
        if handful != self._awaited:
            self._awaited = handful
            if handful is not None:
                self.said.append(prompt(handful, self.people.names, self.people.language))

    def _rang_before(self, at: Millis) -> bool:
        until = self.table.wait.until
        if until is None or until >= at:
            return False
        self._tell(self.table.advance(until))
        self.bots.ask(self.table, max(until, self.table.at))
        return True

    def _press(self, key: str) -> None:
        if key == CLOSED:
            raise Closed
        line = self.line.press(key)
        if line is None or not len(self.people):
            return
        if not line.startswith(COMMAND):
            self._say(line.strip())
        elif line.removeprefix(COMMAND).strip().casefold() in ("quit", "q", "exit", "вийти"):
            raise Closed
        else:
            self._refuse("")
            self.said += how_to_type(self.people.language, self.entry)

    def _say(self, line: str) -> None:
        """Handle a typed line. An empty one means "continue" where the game asks for that, and nothing elsewhere."""
        self._refuse("")
        try:
            if self.table.handfuls:
                self._tell(self._roll(self.table.handfuls[0], line))
            else:
                self._tell(self._act(*self.people.read(line, list(self.table.wait.asks))))
        except Refused as refused:
            self._refuse(refusal(self.people.language, self.entry, refused) if line else "")
        self.bots.ask(self.table, self.table.at)

    def _roll(self, handful: Handful, line: str) -> list[Logged]:
        faces, order, level = read_roll(handful, line)
        return self.table.type_in(handful, faces, order, max(self.now(), self.table.at), level=level)

    def _act(self, seat: Seat, said: str) -> list[Logged]:
        asks = self.table.wait.asks.get(seat, ())
        on = self.table.moment
        view, people = self.table.view(seat), self.people
        move = read_move(self.entry, said, view, asks, people.names, people.language, seat)
        now = self.now()
        while self._rang_before(now):  # shown even if the move is refused
            pass
        try:
            return self.table.act(seat, move, now, on)
        except Refused as refused:
            if refused.code == "not-asked":  # a table speaks of moves and seats
                raise Refused("not-asked", catalogue(self.people.language).say("refused-not-asked")) from None
            raise

    def _refuse(self, why: str) -> None:
        self._refusal = (why, self._asked())

    @property
    def refused(self) -> str:
        """Why the last line was refused; gone once something else is asked, as it would be no answer to that."""
        why, asked = self._refusal
        return why if asked == self._asked() else ""

    def _asked(self) -> list[Asks | None]:
        return [self.table.wait.asks.get(seat) for seat in self.people.seats]

    def _tell(self, lines: list[Logged]) -> None:
        for line in lines:
            self.said += self.drawings.sentences(line.events, self.table.result)

    def shown(self) -> Shown:
        typing = self.people.typing(self.line.text)
        until, now = self.table.wait.until_for(typing), self.now()
        drawing = self.drawings.of(self.table.view(typing))
        return Shown(
            drawing=drawing,
            text=self.drawings.unveiled(drawing, now),
            said=(*self.said, *self.drawings.faults),
            left=None if until is None else self.extra * max(0, until - now) / 1000,
            span=self.extra * (self.table.wait.span or 0) / 1000,
            typing=typing,
            line=self.people.said(self.line.text),
            refused=self.refused,
            goes_on=any(kebab(kind.__name__) == GO_ON for asks in self._asked() for kind in asks or ()),
        )
