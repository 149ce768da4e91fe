"""Links from the clue tables for the cards of `stars`: a hint at a word in one language is one in others too.

A language gets links from the tables of the others alone, because bots read its own table anyway. English gets none:
the dictionaries through which they would come have another licence.
"""

from collections.abc import Iterable, Iterator, Mapping, Set

from lexicon_build.association.links import Links, linked
from lexicon_build.association.translated import Translations
from parlour.games.stars.components.cards import shipped_clues

_STRENGTH = 32
_FADING = 0.97  # from one clue of a word to the next
_CARRY = 2  # translations to use


def english_links(languages: Iterable[str], translations: Mapping[str, Translations], known: Set[str]) -> Links:
    """Return the links that the tables of some languages make between English words."""
    pairs = (pair for language in languages for pair in _pairs(language, translations.get(language)))
    return linked((word, clue, weight * _STRENGTH) for word, clue, weight in pairs if {word, clue} <= known)


def _pairs(language: str, translations: Translations | None) -> Iterator[tuple[str, str, float]]:
    for word, clues in shipped_clues(language).items():
        for place, clue in enumerate(clues):
            for one, weight in _in_english(word, translations):
                for other, share in _in_english(clue, translations):
                    yield one, other, weight * share * _FADING**place


def _in_english(word: str, translations: Translations | None) -> list[tuple[str, float]]:
    return [(word, 1.0)] if translations is None else list(translations.get(word, {}).items())[:_CARRY]
