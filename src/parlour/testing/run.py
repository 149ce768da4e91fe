"""Played games with every moment they passed through."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, Literal

import msgspec
from msgspec import Struct

from parlour.core import (
    Act,
    Alarm,
    AnyInput,
    AnyTable,
    Drawn,
    Joined,
    Left,
    Logged,
    LogMismatch,
    Millis,
    Refused,
    Table,
    Wait,
    encode,
)
from parlour.testing.variants import Variant

Scope = Literal["first", "every", "some", "few", "turns", "last", "odd"]
"""Where a law is tried in a game between bots: at its first moment, at every one, at up to 60 or 6 of them, before up
to three moves and draws of each kind, at the end. `odd`: at each kind of moment of a storm."""
AHEAD = 30
"""How many of the next lines a moment knows."""


class Run:
    """One game, played to its end or as far as it went."""

    def __init__(self, variant: Variant, seats: int, log: Sequence[Logged], failure: Exception | None = None) -> None:
        """`failure`: why the game did not get to its end."""
        self.variant, self.seats, self.log, self.failure = variant, seats, log, failure
        self.moments = list(self._moments())

    def _moments(self) -> "Iterator[Moment]":
        table: AnyTable = Table(self.variant.game, self.seats)
        yield self._now(table)
        for line in self.log:
            try:
                table.repeat(line)
            except LogMismatch:  # The game gives another answer than before. The law about replays reports it.
                return
            except Exception as wrong:
                self.failure = self.failure or wrong
                return
            yield self._now(table)

    def _now(self, table: AnyTable) -> "Moment":
        ahead = tuple(self.log[len(table.log) : len(table.log) + AHEAD])
        now = table.state, table.wait, table.at, table.draws, table.moment
        return Moment(self, len(table.log), *now, ahead, hash(encode(table.state)))

    @cached_property
    def words(self) -> list[str]:
        return words_in(self.log)

    def steps(self) -> "Iterator[tuple[Moment, Logged, Moment]]":
        """Yield each line of the log with the moments before and after it."""
        yield from zip(self.moments, self.log, self.moments[1:], strict=False)


class Moment(Struct, frozen=True, eq=False):
    """One moment of a game: a state, what it waits for, and the lines of the log before and after it."""

    run: Run
    number: int
    """How many lines of the log lead here."""
    state: Any
    wait: Wait
    at: Millis
    draws: int
    name: str
    """The round or question that a move answers now (COM-11)."""
    ahead: tuple[Logged, ...]
    fingerprint: int
    """A hash of the state when it was made, which shows later whether it was changed."""

    @property
    def variant(self) -> Variant:
        return self.run.variant

    @property
    def seats(self) -> int:
        return self.run.seats

    @property
    def log(self) -> Sequence[Logged]:
        return self.run.log[: self.number]

    @property
    def before(self) -> "Moment | None":
        return self.run.moments[self.number - 1] if self.number else None

    @property
    def kind(self) -> object:
        """Moments of one kind are alike: the same phase, the same questions, and as many players."""
        asked = frozenset(kind for kinds in self.wait.asks.values() for kind in kinds)
        phase = getattr(self.state, "phase", None)
        return phase if isinstance(phase, str) else type(phase), asked, len(self.wait.present)

    def table(self) -> AnyTable:
        """Return a table at this moment with an empty log. It rolls no dice."""
        table: AnyTable = Table(self.variant.game, self.seats)
        table.state, table.wait, table.at, table.draws = self.state, self.wait, self.at, self.draws
        return table


def words_in(lines: Iterable[Logged]) -> list[str]:
    """Return the words that moves, draws and events of a log hold."""
    return [word for line in lines for word in _words_in(msgspec.to_builtins(line))]


def _words_in(value: Any) -> Iterator[str]:
    match value:
        case str() if len(value) > 2:
            yield value
        case dict():
            yield from chain.from_iterable(_words_in(inner) for name, inner in value.items() if name != "t")
        case list() | tuple():
            yield from chain.from_iterable(map(_words_in, value))


def feed(table: AnyTable, what: AnyInput, at: Millis) -> list[Logged]:
    """Make one input at a table, after the alarms that are due before it. Returns the new lines of the log."""
    match what:
        case Act(seat, move):
            return table.act(seat, move, at)
        case Drawn(result):
            return table.draw(result, at)
        case Left(seat):
            return table.remove(seat, at)
        case Joined():
            return table.join(at)
        case Alarm():
            return table.advance(at)


def from_inputs(variant: Variant, seats: int, inputs: Iterable[tuple[Millis, AnyInput]]) -> Run:
    """Play inputs one after the other. Inputs that are refused are left out."""
    table: AnyTable = Table(variant.game, seats)
    for at, what in inputs:
        try:
            feed(table, what, max(at, table.at))
        except Refused:
            continue
    return Run(variant, seats, table.log)
