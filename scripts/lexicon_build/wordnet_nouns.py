"""WordNet's nouns with their senses in order, and their hierarchy of kinds."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from lexicon_build import sources


class WordNet:
    """Nouns with their senses in order, and their hierarchy."""

    def __init__(self) -> None:
        self.lemmas: dict[str, list[str]] = {}
        self._below: dict[str, list[str]] = defaultdict(list)
        self._above: dict[str, list[str]] = defaultdict(list)
        for line in _rows("data.noun"):
            self._read(line.split(" | ")[0].split())

    def _read(self, fields: list[str]) -> None:
        offset, count = fields[0], int(fields[3], 16)
        self.lemmas[offset] = [fields[4 + 2 * n] for n in range(count)]
        links = fields[5 + 2 * count :]
        for at in range(0, len(links) - 3, 4):
            if links[at] in ("@", "@i"):
                self._below[links[at + 1]].append(offset)
                self._above[offset].append(links[at + 1])

    @cached_property
    def senses(self) -> dict[str, list[str]]:
        """By lemma: its synsets, most common meaning first."""
        found: dict[str, list[str]] = {}
        for line in _rows("index.noun"):
            fields = line.split()
            found[fields[0]] = fields[-int(fields[2]) :]
        return found

    @cached_property
    def every_word(self) -> set[str]:
        parts = ("noun", "verb", "adj", "adv")
        return {line.split()[0] for part in parts for line in _rows(f"index.{part}")}

    @cache  # noqa: B019
    def above(self, offset: str) -> frozenset[str]:
        """The synset itself and all its hypernyms."""
        return frozenset({offset}).union(*(self.above(kind) for kind in self._above[offset]))

    def synset(self, key: str) -> str:
        """`animal.n.01` is the first meaning of "animal"."""
        lemma, _, number = key.rsplit(".", 2)
        return self.senses[lemma.lower()][int(number) - 1]

    def under(self, keys: Iterable[str]) -> set[str]:
        found: set[str] = set()
        queue = [self.synset(key) for key in keys]
        while queue:
            offset = queue.pop()
            if offset not in found:
                found.add(offset)
                queue += self._below[offset]
        return found


def _rows(name: str) -> Iterator[str]:
    return (line for line in sources.wordnet(name) if not line.startswith(" "))
