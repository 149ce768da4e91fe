"""House words: a family's own rulings on top of the dictionary."""

import msgspec

IN = ": "
"""Between a category and an answer."""


class HouseWords(msgspec.Struct, frozen=True):
    """Part of a game's settings. Two values are equal if their rulings are, in any order.

    An allowed word also counts as a singular noun. A word that is both allowed and refused is refused. Answers to a
    category stand among them with its id, as `animal: yeti`.
    """

    allow: tuple[str, ...] = ()
    refuse: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        refused = sorted(set(self.refuse))
        msgspec.structs.force_setattr(self, "refuse", tuple(refused))
        msgspec.structs.force_setattr(self, "allow", tuple(sorted(set(self.allow) - set(refused))))

    def answers(self, category: str) -> tuple[tuple[str, bool], ...]:
        """Return the answers that a family has ruled on, and whether they fit."""
        ruled = (*((text, False) for text in self.refuse), *((text, True) for text in self.allow))
        parts = ((text.partition(IN), fits) for text, fits in ruled)
        return tuple((answer, fits) for (of, _, answer), fits in parts if answer and of == category)

    def __bool__(self) -> bool:
        return bool(self.allow or self.refuse)
