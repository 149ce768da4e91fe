"""English: SCOWL says what is a word, WordNet and SCOWL's possessives say what is a noun."""

import re

from lexicon_build import sources
from lexicon_build.edition import Edition, Origin
from lexicon_build.tables import table, words

_PLAIN = re.compile(r"[a-z]+")
_ANY_CASE = re.compile(r"[A-Za-z]+")
_SIZES = range(10, 81)


def edition() -> Edition:
    listed = sources.scowl("words", sizes=_SIZES)
    everything = _all_words(listed)
    nouns = _nouns(listed, everything)
    origins = _origins(everything, nouns)
    return Edition("en", everything, nouns, _names() - everything, _abbreviations() - everything, origins)


def _all_words(listed: set[str]) -> set[str]:
    plain = {word for word in listed if _PLAIN.fullmatch(word)}
    short = {word for word in plain if len(word) <= 2}
    return plain - short | words("en-two-letters")


def _names() -> set[str]:
    listed = sources.scowl("upper", sizes=_SIZES) | sources.scowl("proper-names", sizes=_SIZES)
    return {word.lower() for word in listed if _ANY_CASE.fullmatch(word)}


def _abbreviations() -> set[str]:
    listed = sources.scowl("abbreviations", sizes=_SIZES)
    return {word.lower().rstrip(".") for word in listed if _ANY_CASE.fullmatch(word.rstrip("."))}


def _nouns(listed: set[str], everything: set[str]) -> set[str]:
    lemmas = {lemma for lemma in sources.wordnet_lemmas("noun") if _PLAIN.fullmatch(lemma)}
    others = {lemma for part in ("verb", "adj", "adv") for lemma in sources.wordnet_lemmas(part)}
    possessives = {word.removesuffix("'s") for word in listed if word.endswith("'s")}
    return (lemmas | possessives - others) & everything


def _origins(everything: set[str], nouns: set[str]) -> dict[str, Origin]:
    irregular = dict(sources.wordnet_exceptions("noun"))
    origins: dict[str, Origin] = {}
    for word in everything - nouns:
        if singular := _singular(word, irregular, nouns):
            origins[word] = ("plural", singular)
    return origins


def _singular(word: str, irregular: dict[str, str], nouns: set[str]) -> str | None:
    if word in irregular:
        return irregular[word]
    for ending, singular in (("ies", "y"), ("es", ""), ("s", ""), ("men", "man")):
        if word.endswith(ending) and (base := word.removesuffix(ending) + singular) in nouns:
            return base
    return None
