"""The offline dictionary for pages beside the printed box, at most 3 MB a language.

One container (`packing.py`). Section CLASSES says what the dictionary says about words, each combination once:
`[flags, code, cut, ending]`, flags 1 "a word", 2 "a singular noun", then the reason and how the word it is a form of is
made: cut some letters off, add an ending. Section GRAPH (`graph.py`) holds every word, name and
abbreviation as it is spelled, followed by two signs that are no letters: the number of its class. Forms of one pattern
share their endings, so two million of them take one megabyte. The answers of categories come along as they are, and
in section EVERYDAY the nouns that everybody uses: one that is no answer to anything.
"""

from zlib import compress

from parlour.lexicon.packing import Sections, joined

CLASSES, GRAPH, CARDS, EVERYDAY = 10, 11, 12, 13
"""Sections; those of the categories have lower numbers, and CARDS says what they are called."""
EVERYDAY_ZIPF = 3.0
"""A noun this common that is in no list of a category at all is far from all of them."""
WORD, NOUN = 1, 2


def bundle(words: Sections, answers: Sections | None, cards: bytes) -> bytes:
    parts = (words,) if answers is None else (answers, words)
    return joined({**{key: part.packed(key) for part in parts for key in part}, CARDS: compress(cards, 9)})
