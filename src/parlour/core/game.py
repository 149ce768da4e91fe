"""What a game is: a value and five pure functions (see DESIGN.md)."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Annotated, Any, ClassVar, Final, Generic, Protocol, TypeVar

from msgspec import Meta, Struct

SEAT = "seat"
Seat = Annotated[int, Meta(extra_json_schema={"format": SEAT})]
"""A place at the table, from 0. The schema marks it, so that people choose a Seat in a move by a player's name."""
OTHER_SEAT = "other-seat"
OtherSeat = Annotated[int, Meta(extra_json_schema={"format": OTHER_SEAT})]
"""In a move: another player. People are offered everyone but themselves; the game still has to check it."""
Millis = int
"""Milliseconds of table time since the game began (COM-02). Only a room knows the wall clock."""


@cache
def kebab(name: str) -> str:
    """Return the name of a move or event on the wire: CallNoWord -> call-no-word."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Move(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="t", tag=kebab):
    """Something a seat does. Moves are imperatives: Say, Write, Doubt."""

    is_never_late: ClassVar[bool] = False
    """True for moves that answer no question (a note, a chat message): they are never too late (COM-11)."""
    is_free: ClassVar[bool] = False
    """True for moves that nobody waits for (a doubt, an appeal): being asked for one is not a turn (COM-22)."""
    is_secret: ClassVar[bool] = False
    """True for moves that no event may tell while the same moment lasts (COM-03). `parlour.testing` checks it."""
    open_fields: ClassVar[tuple[str, ...]] = ()
    """Fields that everybody may see at once although no event tells them (the word that a vote is about)."""


class Event(Struct, frozen=True, gc=False, tag_field="t", tag=kebab):
    """Something that happened. Every event is public at once, so none may hold a secret."""


Asks = tuple[type[Move], ...]
"""The kinds of move that one seat is asked for."""


class Draw(Struct, frozen=True, gc=False, tag_field="t", tag=kebab):
    """An outcome of chance: what was rolled, drawn or chosen by lot."""

    is_secret: ClassVar[bool] = False
    """True for draws that no event may tell at once (COM-03). If a field has a part for each seat, only that seat may
    see its part. `parlour.testing` checks it."""

    @property
    def letter_rolls(self) -> tuple[Sequence[str], ...]:
        """Rolls of letters that people make words of, if there are any."""
        return ()


class Phase(Struct, frozen=True, tag_field="t", tag=kebab):
    """A state of affairs a game can be in: Open, Claimed, Over."""


M_co = TypeVar("M_co", covariant=True)
D_co = TypeVar("D_co", covariant=True)


class Act(Struct, Generic[M_co], frozen=True, gc=False, tag_field="t", tag="act"):
    """A `seat` makes a `move`."""

    seat: Seat
    move: M_co


class Drawn(Struct, Generic[D_co], frozen=True, gc=False, tag_field="t", tag="drawn"):
    """Dice, cards or lots that the table supplied: the `result` of chance."""

    result: D_co


class Alarm(Struct, frozen=True, gc=False, tag_field="t", tag="alarm"):
    """The clock reached the time the state was waiting for."""


class Left(Struct, frozen=True, gc=False, tag_field="t", tag="left"):
    """The host removed this `seat` for good (COM-08). Dropping out for a while is not an input."""

    seat: Seat


class Joined(Struct, frozen=True, gc=False, tag_field="t", tag="joined"):
    """Another player sat down after the start. They get the seat after the last one (COM-32)."""


M = TypeVar("M")
InputOf = Act[M] | Drawn[Any] | Alarm | Left
"""The inputs of a game with its own moves: `InputOf[Moves]`."""
Input = InputOf[Any]
AnyInput = Input | Joined
"""All inputs of a log. `Joined` reaches only games that take seats."""


class Chance(Protocol):
    """Dice or cards that the table must supply before the game can go on. `kind`: the type of the outcome."""

    kind: ClassVar[type[Draw]]

    def draw(self, rng: Random) -> Draw: ...


class Wait(Struct, frozen=True):
    """What a state waits for. A game that waits for nothing is over.

    - `asks`: the kinds of move that each seat may make now.
    - `until`: when the alarm rings. None: no clock runs.
    - `chance`: dice or cards that the table must supply before anything else.
    - `present`: the seats still in the game, whether asked or not.
    - `span`: the whole length of the countdown to `until`.
    - `on`: the round or question that a move answers now (COM-11), known to everybody. While it stays the same, a move
      made for it counts. None: it changes with every draw.
    - `known`: deadlines by seat, where `until` would give a secret away. None: everybody knows `until`.
    - `rest`: during a pause between two rounds, when the host may end it (COM-23).
    - `spans`: lengths of countdowns by seat, where seats have their own clocks (COM-19). None: `span` is everybody's.
    """

    asks: Mapping[Seat, Asks] = {}
    until: Millis | None = None
    chance: Chance | None = None
    present: tuple[Seat, ...] = ()
    span: Millis | None = None
    on: str | None = None
    known: Mapping[Seat, Millis] | None = None
    rest: Millis | None = None
    spans: Mapping[Seat, Millis] | None = None

    def until_for(self, seat: Seat | None) -> Millis | None:
        """Return the deadline that a seat may know (COM-03)."""
        return self.until if self.known is None else self.known.get(seat) if seat is not None else None

    def span_for(self, seat: Seat | None) -> Millis | None:
        """Return the whole length of a seat's countdown."""
        return self.span if self.spans is None or seat is None else self.spans.get(seat)

    @property
    def is_over(self) -> bool:
        return not self.asks and self.until is None and self.chance is None


class Result(Struct, frozen=True):
    """How a game ended: `winners` by seat, several if they share the win, and the `scores` of all seats."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    @property
    def crowned(self) -> tuple[Seat, ...]:
        """The winners that get a crown: nobody, if nobody scored or all win and nobody is beaten (COM-26)."""
        is_won = not self.scores or (max(self.scores) > 0 and len(self.winners) < len(self.scores))
        return self.winners if is_won else ()


class Refused(Exception):
    """An input was not asked for or is not allowed. The state is unchanged and nothing is logged (COM-04)."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code


S = TypeVar("S", bound=Struct)
Step = tuple[S, tuple[Event, ...]]
"""The next state, and the events on the way to it."""
M_contra = TypeVar("M_contra", contravariant=True)
V_co = TypeVar("V_co", bound=Struct, covariant=True)


class Game(Protocol[S, M_contra, V_co]):
    """The rules of one game at one table's settings. It never reads a clock, rolls a die or knows a network.

    The class attributes name the game's own types, so that one codec serves all games.

    `step` takes only what the state waits for; see `parlour.core.contract`. A game puts `@only_when_asked` on its
    `step` and need not check that itself.
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
        """Return the next state and the events. Raises `Refused`. A caller that knows `wait(state)` may pass it."""

    def view(self, state: S, seat: Seat | None) -> V_co: ...

    def result(self, state: S) -> Result | None: ...


AnyGame = Game[Any, Any, Any]


def takes_seats(game: object, state: object) -> bool:
    """Return whether another player may sit down: on the first day, if the game has this method and agrees (COM-32)."""
    ask = getattr(game, "takes_seats", None)
    return ask is not None and bool(ask(state))


T = TypeVar("T")


def with_value(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return a tuple with one value replaced."""
    return (*values[:place], value, *values[place + 1 :])


def prepend_events(events: tuple[Event, ...], step: Step[S]) -> Step[S]:
    """Return a step with earlier events put before its own."""
    state, more = step
    return state, events + more


told_before = prepend_events
"""The name of `prepend_events` in 0.2, for games from outside."""


DAY: Millis = 86_400_000
"""The time for everything a seat is asked for (COM-18)."""
TOMORROW: Final = "tomorrow"


def waited_for(wait: Wait) -> tuple[Seat, ...]:
    """Return the seats whose turn it is: those asked for something that the table waits for (COM-22)."""
    awaited = (seat for seat, asks in wait.asks.items() if not all(one.is_never_late or one.is_free for one in asks))
    return tuple(sorted(awaited))
