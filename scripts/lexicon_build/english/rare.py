"""English nouns that are hardly ever meant as nouns: TRUE, IMPOSSIBLE, LOOKING.

WordNet's readers counted how often they met each reading of a word. Their texts are short, so a share counts only
together with how common the word is: the noun's own frequency is what decides. A plural in use (individuals) speaks for
the noun. Beside a verb, a plural looks like its form, so a noun that names a thing, a person or an animal is believed
(bear, drill, tailor), and others too if the readers met them at all. An irregular past is believed by its plural (saws,
but no dugs).
"""

from collections.abc import Iterable, Mapping
from math import log10

from lexicon_build import sources
from lexicon_build.english.plurals import regular_plural
from lexicon_build.tables import words

_FEW = 0.1  # of its uses
_EVERYDAY = 3.6  # Zipf, as a noun
_PLURAL = 3.0  # Zipf
_OFTEN = 12  # uses of a verb
_GERUND = 0.15  # of a verb's uses end in -ing
_PLURAL_OF_PAST = 2.0  # Zipf
_OTHERS = ("verb", "adj", "adv")


def rare_readings(nouns: Iterable[str], zipf: Mapping[str, float]) -> set[str]:
    verbs = sources.wordnet_lemmas("verb")
    found = {noun for noun in nouns if _is_rare(noun, zipf, verbs)} | _pasts(set(nouns), zipf)
    return (found | words("en-nouns-rare")) - words("en-nouns-everyday")


def _is_rare(noun: str, zipf: Mapping[str, float], verbs: set[str]) -> bool:
    met = sources.wordnet_readings()
    others = sum(met[noun, kind] for kind in _OTHERS) + _GERUND * sum(met[verb, "verb"] for verb in _doing(noun, verbs))
    share = (met[noun, "noun"] + 0.5) / (met[noun, "noun"] + others + 1)
    if share >= _FEW or zipf.get(noun, 0) + log10(share) >= _EVERYDAY:
        return False
    if noun in verbs:
        return not met[noun, "noun"] and met[noun, "verb"] >= _OFTEN and noun not in sources.wordnet_things()
    return zipf.get(regular_plural(noun), 0) < _PLURAL


def _pasts(nouns: set[str], zipf: Mapping[str, float]) -> set[str]:
    """Nouns that are mostly the past of a common verb: dug, tore."""
    met, pasts = sources.wordnet_readings(), dict(sources.wordnet_exceptions("verb"))
    return {
        noun
        for noun in nouns & pasts.keys()
        if not noun.endswith("ing")
        and not met[noun, "noun"]
        and met[pasts[noun], "verb"] >= _OFTEN
        and zipf.get(regular_plural(noun), 0) < _PLURAL_OF_PAST
    }


def _doing(noun: str, verbs: set[str]) -> set[str]:
    """The verbs that a noun in -ing may be a form of."""
    stem = noun.removesuffix("ing")
    if stem == noun:
        return set()
    return {stem, stem + "e", stem[:-1] if stem[-1:] == stem[-2:-1] else stem} & verbs
