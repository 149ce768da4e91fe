"""House words: a family's own rulings on top of the dictionary."""

import msgspec


class HouseWords(msgspec.Struct, frozen=True):
    """Part of a game's settings. Two values are equal if their rulings are, in any order.

    An allowed word also counts as a singular noun. A word that is both allowed and refused is refused.
    """

    allow: tuple[str, ...] = ()
    refuse: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        refused = sorted(set(self.refuse))
        msgspec.structs.force_setattr(self, "refuse", tuple(refused))
        msgspec.structs.force_setattr(self, "allow", tuple(sorted(set(self.allow) - set(refused))))

    def __bool__(self) -> bool:
        return bool(self.allow or self.refuse)
