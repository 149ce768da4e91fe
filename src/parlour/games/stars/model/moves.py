"""What a table may choose, where the defaults are the printed rules, and the moves of a seat."""

from typing import Annotated, ClassVar, Literal

from parlour.core import Move, OtherSeat, Seat, says
from parlour.core import Settings as CoreSettings
from parlour.core.extras.kindness import Family
from parlour.core.extras.presence import BotPlays, PersonAway, PersonHere
from parlour.core.ways import OWN_BOX, REAL_DICE, Offers, Option, Terms
from parlour.games.stars.components.cards import Cards
from parlour.games.stars.components.cipher import CipherDraw

Mode = Literal["coop", "teams"]
PartName = Literal["alien", "scientist", "team-1 alien", "team-2 alien", "team-1 scientist", "team-2 scientist"]
"""What a seat plays (STA-30): a role and, in teams, its team."""
Place = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


class Settings(CoreSettings, frozen=True):
    mode: Mode = "coop"
    hard: bool = False
    cipher_draw: CipherDraw = "cards"
    scientists_decide: Literal["majority", "captain"] = "majority"
    alien: Place = 0
    consent_s: Annotated[int, says(within=(0, 600))] = 60
    deduction_aid: bool = False
    family: Family = False
    cards: Cards | None = None
    offers: ClassVar[Offers] = Offers(
        ways={"tomorrow": Terms(), "day": Terms()},
        options=(REAL_DICE, OWN_BOX, Option("parts", tuple[PartName, ...], ())),
    )

    @property
    def rounds(self) -> int:
        """Four (STA-09). Three with teams (STA-23) or in the hard game (STA-26)."""
        return 3 if self.mode == "teams" or self.hard else 4


class SetCipher(Move, frozen=True):
    trust: str
    amplify: str
    suspicion: str


class Transmit(Move, frozen=True):
    """The Alien's word. `sure`: send it even if the dictionary does not know it (STA-14)."""

    word: str
    sure: bool = False


class Propose(Move, frozen=True):
    """A Scientist's word. It is sent when enough Scientists agree (STA-16)."""

    word: str
    sure: bool = False


class GuessWords(Move, frozen=True):
    """A guess of the partners' message, one word of each column."""

    words: tuple[str, ...]


class GuessLetters(Move, frozen=True):
    trust: str
    amplify: str
    suspicion: str


class Agree(Move, frozen=True):
    """Agree to a proposal by its number, so that nobody agrees to one that has changed."""

    proposal: int


class Hold(Move, frozen=True):
    """Ask to wait: the proposal is not sent by time while this Scientist is connected (STA-29)."""

    is_free: ClassVar[bool] = True
    proposal: int


class Ask(Move, frozen=True):
    """Ask another Scientist for their opinion. Bots share theirs only when asked (STA-39)."""

    is_free: ClassVar[bool] = True
    to: OtherSeat


class Point(Move, frozen=True):
    """Point at words of the partners' card or at letters. It replaces what this seat pointed at before (STA-41)."""

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
    """Mark a letter, or several letters alike (STA-15)."""

    is_never_late: ClassVar[bool] = True
    letter: str
    group: Group
    mark: Verdict


class Note(Move, frozen=True):
    """Replace this seat's sheet of notes. The others of the side can read it and have their own sheets."""

    is_never_late: ClassVar[bool] = True

    text: str


_OfWords = SetCipher | Transmit | Propose | GuessWords | GuessLetters
_OfScientists = Agree | Hold | Ask | Point | HandOver
Moves = _OfWords | _OfScientists | Talk | Mark | Note | PersonHere | PersonAway | BotPlays
