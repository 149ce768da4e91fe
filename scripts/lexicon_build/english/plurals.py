"""Which English words are plurals, and of what: rules of spelling, WordNet's exceptions, a table made by hand."""

import re
from collections.abc import Container, Iterator, Mapping

from lexicon_build import sources
from lexicon_build.tables import table

_ENDINGS = (
    ("s", ""),
    ("es", ""),
    ("ies", "y"),
    ("ves", "f"),
    ("ves", "fe"),
    ("zzes", "z"),
    ("sses", "s"),
    ("men", "man"),
    ("people", "person"),
    ("children", "child"),
    ("mice", "mouse"),
    ("feet", "foot"),
    ("teeth", "tooth"),
    ("ae", "a"),
    ("i", "us"),
    ("a", "um"),
    ("a", "on"),
    ("ices", "ex"),
    ("ices", "ix"),
    ("es", "is"),
    ("eaux", "eau"),
)
_TAKES_ES = re.compile(r".*(s|x|z|ch|sh|o)")
_ANOTHER_WORD = 0.75  # Zipf: a plural is hardly ever so much more common than its singular
_LOOKS_PLURAL = re.compile(r".*([^sui]|ic)s")


class Plurals:
    """Judges words by the known nouns."""

    def __init__(self, irregular: Mapping[str, str], zipf: Mapping[str, float]) -> None:
        self._irregular = irregular
        self._zipf = zipf
        self._verbs = sources.wordnet_mostly_verbs()
        self._every_verb = sources.wordnet_lemmas("verb")
        self.rulings = {word: line.split("\t")[0] for word, line in table("en-plural-looking").items()}

    def looks_plural(self, word: str, nouns: Container[str]) -> bool:
        """Whether the word ends like a plural or would be that of another noun, so that it is not clearly singular."""
        return bool(_LOOKS_PLURAL.fullmatch(word)) or self.singular(word, nouns) is not None

    def singular(self, word: str, nouns: Container[str]) -> str | None:
        """The noun of which this is the plural, or the most common of several."""
        ruling, _, of = self.rulings.get(word, "").partition(" ")
        if ruling:
            return of or None
        found = {
            base for base in self._bases(word) if base in nouns and base != word and not self._is_rather(word, base)
        }
        return min(found, key=lambda base: (-self._zipf.get(base, 0), base), default=None)

    def _bases(self, word: str) -> Iterator[str]:
        if word in self._irregular:
            yield self._irregular[word]
        for ending, singular in _ENDINGS:
            stem = word.removesuffix(ending)
            if stem != word and _fits(stem, ending, singular) and not self._is_verb(word, singular):
                yield stem + singular

    def _is_rather(self, word: str, base: str) -> bool:
        """Verb forms are not plurals: KNOWS has no singular, and "does" is not the plural of "doe"."""
        if word.removesuffix("s") == base:
            return base in self._verbs
        verbs = {word.removesuffix("s"), word.removesuffix("es")} - {word, base}
        return bool(verbs & self._every_verb) and self._zipf.get(word, 0) - self._zipf.get(base, 0) >= _ANOTHER_WORD

    def _is_verb(self, word: str, singular: str) -> bool:
        """BELIEVES is not the plural of BELIEF."""
        return singular in ("f", "fe") and word[:-1] in self._zipf


def _fits(stem: str, ending: str, singular: str) -> bool:
    """A noun in s takes es, not s, and only such nouns take es. One letter is not a stem."""
    if singular or ending not in ("s", "es") or stem[-1:] == "o":
        return len(stem) > 1 or ending not in ("i", "a")
    return len(stem) > 1 and (ending == "es") == bool(_TAKES_ES.fullmatch(stem))


def regular_plural(noun: str) -> str:
    if re.fullmatch(r".*(s|x|z|ch|sh)", noun):
        return noun + "es"
    if re.fullmatch(r".*[^aeiou]y", noun):
        return noun[:-1] + "ies"
    return noun[:-3] + "men" if noun.endswith("man") else noun + "s"
