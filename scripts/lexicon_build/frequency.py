"""How common words are: the tables of PyPI `wordfreq`, cut down to the words that are in the lexicon."""

from collections.abc import Iterable


def zipf(language: str, words: Iterable[str]) -> dict[str, float]:
    """Zipf frequency of each word that has one; the table also holds Russianisms, names and slips."""
    try:
        import wordfreq
    except ModuleNotFoundError:
        raise SystemExit("wordfreq is missing: pip install wordfreq==3.1.1") from None
    listed = wordfreq.get_frequency_dict(language)
    asked = (word for word in words if word in listed or not word.isalpha())  # reading a word takes long
    return {word: value for word in asked if (value := wordfreq.zipf_frequency(word, language)) > 0}
