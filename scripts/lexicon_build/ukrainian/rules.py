"""Words that dictionaries do not list because they are derived by rule."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from lexicon_build.tables import table, words
from lexicon_build.ukrainian.noun import Noun
from lexicon_build.ukrainian.older import forms

# A man who does or is something, and the woman: by the endings that are productive and clear.
_WOMEN = (
    (
        re.compile(
            r".{2,}([тсдз]ор|[еи]р|[іи]ст|[ае]нт|[аі]т|[ая]р|[ая]н|ун|он|аст|ект|іатр|евт|[аія]ч|тель|[іо]й|навт|мен)"
        ),
        "",
        "ка",
    ),
    (re.compile(r".{2,}(лог|гог|ург|[^і]граф|соф|[тдмзр]ик|[млнрст]ік)"), "", "иня"),
    (re.compile(r".{2,}[аоія]вець"), "ець", "иця"),
    (re.compile(r".{2,}[аоія]вець"), "ець", "чиня"),
    (re.compile(r".{3,}ник"), "ник", "ниця"),
)
_PUPIL = re.compile(".{3,}чук")
_ANYBODY = "*"
_WELL_KNOWN = 3.3  # Zipf: persons who can have a prefix "ex-"; nouns with a feminine form are persons, not animals


def for_women(nouns: Iterable[Noun]) -> Iterator[Noun]:
    """Декан: деканка, психолог: психологиня, науковець: науковиця."""
    for noun in nouns:
        if noun.is_person:
            yield from (
                _feminine(noun.lemma.removesuffix(goes) + comes)
                for fits, goes, comes in _WOMEN
                if fits.fullmatch(noun.lemma)
            )


def _feminine(lemma: str) -> Noun:
    return Noun(lemma, frozenset(forms(lemma, "ab")), "f", has_singular=True)


def joined(nouns: Iterable[Noun], zipf: Mapping[str, float]) -> Iterator[Noun]:
    """Експрезидент, онлайнкурс: what the spelling of 2019 writes in one word, and the former spelling with a hyphen."""
    listed = list(nouns)
    people = {
        noun.lemma
        for noun in listed
        if noun.is_person
        and zipf.get(noun.lemma, 0) >= _WELL_KNOWN
        and any(fits.fullmatch(noun.lemma) for fits, *_ in _WOMEN)
    }
    for first, seconds in table("uk-joined").items():
        fits = set(seconds.split()) | (people if _ANYBODY in seconds.split() else set())
        for noun in listed:
            if noun.has_singular and noun.lemma in fits:
                joint = "'" if first[-1] not in "аеєиіїоуюя" and noun.lemma[0] in "єїюя" else ""
                whole = frozenset(first + joint + form for form in noun.forms)
                yield noun._replace(lemma=first + joint + noun.lemma, forms=whole, is_person=False)


def with_plain_letter(nouns: Iterable[Noun], known: set[str]) -> Iterator[Noun]:
    """Words with ґ were printed with г from 1933 to 1990, and still are on keyboards without ґ."""
    for noun in nouns:
        plain = noun.lemma.replace("ґ", "г")
        if plain != noun.lemma and plain not in known:
            listed = frozenset(form.replace("ґ", "г") for form in noun.forms)
            yield noun._replace(lemma=plain, forms=listed)


def surnames(nouns: Collection[str]) -> set[str]:
    """Nouns that are surnames today: коваленко, and ковальчук, for there is a коваль."""
    sons = {noun for noun in nouns if noun.endswith("енко")}
    pupils = {noun for noun in nouns if _PUPIL.fullmatch(noun) and not {noun[:-3], noun[:-2]}.isdisjoint(nouns)}
    return (sons | pupils) - words("uk-names-kept")
