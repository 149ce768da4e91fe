"""How common words are: the tables of PyPI `wordfreq`, cut down to the words that are in the lexicon."""

from collections.abc import Iterable, Mapping
from math import log10
from types import ModuleType


def zipf(language: str, words: Iterable[str]) -> dict[str, float]:
    """Zipf frequency of each word that has one; the table also holds Russianisms, names and slips."""
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
    """How common a form is, from 1 to 5, for languages without vocabularies by size."""
    return {word: 1 + sum(zipf.get(word, 0) < limit for limit in (4, 3, 2, 0.5)) for word in words}


def listed(language: str) -> set[str]:
    """All that has a frequency, be it a word or not."""
    return set(_wordfreq().get_frequency_dict(language))


def _wordfreq() -> ModuleType:
    try:
        import wordfreq
    except ModuleNotFoundError:
        raise SystemExit("wordfreq is missing: pip install wordfreq==3.1.1") from None
    return wordfreq
