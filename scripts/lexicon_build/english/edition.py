"""English: SCOWL lists words, names and abbreviations. Tables made by hand correct it."""

import re
from collections.abc import Iterable
from pathlib import Path

from lexicon_build import frequency, sources, writing
from lexicon_build.edition import Edition, Origin
from lexicon_build.english.nouns import Nouns
from lexicon_build.english.plurals import Plurals, regular_plural
from lexicon_build.english.rare import rare_readings
from lexicon_build.english.slips import misspelled, run_together
from lexicon_build.tables import words

_WORD = re.compile(r"[a-z]+")
_SIZES = range(10, 81)
_COMMON = range(10, 61)
_KNOWN = 3
"""The largest tier that people are shown. Common words beyond it are mostly names (notre, goonies)."""
_MET, _TEN_TIMES = 2.3, 1.0  # Zipf
_SELDOM = 2
SCOWL, WORDNET, TABLES = 1, 2, 4
"""The sources of a word, as bits of the table of sources."""


def build(into: Path) -> dict[str, int]:
    """Writes the files of the language. Returns the counts."""
    return writing.write(edition(), into)


def edition() -> Edition:
    listed = sources.scowl("words", sizes=_SIZES)
    names = _lowered(sources.scowl("upper", sizes=_SIZES) | sources.scowl("proper-names", sizes=_SIZES))
    names |= words("en-names-only")
    abbreviations = _lowered(word.rstrip(".") for word in sources.scowl("abbreviations", sizes=_SIZES))
    abbreviations |= words("en-abbreviations")
    everything = _words(listed, names)
    zipf = frequency.zipf("en", everything)
    plurals = Plurals(dict(sources.wordnet_exceptions("noun")), zipf)
    nouns = Nouns(listed, everything, names, plurals, zipf).chosen()
    origins = _origins(everything - nouns, nouns, plurals)
    names = names - everything - words("en-abbreviations") - misspelled(names, zipf) | words("en-names-first")
    abbreviations -= everything
    tiers = _tiers(everything)
    odd = {word for word, tier in tiers.items() if tier > _KNOWN} | _better_known_as_names(nouns, zipf)
    found, rare = _sources(everything, listed), rare_readings(nouns, zipf)
    return Edition("en", everything, nouns, names, abbreviations, origins, zipf, tiers, found, rare, odd)


def _sources(everything: set[str], listed: set[str]) -> dict[str, int]:
    lemmas = {lemma for part in ("noun", "verb", "adj", "adv") for lemma in sources.wordnet_lemmas(part)}
    return {
        word: SCOWL * (word in listed) + WORDNET * (word in lemmas) + TABLES * (word not in listed)
        for word in everything
    }


def _words(listed: set[str], names: set[str]) -> set[str]:
    plain = {word for word in listed if _WORD.fullmatch(word)}
    short = {word for word in plain if len(word) <= 2}
    kept = plain - short - _names_in_lower_case(plain, names) - words("en-names-only")
    kept -= words("en-abbreviations") | run_together(kept)
    kept -= _named_plurals(kept)
    kept |= words("en-two-letters") | words("en-words-more") | words("en-words-other")
    return (kept | _plurals_more(kept)) - words("en-words-deny")


def _better_known_as_names(nouns: set[str], zipf: dict[str, float]) -> set[str]:
    """Nouns that mostly mean one person or place: dickens, panama. WordNet's readers hardly found other senses, and
    their plurals are not in use."""
    met = sources.wordnet_readings()
    return {
        noun
        for noun in nouns & sources.wordnet_named()
        if met[noun, "noun"] <= _SELDOM and not zipf.get(regular_plural(noun), 0)
    }


def _named_plurals(kept: set[str]) -> set[str]:
    """Teams, families and films: a rare word in -s that is ten times as common as its equally rare singular."""
    rare = kept - sources.scowl("words", sizes=range(10, 71)) - set(sources.webster()) - words("en-names-kept")
    zipf = frequency.zipf("en", rare)
    often = {word for word in rare if word.endswith("s") and zipf.get(word, 0) >= _MET}
    return {word for word in often if word[:-1] in rare and zipf[word] - zipf.get(word[:-1], 0) >= _TEN_TIMES}


def _plurals_more(kept: set[str]) -> set[str]:
    """The plurals of the nouns that tables add, if they are in use: podcasters and vlogs, but not umamis."""
    added = words("en-words-more") | words("en-nouns-allow") & kept
    return set(frequency.zipf("en", {regular_plural(word) for word in added}))


def _names_in_lower_case(plain: set[str], names: set[str]) -> set[str]:
    """At its rare sizes SCOWL lists James, Boston and Paris in lower case too, for some coin, waltz or
    herb. A word family points to the name. WordNet, the smaller sizes and a list made by hand have the real words."""
    lemmas = {lemma for part in ("noun", "verb", "adj", "adv") for lemma in sources.wordnet_lemmas(part)}
    known = sources.scowl("words", sizes=_COMMON) | lemmas | words("en-names-kept")
    return {word for word in plain & names if word not in known and not _is_inflected(word, known)}


def _is_inflected(word: str, known: set[str]) -> bool:
    """Parker and Banks are names, but also common nouns: one who parks, and what rivers have."""
    endings = (("s", ""), ("es", ""), ("er", ""), ("er", "e"), ("ers", ""), ("ers", "e"), ("y", ""), ("ies", "y"))
    bases = {word.removesuffix(ending) + more for ending, more in endings if word.endswith(ending)}
    return any(base in known for base in bases | {base[:-1] for base in bases if base[-1:] == base[-2:-1]})


def _lowered(listed: Iterable[str]) -> set[str]:
    return {word.lower() for word in listed if _WORD.fullmatch(word.lower())}


def _tiers(everything: set[str]) -> dict[str, int]:
    """SCOWL's sizes are vocabularies: 35 a small one, 50 and 60 those of most adults, 70 a large one."""
    tiers = dict.fromkeys(everything, 5) | dict.fromkeys(words("en-words-more") | _plurals_more(everything), 3)
    for tier, size in ((4, 70), (3, 60), (2, 50), (1, 35)):
        tiers |= dict.fromkeys(sources.scowl("words", sizes=range(10, size + 1)) & everything, tier)
    return tiers


def _origins(others: set[str], nouns: set[str], plurals: Plurals) -> dict[str, Origin]:
    origins: dict[str, Origin] = {}
    for word in others:
        if plurals.rulings.get(word) == "plural-only":
            origins[word] = ("plural-only", word)
        elif singular := plurals.singular(word, nouns):
            origins[word] = ("plural", singular)
    return origins
