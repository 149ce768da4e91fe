"""The states of affairs of the game."""

from parlour.core import Phase
from parlour.games.stars.components.cards import Side


class Dealing(Phase, frozen=True):
    pass


class Rolling(Phase, frozen=True):
    """Cards are dealt; the sides that are still here roll for their messages with real dice, all at once (COM-13)."""

    left: tuple[tuple[int, Side], ...]


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


Phases = (
    Dealing | Rolling | Enciphering | AliensWrite | ScientistsWrite | AliensGuess | ScientistsGuess | Deciphering | Over
)
