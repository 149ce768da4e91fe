"""The Pressed Leaf: the five verbs."""

from random import Random
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Act, Draw, Drawn, InputOf, Left, Millis, Refused, Result, Seat, Wait, prepend_events
from parlour.core.contract import only_when_asked
from parlour.core.game import Step
from parlour.core.settings import read_settings
from parlour.lexicon import Lexicon

from . import view
from .model import GameEnded, Open, Pressed, RoundEnded, SeatLeft, Settings, State
from .rules import best, book


class Press(Struct, frozen=True):
    """What chance does: a leaf is pressed at one of these places."""

    places: tuple[str, ...]
    kind: ClassVar[type[Draw]] = Pressed

    def draw(self, rng: Random) -> Pressed:
        return Pressed(rng.choice(self.places))


class Leaf:
    id: ClassVar[str] = "leaf"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = Open
    Events: ClassVar[Any] = RoundEnded | SeatLeft | GameEnded
    Draws: ClassVar[Any] = Pressed
    States: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.book = book(lexicon)
        self.settings = read_settings(Settings, settings)
        self.span = 1000 * self.settings.seconds

    def start(self, seats: int) -> State:
        if not 2 <= seats <= 6:
            raise Refused("wrong-number-of-seats", "The Pressed Leaf is for 2 to 6 players")
        return State(self.book.places[0], self.book.places[-1], scores=(0,) * seats, words=("",) * seats)

    def wait(self, state: State) -> Wait:
        if state.winners:
            return Wait()
        if not state.leaf:
            return Wait(chance=Press(self.book.places[1:-1]), present=state.present)
        asks = {seat: (Open,) for seat in state.present if not state.words[seat]}
        return Wait(asks, until=state.until, span=self.span, present=state.present, on=f"round {state.round}")

    @only_when_asked
    def step(self, state: State, what: InputOf[Open], at: Millis) -> Step[State]:
        match what:
            case Drawn(Pressed(leaf)):
                return self._press(state, leaf, at)
            case Act(seat, Open(word)):
                return self._go_on(_with_word(state, seat, self.book.read(word, state)), at)
            case Left(seat):
                return prepend_events((SeatLeft(seat),), self._leave(state, seat, at))
            case _:
                return self._end_round(state, at)

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.settings, state, seat)

    def result(self, state: State) -> Result | None:
        return Result(state.winners, state.scores) if state.winners else None

    def _press(self, state: State, leaf: str, at: Millis) -> Step[State]:
        if leaf not in self.book.places[1:-1]:
            raise Refused("no-such-place", f"no leaf can lie at {leaf!r:.40}")
        return replace(state, leaf=leaf, until=at + self.span), ()

    def _leave(self, state: State, seat: Seat, at: Millis) -> Step[State]:
        """Remove a seat and its word. The last player left wins (LEA-11)."""
        state = replace(_with_word(state, seat, ""), gone=(*state.gone, seat))
        return self._go_on(state, at) if len(state.present) > 1 else self._end(state)

    def _go_on(self, state: State, at: Millis) -> Step[State]:
        """The round is over as soon as all have opened the book (LEA-03, LEA-05)."""
        is_complete = state.leaf and all(state.words[seat] for seat in state.present)
        return self._end_round(state, at) if is_complete else (state, ())

    def _end_round(self, state: State, at: Millis) -> Step[State]:
        """A point for the nearest; three for the leaf itself, and the game is over (LEA-06, LEA-08, LEA-09)."""
        low, high = self.book.bookmarks(state)
        ended = RoundEnded(state.words, self.book.nearest(state), low, high)
        points = 3 if state.leaf in state.words else 1
        scores = tuple(score + points * (seat in ended.nearest) for seat, score in enumerate(state.scores))
        state = replace(state, scores=scores, words=("",) * len(scores), last=ended, low=low, high=high)
        if points == 3 or state.round == self.settings.rounds:
            return prepend_events((ended,), self._end(state))
        return replace(state, round=state.round + 1, until=at + self.span), (ended,)

    def _end(self, state: State) -> Step[State]:
        winners = best(state)
        return replace(state, winners=winners), (GameEnded(state.leaf, winners),)


def _with_word(state: State, seat: Seat, word: str) -> State:
    return replace(state, words=(*state.words[:seat], word, *state.words[seat + 1 :]))
