"""House words: a family's own rulings on top of the dictionary."""

import msgspec


class HouseWords(msgspec.Struct, frozen=True):
    """Part of a game's settings: the same rulings are equal, in whatever order they were made.

    An allowed word counts as a singular noun as well; a word both allowed and refused is refused.
    """

    allow: tuple[str, ...] = ()
    refuse: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        refused = sorted(set(self.refuse))
        msgspec.structs.force_setattr(self, "refuse", tuple(refused))
        msgspec.structs.force_setattr(self, "allow", tuple(sorted(set(self.allow) - set(refused))))

    def __bool__(self) -> bool:
        return bool(self.allow or self.refuse)
