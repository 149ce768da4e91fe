"""The chance behind the dice of all tables."""

from os import urandom
from random import SystemRandom
from struct import unpack
from typing import Any

AT_ONCE = 128
"""How many numbers of 64 bits are read from the system at once."""


class ReadAhead(SystemRandom):
    """The system's randomness. It is read ahead, because a call of the system for each die costs more than the die."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers: list[int] = []

    def getrandbits(self, k: int, /) -> int:
        if not 0 < k <= 64:
            return super().getrandbits(k)
        try:
            number = self._numbers.pop()
        except IndexError:  # several threads may come here: each goes on with numbers of its own
            number, *self._numbers = unpack(f"{AT_ONCE}Q", urandom(8 * AT_ONCE))
        return number >> (64 - k)

    def choice(self, seq: Any) -> Any:
        """Choose by one number of 64 bits, so no choice is likelier than another by more than one in 10^17."""
        return seq[self.getrandbits(64) * len(seq) >> 64]
