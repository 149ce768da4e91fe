"""Which devices play a roll of the day from one address. Anyone can make up devices, but not addresses.

Addresses are kept in memory until the day is over, and never stored. Only a random name is stored, new for each roll,
so that the devices of a household count as one.
"""

import secrets
from typing import NamedTuple

from msgspec import Struct

from parlour.server.storage.day_plays import Which

FEW = 4
"""How many devices of one address count in the field of a roll."""
MOST = 20_000
"""How many addresses are remembered."""


class Household(Struct):
    name: str
    devices: int = 0
    knows_results: bool = False
    """Whether somebody there has seen the results."""


class Place(NamedTuple):
    """A device's place in the ranking: the name of its household, and whether it counts."""

    household: str
    counts: bool


class Households:
    def __init__(self) -> None:
        self._known: dict[tuple[Which, str], Household] = {}

    def seat(self, which: Which, address: str) -> Place:
        """Add a device. It does not count if there are too many, or somebody there knows the results already."""
        one = self._of(which, address)
        one.devices += 1
        return Place(one.name, one.devices <= FEW and not one.knows_results)

    def may_know(self, which: Which, address: str, counts: bool) -> bool:
        """Whether a device that has played may see the results of today."""
        return counts or self._of(which, address).knows_results

    def tell(self, which: Which, address: str) -> str:
        """Note that an address knows the results from now on. Returns the name of its household."""
        one = self._of(which, address)
        one.knows_results = True
        return one.name

    def _of(self, which: Which, address: str) -> Household:
        found = self._known.get((which, address))
        if found is None:
            self._known = {key: one for key, one in self._known.items() if key[0].day >= which.day}
            while len(self._known) >= MOST:
                del self._known[next(iter(self._known))]
            found = self._known[which, address] = Household(secrets.token_hex(8))
        return found
