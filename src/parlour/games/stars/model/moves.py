"""What a seat may do."""

from typing import ClassVar, Literal

from parlour.core import Move, Seat


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


Moves = SetCipher | Transmit | Propose | GuessWords | GuessLetters | Agree | HandOver | Talk | Mark | Note
