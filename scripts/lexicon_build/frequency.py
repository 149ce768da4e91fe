"""Word frequencies: the tables of PyPI `wordfreq`, limited to the words of the lexicon."""

from collections.abc import Iterable, Mapping
from math import log10
from types import ModuleType


def zipf(language: str, words: Iterable[str]) -> dict[str, float]:
    """The Zipf frequency of each word that has one. The table also has Russianisms, names and typing errors."""
    wordfreq = _wordfreq()
    listed = wordfreq.get_frequency_dict(language)
    found: dict[str, float] = {}
    for word in words:
        if word in listed:
            found[word] = round(log10(listed[word]) + 9, 2)
        elif not word.isalpha() and (value := wordfreq.zipf_frequency(word, language)) > 0:  # reading takes long
            found[word] = value
    return found


def tiers(words: Iterable[str], zipf: Mapping[str, float]) -> dict[str, int]:
    """The tier of a form, from 1 to 5, for languages without vocabularies by size."""
    return {word: 1 + sum(zipf.get(word, 0) < limit for limit in (4, 3, 2, 0.5)) for word in words}


def listed(language: str) -> set[str]:
    """Every string with a frequency, even if it is not a word."""
    return set(_wordfreq().get_frequency_dict(language))


def _wordfreq() -> ModuleType:
    try:
        import wordfreq
    except ModuleNotFoundError:
        raise SystemExit("wordfreq is missing: pip install wordfreq==3.1.1") from None
    return wordfreq
