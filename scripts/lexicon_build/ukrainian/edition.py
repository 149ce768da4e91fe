"""Ukrainian: words, nouns and forms from two dictionaries and our tables.

wukrainian (2014) lists every form, the flags of myspell-uk say which are nouns; hunspell-uk adds newer words.
"""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from lexicon_build import frequency, sources, writing
from lexicon_build.edition import Edition, Origin
from lexicon_build.tables import table, words
from lexicon_build.ukrainian import newer
from lexicon_build.ukrainian.noun import Noun
from lexicon_build.ukrainian.older import adjectival_plurals, judged, listed_forms, nouns, other_forms, words_more
from lexicon_build.ukrainian.rules import for_women, joined, surnames, with_plain_letter
from parlour.languages import language

_LETTERS = language("uk").alphabet.letters
_WORD = re.compile(f"[{_LETTERS}]+('[{_LETTERS}]+)*")
_WITHOUT_VOWEL = re.compile("[^аеєиіїоуюя]{2,}")
_ODD_CASE = re.compile(".{2,}([оь]го|[оь]му|[оь]ї|[оь]ю|[иі]х|[иі]ми)")
_ANOTHER_WORD = 1.0  # Zipf: what looks like a form of a noun ten times less common is a form of another word
_LITTLE_KNOWN = 3.0  # Zipf
OLDER, NEWER, TABLES, RULES = 1, 2, 4, 8
"""The sources of a word, as bits of the table of sources."""


def build(into: Path) -> dict[str, int]:
    """Writes the files of the language. Returns the counts."""
    return writing.write(edition(), into)


def edition() -> Edition:
    forms = sources.ukrainian_forms()
    shortened = words("uk-abbreviations") | {word for word in forms if _WITHOUT_VOWEL.fullmatch(word)}
    every_noun = _nouns()
    found = _sources(forms, shortened, every_noun)
    everything = set(found)
    capitals = {word.lower() for word in forms if word not in everything and _WORD.fullmatch(word.lower())}
    singular = {noun.lemma for noun in every_noun if noun.has_singular}
    singular |= words("uk-nouns-more") | words("uk-nouns-adjectival")
    singular |= {word for word, flags in table("uk-words-more").items() if not flags}
    rather_names = words("uk-names-first") | surnames(singular)
    chosen = singular & everything - words("uk-nouns-deny") - rather_names
    zipf = frequency.zipf("uk", everything)
    origins = _origins(every_noun, everything - chosen, zipf)
    abbreviations = shortened | {word.lower() for word in forms if word[1:] and word[-1].isupper()}
    abbreviations = {word for word in abbreviations - everything if _WORD.fullmatch(word)}
    names = ((capitals | newer.names()) - everything - abbreviations) | rather_names
    names |= _name_lemmas() & _mere_forms(origins) | _rather_names(forms, origins, zipf)
    tiers = frequency.tiers(everything, zipf)
    rare, odd = words("uk-nouns-rare") & chosen, _odd_cases(everything - chosen, origins)
    return Edition("uk", everything, chosen, names, abbreviations, origins, zipf, tiers, found, rare, odd)


def _odd_cases(others: set[str], origins: dict[str, Origin]) -> set[str]:
    """Cases of nouns and adjectives other than the nominative, which are never shown («сайті», «нової»)."""
    lemmas = {word for word, _ in sources.ukrainian_dictionary()}
    return {word for word in others if origins.get(word, ("", ""))[0] == "form"} | {
        word for word in others - lemmas if _ODD_CASE.fullmatch(word)
    }


def _nouns() -> list[Noun]:
    """Of both dictionaries, and what rules make of them: words for women, compounds that the spelling of 2019 writes in
    one word, г where the print of today has ґ."""
    listed = {noun for noun in (*nouns(), *newer.nouns()) if noun.lemma not in words("uk-words-deny")}
    known = {noun.lemma for noun in listed}
    made = [noun for noun in for_women(listed) if noun.lemma not in known]
    known |= {noun.lemma for noun in made}
    zipf = frequency.zipf("uk", known)
    made += [noun for noun in joined([*listed, *made], zipf) if noun.lemma not in known]
    return [*listed, *made, *with_plain_letter([*listed, *made], known)]


def _sources(forms: Iterable[str], shortened: set[str], every_noun: Iterable[Noun]) -> dict[str, int]:
    """Every word with its sources."""
    spelled = {form for noun in every_noun for form in (noun.lemma, *noun.forms)}
    in_newer = {form for noun in newer.nouns() for form in (noun.lemma, *noun.forms)}
    others = set(newer.others())
    older = {word for word in forms if _WORD.fullmatch(word)} - _denied(spelled | others) - shortened
    in_newer |= others & older | set(frequency.zipf("uk", others))
    more = words_more()
    everything = (older | in_newer | more | spelled) - shortened
    return {
        word: OLDER * (word in older) + NEWER * (word in in_newer) + TABLES * (word in more) or RULES
        for word in everything
    }


def _denied(elsewhere: set[str]) -> set[str]:
    """Misprints with those of their forms that belong to no other word."""
    misprints = words("uk-words-deny")
    forms = {form for noun in nouns() if noun.lemma in misprints for form in noun.forms}
    return misprints | forms - elsewhere


def _name_lemmas() -> set[str]:
    return {word.lower() for word, _ in sources.ukrainian_dictionary() if word[:1].isupper()}


def _mere_forms(origins: dict[str, Origin]) -> set[str]:
    """Київ is also "of the cues", but people mean the name."""
    return {word for word, (code, _) in origins.items() if code == "form"}


def _rather_names(forms: Iterable[str], origins: dict[str, Origin], zipf: dict[str, float]) -> set[str]:
    """Франції is a form of a country's name, not the plural of «францій», a metal that hardly anybody knows. The
    nouns of the table of forms are everyday ones, however rarely they are met by themselves (кість, and Костя)."""
    capital = {word.lower() for word in forms if word[:1].isupper() and word[1:].islower()}
    everyday = table("uk-forms")
    return {
        word
        for word in capital & set(origins)
        if origins[word][0] != "plural-only"
        and origins[word][1] not in everyday
        and zipf.get(origins[word][1], 0) <= min(_LITTLE_KNOWN, zipf.get(word, 0) - _ANOTHER_WORD)
    }


def _origins(every_noun: Iterable[Noun], others: set[str], zipf: dict[str, float]) -> dict[str, Origin]:
    """For each form that is no dictionary form itself, the noun it belongs to; of several, the most common one.

    What a table made by hand says comes first, then words without a singular, then plurals, then cases.
    """
    elsewhere = other_forms()
    alone, plurals, cases = dict[str, Origin](), dict[str, Origin](), dict[str, Origin]()
    zipf = zipf | _by_own_forms(every_noun, zipf)
    for noun in sorted(every_noun, key=lambda noun: (-zipf.get(noun.lemma, 0), noun.lemma)):
        if not noun.has_singular:
            alone[noun.lemma] = ("plural-only", noun.lemma)
        elif plural := noun.nominative_plural:
            plurals.setdefault(plural, ("plural", noun.lemma))
        for form in noun.forms:
            if form not in elsewhere or zipf.get(form, 0) - zipf.get(noun.lemma, 0) < _ANOTHER_WORD:
                cases.setdefault(form, ("form", noun.lemma))
    plurals = {
        form: origin
        for form, origin in plurals.items()
        if not _is_rather(cases.get(form, origin), origin, zipf)
        and not _is_rather_another(form, origin, elsewhere, zipf)
    }
    alone = {
        word: origin for word, origin in alone.items() if word not in plurals or zipf.get(plurals[word][1], 0) == 0
    }
    found = cases | plurals | alone | adjectival_plurals() | listed_forms() | judged()
    return {word: origin for word, origin in found.items() if word in others}


def _by_own_forms(every_noun: Iterable[Noun], zipf: dict[str, float]) -> dict[str, float]:
    """How common a noun is that looks like a form of another: посад is met as the genitive of «посади», so what counts
    is how often «посадом» is."""
    spelled: dict[str, set[str]] = {}
    for noun in every_noun:
        spelled.setdefault(noun.lemma, set()).update(noun.forms - {noun.lemma})
    owners = Counter(form for forms in spelled.values() for form in forms)
    return {
        lemma: max((zipf.get(form, 0) for form in forms if owners[form] == 1 and form not in spelled), default=0)
        for lemma, forms in spelled.items()
        if owners[lemma]
    }


def _is_rather(case: Origin, plural: Origin, zipf: dict[str, float]) -> bool:
    """Руці is a case of «рука», not the plural of the unknown «руця»."""
    return zipf.get(case[1], 0) - zipf.get(plural[1], 0) >= _ANOTHER_WORD


def _is_rather_another(form: str, plural: Origin, elsewhere: set[str], zipf: dict[str, float]) -> bool:
    """Коли is "when", not the plural of «кіл»."""
    return form in elsewhere and zipf.get(form, 0) - zipf.get(plural[1], 0) >= _ANOTHER_WORD
