"""A Ukrainian noun with its forms, from either dictionary."""

import re
from typing import NamedTuple

_DATIVE_PLURAL = re.compile("[ая]м")


class Noun(NamedTuple):
    lemma: str
    forms: frozenset[str]
    gender: str
    has_singular: bool
    is_person: bool = False
    """Whether the dictionary marks it as a man."""

    @property
    def nominative_plural(self) -> str | None:
        """The stem of the dative plural with a nominative ending: дах-ам, so дах-и; кошенят-ам, so кошенят-а."""
        stems = {form[:-2] for form in self.forms if _DATIVE_PLURAL.fullmatch(form[-2:]) and form[:-2]}
        for ending in "ая" if self.gender == "n" else "иії":
            for stem in sorted(stems):
                if stem + ending in self.forms:
                    return stem + ending
        return None
