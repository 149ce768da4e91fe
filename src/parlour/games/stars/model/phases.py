"""The phases of the game."""

from parlour.core import Phase
from parlour.games.stars.components.cards import Side


class Dealing(Phase, frozen=True):
    pass


class Rolling(Phase, frozen=True):
    """Cards are dealt. The sides roll real dice for their messages, all at the same time (COM-13)."""

    left: tuple[tuple[int, Side], ...]


class Enciphering(Phase, frozen=True):
    """The Alien sets the cipher (STA-07)."""


class AliensWrite(Phase, frozen=True):
    pass


class ScientistsWrite(Phase, frozen=True):
    pass


class AliensGuess(Phase, frozen=True):
    """The Aliens guess; they see the Scientists' cards (STA-18)."""


class ScientistsGuess(Phase, frozen=True):
    """The Scientists guess; they see the Aliens' cards (STA-19)."""


class Deciphering(Phase, frozen=True):
    """The Scientists guess the cipher (STA-20)."""


class Over(Phase, frozen=True):
    pass


Phases = (
    Dealing | Rolling | Enciphering | AliensWrite | ScientistsWrite | AliensGuess | ScientistsGuess | Deciphering | Over
)
