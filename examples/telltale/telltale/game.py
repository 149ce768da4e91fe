"""Telltale: every player has a secret letter, and every word they write contains it."""

from functools import cache
from random import Random
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from parlour.core import (
    Act,
    Draw,
    Drawn,
    Event,
    InputOf,
    Left,
    Millis,
    Move,
    OtherSeat,
    Refused,
    Result,
    Seat,
    Wait,
    prepend_events,
)
from parlour.core import Settings as CoreSettings
from parlour.core.contract import only_when_asked
from parlour.core.game import Step, with_value
from parlour.core.settings import read_settings, says
from parlour.lexicon import Lexicon


class Settings(CoreSettings, frozen=True):
    seconds: Annotated[int, says(within=(20, 180))] = 60
    rounds: Annotated[int, says(within=(2, 8))] = 5


class Guess(Move, frozen=True):
    """Guess another player's letter."""

    is_secret: ClassVar[bool] = True
    seat: OtherSeat
    letter: Annotated[str, Meta(max_length=4)]


class Write(Move, frozen=True):
    """Write a word that contains your letter."""

    is_secret: ClassVar[bool] = True
    word: Annotated[str, Meta(max_length=64)]


class GameBegan(Event, frozen=True):
    pass


class RoundEnded(Event, frozen=True):
    words: tuple[str, ...]
    guesses: tuple[tuple[Seat, str] | None, ...]
    found: tuple[tuple[Seat, str], ...]
    """The letters that were guessed in this round."""


class SeatLeft(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    letters: tuple[str, ...]
    winners: tuple[Seat, ...]


class Dealt(Draw, frozen=True):
    is_secret: ClassVar[bool] = True
    letters: tuple[str, ...]
    """One for each seat."""


class Deal(Struct, frozen=True):
    kind: ClassVar[type[Draw]] = Dealt
    letters: tuple[str, ...]
    seats: int

    def draw(self, rng: Random) -> Dealt:
        return Dealt(tuple(rng.choice(self.letters) for _ in range(self.seats)))


class State(Struct, frozen=True):
    letters: tuple[str, ...]
    """Secret until they are guessed, or the game is over."""
    words: tuple[str, ...]
    guesses: tuple[tuple[Seat, str] | None, ...]
    """Words and guesses of this round are secret until all have written."""
    scores: tuple[int, ...]
    shown: tuple[tuple[str, ...], ...] = ()
    """The words of earlier rounds."""
    found: tuple[Seat, ...] = ()
    until: Millis = 0
    gone: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.scores)) if seat not in self.gone)


class View(Struct, frozen=True):
    you: Seat | None
    rounds: int
    letter: str
    """Your own, like `word` and `guess`."""
    word: str
    guess: tuple[Seat, str] | None
    written: tuple[Seat, ...]
    letters: tuple[str, ...]
    """Those that everybody knows; the others are empty."""
    shown: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    present: tuple[Seat, ...]
    found: tuple[Seat, ...]
    winners: tuple[Seat, ...]


class Telltale:
    id: ClassVar[str] = "telltale"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = Guess | Write
    Events: ClassVar[Any] = GameBegan | RoundEnded | SeatLeft | GameEnded
    Draws: ClassVar[Any] = Dealt
    States: ClassVar[Any] = State
    View: ClassVar[Any] = View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings = read_settings(Settings, settings)
        self.letters = tuple(words_with(lexicon))
        self.span = 1000 * self.settings.seconds

    def start(self, seats: int) -> State:
        if not 2 <= seats <= 6:
            raise Refused("wrong-number-of-seats", "Telltale is for 2 to 6 players")
        return State(("",) * seats, ("",) * seats, (None,) * seats, (0,) * seats)

    def wait(self, state: State) -> Wait:
        if state.winners:
            return Wait()
        if not state.until:
            return Wait(chance=Deal(self.letters, len(state.scores)), present=state.present)
        asks = {seat: (Guess, Write) for seat in state.present if not state.words[seat]}
        on = f"round {len(state.shown)}"
        return Wait(asks, until=state.until, span=self.span, present=state.present, on=on)

    @only_when_asked
    def step(self, state: State, what: InputOf[Guess | Write], at: Millis) -> Step[State]:
        match what:
            case Drawn(Dealt(letters)) if len(letters) == len(state.scores) and set(letters) <= set(self.letters):
                return replace(state, letters=letters, until=at + self.span), (GameBegan(),)
            case Drawn():
                raise Refused("bad-letters", "deal a letter to each player")
            case Act(seat, Guess(other, letter)):
                guess = self._suspicion(state, seat, other, letter.strip().lower())
                return replace(state, guesses=with_value(state.guesses, seat, guess)), ()
            case Act(seat, Write(word)):
                word = self._telling(word, state.letters[seat])
                return self._go_on(replace(state, words=with_value(state.words, seat, word)), at)
            case Left(seat):
                return prepend_events((SeatLeft(seat),), self._leave(state, seat, at))
            case _:
                return self._end_round(state, at)

    def view(self, state: State, seat: Seat | None) -> View:
        own = ("", "", None) if seat is None else (state.letters[seat], state.words[seat], state.guesses[seat])
        written = tuple(other for other, word in enumerate(state.words) if word)
        letters = tuple(x if state.winners or at in state.found else "" for at, x in enumerate(state.letters))
        public = (written, letters, state.shown, state.scores, state.present, state.found, state.winners)
        return View(seat, self.settings.rounds, *own, *public)

    def result(self, state: State) -> Result | None:
        return Result(state.winners, state.scores) if state.winners else None

    def _suspicion(self, state: State, seat: Seat, other: Seat, letter: str) -> tuple[Seat, str]:
        if other not in hidden(state.present, state.found, seat):
            raise Refused("nobody-to-guess", "guess another player whose letter nobody knows")
        if letter not in self.letters:
            raise Refused("bad-letter", f"guess one of these letters: {' '.join(self.letters).upper()}")
        return other, letter

    def _telling(self, text: str, letter: str) -> str:
        word = self.lexicon.read(text)
        if not self.lexicon.is_word(word):
            raise Refused("no-word", f"{word} is not in the dictionary")
        if letter not in word or not 4 <= len(word) <= 7:
            raise Refused("not-telling", "write a word of 4 to 7 letters that contains your letter")
        return word

    def _leave(self, state: State, seat: Seat, at: Millis) -> Step[State]:
        state = replace(state, gone=(*state.gone, seat), words=with_value(state.words, seat, ""))
        return self._go_on(state, at) if len(state.present) > 1 else self._end(state)

    def _go_on(self, state: State, at: Millis) -> Step[State]:
        is_complete = state.until and all(state.words[seat] for seat in state.present)
        return self._end_round(state, at) if is_complete else (state, ())

    def _end_round(self, state: State, at: Millis) -> Step[State]:
        """A word whose letter stays unknown scores 1, a right guess 2."""
        letters = tuple(enumerate(state.letters))
        ended = RoundEnded(state.words, state.guesses, tuple(one for one in letters if one in state.guesses))
        known = (*state.found, *(seat for seat, _ in ended.found))
        kept = [bool(word) and seat not in known for seat, word in enumerate(state.words)]
        right = [2 * (guess in letters) for guess in state.guesses]
        scores = tuple(map(sum, zip(state.scores, kept, right, strict=True)))
        state = replace(state, scores=scores, shown=(*state.shown, state.words), found=known, until=at + self.span)
        state = replace(state, words=("",) * len(scores), guesses=(None,) * len(scores))
        is_last = len(state.shown) == self.settings.rounds or not set(state.present) - set(state.found)
        return prepend_events((ended,), self._end(state)) if is_last else (state, (ended,))

    def _end(self, state: State) -> Step[State]:
        most = max(state.scores[seat] for seat in state.present)
        winners = tuple(seat for seat in state.present if state.scores[seat] == most)
        return replace(state, winners=winners), (GameEnded(state.letters, winners),)


def hidden(present: tuple[Seat, ...], found: tuple[Seat, ...], seat: Seat | None) -> list[Seat]:
    """Return the players that a seat may guess."""
    return [other for other in present if other != seat and other not in found]


@cache
def words_with(lexicon: Lexicon) -> dict[str, list[str]]:
    """Return common words by the letters they contain. Rare letters are left out: they would give too much away."""
    words = [word for word in lexicon.common(3.5).at_least(4) if len(word) <= 7 and lexicon.is_polite(word)]
    found = {letter: [word for word in words if letter in word] for letter in lexicon.alphabet.letters}
    return {letter: with_it for letter, with_it in found.items() if 8 * len(with_it) > len(words)}
