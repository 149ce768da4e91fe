"""Names that are similar in two languages: Einstein in German and English, Ейнштейн by its sound."""

import re
from collections import defaultdict
from collections.abc import Iterator

from lexicon_build import frequency
from parlour.lexicon import Lexicon

_SOUNDS = dict(zip("абвгґдеєжзиіїйклмнопрстуфхцчшщюя'ь", [
    "a", "b", "v", "g", "g", "d", "e", "e", "s", "s", "i", "i", "i", "i", "k", "l", "m", "n", "o", "p", "r", "s", "t",
    "u", "f", "g", "s", "k", "s", "s", "u", "a", "", "",
], strict=True))  # fmt: skip
_SPELLINGS = [("sch", "s"), ("tch", "k"), ("sh", "s"), ("ch", "k"), ("ph", "f"), ("th", "t"), ("ck", "k"), ("qu", "kv"),
              ("x", "ks"), ("ce", "se"), ("ci", "si"), ("cy", "si"), ("c", "k"), ("w", "v"), ("y", "i"), ("z", "s"),
              ("j", "s"), ("h", "g"), ("oo", "u"), ("ee", "i")]  # fmt: skip
_UKRAINIAN = frozenset(_SOUNDS)
_COMMON = 2.2  # Zipf
_FEWEST = 4


def alike(language: str, english: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Return (name, English name) pairs."""
    lexicon = Lexicon.load(language)
    if language != "uk":
        met = frequency.zipf(language, sorted(word for word in english if not lexicon.is_word(word)))
        yield from ((word, word) for word, zipf in met.items() if zipf >= _COMMON)
        return
    by_sound = _by_sound(english)
    listed = {word for word in frequency.listed("uk") if len(word) >= _FEWEST and _UKRAINIAN.issuperset(word)}
    often = frequency.zipf("uk", sorted(word for word in listed if not lexicon.is_word(word)))
    for word in sorted(word for word, zipf in often.items() if zipf >= _COMMON):
        if other := by_sound.get(_heard(word)):
            yield word, other


def _by_sound(english: frozenset[str]) -> dict[str, str]:
    """Return the most common English word of each sound."""
    zipf = frequency.zipf("en", english)
    found: dict[str, list[str]] = defaultdict(list)
    for word in english:
        if len(word) >= _FEWEST:
            found[_read(word)].append(word)
    return {sound: max(words, key=lambda word: (zipf.get(word, 0), word)) for sound, words in found.items()}


def _heard(word: str) -> str:
    return _worn("".join(_SOUNDS.get(letter, letter) for letter in word))


def _read(word: str) -> str:
    for spelling, sound in _SPELLINGS:
        word = word.replace(spelling, sound)
    return _worn(word)


def _worn(sounds: str) -> str:
    """Double letters become one, and so do the vowels that languages write differently."""
    plain = re.sub("[eiy]+", "i", re.sub("[ou]+", "o", sounds))
    return re.sub(r"(.)\1", r"\1", re.sub("(ia|i)$", "", plain))
