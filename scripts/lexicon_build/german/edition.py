"""German: Wiktionary's nouns with their cases, igerman98 for all other words, compounds by rule, our tables. Words in
the spelling before 1996 are left out.

Dice have no capitals, so a word counts as a noun if it can be one. Words that are nouns only by grammar (das Laufen,
das Wenn) are in the tables `de-infinitives` and `de-nouns-deny`.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from lexicon_build import frequency, writing
from lexicon_build.edition import Edition, Origin
from lexicon_build.german import glossary, hunspell, nouns, sources
from lexicon_build.german.compounds import Compounds, Listed, Small
from lexicon_build.german.nouns import Noun
from lexicon_build.german.old_spelling import old_spellings
from lexicon_build.german.spelling import SPELLING, spelled
from lexicon_build.places import words_of
from lexicon_build.sources import scowl, wordnet_instances
from lexicon_build.tables import table, words
from parlour.lexicon.packing import pack
from parlour_de.kinship.words import ADJECTIVES, VERBS

_ANOTHER_WORD = 1.0  # Zipf: what looks like a form of a noun ten times less common is a form of another word
_SEEN = 1.5  # Zipf: rarer compounds are mostly slips
_ABROAD = ("en", "es", "fr", "it", "pt")
_EVERYDAY_ENGLISH = range(10, 71)  # SCOWL's sizes
_LIKE_ADJECTIVES = ("isch", "ig", "lich", "haft", "sam", "bar", "los", "frei", "voll", "iv", "al", "ell", "är")
_ENDINGS = ("", "e", "em", "en", "er", "es")
_WITHOUT_VOWEL = re.compile("[^aeiouyäöü]{3,}")  # kg and db are units
WIKTIONARY, IGERMAN, TABLES, RULES = 1, 2, 4, 8
"""The sources of a word, as bits of the table of sources."""
_NEIGHBOURS = "# Today's spellings, each with those before 1996. Written by scripts/build-lexicon.\n"


def build(into: Path) -> dict[str, int]:
    """Writes the files of the language. Returns the counts."""
    lists = {VERBS: infinitives(), ADJECTIVES: adjectives()}
    kin = {number: "\n".join(sorted(listed)).encode() for number, listed in lists.items()}
    folder = words_of(into, "de")
    (folder / "kin").write_bytes(pack(kin))
    made = edition()
    old = {word: today for word, today in old_spellings(made.words).items() if today in made.words}
    (folder.parent / "neighbours.txt").write_text(_NEIGHBOURS + _lines(old), "utf-8")
    return writing.write(made, into) | {"old spellings": len(old)}


def _lines(old: Mapping[str, str]) -> str:
    """Today's spelling, then old ones."""
    spelled: dict[str, list[str]] = {}
    for word, today in sorted(old.items()):
        spelled.setdefault(today, []).append(word)
    return "".join(f"{today}: {' '.join(words)}\n" for today, words in sorted(spelled.items()))


def edition() -> Edition:
    small, capital = _spellings(is_small=True), _spellings(is_small=False)
    compounds = _compounds()
    known = {form for noun in nouns.nouns() for form in noun.forms} | _no_nouns()
    more = hunspell.nouns(known, compounds.ends_in_noun)
    found = _sources(small, capital, more)
    described = _described(set(found))
    every_noun = [*nouns.nouns(), *more, *compounds.made(_seen(set(found) | described, capital))]
    every_noun += _glossary(every_noun, set(found))
    for noun in every_noun:
        found.update((form, RULES) for form in noun.forms if form not in found)
    found.update((form, RULES) for form in described if form not in found)
    everything = set(found) - words("de-abbreviations") - set(old_spellings(found))
    zipf = {word: value for word, value in heard().items() if word in everything}
    chosen = _singular(every_noun) & everything
    origins = _origins(every_noun, everything - chosen, small, zipf)
    names = _names(everything, capital, origins, small, zipf)
    return Edition(
        "de",
        words=everything,
        nouns=chosen,
        names=names,
        abbreviations=_abbreviations(everything),
        origins=origins,
        zipf=zipf,
        tiers=frequency.tiers(everything, zipf),
        sources={word: found[word] for word in everything},
        rare=set(words("de-nouns-rare")) & chosen,
        odd={word for word, (code, _) in origins.items() if code == "form"} | names & everything,
    )


@cache
def heard() -> dict[str, float]:
    """Word frequencies in the spelling of players. wordfreq writes ß."""
    found: dict[str, float] = {}
    for word, value in frequency.zipf("de", frequency.listed("de")).items():
        if plain := spelled(word):
            found[plain] = max(value, found.get(plain, 0))
    return found


def _spellings(*, is_small: bool) -> set[str]:
    return {form for entry in hunspell.entries() if entry.is_small == is_small for form in entry.forms}


def infinitives() -> set[str]:
    return {word for entry in hunspell.entries() if entry.is_infinitive for word in entry.lemmas}


def adjectives() -> set[str]:
    return {word for entry in hunspell.entries() if entry.is_adjective for word in entry.lemmas}


def _described(known: set[str]) -> set[str]:
    """Adjectives in use that only ding lists, with their endings: räuberisch, knackig."""
    listed = {word for adjective in sources.ding_adjectives() if (word := spelled(adjective))} - _ding("m", "f", "n")
    forms = {
        word: {word + ending for ending in _ENDINGS}
        for word in listed - known - words("de-words-deny")
        if word.endswith(_LIKE_ADJECTIVES)
    }
    return {form for found in forms.values() if not found.isdisjoint(heard()) for form in found}


def _sources(small: set[str], capital: set[str], more: Iterable[Noun]) -> dict[str, int]:
    """Every word with its sources. A word that only igerman98 has, with a capital, is a word if it must be a noun.
    Otherwise it is a name."""
    cases = {form for noun in nouns.nouns() for form in noun.forms}
    igerman = small | capital & cases | {form for noun in more for form in noun.forms}
    tables = words("de-nouns-more") | words("de-words-more") | _interjections()
    shortened = {word for word in igerman - cases - tables if _WITHOUT_VOWEL.fullmatch(word)}
    everything = (cases | igerman | tables) - words("de-words-deny") - words("de-abbreviations") - shortened
    return {
        word: WIKTIONARY * (word in cases) + IGERMAN * (word in igerman) + TABLES * (word in tables)
        for word in everything
    }


def _interjections() -> set[str]:
    return {word for said in sources.ding_interjections() if (word := spelled(said))} | words("de-interjections")


def _compounds() -> Compounds:
    every_noun = nouns.nouns()
    small = Small(_spellings(is_small=True), infinitives(), adjectives())
    singulars = {singular for noun in every_noun for singular in noun.singulars}
    plurals = _ding("pl") - _ding("m", "f", "n")
    forms = {form for noun in every_noun for form in noun.forms} | small.forms
    names = nouns.names() | _spellings(is_small=False) - forms
    described = adjectives() | set(filter(None, map(spelled, sources.ding_adjectives())))
    listed = Listed(
        singulars | _ding("m", "f", "n"), forms, names, plurals, _english(), described, _people_and_places(), _abroad()
    )
    return Compounds(every_noun, small, listed, heard())


def _people_and_places() -> set[str]:
    return {*nouns.names(), *filter(None, map(spelled, (*sources.surnames(), *sources.places())))}


def _abroad() -> dict[str, float]:
    """The frequencies of words in the other language that uses them most."""
    found: dict[str, float] = {}
    for language in _ABROAD:
        for word, value in frequency.zipf(language, filter(str.isalpha, frequency.listed(language))).items():
            found[word] = max(value, found.get(word, 0))
    return found


def _english() -> set[str]:
    kinds = ("words", "upper", "proper-names")
    return {word.lower() for kind in kinds for word in scowl(kind, sizes=_EVERYDAY_ENGLISH)}


def _ding(*marks: str) -> set[str]:
    """The common nouns that ding lists with one of these marks, as players spell them."""
    marked = (noun for noun, found in sources.ding_nouns().items() if not found.isdisjoint(marks))
    return {word for noun in marked if (word := spelled(noun))} - glossary.names()


def _seen(everything: set[str], capital: set[str]) -> list[str]:
    """Possible compounds: strings that are frequent enough, or that igerman98 has."""
    unknown = {word for word in set(heard()) - everything if SPELLING.fullmatch(word)}
    often = {word for word in unknown if heard()[word] >= _SEEN}
    return sorted((often | capital | _ding("m", "f", "n") & unknown) - everything - _no_nouns())


def _glossary(others: Iterable[Noun], known: set[str]) -> Iterable[Noun]:
    """Nouns that only ding lists. Words of other sources need an ending that only nouns have."""
    listed = {form for noun in others for form in noun.forms}
    spellings = {word for noun in sources.spellings(is_old=False) if noun[0].isupper() and (word := spelled(noun))}
    denied = {word for word in known | listed if word in listed or not word.endswith(("in", "ung"))}
    denied |= _no_nouns() | words("de-words-deny") | words("de-nouns-deny") | wordnet_instances()
    return glossary.nouns(glossary.Known(heard(), spellings, denied))


def _no_nouns() -> frozenset[str]:
    named = nouns.names() | glossary.names() | words("de-names-first")
    return named | nouns.abbreviations() | words("de-abbreviations")


def _singular(every_noun: Iterable[Noun]) -> set[str]:
    """Nominative singulars, with those infinitives that have a plural or a meaning of their own."""
    doing, kept = infinitives(), words("de-infinitives")
    found = {
        singular
        for noun in every_noun
        for singular in noun.singulars
        if noun.plurals or not noun.is_neuter or singular not in doing or singular in kept
    }
    denied = words("de-nouns-deny") | words("de-names-first") | words("de-abbreviations")
    return (found | words("de-nouns-more")) - denied


def _origins(
    every_noun: Iterable[Noun], others: set[str], small: set[str], zipf: dict[str, float]
) -> dict[str, Origin]:
    """The noun of each form that is not a singular itself, or the most common of several."""
    alone, plurals, cases = dict[str, Origin](), dict[str, Origin](), dict[str, Origin]()
    denied = words("de-nouns-deny") | words("de-names-first")
    for noun in sorted(every_noun, key=lambda noun: (-zipf.get(noun.lemma, 0), noun.lemma)):
        if not noun.singulars and noun.lemma in noun.plurals:
            alone.setdefault(noun.lemma, ("plural-only", noun.lemma))
        elif noun.singulars and noun.lemma not in others and noun.lemma not in denied:
            for form in noun.forms:
                if form not in small or zipf.get(form, 0) - zipf.get(noun.lemma, 0) < _ANOTHER_WORD:
                    (plurals if form in noun.plurals else cases).setdefault(form, _origin(form, noun))
    found = (
        cases
        | plurals
        | {
            word: origin
            for word, origin in alone.items()
            if word not in plurals or zipf.get(word, 0) - zipf.get(plurals[word][1], 0) >= _ANOTHER_WORD
        }
    )
    return {word: origin for word, origin in (found | _judged()).items() if word in others}


def _judged() -> dict[str, Origin]:
    """The contents of the table of forms."""
    rows = ((word, line.split()) for word, line in table("de-forms").items())
    return {word: (code, of) for word, (code, of) in rows}


def _origin(form: str, noun: Noun) -> Origin:
    return ("plural" if form in noun.plurals else "form", noun.lemma)


def _names(
    everything: set[str], capital: set[str], origins: dict[str, Origin], small: set[str], zipf: dict[str, float]
) -> set[str]:
    """Words known only as names that look like a form of a rarer noun (Bergen, Sachsen)."""
    listed = nouns.names() | glossary.names() | words("de-names-first")
    rather = {
        name
        for name in listed & set(origins) - small
        if zipf.get(origins[name][1], 0) <= zipf.get(name, 0) - _ANOTHER_WORD
    }
    alone = (listed | capital) - everything - _abbreviations(everything)
    return alone | rather | words("de-names-first") & everything


def _abbreviations(everything: set[str]) -> set[str]:
    shortened = {word for word in _spellings(is_small=True) if _WITHOUT_VOWEL.fullmatch(word)}
    return (nouns.abbreviations() | hunspell.abbreviations() | words("de-abbreviations") | shortened) - everything
