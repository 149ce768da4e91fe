"""The Longest Word: a game whose rounds are those of `parlour.core.round`.

Nothing here knows of shared devices, of tables that play until tomorrow, of votes or of appeals.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from parlour.core import Act, Asks, Draw, Drawn, Event, InputOf, Millis, Move, Phase, Refused, Result, Seat, Wait, says
from parlour.core.contract import only_when_asked
from parlour.core.court.events import Over, end_game, highest
from parlour.core.court.vote import Finish, Words
from parlour.core.flat_names import read_table
from parlour.core.game import Step, with_value
from parlour.core.round.phases import (
    Handing,
    LiesOpen,
    RoundEvents,
    RoundMoves,
    RoundState,
    Voting,
    Working,
    unfinished,
)
from parlour.core.round.secret_round import SecretRound
from parlour.core.round.task import RoundSettings, at_table
from parlour.core.round.views import RoundView, phase_view
from parlour.lexicon import Lexicon, letters

COMMON = 5.0
"""Letters are rolled as often as they are in words that are at least as common as this (Zipf)."""


class Settings(RoundSettings, frozen=True):
    seconds: Annotated[int, says(within=(15, 180))] = 60
    rounds: Annotated[int, says(within=(1, 9))] = 3


class Write(Move, frozen=True):
    """Write a word."""

    is_secret: ClassVar[bool] = True
    word: Annotated[str, Meta(max_length=64)]


class LettersRolled(Event, frozen=True):
    letters: str


class Shown(Event, frozen=True):
    words: tuple[str, ...]
    points: tuple[int, ...]


class Rolled(Draw, frozen=True):
    letters: str


class Roll(Struct, frozen=True):
    letters: str
    kind: ClassVar[type[Draw]] = Rolled

    def draw(self, rng: Random) -> Rolled:
        return Rolled("".join(rng.sample(self.letters, 9)))


class Rolling(Phase, frozen=True):
    pass


class Compared(LiesOpen, frozen=True):
    points: tuple[int, ...]


class State(RoundState, frozen=True, kw_only=True):
    phase: Rolling | Handing | Working | Voting[Compared] | Compared | Over = Rolling()
    words: tuple[str, ...]
    scores: tuple[int, ...]
    letters: str = ""
    round: int = 1
    last: Compared | None = None


class View(Struct, frozen=True):
    you: Seat | None
    phase: RoundView | Rolling | Over
    letters: str
    """Empty while this seat may not see them."""
    word: str
    """Your own, until all words are shown."""
    words: tuple[str, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Round(SecretRound[State, Compared]):
    lexicon: Lexicon
    rounds: int

    def asks(self, state: State, seat: Seat) -> Asks:
        return (Write, Finish)

    def announced(self, state: State) -> tuple[Event, ...]:
        return (LettersRolled(state.letters),)

    def used(self, state: State) -> Words:
        """Return the words and who wrote each: people may vote on them or appeal (LGW-03)."""
        return {word: tuple(s for s, own in enumerate(state.words) if own == word) for word in state.words if word}

    def is_word(self, word: str) -> bool:
        return self.lexicon.is_word(word)

    def seated(self, state: State, seat: Seat) -> State:
        return replace(state, words=(*state.words, ""), scores=(*state.scores, 0))

    def show(self, state: State, at: Millis) -> Step[State]:
        """Give a point for each letter of the longest words (LGW-04)."""
        lengths = [len(letters(word)) if word and self.is_valid(state, word) else 0 for word in state.words]
        points = tuple(length if length == max(lengths) else 0 for length in lengths)
        return replace(state, phase=Compared(points=points)), (Shown(state.words, points),)

    def enter(self, state: State, phase: Compared, at: Millis) -> Step[State]:
        scores = tuple(map(sum, zip(state.scores, phase.points, strict=True)))
        state = replace(state, scores=scores, round=state.round + 1, phase=Rolling())
        return self.end(state, None) if state.round > self.rounds else (state, ())

    def end(self, state: State, shown: Compared | None) -> Step[State]:
        return end_game(state, highest(state.scores, state.present))

    def write(self, state: State, seat: Seat, text: str) -> State:
        """Write a word of these letters. Raises `Refused` for any other (LGW-02)."""
        word = self.lexicon.read(text)
        if Counter(letters(word)) - Counter(state.letters):
            raise Refused("not-on-dice", f"{word} is not in these letters")
        return replace(unfinished(state, seat), words=with_value(state.words, seat, word))


class Longest:
    id: ClassVar[str] = "longest"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = Write | RoundMoves
    Events: ClassVar[Any] = LettersRolled | Shown | RoundEvents
    Draws: ClassVar[Any] = Rolled
    States: ClassVar[Any] = State
    View: ClassVar[Any] = View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.settings, self.options = read_table(Settings, settings)
        self.letters = "".join(map(letters, sorted(lexicon.common(COMMON))))
        time, rounds = 1000 * self.settings.seconds, self.settings.rounds
        self.round = Round(lexicon=lexicon, rounds=rounds, time=time, **at_table(self.settings, self.options))

    def start(self, seats: int) -> State:
        if not 2 <= seats <= 6:
            raise Refused("wrong-number-of-seats", "The Longest Word is for 2 to 6 players")
        return State(seats=seats, words=("",) * seats, scores=(0,) * seats)

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Rolling():
                return Wait(chance=Roll(self.letters), present=state.present)
            case Over():
                return Wait()
            case _:
                return self.round.wait(state, on=str(state.round))

    @only_when_asked
    def step(self, state: State, what: InputOf[Any], at: Millis) -> Step[State]:
        match what:
            case Drawn(Rolled(rolled)):
                return self.round.open(replace(state, letters=rolled, words=("",) * state.seats), at)
            case Act(seat, Write(word)):
                return self.round.write(state, seat, word), ()
            case _:
                return self.round.step(state, what, at)

    def takes_seats(self, state: State) -> bool:
        return self.round.takes_seats(state)

    def view(self, state: State, seat: Seat | None) -> View:
        is_open = isinstance(state.phase, LiesOpen)
        return View(
            you=seat,
            phase=phase_view(self.round, state, seat) or state.phase,  # type: ignore[arg-type]
            letters=state.letters if self.round.sees(state.phase, seat) else "",
            word="" if seat is None else state.words[seat],
            words=state.words if is_open else (),
            scores=state.scores,
        )

    def result(self, state: State) -> Result | None:
        return Result(state.phase.winners, state.scores) if isinstance(state.phase, Over) else None
