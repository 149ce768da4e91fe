"""Pebbles: a small real game from outside, in one language and without a client of its own."""

from dataclasses import dataclass
from random import Random
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from parlour.core import (
    Act,
    Entry,
    Event,
    Input,
    Left,
    Millis,
    Move,
    Refused,
    Result,
    Seat,
    Thought,
    Wait,
    only_when_asked,
)
from parlour.core.settings import Settings as CoreSettings
from parlour.core.settings import says

Heap = Literal["left", "right"]


class Settings(CoreSettings, frozen=True, kw_only=True):
    pebbles: Annotated[
        int, says(en="How many pebbles each heap has.", uk="Скільки камінців у кожній купці.", within=(1, 20))
    ] = 6
    seconds: Annotated[int, says(en="How many seconds a turn has.", uk="Скільки секунд на хід.", within=(5, 600))] = 300


class Take(Move, frozen=True):
    """Take pebbles from one heap."""

    pebbles: Annotated[int, Meta(ge=1, le=3, title="How many", description="One, two or three.")]
    heap: Heap
    remark: Annotated[str, Meta(max_length=40)] | None = None


class Resign(Move, frozen=True):
    """Give the game to the others."""


class Took(Event, frozen=True):
    seat: Seat
    pebbles: int
    heap: Heap
    remark: str | None


class Resigned(Event, frozen=True):
    seat: Seat


class Won(Event, frozen=True):
    seats: tuple[Seat, ...]


class State(Struct, frozen=True):
    heaps: dict[Heap, int]
    seats: int
    inside: tuple[Seat, ...]
    """Players still in the game, beginning with the one on turn."""
    until: Millis
    winners: tuple[Seat, ...] = ()


class View(Struct, frozen=True):
    heaps: dict[Heap, int]
    turn: Seat | None
    you: Seat | None


@dataclass(frozen=True)
class Pebbles:
    lexicon: Any
    pebbles: int = 6
    seconds: int = 300
    id: ClassVar[str] = "pebbles"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = Take | Resign
    Events: ClassVar[Any] = Took | Resigned | Won
    Draws: ClassVar[Any] = None
    States: ClassVar[Any] = State
    View: ClassVar[Any] = View

    @property
    def settings(self) -> Settings:
        return Settings(pebbles=self.pebbles, seconds=self.seconds)

    def start(self, seats: int) -> State:
        return State({"left": self.pebbles, "right": self.pebbles}, seats, tuple(range(seats)), 1000 * self.seconds)

    def wait(self, state: State) -> Wait:
        if state.winners:
            return Wait()
        asks = {state.inside[0]: (Take, Resign)}
        return Wait(asks=asks, until=state.until, span=1000 * self.seconds, present=state.inside)

    @only_when_asked
    def step(self, state: State, what: Input, at: Millis) -> tuple[State, tuple[Event, ...]]:
        match what:
            case Act(_, Take() as take):
                return self._take(state, take, at)
            case Act(seat, Resign()) | Left(seat):
                return self._leave(state, seat, at)
            case _:
                larger: Heap = "left" if state.heaps["left"] >= state.heaps["right"] else "right"
                return self._take(state, Take(1, larger), at)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.heaps, None if state.winners else state.inside[0], seat)

    def result(self, state: State) -> Result | None:
        if not state.winners:
            return None
        return Result(state.winners, tuple(int(seat in state.winners) for seat in range(state.seats)))

    def _take(self, state: State, take: Take, at: Millis) -> tuple[State, tuple[Event, ...]]:
        left = state.heaps[take.heap] - take.pebbles
        if left < 0:
            raise Refused("too-many", take.heap)
        seat, *others = state.inside
        heaps = {**state.heaps, take.heap: left}
        winners = () if any(heaps.values()) else (seat,)
        took = Took(seat, take.pebbles, take.heap, take.remark)
        following = State(heaps, state.seats, (*others, seat), at + 1000 * self.seconds, winners)
        return following, ((took, Won(winners)) if winners else (took,))

    def _leave(self, state: State, seat: Seat, at: Millis) -> tuple[State, tuple[Event, ...]]:
        inside = tuple(one for one in state.inside if one != seat)
        winners = inside if len(inside) == 1 else ()
        gone = (Resigned(seat), Won(winners)) if winners else (Resigned(seat),)
        return State(state.heaps, state.seats, inside, at + 1000 * self.seconds, winners), gone


class Bot:
    def __init__(self, lexicon: Any, level: int) -> None:
        self.level = level

    def think(self, view: View, asks: Any, rng: Random) -> Thought | None:
        heap: Heap = max(view.heaps, key=lambda heap: view.heaps[heap])
        return Thought(Take(1, heap), 300) if asks else None


def text(view: View, names: tuple[str, ...], language: str) -> str:
    heaps = [f"{heap:>5} heap  {'o ' * count}({count})" for heap, count in view.heaps.items()]
    turn = "The game is over." if view.turn is None else f"{names[view.turn]} takes one to three pebbles."
    return "\n".join([*heaps, "", turn])


def tell(event: Event, names: tuple[str, ...], language: str) -> str:
    match event:
        case Took(seat, pebbles, heap, remark):
            return f"{names[seat]} takes {pebbles} from the {heap} heap{f': {remark}' if remark else '.'}"
        case Resigned(seat):
            return f"{names[seat]} resigns."
        case Won(seats):
            return f"{' and '.join(names[seat] for seat in seats)} won."
    return ""


ENTRY = Entry(
    id="pebbles",
    names={"en": "Pebbles"},
    players=(2, 4),
    minutes=3,
    settings=Settings,
    game=Pebbles,
    bot=Bot,
    text=text,
    tell=tell,
    package=__name__,
)
