"""Roots of borrowed Ukrainian words, which take suffixes of their own: консультація, консультант, консультувати."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

_TABLE = json.loads((Path(__file__).parent / "foreign.json").read_text("utf-8"))
_STRONG = tuple(_TABLE["strong"].split())
_WEAK = ("", *_TABLE["weak"].split())
_PREFIXES = tuple(_TABLE["prefixes"].split())
_SHORTEST = 4
_BEYOND_CHANCE = 5
_SHORTEST_AFTER_PREFIX = 6


class ForeignRoots(NamedTuple):
    """What is left of a word without its suffix. Few native words have a strong one, many words have a weak one."""

    strong: frozenset[str]
    weak: frozenset[str]

    def shared(self, other: "ForeignRoots", shortest: int) -> frozenset[str]:
        """The roots that both have. A short one counts only if one of the words has a strong suffix."""
        either = self.strong & (other.strong | other.weak) | self.weak & other.strong
        long = frozenset(root for root in self.weak & other.weak if len(root) >= _BEYOND_CHANCE)
        return frozenset(root for root in either | long if len(root) >= shortest)


def foreign_roots(lemmas: Iterable[str], is_known: Callable[[str], bool]) -> ForeignRoots:
    words = [word for lemma in lemmas for word in (lemma, *_unprefixed(lemma, is_known))]
    return ForeignRoots(*(frozenset(_without(words, suffixes)) for suffixes in (_STRONG, _WEAK)))


def _unprefixed(lemma: str, is_known: Callable[[str], bool]) -> Iterator[str]:
    for prefix in _PREFIXES:
        bare = lemma.removeprefix(prefix)
        if bare != lemma and len(bare) >= _SHORTEST_AFTER_PREFIX and is_known(bare):
            yield bare


def _without(words: list[str], suffixes: tuple[str, ...]) -> Iterator[str]:
    for word in words:
        stems = (word.removesuffix(suffix) for suffix in suffixes if word.endswith(suffix))
        yield from (stem for stem in stems if len(stem) >= _SHORTEST)
        if word.endswith(("кція", "пція")):
            yield f"{word[:-3]}т"  # редакція, редакт-ор; концепція, концепт
