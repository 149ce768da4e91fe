"""Finding a partner for each of some things: a die for each face, a seat for each part (augmenting paths)."""

from collections.abc import Callable, Iterable, MutableMapping
from typing import TypeVar

T = TypeVar("T")
P = TypeVar("P")


def find_partner(one: T, partners: Callable[[T], Iterable[P]], held: MutableMapping[P, T]) -> bool:
    """Give `one` a partner, if need be one whose own another partner can take over. Returns False if there is none.

    `partners`: who would do, those to be tried first in front. `held`: what each partner has.
    """
    asked: set[P] = set()

    def find(one: T) -> bool:
        for partner in partners(one):
            if partner not in asked:
                asked.add(partner)
                if partner not in held or find(held[partner]):
                    held[partner] = one
                    return True
        return False

    return find(one)
