"""Links from WordNet: synonyms, opposites, kinds, parts, and the words that explain a word."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from lexicon_build import sources
from lexicon_build.association.links import Links, linked, together
from lexicon_build.tables import words
from parlour.lexicon.kin import kindred

_PARTS_OF_SPEECH = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
_RELATED = {"!": 30, "@": 28, "~": 28, "@i": 28, "~i": 28, "&": 24, "*": 21, ">": 21, "^": 21, "+": 21, "=": 18}
_MEMBER, _OTHER, _TWO_UP, _SYNONYM = 24, 12, 18, 30
_EXPLAINS = 15
_SENSES, _FIRST, _LATER = 4, 2, 0.8
_IN_PHRASE = 0.6
_DULL = words("en-dull")
_WORDS = re.compile("[a-z]{3,}")

Synset = tuple[str, str]


class _Network:
    """Synsets with their words, their links and the text that explains them."""

    def __init__(self) -> None:
        self.words: dict[Synset, list[str]] = {}
        self.links: dict[Synset, list[tuple[str, Synset]]] = {}
        self.text: dict[Synset, str] = {}
        self.senses: dict[str, list[Synset]] = defaultdict(list)
        for code, part in _PARTS_OF_SPEECH.items():
            for line in _rows(f"data.{part}"):
                self._read(code, line)
            for line in _rows(f"index.{part}"):
                fields = line.split()
                self.senses[fields[0].lower()] += [(code, offset) for offset in fields[-int(fields[2]) :]]

    def _read(self, code: str, line: str) -> None:
        head, _, text = line.partition(" | ")
        fields = head.split(" ")
        synset, after = (code, fields[0]), 4 + 2 * int(fields[3], 16)
        self.words[synset] = [word.split("(")[0].lower() for word in fields[4:after:2]]
        pointers = fields[after + 1 : after + 1 + 4 * int(fields[after])]
        self.links[synset] = [
            (sign, (part.replace("s", "a"), offset))
            for sign, offset, part in zip(pointers[::4], pointers[1::4], pointers[2::4], strict=True)
        ]
        self.text[synset] = text.lower()

    def related(self, synset: Synset) -> Iterator[tuple[Synset, float]]:
        yield synset, _SYNONYM
        for sign, other in self.links[synset]:
            yield other, _RELATED.get(sign, _MEMBER if sign[0] in "%#" else _OTHER)
            if sign in ("@", "@i"):
                for further, cousin in self.links[other]:
                    yield cousin, _TWO_UP if further == "@" else 0


def _rows(file: str) -> Iterator[str]:
    return (line for line in sources.wordnet(file) if not line.startswith(" "))


def wordnet_links(known: frozenset[str]) -> Links:
    """Return the links between English words, of which all are in `known`."""
    network = _Network()
    senses = [(word, sense, weight) for word in sorted(known) for sense, weight in _senses(network, word)]
    relations = ((word, other, strength) for word, other, strength in _relations(network, senses) if other in known)
    explained = ((word, other, strength) for word, other, strength in _explained(network, senses) if other in known)
    return together(linked(relations), linked(explained))


def _senses(network: _Network, word: str) -> Iterator[tuple[Synset, float]]:
    forms = (word,) if word in network.senses else _stems(word)
    for form in forms:
        for number, sense in enumerate(network.senses.get(form, ())[:_SENSES]):
            yield sense, 1.0 if number < _FIRST else _LATER


@cache
def _stems(word: str) -> list[str]:
    return sorted(kindred("en").lemmas(word))


Senses = list[tuple[str, Synset, float]]


def _relations(network: _Network, senses: Senses) -> Iterator[tuple[str, str, float]]:
    for word, sense, weight in senses:
        for synset, strength in network.related(sense):
            for other in network.words[synset]:
                yield word, other, weight * strength
                for part in other.split("_") if "_" in other else ():
                    if part not in _DULL and len(part) > 2:
                        yield word, part, _IN_PHRASE * weight * strength


def _explained(network: _Network, senses: Senses) -> Iterator[tuple[str, str, float]]:
    for word, sense, weight in senses:
        for other in sorted(set(_WORDS.findall(network.text[sense])) - _DULL):
            for form in {other, *_stems(other)}:
                yield word, form, weight * _EXPLAINS
