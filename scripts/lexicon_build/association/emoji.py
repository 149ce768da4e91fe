"""Links from Unicode's keywords for emoji (npm `cldr-annotations-full`): words for one picture belong together."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Set
from functools import cache
from itertools import combinations
from pathlib import Path

from lexicon_build.association.links import Links, linked
from lexicon_build.sources import unpacked

_FOLDER = Path("node_modules/cldr-annotations-full")
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_WEAKEST, _STRONGEST = 8, 20
_FAITHFUL = 0.6  # how much the pictures of a word and of its translation overlap
_CROWD = 60  # words with many pictures are vague


@cache
def pictures(language: str) -> dict[str, frozenset[str]]:
    """Return the emoji by keyword, one word each, in small letters."""
    found: dict[str, set[str]] = defaultdict(set)
    for picture, said in _annotations(language).items():
        for phrase in (*said.get("default", ()), *said.get("tts", ())):
            for word in _WORD.findall(phrase.lower()):
                found[word.replace("’", "'").replace("ß", "ss")].add(picture)
    return {word: frozenset(shown) for word, shown in found.items() if len(word) > 2 and len(shown) <= _CROWD}


def _annotations(language: str) -> dict[str, dict[str, list[str]]]:
    folder = unpacked(_FOLDER, "npm install --no-save --no-package-lock cldr-annotations-full@48.2.0")
    text = (folder / "annotations" / language / "annotations.json").read_text("utf-8")
    found: dict[str, dict[str, list[str]]] = json.loads(text)["annotations"]["annotations"]
    return found


def emoji_links(language: str, words: Set[str]) -> Links:
    """Return links between words with the same pictures. The more they share, the stronger the link."""
    by_word = {word: shown for word, shown in pictures(language).items() if word in words}
    at: dict[str, list[str]] = defaultdict(list)
    for word in sorted(by_word):
        for picture in sorted(by_word[word]):
            at[picture].append(word)
    pairs = {pair for together in at.values() for pair in combinations(together, 2)}
    return linked((one, two, _strength(by_word[one], by_word[two])) for one, two in sorted(pairs))


def _strength(one: frozenset[str], two: frozenset[str]) -> float:
    return _WEAKEST + (_STRONGEST - _WEAKEST) * len(one & two) / min(len(one), len(two))


def translations(language: str) -> Iterator[tuple[str, str, float]]:
    """Return (word, English word, weight) triples: two words are translations if nearly all their pictures are the
    same."""
    english = pictures("en")
    at: dict[str, list[str]] = defaultdict(list)
    for word, shown in english.items():
        for picture in shown:
            at[picture].append(word)
    for word, shown in sorted(pictures(language).items()):
        for other in sorted({one for picture in shown for one in at.get(picture, ())}):
            overlap = len(shown & english[other]) / len(shown | english[other])
            if overlap >= _FAITHFUL:
                yield word, other, overlap
