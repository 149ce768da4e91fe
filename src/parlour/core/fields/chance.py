"""Values by chance, for tests and programs that learn. They are within all limits that their field knows."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from parlour.core.fields import field as kinds
from parlour.core.fields.field import Field

NUMBERS = (-1, 0, 1, 2, 3, 5, 14, 10**9)
"""Numbers that games stumble over."""
MORE = 3
"""How many values a list has at most, beyond those that it needs."""
TRIES = 20
"""How many texts are tried until one has the right form."""


class Values:
    """Values of any field. `text` returns a text by chance."""

    def __init__(self, rng: Random, text: Callable[[], str]) -> None:
        self.rng = rng
        self.text = text

    def of(self, field: Field) -> Any:
        """Return a plain value, as JSON would hold it; None for a field that describes nothing."""
        match field:
            case kinds.SwitchField():
                return self.rng.random() < 0.5
            case kinds.NumberField():
                return self._number(field)
            case kinds.PlayerField():
                return self.rng.choice(NUMBERS)
            case kinds.TextField():
                return self._text(field)
            case kinds.ChoiceField(values=values):
                return self.rng.choice(values)
            case kinds.MaybeField(of=one):
                return self.of(one) if self.rng.random() < 0.5 else None
            case kinds.SeriesField(of=one, least=least, most=most):
                longest = least + MORE if most is None else min(most, least + MORE)
                return [self.of(one) for _ in range(self.rng.randint(least, longest))]
            case kinds.RowField(parts=parts):
                return [self.of(part.field) for part in parts]
            case kinds.GroupField(parts=parts):
                return {part.name: self.of(part.field) for part in parts}
            case kinds.TableField(key=key, of=one):
                return {self.of(key): self.of(one) for _ in range(self.rng.randrange(MORE + 1))}
            case kinds.EitherField(tag=tag, parts=parts):
                part = self.rng.choice(parts)
                return {tag: part.name, **self.of(part.field)}
            case _:
                return None

    def _number(self, field: kinds.NumberField) -> float:
        limits = [limit for limit in (field.least, field.most) if limit is not None]
        return self.rng.choice([*limits, *(one for one in NUMBERS if field.holds(one))])

    def _text(self, field: kinds.TextField) -> str:
        """Return a text of the right length, and of the right form if one is found."""
        for _ in range(TRIES if field.pattern else 1):
            text = self.text().ljust(field.least, "a")[: field.most]
            if field.pattern is None or re.search(field.pattern, text):
                break
        return text
