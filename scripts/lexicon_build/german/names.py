"""Which compounds are names of people and places (Seidensticker, Grünkraut), or are made like them (Rehbinder)."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

_SHORTEST_PART = 3
_ALIKE = 0.02
"""How typical both parts are of names: the product of their shares."""
_FOREIGN = [str.maketrans(dict(zip("äöü", plain, strict=True))) for plain in ("aou", ("ae", "oe", "ue"))]


class Names:
    """Names, and which `fronts` and `heads` they share with compounds. `nouns` has the two parts of each compound that
    dictionaries list; words that are `known` are no names."""

    def __init__(
        self,
        names: Iterable[str],
        known: Iterable[str],
        nouns: Collection[tuple[str, str]],
        parts: tuple[Collection[str], Collection[str]],
    ) -> None:
        listed = {spelling for word in known for spelling in _spellings(word)}
        self._names = {spelling for name in names for spelling in _spellings(name)} - listed
        fronts, heads = ({spelling: part for part in kind for spelling in _spellings(part)} for kind in parts)
        found = [
            (fronts[name[:cut]], heads[name[cut:]])
            for name in self._names
            for cut in range(_SHORTEST_PART, len(name) - _SHORTEST_PART)
            if name[cut:] in heads and name[:cut] in fronts
        ]
        self._fronts = _shares((front for front, _ in found), (front for front, _ in nouns))
        self._heads = _shares((head for _, head in found), (head for _, head in nouns))

    def has(self, word: str) -> bool:
        """Whether it is a name, or one without its umlauts: Bäcker is Backer or Baecker in the United States."""
        return not self._names.isdisjoint(_spellings(word))

    def has_like(self, front: str, head: str) -> bool:
        """Whether names often begin and end like this, and other compounds rarely do."""
        return self._fronts.get(front, 0) * self._heads.get(head, 0) >= _ALIKE


def _shares(named: Iterable[str], others: Iterable[str]) -> dict[str, float]:
    names, nouns = Counter(named), Counter(others)
    return {part: names[part] / (names[part] + nouns[part] + 1) for part in names}


def _spellings(word: str) -> Iterator[str]:
    yield word
    if not word.isascii():
        yield from (word.translate(table) for table in _FOREIGN)
