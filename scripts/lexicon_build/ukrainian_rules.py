"""Words that no dictionary lists one by one, for everybody can make them."""

import re
from collections.abc import Iterable, Iterator

from lexicon_build.noun import Noun
from lexicon_build.older_ukrainian import forms

# A man who does or is something, and the woman: by the endings that are productive and clear.
_WOMEN = (
    (re.compile(r".{2,}([тсдз]ор|[еи]р|[іи]ст|[ае]нт|[аі]т|[ая]р|[ая]н|ун|он|аст|ект)"), "ка"),
    (re.compile(r".{3,}лог"), "иня"),
)


def for_women(nouns: Iterable[Noun]) -> Iterator[Noun]:
    """Декан: деканка, психолог: психологиня."""
    for noun in nouns:
        if noun.is_person:
            yield from (_feminine(noun.lemma + comes) for fits, comes in _WOMEN if fits.fullmatch(noun.lemma))


def _feminine(lemma: str) -> Noun:
    return Noun(lemma, frozenset(forms(lemma, "ab")), "f", has_singular=True)


def with_plain_letter(nouns: Iterable[Noun], known: set[str]) -> Iterator[Noun]:
    """What is spelled with ґ was printed with г from 1933 to 1990, and still is by whoever lacks the key."""
    for noun in nouns:
        plain = noun.lemma.replace("ґ", "г")
        if plain != noun.lemma and plain not in known:
            listed = frozenset(form.replace("ґ", "г") for form in noun.forms)
            yield noun._replace(lemma=plain, forms=listed)
