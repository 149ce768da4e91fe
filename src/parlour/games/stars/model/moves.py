"""What a seat may do."""

from typing import ClassVar, Literal

from parlour.core import Move, OtherSeat, Seat
from parlour.core.extras.presence import BotPlays, PersonAway, PersonHere


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


class Hold(Move, frozen=True):
    """Wait: this proposal is not sent by time as long as the Scientist who says so is there (STA-29)."""

    is_free: ClassVar[bool] = True
    proposal: int


class Ask(Move, frozen=True):
    """Ask another Scientist what they think: a bot keeps its idea to itself until then (STA-39)."""

    is_free: ClassVar[bool] = True
    to: OtherSeat


class Point(Move, frozen=True):
    """Point at words of the partners' card or at letters, in place of what one pointed at before (STA-41)."""

    is_free: ClassVar[bool] = True
    is_secret: ClassVar[bool] = True
    at: tuple[str, ...]


class HandOver(Move, frozen=True):
    """The captain makes another Scientist captain."""

    is_never_late: ClassVar[bool] = True

    to: Seat


class Talk(Move, frozen=True):
    is_never_late: ClassVar[bool] = True
    text: str


Group = Literal["trust", "amplify", "suspicion"]
Verdict = Literal["maybe", "is", "not"]


class Mark(Move, frozen=True):
    """`letter`: one, or several that are marked alike (STA-15)."""

    is_never_late: ClassVar[bool] = True
    letter: str
    group: Group
    mark: Verdict


class Note(Move, frozen=True):
    """One's whole sheet of notes, as it is from now on; the others of the side read it and have sheets of their own."""

    is_never_late: ClassVar[bool] = True

    text: str


Moves = (
    SetCipher
    | Transmit
    | Propose
    | GuessWords
    | GuessLetters
    | Agree
    | Hold
    | Ask
    | Point
    | HandOver
    | Talk
    | Mark
    | Note
    | PersonHere
    | PersonAway
    | BotPlays
)
