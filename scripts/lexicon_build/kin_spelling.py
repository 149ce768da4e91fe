"""Derivations that WordNet doesn't link (laugh, laughter): one stem with two endings, and near in use.

By spelling alone, corn and corner would be kin. The vectors prevent that.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from lexicon_build import glove
from lexicon_build.tables import words

_ENDINGS = sorted(words("en-suffixes"))
_SHORTEST_STEM = 4
_NEAR = 0.35  # cosine; below it accidents (sever, several) outnumber kin


def alike(lemmas: set[str]) -> set[tuple[str, str]]:
    by_stem: dict[str, set[str]] = defaultdict(set)
    for lemma in lemmas:
        for stem in _stems(lemma):
            by_stem[stem].add(lemma)
    pairs = {pair for sharing in by_stem.values() for pair in combinations(sorted(sharing), 2)}
    vectors = glove.vectors({word for pair in pairs for word in pair})
    return {(a, b) for a, b in pairs if a in vectors and b in vectors and vectors[a] @ vectors[b] >= _NEAR}


def _stems(word: str) -> Iterator[str]:
    for ending in ("", *_ENDINGS):
        stem = _bare(word.removesuffix(ending))
        if word.endswith(ending) and len(stem) >= _SHORTEST_STEM:
            yield stem


def _bare(stem: str) -> str:
    stem = stem[:-1] if len(stem) > 2 and stem[-1] == stem[-2] else stem
    return stem[:-1] if stem[-1:] in ("e", "y", "i") else stem
