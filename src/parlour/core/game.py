"""What a game is: a value and five pure functions (see DESIGN.md)."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

Seat = int
Millis = int
"""Table time since the game began (COM-02). Only a room knows the wall clock."""


def kebab(name: str) -> str:
    """CallNoWord -> call-no-word: the name of a move or event on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Move(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="t", tag=kebab):
    """Something a seat does. Moves are imperatives: Say, Write, Doubt."""

    is_never_late: ClassVar[bool] = False
    """It answers no question (a note, a word to one's partners): no moment is too late for it (COM-11)."""
    is_free: ClassVar[bool] = False
    """Who may make it need not, and nobody waits for it (a doubt, an appeal): it makes no turn of theirs (COM-22)."""


class Event(Struct, frozen=True, gc=False, tag_field="t", tag=kebab):
    """Something that happened. Every event is public at once, so none may hold a secret."""


Asks = tuple[type[Move], ...]
"""Kinds of move that one seat is asked for."""


class Draw(Struct, frozen=True, gc=False, tag_field="t", tag=kebab):
    """An outcome of chance: what was rolled, drawn or chosen by lot."""


class Phase(Struct, frozen=True, tag_field="t", tag=kebab):
    """A state of affairs a game can be in: Open, Claimed, Over."""


M_co = TypeVar("M_co", covariant=True)
D_co = TypeVar("D_co", covariant=True)


class Act(Struct, Generic[M_co], frozen=True, gc=False, tag_field="t", tag="act"):
    seat: Seat
    move: M_co


class Drawn(Struct, Generic[D_co], frozen=True, gc=False, tag_field="t", tag="drawn"):
    result: D_co


class Alarm(Struct, frozen=True, gc=False, tag_field="t", tag="alarm"):
    """The clock reached the time the state was waiting for."""


class Left(Struct, frozen=True, gc=False, tag_field="t", tag="left"):
    """The host removed this seat for good (COM-08). Dropping out for a while is no input at all."""

    seat: Seat


M = TypeVar("M")
InputOf = Act[M] | Drawn[Any] | Alarm | Left
"""What comes in at a table with moves of its own: `InputOf[Moves]`."""
Input = InputOf[Any]


class Chance(Protocol):
    """Dice or cards that the table must supply before the game can go on. `kind`: of what kind the outcome is."""

    kind: ClassVar[type[Draw]]

    def draw(self, rng: Random) -> Draw: ...


class Wait(Struct, frozen=True):
    """What a state waits for. Waiting for nothing means that the game is over."""

    asks: Mapping[Seat, Asks] = {}
    until: Millis | None = None
    chance: Chance | None = None
    present: tuple[Seat, ...] = ()
    """Who is in the game, asked or not: the seats that can still leave it."""
    span: Millis | None = None
    """How long the countdown to `until` lasts as a whole, so that nobody else has to know the rules' times."""
    on: str | None = None
    """The round or the question that a move answers now (COM-11): all may know it, and while it stays the same a move
    made for it counts. None: it is another one whenever dice or cards have come."""
    known: Mapping[Seat, Millis] | None = None
    """Where a deadline would give a secret away: who knows of one, and of which. None: all know of `until`."""
    rest: Millis | None = None
    """A pause between two rounds, in which nobody owes anything: from this moment on the host may end it (COM-23)."""
    spans: Mapping[Seat, Millis] | None = None
    """Where seats have clocks of their own (COM-19): how long the countdown of each is. None: `span` is everybody's."""

    def until_for(self, seat: Seat | None) -> Millis | None:
        """The deadline that a seat may know of (COM-03)."""
        return self.until if self.known is None else self.known.get(seat) if seat is not None else None

    def span_for(self, seat: Seat | None) -> Millis | None:
        """How long a seat's countdown lasts as a whole."""
        return self.span if self.spans is None or seat is None else self.spans.get(seat)

    @property
    def is_over(self) -> bool:
        return not self.asks and self.until is None and self.chance is None


class Result(Struct, frozen=True):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Refused(Exception):
    """Not asked for or not allowed: the state is untouched and nothing is logged (COM-04)."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code


S = TypeVar("S", bound=Struct)
Step = tuple[S, tuple[Event, ...]]
"""The next state, and what happened on the way to it."""
M_contra = TypeVar("M_contra", contravariant=True)
V_co = TypeVar("V_co", bound=Struct, covariant=True)


class Game(Protocol[S, M_contra, V_co]):
    """The rules of one game at one table's settings. It never reads a clock, rolls a die or knows a network.

    The class attributes name the game's own types, so that one codec serves all games.

    `step` takes what the state waits for and refuses all else: that is its contract, written down and held in
    `parlour.core.contract`. A game puts `@only_when_asked` on its `step` and need not check any of that again.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    Moves: ClassVar[Any]
    Events: ClassVar[Any]
    Draws: ClassVar[Any]
    States: ClassVar[Any]
    View: ClassVar[Any]

    @property
    def settings(self) -> Struct: ...

    def start(self, seats: int) -> S: ...

    def wait(self, state: S) -> Wait: ...

    def step(self, state: S, what: InputOf[M_contra], at: Millis, wait: Wait | None = None) -> Step[S]:
        """The next state, or `Refused`. `wait` spares a caller who knows `wait(state)` that it is asked for again."""

    def view(self, state: S, seat: Seat | None) -> V_co: ...

    def result(self, state: S) -> Result | None: ...


AnyGame = Game[Any, Any, Any]


def told_before(events: tuple[Event, ...], step: Step[S]) -> Step[S]:
    """The step that follows from something, with the events of that."""
    state, more = step
    return state, events + more
