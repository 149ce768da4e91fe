"""The values of the game: moves, events, phases and the state."""

from typing import Literal

from msgspec import Struct

from parlour.core import Event, Move, Phase, Seat
from parlour.games.stars.cipher import Cipher
from parlour.games.stars.components import Rolls

Side = Literal["alien", "scientists"]
SIDES: tuple[Side, Side] = ("alien", "scientists")


class SetCipher(Move, frozen=True):
    trust: str
    amplify: str
    suspicion: str


class Transmit(Move, frozen=True):
    """The Alien's word. `sure`: send it although the dictionary does not know it (STA-14)."""

    word: str
    sure: bool = False


class Propose(Move, frozen=True):
    """A Scientist's word; it is sent when enough of them agree (STA-16)."""

    word: str
    sure: bool = False


class GuessWords(Move, frozen=True):
    """The other side's message, a word of each column."""

    words: tuple[str, ...]


class GuessLetters(Move, frozen=True):
    trust: str
    amplify: str
    suspicion: str


class Agree(Move, frozen=True):
    """`proposal`: its number, so that nobody agrees to what was changed meanwhile."""

    proposal: int


class HandOver(Move, frozen=True):
    """The captain makes another Scientist captain."""

    to: Seat


class Talk(Move, frozen=True):
    text: str


Group = Literal["trust", "amplify", "suspicion"]
Verdict = Literal["maybe", "is", "not"]


class Mark(Move, frozen=True):
    letter: str
    group: Group
    mark: Verdict


class Note(Move, frozen=True):
    """One's whole sheet of notes, as it is from now on; the others of the side read it and have sheets of their own."""

    text: str


Moves = SetCipher | Transmit | Propose | GuessWords | GuessLetters | Agree | HandOver | Talk | Mark | Note


class Began(Event, frozen=True):
    """Cards are dealt and messages rolled; what they are is for each side alone."""


class CipherSet(Event, frozen=True):
    pass


class RoundBegan(Event, frozen=True):
    round: int


class Wrote(Event, frozen=True):
    """A side wrote down a word or a guess. Which one is shown when it is time."""

    team: int
    side: Side
    seats: tuple[Seat, ...]


class Transmitted(Event, frozen=True):
    """A word went out with its score; both are None where only its team may know them."""

    team: int
    side: Side
    seats: tuple[Seat, ...]
    word: str | None
    score: int | None


class CardShown(Event, frozen=True):
    """A side's card lies open for its partners to guess."""

    side: Side


class MessageScored(Event, frozen=True):
    """A side guessed the message of its partners. An empty guess: there was nobody left to make one."""

    team: int
    side: Side
    seats: tuple[Seat, ...]
    guess: tuple[str, ...]
    message: tuple[str, ...]
    points: int


class CipherScored(Event, frozen=True):
    team: int
    seats: tuple[Seat, ...]
    guess: Cipher | None
    points: int


class SeatLeft(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    cipher: Cipher
    points: tuple[int, ...]
    """Of each team."""


Events = (
    Began
    | CipherSet
    | RoundBegan
    | Wrote
    | Transmitted
    | CardShown
    | MessageScored
    | CipherScored
    | SeatLeft
    | GameEnded
)


class Dealing(Phase, frozen=True):
    pass


class Enciphering(Phase, frozen=True):
    """The Alien sets the cipher (STA-07)."""


class AliensWrite(Phase, frozen=True):
    pass


class ScientistsWrite(Phase, frozen=True):
    pass


class AliensGuess(Phase, frozen=True):
    """The Scientists' cards lie open (STA-18)."""


class ScientistsGuess(Phase, frozen=True):
    """The Aliens' cards lie open (STA-19)."""


class Deciphering(Phase, frozen=True):
    """The Scientists guess the cipher (STA-20)."""


class Over(Phase, frozen=True):
    pass


Phases = Dealing | Enciphering | AliensWrite | ScientistsWrite | AliensGuess | ScientistsGuess | Deciphering | Over


class Transmission(Struct, frozen=True):
    round: int
    side: Side
    word: str
    score: int


class Proposal(Struct, frozen=True):
    """What a Scientist wants to send or to guess; exactly one of the three is there."""

    number: int
    seat: Seat
    agreed: tuple[Seat, ...]
    word: str | None = None
    words: tuple[str, ...] | None = None
    letters: Cipher | None = None

    @property
    def what(self) -> tuple[str | None, tuple[str, ...] | None, Cipher | None]:
        return self.word, self.words, self.letters


class Marked(Struct, frozen=True):
    letter: str
    group: Group
    mark: Verdict
    seat: Seat


class Spoken(Struct, frozen=True):
    seat: Seat
    text: str


class Noted(Struct, frozen=True):
    seat: Seat
    text: str


class Desk(Struct, frozen=True):
    """What a side has before it, for its own eyes: its message, console, notes, talk and what it is about to do."""

    seats: tuple[Seat, ...]
    card: int = 0
    rolls: Rolls = (1, 1, 1)
    marks: tuple[Marked, ...] = ()
    notes: tuple[Noted, ...] = ()
    talk: tuple[Spoken, ...] = ()
    captain: Seat | None = None
    proposals: tuple[Proposal, ...] = ()
    proposed: int = 0
    """The number of the last proposal: counted by each team for itself, so that nobody learns how busy others are."""
    written: str | None = None
    """An Alien's word that waits for the other Alien's."""
    words: tuple[str, ...] | None = None
    """The guess of the partners' message, once it is made."""
    letters: Cipher | None = None
    """The guess of the cipher."""
    done: bool = False
    """Whether this side has done its part of the running step."""


class Team(Struct, frozen=True):
    alien: Desk
    scientists: Desk
    sent: tuple[Transmission, ...] = ()

    def desk(self, side: Side) -> Desk:
        return self.alien if side == "alien" else self.scientists


class State(Struct, frozen=True):
    teams: tuple[Team, ...]
    phase: Phases = Dealing()
    round: int = 0
    cipher: Cipher | None = None
    gone: tuple[Seat, ...] = ()


Step = tuple[State, tuple[Event, ...]]
