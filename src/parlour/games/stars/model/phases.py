"""The states of affairs of the game."""

from parlour.core import Phase


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
